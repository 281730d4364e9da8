import type { CompanyId, DisplayColumnId, KindId, TileId } from '@quayside/mombasa/ids'

/** Parts of the table, by which a person can call them up. */
export const MOMBASA_PARTS = ['players', 'companies', 'map', 'cards', 'books', 'spaces', 'signs'] as const
export type MombasaPart = (typeof MOMBASA_PARTS)[number]

/** Mombasa as text. Short words: they stand in narrow columns. */
export interface MombasaWords {
  /** One word each, in small letters: it is typed. */
  readonly parts: Record<MombasaPart, string>
  readonly phases: Record<'planning' | 'starting-tiles' | 'resting' | 'actions' | 'over', string>
  round(round: number, of: number): string
  /** Who has the marker, and who began this round where that was another. */
  first(name: string, began?: string): string
  /** Parts of the table that are not shown, or not all of them. */
  more(parts: readonly string[]): string

  /** Three letters, for where the name is too long. */
  readonly companies: Record<CompanyId, string>
  readonly kinds: Record<KindId, string>
  /** Units of any one good, and a merchant or bookkeeper, as a book asks for them. */
  readonly oneGood: string
  readonly helper: string

  /** Heads of columns: the value of a share, posts in the columns of the base, the track. */
  readonly each: string
  readonly base: string
  readonly track: string
  /** Where a marker stands, and how far it is to what comes next. */
  at(space: number): string
  shares(count: number): string
  nextShare(steps: number): string
  nextCall(pounds: number, steps: number): string
  nextBonus(steps: number): string
  readonly trackEnd: string
  postsOut(count: number): string

  readonly columns: Record<DisplayColumnId, string>
  stack(cards: number): string
  readonly discards: string
  /** Before a book or a card in signs. */
  readonly takeBook: string
  readonly buy: string
  readonly bookSupply: string
  /** Coins that go to the books before later rounds. */
  readonly roundCoins: string
  coinsIn(round: number, coins: number): string

  readonly buyCard: string
  discardFor(plus: number): string
  readonly tiles: Record<TileId, string>
  most(counted: string): string

  /** What the bonuses of the tracks do. */
  perCard(kind: string, amount: number): string
  discount(amount: number, paidWith: string): string
  readonly anyGoods: string
  extraMarkers(count: number): string
  readonly space: string
  readonly or: string
  buyAndOr(discount: number, diamonds: number): string
  discardOf(card: string, plus: number): string
  readonly anyCard: string
  otherTracks(tracks: number, spaces: number): string

  /** Rows of a player. */
  readonly slots: string
  readonly hand: string
  readonly handAndPlan: string
  readonly resting: string
  readonly bookTrack: string
  readonly closed: string
  /** After the number of a step on which no A may lie. */
  readonly notA: string
  readonly turned: string
  markers(left: number): string
  readonly plans: string
  readonly sealed: string
  readonly ended: string

  /** What is under way in a turn. */
  expands(company: string, points: number): string
  units(left: number): string
  readonly held: string
  readonly ousted: string

  /** What each sign of the board stands for. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[]
}
