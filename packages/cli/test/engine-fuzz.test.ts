import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Engine } from './support/engine.ts'

/** Whatever arrives, each line gets one reply, a refusal leaves the state's hash as it was, and the process goes on. */

const NEW = '{"do":"new","game":"puerto-rico","options":{"players":3},"seed":"fuzz"}'
const HASH = '{"do":"hash"}'

let engine: Engine
let record: string
beforeAll(async () => {
  engine = new Engine()
  await engine.lines([NEW, '{"do":"random","answers":30}'])
  record = JSON.stringify({ do: 'load', record: (await engine.ask({ do: 'record' })).record })
})
afterAll(async () => {
  expect(await engine.end()).toBe(0)
  expect(engine.errors).toBe('')
})

const answers = [
  'role settler',
  'role mayor',
  'role builder',
  'take corn',
  'pass',
  'build wharf',
  'place corn',
  'load corn 5',
  'undo',
]
const position = {
  game: 'puerto-rico',
  options: { edition: 'classic', players: 3 },
  players: [
    { coins: 3, vp: 4, goods: { corn: 6 }, fields: [{ tile: 'corn', workers: 1 }], city: [{ building: 'wharf' }] },
  ],
  ships: [{ capacity: 6, good: 'indigo', count: 2 }],
  tradingHouse: ['sugar'],
  workerShip: 4,
  rolesTaken: { '0': ['settler'] },
  now: { phase: 'captain', by: 1 },
}

const seat = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer(), fc.double())
const valid = fc.oneof(
  fc.record({ do: fc.constant('answer'), seat, answer: fc.constantFrom(...answers) }),
  fc.record({ do: fc.constant('why'), seat, answer: fc.constantFrom(...answers) }),
  fc.record({ do: fc.constant('undo'), seat }),
  fc.record({ do: fc.constant('view'), for: fc.oneof(seat, fc.constantFrom('referee', 'spectator')) }),
  fc.record({ do: fc.constant('random'), answers: fc.integer({ min: -2, max: 50 }), seed: fc.string() }),
  fc.record({ do: fc.constantFrom('games', 'ask', 'score', 'record', 'hash') }),
  fc.record({ do: fc.constant('position'), position: fc.constant(position) }),
  fc.record({ do: fc.constant('data'), pack: fc.constant({ game: 'puerto-rico', name: 'fuzz' }) }),
  fc.constant(JSON.parse(NEW)),
)

/** A request with one value somewhere in it replaced by another. */
const spoilt = fc.tuple(valid, fc.nat(), fc.jsonValue()).map(([request, where, value]) => {
  const copy = structuredClone(request)
  const places: [Record<string, unknown>, string][] = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key])
      walk(inner)
    }
  }
  walk(copy)
  const [owner, key] = places[where % places.length]
  owner[key] = value
  return copy
})

const withExtraKey = fc
  .tuple(valid, fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), fc.jsonValue())
  .map(
    ([request, key, value]) =>
      `${JSON.stringify(request).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`,
  )

const cutShort = fc.tuple(valid, fc.nat(60)).map(([request, at]) => JSON.stringify(request).slice(0, at))
const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array))
const brokenRecord = fc.tuple(fc.nat(), fc.string({ maxLength: 4 })).map(([at, text]) => {
  const i = at % record.length
  return record.slice(0, i) + text + record.slice(i + text.length)
})
const deep = fc.nat(5000).map((depth) => `{"do":"position","position":${'['.repeat(depth)}${']'.repeat(depth)}}`)
const large = fc.nat(200_000).map((size) => `{"do":"answer","seat":0,"answer":"${'x'.repeat(size)}"}`)

const line = fc
  .oneof(
    { weight: 4, arbitrary: valid.map((request) => JSON.stringify(request)) },
    { weight: 6, arbitrary: spoilt.map((request) => JSON.stringify(request)) },
    { weight: 3, arbitrary: withExtraKey },
    { weight: 3, arbitrary: cutShort },
    { weight: 3, arbitrary: bytes },
    { weight: 3, arbitrary: fc.string() },
    { weight: 2, arbitrary: fc.json() },
    { weight: 2, arbitrary: brokenRecord },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: large },
  )
  // One line at a time: a line break inside would make it two, and an empty line is no request.
  .map((text) => Buffer.from(text as string).map((byte) => (byte === 10 ? 32 : byte)))
  .map((array) => Buffer.from(array))
  .filter((buffer) => !['', '\r'].includes(buffer.toString('latin1')))

test('any line whatever', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 60, maxLength: 120 }), async (lines) => {
      const replies = await engine.lines([NEW, HASH, ...lines.flatMap((text) => [text, HASH])])
      let { hash } = replies[1]
      for (let i = 2; i < replies.length; i += 2) {
        const [reply, after] = [replies[i], replies[i + 1]]
        expect(after.ok).toBe(true)
        if (!reply.ok) {
          refused++
          expect(reply).toEqual({
            ok: false,
            error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) },
          })
          expect(reply.error.code).not.toBe('internal')
          expect(reply.error.message.length).toBeLessThan(600)
          expect(after.hash).toBe(hash)
        }
        hash = after.hash
      }
    }),
    { numRuns: 60 },
  )
  expect(refused).toBeGreaterThan(2000)
})
