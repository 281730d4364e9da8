import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { event, FROM_UNION_HALL } from '../../events.ts'
import { finished, type Task } from '../../flow.ts'
import { CAPTAIN, GOOD, type Role } from '../../ids.ts'
import { anyOccupied, occupied, seatFromChooser } from '../../state.ts'
import { gainCoins, gainPoints } from '../../supply.ts'

const { table, seats: player, tasks } = box

/**
 * Lighthouse: a coin for every load, and one for the captain when the phase begins, whether anything is loaded or not.
 * Union hall: when the phase begins, a point for every two equal barrels.
 * Source: classic, Farol, Sindicato; 2020, Faro, Casa delle Unioni; 1897, Farol, Assembleia. The captain's one coin: our rulings.
 */

const PAID = event('factory-paid')

/** Both wait in tasks, so that guests can move in first. */
export function beginCaptainPhase(s: State, role: Role): void {
  if (role !== CAPTAIN) return
  tasks.unionHalls.push(s)
  tasks.lighthouse.push(s)
}

/** Pays a seat what its occupied lighthouse is worth once. */
export function lighthousePays(s: State, seat: Seat, out: Story): void {
  for (const { building, value } of s.rules.effects.coinsPerLoad) {
    if (!occupied(s, seat, building)) continue
    gainCoins(s, seat, value)
    out.tell(PAID, seat, building, value)
  }
}

export const lighthouse: Task = {
  run(s, out) {
    lighthousePays(s, table.chooser(s), out)
    return finished(s)
  },
}

export const unionHalls: Task = {
  run(s, out) {
    for (let turn = 0; turn < s.rules.players; turn++) {
      const seat = seatFromChooser(s, turn)
      if (!anyOccupied(s, seat, s.rules.effects.pointsForPairs)) continue
      let points = 0
      for (let good = GOOD.first; good < GOOD.size; good++) points += Math.floor(player.goods(s, seat, good) / 2)
      if (points > 0) gainPoints(s, seat, points, FROM_UNION_HALL, out)
    }
    return finished(s)
  },
}
