import { readdirSync, statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { HEAD } from '../../packages/web/src/sound/wave.ts'
import type { Visitor } from './visitor.ts'

const FOLDER = new URL('../../packages/web/src/sound/files/', import.meta.url)

/** Sounds by how many samples they have, which differ. */
const NAMES: ReadonlyMap<number, string> = new Map(
  readdirSync(FOLDER).map((file) => [statSync(new URL(file, FOLDER)).size - HEAD, file.replace('.wav', '')]),
)

interface Heard {
  contexts: number
  readonly lengths: number[]
}
type Listening = Window & { heard: Heard }

/** From the next page on it is noted what a browser plays, and how often it asks for a loudspeaker. */
export async function giveEars({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    const heard: Heard = { contexts: 0, lengths: [] }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...given: [number?]) {
      heard.lengths.push(this.buffer?.length ?? 0)
      start.apply(this, given)
    }
    class Counted extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        heard.contexts++
      }
    }
    Object.assign(window, { heard, AudioContext: Counted })
    // Whatever a test asks of a page counts as a gesture for the browser: only what hands do is one here.
    const hands = { hasBeenActive: false, isActive: false }
    const active = () => Object.assign(hands, { hasBeenActive: true })
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, active, { capture: true })
    Object.defineProperty(navigator, 'userActivation', { value: hands })
  })
}

/** What was played since the page was opened, in order. */
export const heardBy = async (page: Page): Promise<string[]> => {
  const lengths = await page.evaluate(() => (window as unknown as Listening).heard.lengths)
  return lengths.map((length) => NAMES.get(length) ?? `something with ${length} samples`)
}

export const loudspeakers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Listening).heard.contexts)
