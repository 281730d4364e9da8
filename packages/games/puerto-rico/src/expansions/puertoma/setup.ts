import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ABILITIES, LEVELS } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { finished, type Task } from '../../flow.ts'
import { A_WORKER, ABILITY, type Ability, BUILDER, type Building, CORN, type Good, SUGAR } from '../../ids.ts'
import { takeFromSupply } from '../../pieces.ts'
import { gainGoods, receive } from '../../supply.ts'
import { levelOf, puertomasOf } from './board.ts'
import { lay } from './builder.ts'
import { countOut, shuffleDeck } from './cards.ts'
import { because } from './telling.ts'

const { table, seats: player, tasks, chance } = box

/**
 * Set-up: the marker, the cards, an ability of each level; a hard Puertoma has the first at once, and more than others to begin with.
 * Source: 1897, Puertoma, Preparação, Nível de Dificuldade. A lone hard Puertoma takes the first package: our rulings.
 */

const UNLOCKED = event('automa-ability')
const BUILT = event('built')
const CRATE_GAINED = event('extra-barrel')

/** What hard Puertomas begin with, in turn order; levels from 0. */
const PACKAGES: readonly { level: number; good: Good; worker?: true; coins?: number }[] = [
  { level: 0, good: CORN, worker: true },
  { level: 1, good: SUGAR, coins: 1 },
]

const ofLevel = Array.from({ length: LEVELS }, (_, level) =>
  ABILITY.all.filter((ability) => ABILITIES[ability].level === level + 1),
)

/** One of a level's abilities; `below` is chance. */
export const anyAbility = (level: number, below: (n: number) => number): Ability =>
  ofLevel[level][below(ofLevel[level].length)]

export const isHard = (s: State): boolean => s.rules.options.puertomaLevel === 'hard'

/** Draws an ability face down. */
export function drawAbility(s: State, seat: Seat, level: number): void {
  const drawn = anyAbility(level, (n) => chance.below(s, n))
  player.abilities.ability.set(s, seat, level, drawn)
}

/** An ability is at work at once. */
export function turnUp(s: State, seat: Seat, level: number): void {
  player.abilities.shown.set(s, seat, level, true)
  player.abilities.active.set(s, seat, level, true)
}

export function setUp(s: State, out: Story): void {
  table.marker.set(s, BUILDER)
  shuffleDeck(s)
  for (const seat of puertomasOf(s)) {
    for (let level = 0; level < LEVELS; level++) drawAbility(s, seat, level)
  }
  out.drew()
  if (!isHard(s)) return
  for (const seat of puertomasOf(s)) {
    turnUp(s, seat, 0)
    out.tell(UNLOCKED, seat, player.abilities.ability(s, seat, 0))
  }
  // The packages hold buildings of the market, which may have to be chosen first.
  tasks.puertomaPackages.push(s)
}

export const givePackages: Task = {
  run(s, out) {
    for (const seat of puertomasOf(s)) givePackage(s, seat, out)
    return finished(s)
  },
}

function givePackage(s: State, seat: Seat, out: Story): void {
  const { level, good, worker, coins } = PACKAGES[seat - s.rules.humans]
  const building = randomBuilding(s, level, out)
  because(seat, 'card', out)
  table.market.add(s, building, -1)
  lay(s, seat, building, level)
  out.tell(BUILT, seat, building, 0)
  gainGoods(s, seat, good, 1)
  out.tell(CRATE_GAINED, seat, good)
  if (coins) player.coins.set(s, seat, coins)
  if (!worker) return
  takeFromSupply(s, A_WORKER)
  receive(s, seat, A_WORKER, 1, out)
}

/** Counted out among the commercial buildings of a level on sale, by cost, then in the catalogue's order. */
function randomBuilding(s: State, level: number, out: Story): Building {
  const { cost, market } = s.rules
  const on = market.filter(
    (building) =>
      table.market(s, building) > 0 && levelOf(building) === level && BUILDINGS[building].kind === 'commercial',
  )
  return countOut(
    s,
    on.sort((a, b) => cost[a] - cost[b] || a - b),
    out,
  )
}
