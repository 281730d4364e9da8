import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import type { Ground } from '../../events.ts'
import {
  BUCCANEER,
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  MAYOR,
  PROSPECTOR,
  PROSPECTOR2,
  ROLE,
  type Role,
  SETTLER,
  TRADER,
} from '../../ids.ts'
import { whyRole } from '../../phases/round.ts'
import { raidPays } from './buccaneer.ts'
import { buildingPays } from './builder.ts'
import { loadingPays } from './captain.ts'
import { drawCard } from './cards.ts'
import { producingPays } from './craftsman.ts'
import { isAdjacent, spaceOf } from './marker.ts'
import { recruitingPays } from './mayor.ts'
import { settlingPays } from './settler.ts'
import { because } from './telling.ts'
import { sellingPays } from './trader.ts'

const { table } = box

/**
 * The role a Puertoma takes: among those that are free and pay, first those that an arrow leads to, then those with the most coins, then the
 * buccaneer, then the first on a card. A step that none of them meets is left out.
 * Source: 1897, Puertoma, Escolhendo uma Função, Carta de Ajuda. If none pays, the same steps among all that are free: reconstructed.
 */

const PAYS: { readonly [role: number]: (s: State, seat: Seat) => boolean } = {
  [SETTLER]: settlingPays,
  [MAYOR]: recruitingPays,
  [BUILDER]: buildingPays,
  [CRAFTSMAN]: producingPays,
  [TRADER]: sellingPays,
  [CAPTAIN]: loadingPays,
  [PROSPECTOR]: () => true,
  [PROSPECTOR2]: () => true,
  [BUCCANEER]: raidPays,
}

/** Coins that always seem to lie on the buccaneer when coins are compared. Source: 1897, Puertoma, Expansão III. */
export const BUCCANEER_COINS = 2

const coinsOn = (s: State, role: Role): number => (role === BUCCANEER ? BUCCANEER_COINS : table.roleCoins(s, role))

export function chooseRole(s: State, seat: Seat, out: Story): Role {
  const free = s.rules.roles.filter((role) => whyRole(s, seat, role) === 0)
  const paying = free.filter((role) => PAYS[role](s, seat))
  if (paying.length === 1) because(seat, 'only-one', out)
  if (paying.length === 0) because(seat, 'none-profitable', out)
  return paying.length === 1 ? paying[0] : decide(s, seat, paying.length > 0 ? paying : free, out)
}

function decide(s: State, seat: Seat, roles: readonly Role[], out: Story): Role {
  const take = (role: Role, why: Ground): Role => {
    because(seat, why, out)
    return role
  }
  const near = roles.filter((role) => isAdjacent(s, role))
  if (near.length === 1) return take(near[0], 'arrow')
  const reached = near.length > 0 ? near : roles
  const most = Math.max(...reached.map((role) => coinsOn(s, role)))
  const richest = reached.filter((role) => coinsOn(s, role) === most)
  if (richest.length === 1) return take(richest[0], 'most-coins')
  if (richest.includes(BUCCANEER)) return take(BUCCANEER, 'buccaneer-first')
  const { order } = drawCard(s, out)
  const listed = order.map((id) => richest.find((role) => ROLE.id(spaceOf(role)) === id))
  return take(listed.find((role) => role !== undefined) ?? richest[0], 'card')
}
