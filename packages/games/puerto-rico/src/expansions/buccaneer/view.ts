import { said } from '@quayside/kernel/box'
import { type State, table } from '../../box.ts'
import { ROLE } from '../../ids.ts'
import { RANSOM } from './ransom.ts'

/** Who has the marker, which role is kidnapped, and who left the game through poaching. */
export function buccaneerView(s: State) {
  const [by, role] = [table.buccaneer(s), ROLE.maybeId(table.kidnapped(s))]
  return said({
    buccaneer: by,
    kidnapped: role && { role, by },
    workersGone: table.workersGone(s) || null,
    noblesGone: table.noblesGone(s) || null,
  })
}

/** The same with what a captive costs whoever chooses the role. */
export function buccaneerSeen(s: State) {
  const { kidnapped, ...seen } = buccaneerView(s)
  return { ...seen, ...said({ kidnapped: kidnapped && { ...kidnapped, coins: RANSOM } }) }
}
