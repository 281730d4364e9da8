import { Rng } from '@quayside/kernel'
import type { NewTable } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import type { Config } from '../src/index.ts'
import { THINKING, type ThinkingSettings } from '../src/thinking/settings.ts'
import { codeOf, GENEROUS, heard, type Line, openServer, randomStep, twoAtTable } from './client.ts'
import type { Revealed } from './thinkers/revealing.ts'

/** Players who ask what a master would answer. */

const WITH_ADVICE: Partial<NewTable> = { advice: true }
const running = (program: string): Partial<ThinkingSettings> => ({
  program: new URL(`thinkers/${program}.ts`, import.meta.url),
})

const serverWith = (thinking: Partial<ThinkingSettings>, more: Partial<Config> = {}) =>
  openServer({ thinking: { ...THINKING, processes: 1, priority: 0, ...thinking }, ...more })

/** Without a thought. */
const HASTILY = running('hasty')

const advise = (line: Line, table: string) => line.ask('advise', { table, seq: line.at(table).sight!.seq })

/** Messages that tell of the game. */
const framesOf = (line: Line): number => line.received.filter((text) => text.includes('"frames"')).length

const answerAny = (line: Line, table: string) => {
  const { ask, seq } = line.at(table).sight!
  return line.ask('answer', { table, seq, answers: [ask!.answers[0].text] })
}

describe('advice', () => {
  test('names answers that can be given, and leaves the table as it is', async () => {
    const server = await serverWith({ milliseconds: 1 })
    const { table, a, r } = await twoAtTable(server, WITH_ADVICE)
    await heard([a, r])
    const [before, told] = [a.at(table).sight!, framesOf(r)]
    const { seat, answers, short } = await advise(a, table)
    expect(seat).toBe(0)
    // A master on a busy machine comes to no more than this, and says so.
    expect(short).toBe(true)
    const legal = before.ask!.answers.map(({ text }) => text)
    expect(answers.length).toBeGreaterThan(0)
    for (const { line, points, simulations } of answers) {
      expect(legal).toContain(line[0])
      expect(points).toHaveLength(2)
      expect(simulations).toBeGreaterThan(0)
    }
    expect(a.at(table).sight).toEqual(before)
    expect(framesOf(r)).toBe(told)
    await a.ask('answer', { table, seq: before.seq, answers: [...answers[0].line] })
  })

  test('is for those who are asked, at tables that allow it', async () => {
    const server = await serverWith(HASTILY)
    const { table, invite, a, r } = await twoAtTable(server, WITH_ADVICE)
    const w = await (await server.guest('Eva')).connect()
    expect(await codeOf(w.ask('advise', { table, seq: 0 }))).toBe('not-open')
    await w.open(table, { invite })
    expect(await codeOf(advise(w, table))).toBe('not-seated')
    expect(await codeOf(advise(r, table))).toBe('not-asked')
    await a.ask('pause', { table })
    expect(await codeOf(advise(a, table))).toBe('paused')

    const strict = await twoAtTable(server)
    expect(strict.a.at(strict.table).info.advice).toBe(false)
    expect(await codeOf(advise(strict.a, strict.table))).toBe('advice-off')
  })

  test('is not given before the game', async () => {
    const server = await serverWith(HASTILY)
    const ana = await server.guest('Ana')
    const { table } = await ana.setTable(WITH_ADVICE)
    const a = await ana.connect()
    await a.open(table)
    expect(await codeOf(a.ask('advise', { table, seq: 0 }))).toBe('gathering')
  })

  test('is refused on what is no more', async () => {
    const server = await serverWith(HASTILY)
    const { table, lines } = await twoAtTable(server, WITH_ADVICE)
    const rng = new Rng('steps')
    for (let i = 0; i < 3; i++) await randomStep(lines, table, rng)
    const mover = lines.find((line) => line.at(table).sight!.ask !== null)!
    const { seq } = mover.at(table).sight!
    expect(await codeOf(mover.ask('advise', { table, seq: seq - 1 }))).toBe('stale')
    expect(await codeOf(mover.ask('advise', { table, seq }))).toBe('not refused')
  })

  test('stays allowed after a restart', async () => {
    const server = await serverWith(HASTILY)
    const { table, ana } = await twoAtTable(server, WITH_ADVICE)
    await server.restart()
    const a = await ana.connect()
    await a.open(table)
    expect(a.at(table).info.advice).toBe(true)
    expect((await advise(a, table)).seat).toBe(0)
  })
})

describe('advice on a plan', () => {
  test('is the same whatever others have drafted meanwhile, and they hear nothing of it', async () => {
    const server = await serverWith(running('revealing'))
    // All that the advice could hang on.
    const question = async () => ((await advise(a, table)) as unknown as Revealed).question
    const options = { players: 2, setup: 'first' }
    const { table, a, r, lines } = await twoAtTable(server, { ...WITH_ADVICE, game: 'mombasa', options })
    while (lines.some((line) => line.at(table).sight!.ask?.question.kind === 'rest-card')) {
      await answerAny(lines.find((line) => line.at(table).sight!.ask !== null)!, table)
      await heard(lines)
    }
    const told = framesOf(r)
    const before = await question()
    expect(framesOf(r)).toBe(told)
    for (let i = 0; i < 3; i++) await answerAny(r, table)
    expect(framesOf(r)).toBe(told + 3)
    expect(await question()).toEqual(before)
  })
})

describe('while advice is thought over', () => {
  test('an answer does not wait for it, and makes it useless', async () => {
    const server = await serverWith(running('slow'))
    const { table, a } = await twoAtTable(server, WITH_ADVICE)
    const order: string[] = []
    const advice = codeOf(advise(a, table)).then((code) => order.push(code))
    await answerAny(a, table)
    order.push('answered')
    await advice
    expect(order).toEqual(['answered', 'stale'])
  })

  test('somebody who left is not thought for', async () => {
    const server = await serverWith(running('slow'))
    const { table, ana, a } = await twoAtTable(server, WITH_ADVICE)
    const asked = [advise(a, table), advise(a, table)].map(codeOf)
    await heard([a])
    await a.close()
    expect(await Promise.all(asked)).toEqual(['closed', 'closed'])
    const again = await ana.connect()
    await again.open(table)
    expect((await advise(again, table)).seat).toBe(0)
    const { text } = await ana.get('/metrics')
    // The first was being thought over when they left, or even that was broken off; the second never began.
    expect(text).toMatch(/^quayside_thinking_seconds_count\{kind="advice"\} [12]$/m)
  })
})

describe('limits of advice', () => {
  test('one guest waits for a few at a time', async () => {
    const server = await serverWith(running('slow'))
    const { table, ana, a } = await twoAtTable(server, WITH_ADVICE)
    const other = await ana.connect()
    await other.open(table)
    const codes = [a, a, other].map((line) => codeOf(advise(line, table)))
    expect((await Promise.all(codes)).sort()).toEqual(['busy', 'not refused', 'not refused'])
    expect(await codeOf(advise(other, table))).toBe('not refused')
  })

  test('one guest gets so much in a time, on however many connections', async () => {
    const limits = { ...GENEROUS, advice: { burst: 2, perSecond: 0 } }
    const server = await serverWith(HASTILY, { limits })
    const { table, ana, a } = await twoAtTable(server, WITH_ADVICE)
    const other = await ana.connect()
    await other.open(table)
    const codes = []
    for (const line of [a, other, other]) codes.push(await codeOf(advise(line, table)))
    expect(codes).toEqual(['not refused', 'not refused', 'slow-down'])
  })

  test('one that cannot be had is refused', async () => {
    const server = await serverWith(running('doomed'))
    const { table, a } = await twoAtTable(server, WITH_ADVICE)
    expect(await codeOf(advise(a, table))).toBe('server-error')
    expect(await codeOf(answerAny(a, table))).toBe('not refused')
  })
})
