import type { Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { FOREST } from '../../ids.ts'
import { anyOccupied } from '../../state.ts'

const { seats: player } = box

/**
 * Forest house, in the builder phase: a coin off for every two forests, without limit. How forests come about is in `phases/gaining.ts`.
 * Source: classic, Casa da Floresta; 2020, Capanna nel Bosco; 1897, Madeireira. That it must be occupied: our rulings.
 */
export const forestDiscount = (s: State, seat: Seat): number =>
  anyOccupied(s, seat, s.rules.effects.forests) ? Math.floor(player.tiles(s, seat, FOREST) / 2) : 0
