import { roll, type Seat, type Story } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ABILITIES, LEVELS } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { finished, TASK, type Task } from '../../flow.ts'
import { A_WORKER, BUILDER, GOODS, type GoodId } from '../../ids.ts'
import { COINS, GOODS_AT, GOODS_SUPPLY, MARKET, player, RNG, type State, TASKS, WORKER_SUPPLY } from '../../state.ts'
import { receive } from '../../supply.ts'
import { lay } from './builder.ts'
import { countOut, shuffleDeck } from './cards.ts'
import { ABILITY, ACTIVE, abilityOf, board, levelOf, STAGE } from './cells.ts'
import { setMarker } from './marker.ts'
import { because } from './telling.ts'

/**
 * Set-up: the marker, the cards, an ability of each level; a hard Puertoma has the first at once, and more than others to begin with.
 * Source: 1897, Puertoma, Preparação, Nível de Dificuldade. A lone hard Puertoma takes the first package: our rulings.
 */

const UNLOCKED = event('automa-ability')
const BUILT = event('built')
const CRATE_GAINED = event('extra-barrel')

/** What hard Puertomas begin with, in turn order; levels from 0. */
const PACKAGES: readonly { level: number; good: GoodId; worker?: true; coins?: number }[] = [
  { level: 0, good: 'corn', worker: true },
  { level: 1, good: 'sugar', coins: 1 },
]

const ofLevel = Array.from({ length: LEVELS }, (_, level) =>
  ABILITIES.flatMap((ability, number) => (ability.level === level + 1 ? [number] : [])),
)

/** One of a level's abilities; `below` is chance. */
export const anyAbility = (level: number, below: (n: number) => number): number =>
  ofLevel[level][below(ofLevel[level].length)]

export const isHard = (s: State): boolean => s.rules.options.puertomaLevel === 'hard'

/** Draws an ability face down. */
export function drawAbility(s: State, seat: Seat, level: number): void {
  s.c[board(s, seat) + ABILITY + level] = 1 + anyAbility(level, (n) => roll(s.c, RNG, n))
}

export function setUp(s: State, out: Story): void {
  setMarker(s, BUILDER)
  shuffleDeck(s)
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    for (let level = 0; level < LEVELS; level++) drawAbility(s, seat, level)
  }
  out.drew()
  if (!isHard(s)) return
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    s.c[board(s, seat) + STAGE] = ACTIVE
    out.tell(UNLOCKED, seat, abilityOf(s, seat, 0))
  }
  // The packages hold buildings of the market, which may have to be chosen first.
  TASKS.push(s.c, TASK.PUERTOMA_PACKAGES)
}

export const givePackages: Task = {
  run(s, out) {
    for (let seat = s.rules.humans; seat < s.rules.players; seat++) givePackage(s, seat, out)
    return finished(s)
  },
}

function givePackage(s: State, seat: Seat, out: Story): void {
  const { c, rules } = s
  const { level, good: id, worker, coins } = PACKAGES[seat - rules.humans]
  const good = GOODS.indexOf(id)
  const building = randomBuilding(s, level, out)
  because(seat, 'card', out)
  c[MARKET + building]--
  lay(s, seat, building, level)
  out.tell(BUILT, seat, building, 0)
  c[GOODS_SUPPLY + good]--
  c[player(seat) + GOODS_AT + good]++
  out.tell(CRATE_GAINED, seat, good)
  if (coins) c[player(seat) + COINS] = coins
  if (!worker) return
  c[WORKER_SUPPLY]--
  receive(s, seat, A_WORKER, 1, out)
}

/** Counted out among the commercial buildings of a level on sale, by cost, then in the catalogue's order. */
function randomBuilding(s: State, level: number, out: Story): number {
  const { cost, market } = s.rules
  const on = market.filter(
    (building) =>
      s.c[MARKET + building] > 0 && levelOf(building) === level && BUILDINGS[building].kind === 'commercial',
  )
  return countOut(
    s,
    on.sort((a, b) => cost[a] - cost[b] || a - b),
    out,
  )
}
