import { readdirSync, readlinkSync } from 'node:fs'
import { getPriority } from 'node:os'
import { listen } from '../../src/thinking/listen.ts'

/** Tells about itself instead of thinking. */
export interface Revealed {
  readonly env: readonly string[]
  readonly priority: number
  /** What it holds open, by the kind. */
  readonly open: readonly string[]
  readonly question: unknown
}

listen((text) => {
  const value: Revealed = {
    env: Object.keys(process.env),
    priority: getPriority(),
    open: held(),
    question: JSON.parse(text),
  }
  return { value }
})

function held(): string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)]
    } catch {
      return []
    }
  })
}
