import { type Maybe, NONE } from '@quayside/kernel/box'
import {
  CARD,
  CARD_KIND,
  type Card,
  type CardKind,
  COMPANY,
  type Company,
  type CompanyId,
  type Good,
  goodOf,
} from '../ids.ts'
import type { ActionCardData, CardData, CardsData } from './pack.ts'

/**
 * Cards that look alike are the same card to the engine: it counts faces. So there is one answer for two cards between which nobody can
 * tell a difference, and equal situations are equal states.
 */
export interface Face {
  /** `banana-2`, `expansion-2-cairo`, `merchant-cairo`, `share-cairo-at-3`: the price only where it tells two apart. */
  readonly id: string
  readonly kind: CardKind
  /** The good of a goods card. */
  readonly good: Maybe<Good>
  readonly value: number
  /** The red number. */
  readonly price: number
  /** The company a share of which it is or bears. */
  readonly share: Maybe<Company>
  /** Merchants: steps, pounds, and the company whose mines count. */
  readonly diamond: number
  readonly pounds: number
  readonly minesOf: Maybe<Company>
}

export interface Cards {
  /** The cards there are, and what each looks like. */
  readonly cards: readonly Card[]
  readonly faces: readonly Face[]
  /** By company: the cards that are or bear a share of it. */
  readonly shareCards: readonly (readonly Card[])[]
  /** The nine cards every player begins with. */
  readonly starting: readonly Card[]
  /** The "1" expansion card by seat. */
  readonly expansionOnes: readonly Card[]
  /** The stack from the bottom: blocks of faces in chance order, the last letter lowest. */
  readonly blocks: readonly (readonly Card[])[]
  /** Starting cards by their id in the data, for the tiles that rest them. */
  readonly byId: ReadonlyMap<string, Card>
}

const STACK_LETTERS: readonly ActionCardData['letter'][] = ['E', 'D', 'C', 'B', 'A']

/** The same numbers for any number of players: events name cards by them. */
export function compileCards(data: CardsData): Cards {
  const all = [...data.starting, ...data.expansionOnes, ...data.action]
  const looks = new Map<string, CardData>()
  for (const card of all) if (!looks.has(lookOf(card))) looks.set(lookOf(card), card)
  const order = [...looks.keys()].sort((a, b) => compare(looks.get(a)!, looks.get(b)!))
  const names = nameAll(order.map((look) => looks.get(look)!))
  const faces = order.map((look, i) => faceOf(looks.get(look)!, names[i]))
  const cards = CARD.all.slice(0, faces.length)
  const numberOf = (card: CardData): Card => cards[order.indexOf(lookOf(card))]
  return {
    cards,
    faces,
    shareCards: COMPANY.all.map((company) => cards.filter((card) => faces[card].share === company)),
    starting: data.starting.map(numberOf),
    expansionOnes: data.expansionOnes.map(numberOf),
    blocks: STACK_LETTERS.map((letter) => data.action.filter((card) => card.letter === letter).map(numberOf)),
    byId: new Map(data.starting.map((card) => [card.id, numberOf(card)])),
  }
}

const lookOf = ({ kind, value, price, share, merchant }: CardData): string =>
  JSON.stringify([kind, value ?? 0, price, share, merchant?.diamond, merchant?.pounds, merchant?.minesOf])

const companyNumber = (id: CompanyId | undefined): Maybe<Company> => (id ? COMPANY.of(id) : NONE)

function compare(a: CardData, b: CardData): number {
  const keys = (card: CardData) => [
    CARD_KIND.of(card.kind),
    card.value ?? 0,
    companyNumber(card.share),
    companyNumber(card.merchant?.minesOf),
    card.price,
  ]
  const [left, right] = [keys(a), keys(b)]
  const at = left.findIndex((key, i) => key !== right[i])
  return at < 0 ? 0 : left[at] - right[at]
}

/** Every face's name: the shortest that no other has. */
function nameAll(cards: readonly CardData[]): string[] {
  const plain = cards.map(plainName)
  const withPrice = cards.map((card, i) => {
    const alone = plain.filter((name) => name === plain[i]).length === 1
    return alone ? plain[i] : `${plain[i]}-at-${card.price}`
  })
  return withPrice.map((name, i) => {
    const before = withPrice.slice(0, i).filter((other) => other === name).length
    return before === 0 ? name : `${name}-${'bcdefgh'[before - 1]}`
  })
}

function plainName({ kind, value, share, merchant }: CardData): string {
  const parts = [kind, value, share, merchant?.minesOf]
  return parts.filter((part) => part !== undefined).join('-')
}

const faceOf = ({ kind, value = 0, price, share, merchant }: CardData, id: string): Face => ({
  id,
  kind: CARD_KIND.of(kind),
  good: goodOf(CARD_KIND.of(kind)),
  value,
  price,
  share: companyNumber(share),
  diamond: merchant?.diamond ?? 0,
  pounds: merchant?.pounds ?? 0,
  minesOf: companyNumber(merchant?.minesOf),
})
