/** Parts of the table, by which a person can call them up. */
export const PUERTO_RICO_PARTS = ['players', 'table', 'market', 'festival', 'cards', 'puertoma', 'signs'] as const
export type PuertoRicoPart = (typeof PUERTO_RICO_PARTS)[number]

/** Puerto Rico as text. Short words: they stand in narrow columns. */
export interface PuertoRicoWords {
  /** One word each, in small letters: it is typed. */
  readonly parts: Record<PuertoRicoPart, string>
  /** Parts of the table that are not shown, or not all of them. */
  more(parts: readonly string[]): string
  round(round: number): string
  readonly setUp: string
  readonly lastRound: string
  governor(name: string): string

  /** The middle of the table. */
  readonly roles: string
  readonly ships: string
  readonly house: string
  readonly tiles: string
  readonly supply: string
  readonly festival: string
  readonly market: string
  /** Victory points, abbreviated. */
  readonly vp: string
  coins(count: number): string
  faceDown(tiles: number): string
  ownShip(name: string): string
  smallShip(name: string): string
  workers(supply: number, aboard: number, ship: string): string
  /** Workers and nobles out of the game. */
  gone(workers: number, nobles: number): string
  building(cost: number, points: number, left: number): string
  kidnapped(name: string): string
  /** A reward of the festival. */
  reward(workers: number, coins: number, points: number): string

  /** The market before the first round: spaces left of a cost, and what was put up. */
  spaces(left: number): string
  readonly offered: string

  /** A player. */
  readonly fields: string
  readonly city: string
  readonly noGoods: string
  idle(workers: number): string
  /** After as many signs as nobles wait. */
  readonly waiting: string
  readonly cards: string
  covered(cards: number): string
  readonly toChoose: string

  /** Puertomas. */
  readonly estates: string
  readonly levels: string
  readonly abilities: string
  readonly reserved: string
  readonly marker: string
  quarries(count: number): string
  deck(left: number): string
  readonly drawn: string

  /** What each sign of the board stands for; some go by the names that the edition has for them. */
  signs(noble: string, forest: string, buccaneer: string): readonly (readonly [sign: string, meaning: string])[]
}
