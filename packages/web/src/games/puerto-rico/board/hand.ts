import type { Held } from './extra.ts'
import type { Scene } from './scene.svelte.ts'
import { inHand } from './things.ts'

const PLACING = ['mayor-place', 'festival-place', 'poach-place']
const PIECES = ['worker', 'noble'] as const

/** What can be picked up besides what lies on the board: pieces to place, guests, what a black market takes. */
export function handOf(scene: Scene): readonly Held[] {
  const { host, view, player } = scene
  const question = host.question ?? ''
  const lit = (place: string) => host.light(place)?.open === true
  const held = inHand(question, view, scene.seat)
  const both = view.nobleSupply !== undefined && PLACING.includes(question)
  const house = player.city.find(({ building }) => building === 'guesthouse')
  const counts = { worker: held.workers, noble: held.nobles }
  const guests = { worker: house?.workers ?? 0, noble: house?.nobles ?? 0 }
  const hand = both ? PIECES.map((id) => ({ place: `spare:${id}`, id, count: counts[id] })) : []
  const leaving = PIECES.map((id) => ({ place: `guest:${id}`, id, count: guests[id] })).filter(({ place }) =>
    lit(place),
  )
  const give = ['worker', 'noble', 'vp']
    .map((id) => ({ place: `return:${id}`, id, count: 1 }))
    .filter(({ place }) => lit(place))
  if (lit('lift-spare')) give.push({ place: 'lift-spare', id: 'spare', count: 1 })
  return [
    { id: 'inHand' as const, pieces: hand },
    { id: 'guests' as const, pieces: leaving },
    { id: 'give' as const, pieces: give },
  ].filter(({ pieces }) => pieces.length > 0)
}
