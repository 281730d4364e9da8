import type { Request } from '@quayside/table'

/** What a client may ask at these tables, one of each kind: what malformed messages are made of. */
export function socketSamples(tables: readonly string[]): string[] {
  return tables.flatMap((table) => requestsAt(table).map((ask, id) => JSON.stringify({ id, ask })))
}

function requestsAt(table: string): Request[] {
  const at = { table, seq: 3 }
  return [
    { t: 'lobby' },
    { t: 'leave-lobby' },
    { t: 'ping' },
    { t: 'open', table },
    { t: 'open', table, invite: 'abcdefghijkl', seq: 2 },
    { t: 'close', table },
    { t: 'answer', ...at, answers: ['role settler'], gesture: 'f00dfeedf00dfeed' },
    { t: 'answer', ...at, answers: ['take corn', 'pass'] },
    { t: 'undo', ...at },
    { t: 'why', table, answers: ['role mayor', 'build wharf'] },
    { t: 'preview', ...at, answers: ['role builder'] },
    { t: 'propose', ...at, after: ['role mayor'], through: ['mayor-place'] },
    { t: 'advise', ...at },
    { t: 'sit', table, seat: 1 },
    { t: 'seat-bot', table, seat: 1, bot: { bot: 'random', name: 'Dice' } },
    { t: 'rise', table },
    { t: 'begin', table },
    { t: 'hand-over', table },
    { t: 'take-back', table },
    { t: 'pause', table },
    { t: 'resume', table },
    { t: 'chat', table, text: 'good morning', gesture: 'cafebabecafebabe' },
    { t: 'rematch', table },
    { t: 'say', table, phrase: 'hello' },
    { t: 'remove', table, seat: 1 },
    { t: 'hush', table, seat: 1, on: true },
    { t: 'manners', table, watch: 'all', talk: 'players' },
    { t: 'offer', table, on: true },
    { t: 'reply', table, seat: 1, yes: true },
  ]
}

/** The same over http, as bytes of whole requests that end their connection. */
export function httpSamples(tables: readonly string[], cookie: string): string[] {
  const newTable = {
    game: 'puerto-rico',
    options: { edition: 'classic', players: 2 },
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live', bank: 600, increment: 5 },
    expiry: 'bot',
    undo: true,
    advice: false,
    listed: false,
  }
  const request = (method: string, path: string, body?: unknown) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const json = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
    return `${method} ${path} HTTP/1.1\r\nhost: quayside\r\ncookie: ${cookie}\r\n${json}connection: close\r\n\r\n${text}`
  }
  return [
    request('GET', '/api/me'),
    request('PATCH', '/api/me', { name: 'Mallory' }),
    request('POST', '/api/me/code', {}),
    request('POST', '/api/me/recover', { code: '00000-00000-00000-00000-00000' }),
    request('POST', '/api/tables', newTable),
    request('GET', '/healthz'),
    request('GET', '/index.html'),
    ...tables.flatMap((table) => [
      request('GET', `/api/tables/${table}/history`),
      request('GET', `/api/tables/${table}/record`),
    ]),
  ]
}

const POSITION = {
  game: 'puerto-rico',
  options: { edition: 'classic', players: 3 },
  ships: [{ capacity: 6, good: 'indigo', count: 2 }],
  tradingHouse: ['sugar'],
  now: { phase: 'captain', by: 1 },
}

/** Lines for the engine. */
export const ENGINE_SAMPLES: readonly string[] = [
  { do: 'games' },
  { do: 'new', game: 'puerto-rico', options: { edition: 'classic', players: 3 }, seed: 'malformed' },
  { do: 'new', game: 'mombasa', options: { players: 2 }, seed: 'malformed' },
  { do: 'new', game: 'cooper-island', options: { players: 2, start: 'random' }, seed: 'malformed' },
  { do: 'ask' },
  { do: 'answer', seat: 0, answer: 'role builder' },
  { do: 'why', seat: 1, answer: 'take corn' },
  { do: 'view', for: 0 },
  { do: 'score', for: 'spectator' },
  { do: 'undo', seat: 0 },
  { do: 'random', answers: 3, seed: 'any' },
  { do: 'record' },
  { do: 'hash' },
  { do: 'position', position: POSITION },
  { do: 'data', pack: { game: 'mombasa', name: 'malformed' } },
  {
    do: 'load',
    record: {
      rules: { game: 'puerto-rico', version: 1 },
      options: { players: 3 },
      start: { seed: 'x' },
      answers: ['0 pass'],
    },
  },
].map((line) => JSON.stringify(line))
