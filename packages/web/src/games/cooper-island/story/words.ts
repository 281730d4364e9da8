import { catalogue } from '../../../app/words.ts'

/** What the story says of why something mattered. */
export const storyWords = catalogue({
  en: {
    owesYou: 'Your worker was there: a fee is due to you.',
    youOwe: 'If your worker goes there next, you owe them a fee.',
    orderGone: 'That royal order is taken: you can no longer have it.',
  },
  pt: {
    owesYou: 'Seu trabalhador estava lá: devem a você uma taxa.',
    youOwe: 'Se o seu trabalhador for o próximo ali, você deve uma taxa.',
    orderGone: 'Essa ordem real foi tomada: não está mais ao seu alcance.',
  },
  it: {
    owesYou: 'Lì c’era il tuo lavoratore: ti spetta una tassa.',
    youOwe: 'Se il prossimo lavoratore lì è il tuo, devi una tassa.',
    orderGone: 'Quell’ordine reale è preso: non puoi più averlo.',
  },
})
