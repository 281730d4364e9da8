import { catalogue } from '../../app/words.ts'

export const zoomWords = catalogue({
  en: { closer: 'Closer', farther: 'Farther', whole: 'Show all of it' },
  pt: { closer: 'Aproximar', farther: 'Afastar', whole: 'Mostrar tudo' },
  it: { closer: 'Avvicina', farther: 'Allontana', whole: 'Mostra tutto' },
})
