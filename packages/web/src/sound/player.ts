import { settings } from '../app/settings.svelte.ts'
import { kindOf, SOUND_NAMES, type SoundName } from './names.ts'
import { RATE, samplesIn } from './wave.ts'

/** Plays the sounds. Browsers let a page be heard only after a gesture; until then it is silent. */

const FILES = import.meta.glob<string>('./files/*.wav', { query: '?url', import: 'default', eager: true })
const GESTURES = ['pointerup', 'keydown'] as const

/** The same sound again within so many milliseconds is heard as one. */
const SAME = 60
/** A sound that comes later than this after what it tells of is left out, in milliseconds. */
const LATE = 400
/** More pieces at once are only noise. */
const VOICES = 6

let audio: AudioContext | undefined
let volume: GainNode | undefined
const sounds = new Map<SoundName, Promise<AudioBuffer | undefined>>()
const begun = new Map<SoundName, number>()
let voices = 0

/** From the next gesture on the page is heard. */
export function awake(): void {
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true })
  // Whoever has made a gesture before need not make another.
  if (navigator.userActivation?.hasBeenActive) wake()
}

/** Lets go of the loudspeaker. */
export function rest(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true })
  void audio?.suspend().catch(() => {})
}

/** Browsers also stop a page that was away; the next gesture goes on. */
function wake(): void {
  if (audio?.state === 'running') return
  try {
    audio ??= begin()
    audio.resume().catch(() => {})
  } catch {
    // A browser without a loudspeaker stays silent.
  }
}

function begin(): AudioContext {
  const made = new AudioContext({ sampleRate: RATE, latencyHint: 'interactive' })
  volume = made.createGain()
  volume.connect(made.destination)
  // In time for the first that is played.
  for (const name of SOUND_NAMES) if (settings.sound[kindOf(name)]) void load(name, made)
  return made
}

function load(name: SoundName, into: AudioContext): Promise<AudioBuffer | undefined> {
  const found = sounds.get(name) ?? fetchSound(name, into)
  sounds.set(name, found)
  return found
}

async function fetchSound(name: SoundName, into: AudioContext): Promise<AudioBuffer | undefined> {
  try {
    const answer = await fetch(FILES[`./files/${name}.wav`])
    if (!answer.ok) throw new Error(answer.statusText)
    const samples = samplesIn(await answer.arrayBuffer())
    const sound = into.createBuffer(1, samples.length, RATE)
    sound.copyToChannel(samples, 0)
    return sound
  } catch {
    // Perhaps the next time.
    sounds.delete(name)
    return undefined
  }
}

export async function play(name: SoundName): Promise<void> {
  const now = performance.now()
  const ofPieces = kindOf(name) === 'pieces'
  if (audio?.state !== 'running' || now - (begun.get(name) ?? Number.NEGATIVE_INFINITY) < SAME) return
  // Nobody sees pieces move on a page that is hidden; what calls is for those who look elsewhere.
  if (ofPieces && document.hidden) return
  begun.set(name, now)
  const sound = await load(name, audio)
  if (!sound || !volume || performance.now() - now > LATE || (ofPieces && voices >= VOICES)) return
  // Ears hear steps of loudness, not of power.
  volume.gain.value = (settings.sound.volume / 100) ** 2
  const voice = audio.createBufferSource()
  voice.buffer = sound
  voice.connect(volume)
  voices++
  voice.onended = () => {
    voices--
  }
  voice.start()
}
