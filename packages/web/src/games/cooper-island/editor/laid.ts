import type { AnyPosition, Laid } from '../../../editor/editor.ts'
import { listAt, numberAt, type Path } from '../../../editor/path.ts'
import { landOf } from './land.ts'

const OWN = new Set(['small', 'large', 'fort', 'lid'])

/** How many of each limited piece lie somewhere, as the ledger calls them, and where the first of them is. */
export function laid(position: AnyPosition): ReadonlyMap<string, Laid> {
  const found = new Map<string, Laid>()
  const add = (piece: string, count: number, path: Path) => {
    if (count > 0) found.set(piece, { count: (found.get(piece)?.count ?? 0) + count, at: found.get(piece)?.at ?? path })
  }
  listAt(position, ['players']).forEach((_, seat) => {
    const own: Path = ['players', seat]
    landOf(position, seat).forEach(({ on }, i) => {
      if (on !== undefined && OWN.has(on)) add(`${on} ${seat}`, 1, [...own, 'land', i])
    })
    add(`lid ${seat}`, listAt(position, [...own, 'merchants']).length, [...own, 'merchants'])
    add(`lid ${seat}`, listAt(position, [...own, 'crates']).length, [...own, 'crates'])
    for (const list of ['smallCards', 'largeCards']) {
      listAt<string | { readonly card: string }>(position, [...own, list]).forEach((card, i) => {
        add(`card ${typeof card === 'string' ? card : card.card}`, 1, [...own, list, i])
      })
    }
    add('diary', numberAt(position, [...own, 'diaries']), [...own, 'diaries'])
  })
  return found
}

/** The thing that a piece of the ledger is. */
export function thingOf(piece: string): readonly [kind: string, id: string] | null {
  const [what, id] = piece.split(' ')
  if (what === 'card') return ['card', id]
  return OWN.has(what) ? ['piece', what] : null
}

/** Ruins that still stand, and statues that wait: both are what statues are made of. */
export function markersOf(position: AnyPosition, seat: number): number {
  const ruins = landOf(position, seat).filter(({ on }) => on === 'ruin').length
  return ruins + listAt(position, ['players', seat, 'statueSpaces']).length
}
