import { settings } from './settings.svelte.ts'

/** Small sounds, made on the spot; only where somebody wants them. */
let audio: AudioContext | undefined

function tone(pitch: number, at: number, length: number, loud: number): void {
  if (!audio) return
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

function play(notes: readonly (readonly [pitch: number, at: number])[], length: number, loud: number): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  for (const [pitch, at] of notes) tone(pitch, at, length, loud)
}

/** A ship's bell: it is your turn. */
export const turnBell = (): void =>
  play(
    [
      [880, 0],
      [1320, 0.09],
    ],
    0.5,
    0.08,
  )

/** A piece is set down. */
const knock = (): void => play([[220, 0]], 0.09, 0.1)

export type SoundName =
  | 'pick'
  | 'place'
  | 'barrel'
  | 'sail'
  | 'steps'
  | 'tile'
  | 'coin'
  | 'post'
  | 'water'
  | 'card'
  | 'turn'
  | 'bark'
  | 'chat'
  | 'end'

export const playSound = (name: SoundName): void => (name === 'turn' ? turnBell() : knock())
