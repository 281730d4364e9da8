import type { Answer, Leaning, Manners, Oversight, Seat } from '@quayside/kernel'
import { BUILD_BOAT, BUILD_STATUE, DRAW, ERECT, LOAD, PLACE_ISLAND, TAKE, TAKE_CONTRACT, WORK_AT } from '../answers.ts'
import type { State } from '../box.ts'
import type { CharacterId } from '../characters.ts'
import { AREA_ACTION, type Area, FOOD, HELM_CONTRACT } from '../ids.ts'
import { roundsLeft } from '../policy/clock.ts'

/** How people play Cooper Island: what answers are like to them, what some of them like, and what they overlook. */

const TRAITS = ['sailing', 'building', 'land', 'helm', 'food', 'late', 'draws'] as const
type Trait = (typeof TRAITS)[number]

const at = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as { readonly [trait in Trait]: number }

const [DRAWS, PLACES, BOAT, BUILDS, STATUE, MERCHANT, ISLAND] = (
  ['draw', 'place', 'boat', 'building', 'statue', 'merchant', 'island-action'] as const
).map((id) => AREA_ACTION.of(id))

function tell(s: State, _seat: Seat, answer: Answer, found: Float64Array): void {
  if (WORK_AT.is(answer)) tellArea(s, WORK_AT.first(answer), found)
  else if (ERECT.is(answer) || BUILD_STATUE.is(answer)) found[at.building] = 1
  else if (BUILD_BOAT.is(answer) || LOAD.is(answer) || PLACE_ISLAND.is(answer)) found[at.sailing] = 1
  else if (TAKE.is(answer)) found[at.food] = TAKE.first(answer) === FOOD ? 1 : 0
  else if (TAKE_CONTRACT.is(answer)) found[at.helm] = TAKE_CONTRACT.first(answer) === HELM_CONTRACT ? 1 : 0
  else if (answer === DRAW) found[at.draws] = 1
}

/** What a worker goes to an area for. */
function tellArea(s: State, area: Area, found: Float64Array): void {
  const { counts } = s.rules.areas[area].plain
  found[at.sailing] = counts[BOAT] + counts[MERCHANT] + counts[ISLAND]
  found[at.building] = counts[BUILDS] + counts[STATUE]
  found[at.land] = (counts[DRAWS] + counts[PLACES]) / 2
  // What lies on land brings nothing once no income follows.
  if (roundsLeft(s) === 0 && counts[DRAWS] + counts[BOAT] > 0) found[at.late] = 1
}

const CHARACTERS: { readonly [id in CharacterId]: Leaning<Trait> } = {
  sailor: { sailing: 1.2, land: -0.2 },
  builder: { building: 2 },
  settler: { land: 0.6 },
}

const OVERSIGHTS: { readonly [id: string]: Oversight<Trait> } = {
  /** Workers want to eat at the end of the round. */
  'who has to be fed': { believes: { food: -2 }, casual: 0.6, steady: 0.08 },
  /** Draws and builds boats as if there were another income. */
  'the last round': { believes: { late: 2.5 }, casual: 0.6, steady: 0.1 },
  /** Points at once are better than a worker for the rest of the game. */
  'a worker for later': { believes: { helm: 4 }, casual: 0.25, steady: 0.05 },
  /** A tile drawn is not yet a tile laid. */
  'where tiles go': { believes: { draws: 1.5 }, casual: 0.2, steady: 0.05 },
}

export const manners: Manners<State> = { traits: TRAITS, tell, characters: CHARACTERS, oversights: OVERSIGHTS }
