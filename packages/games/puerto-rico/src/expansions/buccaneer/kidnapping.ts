import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { BUCCANEER, type Role } from '../../ids.ts'
import { beginPhase } from '../../phases/round.ts'
import { reason } from '../../reasons.ts'
import { gainCoins } from '../../supply.ts'
import { RANSOM } from './ransom.ts'

const { table, seats: player } = box

/**
 * A kidnapped role lies before its kidnapper. Somebody else may choose it for a ransom; if nobody does, the kidnapper plays it when all have
 * picked, as a phase like any other. By then it counts as taken, so that no coin comes on it.
 * Source: 2020, Espansione 3 (Rapimento); 1897, Expansão III (Sequestrar) and, with Puertomas, Adicionando expansões.
 */

const KIDNAPPED = event('role-kidnapped')
const RANSOM_PAID = event('ransom-paid')
const CAPTIVE_PLAYED = event('kidnapped-played')

const HOLDS_MARKER = reason('holds-marker')
const OWN_CAPTIVE = reason('own-captive')
const NO_RANSOM = reason('no-ransom')
const NO_KIDNAPPING = reason('no-kidnapping')
const NOT_IN_PLAY = reason('role-not-in-play')
const TAKEN = reason('role-taken')

/** Nobody kidnaps where a Puertoma plays. */
export const kidnapsRoles = ({ rules }: State): boolean =>
  rules.switches.ransom !== 'none' && rules.humans === rules.players

export function whyKidnap(s: State, role: Role): ReasonCode {
  if (!kidnapsRoles(s)) return NO_KIDNAPPING
  if (!s.rules.roles.includes(role)) return NOT_IN_PLAY
  return table.roleTaken(s, role) === NONE ? 0 : TAKEN
}

export function kidnap(s: State, seat: Seat, role: Role, out: Story): void {
  const coins = table.roleCoins(s, role)
  gainCoins(s, seat, coins)
  table.roleCoins.set(s, role, 0)
  table.kidnapped.set(s, role)
  out.tell(KIDNAPPED, seat, role, coins)
}

/** Why a seat may not choose a role: it was the last buccaneer, or holds the role captive, or cannot pay for it. */
export function whyBarred(s: State, seat: Seat, role: Role): ReasonCode {
  if (role === BUCCANEER) return table.buccaneer(s) === seat ? HOLDS_MARKER : 0
  if (role !== table.kidnapped(s)) return 0
  if (table.buccaneer(s) === seat) return OWN_CAPTIVE
  return s.rules.switches.ransom === 'chooser' && player.coins(s, seat) < RANSOM ? NO_RANSOM : 0
}

/** The marker goes to whoever chooses the buccaneer; a captive is paid for and free. */
export function onRoleTaken(s: State, seat: Seat, role: Role, out: Story): void {
  if (role === BUCCANEER) table.buccaneer.set(s, seat)
  if (role !== table.kidnapped(s)) return
  const kidnapper = table.buccaneer(s)
  if (s.rules.switches.ransom === 'chooser') gainCoins(s, seat, -RANSOM)
  gainCoins(s, kidnapper, RANSOM)
  table.kidnapped.set(s, NONE)
  out.tell(RANSOM_PAID, kidnapper, role, RANSOM)
}

/** A captive that is left when all have picked. */
export function playCaptive(s: State, out: Story): void {
  const role = table.kidnapped(s)
  if (role === NONE) return
  const seat = table.buccaneer(s)
  table.kidnapped.set(s, NONE)
  table.role.set(s, role)
  table.chooser.set(s, seat)
  table.roleTaken.set(s, role, seat)
  out.tell(CAPTIVE_PLAYED, seat, role)
  beginPhase(s, role, out)
}
