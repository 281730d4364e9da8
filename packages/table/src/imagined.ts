import { type Advice, type Advised, advise } from '@quayside/bots/advice'
import { goThrough, truthOf } from '@quayside/bots/expected'
import type { AdviceJob, Mind } from '@quayside/bots/think'
import { type AnyGame, type Facts, type Match, type Seat, seatsIn } from '@quayside/kernel'
import { diff, type Patch } from './patch.ts'
import type { Sight } from './sight.ts'

/**
 * Advice with what its expected courses look like to the seat that is advised. They are played in a truth that was dealt anew, and only what the
 * seat would see of it is told: nothing here hangs on what is hidden from it.
 */
export interface AdviceShown extends Advice {
  /** Before the first answer. */
  readonly begin: Picture
  /** By answer, each as far as it is shown. */
  readonly courses: readonly (readonly ImaginedStep[])[]
}

/** What boards show. */
export type Picture = Pick<Sight, 'over' | 'view' | 'scores' | 'asked'>

export interface ImaginedStep {
  readonly seat: Seat
  readonly events: readonly Facts[]
  /** From the picture before it to that after it. */
  readonly patch: Patch
}

/** Of longer courses only the beginning is shown: it has to be sent, and nobody steps further. */
const MOST_SHOWN = 60

export function adviseShown(job: AdviceJob, mind: Mind): AdviceShown {
  const advice = advise(job, mind)
  const state = mind.game.unpack(job.state)
  const truth = () => truthOf(mind.game, state, advice.seat, advice.truth)
  return {
    ...advice,
    begin: pictureOf(truth(), advice.seat),
    courses: advice.answers.map((advised) => courseShown(truth(), advice.seat, advised)),
  }
}

function courseShown(match: Match, viewer: Seat, { expected }: Advised): ImaginedStep[] {
  let before = pictureOf(match, viewer)
  return Array.from(goThrough(match, expected.slice(0, MOST_SHOWN), viewer), ({ seat, events }) => {
    const after = pictureOf(match, viewer)
    const patch = diff(before, after)
    before = after
    return { seat, events, patch }
  })
}

function pictureOf({ game, state, over }: Match, viewer: Seat): Picture {
  return { over, view: game.view(state, viewer), scores: game.score(state, viewer), asked: askedIn(game, state) }
}

function askedIn(game: AnyGame, state: unknown): Sight['asked'] {
  return seatsIn(game.toMove(state)).map((seat) => ({ seat, kind: game.questions[game.question(state, seat)].kind }))
}
