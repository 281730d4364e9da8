import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DataProblem } from '../src/index.ts'

// What every game's tests ask of its data packs.

/** A pack as its author edits it: plain JSON, nothing typed. */
// biome-ignore lint/suspicious/noExplicitAny: the tests break its shape.
export type Draft = any

/** What an author does to a draft. */
export type Change = (pack: Draft) => unknown

/** Changes at an entry of a draft, such as `cards.action.3.price`. */
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

function reach(pack: Draft, path: string): [inside: Draft, last: string] {
  const steps = path.split('.')
  const last = steps.pop() as string
  return [steps.reduce((inside, step) => inside[step], pack), last]
}

/** The name of a test, what it does to the built-in pack, where the problem must be told and a part of its words. */
export type Case = readonly [what: string, change: Change, at: string, says: string]

/** A game's packs as its own `data` folder has them. */
export interface Packs<Pack> {
  readonly builtIn: Pack
  check(given: unknown): readonly DataProblem[]
  complete(given: unknown): Pack
  hash(pack: Pack): string
}

/** What is put into packs at random. */
export interface Anything {
  /** Such as stand in packs. */
  readonly words: readonly string[]
  /** Where only numbers are changed: how many at a time, and how far up. */
  readonly numbers: { readonly changed: number; readonly most: number }
}

/** A change with its name. */
type Named = readonly [what: string, change: Change]

export function packChecks<Pack>({ builtIn, check, complete, hash }: Packs<Pack>) {
  const draft = (): Draft => JSON.parse(JSON.stringify(builtIn))
  const changed = (change: Change): Draft => {
    const pack = draft()
    change(pack)
    return pack
  }
  const hashWith = (change: Change): string => {
    const pack = changed(change)
    expect(check(pack)).toEqual([])
    return hash(complete(pack))
  }
  return {
    draft,

    /** Breaks one thing at a time: each time there is a problem at that very place that says so. */
    breaks(cases: readonly Case[]): void {
      test.each(cases)('%s', (_, change, at, says) => {
        expect(check(changed(change))).toContainEqual({ at, message: expect.stringContaining(says) })
      })
    },

    /** These are no problem. */
    allows(cases: readonly Named[]): void {
      test.each(cases)('may have %s', (_, change) => {
        expect(check(changed(change))).toEqual([])
      })
    },

    builtInIsWhole(): void {
      describe('the built-in pack', () => {
        test('has no problem', () => {
          expect(check(builtIn)).toEqual([])
        })

        test('is the same after it went through a file', () => {
          expect(complete(draft())).toEqual(builtIn)
          expect(hash(complete(draft()))).toBe(hash(builtIn))
        })
      })
    },

    /** An owner's pack may leave out what it does not correct, and is copied. `section` is one that `change` is a correction of. */
    ownersPackIsCompleted(game: string, section: string, change: Change): void {
      test('leaves out what it does not correct', () => {
        const given = { game, name: 'My box' }
        expect(check(given)).toEqual([])
        expect(complete(given)).toEqual({ ...builtIn, name: 'My box' })
      })

      test('replaces a section as a whole', () => {
        const corrected = { [section]: changed(change)[section] }
        const given = { game, name: 'My box', ...corrected }
        expect(check(given)).toEqual([])
        expect(complete(given)).toEqual({ ...builtIn, name: 'My box', ...corrected })
      })

      test('is copied: who gave it cannot change it any more', () => {
        const given = draft()
        const pack = complete(given)
        change(given)
        expect(pack).toEqual(builtIn)
      })
    },

    /** The fingerprint tells of what is played with: it `stays` when names or sources change. */
    fingerprintTells({
      stays,
      changes,
    }: {
      readonly stays: readonly Named[]
      readonly changes: readonly Named[]
    }): void {
      test('is sixteen hexadecimal digits', () => {
        expect(hash(builtIn)).toMatch(/^[0-9a-f]{16}$/)
      })

      test('does not depend on the order of keys', () => {
        expect(JSON.stringify(backwards(builtIn))).not.toBe(JSON.stringify(builtIn))
        expect(hash(backwards(builtIn) as Pack)).toBe(hash(builtIn))
      })

      test.each(stays)('stays when %s changes', (_, change) => {
        expect(hashWith(change)).toBe(hash(builtIn))
      })

      test.each(changes)('changes when %s changes', (_, change) => {
        expect(hashWith(change)).not.toBe(hash(builtIn))
      })
    },

    /** Whatever a file says is answered, and what passes the check can be played: `setUp` sets tables of every kind with it. */
    anyPackIsAnswered({ words, numbers }: Anything, setUp: (pack: Pack) => void): void {
      const passes = (pack: Draft): boolean => {
        const given = JSON.parse(JSON.stringify(pack))
        if (check(given).length > 0) return false
        setUp(complete(given))
        return true
      }
      const value = fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: -1, max: 30 }) },
        { weight: 2, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fc.jsonValue() },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )

      test('whatever a file says is answered, and what passes can be played', () => {
        fc.assert(
          fc.property(changesTo(value, 3), (all) => {
            const pack = draft()
            for (const [where, to] of all) {
              const entries = entriesIn(pack)
              const [node, key] = entries[where % entries.length]
              if (to === undefined) delete node[key]
              else node[key] = to
            }
            passes(pack)
          }),
          { numRuns: 200 },
        )
      })

      test('other numbers can be played', () => {
        let passed = 0
        fc.assert(
          fc.property(changesTo(fc.integer({ min: 1, max: numbers.most }), numbers.changed), (all) => {
            const pack = draft()
            const entries = entriesIn(pack).filter(([node, key]) => typeof node[key] === 'number')
            for (const [where, to] of all) {
              const [node, key] = entries[where % entries.length]
              node[key] = to
            }
            if (passes(pack)) passed++
          }),
          { numRuns: 200 },
        )
        expect(passed).toBeGreaterThan(20)
      })

      const nonsense: Arbitrary<unknown>[] = [fc.jsonValue(), fc.object(), fc.anything({ withBigInt: false })]
      test.each(nonsense)('nor does anything else throw', (any) => {
        fc.assert(
          fc.property(any, (given) => {
            expect(check(given).length).toBeGreaterThan(0)
          }),
        )
      })
    },
  }
}

const changesTo = <To>(to: Arbitrary<To>, many: number): Arbitrary<[where: number, to: To][]> =>
  fc.array(fc.tuple(fc.nat(), to), { minLength: 1, maxLength: many })

/** Every entry of a pack: the object and the key. */
function entriesIn(node: Draft, found: [Draft, string][] = []): [Draft, string][] {
  if (typeof node !== 'object' || node === null) return found
  for (const key of Object.keys(node)) {
    found.push([node, key])
    entriesIn(node[key], found)
  }
  return found
}

/** The same with every object's keys the other way round. */
const backwards = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(backwards)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inside]) => [key, backwards(inside)]),
        )
      : value
