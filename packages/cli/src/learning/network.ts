import { existsSync, readFileSync } from 'node:fs'
import type { Learned } from '@quayside/kernel'
import * as v from 'valibot'

const base64 = v.pipe(v.string(), v.base64())

const learnedSchema = v.object({
  recipe: v.record(v.string(), v.union([v.string(), v.number()])),
  points: v.number(),
  layers: v.array(v.object({ scales: base64, weights: base64, biases: base64 })),
})

/** A network from a file; throws if there is none in it. */
export const readNetwork = (path: string): Learned => v.parse(learnedSchema, JSON.parse(readFileSync(path, 'utf8')))

/** Whether there is a network in a file. */
export function isNetwork(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    readNetwork(path)
    return true
  } catch {
    return false
  }
}

/** As a file of a game has it: always the same for the same network. */
export const networkText = (learned: Learned): string => `${JSON.stringify(learned, null, 2)}\n`
