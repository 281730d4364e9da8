/** How the games behind a table of openings were played. With the same numbers the same games come again. */
export interface OpeningsRecipe {
  readonly bot: string
  /** The part of the bot's simulations that it is given. */
  readonly budget: number
  readonly seed: string
  /** How many games of how many players. */
  readonly tables: readonly { readonly players: number; readonly games: number }[]
}
