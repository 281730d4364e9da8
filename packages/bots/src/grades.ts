/** The ids of bots, in a file of their own, so that a table can name them without loading their code. */

/** The grades that people play against, from gentle to fierce. */
export const GRADES = ['casual', 'steady', 'strong', 'master', 'grandmaster'] as const
export type Grade = (typeof GRADES)[number]

/** The longest that a grade thinks about a decision, in milliseconds; those that only follow a policy never take so long. */
const LONGEST: { readonly [grade in Grade]?: number } = { grandmaster: 10_000 }
const USUAL = 3000

export const longestFor = (bot: string): number => LONGEST[botNamed(bot) as Grade] ?? USUAL

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

/** The present name of a bot, if there is such a one. */
export function botNamed(id: string): string | undefined {
  const name = Object.hasOwn(FORMERLY, id) ? FORMERLY[id] : id
  return BOT_IDS.includes(name) ? name : undefined
}
