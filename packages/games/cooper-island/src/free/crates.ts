import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { whyProgram } from '../actions/possible.ts'
import { USE_CRATE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { askTurnSeat, type Phase, type Task } from '../flow.ts'
import { CARD_CRATE, type Crate, ITEM, isCube, type Program } from '../ids.ts'
import { takePaid } from '../payment.ts'
import { question } from '../questions.ts'
import { reason } from '../reasons.ts'
import type { CardRules } from '../rules/cards.ts'
import { addAnyPiece, whyAnyPiece } from '../sea/fees.ts'
import { smallCardThat } from '../state.ts'
import { storedOf } from '../storage.ts'

const { seats: player, tasks } = box
const { land } = player

/** A lid on a crate space, and what the space does. Source: Ação livre: Tampa de caixote (page 20). */

const CRATE_USED = event('crate-used')
const NO_LID = reason('no-lid')
const NO_SUCH_CRATE = reason('no-such-crate')
const CRATE_COVERED = reason('crate-covered')
const NOTHING_TO_PAY = reason('nothing-to-pay')

const bringsCrate = ({ crate }: CardRules): boolean => crate

const hasCrate = (s: State, seat: Seat, crate: Crate): boolean =>
  crate !== CARD_CRATE || smallCardThat(s, seat, bringsCrate) !== NONE

const hasAnyPiece = (s: State, seat: Seat): boolean =>
  storedOf(s, seat, ITEM.all) > 0 || s.rules.land.spaces.some((space) => isCube(land.on(s, seat, space)))

export function whyCrate(s: State, seat: Seat, crate: Crate): ReasonCode {
  if (!hasCrate(s, seat, crate)) return NO_SUCH_CRATE
  if (player.crates(s, seat, crate)) return CRATE_COVERED
  if (player.lids(s, seat) === 0) return NO_LID
  if (crate === CARD_CRATE && !hasAnyPiece(s, seat)) return NOTHING_TO_PAY
  return whyProgram(s, seat, s.rules.programs.crate[crate] as Program)
}

export function addCrates(s: State, seat: Seat, list: AnswerList): void {
  if (player.lids(s, seat) === 0) return
  for (const crate of s.rules.crates) if (whyCrate(s, seat, crate) === 0) list.add(USE_CRATE.of(crate))
}

export function useCrate(s: State, seat: Seat, crate: Crate, out: Story): void {
  player.lids.add(s, seat, -1)
  player.crates.add(s, seat, crate)
  out.tell(CRATE_USED, seat, crate)
  tasks.program.push(s, s.rules.programs.crate[crate] as Program, 0)
  if (crate === CARD_CRATE) tasks.cratePrice.push(s)
}

/** The price of the card's crate space: any coin or cube, to the supply. */
const cratePrice: Task = {
  run: askTurnSeat,
  ask: {
    question: question('crate-price'),
    legal: addAnyPiece,
    why: whyAnyPiece,
    apply(s, seat, given, out) {
      tasks.pop(s)
      takePaid(s, seat, given, out)
    },
  },
}

export const crates: Phase = { name: 'crates', tasks: { cratePrice } }
