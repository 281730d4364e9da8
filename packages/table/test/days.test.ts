import { Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import {
  type ClockState,
  deadline,
  infoFor,
  type Life,
  offBetween,
  type Rhythm,
  readClock,
  resumeClock,
  runClock,
  type SavedTable,
  startClock,
  stopClock,
  Table,
  takeOff,
  timeLeft,
  upAt,
} from '../src/index.ts'
import { ANN, BEA, CAI, good, pick, playing, says, sent } from './support.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-11-18T12:00Z')
const at = (text: string) => Date.parse(`2026-11-${text}Z`)
const shown = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(8, 16))

const DAYS = { clock: { kind: 'days', days: 2 }, expiry: 'vote' } as const
const LATE: Rhythm = { zone: 'UTC', night: { from: 11 * 60, until: 15 * 60 }, off: [] }

/** A table where people live as they say; it begins at noon. */
function daysTable(lives: { [person: string]: Rhythm }, more = {}, ahead = 0) {
  const table = playing([ANN, BEA, CAI], { ...DAYS, ...more })
  const life = { ahead: () => ahead, rhythmOf: (person: string) => lives[person] ?? null }
  table.know(life satisfies Life)
  // Begun at 0, when nobody was known: it goes on as if it began now.
  table.goDays(START)
  return table
}

const deadlines = (table: Table, now = START) => infoFor(table, '', now).clock.deadlines ?? []

describe('a clock of days', () => {
  it('tells until when each has time, by the calendar', () => {
    expect(deadlines(daysTable({}))).toEqual([{ seat: 0, at: START + 2 * DAY }])
    expect(deadlines(daysTable({}, {}, 5000))).toEqual([{ seat: 0, at: START + 2 * DAY + 5000 }])
  })

  it('is up in the morning where it would be at night', () => {
    const table = daysTable({ 'person-ann': LATE })
    expect(deadlines(table)).toEqual([{ seat: 0, at: at('20T15:00'), night: true }])
    expect([table.tick(at('20T14:59')), table.motions]).toEqual([false, []])
    expect([table.tick(at('20T15:00')), table.motions.length]).toEqual([true, 1])
  })

  it('goes by the zone of when the turn began', () => {
    const lives = { 'person-ann': LATE }
    const table = daysTable(lives)
    lives['person-ann'] = { ...LATE, zone: 'Asia/Tokyo' }
    expect(shown(table.deadline())).toBe('20T15:00')
    says(table, 0, 'role trader')
    expect(deadlines(table)).toEqual([{ seat: 1, at: 2 * DAY }])
  })

  it('stands still on days off, also those that were booked after the turn began', () => {
    const lives: { [person: string]: Rhythm } = { 'person-ann': { zone: 'UTC', night: null, off: ['2026-11-19'] } }
    const table = daysTable(lives)
    expect(deadlines(table)).toEqual([{ seat: 0, at: at('21T12:00'), off: true }])
    const left = (now: number) => infoFor(table, '', now).clock.left[0] / HOUR
    expect([left(at('19T00:00')), left(at('19T18:00')), left(at('20T01:00'))]).toEqual([36, 36, 35])
    lives['person-ann'] = { ...LATE, off: ['2026-11-19', '2026-11-20'] }
    table.takeOff('person-ann')
    expect(shown(table.deadline())).toBe('22T12:00')
    lives['person-ann'] = { ...LATE, off: [] }
    table.takeOff('person-ann')
    expect(shown(table.deadline())).toBe('20T12:00')
  })

  it('does so too for somebody of whom nothing was known when their turn began', () => {
    const lives: { [person: string]: Rhythm } = {}
    const table = daysTable(lives)
    lives['person-ann'] = { ...LATE, off: ['2026-11-20'] }
    table.takeOff('person-ann')
    expect(deadlines(table)).toEqual([{ seat: 0, at: at('21T12:00'), off: true }])
  })

  it('does not where the table forbids it, and the others see days off where it does', () => {
    const lives = { 'person-ann': { zone: 'UTC', night: null, off: ['2026-11-17', '2026-11-19'] } }
    const table = daysTable(lives)
    expect(infoFor(table, 'person-bea', START)).toMatchObject({
      daysOff: 'allowed',
      chairs: [{ off: ['2026-11-19'] }, {}, {}],
    })
    const strict = daysTable(lives, { daysOff: 'forbidden' })
    expect(shown(strict.deadline())).toBe('20T12:00')
    expect(infoFor(strict, 'person-bea', START).chairs[0]).not.toHaveProperty('off')
    strict.takeOff('person-ann')
    expect(shown(strict.deadline())).toBe('20T12:00')
  })

  it('of one that was kept before there was one for each seat goes on', () => {
    const before = daysTable({})
    const saved = sent(before.save())
    const old = {
      ...saved,
      clock: { left: [2 * DAY, 2 * DAY, 2 * DAY], running: 1, since: START },
    } satisfies SavedTable
    const table = good(Table.restore(old, []))
    expect([table.deadline(), timeLeft(table.clock, 0, START + DAY)]).toEqual([START + 2 * DAY, DAY])
    expect(table.save().clock.since).toEqual([START, START, START])
  })
})

describe('time that is charged', () => {
  const setting = { kind: 'days', days: 3 } as const
  const dates = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-24', '2026-11-25']

  it.each(Array.from({ length: 60 }, (_, i) => `run ${i}`))('is never charged twice, nor on days off: %s', (seed) => {
    const rng = new Rng(seed)
    const off = dates.filter(() => rng.below(2) === 0)
    const rhythm: Rhythm = { zone: pick(rng, ['UTC', 'Asia/Tokyo', 'America/Lima']), night: null, off }
    const calendar = { ahead: 0, rhythmOf: () => rhythm }
    let now = START
    let clock: ClockState = runClock(setting, startClock(setting, 2, now), 1, now, calendar)
    let [charged, running] = [0, true]
    const pause = () => {
      clock = running ? stopClock(clock, now) : resumeClock(clock, 1, now)
      running = !running
    }
    for (let i = 0; i < 30; i++) {
      const before = timeLeft(clock, 0, now)
      const next = now + rng.below(8 * HOUR)
      charged += running ? next - now - offBetween(rhythm, now, next) : 0
      now = next
      const left = timeLeft(clock, 0, now)
      expect(left).toBeLessThanOrEqual(before)
      expect(left).toBe(Math.max(0, 3 * DAY - charged))
      expect(timeLeft(clock, 1, now)).toBe(3 * DAY)
      // When the time is up does not hang on when one looks.
      if (running && left > 0)
        expect(deadline(setting, resumeClock(stopClock(clock, now), 1, now))).toBe(upAt(clock, 0).at)
      if (rng.below(3) === 0) pause()
      if (rng.below(3) === 0) clock = takeOff(clock, 0, rhythm)
      if (rng.below(3) === 0) clock = readClock(sent(clock))
    }
  })

  it.each(Array.from({ length: 40 }, (_, i) => `night ${i}`))(
    'is up by day, and no sooner than it would be: %s',
    (seed) => {
      const rng = new Rng(seed)
      const zone = pick(rng, ['Europe/Lisbon', 'America/Sao_Paulo', 'Pacific/Auckland'])
      const night = { from: rng.below(1440), until: rng.below(1440) }
      const off = dates.filter(() => rng.below(3) === 0)
      const calendar = { ahead: 0, rhythmOf: () => ({ zone, night, off }) }
      const now = START + rng.below(5 * DAY)
      const clock = runClock(setting, startClock(setting, 1, now), 1, now, calendar)
      const { at: up } = upAt(clock, 0)
      expect(up).toBeGreaterThanOrEqual(now + 3 * DAY + offBetween({ zone, night: null, off }, now, up))
      const minute =
        Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(up)) * 60 +
        new Date(up).getUTCMinutes()
      const asleep =
        night.from < night.until
          ? minute >= night.from && minute < night.until
          : minute >= night.from || minute < night.until
      expect(asleep && night.from !== night.until).toBe(false)
      expect(offBetween({ zone, night: null, off }, up, up + 1)).toBe(0)
      expect(timeLeft(clock, 0, up - 1)).toBeGreaterThan(0)
      expect(timeLeft(clock, 0, up)).toBe(0)
    },
  )
})
