import type { Facts } from '@quayside/kernel'
import { bookText, cardText, letterOf, type Signs } from './scene.ts'

/** Answers whose words are long and of which there are many: a book, or a card and its price. */
export function answerInSigns(facts: Facts, signs: Signs): string | null {
  const { words } = signs
  switch (facts.kind) {
    case 'book': {
      const book = String(facts.book)
      const coins = Number(facts.pounds) > 0 ? ` (£${facts.pounds})` : ''
      return `${words.takeBook} ${letterOf(book, signs)} ${bookText(book, signs)}${coins}`
    }
    case 'buy': {
      const price = facts.currency === 'pounds' ? `£${facts.price}` : facts.price
      return `${words.buy} ${cardText(String(facts.card), signs)}: ${price}`
    }
    default:
      return null
  }
}
