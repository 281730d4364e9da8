import type { NewTable } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import { THINKING, type ThinkingSettings } from '../src/thinking/settings.ts'
import { type Line, openServer, type Person, randomGame, type TestServer } from './client.ts'

/** Tables on the server with bots that think in processes of their own. */

const MASTER = { kind: 'bot', bot: 'master', name: 'Eva' } as const
const STEADY = { kind: 'bot', bot: 'steady', name: 'Leo' } as const
const ONE_MASTER: Partial<NewTable> = { chairs: [{ kind: 'me' }, MASTER] }
const MASTER_AND_STEADY: Partial<NewTable> = { chairs: [MASTER, STEADY] }
const TWO_MASTERS: Partial<NewTable> = { chairs: [MASTER, MASTER] }

/** Time enough to look at every way to answer once. */
const A_MOMENT: Partial<ThinkingSettings> = { milliseconds: 1 }
const running = (program: string): Partial<ThinkingSettings> => ({
  program: new URL(`thinkers/${program}.ts`, import.meta.url),
})
/** So long that whoever waits for it has time for something else. */
const SLOWLY = running('slow')

const serverWith = (thinking: Partial<ThinkingSettings>): Promise<TestServer> =>
  openServer({ thinking: { ...THINKING, processes: 1, priority: 0, ...thinking } })

async function begun(server: TestServer, wanted: Partial<NewTable>): Promise<{ ana: Person; a: Line; table: string }> {
  const ana = await server.guest('Ana')
  const { table } = await ana.setTable(wanted)
  const a = await ana.connect()
  await a.open(table)
  await a.ask('begin', { table })
  await a.until(() => a.at(table).sight !== null)
  return { ana, a, table }
}

const over = (line: Line, table: string) => line.until(() => line.at(table).info.phase === 'over', patience(30_000))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A number out of the server's metrics. */
async function metric(person: Person, name: string): Promise<number> {
  const { text } = await person.get('/metrics')
  return Number(new RegExp(`^${name}(?:{.*})? (.*)$`, 'm').exec(text)?.[1])
}

/** The first thought is done, whatever becomes of it. */
async function thought(person: Person): Promise<void> {
  while (!((await metric(person, 'quayside_thinking_seconds_count')) > 0)) await pause(50)
}

/** Ana answers until the bot is asked, and she could take her answer back. */
async function untilMasterThinks(a: Line, table: string): Promise<void> {
  for (;;) {
    await a.until(() => a.at(table).sight!.ask !== null)
    const { ask, seq } = a.at(table).sight!
    await a.ask('answer', { table, seq, answers: [ask!.answers[0].text] })
    const { asked, undo } = a.at(table).sight!
    if (asked[0].seat === 1 && undo && 'answer' in undo) return
  }
}

describe('bots that search', () => {
  test('play a game to its end', async () => {
    const server = await serverWith(A_MOMENT)
    const { ana, a, table } = await begun(server, TWO_MASTERS)
    await over(a, table)
    expect(await metric(ana, 'quayside_thinking_seconds_count')).toBeGreaterThan(50)
    expect(await metric(ana, 'quayside_thinking_failures_total')).toBe(0)
    expect(await metric(ana, 'quayside_thinking_processes')).toBe(1)
  })

  test('are not in the way of quick ones, who need no process', async () => {
    const server = await serverWith(SLOWLY)
    const { ana, a, table } = await begun(server, { chairs: [{ kind: 'me' }, STEADY] })
    await randomGame([a], table, 'against a quick bot', 20)
    expect(await metric(ana, 'quayside_thinking_processes')).toBe(0)

    const other = await begun(server, TWO_MASTERS)
    await randomGame([a], table, 'against a quick bot still', 20)
    expect(await metric(ana, 'quayside_thinking_processes')).toBe(1)
    expect(other.a.at(other.table).sight!.seq).toBeLessThan(10)
  })

  test('need no process while a person is asked', async () => {
    const server = await serverWith(SLOWLY)
    const { ana } = await begun(server, ONE_MASTER)
    await pause(100)
    expect(await metric(ana, 'quayside_thinking_processes')).toBe(0)
  })
})

describe('when something is wrong with a process', () => {
  test('a bot whose process dies thinks again', async () => {
    const server = await serverWith(running('mortal'))
    const { ana, a, table } = await begun(server, MASTER_AND_STEADY)
    await over(a, table)
    expect(await metric(ana, 'quayside_thinking_failures_total')).toBeGreaterThan(0)
  })

  test('a bot whose process hangs thinks again', async () => {
    const server = await serverWith({ ...running('hanging'), milliseconds: 1, grace: 1000 })
    const { ana, a, table } = await begun(server, MASTER_AND_STEADY)
    await over(a, table)
    expect(await metric(ana, 'quayside_thinking_failures_total')).toBeGreaterThan(0)
  })

  test('a stand-in answers for a bot whose processes always die', async () => {
    const server = await serverWith(running('doomed'))
    const { a, table } = await begun(server, { chairs: [MASTER, { kind: 'me' }] })
    await a.until(() => a.at(table).sight!.ask !== null)
    expect(a.at(table).sight!.seq).toBeGreaterThan(0)
  })
})

describe('while a bot thinks', () => {
  test('a person takes an answer back, and what the bot thought is forgotten', async () => {
    const server = await serverWith(SLOWLY)
    const { a, table } = await begun(server, ONE_MASTER)
    await untilMasterThinks(a, table)
    const { seq } = await a.ask('undo', { table, seq: a.at(table).sight!.seq })
    expect(a.at(table).sight).toMatchObject({ seq, asked: [{ seat: 0 }] })
    await untilMasterThinks(a, table)
    const before = a.at(table).sight!.seq
    await a.until(() => a.at(table).sight!.seq > before)
  })

  test('the game is paused, and goes on with the bot', async () => {
    const server = await serverWith(SLOWLY)
    const { ana, a, table } = await begun(server, ONE_MASTER)
    await untilMasterThinks(a, table)
    await a.ask('pause', { table })
    const { seq } = a.at(table).sight!
    await thought(ana)
    await a.ask('ping')
    expect(a.at(table).sight!.seq).toBe(seq)
    await a.ask('resume', { table })
    await a.until(() => a.at(table).sight!.seq > seq)
  })

  test('a pause that is over at once changes nothing', async () => {
    const server = await serverWith(SLOWLY)
    const { ana, a, table } = await begun(server, ONE_MASTER)
    await untilMasterThinks(a, table)
    const { seq } = a.at(table).sight!
    await Promise.all([a.ask('pause', { table }), a.ask('resume', { table })])
    await a.until(() => a.at(table).sight!.seq > seq)
    expect(await metric(ana, 'quayside_thinking_seconds_count')).toBe(1)
  })

  test('the server stops, and after its start the bot thinks again', async () => {
    const server = await serverWith(SLOWLY)
    const { ana, a, table } = await begun(server, TWO_MASTERS)
    await a.until(() => a.at(table).sight!.seq > 0)
    await server.restart()
    const again = await ana.connect()
    const { seq } = (await again.open(table)).sight!
    expect(seq).toBeGreaterThan(0)
    await again.until(() => again.at(table).sight!.seq > seq)
  })
})
