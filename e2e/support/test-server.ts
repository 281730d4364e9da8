import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Rng } from '@quayside/kernel'
import { DEFAULTS, EMPTY_BATCH, LIMITS, openSqlite, type Server, startServer } from '@quayside/server'
import {
  callOperator,
  type OperatorReplies,
  type OperatorRequest,
  type OperatorRequestOf,
} from '@quayside/server/operator'
import type { SavedTable } from '@quayside/table'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { Mirror } from './tables.ts'
import { type VisitOptions, Visitor } from './visitor.ts'

/** What the server is called in a network of its own. */
export const LAN = 'club.lan'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name as a club's own network has them: plain http, and not this very machine.
  `--host-resolver-rules=MAP ${LAN} 127.0.0.1`,
]

/** The folder of the built client. */
export const BUILT = process.env.QUAYSIDE_WEB || DEFAULTS.web

/** Everybody here comes from one address and acts faster than people do. */
const FAST = { burst: 10_000, perSecond: 10_000 }
const limits = {
  ...LIMITS,
  guestBudget: FAST,
  addressBudget: FAST,
  networkBudget: FAST,
  tablesPerHour: 10_000,
  guestTablesPerHour: 10_000,
  guestBotGames: 1000,
  addressBotGames: 1000,
  guestListed: 1000,
  addressListed: 1000,
  guests: FAST,
  networkGuests: FAST,
  chat: FAST,
  tableChat: FAST,
}

/** Standing orders act soon, and still after what made them act was painted. */
const ORDER_PACE = { soonest: 300, latest: 500 }

/** So many games are tried for one that comes to a moment; one answer in so many is of chance. */
const GAMES = 40
const ODD = 6

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.QUAYSIDE_CHROMIUM || '/usr/bin/chromium', args: FLAGS })

/** A server of one's own and a browser to visit it with. */
export class TestServer {
  private running: Server | undefined
  private browser: Browser | undefined
  private visitors: Visitor[] = []
  private readonly data = mkdtempSync(join(tmpdir(), 'quayside-e2e-'))
  private readonly web: string

  constructor(web: string) {
    this.web = web
  }

  get url(): string {
    return this.running!.url
  }

  async open(): Promise<void> {
    const [server, browser] = await Promise.all([this.start(0), openBrowser()])
    this.running = server
    this.browser = browser
  }

  private start(port: number): Promise<Server> {
    return startServer({
      port,
      data: this.data,
      web: this.web,
      log: 'silent',
      limits,
      lobbyPause: 20,
      orderPace: ORDER_PACE,
      // Whoever was away is given no time to come back: tests that stop a server have their reasons.
      grace: 0,
    })
  }

  async stopServer(): Promise<void> {
    await this.running!.close()
  }

  /** The same server again, at the same address. */
  async startServer(): Promise<void> {
    this.running = await this.start(this.running!.port)
  }

  /** What whoever runs the server asks of it. */
  async operate<K extends OperatorRequest['do']>(ask: OperatorRequestOf<K>): Promise<OperatorReplies[K]> {
    const done = await callOperator<K>(this.data, ask)
    if (!done.ok) throw new Error(done.error.message)
    return done.value
  }

  /** While the server is away, the game at one of its tables goes on up to a moment; whoever looks at it now loses the line. */
  async playOn(table: string, until: (mirror: Mirror) => boolean): Promise<Mirror> {
    await this.stopServer()
    const store = await openSqlite(this.data)
    const { row, lines } = (await store.table(table, 0))!
    const mirror = playedUntil(JSON.stringify({ saved: JSON.parse(row.saved), lines }), until)
    const { match } = mirror.table
    const answers = match.lines
      .map(({ seat, text }, seq) => ({ table_id: table, seq, seat, text, at: row.changed }))
      .slice(lines.length)
    const asked = match.game.toMove(match.state)
    await store.commit({ ...EMPTY_BATCH, tables: [{ ...row, asked }], answers })
    await store.close()
    await this.startServer()
    return mirror
  }

  /** While the server is away, somebody's time at a table over days comes to its end. */
  async runOut(table: string, name: string): Promise<void> {
    await this.stopServer()
    const store = await openSqlite(this.data)
    const { row } = (await store.table(table, 0))!
    const saved = JSON.parse(row.saved) as SavedTable
    const theirs = saved.chairs.findIndex((chair) => chair.kind === 'person' && chair.name === name)
    const clock = { ...saved.clock, left: saved.clock.left.map((rest, seat) => (seat === theirs ? 0 : rest)) }
    const changed = { ...row, saved: JSON.stringify({ ...saved, clock }), due: Date.now() }
    await store.commit({ ...EMPTY_BATCH, tables: [changed] })
    await store.close()
    await this.startServer()
  }

  /** Somebody with a browser of their own. */
  async visit(options: VisitOptions = {}): Promise<Visitor> {
    const url = options.host ? this.url.replace('127.0.0.1', options.host) : this.url
    const visitor = await Visitor.come(this.browser!, url, options)
    this.visitors.push(visitor)
    return visitor
  }

  /** Sends everybody home; throws what went wrong in their browsers. */
  async sendHome(): Promise<void> {
    const { visitors } = this
    this.visitors = []
    const problems = visitors.flatMap((visitor) => visitor.problems)
    await Promise.all(visitors.map((visitor) => visitor.leave()))
    if (problems.length > 0) throw new Error(`went wrong in the browser:\n${problems.join('\n')}`)
  }

  async close(): Promise<void> {
    await this.browser?.close()
    await this.running?.close()
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** Some games never come to a moment when everybody plays sensibly: then now and then somebody plays by chance. */
function playedUntil(text: string, until: (mirror: Mirror) => boolean): Mirror {
  for (let game = 0; game < GAMES; game++) {
    const mirror = new Mirror(text)
    const rng = new Rng(`game ${game}`)
    while (mirror.asked >= 0) {
      if (until(mirror)) return mirror
      const answers = mirror.table.sight(mirror.asked).ask!.answers
      mirror.take(game > 0 && rng.below(ODD) === 0 ? answers[rng.below(answers.length)].text : mirror.advice())
    }
  }
  throw new Error(`no game of ${GAMES} came to the moment`)
}

/** A server for all tests of a file, with the client as it is built, or another one. */
export function openServer(web = BUILT): TestServer {
  const server = new TestServer(web)
  beforeAll(() => server.open())
  afterEach(() => server.sendHome())
  afterAll(() => server.close())
  return server
}
