/**
 * Makes the sounds of the client, which are computed from nothing but these recipes: no recording is in them. Writes the files that the client ships,
 * and says how long and how loud each is.
 *
 *   node packages/web/scripts/sounds.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { RATE, samplesIn } from '../src/sound/wave.ts'
import { soundFiles } from './sounds/files.ts'
import { loudnessOf, strictLoudnessOf } from './sounds/loudness.ts'

const FOLDER = new URL('../src/sound/files/', import.meta.url)
mkdirSync(FOLDER, { recursive: true })

let bytes = 0
for (const [name, file] of soundFiles()) {
  writeFileSync(new URL(`${name}.wav`, FOLDER), file)
  bytes += file.length
  const samples = samplesIn(file.buffer)
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const said = [
    `${(samples.length / RATE).toFixed(2)} s`,
    `${loudnessOf(samples, RATE).toFixed(1)} LUFS`,
    `${strictLoudnessOf(samples, RATE).toFixed(1)} LUFS without silence`,
    `peak ${(20 * Math.log10(peak)).toFixed(1)} dB`,
  ]
  console.log(`${name.padEnd(7)} ${said.join(', ')}`)
}
console.log(`${bytes} bytes`)
