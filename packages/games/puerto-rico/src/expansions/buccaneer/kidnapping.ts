import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { event } from '../../events.ts'
import { BUCCANEER } from '../../ids.ts'
import { reason } from '../../reasons.ts'
import { beginPhase } from '../../roles/round.ts'
import { CHOOSER, COINS, player, ROLE, ROLE_COINS, ROLE_TAKEN, type State } from '../../state.ts'
import { gainCoins } from '../../supply.ts'
import { captiveOf, giveMarker, markerOf, releaseCaptive, setCaptive } from './cells.ts'
import { RANSOM } from './ransom.ts'

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

export function whyKidnap(s: State, role: number): ReasonCode {
  if (!kidnapsRoles(s)) return NO_KIDNAPPING
  if (!s.rules.roles.includes(role)) return NOT_IN_PLAY
  return s.c[ROLE_TAKEN + role] > 0 ? TAKEN : 0
}

export function kidnap(s: State, seat: Seat, role: number, out: Story): void {
  const coins = s.c[ROLE_COINS + role]
  gainCoins(s, seat, coins)
  s.c[ROLE_COINS + role] = 0
  setCaptive(s, role)
  out.tell(KIDNAPPED, seat, role, coins)
}

/** Why a seat may not choose a role: it was the last buccaneer, or holds the role captive, or cannot pay for it. */
export function whyBarred(s: State, seat: Seat, role: number): ReasonCode {
  if (role === BUCCANEER) return markerOf(s) === seat ? HOLDS_MARKER : 0
  if (role !== captiveOf(s)) return 0
  if (markerOf(s) === seat) return OWN_CAPTIVE
  return s.rules.switches.ransom === 'chooser' && s.c[player(seat) + COINS] < RANSOM ? NO_RANSOM : 0
}

/** The marker goes to whoever chooses the buccaneer; a captive is paid for and free. */
export function onRoleTaken(s: State, seat: Seat, role: number, out: Story): void {
  if (role === BUCCANEER) giveMarker(s, seat)
  if (role !== captiveOf(s)) return
  const kidnapper = markerOf(s)
  if (s.rules.switches.ransom === 'chooser') s.c[player(seat) + COINS] -= RANSOM
  gainCoins(s, kidnapper, RANSOM)
  releaseCaptive(s)
  out.tell(RANSOM_PAID, kidnapper, role, RANSOM)
}

/** A captive that is left when all have picked. */
export function playCaptive(s: State, out: Story): void {
  const role = captiveOf(s)
  if (role < 0) return
  const { c } = s
  const seat = markerOf(s)
  releaseCaptive(s)
  c[ROLE] = role + 1
  c[CHOOSER] = seat
  c[ROLE_TAKEN + role] = seat + 1
  out.tell(CAPTIVE_PLAYED, seat, role)
  beginPhase(s, out)
}
