import type { AnyGame } from '@quayside/kernel'
import { decided } from './decide.ts'
import { botById } from './index.ts'
import type { InPart } from './parts.ts'
import { type Found, foregone, told } from './search/tally.ts'
import type { BotJob, Mind } from './think.ts'

export { decided } from './decide.ts'
export type { Found } from './search/tally.ts'

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
export const answersFrom = (parts: readonly Found<string>[]): readonly string[] => decided(parts)[0].answers

/** With answers as they are written. */
const written = (found: Found, game: AnyGame, state: unknown): Found<string> =>
  told(found, (answer) => game.print(state, answer))
