import { once, type Path, type Say } from '@quayside/kernel/data'
import type { DataPack } from '../pack.ts'

/** Docks, statue spaces, crates and cards go by their ids in answers and notes, and a card may bring a space of its own. */
export function checkIds({ playerBoard, ...pack }: DataPack, say: Say): void {
  const { docks, statueSpaces, crates } = playerBoard
  const { merchants, orders, smallCards, largeCards, diaries } = pack
  const entries: [string, Path][] = []
  const add = (path: Path, list: readonly { readonly id: string }[]): void => {
    list.forEach(({ id }, i) => {
      entries.push([id, [...path, i]])
    })
  }
  for (const [name, list] of Object.entries({ docks, statueSpaces, crates })) add(['playerBoard', name], list)
  for (const [name, list] of Object.entries({ merchants, orders, smallCards, largeCards, diaries })) add([name], list)
  once(
    say,
    entries.map(([id]) => id),
    (i) => entries[i][1],
  )
}
