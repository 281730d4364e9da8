import type { Facts } from '@quayside/kernel'

/**
 * The places of this board. What is drawn and can be picked:
 *   start:<tile>  hand:<card>  slot:<1-5>  pile:<1-5>  tile:<bonus tile>  marker  diamond  ink  step:<n>  held:<book>
 *   display:<column>:<row>  book:<row>:<column>  bonus:<space>
 *   region:<region>  base:<company>:<column>  company:<company>
 * What these stand for at some moments (see moment.ts):
 *   column:<1-3>  a column of the base of the company that a post leaves or returns to
 *   action:<1-5>  a slot, while the card in it can be used
 *   attach:<1-5>  a slot, while the +1 tile is held
 *   expansion     every expansion card or tile that lies face up: they are used together
 * Where pieces come from and go to, besides:
 *   track:<company>:<position>  seat:<n>  purse:<n>  stack  bank
 */
export function places(answer: Facts): readonly string[] {
  switch (answer.kind) {
    case 'keep':
      return [`start:${answer.start}`]
    case 'rest':
      return [`hand:${answer.card}`, `pile:${answer.pile}`]
    case 'lay':
      return [`hand:${answer.card}`, `slot:${answer.slot}`]
    case 'discard':
      return [`hand:${answer.card}`]
    case 'use':
    case 'add':
      return [`action:${answer.slot}`]
    case 'use-tile':
      return [`tile:${answer.tile}`]
    case 'attach':
      return ['tile:plus-one', `attach:${answer.slot}`]
    case 'pile':
      return [`pile:${answer.pile}`]
    case 'buy':
      return [`display:${answer.display}:${answer.row}`]
    case 'mark':
      return ['marker', `bonus:${answer.bonus}`]
    case 'advance':
    case 'track':
      return [`company:${answer.company}`]
    case 'expand':
      return ['expansion', `company:${answer.company}`]
    case 'enter':
      return [`region:${answer.region}`, `column:${answer.column}`]
    case 'reward':
      return [`region:${answer.region}`]
    case 'return':
      return [`column:${answer.column}`]
    case 'remove':
      return [`company:${answer.company}`, `base:${answer.company}:${answer.column}`]
    case 'flip':
      return [`step:${answer.step}`]
    case 'step':
      return ['ink']
    case 'book':
      return [`book:${answer.row}:${answer.column}`]
    case 'place':
      return [`held:${answer.book}`, `step:${answer.step}`]
    case 'take':
      if (answer.part === 'diamond') return ['diamond']
      return answer.part === 'track' && answer.company !== undefined ? [`company:${answer.company}`] : []
    default:
      return []
  }
}

const SECTIONS: { readonly [kind: string]: string } = {
  region: 'map',
  base: 'map',
  column: 'map',
  company: 'map',
  track: 'map',
  bank: 'map',
  display: 'market',
  book: 'market',
  stack: 'market',
  bonus: 'market',
  seat: 'players',
}

export const sectionOf = (place: string): string => SECTIONS[place.split(':')[0]] ?? 'mine'

/** What the help card of a place is about. */
export function card(place: string): { kind: string; id: string } | null {
  const [kind, id] = place.split(':')
  switch (kind) {
    case 'region':
    case 'company':
    case 'bonus':
    case 'start':
      return { kind, id }
    case 'base':
    case 'track':
      return { kind: 'company', id }
    case 'tile':
      return { kind: 'bonus', id }
    case 'hand':
      return { kind: 'card', id }
    case 'held':
      return { kind: 'book', id }
    case 'diamond':
      return { kind: 'about', id: 'diamond' }
    case 'ink':
    case 'step':
      return { kind: 'about', id: 'books' }
    default:
      return null
  }
}
