import type { AnyGame } from '@quayside/kernel'
import { botById } from './index.ts'
import { type Found, findings, foregone, type Part, told } from './search/tally.ts'
import type { BotJob, Mind } from './think.ts'

export { gathered, LATENESS } from './gathered.ts'
export { type Found, findings, type Part } from './search/tally.ts'

/**
 * A job in several parts, each done by another process or worker. All know the same ways to answer, and each tries them in truths of its own; what
 * they have found is added up. A part may be missing in the end: the others are as good as a search with fewer simulations.
 */
export type InPart<Job> = Job & { readonly part: Part }

export const partsOf = (of: number): Part[] => Array.from({ length: of }, (_, index) => ({ index, of }))

export const inParts = <Job>(job: Job, of: number): InPart<Job>[] => partsOf(of).map((part) => ({ ...job, part }))

/** What a part of a bot's job has found, as data that can be sent. */
export function thinkInPart({ bot, seat, seed, state, milliseconds, part }: InPart<BotJob>, mind: Mind): Found<string> {
  const player = botById(bot)
  if (!player) throw new Error(`there is no bot ${bot}`)
  const unpacked = mind.game.unpack(state)
  const asked = { ...mind, state: unpacked, seat }
  const found = player.weigh
    ? player.weigh(asked, seed, part, milliseconds)
    : foregone(seat, player.choose(asked, seed, milliseconds), part)
  return written(found, mind.game, unpacked)
}

/** The bot's answers, from all parts that have come. */
export const answersFrom = (parts: readonly Found<string>[]): readonly string[] => findings(parts)[0].answers

/** With answers as they are written. */
export const written = (found: Found, game: AnyGame, state: unknown): Found<string> =>
  told(found, (answer) => game.print(state, answer))
