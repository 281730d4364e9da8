import { Rng } from '@quayside/kernel'
import type { NewTable, NoticeWishes } from '@quayside/table'
import type { Config } from '../../src/index.ts'
import { heard, type Line, openServer, type Person, randomStep, type TestServer } from '../client.ts'
import { sql } from '../sql.ts'
import { PostOffice } from './post-office.ts'
import { type Device, PushService } from './push-service.ts'
import { TurnedClock } from './turned-clock.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const PUBLIC_URL = 'https://play.example.org'

/** A server that pushes and mails, by a clock that the test turns. */
export async function tellingServer(config: Partial<Config> = {}) {
  const clock = new TurnedClock()
  const [service, office] = [await PushService.open(), await PostOffice.open()]
  const all = { clock, url: PUBLIC_URL, mail: office.config, pushHosts: [service.origin], ...config }
  return { clock, service, office, server: await openServer(all) }
}

/** From now on this device tells somebody. */
export async function subscribe(person: Person, device: Device, more: object = {}): Promise<void> {
  const { status, text } = await person.send('POST', '/api/me/push', { ...device.subscription, ...more })
  if (status !== 200) throw new Error(text)
}

export async function wish(person: Person, change: Partial<NoticeWishes>): Promise<void> {
  const { body } = await person.get('/api/me/notices')
  const { status, text } = await person.send('PUT', '/api/me/notices', { ...body, ...change })
  if (status !== 200) throw new Error(text)
}

/** Changes what is stored behind the server's back. */
export function change(server: TestServer, statement: string): void {
  sql(server, statement)
}

/** Rows of the store, as they are. */
export function rowsOf<T>(server: TestServer, query: string): T[] {
  return sql(server, query)
}

/** Two people and where they play. */
export interface Pair {
  readonly ana: Person
  readonly rui: Person
  readonly a: Line
  readonly r: Line
}

/** Ana, who has devices and mails, and Rui, who has none. */
export async function pairAt(server: TestServer): Promise<Pair> {
  const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
  return { ana, rui, a: await ana.connect(), r: await rui.connect() }
}

/** A table that begins, and where Ana is asked first. */
export async function begun({ ana, a, r }: Pair, wanted: Partial<NewTable> = {}): Promise<string> {
  const { table, invite } = await ana.setTable(wanted)
  await a.open(table)
  await r.open(table, { invite })
  await r.ask('sit', { table, seat: 1 })
  await a.ask('begin', { table })
  await heard([a, r])
  return table
}

/** Whoever is asked answers, until it is this one who is. */
export async function untilAsked(line: Line, lines: readonly Line[], table: string): Promise<void> {
  const rng = new Rng('until asked')
  await heard(lines)
  while (line.at(table).sight!.ask === null) await randomStep(lines, table, rng)
}

/** Ana, told by a phone, and Rui. */
export async function withPhone() {
  const all = await tellingServer()
  const pair = await pairAt(all.server)
  const phone = all.service.device('phone')
  await subscribe(pair.ana, phone)
  return { ...all, pair, phone }
}
