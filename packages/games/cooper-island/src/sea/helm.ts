import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { pushWhenever } from '../actions/whenever.ts'
import { SAIL } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { DIARY, DIARY_COMES, type Diary, SHIP, type Ship } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { isBay, isHarbour, islandsPassed, seatAt, spotOf, waterOf } from './ring.ts'

const { table, seats: player, tasks, chance } = box

/**
 * Helm points: all of one gain go to one ship. Anchors are dropped first, point by point; the rest moves the ship step by step, past islands
 * and into bays and harbours. Source: Ganhando pontos de timão (page 16).
 */

const ANCHOR_DROPPED = event('anchor-dropped')
const SAILED = event('sailed')
const DIARY_TAKEN = event('diary-taken')
const NO_DIARY = event('no-diary-left')

export function pushHelm(s: State, points: number): void {
  if (points > 0) tasks.helm.push(s, points)
}

const askShip: Ask = {
  question: question('choose-ship'),
  free: true,
  facts: (s) => ({ points: tasks.helm.points(s) }),
  legal(_s, _seat, list) {
    for (let ship = SHIP.first; ship < SHIP.size; ship++) list.add(SAIL.of(ship))
  },
  why: (_s, _seat, given) => (SAIL.is(given) ? 0 : OTHER_QUESTION),
  apply(s, _seat, given) {
    const points = tasks.helm.points(s)
    tasks.pop(s)
    tasks.sail.push(s, SAIL.first(given), points)
  },
}

const helm: Task = { run: askTurnSeat, ask: askShip }

const sail: Task = {
  run(s, out) {
    const ship = tasks.sail.ship(s)
    const points = tasks.sail.points(s)
    if (points === 0) return finished(s)
    const seat = table.turnSeat(s)
    tasks.sail.points.add(s, -1)
    if (player.ship.anchors(s, seat, ship) > 0) {
      player.ship.anchors.add(s, seat, ship, -1)
      out.tell(ANCHOR_DROPPED, seat, ship)
    } else sailOn(s, seat, ship, out)
    return false
  },
}

/** One step: the islands passed, then the space entered. */
function sailOn(s: State, seat: Seat, ship: Ship, out: Story): void {
  const from = waterOf(s, seat, ship)
  player.ship.steps.add(s, seat, ship, 1)
  const to = waterOf(s, seat, ship)
  out.tell(SAILED, seat, ship, spotOf(to), seatAt(s, to))
  if (isBay(to) || isHarbour(to)) tasks.arrive.push(s, ship, to)
  const [first, second] = islandsPassed(s, ship, from, to)
  const { island: programs } = s.rules.programs
  if (first !== NONE && second !== NONE) tasks.twoIslands.push(s, first, second)
  else if (first !== NONE) tasks.optional.push(s, programs[first])
  else if (second !== NONE) tasks.optional.push(s, programs[second])
}

/** A bay or a harbour: a diary and its action, and in harbours a fee after it. */
const arrive: Task = {
  run(s, out) {
    const ship = tasks.arrive.ship(s)
    const water = tasks.arrive.water(s)
    const seat = table.turnSeat(s)
    tasks.pop(s)
    if (isHarbour(water)) tasks.fee.push(s, seatAt(s, water), ship)
    const diary = drawDiary(s, out)
    if (diary === NONE) {
      out.tell(NO_DIARY, seat)
      return false
    }
    player.diaries.add(s, seat, 1)
    out.tell(DIARY_TAKEN, seat, diary)
    pushWhenever(s, seat, DIARY_COMES)
    tasks.optional.push(s, s.rules.programs.diary[diary])
    return false
  },
}

/** A diary from the supply by chance, none if none is left. */
export function drawDiary(s: State, out: Story): Maybe<Diary> {
  const diary = chance.drawOne(s, DIARY.all, table.diaries)
  if (diary !== NONE) out.drew()
  return diary
}

export const sailing: Phase = { name: 'sailing', tasks: { helm, sail, arrive } }
