import { type GameWords, type Language, type Seat, totalOf } from '@quayside/kernel'
import type { Sight } from '@quayside/table'
import type { Causes } from '../boards/board.ts'
import { type Beat, factsOf } from './beats.ts'
import type { StoryWords } from './words.ts'

export interface Reader {
  readonly me: Seat
  readonly language: Language
  readonly words: GameWords
  readonly said: StoryWords
}

/** Why a beat mattered to whoever reads: what the game says, else what their own sight shows of it. Null where nothing does. */
export function whyOf(beat: Beat, causes: Causes | null, reader: Reader): string | null {
  const { before, sight } = beat.step
  const { me, language, words, said } = reader
  for (const facts of beat.seat === me ? [] : factsOf(beat)) {
    const why = causes?.why({ facts, before: before.view, after: sight.view, me }, language, words)
    if (why) return why
  }
  const gained = beat.first ? pointsOf(sight, me) - pointsOf(before, me) : 0
  if (gained !== 0 && beat.seat !== me) return said.points(gained)
  const asked = (each: Sight) => each.asked.some(({ seat }) => seat === me)
  return asked(sight) && !asked(before) && beat.seat !== me ? said.yourTurn : null
}

/** As far as they are known. */
const pointsOf = ({ scores }: Sight, seat: Seat): number => {
  const score = scores[seat]
  return score ? (score.total ?? totalOf(score.lines)) : 0
}
