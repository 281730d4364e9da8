import type { Rng, Viewer } from '@quayside/kernel'
import { copyState, type Seat } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { type Good, SPACE, type Space } from './ids.ts'
import { seatsOf } from './state.ts'
import { placeInStack } from './supply.ts'

const { table, seats: player, chance } = box

/**
 * Another hidden truth: the face-down tiles in another order, those under forests taken unseen among them, and another generator. Nobody
 * knows anything of these, so it is the same for every viewer; what expansions hide they deal anew themselves. Covered chips stay as they are: they were public when they were gained.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = copyState(s)
  const places = s.rules.pileRow.flatMap((pile) =>
    Array.from({ length: table.pileHeight(s, pile) }, (_, height) => placeInStack(s, pile, height)),
  )
  const forests = unseenForests(s)
  const tiles = Int16Array.from([
    ...places.map((place) => table.stack(s, place)),
    ...forests.map(([seat, space]) => player.fields.under(s, seat, space)),
  ])
  rng.shuffle(tiles, 0, tiles.length)
  places.forEach((place, i) => {
    table.stack.set(other, place, tiles[i] as Good)
  })
  forests.forEach(([seat, space], i) => {
    player.fields.under.set(other, seat, space, tiles[places.length + i] as Good)
  })
  for (const part of s.rules.parts) part.resample?.(other, viewer, rng)
  chance.seed(other, rng.seed())
  return other
}

/** Field spaces with a forest that nobody has looked at. */
const unseenForests = (s: State): (readonly [Seat, Space])[] =>
  seatsOf(s).flatMap((seat) =>
    SPACE.all.filter((space) => player.fields.unseen(s, seat, space)).map((space) => [seat, space] as const),
  )
