import { expect, test } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { checkPack } from '../../src/data/check.ts'

/** A pack as its author edits it: plain JSON, nothing typed. */
// biome-ignore lint/suspicious/noExplicitAny: the tests break its shape.
export type Draft = any

export const draft = (): Draft => JSON.parse(JSON.stringify(BUILT_IN))

/** Changes to a draft, at a place like `merchants.3.helm`. */
export type Change = (pack: Draft) => unknown
const reach = (pack: Draft, path: string): [Draft, string] => {
  const steps = path.split('.')
  const last = steps.pop() as string
  return [steps.reduce((inside, step) => inside[step], pack), last]
}
export const set =
  (path: string, value: unknown): Change =>
  (pack) => {
    const [inside, last] = reach(pack, path)
    inside[last] = value
  }
export const drop =
  (path: string): Change =>
  (pack) => {
    const [inside, last] = reach(pack, path)
    delete inside[last]
  }

/** The name of a test, what it does to the built-in pack, where the problem must be told and a part of its words. */
export type Case = readonly [what: string, change: Change, at: string, says: string]

/** Breaks one thing at a time: each time there is a problem at that very place that says so. */
export function breaks(cases: readonly Case[]): void {
  test.each(cases)('%s', (_, change, at, says) => {
    const pack = draft()
    change(pack)
    expect(checkPack(pack)).toContainEqual({ at, message: expect.stringContaining(says) })
  })
}
