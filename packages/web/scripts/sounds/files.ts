import { SOUND_NAMES, type SoundName } from '../../src/sound/names.ts'
import { RATE } from '../../src/sound/wave.ts'
import { CALLS } from './calls.ts'
import { loudnessOf } from './loudness.ts'
import { PIECES } from './pieces.ts'
import { filtered, type Sound } from './synth.ts'
import { waveOf } from './write-wave.ts'

/** How loud each sound's loudest moment is, in LUFS: what calls is louder than what pieces do, and what comes often is softest. */
const LOUD: Readonly<Record<SoundName, number>> = {
  pick: -36,
  place: -29,
  barrel: -27,
  sail: -25,
  steps: -31,
  tile: -28,
  coin: -30,
  post: -28,
  water: -30,
  card: -32,
  turn: -22,
  bark: -22,
  chat: -26,
  end: -22,
}

/** The part of a sound in which it fades, so that nothing is cut off. */
const OUT = 0.35
/** What lies below, in hertz, small loudspeakers only turn into heat. */
const DEEPEST = 55

function finished(sound: Sound, loud: number): Sound {
  const cut = filtered(sound, 'high', DEEPEST, 1.4)
  const faded = cut.map((x, i) => x * Math.sin((Math.PI / 2) * Math.min(1, (cut.length - 1 - i) / (OUT * cut.length))))
  const gain = 10 ** ((loud - loudnessOf(faded, RATE)) / 20)
  return faded.map((x) => x * gain)
}

const RECIPES: Readonly<Record<SoundName, () => Sound>> = { ...PIECES, ...CALLS }

/** The file of each sound; the same bytes every time. */
export const soundFiles = (): ReadonlyMap<SoundName, Uint8Array<ArrayBuffer>> =>
  new Map(SOUND_NAMES.map((name) => [name, waveOf(finished(RECIPES[name](), LOUD[name]))]))
