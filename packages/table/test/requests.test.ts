import { describe, expect, it } from 'vitest'
import { MAX_CHAT, MAX_GESTURE, MAX_NAME } from '../src/index.ts'
import {
  clockSchema,
  envelopeSchema,
  nameSchema,
  newTableSchema,
  profileSchema,
  recoverSchema,
  requestSchema,
} from '../src/requests.ts'

type Schema = { '~standard': { validate(value: unknown): unknown } }

/** What a schema makes of a value; `refused` if it does not take it. */
function read(schema: Schema, value: unknown): unknown {
  const outcome = schema['~standard'].validate(value) as { value?: unknown; issues?: unknown }
  return outcome.issues ? 'refused' : outcome.value
}

const accepts = (schema: Schema, value: unknown) => expect(read(schema, value)).toEqual(value)
const refuses = (schema: Schema, value: unknown) => expect(read(schema, value)).toBe('refused')

describe('a name', () => {
  it.each(['Ann', 'João d’Ávila', '李小龍', 'Ann 2', '🎲', 'x'.repeat(MAX_NAME)])('may be %s', (name) => {
    accepts(nameSchema, name)
  })

  it('is trimmed', () => {
    expect(read(nameSchema, '  Ann ')).toBe('Ann')
  })

  it.each([
    ['empty', ''],
    ['only blanks', ' \u00a0\u3000 '],
    ['too long', 'x'.repeat(MAX_NAME + 1)],
    ['of two lines', 'An\nn'],
    ['with a control character', 'Ann\u0007'],
    ['with half a character', 'Ann\ud83c'],
    ['turned around', '\u202eAnn'],
    ['isolated from its text', 'Ann\u2067'],
    ['with a letter of no width', 'An\u200bn'],
    ['with a soft hyphen', 'An\u00adn'],
    ['with a byte order mark', 'Ann\ufeff\u2060Bea'],
    ['with hidden tags', 'Ann\u{e0041}'],
    ['of a private alphabet', '\ue000'],
    ['of a filler', '\u3164'],
    ['of empty dots', '\u2800'],
    ['of selectors', '\ufe0f'],
    ['a number', 7],
    ['nothing', null],
  ])('may not be %s', (_what, name) => {
    refuses(nameSchema, name)
  })

  it('is all a profile has', () => {
    accepts(profileSchema, { name: 'Ann' })
    refuses(profileSchema, { name: 'Ann', admin: true })
    refuses(profileSchema, {})
  })
})

describe('a new table', () => {
  const table = {
    game: 'puerto-rico',
    options: { edition: '1897', players: 3, expansions: [] },
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'steady', name: 'Bot' }],
    clock: { kind: 'live', bank: 600, increment: 10 },
    expiry: 'bot',
    undo: true,
    advice: true,
    listed: false,
  }

  it('is read as it was said', () => {
    accepts(newTableSchema, table)
  })

  it('plays without advice unless it says so', () => {
    const { advice: _unsaid, ...older } = table
    expect(read(newTableSchema, older)).toEqual({ ...table, advice: false })
  })

  it.each([
    ['an unknown key', { seed: 'mine' }],
    ['a game that is no id', { game: '../etc' }],
    ['a long game', { game: 'x'.repeat(41) }],
    ['an option that is deep', { options: { players: { min: 1 } } }],
    ['a long option', { options: { edition: 'x'.repeat(41) } }],
    ['a long name of an option', { options: { ['x'.repeat(41)]: 1 } }],
    ['a set with too many members', { options: { expansions: new Array(41).fill('x') } }],
    ['no chairs', { chairs: [] }],
    ['too many chairs', { chairs: new Array(11).fill({ kind: 'open' }) }],
    ['a person put in a chair', { chairs: [{ kind: 'person', person: 'x', name: 'Bea' }] }],
    ['a nameless bot', { chairs: [{ kind: 'bot', bot: 'steady', name: '' }] }],
    ['a chair with more', { chairs: [{ kind: 'open', for: 'x' }] }],
    ['an expiry that there is not', { expiry: 'lose' }],
    ['a maybe', { undo: 'yes' }],
    ['advice of a kind', { advice: 'a little' }],
    ['no word on listing', { listed: undefined }],
  ])('is refused with %s', (_what, more) => {
    refuses(newTableSchema, { ...table, ...more })
  })

  it('takes nothing over from prototypes', () => {
    const options = JSON.parse('{"__proto__": {"players": 3}, "players": 4}')
    const made = read(newTableSchema, { ...table, options }) as { options: object }
    expect(Object.keys(made.options)).toEqual(['players'])
    expect(Object.getPrototypeOf(made.options)).toBe(Object.prototype)
  })
})

describe('a clock', () => {
  it.each([
    [{ kind: 'none' }],
    [{ kind: 'live', bank: 30, increment: 0 }],
    [{ kind: 'live', bank: 86_400, increment: 3600 }],
    [{ kind: 'days', days: 30 }],
  ])('may be %j', (clock) => {
    accepts(clockSchema, clock)
  })

  it.each([
    [{ kind: 'none', bank: 1 }],
    [{ kind: 'live', bank: 29, increment: 0 }],
    [{ kind: 'live', bank: 86_401, increment: 0 }],
    [{ kind: 'live', bank: 60.5, increment: 0 }],
    [{ kind: 'live', bank: 60, increment: -1 }],
    [{ kind: 'live', bank: 60 }],
    [{ kind: 'days', days: 0 }],
    [{ kind: 'days', days: 31 }],
    [{ kind: 'days', days: '3' }],
    [{ kind: 'sand' }],
    [null],
  ])('may not be %j', (clock) => {
    refuses(clockSchema, clock)
  })
})

describe('a request', () => {
  const table = 'abc-123'

  it.each<[object]>([
    [{ t: 'lobby' }],
    [{ t: 'leave-lobby' }],
    [{ t: 'open', table }],
    [{ t: 'open', table, invite: 'xyz', seq: 12 }],
    [{ t: 'close', table }],
    [{ t: 'answer', table, seq: 0, answers: ['role mayor'] }],
    [{ t: 'answer', table, seq: 3, answers: new Array(MAX_GESTURE).fill('pass') }],
    [{ t: 'undo', table, seq: 4 }],
    [{ t: 'why', table, answers: ['pass'] }],
    [{ t: 'preview', table, seq: 4, answers: [] }],
    [{ t: 'propose', table, seq: 4 }],
    [{ t: 'propose', table, seq: 4, after: ['no worker'], through: ['mayor-place'] }],
    [{ t: 'advise', table, seq: 4 }],
    [{ t: 'sit', table, seat: 2 }],
    [{ t: 'seat-bot', table, seat: 2, bot: { bot: 'steady', name: 'Bot' } }],
    [{ t: 'seat-bot', table, seat: 2, bot: null }],
    ...['rise', 'begin', 'call-off', 'hand-over', 'take-back', 'pause', 'resume', 'rematch'].map((t): [object] => [
      { t, table },
    ]),
    [{ t: 'chat', table, text: 'Well played!' }],
    [{ t: 'ping' }],
  ])('is understood: %j', (request) => {
    accepts(requestSchema, request)
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['without a kind', {}],
    ['of an unknown kind', { t: 'win', table }],
    ['of a kind that every object has', { t: 'constructor', table }],
    ['with an unknown key', { t: 'ping', please: true }],
    ['for a proposal through too many questions', { t: 'propose', table, seq: 0, through: new Array(5).fill('turn') }],
    ['for no table', { t: 'begin' }],
    ['for a table that is no id', { t: 'begin', table: 'ABC' }],
    ['for a long table', { t: 'begin', table: 'x'.repeat(41) }],
    ['at no place', { t: 'answer', table, answers: ['pass'] }],
    ['at a negative place', { t: 'answer', table, seq: -1, answers: ['pass'] }],
    ['at half a place', { t: 'undo', table, seq: 0.5 }],
    ['at a place in words', { t: 'undo', table, seq: '3' }],
    ['at no number', { t: 'undo', table, seq: Number.NaN }],
    ['at infinity', { t: 'undo', table, seq: Number.POSITIVE_INFINITY }],
    ['without an answer', { t: 'answer', table, seq: 0, answers: [] }],
    ['with too many answers', { t: 'answer', table, seq: 0, answers: new Array(MAX_GESTURE + 1).fill('pass') }],
    ['with too many answers to look at', { t: 'preview', table, seq: 0, answers: new Array(65).fill('pass') }],
    ['with an empty answer', { t: 'answer', table, seq: 0, answers: [''] }],
    ['with a long answer', { t: 'answer', table, seq: 0, answers: ['x'.repeat(81)] }],
    ['with an answer that is no text', { t: 'answer', table, seq: 0, answers: [7] }],
    ['with a gesture in one text', { t: 'answer', table, seq: 0, answers: 'pass' }],
    ['for a seat below the first', { t: 'sit', table, seat: -1 }],
    ['for a seat beyond the last', { t: 'sit', table, seat: 10 }],
    ['for a bot unsaid', { t: 'seat-bot', table, seat: 1 }],
    ['for a bot with more', { t: 'seat-bot', table, seat: 1, bot: { bot: 'steady', name: 'Bot', level: 9 } }],
    ['to chat of nothing', { t: 'chat', table, text: '  ' }],
    ['to chat too long', { t: 'chat', table, text: 'x'.repeat(MAX_CHAT + 1) }],
    ['to chat in control characters', { t: 'chat', table, text: 'a\u001b[31mb' }],
    ['to chat backwards', { t: 'chat', table, text: 'a\u202eb' }],
  ])('is refused: %s', (_what, request) => {
    refuses(requestSchema, request)
  })

  it('comes in a numbered envelope', () => {
    accepts(envelopeSchema, { id: 0, ask: { t: 'ping' } })
    for (const id of [-1, 0.5, '1', undefined]) refuses(envelopeSchema, { id, ask: { t: 'ping' } })
    refuses(envelopeSchema, { id: 1, ask: { t: 'ping' }, more: 1 })
  })
})

it('a code to come back with is a short text', () => {
  expect(read(recoverSchema, { code: ' abcd ' })).toEqual({ code: 'abcd' })
  refuses(recoverSchema, { code: 'x'.repeat(61) })
  refuses(recoverSchema, { code: 7 })
})
