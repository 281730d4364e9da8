import { describe, expect, it } from 'vitest'
import {
  type ClockSetting,
  type ClockState,
  deadline,
  expired,
  infoFor,
  resumeClock,
  rewindClock,
  runClock,
  startClock,
  stopClock,
  Table,
  timeLeft,
} from '../src/index.ts'
import { ANN, asked, BEA, BOT, CAI, good, letBotsAnswer, playing, refused, sent, setTable } from './support.ts'

/** Seats as masks, and seconds and days as milliseconds. */
const [NONE, A, B, AB] = [0b00, 0b01, 0b10, 0b11]
const s = (seconds: number) => seconds * 1000
const d = (days: number) => days * s(86_400)

const left = (clock: ClockState, now: number) => clock.left.map((_, seat) => timeLeft(clock, seat, now))

describe('a live clock', () => {
  const setting: ClockSetting = { kind: 'live', bank: 60, increment: 5 }
  const start = () => runClock(setting, startClock(setting, 2, 0), A, 0)

  it('gives every seat its bank, and runs for who is asked', () => {
    expect(left(startClock(setting, 2, 0), s(30))).toEqual([s(60), s(60)])
    expect(left(start(), s(10))).toEqual([s(50), s(60)])
  })

  it('gives the increment to whoever stops', () => {
    const clock = runClock(setting, start(), B, s(10))
    expect(left(clock, s(10))).toEqual([s(55), s(60)])
    expect(left(clock, s(30))).toEqual([s(55), s(40)])
  })

  it('gives nothing for an answer after which one is asked again', () => {
    const clock = runClock(setting, start(), A, s(10))
    expect(left(clock, s(10))).toEqual([s(50), s(60)])
  })

  it('runs for several seats at once, and each stops for itself', () => {
    const both = runClock(setting, startClock(setting, 2, 0), AB, 0)
    const one = runClock(setting, both, B, s(20))
    expect(left(one, s(30))).toEqual([s(45), s(30)])
    const none = runClock(setting, one, NONE, s(30))
    expect(left(none, s(99))).toEqual([s(45), s(35)])
  })

  it('never goes below nothing, and never backwards', () => {
    expect(left(start(), s(500))).toEqual([0, s(60)])
    expect(left(start(), -s(10))).toEqual([s(60), s(60)])
    expect(left(runClock(setting, start(), B, s(500)), s(500))).toEqual([s(5), s(60)])
  })

  it('has its deadline when the first running seat has nothing left', () => {
    expect(deadline(setting, start())).toBe(s(60))
    const later = runClock(setting, start(), AB, s(10))
    expect(deadline(setting, later)).toBe(s(60))
    expect(deadline(setting, stopClock(later, s(20)))).toBeNull()
  })

  it('knows who is late', () => {
    const both = runClock(setting, start(), AB, s(10))
    expect(expired(setting, both, s(59))).toBe(NONE)
    expect(expired(setting, both, s(60))).toBe(A)
    expect(expired(setting, both, s(70))).toBe(AB)
    expect(expired(setting, stopClock(both, s(20)), s(900))).toBe(NONE)
  })

  it('stands still in between, at no gain', () => {
    const paused = stopClock(start(), s(10))
    expect(left(paused, s(1000))).toEqual([s(50), s(60)])
    const again = resumeClock(paused, A, s(1000))
    expect(left(again, s(1010))).toEqual([s(40), s(60)])
    expect(deadline(setting, again)).toBe(s(1050))
  })

  it('gives back what an answer had earned when it is undone', () => {
    const answered = runClock(setting, start(), B, s(10))
    const undone = rewindClock(setting, answered, [0], A, s(12))
    expect(left(undone, s(12))).toEqual([s(50), s(58)])
    const within = rewindClock(setting, runClock(setting, undone, A, s(14)), [0], A, s(14))
    expect(left(within, s(14))).toEqual([s(48), s(58)])
  })

  it('gives back once for each turn that is undone', () => {
    const first = runClock(setting, start(), B, 0)
    const second = runClock(setting, first, A, 0)
    expect(left(second, 0)).toEqual([s(65), s(65)])
    expect(left(rewindClock(setting, second, [1, 0], A, 0), 0)).toEqual([s(60), s(60)])
    expect(left(rewindClock(setting, second, [1, 1, 0, 0], A, 0), 0)).toEqual([s(60), s(60)])
  })
})

describe('a clock of days', () => {
  const setting: ClockSetting = { kind: 'days', days: 3 }
  const start = () => runClock(setting, startClock(setting, 2, 0), A, 0)

  it('gives all the days anew for each turn', () => {
    const clock = runClock(setting, start(), B, d(2))
    const again = runClock(setting, clock, A, d(3))
    expect(left(again, d(3))).toEqual([d(3), d(2)])
    expect(deadline(setting, again)).toBe(d(6))
  })

  it('gives none for an answer within a turn, nor for a pause', () => {
    expect(left(runClock(setting, start(), A, d(1)), d(1))).toEqual([d(2), d(3)])
    expect(left(resumeClock(stopClock(start(), d(1)), A, d(9)), d(10))).toEqual([d(1), d(3)])
  })

  it('goes on where it was when an answer is undone', () => {
    const answered = runClock(setting, start(), B, d(2))
    const undone = rewindClock(setting, answered, [0], A, d(2))
    expect(left(undone, d(2))).toEqual([d(1), d(3)])
  })

  it('is late after them', () => {
    expect(expired(setting, start(), d(3) - 1)).toBe(NONE)
    expect(expired(setting, start(), d(3))).toBe(A)
  })
})

it('no clock never runs', () => {
  const setting: ClockSetting = { kind: 'none' }
  const clock = runClock(setting, startClock(setting, 2, 0), A, 0)
  expect([deadline(setting, clock), expired(setting, clock, d(99)), clock.running]).toEqual([null, NONE, NONE])
})

describe('at a table', () => {
  const live = { clock: { kind: 'live', bank: 60, increment: 5 } } as const
  const at = (table: Table, now: number) => infoFor(table, '', now).clock.left.map((ms) => ms / 1000)
  const answer = (table: Table, seat: number, text: string, now: number) =>
    good(table.take(seat, [text], table.sight(seat).seq, now))

  it('nothing runs before the game begins', () => {
    const table = good(setTable([ANN, BEA, CAI], { ...live, expiry: 'end' }))
    expect([table.deadline(), table.tick(s(900))]).toEqual([null, false])
    good(table.begin(s(100)))
    expect(table.deadline()).toBe(s(160))
    expect(at(table, s(110))).toEqual([50, 60, 60])
  })

  it('the time of the one who is asked runs, and passes on with the question', () => {
    const table = playing([ANN, BEA, CAI], live)
    answer(table, 0, 'role builder', s(10))
    expect(at(table, s(12))).toEqual([48, 60, 60])
    answer(table, 0, 'pass', s(20))
    expect(at(table, s(25))).toEqual([45, 55, 60])
  })

  it('bots cost nobody time', () => {
    const table = playing([ANN, BOT, BOT], live)
    answer(table, 0, 'role trader', s(10))
    expect(table.deadline()).toBeNull()
    expect(at(table, s(40))).toEqual([55, 60, 60])
    letBotsAnswer(table, s(41))
    expect(asked(table)).toEqual([0])
    expect(at(table, s(42))).toEqual([54, 60, 60])
  })

  it('a refused answer leaves the clock running', () => {
    const table = playing([ANN, BEA, CAI], live)
    expect(table.take(0, ['role builder', 'fly'], 0, s(10))).toMatchObject({ ok: false })
    expect(at(table, s(20))).toEqual([40, 60, 60])
  })

  it('answering and undoing over and over wins no time', () => {
    const table = playing([ANN, BEA, CAI], live)
    for (let i = 1; i <= 5; i++) {
      answer(table, 0, 'role trader', s(i))
      good(table.undo(0, table.sight(0).seq, s(i)))
    }
    expect(at(table, s(5))).toEqual([55, 60, 60])
  })

  it('neither does undoing through a bot', () => {
    const table = playing([ANN, BOT], live)
    for (let i = 1; i <= 5; i++) {
      answer(table, 0, 'role trader', s(i))
      letBotsAnswer(table, s(i))
      expect(asked(table)).toEqual([0])
      good(table.undo(0, table.sight(0).seq, s(i)))
    }
    expect(at(table, s(5))[0]).toBe(55)
  })

  it('neither does handing over and taking back', () => {
    const table = playing([ANN, BEA, CAI], live)
    for (let i = 1; i <= 5; i++) {
      good(table.handOver(0, 'steady', s(i)))
      good(table.takeBack(0, s(i)))
    }
    expect(at(table, s(5))).toEqual([55, 60, 60])
  })

  it('a bot that stands in takes no time, and its player has what was left', () => {
    const table = playing([ANN, BEA, CAI], live)
    good(table.handOver(0, 'steady', s(10)))
    expect(table.deadline()).toBeNull()
    expect(at(table, s(30))).toEqual([50, 60, 60])
    good(table.takeBack(0, s(30)))
    expect(at(table, s(40))).toEqual([40, 60, 60])
  })

  it('a pause stops every clock, whoever comes and goes meanwhile', () => {
    const table = playing([ANN, BEA, CAI], { ...live, expiry: 'end' })
    good(table.pause(s(10)))
    good(table.handOver(0, 'steady', s(20)))
    good(table.takeBack(0, s(30)))
    expect([table.deadline(), table.tick(s(900))]).toEqual([null, false])
    expect(at(table, s(900))).toEqual([50, 60, 60])
    good(table.resume(s(900)))
    expect(table.deadline()).toBe(s(950))
  })

  it('without clocks, nothing runs after a pause either', () => {
    const table = playing([ANN, BEA, CAI])
    good(table.pause(0))
    good(table.resume(0))
    expect(infoFor(table, '', 0).clock.running).toBe(NONE)
  })

  describe('time that is up', () => {
    it('is waited for', () => {
      const table = playing([ANN, BEA, CAI], { ...live, expiry: 'wait' })
      expect([table.deadline(), table.tick(s(900))]).toEqual([null, false])
      expect(at(table, s(900))).toEqual([0, 60, 60])
      answer(table, 0, 'role trader', s(900))
      expect(at(table, s(900))).toEqual([5, 60, 60])
    })

    it('brings a bot, until the player is back', () => {
      const table = playing([ANN, BEA, CAI], { ...live, expiry: 'bot' })
      expect(table.tick(table.deadline()! - 1)).toBe(false)
      expect(table.tick(table.deadline()!)).toBe(true)
      expect(table.chairs[0]).toMatchObject({ kind: 'person', standIn: 'steady' })
      expect(table.tick(s(61))).toBe(false)
      expect(table.botToAnswer()).toBe(0)
      good(table.takeBack(0, s(62)))
      // Time enough to look at the table.
      expect(at(table, s(62))).toEqual([60, 60, 60])
      expect(table.tick(s(63))).toBe(false)
      answer(table, 0, 'role trader', s(63))
    })

    it('of days brings a bot, and a day to who comes back', () => {
      const table = playing([ANN, BEA, CAI], { clock: { kind: 'days', days: 3 }, expiry: 'bot' })
      expect(table.tick(d(3))).toBe(true)
      good(table.takeBack(0, d(4)))
      expect(table.deadline()).toBe(d(5))
    })

    it('ends the game', () => {
      const table = playing([ANN, BEA, CAI], { ...live, expiry: 'end' })
      expect(table.tick(s(60))).toBe(true)
      expect(table.phase).toBe('stopped')
      expect(table.take(0, ['role trader'], 0, s(61))).toMatchObject(refused('stopped'))
      expect([table.deadline(), table.tick(s(99))]).toEqual([null, false])
    })
  })

  it('no clock runs once the game is over', () => {
    const table = playing([BOT, BOT, ANN], { ...live, expiry: 'bot' })
    good(table.handOver(2, 'steady', 0))
    letBotsAnswer(table)
    good(table.takeBack(2, 0))
    expect([table.phase, table.deadline(), table.tick(s(900))]).toEqual(['over', null, false])
  })

  it('goes on after a restart as if time had passed there too', () => {
    const table = playing([ANN, BEA, CAI], { ...live, expiry: 'bot' })
    const again = good(Table.restore(sent(table.save()), []))
    expect(at(again, s(20))).toEqual([40, 60, 60])
    expect(again.deadline()).toBe(table.deadline())
  })
})
