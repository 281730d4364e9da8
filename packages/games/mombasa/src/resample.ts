import type { Rng, Seat, Viewer } from '@quayside/kernel'
import { copyState, NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { LETTER, SHARE, SLOT, START_TILE } from './ids.ts'
import { isOpen } from './phases/planning.ts'
import { isChoosingTiles, isPlanning, seatsOf } from './state.ts'

const { table, seats: player, chance } = box

/**
 * Another hidden truth for a viewer: stack and supply in another order, other plans of the others out of the same cards, other tiles where they
 * are being chosen, another generator.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = copyState(s)
  mixStack(other, rng)
  for (let letter = LETTER.first; letter < LETTER.size; letter++)
    table.bookSupply.mix(other, rng, 0, table.bookSupply.size(other, letter), letter)
  if (isPlanning(s)) for (const seat of seatsOf(s)) if (hiddenFrom(viewer, seat)) replan(other, seat, rng)
  if (isChoosingTiles(s)) redeal(other, viewer, rng)
  chance.seed(other, rng.seed())
  return other
}

const hiddenFrom = (viewer: Viewer, seat: Seat): boolean => viewer !== 'referee' && viewer !== seat

/** Letters lie in blocks, and everybody knows how many cards of each are left: only within a block is the order unknown. */
function mixStack(s: State, rng: Rng): void {
  let from = 0
  for (const { length } of s.rules.blocks) {
    table.stack.mix(s, rng, from, Math.max(0, Math.min(length, table.stack.size(s) - from)))
    from += length
  }
}

/** Takes a plan back and makes another at random; whether it is sealed is public and stays. */
function replan(s: State, seat: Seat, rng: Rng): void {
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = player.slots(s, seat, slot)
    if (card !== NONE) player.hand.add(s, seat, card, 1)
    player.slots.set(s, seat, slot, NONE)
  }
  const { cards, faces } = s.rules
  const playable = cards.flatMap((card) =>
    faces[card].kind === SHARE ? [] : Array.from({ length: player.hand(s, seat, card) }, () => card),
  )
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    if (!isOpen(s, seat, slot) || playable.length === 0 || rng.below(4) === 0) continue
    const [card] = playable.splice(rng.below(playable.length), 1)
    player.hand.add(s, seat, card, -1)
    player.slots.set(s, seat, slot, card)
  }
}

/** Deals everybody else two of the tiles that the viewer has not seen; who has chosen already has chosen one of them. */
function redeal(s: State, viewer: Viewer, rng: Rng): void {
  const seats = seatsOf(s)
  const seen = seats.filter((seat) => !hiddenFrom(viewer, seat)).flatMap((seat) => player.dealt.all(s, seat))
  const unseen = START_TILE.all.slice(0, s.rules.startTiles.length).filter((tile) => !seen.includes(tile))
  for (const seat of seats) {
    if (!hiddenFrom(viewer, seat)) continue
    const pair = [0, 1].map(() => unseen.splice(rng.below(unseen.length), 1)[0]).sort((a, b) => a - b)
    player.dealt.clear(s, seat)
    for (const tile of pair) player.dealt.push(s, seat, tile)
    if (player.sealed(s, seat)) player.startTile.set(s, seat, pair[rng.below(2)])
  }
}
