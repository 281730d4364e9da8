import { type Answer, type AnswerList, type ReasonCode, roll, type Seat, type Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../../answers.ts'
import { BUILDINGS, buildingNumber } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, finished, type Task, taskArg } from '../../flow.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { isOffered } from '../../roles/builder.ts'
import { GOVERNOR, isAutoma, MARKET, RNG, type State, TASKS } from '../../state.ts'
import { countOut } from '../puertoma/cards.ts'

/**
 * The market where there are more kinds of buildings than spaces: before the first round, from the governor on, each in turn puts one kind
 * on a free space of its cost until no space can be filled any more; or chance lays them all.
 * Source: classic, 1ª Expansão; 2020, Espansione 1; 1897, Expansão I and, for Puertomas, Adicionando expansões.
 */

const OFFERED = event('building-offered')
const DRAWN = event('market-drawn')

const NOT_IN_MARKET = reason('not-in-market')
const ALREADY = reason('already-offered')
const NO_SPACE = reason('no-draft-space')
const FORBIDDEN_PAIR = reason('forbidden-pair')

/** Spaces of a cost that nothing lies on. */
function freeSpaces(s: State, cost: number): number {
  const { rules } = s
  let free = rules.spaces[cost] ?? 0
  for (const building of rules.draft) if (rules.cost[building] === cost && isOffered(s, building)) free--
  return free
}

/** The building on offer beside which this one may not be, '' if there is none. */
export function partnerOf(s: State, building: number): string {
  const { id } = BUILDINGS[building]
  for (const pair of s.rules.apart) {
    if (!pair.includes(id)) continue
    const other = pair[0] === id ? pair[1] : pair[0]
    if (isOffered(s, buildingNumber(other))) return other
  }
  return ''
}

function whyOffer(s: State, building: number): ReasonCode {
  if (isOffered(s, building)) return ALREADY
  if (!s.rules.draft.includes(building)) return NOT_IN_MARKET
  if (freeSpaces(s, s.rules.cost[building]) === 0) return NO_SPACE
  return partnerOf(s, building) === '' ? 0 : FORBIDDEN_PAIR
}

/** Copies of the buildings that are not on offer: they lie beside the market. */
export function tallyLeftOver(s: State, tally: (kind: string, count: number) => void): void {
  for (const building of s.rules.draft) {
    if (!isOffered(s, building)) tally(`building ${BUILDINGS[building].id}`, s.rules.copies[building])
  }
}

/** What can still be offered, as it lies before the players: by cost, then in the catalogue's order. */
const available = (s: State): number[] =>
  inOrder(
    s,
    s.rules.draft.filter((building) => whyOffer(s, building) === 0),
  )

const inOrder = ({ rules: { cost } }: State, buildings: readonly number[]): number[] =>
  buildings.slice().sort((a, b) => cost[a] - cost[b] || a - b)

function offer(s: State, building: number): void {
  s.c[MARKET + building] = s.rules.copies[building]
}

/** Spaces that are still to be filled. */
function spacesLeft(s: State): number {
  const { cost, spaces } = s.rules
  const buildings = available(s)
  return spaces.reduce((left, _, price) => {
    const fitting = buildings.filter((building) => cost[building] === price).length
    return left + Math.min(fitting, freeSpaces(s, price))
  }, 0)
}

const askOffer: Ask = {
  question: question('market-draft'),
  facts: (s) => ({ left: spacesLeft(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (const building of available(s)) list.add(answer(OP.OFFER, building))
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.OFFER ? whyOffer(s, argOf(given)) : OTHER_QUESTION,
  apply: (s, seat, given, out) => offerInTurn(s, seat, argOf(given), out),
}

function offerInTurn(s: State, seat: Seat, building: number, out: Story): void {
  s.c[TASKS.top(s.c) + 1]++
  offer(s, building)
  out.tell(OFFERED, seat, building)
}

/** The task's number: how many buildings were put up so far. */
export const marketDraft: Task = {
  run(s, out) {
    const buildings = available(s)
    if (buildings.length === 0) return finished(s)
    const seat = (s.c[GOVERNOR] + taskArg(s)) % s.rules.players
    if (!isAutoma(s, seat)) return askSeat(s, seat)
    offerInTurn(s, seat, countOut(s, buildings, out), out)
    return false
  },
  ask: askOffer,
}

/** Chance fills every space; what lies there is told from the cheapest on. */
export function drawMarket(s: State, out: Story): void {
  const { cost, spaces, draft } = s.rules
  const free = spaces.slice()
  const drawn: number[] = []
  let left = draft.slice()
  while (left.length > 0) {
    const building = left[roll(s.c, RNG, left.length)]
    offer(s, building)
    drawn.push(building)
    free[cost[building]]--
    left = left.filter((other) => other !== building && free[cost[other]] > 0 && partnerOf(s, other) === '')
  }
  out.drew()
  for (const building of inOrder(s, drawn)) out.tell(DRAWN, building)
}
