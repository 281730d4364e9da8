import { seatsIn } from '@quayside/kernel'
import { type Glance, glanceFor, glanceOf, seatsWhere } from '@quayside/table'
import '../box/hook.ts'
import { loadLocalGame, openLocalTable } from '../table/kept.ts'

/**
 * How a table of this browser stands. Where several people share the screen it is shown as to somebody who watches: whoever looks at the list may be
 * any of them.
 */
export async function lookAt(id: string): Promise<{ glance: Glance; seat: number } | null> {
  const table = (await loadLocalGame(id)) ? openLocalTable(id) : null
  if (!table) return null
  const people = seatsIn(seatsWhere(table.chairs, (chair) => chair.kind === 'person'))
  const seat = people.length === 1 ? people[0] : -1
  return { glance: glanceFor(glanceOf(table.match), seat), seat }
}
