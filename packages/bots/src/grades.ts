/** The ids of bots, in a file of their own, so that a table can name them without loading their code. */

/** The grades that people play against, from gentle to fierce. */
export const GRADES = ['casual', 'steady', 'strong', 'master', 'grandmaster'] as const
export type Grade = (typeof GRADES)[number]

/** The longest that a grade thinks about a decision, in milliseconds; those that only follow a policy never take so long. */
const LONGEST: { readonly [grade in Grade]?: number } = { grandmaster: 10_000 }
const USUAL = 3000

export const longestFor = (bot: string): number => LONGEST[gradeOf(bot) as Grade] ?? USUAL

/** Whose advice it is when somebody asks for it. */
export const ADVISER = 'master' satisfies Grade

/** Grades that think so much that it is worth while to cut it into parts. */
const DEEP: readonly string[] = ['master', 'grandmaster']
export const isDeep = (bot: string): boolean => DEEP.includes(bot)

/** Who answers for players that are away, and where the box's own opponents have a choice: quick and sensible. */
export const STAND_IN: Grade = 'steady'

/** Gives any legal answer: a baseline for measurements, not offered as an opponent. */
export const RANDOM = 'random'

export const BOT_IDS: readonly string[] = [...GRADES, RANDOM]

/** What bots were called before there were grades; tables of that time still name them so. */
const FORMERLY: { readonly [id: string]: string } = { simple: 'steady' }

/** Grades that may have a character: what they like to do in a game. The higher ones do what wins. */
export const LIVELY: readonly string[] = ['casual', 'steady', 'strong'] satisfies readonly Grade[]

/** A bot's grade and its character, as `steady-shipper` has them. */
const partsOf = (id: string): (string | undefined)[] => id.split(/-(.*)/)

/** The grade of a bot, if there is such a one, whatever its character. */
export function gradeOf(id: string): string | undefined {
  const [name = '', character] = partsOf(id)
  const grade = Object.hasOwn(FORMERLY, name) ? FORMERLY[name] : name
  return BOT_IDS.includes(grade) && (character === undefined || LIVELY.includes(grade)) ? grade : undefined
}

/** What a bot likes, if anything. Bots of tables that were set before there were characters like nothing. */
export const characterOf = (id: string): string | undefined => partsOf(id)[1]

/** The present name of a bot, its character included, if there is such a one; which characters there are, its game knows. */
export const botNamed = (id: string): string | undefined => gradeOf(id) && id.replace(/^[^-]*/, gradeOf(id)!)

/** What of a game says which characters there are. */
type Peopled = { readonly characters?: readonly string[] }

/** Whether there is such a bot for a game. */
export const isBotOf = ({ characters = [] }: Peopled, id: string): boolean =>
  gradeOf(id) !== undefined && [undefined, ...characters].includes(characterOf(id))

/**
 * A bot of a grade with one of the game's characters; with none where the grade has none, or the game. `chance` is from 0 to less than 1, the same
 * for all of a table, where neighbours like different things.
 */
export const livelyBot = ({ characters = [] }: Peopled, grade: Grade, chance: number, seat = 0): string =>
  LIVELY.includes(grade) && characters.length > 0
    ? `${grade}-${characters[(Math.floor(chance * characters.length) + seat) % characters.length]}`
    : grade
