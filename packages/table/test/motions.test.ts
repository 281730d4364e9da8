import { describe, expect, it } from 'vitest'
import {
  type AbsenceChoice,
  askedOf,
  consentTo,
  infoFor,
  type LiveClock,
  proposeMotion,
  Table,
  voteOn,
} from '../src/index.ts'
import { ANN, asked, BEA, BOT, CAI, good, playing, refused, says, sent } from './support.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const DAYS = { clock: { kind: 'days', days: 2 }, expiry: 'vote' } as const
const EVENING: LiveClock = { kind: 'live', bank: 600, increment: 5 }

const agree = (table: Table, seat: number, yes: boolean, now: number) =>
  consentTo(table, seat, table.motions[0].id, yes, now)
const vote = (table: Table, seat: number, choice: AbsenceChoice, now: number) =>
  voteOn(table, seat, table.motions[0].id, choice, now)
/** Ann has said nothing for two days. */
function vanished(chairs = [ANN, BEA, CAI], more = {}): Table {
  const table = playing(chairs, { ...DAYS, ...more })
  expect(table.tick(2 * DAY)).toBe(true)
  return table
}

describe('a pause where people play over days', () => {
  it('needs the consent of all others who play', () => {
    const table = playing([ANN, BEA, CAI], DAYS)
    good(proposeMotion(table, 0, 'pause', HOUR))
    expect([table.paused, askedOf(table, 'person-ann'), askedOf(table, 'person-bea').length]).toEqual([false, [], 1])
    good(agree(table, 1, true, HOUR))
    good(agree(table, 1, true, HOUR))
    expect(table.paused).toBe(false)
    good(agree(table, 2, true, 2 * HOUR))
    expect([table.paused, table.motions, table.deadline()]).toEqual([true, [], null])
    good(table.resume(9 * DAY))
    expect(table.deadline()).toBe(9 * DAY + 2 * DAY - 2 * HOUR)
  })

  it('is off by one no, by silence, and when who asked takes it back', () => {
    const table = playing([ANN, BEA, CAI], { ...DAYS, clock: { kind: 'days', days: 30 } })
    for (const seat of [2, 0]) {
      good(proposeMotion(table, 0, 'pause', 0))
      good(agree(table, seat, false, 0))
      expect([table.paused, table.motions]).toEqual([false, []])
    }
    good(proposeMotion(table, 0, 'pause', DAY))
    says(table, 0, 'role trader')
    expect([table.tick(3 * DAY - 1), table.tick(3 * DAY)]).toEqual([false, true])
    expect([table.paused, table.motions]).toEqual([false, []])
  })

  it('needs nobody where only bots play along, and comes one at a time', () => {
    const alone = playing([ANN, BOT, BOT], DAYS)
    good(proposeMotion(alone, 0, 'pause', 0))
    expect(alone.paused).toBe(true)
    const table = playing([ANN, BEA, CAI], DAYS)
    good(proposeMotion(table, 0, 'pause', 0))
    expect(proposeMotion(table, 1, 'pause', 0)).toMatchObject(refused('motion-pending'))
    expect(consentTo(table, 1, 12345, true, 0)).toMatchObject(refused('no-motion'))
  })

  it('is not asked of whoever has a bot play', () => {
    const table = playing([ANN, BEA, CAI], DAYS)
    good(table.handOver(2, 'steady', 0))
    good(proposeMotion(table, 0, 'pause', 0))
    expect(agree(table, 2, true, 0)).toMatchObject(refused('no-motion'))
    good(agree(table, 1, true, 0))
    expect(table.paused).toBe(true)
    expect(proposeMotion(playing([ANN, BEA], { clock: EVENING }), 0, 'pause', 0)).toMatchObject(refused('not-days'))
  })
})

describe('an evening of live play', () => {
  function live(): Table {
    const table = playing([ANN, BEA, CAI], DAYS)
    good(proposeMotion(table, 1, 'live', HOUR, EVENING))
    for (const seat of [0, 2]) good(agree(table, seat, true, HOUR))
    return table
  }

  it('begins when all agree, with a full bank for everybody', () => {
    const table = live()
    expect(infoFor(table, '', HOUR + 10_000).clock).toMatchObject({
      setting: EVENING,
      usual: DAYS.clock,
      left: [590_000, 600_000, 600_000],
    })
    expect(proposeMotion(table, 0, 'live', HOUR, EVENING)).toMatchObject(refused('not-days'))
  })

  it('ends when all agree, with all the days for whoever is asked', () => {
    const table = live()
    good(proposeMotion(table, 0, 'days', 2 * HOUR))
    for (const seat of [1, 2]) good(agree(table, seat, true, 2 * HOUR))
    expect([table.pace, table.deadline()]).toEqual([DAYS.clock, 2 * HOUR + 2 * DAY])
    expect(proposeMotion(table, 0, 'days', 0)).toMatchObject(refused('not-live'))
  })

  it('ends when the bank of somebody is used up: nobody is late by that', () => {
    const table = live()
    expect(table.tick(HOUR + 600_000)).toBe(true)
    expect([table.evening, table.motions, table.phase]).toEqual([null, [], 'playing'])
    expect(table.deadline()).toBe(HOUR + 600_000 + 2 * DAY)
  })

  it('goes on after a restart', () => {
    const table = good(Table.restore(sent(live().save()), []))
    expect([table.pace, table.deadline()]).toEqual([EVENING, HOUR + 600_000])
  })
})

describe('somebody who has vanished', () => {
  it('is decided about by the others, whose clock does not run on meanwhile', () => {
    const table = vanished()
    expect(infoFor(table, '', 2 * DAY)).toMatchObject({
      clock: { running: 0 },
      motions: [{ kind: 'absent', absent: 0, by: null, asked: [1, 2], votes: [], until: 4 * DAY }],
    })
    expect(askedOf(table, 'person-ann')).toEqual([])
    expect(vote(table, 0, 'wait', 2 * DAY)).toMatchObject(refused('no-motion'))
    expect([table.tick(2 * DAY + 1), table.deadline()]).toEqual([false, 4 * DAY])
  })

  it.each(['wait', 'bot', 'replace', 'end'] as const)('the majority decides: %s', (choice) => {
    const table = vanished()
    good(vote(table, 1, choice === 'wait' ? 'end' : 'wait', 2 * DAY))
    good(vote(table, 1, choice, 2 * DAY))
    expect([table.motions.length, table.phase]).toEqual([1, 'playing'])
    good(vote(table, 2, choice, 2 * DAY))
    const [chair] = table.chairs
    expect({ phase: table.phase, chair, deadline: table.deadline(), open: table.motions }).toMatchObject(
      {
        wait: { phase: 'playing', chair: ANN, deadline: 4 * DAY, open: [] },
        bot: { phase: 'playing', chair: { standIn: 'steady' }, deadline: null, open: [] },
        replace: { phase: 'playing', chair: { vacant: true }, deadline: null, open: [{ open: true }] },
        end: { phase: 'stopped', deadline: null, open: [] },
      }[choice],
    )
  })

  it('with two players the other chooses', () => {
    const table = vanished([ANN, BEA])
    good(vote(table, 1, 'bot', 2 * DAY))
    expect(table.botToAnswer()).toBe(0)
    good(table.takeBack(0, 3 * DAY))
    expect([asked(table), table.deadline()]).toEqual([[0], 4 * DAY])
  })

  it('silence means to wait', () => {
    const table = vanished()
    good(vote(table, 1, 'end', 2 * DAY))
    expect(table.tick(4 * DAY)).toBe(true)
    expect([table.phase, table.motions, table.deadline()]).toEqual(['playing', [], 6 * DAY])
    expect([table.tick(6 * DAY), table.motions.length]).toEqual([true, 1])
  })

  it('who answers in time is simply back', () => {
    const table = vanished()
    good(vote(table, 1, 'end', 2 * DAY))
    good(table.take(0, ['role builder'], 0, 3 * DAY))
    expect([table.motions, table.deadline()]).toEqual([[], 5 * DAY])
  })

  it('who comes back has a day, once', () => {
    const table = vanished()
    good(table.takeBack(0, 3 * DAY))
    expect([table.motions, table.deadline()]).toEqual([[], 4 * DAY])
    expect([table.tick(4 * DAY), table.motions.length]).toEqual([true, 1])
    expect(table.takeBack(0, 4 * DAY)).toMatchObject(refused('back-by-answer'))
    good(table.take(0, ['role builder'], 0, 4 * DAY))
    expect(table.motions).toEqual([])
  })

  it('can come back until somebody else plays on', () => {
    const table = vanished([ANN, BEA])
    good(vote(table, 1, 'replace', 2 * DAY))
    expect(table.deadline()).toBeNull()
    const again = good(Table.restore(sent(table.save()), []))
    good(again.take(0, ['role builder'], 0, 3 * DAY))
    expect([again.motions, again.chairs[0]]).toEqual([[], ANN])

    good(table.replace(0, 'person-dee', 'Dee', 5 * DAY))
    expect(table.chairs[0]).toEqual({ kind: 'person', person: 'person-dee', name: 'Dee' })
    expect([table.seatOf('person-ann'), table.motions, table.deadline()]).toEqual([-1, [], 7 * DAY])
    expect(table.replace(0, 'person-eli', 'Eli', 5 * DAY)).toMatchObject(refused('seat-taken'))
    good(table.take(0, ['role builder'], 0, 5 * DAY))
  })

  it('while nobody has come, the others may think again', () => {
    const table = vanished([ANN, BEA])
    good(vote(table, 1, 'replace', 2 * DAY))
    good(vote(table, 1, 'bot', 3 * DAY))
    expect(table.chairs[0]).toEqual({ ...ANN, standIn: 'steady' })
    expect(table.replace(0, 'person-dee', 'Dee', 5 * DAY)).toMatchObject(refused('seat-taken'))
  })

  it('where nobody is there to choose, the game waits', () => {
    const table = vanished([ANN, BOT, BOT])
    expect([table.deadline(), table.tick(99 * DAY)]).toEqual([null, false])
    good(table.takeBack(0, 99 * DAY))
    expect(table.deadline()).toBe(100 * DAY)
  })

  it('and for good is decided about as soon as they are asked; nobody waits for them', () => {
    const table = playing([ANN, BEA], DAYS)
    table.leaveForGood('person-bea', 0)
    expect(table.motions).toEqual([])
    good(table.take(0, ['role trader'], 0, HOUR))
    expect(infoFor(table, '', HOUR).motions).toMatchObject([{ absent: 1, choices: ['bot', 'replace', 'end'] }])
    expect(vote(table, 0, 'wait', HOUR)).toMatchObject(refused('no-motion'))
    expect(table.tick(HOUR + 2 * DAY)).toBe(true)
    expect(table.chairs[1]).toMatchObject({ standIn: 'steady' })
  })
})
