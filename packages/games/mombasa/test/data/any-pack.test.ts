import { Story } from '@quayside/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPack, completePack } from '../../src/data/check.ts'
import { mombasaWith } from '../../src/index.ts'
import { type Draft, draft } from './broken.ts'

/** Every place of a pack: the object and the key. */
function placesIn(node: Draft, found: [Draft, string][] = []): [Draft, string][] {
  if (typeof node !== 'object' || node === null) return found
  for (const key of Object.keys(node)) {
    found.push([node, key])
    placesIn(node[key], found)
  }
  return found
}

/** Whether the pack passes the check; then both set-ups must work with it. */
function passes(pack: Draft): boolean {
  const given = JSON.parse(JSON.stringify(pack))
  if (checkPack(given).length > 0) return false
  const game = mombasaWith(completePack(given))
  for (const setup of ['first', 'later']) game.setup({ players: 4, setup }, 'any', new Story(false))
  return true
}

const value = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 30 }) },
  { weight: 2, arbitrary: fc.constantFrom('A', 'D2', 'kenya', 'cairo', 'banana', 'share', 'single', 'owner') },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constant(undefined) },
)

test('whatever a file says is answered, and what passes can be played', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 3 }), (changes) => {
      const pack = draft()
      for (const [where, to] of changes) {
        const places = placesIn(pack)
        const [node, key] = places[where % places.length]
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
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 3 }),
      (changes) => {
        const pack = draft()
        const numbers = placesIn(pack).filter(([node, key]) => typeof node[key] === 'number')
        for (const [where, to] of changes) {
          const [node, key] = numbers[where % numbers.length]
          node[key] = to
        }
        if (passes(pack)) passed++
      },
    ),
    { numRuns: 200 },
  )
  expect(passed).toBeGreaterThan(20)
})

test.each([fc.jsonValue(), fc.object(), fc.anything({ withBigInt: false })])('nor does anything else throw', (any) => {
  fc.assert(
    fc.property(any, (given) => {
      expect(checkPack(given).length).toBeGreaterThan(0)
    }),
  )
})
