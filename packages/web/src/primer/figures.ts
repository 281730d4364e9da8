/** How the games behind some figures were played. With the same numbers the same games come again. */
export interface FigureRecipe {
  readonly players: number
  readonly bot: string
  /** The part of the bot's simulations that it is given. */
  readonly budget: number
  readonly seed: string
  readonly games: number
  /** The rounds that count as early. */
  readonly early: number
}

/** What the seats of all games show of one thing that is counted. */
export interface Figure {
  /** The average among those who won, and among the others. */
  readonly won: number
  readonly lost: number
  /** Of a hundred seats, how many had it at all. */
  readonly had: number
  /** Of a hundred seats that had it, how many won; and of those that had not. Null where there are none. */
  readonly wins: number | null
  readonly without: number | null
}

export interface Figures {
  readonly recipe: FigureRecipe
  readonly figures: { readonly [key: string]: Figure }
}

/** A number of the figures: `won points:chips`. */
export type FigureName = `${keyof Figure} ${string}`

export function figureAt({ figures }: Figures, name: string): number {
  const [column, ...rest] = name.split(' ')
  const figure = figures[rest.join(' ')]
  const value = figure?.[column as keyof Figure]
  if (value === undefined || value === null) throw new Error(`there is no figure ${name}`)
  return value
}
