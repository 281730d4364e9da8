import { type Seat, Story } from '@quayside/kernel'
import { copyState, type Maybe, NONE } from '@quayside/kernel/box'
import { player, type State } from './box.ts'
import { type Company, numberOf, SLOT, SOURCE } from './ids.ts'
import { gainDiamonds, gainPounds } from './phases/gains.ts'
import { isOpen } from './phases/planning.ts'
import { moveFreely, nextCall, step } from './phases/track-moves.ts'
import { trackOf } from './state.ts'

/**
 * Where an answer's gains lead, as facts beside what they are. They are made on a copy by what makes them when the answer is given; what is
 * not there does not change.
 */
export interface Outcome {
  /** Pounds in hand then, all that these gains bring included. */
  readonly purse?: number
  /** The space on the diamond track, its points, the slot that it opens, and pounds for steps past its end. */
  readonly diamondAt?: number
  readonly diamondWorth?: number
  readonly opensSlot?: number
  readonly overflow?: number
  /** The space on the company's track, shares there if they are more, pounds of special spaces, and the capital call that is met. */
  readonly space?: number
  readonly shares?: number
  readonly special?: number
  readonly call?: number
}

export interface Gains {
  readonly pounds?: number
  readonly diamond?: number
  readonly track?: number
  /** Whose track the steps are on. */
  readonly company?: Maybe<Company>
}

/** The same without what is 0. */
const present = (facts: Outcome): Outcome => Object.fromEntries(Object.entries(facts).filter(([, value]) => value > 0))

export function outcomeOf(
  s: State,
  seat: Seat,
  { pounds = 0, diamond = 0, track = 0, company = NONE }: Gains,
): Outcome {
  const then = copyState(s)
  gainPounds(then, seat, pounds, SOURCE.of('book'), new Story(false))
  const facts = {
    ...diamondOutcome(then, seat, diamond),
    ...(company === NONE ? {} : moveOutcome(then, seat, company, track)),
  }
  const purse = player.pounds(then, seat)
  return purse === player.pounds(s, seat) ? facts : { purse, ...facts }
}

/** Makes the steps. */
function diamondOutcome(then: State, seat: Seat, steps: number): Outcome {
  if (steps === 0) return {}
  const shut = SLOT.all.filter((slot) => !isOpen(then, seat, slot))
  const before = player.pounds(then, seat)
  gainDiamonds(then, seat, steps, new Story(false))
  const opened = shut.find((slot) => isOpen(then, seat, slot))
  const diamondAt = player.diamond(then, seat)
  return {
    diamondAt,
    ...present({
      diamondWorth: then.rules.diamondPoints[diamondAt],
      opensSlot: opened === undefined ? 0 : numberOf(opened),
      overflow: player.pounds(then, seat) - before,
    }),
  }
}

/** Makes the steps, as far as nothing has to be paid for them. */
function moveOutcome(then: State, seat: Seat, company: Company, steps: number): Outcome {
  const before = player.pounds(then, seat)
  const from = player.tracks(then, seat, company)
  const left = moveFreely(then, seat, company, steps, new Story(false))
  const call = left > 0 ? nextCall(then, seat, company) : 0
  return present({ ...reached(then, seat, company, from), special: player.pounds(then, seat) - before, call })
}

/** One step on a track, its capital call paid. */
export function stepOutcome(s: State, seat: Seat, company: Company): Outcome {
  const then = copyState(s)
  step(then, seat, company, new Story(false))
  const special = player.pounds(then, seat) - player.pounds(s, seat) + nextCall(s, seat, company)
  return present({ ...reached(then, seat, company, player.tracks(s, seat, company)), special })
}

function reached(then: State, seat: Seat, company: Company, from: number): Outcome {
  const { shares } = trackOf(then, company)
  const space = player.tracks(then, seat, company)
  return { space: space > from ? space : 0, shares: shares[space] > shares[from] ? shares[space] : 0 }
}
