import type { Seat } from '@quayside/kernel'
import { piecesOf } from '@quayside/kernel/box'
import { count, demand, demandSeat, object, type Shaped, say } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { type State, table } from '../../box.ts'
import { BUCCANEER, ROLE, ROLES } from '../../ids.ts'
import { ledger } from '../../ledger.ts'
import type { Position } from '../../position/schema.ts'
import { MAX_PLAYERS, NOBLES } from '../../sizes.ts'
import { kidnapsRoles } from './kidnapping.ts'

const seat = count(MAX_PLAYERS - 1)

export const buccaneerTable = {
  buccaneer: seat,
  kidnapped: object({ role: v.picklist(ROLES), by: seat }),
  workersGone: count(100),
  noblesGone: count(NOBLES),
}

type Given = Position & Shaped<typeof buccaneerTable>

export function layBuccaneer(s: State, position: Given): void {
  layMarker(s, position)
  if (position.kidnapped) layCaptive(s, position, position.kidnapped)
  layGone(s, position)
}

/** Whoever has the role this round has the marker too; that need not be said. */
function layMarker(s: State, position: Given): void {
  const { kidnapped, buccaneer: named } = position
  const owners = [chooserNow(position), kidnapped?.by, named].filter((owner) => owner !== undefined)
  if (owners.length === 0) return
  const [owner] = owners
  demandSeat(owner, s.rules.players)
  demand(
    owners.every((other) => other === owner),
    say`the buccaneer's marker is with seat ${owner}`,
  )
  table.buccaneer.set(s, owner)
}

/** Who has chosen the buccaneer in this round, as far as the position says. */
function chooserNow({ now, rolesTaken }: Given): Seat | undefined {
  if (now?.phase === 'buccaneer') return now.by
  const found = Object.entries(rolesTaken ?? {}).find(([, roles]) => roles.includes('buccaneer'))
  return found && Number(found[0])
}

/** A role is kidnapped in the round in which its kidnapper was the buccaneer. */
function layCaptive(s: State, position: Given, { role: id, by }: NonNullable<Given['kidnapped']>): void {
  const role = ROLE.of(id)
  const { now, roleCoins, rolesTaken } = position
  const taken = now?.phase === id || Object.values(rolesTaken ?? {}).some((roles) => roles.includes(id))
  demand(kidnapsRoles(s), 'roles are not kidnapped in this game')
  demand(s.rules.roles.includes(role), say`the ${id} is not in play`)
  demand(role !== BUCCANEER && !taken, say`the ${id} is taken and cannot be kidnapped`)
  demand((roleCoins?.[id] ?? 0) === 0, say`coins lie on the ${id}, which is kidnapped`)
  demand(now?.phase !== 'buccaneer', 'the buccaneer has kidnapped nobody yet')
  table.kidnapped.set(s, role)
  if (chooserNow(position) === undefined) table.roleTaken.set(s, BUCCANEER, by)
}

/** Where the supply is not given, it lacks those who left. */
function layGone(s: State, { workersGone = 0, noblesGone = 0, workerSupply, nobleSupply }: Given): void {
  if (workersGone + noblesGone === 0) return
  demand(s.rules.switches.poachedRest === 'out-of-game', 'nobody leaves the game in this edition')
  demand(noblesGone === 0 || s.rules.nobles, 'nobles are not in play')
  table.workersGone.set(s, workersGone)
  table.noblesGone.set(s, noblesGone)
  if (workerSupply === undefined) table.workerSupply.add(s, -workersGone)
  if (nobleSupply === undefined) table.nobleSupply.add(s, -noblesGone)
  const enough = table.workerSupply(s) >= 0 && table.nobleSupply(s) >= 0
  const pieces = piecesOf(ledger, s)
  const fit = (pieces.get('worker') ?? 0) <= s.rules.workers && (pieces.get('noble') ?? 0) <= NOBLES
  demand(enough && fit, 'so many cannot have left the game')
}
