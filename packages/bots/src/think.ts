import type { AnyGame, AnyJudgement, Options, RulesId, Seat } from '@quayside/kernel'
import { botById } from './index.ts'
import type { Found } from './search/tally.ts'

/** What a bot has to decide, as data that can be sent to where it thinks: another process, or a worker of the browser. */
export interface BotJob {
  /** The rules that the table is played under, old ones perhaps: whoever thinks has to follow the same. */
  readonly rules: RulesId
  readonly options: Options
  readonly bot: string
  readonly seat: Seat
  readonly seed: string
  /** A state packed by the game: what the seat may know, with hidden things dealt anew. */
  readonly state: unknown
  /** The longest it may take; without it the answer depends on the seed alone. */
  readonly milliseconds?: number
}

/** The same for advice: what a master would answer in that seat. */
export type AdviceJob = Omit<BotJob, 'bot'> & {
  /** What a master's parts have found, where they have been at it already: it only remains to be told. */
  readonly found?: readonly Found<string>[]
}

/** A game and what it knows of good play. */
export interface Mind {
  readonly game: AnyGame
  readonly judgement: AnyJudgement
}

/** The bot's answers as they are written, at least one; those after the first hold as long as nothing comes between. */
export function think({ bot, seat, seed, state, milliseconds }: BotJob, mind: Mind): string[] {
  const player = botById(bot)
  if (!player) throw new Error(`there is no bot ${bot}`)
  const unpacked = mind.game.unpack(state)
  const answers = player.choose({ ...mind, state: unpacked, seat }, seed, milliseconds)
  return answers.map((answer) => mind.game.print(unpacked, answer))
}
