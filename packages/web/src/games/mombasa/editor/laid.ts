import { DISPLAY_COLUMNS } from '@quayside/mombasa/ids'
import type { AnyPosition, Laid } from '../../../editor/editor.ts'
import { at, listAt, type Path } from '../../../editor/path.ts'
import { isFields } from '../../../editor/shape.ts'

/** How many of each limited piece lie somewhere, as the ledger calls them, and where the first of them is. */
export function laid(position: AnyPosition): ReadonlyMap<string, Laid> {
  const found = new Map<string, Laid>()
  const add = (piece: string, path: Path) =>
    found.set(piece, { count: (found.get(piece)?.count ?? 0) + 1, at: found.get(piece)?.at ?? path })
  const cards = (path: Path) =>
    listAt<string | null>(position, path).forEach((id, i) => {
      if (id !== null) add(`card ${id}`, [...path, i])
    })
  listAt(position, ['players']).forEach((_, seat) => {
    cards(['players', seat, 'hand'])
    cards(['players', seat, 'slots'])
    listAt(position, ['players', seat, 'resting']).forEach((_pile, i) => {
      cards(['players', seat, 'resting', i])
    })
  })
  for (const column of DISPLAY_COLUMNS) cards(['display', column])
  const posts = at(position, ['posts'])
  for (const [region, company] of Object.entries(isFields(posts) ? posts : {}))
    add(`post ${company}`, ['posts', region])
  return found
}

/** The thing that a piece of the ledger is. */
export function thingOf(piece: string): readonly [kind: string, id: string] | null {
  const [what, id] = piece.split(' ')
  if (what === 'card') return ['card', id]
  return what === 'post' ? ['company', id] : null
}

export function counts(ids: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1)
  return found
}

/** How many markers of a seat lie on bonus spaces. */
export function markersOf(position: AnyPosition, seat: number): number {
  const spaces = at(position, ['spaces'])
  return Object.values(isFields(spaces) ? spaces : {}).filter((owner) => owner === seat).length
}
