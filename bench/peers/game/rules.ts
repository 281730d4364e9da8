/**
 * The small game that all three servers play: its rules as plain functions, written once and wrapped three times.
 *
 * Each seat holds three cards that nobody else sees. In turn a seat builds one of them on a lot of its own yard, for the price that the card's
 * good has at the market, or sells it for that price. The price moves, the seat draws another card from a face-down deck, and the next seat is
 * asked. Whoever builds scores.
 *
 * Its size is that of Puerto Rico with three players, where a seat sees 2.6 KB, is offered five answers, and is told of nine changes in 690 bytes
 * with each answer; here it sees 2.5 KB, is offered five or six, and is told of eleven changes in 640 bytes.
 */

/** Arrays of any kind: plain ones, drafts, those of a schema. */
export interface Row<T> {
  readonly length: number
  [at: number]: T
}

export interface Stall {
  good: string
  price: number
}

export interface Lot {
  good: string
  level: number
}

export interface Player {
  coins: number
  points: number
  lots: Row<Lot>
}

/** What everybody sees. */
export interface Open {
  /** Answers given so far. */
  answers: number
  turn: number
  /** The last answer, with the seat that gave it. */
  last: string
  stalls: Row<Stall>
  players: Row<Player>
}

export type Hand = Row<string>

/** What nobody sees. */
export interface Hidden {
  chance: number
  deck: string[]
  discard: string[]
}

export interface State {
  open: Open
  hands: Row<Hand>
  hidden: Hidden
}

/** What a seat sees. */
export interface Seen {
  readonly open: Open
  readonly hand: Hand
}

export const WAYS = ['build', 'sell'] as const
export type Way = (typeof WAYS)[number]
export interface Answer {
  readonly way: Way
  readonly card: string
}

export const REASONS = ['not-your-turn', 'not-held', 'too-dear', 'game-over'] as const
export type Reason = (typeof REASONS)[number]

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'cocoa', 'cotton', 'timber'] as const
export const CARDS: readonly string[] = Array.from({ length: 64 }, (_, at) => `k-${String(at).padStart(2, '0')}`)
export const HAND = 3
export const LOTS = 24
/** A game is longer than any measurement plays it. */
export const LAST_ANSWER = 3000

const COINS = 6
const DEAREST = 9

const numberOf = (card: string): number => Number(card.slice(2))
const goodOf = (card: string): number => numberOf(card) % GOODS.length

/* Answers and their texts */

export const textOf = ({ way, card }: Answer): string => `${way} ${card}`

export function parse(text: string): Answer | null {
  const [way, card, ...more] = text.split(' ')
  const known = (way === 'build' || way === 'sell') && more.length === 0 && CARDS.includes(card)
  return known ? { way, card } : null
}

/** The single place of legality; it needs no more than the seat sees, so that clients can use it too. */
export function whyNot({ open, hand }: Seen, seat: number, { way, card }: Answer): Reason | null {
  if (open.answers >= LAST_ANSWER) return 'game-over'
  if (open.turn !== seat) return 'not-your-turn'
  if (slotOf(hand, card) < 0) return 'not-held'
  return way === 'build' && open.stalls[goodOf(card)].price > open.players[seat].coins ? 'too-dear' : null
}

export function legalAnswers(seen: Seen, seat: number): Answer[] {
  const all = copyHand(seen.hand).flatMap((card) => WAYS.map((way) => ({ way, card })))
  return all.filter((answer) => whyNot(seen, seat, answer) === null)
}

function slotOf(hand: Hand, card: string): number {
  for (let slot = 0; slot < hand.length; slot++) if (hand[slot] === card) return slot
  return -1
}

/* Playing */

/** The game before its first answer. */
export function setUp(players: number, seed: number): State {
  const hidden: Hidden = { chance: seed, deck: [...CARDS], discard: [] }
  shuffle(hidden)
  const hands = listOf(players, () => hidden.deck.splice(-HAND))
  const open: Open = {
    answers: 0,
    turn: 0,
    last: '',
    stalls: GOODS.map((good, at) => ({ good, price: 2 + (at % 4) })),
    players: listOf(players, () => ({
      coins: COINS,
      points: 0,
      lots: listOf(LOTS, () => ({ good: 'none', level: 0 })),
    })),
  }
  return { open, hands, hidden }
}

/** Makes a legal answer: changes the state in place. */
export function play({ open, hands, hidden }: State, seat: number, { way, card }: Answer): void {
  const good = goodOf(card)
  const stall = open.stalls[good]
  const player = open.players[seat]
  if (way === 'build') {
    const lot = player.lots[numberOf(card) % LOTS]
    player.coins -= stall.price
    player.points += 1 + lot.level
    lot.good = GOODS[good]
    lot.level = (lot.level % 3) + 1
    stall.price = Math.min(DEAREST, stall.price + 1)
  } else {
    player.coins += stall.price
    stall.price = Math.max(1, stall.price - 1)
  }
  // Drawn before the played card is put away, so that a card which everybody has just seen is in nobody's hand.
  hands[seat][slotOf(hands[seat], card)] = draw(hidden)
  hidden.discard.push(card)
  open.last = `${seat} ${way} ${card}`
  open.turn = (seat + 1) % open.players.length
  open.answers++
}

function draw(hidden: Hidden): string {
  if (hidden.deck.length === 0) {
    hidden.deck = hidden.discard
    hidden.discard = []
    shuffle(hidden)
  }
  return hidden.deck.pop()!
}

/* Chance */

export function shuffle(hidden: Hidden): void {
  const { deck } = hidden
  for (let at = deck.length - 1; at > 0; at--) {
    hidden.chance = (Math.imul(hidden.chance, 1664525) + 1013904223) >>> 0
    const other = Math.floor((hidden.chance / 2 ** 32) * (at + 1))
    const card = deck[at]
    deck[at] = deck[other]
    deck[other] = card
  }
}

export const anySeed = (): number => Math.floor(Math.random() * 2 ** 32)

/* Copies */

/** A plain loop: states are copied often, and `Array.from` takes several times as long. */
export function listOf<T>(count: number, of: (at: number) => T): T[] {
  const list: T[] = []
  for (let at = 0; at < count; at++) list.push(of(at))
  return list
}

export const copyHand = (hand: Hand): string[] => listOf(hand.length, (slot) => hand[slot])

export function copyOpen(open: Open): Open {
  return {
    answers: open.answers,
    turn: open.turn,
    last: open.last,
    stalls: listOf(open.stalls.length, (at) => ({ good: open.stalls[at].good, price: open.stalls[at].price })),
    players: listOf(open.players.length, (seat) => copyPlayer(open.players[seat])),
  }
}

function copyPlayer({ coins, points, lots }: Player): Player {
  return {
    coins,
    points,
    lots: listOf(lots.length, (at) => ({ good: lots[at].good, level: lots[at].level })),
  }
}

export const copyState = ({ open, hands, hidden }: State): State => ({
  open: copyOpen(open),
  hands: listOf(hands.length, (seat) => copyHand(hands[seat])),
  hidden: { chance: hidden.chance, deck: [...hidden.deck], discard: [...hidden.discard] },
})
