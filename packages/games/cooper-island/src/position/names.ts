import type { Id, Kind } from '@quayside/kernel/box'
import { demand } from '@quayside/kernel/positions'
import type { State } from '../box.ts'

/** The thing that the component data call so. */
export function named<K extends string>({ rules }: State, kind: Kind<K>, id: string, what: string = kind.name): Id<K> {
  const found = rules.ids[kind.name].indexOf(id)
  demand(found >= 0, `there is no ${what} ${id}`)
  return kind.all[found]
}
