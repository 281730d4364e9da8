import type { AnyGame, OptionSchema, OptionWhen } from '@quayside/kernel'
import { ERROR_CODES } from '../engine/codes.ts'
import { REQUESTS } from '../engine/requests.ts'
import { ROOMS } from '../games/index.ts'
import { type JsonSchema, jsonSchema } from './convert.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` })
const seat = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const closed = (properties: { readonly [key: string]: JsonSchema }, ...optional: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
})
const reply = (properties: { readonly [key: string]: JsonSchema }, ...optional: readonly string[]): JsonSchema =>
  closed({ ok: { const: true }, ...properties }, ...optional)

function positionSchema(game: string): JsonSchema {
  const position = ROOMS[game]?.position
  return position ? jsonSchema(position) : { type: 'object' }
}

/** The engine's protocol as JSON Schema: what may be asked, what is replied, and every kind and code of every game. */
export function protocolSchema(games: readonly AnyGame[]): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'quayside engine: one request and one reply per line',
    anyOf: [ref('request'), ref('reply')],
    $defs: {
      request: { oneOf: Object.keys(REQUESTS).map((name) => ref(`request-${name}`)) },
      ...Object.fromEntries(Object.entries(REQUESTS).map(([name, schema]) => [`request-${name}`, jsonSchema(schema)])),
      reply: { anyOf: [...Object.keys(replies(games)), 'error'].map((name) => ref(name)) },
      ...replies(games),
      error: closed({
        ok: { const: false },
        error: closed({ code: { enum: errorCodes(games) }, message: text }),
      }),
      record: recordSchema(games),
      ...Object.fromEntries(games.map((game) => [`game-${game.id}`, gameSchema(game)])),
    },
  }
}

/** Statuses answer `new`, `position`, `ask`, `answer`, `undo`, `random` and `load`. */
function replies(games: readonly AnyGame[]): { readonly [name: string]: JsonSchema } {
  const kinds = [...new Set(games.flatMap((game) => game.questions.map(({ kind }) => kind)))]
  const reasons = [...new Set(games.flatMap((game) => game.reasons.slice(1).map(({ code }) => code)))]
  return {
    status: reply(
      {
        over: { type: 'boolean' },
        toMove: list(seat),
        ask: list(closed({ seat, kind: { enum: kinds }, answers: list(text) })),
        events: list({ anyOf: games.map((game) => ref(`game-${game.id}/properties/event`)) }),
      },
      'events',
    ),
    games: reply({ games: list(closed({ id: text, players: list(seat), options: { type: 'object' } })) }),
    data: reply({ game: text, data: text }),
    legal: reply({ legal: { const: true } }),
    refused: reply({
      legal: { const: false },
      reason: closed({ code: { enum: [...WHY_CODES, ...reasons] }, text, rule: text }),
    }),
    view: reply({ view: { type: 'object' } }),
    score: reply({
      final: { type: 'boolean' },
      scores: list(
        closed(
          {
            seat,
            total: { type: 'integer' },
            lines: list(closed({ what: text, points: { type: 'integer' } })),
            tiebreak: { type: 'integer' },
            rank: { type: 'integer', minimum: 1 },
          },
          'total',
          'tiebreak',
          'rank',
        ),
      ),
    }),
    recorded: reply({ record: ref('record') }),
    hash: reply({ hash: text }),
  }
}

/** Why an answer is refused before the game itself is asked. */
const WHY_CODES = ['game-over', 'not-your-turn', 'unknown-answer']

const errorCodes = (games: readonly AnyGame[]): string[] => [
  ...new Set([...Object.keys(ERROR_CODES), ...games.flatMap((game) => game.reasons.slice(1).map(({ code }) => code))]),
]

const recordSchema = (games: readonly AnyGame[]): JsonSchema =>
  closed(
    {
      rules: closed({ game: { enum: games.map(({ id }) => id) }, version: { type: 'integer' }, data: text }, 'data'),
      options: { type: 'object' },
      start: { anyOf: [closed({ seed: text }), closed({ position: { type: 'object' }, seed: text }, 'seed')] },
      answers: list({ type: 'string', pattern: '^\\d{1,2} .+$' }),
      hash: text,
    },
    'hash',
  )

function gameSchema(game: AnyGame): JsonSchema {
  return {
    type: 'object',
    properties: {
      options: optionsSchema(game),
      question: { enum: game.questions.map(({ kind }) => kind) },
      event: {
        oneOf: [...game.events, { kind: 'only-answer', args: ['seat', 'answer'] }].map((spec) =>
          eventSchema(game, spec),
        ),
      },
      reason: { enum: [...new Set(game.reasons.slice(1).map(({ code }) => code))] },
      position: positionSchema(game.id),
    },
  }
}

function optionsSchema({ schema }: AnyGame): JsonSchema {
  const properties = Object.entries(schema).map(([key, spec]) => {
    if (spec.type === 'range')
      return [key, { type: 'integer', minimum: spec.min, maximum: spec.max, default: spec.default }]
    // A list that may hold nothing must not become an empty enum, which JSON Schema does not allow.
    const member = spec.values.length > 0 ? { enum: spec.values } : { not: {} }
    return [
      key,
      spec.type === 'choice' ? { ...member, default: spec.default } : { ...list(member), default: spec.default },
    ]
  })
  const rules = Object.keys(schema).flatMap((key) => [...idleRule(schema, key), ...memberRules(schema, key)])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...(rules.length > 0 ? { allOf: rules } : {}),
  }
}

/** An option that matters only beside certain others has its default, or one of the conditions is met. */
function idleRule(schema: OptionSchema, key: string): JsonSchema[] {
  const { when, default: usual } = schema[key]
  if (!when) return []
  const ways = [when].flat().map((way) => condition(schema, way))
  return [{ anyOf: [...ways, { properties: { [key]: { const: usual } } }] }]
}

/** A member of a set is not chosen, or all that it needs is so, each in one way or another. */
function memberRules(schema: OptionSchema, key: string): JsonSchema[] {
  const spec = schema[key]
  if (spec.type !== 'set' || !spec.needs) return []
  return Object.entries(spec.needs).flatMap(([member, needs]) => {
    const left = { properties: { [key]: { not: { contains: { const: member } } } } }
    return needs.map((need) => ({ anyOf: [...[need].flat().map((way) => condition(schema, way)), left] }))
  })
}

/** Another option has one of some values, a set one of some members. Where its default does not, it must be there. */
function condition(schema: OptionSchema, { key, is, and }: OptionWhen): JsonSchema {
  const spec = schema[key]
  const usual: readonly (string | number)[] = [spec.default].flat()
  const values = spec.type === 'set' ? { contains: { enum: is } } : { enum: is }
  const met = { properties: { [key]: values }, required: usual.some((value) => is.includes(value)) ? [] : [key] }
  return and ? { allOf: [met, condition(schema, and)] } : met
}

function eventSchema({ ids }: AnyGame, { kind, args }: AnyGame['events'][number]): JsonSchema {
  const facts = args.map((arg) => [arg, ids[arg] ? { enum: ids[arg] } : arg === 'answer' ? text : { type: 'integer' }])
  return closed({ kind: { const: kind }, ...Object.fromEntries(facts) })
}
