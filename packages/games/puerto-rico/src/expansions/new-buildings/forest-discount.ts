import type { Seat } from '@quayside/kernel'
import { FOREST } from '../../ids.ts'
import { anyOccupied, player, type State, TILES_OWNED } from '../../state.ts'

/**
 * Forest house, in the builder phase: a coin off for every two forests, without limit. How forests come about is in `roles/gaining.ts`.
 * Source: classic, Casa da Floresta; 2020, Capanna nel Bosco; 1897, Madeireira. That it must be occupied: our rulings.
 */
export const forestDiscount = (s: State, seat: Seat): number =>
  anyOccupied(s, seat, s.rules.effects.forests) ? s.c[player(seat) + TILES_OWNED + FOREST] >> 1 : 0
