import type { ActionCardData, CardData, CardsData } from '../data/pack.ts'
import { COMPANIES, KINDS } from '../ids.ts'

/**
 * Cards that look alike are the same card to the engine: it counts faces. So there is one answer for two cards between which nobody can
 * tell a difference, and equal situations are equal states.
 */
export interface Face {
  /** `banana-2`, `expansion-2-cairo`, `merchant-cairo`, `share-cairo-at-3`: the price only where it tells two apart. */
  readonly id: string
  readonly kind: number
  readonly value: number
  /** The red number. */
  readonly price: number
  /** The company a share of which it is or bears; -1 without. */
  readonly share: number
  /** Merchants: steps, pounds, and the company whose mines count; -1 without. */
  readonly diamond: number
  readonly pounds: number
  readonly minesOf: number
}

export interface Cards {
  readonly faces: readonly Face[]
  /** Faces of the nine cards every player begins with. */
  readonly starting: readonly number[]
  /** The "1" expansion card by seat. */
  readonly expansionOnes: readonly number[]
  /** The stack from the bottom: blocks of faces in chance order, the last letter lowest. */
  readonly blocks: readonly (readonly number[])[]
  /** Starting cards by their id in the data, for the tiles that rest them. */
  readonly byId: ReadonlyMap<string, number>
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
  const numberOf = (card: CardData) => order.indexOf(lookOf(card))
  return {
    faces,
    starting: data.starting.map(numberOf),
    expansionOnes: data.expansionOnes.map(numberOf),
    blocks: STACK_LETTERS.map((letter) => data.action.filter((card) => card.letter === letter).map(numberOf)),
    byId: new Map(data.starting.map((card) => [card.id, numberOf(card)])),
  }
}

const lookOf = ({ kind, value, price, share, merchant }: CardData): string =>
  JSON.stringify([kind, value ?? 0, price, share, merchant?.diamond, merchant?.pounds, merchant?.minesOf])

const companyNumber = (id: (typeof COMPANIES)[number] | undefined): number => (id ? COMPANIES.indexOf(id) : -1)

function compare(a: CardData, b: CardData): number {
  const keys = (card: CardData) => [
    KINDS.indexOf(card.kind),
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
  kind: KINDS.indexOf(kind),
  value,
  price,
  share: companyNumber(share),
  diamond: merchant?.diamond ?? 0,
  pounds: merchant?.pounds ?? 0,
  minesOf: companyNumber(merchant?.minesOf),
})
