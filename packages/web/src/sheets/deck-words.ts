import { catalogue } from '../app/words.ts'

export const deckWords = catalogue({
  en: { lastTime: 'When it was last drawn', all: 'The automa’s cards, one by one' },
  pt: { lastTime: 'Quando saiu pela última vez', all: 'As cartas do automa, uma a uma' },
  it: { lastTime: 'L’ultima volta che è uscita', all: 'Le carte dell’automa, una per una' },
})
