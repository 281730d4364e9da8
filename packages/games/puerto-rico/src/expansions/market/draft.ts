import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import type { Tally } from '@quayside/kernel/box'
import { OFFER } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import { BUILDING, type Building } from '../../ids.ts'
import { isOffered } from '../../phases/builder.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { isAutoma } from '../../state.ts'
import { countOut } from '../puertoma/cards.ts'

const { table, tasks, chance } = box

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

/** Spaces of each cost that nothing lies on. */
function freeSpaces(s: State): number[] {
  const { cost, draft, spaces } = s.rules
  const free = spaces.slice()
  for (const building of draft) if (isOffered(s, building)) free[cost[building]]--
  return free
}

/** The building on offer beside which this one may not be, '' if there is none. */
export function partnerOf(s: State, building: Building): string {
  const { id } = BUILDINGS[building]
  for (const pair of s.rules.apart) {
    if (!pair.includes(id)) continue
    const other = pair[0] === id ? pair[1] : pair[0]
    if (isOffered(s, BUILDING.of(other))) return other
  }
  return ''
}

function whyOffer(s: State, building: Building, free = freeSpaces(s)): ReasonCode {
  if (isOffered(s, building)) return ALREADY
  if (!s.rules.draft.includes(building)) return NOT_IN_MARKET
  if (free[s.rules.cost[building]] === 0) return NO_SPACE
  return partnerOf(s, building) === '' ? 0 : FORBIDDEN_PAIR
}

/** Copies of the buildings that are not on offer: they lie beside the market. */
export function tallyLeftOver(s: State, tally: Tally): void {
  for (const building of s.rules.draft) {
    if (!isOffered(s, building)) tally(`building ${BUILDINGS[building].id}`, s.rules.copies[building])
  }
}

/** What can still be offered, as it lies before the players: by cost, then in the catalogue's order. */
function available(s: State): Building[] {
  const free = freeSpaces(s)
  return s.rules.draftByCost.filter((building) => whyOffer(s, building, free) === 0)
}

function offer(s: State, building: Building): void {
  table.market.set(s, building, s.rules.copies[building])
}

/** Spaces that are still to be filled. */
function spacesLeft(s: State): number {
  const { cost } = s.rules
  const buildings = available(s)
  return freeSpaces(s).reduce((left, free, price) => {
    const fitting = buildings.filter((building) => cost[building] === price).length
    return left + Math.min(fitting, free)
  }, 0)
}

/** The candidates of each cost, and the spaces that can still be filled. */
export function draftView(s: State) {
  if (!tasks.marketDraft.isNext(s)) return {}
  const { cost, draftByCost } = s.rules
  const [free, left] = [freeSpaces(s), available(s)]
  const draft = [...new Set(draftByCost.map((building) => cost[building]))].map((price) => ({
    cost: price,
    free: Math.min(free[price], left.filter((building) => cost[building] === price).length),
    buildings: draftByCost.filter((building) => cost[building] === price).map((building) => BUILDING.id(building)),
  }))
  return { draft }
}

const askOffer: Ask = {
  question: question('market-draft'),
  facts: (s) => ({ left: spacesLeft(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (const building of available(s)) list.add(OFFER.of(building))
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    OFFER.is(given) ? whyOffer(s, OFFER.first(given)) : OTHER_QUESTION,
  apply: (s, seat, given, out) => offerInTurn(s, seat, OFFER.first(given), out),
}

function offerInTurn(s: State, seat: Seat, building: Building, out: Story): void {
  tasks.marketDraft.offered.add(s, 1)
  offer(s, building)
  out.tell(OFFERED, seat, building)
}

export const marketDraft: Task = {
  run(s, out) {
    const buildings = available(s)
    if (buildings.length === 0) return finished(s)
    const seat = (table.governor(s) + tasks.marketDraft.offered(s)) % s.rules.players
    if (!isAutoma(s, seat)) return askSeat(s, seat)
    offerInTurn(s, seat, countOut(s, buildings, out), out)
    return false
  },
  ask: askOffer,
}

/** Chance fills every space; what lies there is told from the cheapest on. */
export function drawMarket(s: State, out: Story): void {
  const { cost, spaces, draft, draftByCost } = s.rules
  const free = spaces.slice()
  let left = draft.slice()
  while (left.length > 0) {
    const building = left[chance.below(s, left.length)]
    offer(s, building)
    free[cost[building]]--
    left = left.filter((other) => other !== building && free[cost[other]] > 0 && partnerOf(s, other) === '')
  }
  out.drew()
  for (const building of draftByCost) if (isOffered(s, building)) out.tell(DRAWN, building)
}
