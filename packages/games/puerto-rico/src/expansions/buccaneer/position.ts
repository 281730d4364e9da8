import { count, demand, object } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { MAX_PLAYERS } from '../../data/box.ts'
import { A_NOBLE, A_WORKER, BUCCANEER, ROLES } from '../../ids.ts'
import { ledger } from '../../ledger.ts'
import { addNobles, NOBLES, noblesInSupply } from '../../pieces.ts'
import type { Position } from '../../position/schema.ts'
import { ROLE_TAKEN, type State, WORKER_SUPPLY } from '../../state.ts'
import { addGone, captiveOf, giveMarker, goneOf, markerOf, setCaptive } from './cells.ts'
import { kidnapsRoles } from './kidnapping.ts'

/** The buccaneer in views and positions: who has the marker, which role is kidnapped, who left the game through poaching. */

const seat = count(MAX_PLAYERS - 1)

export const buccaneerTable = {
  buccaneer: v.optional(seat),
  kidnapped: v.optional(object({ role: v.picklist(ROLES), by: seat })),
  workersGone: v.optional(count(100)),
  noblesGone: v.optional(count(NOBLES)),
}

export function buccaneerView(s: State) {
  const marker = markerOf(s)
  const captive = captiveOf(s)
  const [workersGone, noblesGone] = [goneOf(s, A_WORKER), goneOf(s, A_NOBLE)]
  return {
    ...(marker >= 0 ? { buccaneer: marker } : {}),
    ...(captive >= 0 ? { kidnapped: { role: ROLES[captive], by: marker } } : {}),
    ...(workersGone > 0 ? { workersGone } : {}),
    ...(noblesGone > 0 ? { noblesGone } : {}),
  }
}

export function layBuccaneer(s: State, position: Position): void {
  layMarker(s, position)
  if (position.kidnapped) layCaptive(s, position, position.kidnapped)
  layGone(s, position)
}

/** Whoever has the role this round has the marker too; that need not be said. */
function layMarker(s: State, position: Position): void {
  const { kidnapped, buccaneer: named } = position
  const owners = [chooserNow(position), kidnapped?.by, named].filter((owner) => owner !== undefined)
  if (owners.length === 0) return
  const [owner] = owners
  demand(owner < s.rules.players, `there is no seat ${owner}`)
  demand(
    owners.every((other) => other === owner),
    `the buccaneer's marker is with seat ${owner}`,
  )
  giveMarker(s, owner)
}

/** Who has chosen the buccaneer in this round, as far as the position says. */
function chooserNow({ now, rolesTaken }: Position): number | undefined {
  if (now?.phase === 'buccaneer') return now.by
  const found = Object.entries(rolesTaken ?? {}).find(([, roles]) => roles.includes('buccaneer'))
  return found && Number(found[0])
}

/** A role is kidnapped in the round in which its kidnapper was the buccaneer. */
function layCaptive(s: State, position: Position, { role: id, by }: NonNullable<Position['kidnapped']>): void {
  const role = ROLES.indexOf(id)
  const { now, roleCoins, rolesTaken } = position
  const taken = now?.phase === id || Object.values(rolesTaken ?? {}).some((roles) => roles.includes(id))
  demand(kidnapsRoles(s), 'roles are not kidnapped in this game')
  demand(s.rules.roles.includes(role), `the ${id} is not in play`)
  demand(role !== BUCCANEER && !taken, `the ${id} is taken and cannot be kidnapped`)
  demand((roleCoins?.[id] ?? 0) === 0, `coins lie on the ${id}, which is kidnapped`)
  demand(now?.phase !== 'buccaneer', 'the buccaneer has kidnapped nobody yet')
  setCaptive(s, role)
  if (chooserNow(position) === undefined) s.c[ROLE_TAKEN + BUCCANEER] = by + 1
}

/** Where the supply is not given, it lacks those who left. */
function layGone(s: State, { workersGone = 0, noblesGone = 0, workerSupply, nobleSupply }: Position): void {
  if (workersGone + noblesGone === 0) return
  demand(s.rules.switches.poachedRest === 'out-of-game', 'nobody leaves the game in this edition')
  demand(noblesGone === 0 || s.rules.noblesAt >= 0, 'nobles are not in play')
  addGone(s, A_WORKER, workersGone)
  addGone(s, A_NOBLE, noblesGone)
  if (workerSupply === undefined) s.c[WORKER_SUPPLY] -= workersGone
  if (nobleSupply === undefined && noblesGone > 0) addNobles(s, 'supply', -noblesGone)
  const enough = s.c[WORKER_SUPPLY] >= 0 && noblesInSupply(s) >= 0
  demand(
    enough && inBox(s, 'worker') <= s.rules.workers && inBox(s, 'noble') <= NOBLES,
    'so many cannot have left the game',
  )
}

/** Pieces of a kind, wherever they lie. */
function inBox(s: State, kind: string): number {
  let all = 0
  ledger(s, (tallied, count) => {
    if (tallied === kind) all += count
  })
  return all
}
