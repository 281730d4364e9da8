import { myTables } from './api.ts'
import Picture from './Picture.svelte'
import { type Looks, NOTHING } from './rows.ts'

/** How the tables stand that are played on the server, and what draws it. */
export interface Drawn {
  readonly looks: Looks
  readonly Picture: typeof Picture
}

/** Null if the server does not answer. */
export async function looksThere(): Promise<Drawn | null> {
  const found = await myTables('playing', NOTHING)
  return found && { looks: new Map(found.tables.map(({ table, glance, seat }) => [table, { glance, seat }])), Picture }
}
