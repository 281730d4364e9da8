import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Facts, Rng, type Viewer } from '@quayside/kernel'
import {
  applyPatch,
  type ChatLine,
  type Frame,
  type NewTable,
  type OnlineInfo,
  type Opened,
  type OrdersSight,
  type Replies,
  type Request,
  type RequestOf,
  type Sight,
  type TableCard,
  type WantedTable,
} from '@quayside/table'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { patience } from '../../../tools/pace.ts'
import { type Config, LIMITS, openSqlite, type Server, type Store, startServer } from '../src/index.ts'
import { hashOf, PROOF } from '../src/people/sessions.ts'
import { openPostgres } from '../src/store/postgres/open.ts'
import { one, sql } from './sql.ts'
import { dropDatabase, makeDatabase } from './store/databases.ts'

const MUCH = { burst: 1e6, perSecond: 1e6 }

/** Limits that no honest test runs into. */
export const GENEROUS = {
  ...LIMITS,
  guestBudget: MUCH,
  addressBudget: MUCH,
  networkBudget: MUCH,
  tablesPerHour: 1e6,
  guestTablesPerHour: 1e6,
  recoveriesPerHour: 1e6,
  mailsPerHour: 1e6,
  mailsPerDay: 1e6,
  networkMailsPerHour: 1e6,
  guestBotGames: 1e6,
  addressBotGames: 1e6,
  guestListed: 1e6,
  addressListed: 1e6,
  guests: MUCH,
  networkGuests: MUCH,
  advice: MUCH,
  chat: MUCH,
  tableChat: MUCH,
  socketsPerAddress: 1e6,
  socketsPerNetwork: 1e6,
}

/** In memory where there is such a folder: the tests wait for thousands of commits. */
export const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Whether servers keep what they keep in a PostgreSQL, where they are not told otherwise: QUAYSIDE_TEST_STORE=postgres. */
const ON_POSTGRES = process.env.QUAYSIDE_TEST_STORE === 'postgres'

/** A server with a folder of its own, which can be stopped and started again. */
export class TestServer {
  readonly folder = mkdtempSync(join(SCRATCH, 'quayside-'))
  config: Partial<Config>
  private readonly wrap: (store: Store) => Store
  private running: Server | null = null

  /** `wrap` puts something around the store. */
  constructor(config: Partial<Config>, wrap: (store: Store) => Store = (store) => store) {
    this.wrap = wrap
    this.config = { port: 0, log: 'silent', limits: GENEROUS, lobbyPause: 20, data: this.folder, ...config }
  }

  async start(): Promise<this> {
    if (ON_POSTGRES && this.config.database === undefined)
      this.config = { ...this.config, database: await makeDatabase() }
    const open = async ({ data, database }: Pick<Config, 'data' | 'database'>) =>
      this.wrap(database === null ? await openSqlite(data) : await openPostgres(database))
    this.running = await startServer(this.config, open)
    return this
  }

  async stop(): Promise<void> {
    await this.running?.close()
    this.running = null
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true })
    if (this.database !== null) await dropDatabase(this.database)
  }

  get url(): string {
    return this.running!.url
  }

  /** The address of its PostgreSQL; null for SQLite in the folder. */
  get database(): string | null {
    return this.config.database ?? null
  }

  /** A guest with a name. */
  async guest(name: string, headers: Record<string, string> = {}): Promise<Person> {
    const person = new Person(this, headers)
    await person.get('/api/me')
    await person.send('PATCH', '/api/me', { name })
    return person
  }
}

/** Time goes by until nothing holds that was to be answered. */
export function expire(server: TestServer): void {
  sql(server, 'update challenges set expires = 0')
}

/** Time goes by until nobody has shown more than a cookie lately. */
export function unprove(server: TestServer): void {
  sql(server, 'update sessions set proved = proved - ?', PROOF + 1)
}

/** How the server knows somebody; nobody else ever learns it. */
export function idOf(server: TestServer, { cookie }: Person): string {
  const hash = hashOf(cookie.slice(cookie.indexOf('=') + 1))
  return one(server, 'select person_id from sessions where hash = ?', hash)
}

/** A server for one test. */
export async function openServer(config: Partial<Config> = {}, wrap?: (store: Store) => Store): Promise<TestServer> {
  const server = await new TestServer(config, wrap).start()
  onTestFinished(() => server.remove())
  return server
}

export interface HttpReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at it and knows what it has to be.
  readonly body: any
}

/** Somebody with a browser: a cookie, and as many connections as they like. */
export class Person {
  cookie = ''
  private readonly server: { readonly url: string }
  /** Sent along with everything: where a proxy says that they come from. */
  private readonly headers: Record<string, string>

  constructor(server: { readonly url: string }, headers: Record<string, string> = {}) {
    this.server = server
    this.headers = headers
  }

  get(path: string, headers: Record<string, string> = {}): Promise<HttpReply> {
    return this.fetch(path, { headers })
  }

  send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<HttpReply> {
    const all = { 'content-type': 'application/json', ...headers }
    return this.fetch(path, { method, body: JSON.stringify(body), headers: all })
  }

  async fetch(path: string, init: RequestInit): Promise<HttpReply> {
    const headers = { ...this.headers, ...(this.cookie && { cookie: this.cookie }), ...(init.headers as object) }
    const reply = await fetch(this.server.url + path, { ...init, headers })
    const set = reply.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0]
    const text = await reply.text()
    const json = reply.headers.get('content-type')?.startsWith('application/json')
    return { status: reply.status, headers: reply.headers, text, body: json ? JSON.parse(text) : undefined }
  }

  async setTable(wanted: Partial<NewTable> = {}): Promise<{ table: string; invite: string }> {
    const { status, body, text } = await this.send('POST', '/api/tables', { ...TWO_PLAYERS, ...wanted })
    if (status !== 200) throw new Error(`${status} ${text}`)
    return body
  }

  async connect(headers: Record<string, string> = {}): Promise<Line> {
    const url = `${this.server.url.replace('http', 'ws')}/ws`
    const all = { ...this.headers, ...(this.cookie && { cookie: this.cookie }), ...headers }
    const socket = new WebSocket(url, { headers: all })
    const line = new Line(socket)
    await line.opened
    return line
  }
}

export const TWO_PLAYERS: NewTable = {
  game: 'puerto-rico',
  options: { edition: 'classic', players: 2 },
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'none' },
  expiry: 'wait',
  undo: true,
  advice: false,
  listed: false,
}

/** A refusal, as a rejected request throws it. */
export class Refused extends Error {
  readonly code: string
  constructor(error: { code: string; message: string }) {
    super(`${error.code}: ${error.message}`)
    this.code = error.code
  }
}

/** What a connection knows of a table it has opened. */
export interface Seen {
  viewer: Viewer
  info: OnlineInfo
  chat: ChatLine[]
  unread?: number
  sight: Sight | null
  events: Facts[]
  frames: Frame[]
}

/** A connection: asks, and keeps up with what it is told, as a client does. */
export class Line {
  readonly socket: WebSocket
  readonly opened: Promise<void>
  /** Every byte that came in. */
  readonly received: string[] = []
  readonly tables = new Map<string, Seen>()
  /** Errors that name no request. */
  readonly errors: { code: string; message: string }[] = []
  lobby: { mine: TableCard[]; open: TableCard[]; unreadable?: string[] } | null = null
  lobbies = 0
  wanted: WantedTable[] | null = null
  readonly orders = new Map<string, OrdersSight>()
  closed: number | null = null
  private next = 1
  private readonly asked = new Map<number, { ok(value: unknown): void; no(problem: Refused): void }>()
  private watchers: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    this.opened = new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    socket.on('message', (data) => this.take(data.toString()))
    socket.on('close', (code) => {
      this.closed = code
      for (const { no } of this.asked.values()) no(new Refused({ code: 'closed', message: String(code) }))
      this.wake()
    })
  }

  ask<T extends Request['t']>(t: T, rest: Omit<RequestOf<T>, 't'> = {} as never): Promise<Replies[T]> {
    const id = this.next++
    const reply = new Promise<Replies[T]>((ok, no) => this.asked.set(id, { ok: ok as (value: unknown) => void, no }))
    this.socket.send(JSON.stringify({ id, ask: { t, ...rest } }))
    return reply
  }

  async open(table: string, rest: { invite?: string; seq?: number } = {}): Promise<Seen> {
    const opened = await this.ask('open', { table, ...rest })
    this.takeOpened(table, opened)
    return this.at(table)
  }

  at(table: string): Seen {
    return this.tables.get(table)!
  }

  /** Resolves when something has come true; it is looked at again whenever a message comes. */
  async until(holds: () => boolean, ms = patience(20_000)): Promise<void> {
    const end = Date.now() + ms
    while (!holds()) {
      const left = end - Date.now()
      if (left <= 0) throw new Error(`waited in vain for ${holds}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.watchers.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  close(): Promise<void> {
    this.socket.close()
    return this.until(() => this.closed !== null)
  }

  private take(text: string): void {
    this.received.push(text)
    const message = JSON.parse(text)
    if (message.t === 'lobby') {
      this.lobby = message
      this.lobbies++
    } else if (message.t === 'orders') this.orders.set(message.table, message.orders)
    else if (message.t === 'wanted') this.wanted = message.tables
    else if (message.t === 'table') this.takeNews(message)
    else if (message.id === undefined) this.errors.push(message.error)
    else this.settle(message)
    this.wake()
  }

  private settle(message: { id: number; ok?: unknown; error?: { code: string; message: string } }): void {
    const asked = this.asked.get(message.id)
    this.asked.delete(message.id)
    if (message.error) asked?.no(new Refused(message.error))
    else asked?.ok(message.ok)
  }

  private takeNews(message: {
    table: string
    opened?: Opened
    frames?: Frame[]
    info?: OnlineInfo
    chat?: ChatLine[]
  }): void {
    if (message.opened) this.takeOpened(message.table, message.opened)
    const seen = this.at(message.table)
    if (!seen) return
    if (message.info) seen.info = message.info
    seen.chat.push(...(message.chat ?? []))
    for (const frame of message.frames ?? []) follow(seen, frame)
  }

  private takeOpened(table: string, { viewer, info, chat, unread, game, frames }: Opened): void {
    const before = this.tables.get(table)
    const seen: Seen = { viewer, info, chat: [...chat], unread, sight: null, events: [], frames: [] }
    if (game) Object.assign(seen, { sight: game.sight, events: game.events.map((told) => told.facts) })
    if (frames && before) Object.assign(seen, { sight: before.sight, events: before.events })
    this.tables.set(table, seen)
    for (const frame of frames ?? []) follow(seen, frame)
  }

  private wake(): void {
    const watchers = this.watchers
    this.watchers = []
    for (const watcher of watchers) watcher()
  }
}

export function follow(seen: Seen, frame: Frame): void {
  seen.frames.push(frame)
  seen.sight = applyPatch(seen.sight!, frame.patch)
  if (frame.keep !== undefined) seen.events.length = frame.keep
  seen.events.push(...frame.events)
}

/** Two people at a table of two that has begun; each has a connection that has opened it. */
export async function twoAtTable(
  server: TestServer,
  wanted: Partial<NewTable> = {},
  from: readonly Record<string, string>[] = [],
) {
  const [ana, rui] = [await server.guest('Ana', from[0]), await server.guest('Rui', from[1])]
  const { table, invite } = await ana.setTable(wanted)
  const [a, r] = [await ana.connect(), await rui.connect()]
  await a.open(table)
  await r.open(table, { invite })
  await r.ask('sit', { table, seat: 1 })
  await a.ask('begin', { table })
  await r.until(() => r.at(table).sight !== null)
  return { table, invite, ana, rui, a, r, lines: [a, r] }
}

/** Everything that was told before now has arrived. */
export const heard = (lines: readonly Line[]): Promise<unknown> => Promise.all(lines.map((line) => line.ask('ping')))

/** Gives one random legal answer, by whichever of these connections is asked; false when the game is over. */
export async function randomStep(lines: readonly Line[], table: string, rng: Rng): Promise<boolean> {
  const asks = (line: Line) => line.at(table).sight!.ask
  const over = () => lines[0].at(table).info.phase !== 'playing'
  await Promise.race(lines.map((line) => line.until(() => over() || asks(line) !== null)))
  const line = lines.find(asks)
  if (over() || !line) return false
  const { ask, seq } = line.at(table).sight!
  await line.ask('answer', { table, seq, answers: [ask!.answers[rng.below(ask!.answers.length)].text] })
  await heard(lines.filter((other) => other !== line))
  return true
}

export async function randomGame(lines: readonly Line[], table: string, seed: string, steps = 1e6): Promise<void> {
  const rng = new Rng(seed)
  for (let i = 0; i < steps; i++) if (!(await randomStep(lines, table, rng))) return
}

/** How many connections the server has. */
export async function socketsOf(person: Person): Promise<number> {
  return Number(/^quayside_sockets (\d+)$/m.exec((await person.get('/metrics')).text)![1])
}

/** The code with which a request is refused. */
export const codeOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'not refused',
    (problem) => (problem instanceof Refused ? problem.code : String(problem)),
  )
