import { playSound, type SoundName } from '../app/sound.ts'
import { MOTIONS, type MotionKind } from './motions.ts'
import type { Flyer } from './plan.ts'

/** What a piece sounds like as it moves or lands. */
const SOUNDS: { readonly [kind in MotionKind]: SoundName } = {
  roll: 'barrel',
  sail: 'sail',
  walk: 'steps',
  lay: 'tile',
  stack: 'coin',
  raise: 'post',
  step: 'water',
  hop: 'place',
  slide: 'card',
  tumble: 'place',
  hand: 'pick',
}

/** Lets a motion be heard: the one way from pieces to sounds. */
export const sound = (kind: MotionKind): void => playSound(SOUNDS[kind])

/** Each kind of motion is heard once, with the first piece that moves so, however many there are: when, in milliseconds. */
export function heardIn(flyers: readonly Flyer[]): ReadonlyMap<MotionKind, number> {
  const times = new Map<MotionKind, number>()
  for (const { kind, delay, frames } of flyers)
    if (!times.has(kind)) times.set(kind, MOTIONS[kind].heard === 'start' ? delay : delay + frames.landing)
  return times
}
