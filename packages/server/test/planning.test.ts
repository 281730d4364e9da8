import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRecord } from '@quayside/kernel'
import type { NewTable, TableCard } from '@quayside/table'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Guest } from '../bench/support/guest.ts'
import { Line as Wire } from '../bench/support/line.ts'
import { ServerProcess } from '../bench/support/process.ts'
import {
  codeOf,
  heard,
  type Line,
  openServer,
  type Person,
  randomGame,
  type Seen,
  type TestServer,
  TWO_PLAYERS,
} from './client.ts'

/** Tables of Mombasa on the server: three people who plan at once and in secret, and somebody who watches. */

const MOMBASA: Partial<NewTable> = {
  game: 'mombasa',
  options: { players: 3, setup: 'first' },
  chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
}
const LIVE = { clock: { kind: 'live', bank: 600, increment: 5 }, expiry: 'bot' } as const

const PLAN = ['lay expansion-2 2', 'lay coffee-1 3']

interface Planning {
  readonly table: string
  readonly people: readonly Person[]
  /** By seat, and last the one who watches. */
  readonly lines: readonly Line[]
}

/** A table at its first planning. */
async function planning(server: TestServer, wanted: Partial<NewTable> = {}): Promise<Planning> {
  const people = await Promise.all(['Ana', 'Rui', 'Eva', 'Leo'].map((name) => server.guest(name)))
  const { table, invite } = await people[0].setTable({ ...MOMBASA, ...wanted })
  const lines = await Promise.all(people.map((person) => person.connect()))
  for (const line of lines) await line.open(table, { invite })
  for (const seat of [1, 2]) await lines[seat].ask('sit', { table, seat })
  await lines[0].ask('begin', { table })
  await heard(lines)
  for (;;) {
    const line = lines.find((one) => one.at(table).sight!.ask?.question.kind === 'rest-card')
    if (!line) break
    await say(line, table, line.at(table).sight!.ask!.answers[0].text)
    await heard(lines)
  }
  return { table, people, lines }
}

const say = (line: Line, table: string, ...answers: string[]) =>
  line.ask('answer', { table, seq: line.at(table).sight!.seq, answers })

const undo = (line: Line, table: string) => line.ask('undo', { table, seq: line.at(table).sight!.seq })

const playerIn = (seen: Seen, seat: number) =>
  (seen.sight!.view.players as { slots?: (string | null)[]; sealed: boolean }[])[seat]

const askedIn = (seen: Seen) => seen.sight!.asked.map(({ seat }) => seat)

/** Nothing more arrives: who comes and goes is told a little later. */
async function quiet(lines: readonly Line[]): Promise<void> {
  const count = () => lines.reduce((sum, line) => sum + line.received.length, 0)
  for (let before = -1; before !== count(); ) {
    before = count()
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

/** How many bytes have come in. */
const bytes = (line: Line) => line.received.join('').length

describe('planning online', () => {
  test('everybody is asked at once, and the cards are turned up when all have sealed', async () => {
    const server = await openServer()
    const { table, lines: all } = await planning(server)
    // Whoever watches is shown a round when it is over.
    const lines = all.slice(0, 3)
    for (const line of lines) expect(askedIn(line.at(table))).toEqual([0, 1, 2])
    await Promise.all([say(lines[0], table, ...PLAN), say(lines[1], table, 'lay coffee-1 2')])
    await Promise.all([say(lines[1], table, 'seal'), say(lines[2], table, 'seal')])
    await heard(lines)
    for (const line of lines) expect(askedIn(line.at(table))).toEqual([0])
    for (const line of lines) expect('slots' in playerIn(line.at(table), 1)).toBe(line === lines[1])
    await say(lines[0], table, 'seal')
    await heard(lines)
    for (const line of lines) {
      expect(playerIn(line.at(table), 0).slots).toEqual([null, 'expansion-2', 'coffee-1', null, null])
      expect(playerIn(line.at(table), 1).slots).toEqual([null, 'coffee-1', null, null, null])
    }
  })

  test.each([{}, LIVE])('a draft sends nothing to anybody else, whatever the clock: %j', async (clock) => {
    const server = await openServer()
    const { table, lines } = await planning(server, clock)
    const others = lines.slice(1)
    await quiet(others)
    const before = others.map((line) => line.received.length)
    await say(lines[0], table, ...PLAN)
    await undo(lines[0], table)
    await say(lines[0], table, 'lay cotton-1 4')
    await heard(others)
    expect(others.map((line, i) => line.received.length - before[i])).toEqual([1, 1, 1])
    expect(lines[0].at(table).sight!.ask).not.toBeNull()
  })

  test('a seal is told in as many bytes whatever was planned', async () => {
    const sizes = []
    for (const plan of [PLAN, ['lay cotton-1 4'], []]) {
      const server = await openServer()
      const { table, lines } = await planning(server)
      await quiet(lines)
      const before = lines.slice(1).map(bytes)
      for (const answer of plan) await say(lines[0], table, answer)
      await say(lines[0], table, 'seal')
      await heard(lines.slice(1))
      sizes.push(lines.slice(1).map((line, i) => bytes(line) - before[i]))
    }
    expect(sizes[1]).toEqual(sizes[0])
    expect(sizes[2]).toEqual(sizes[0])
  })

  test('a gesture that crosses another’s seal is taken', async () => {
    const server = await openServer()
    const { table, lines } = await planning(server)
    const [a, r] = lines
    const { seq } = r.at(table).sight!
    const seals = say(a, table, 'seal')
    const plans = r.ask('answer', { table, seq, answers: ['lay coffee-1 2'] })
    await Promise.all([seals, plans])
    expect(await codeOf(r.ask('answer', { table, seq, answers: ['lay cotton-1 3'] }))).toBe('stale')
    await r.ask('preview', { table, seq: r.at(table).sight!.seq, answers: ['lay cotton-1 3'] })
  })

  test('a plan is changed after sealing, until the last has', async () => {
    const server = await openServer()
    const { table, lines } = await planning(server)
    const [a, r, e] = lines
    await say(a, table, ...PLAN, 'seal')
    await heard(lines)
    expect(a.at(table).sight!.undo).toMatchObject({ answer: { kind: 'seal' } })
    expect(await codeOf(undo(r, table))).not.toBe('not refused')
    await undo(a, table)
    await heard(lines)
    for (const line of lines) expect(playerIn(line.at(table), 0).sealed).toBe(false)
    await undo(a, table)
    expect(playerIn(a.at(table), 0).slots).toEqual([null, 'expansion-2', null, null, null])
    for (const line of [a, r, e]) await say(line, table, 'seal')
    expect(await codeOf(undo(a, table))).toBe('undo-revealed')
  })
})

describe('whoever comes back in the middle of planning', () => {
  test('has the own draft, and of others only that they have sealed', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server)
    await say(lines[0], table, ...PLAN)
    await say(lines[1], table, 'lay coffee-1 2', 'seal')
    await heard(lines)
    for (const [i, person] of people.entries()) {
      const again = await person.connect()
      const { sight, events } = await again.open(table)
      expect(sight).toEqual(lines[i].at(table).sight)
      expect(events).toEqual(lines[i].at(table).events)
    }
    const back = await people[0].connect()
    await back.open(table)
    expect(playerIn(back.at(table), 0).slots).toEqual([null, 'expansion-2', 'coffee-1', null, null])
    expect(playerIn(back.at(table), 1)).toMatchObject({ sealed: true })
    expect(playerIn(back.at(table), 1)).not.toHaveProperty('slots')
  })

  test('is told what was missed by steps, the seals of others among them', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server)
    const { seq } = lines[1].at(table).sight!
    await say(lines[0], table, ...PLAN)
    await say(lines[2], table, 'seal')
    await say(lines[0], table, 'seal')
    await undo(lines[0], table)
    await heard(lines)
    const back = await people[1].connect()
    back.tables.set(table, { ...lines[1].at(table), sight: null, events: [] })
    const { frames } = await back.ask('open', { table, seq })
    expect(frames!.map((frame) => frame.lines)).toEqual([
      [{ seat: 2, text: '', draft: true, noticed: true }],
      [{ seat: 0, text: '', draft: true, noticed: true }],
      [{ seat: 0, text: 'undo', draft: true, noticed: true }],
      [],
    ])
    expect(frames!.at(-1)!.seq).toBe(lines[1].at(table).sight!.seq)
  })

  test('cannot tell from the way it is told whether others have drafted', async () => {
    const told = []
    for (const drafts of [[], ['lay cotton-1 4'], [...PLAN, 'lay cotton-1 4']]) {
      const server = await openServer()
      const { table, lines, people } = await planning(server)
      const { seq } = lines[1].at(table).sight!
      for (const draft of drafts) await say(lines[0], table, draft)
      const back = await people[1].connect()
      const { game, frames } = await back.ask('open', { table, seq })
      told.push({ game, frames })
    }
    expect(told[0].frames).toHaveLength(1)
    expect(told.slice(1)).toEqual([told[0], told[0]])
  })

  test('finds a game that went on meanwhile, step by step', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server)
    await lines[1].ask('hand-over', { table })
    await lines[1].close()
    const left = structuredClone(lines[1].at(table))
    await lines[0].until(() => lines[0].at(table).info.chairs[1].away === true)
    await randomGame([lines[0], lines[2]], table, 'meanwhile', 40)
    const [stayed, back] = [await people[1].connect(), await people[1].connect()]
    await stayed.open(table)
    back.tables.set(table, left)
    const { frames } = await back.open(table, { seq: left.sight!.seq })
    expect(frames.length).toBeGreaterThan(20)
    expect(back.at(table).sight).toEqual(stayed.at(table).sight)
    expect(back.at(table).events).toEqual(stayed.at(table).events)
  })
})

describe('around a table where several are asked', () => {
  test('the lobby names all who have not sealed, and is told of seals alone', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server, { clock: { kind: 'days', days: 2 }, listed: true })
    const watch = await people[1].connect()
    const card = (line: Line): TableCard => line.lobby!.mine.find((each) => each.table === table)!
    await watch.ask('lobby')
    await watch.until(() => watch.lobby !== null)
    await watch.until(() => card(watch)?.waiting.length === 3)
    expect(card(watch)).toMatchObject({ waiting: ['Ana', 'Rui', 'Eva'], yourTurn: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const before = { lobbies: watch.lobbies, changed: card(watch).changed }

    await say(lines[0], table, ...PLAN)
    await undo(lines[0], table)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(watch.lobbies).toBe(before.lobbies)
    const again = await people[3].connect()
    await again.ask('lobby')
    await again.until(() => again.lobby !== null)
    expect(again.lobby!.open[0]).toMatchObject({ table, changed: before.changed, waiting: [] })

    await say(lines[0], table, 'seal')
    await watch.until(() => card(watch).waiting.length === 2)
    expect(card(watch)).toMatchObject({ waiting: ['Rui', 'Eva'], yourTurn: true })
    expect(card(watch).changed).toBeGreaterThan(before.changed)
    await say(lines[1], table, 'seal')
    await watch.until(() => !card(watch).yourTurn)
    expect(card(watch).waiting).toEqual(['Eva'])
  })

  test('clocks run for all who are asked, as each of them is told', async () => {
    const server = await openServer()
    const { table, lines: all } = await planning(server, LIVE)
    const lines = all.slice(0, 3)
    for (const line of lines) expect(line.at(table).info.clock.running).toBe(0b111)
    await say(lines[0], table, ...PLAN, 'seal')
    await heard(lines)
    for (const line of lines) expect(line.at(table).info.clock.running).toBe(0b110)
    await undo(lines[0], table)
    await heard(lines)
    for (const line of lines) expect(line.at(table).info.clock.running).toBe(0b111)
  })

  test('bots plan at once, and nobody is told but that they have sealed', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const bot = { kind: 'bot', bot: 'steady', name: 'Bot' } as const
    const { table } = await ana.setTable({ ...MOMBASA, chairs: [{ kind: 'me' }, bot, bot] })
    const a = await ana.connect()
    await a.open(table)
    await a.ask('begin', { table })
    await a.until(() => a.at(table).sight !== null)
    while (a.at(table).sight!.ask?.question.kind === 'rest-card') {
      await say(a, table, a.at(table).sight!.ask!.answers[0].text)
    }
    await a.until(() => askedIn(a.at(table)).join() === '0')
    expect([1, 2].map((seat) => playerIn(a.at(table), seat).sealed)).toEqual([true, true])
    const lines = a
      .at(table)
      .frames.flatMap((frame) => frame.lines)
      .filter((line) => line.draft)
    expect(lines).toEqual([1, 2].map((seat) => ({ seat, text: '', draft: true, noticed: true })))
    expect(playerIn(a.at(table), 1)).not.toHaveProperty('slots')
  })

  test('a seat is handed over and taken back while all plan', async () => {
    const server = await openServer()
    const { table, lines } = await planning(server)
    const [a, r] = lines
    await say(a, table, 'lay expansion-2 2')
    await a.ask('hand-over', { table })
    await r.until(() => playerIn(r.at(table), 0).sealed)
    expect(playerIn(r.at(table), 0)).not.toHaveProperty('slots')
    expect(playerIn(a.at(table), 0).slots![1]).toBe('expansion-2')
    await a.ask('take-back', { table })
    await undo(a, table)
    await heard(lines)
    expect(askedIn(r.at(table))).toEqual([0, 1, 2])
    await a.ask('pause', { table })
    await r.until(() => r.at(table).info.paused)
    expect(await codeOf(say(r, table, 'seal'))).toBe('paused')
    await r.ask('resume', { table })
    await say(r, table, 'seal')
  })
})

describe('the past and the record', () => {
  test('of a running game hold nothing of others’ drafts', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server)
    await say(lines[0], table, ...PLAN)
    await undo(lines[0], table)
    const [own, ...others] = await Promise.all(people.map((person) => person.get(`/api/tables/${table}/history`)))
    const texts = ({ body }: (typeof others)[number]) =>
      (body.frames as { lines: { text: string }[] }[]).flatMap((frame) => frame.lines.map(({ text }) => text))
    expect(texts(own).slice(-3)).toEqual([...PLAN, 'undo'])
    for (const past of others) expect(texts(past).filter((text) => /^(lay|undo|$)/.test(text))).toEqual([])
    for (const person of people) expect((await person.get(`/api/tables/${table}/record`)).status).not.toBe(200)
  })

  test('of a finished game hold everything', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server)
    await say(lines[0], table, ...PLAN)
    await randomGame(lines.slice(0, 3), table, 'to the end')
    expect(lines[3].at(table).info.phase).toBe('over')
    const record: GameRecord = (await people[3].get(`/api/tables/${table}/record`)).body
    expect(record.answers.slice(6, 8)).toEqual(PLAN.map((answer) => `0 ${answer}`))
    const { viewer, frames } = (await people[3].get(`/api/tables/${table}/history`)).body
    expect(viewer).toBe('referee')
    expect(frames).toHaveLength(record.answers.length)
  })
})

describe('a server that stops in the middle of planning', () => {
  test('gives everybody their own draft back when it starts again', async () => {
    const server = await openServer()
    const { table, lines, people } = await planning(server, LIVE)
    await say(lines[0], table, ...PLAN)
    await say(lines[1], table, 'lay coffee-1 2', 'seal')
    await undo(lines[0], table)
    await heard(lines)
    await server.restart()
    for (const [i, person] of people.entries()) {
      const line = await person.connect()
      const { sight, events } = await line.open(table)
      expect(sight).toEqual(lines[i].at(table).sight)
      expect(events).toEqual(lines[i].at(table).events)
    }
  })

  test('keeps every draft it acknowledged, also when it is killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-planning-'))
    let server = new ServerProcess({ data: folder })
    onTestFinished(async () => {
      await server.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    })
    const guests = [new Guest('Ana'), new Guest('Rui')]
    for (const guest of guests) await guest.arrive(await server.url)
    const chairs: NewTable['chairs'] = [{ kind: 'me' }, { kind: 'open' }]
    const wanted = { ...TWO_PLAYERS, ...MOMBASA, chairs, options: { players: 2, setup: 'first' } }
    const { table, invite } = await guests[0].setTable(await server.url, wanted)
    const connect = async () => {
      const wires = await Promise.all(guests.map(async ({ cookie }) => Wire.open(await server.url, cookie, () => {})))
      for (const wire of wires) await wire.ask({ t: 'open', table, invite })
      return wires
    }
    const sightOf = async (wire: Wire) => (await wire.ask({ t: 'open', table })).game!.sight
    const answer = async (wire: Wire) => {
      const { seq, ask } = await sightOf(wire)
      await wire.ask({ t: 'answer', table, seq, answers: [ask!.answers[0].text] })
    }

    let wires = await connect()
    await wires[1].ask({ t: 'sit', table, seat: 1 })
    await wires[0].ask({ t: 'begin', table })
    for (const seat of [0, 0, 1, 1]) await answer(wires[seat])
    for (let laid = 1; laid <= 2; laid++) {
      for (const wire of wires) await answer(wire)
      const before = await Promise.all(wires.map(sightOf))
      await server.end('SIGKILL')
      server = new ServerProcess({ data: folder })
      wires = await connect()
      const after = await Promise.all(wires.map(sightOf))
      expect(after).toEqual(before)
      after.forEach(({ view }, seat) => {
        const players = view.players as { slots?: (string | null)[] }[]
        expect(players[seat].slots!.filter((card) => card !== null)).toHaveLength(laid)
        expect(players[1 - seat]).not.toHaveProperty('slots')
      })
    }
  })
})
