import { type Rng, type Seat, seedRng, type Viewer } from '@quayside/kernel'
import { SLOTS } from './box.ts'
import { LETTER_COUNT, SHARE } from './ids.ts'
import { isOpen } from './phases/planning.ts'
import {
  BOOK_LEFT,
  BOOK_STACK,
  BOOKS_PER_LETTER,
  cloneState,
  DEALT,
  HAND,
  player,
  RNG,
  SEALED,
  SLOT,
  STACK,
  STACK_LEFT,
  START_TILE,
  type State,
} from './state.ts'
import { isChoosingTiles, isPlanning, seatsOf } from './view.ts'

/**
 * Another hidden truth for a viewer: stack and supply in another order, other plans of the others out of the same cards, other tiles where they
 * are being chosen, another generator.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = cloneState(s)
  shuffleStack(other, rng)
  for (let letter = 0; letter < LETTER_COUNT; letter++) {
    rng.shuffle(other.c, BOOK_STACK + letter * BOOKS_PER_LETTER, other.c[BOOK_LEFT + letter])
  }
  if (isPlanning(s)) for (const seat of seatsOf(s)) if (hiddenFrom(viewer, seat)) replan(other, seat, rng)
  if (isChoosingTiles(s)) redeal(other, viewer, rng)
  seedRng(other.c, RNG, rng.seed())
  return other
}

const hiddenFrom = (viewer: Viewer, seat: Seat): boolean => viewer !== 'referee' && viewer !== seat

/** Letters lie in blocks, and everybody knows how many cards of each are left: only within a block is the order unknown. */
function shuffleStack(s: State, rng: Rng): void {
  let at = 0
  for (const { length } of s.rules.blocks) {
    rng.shuffle(s.c, STACK + at, Math.max(0, Math.min(length, s.c[STACK_LEFT] - at)))
    at += length
  }
}

/** Takes a plan back and makes another at random; whether it is sealed is public and stays. */
function replan(s: State, seat: Seat, rng: Rng): void {
  const { c, rules } = s
  const p = player(s, seat)
  for (let slot = 0; slot < SLOTS; slot++) {
    if (c[p + SLOT + slot] > 0) c[p + HAND + c[p + SLOT + slot] - 1]++
    c[p + SLOT + slot] = 0
  }
  const cards = rules.faces.flatMap(({ kind }, face) =>
    kind === SHARE ? [] : Array.from({ length: c[p + HAND + face] }, () => face),
  )
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isOpen(s, seat, slot) || cards.length === 0 || rng.below(4) === 0) continue
    const [face] = cards.splice(rng.below(cards.length), 1)
    c[p + HAND + face]--
    c[p + SLOT + slot] = face + 1
  }
}

/** Deals everybody else two of the tiles that the viewer has not seen; who has chosen already has chosen one of them. */
function redeal(s: State, viewer: Viewer, rng: Rng): void {
  const { c, rules } = s
  const known = seatsOf(s).filter((seat) => !hiddenFrom(viewer, seat))
  const seen = known.flatMap((seat) => [c[player(s, seat) + DEALT], c[player(s, seat) + DEALT + 1]])
  const unseen = rules.startTiles.map((_, tile) => tile + 1).filter((tile) => !seen.includes(tile))
  for (const seat of seatsOf(s)) {
    if (!hiddenFrom(viewer, seat)) continue
    const p = player(s, seat)
    const pair = [0, 1].map(() => unseen.splice(rng.below(unseen.length), 1)[0]).sort((a, b) => a - b)
    pair.forEach((tile, i) => {
      c[p + DEALT + i] = tile
    })
    if (c[p + SEALED]) c[p + START_TILE] = pair[rng.below(2)]
  }
}
