import { Rng, type Seat, type Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Chair, type Frame, historyOf, infoFor, Table, type TableSetting } from '../src/index.ts'
import {
  ANN,
  anyAnswer,
  asked,
  BEA,
  BOT,
  CAI,
  Client,
  choiceOf,
  DICE,
  everything,
  good,
  letBotsAnswer,
  NO_CLOCK,
  playing,
  refused,
  says,
  sent,
  undo,
} from './support.ts'

/** Tables of Mombasa, where everybody plans at once and in secret until all have sealed. */

const LIVE = { clock: { kind: 'live', bank: 60, increment: 5 }, expiry: 'bot' } as const
const LATER = { players: 3, setup: 'later' } as const
const s = (seconds: number) => seconds * 1000

const mombasa = (chairs: readonly Chair[], more: Partial<TableSetting> = {}): Table =>
  playing(chairs, { game: 'mombasa', options: { players: chairs.length, setup: 'first' }, ...NO_CLOCK, ...more })

/** A table at its first planning, with all cards of the starting tiles laid to rest. */
function planning(chairs: readonly Chair[] = [ANN, BEA, CAI], more: Partial<TableSetting> = {}): Table {
  const table = mombasa(chairs, more)
  while (table.match.ask(asked(table)[0]).kind === 'rest-card') {
    const [seat] = asked(table)
    says(table, seat, table.match.ask(seat).answers[0])
  }
  return table
}

/** The seat's hand; what it plans is told apart from it only to its own eyes. */
const playerIn = (table: Table, viewer: Viewer, seat: Seat) =>
  (table.sight(viewer).view.players as { hand: string[]; slots?: (string | null)[]; sealed: boolean }[])[seat]

const planOf = (table: Table, seat: Seat) => playerIn(table, seat, seat).slots

/** Two plans that no eye but their own could tell apart. */
const PLAN = ['lay expansion-2 2', 'lay coffee-1 3']
const OTHER_PLAN = ['lay cotton-1 4']

const others = (seat: Seat): Viewer[] => [...[0, 1, 2].filter((other) => other !== seat), 'spectator']

describe('planning', () => {
  it('asks everybody at once', () => {
    const table = planning()
    expect(asked(table)).toEqual([0, 1, 2])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(table.sight(viewer).asked).toEqual([0, 1, 2].map((seat) => ({ seat, kind: 'plan' })))
      expect(table.sight(viewer).ask === null).toBe(viewer === 'spectator')
    }
  })

  it('lets everybody lay and take back cards in any order, without a word to others', () => {
    const table = planning()
    const heard = new Map(others(0).map((viewer) => [viewer, JSON.stringify(table.watch(viewer).sight)]))
    const news: (Viewer | undefined)[] = []
    for (const answers of [['lay expansion-2 2'], ['lay coffee-1 3', 'lay cotton-1 4']]) {
      news.push(...good(table.take(0, answers, table.sight(0).seq, 0)).keys())
    }
    news.push(...good(undo(table, 0)).keys())
    expect(news).toEqual([])
    for (const [viewer, sight] of heard) expect(JSON.stringify(table.sight(viewer))).toBe(sight)
    expect(planOf(table, 0)).toEqual([null, 'expansion-2', 'coffee-1', null, null])
    expect(playerIn(table, 1, 0)).not.toHaveProperty('slots')
  })

  it('takes a gesture of a draft whole or not at all', () => {
    const table = planning()
    const before = everything(table)
    const half = [...PLAN, 'lay merchant 4']
    expect(table.take(0, half, table.sight(0).seq, 0)).toMatchObject(refused('not-in-hand'))
    expect(everything(table)).toEqual(before)
    good(table.take(0, [...PLAN, 'seal'], table.sight(0).seq, 0))
    expect(asked(table)).toEqual([1, 2])
  })

  it('keeps a gesture that was made before somebody else sealed', () => {
    const table = planning()
    const { seq } = table.sight(1)
    says(table, 0, ...PLAN, 'seal')
    expect(table.sight(1).seq).toBe(seq + 1)
    good(table.take(1, ['lay cotton-2 2'], seq, 0))
    expect(table.take(1, ['lay coffee-1 3'], seq, 0)).toMatchObject(refused('stale'))
    expect(table.take(1, ['lay coffee-1 3'], seq + 5, 0)).toMatchObject(refused('stale'))
    // Nor does it stand in the way of an undo, or of a look ahead.
    const mine = table.sight(1).seq
    good(undo(table, 0))
    expect(table.stale(1, mine)).toBeNull()
    good(table.undo(1, mine, 0))
  })

  it('does not let a gesture from before an open answer through', () => {
    const table = mombasa([ANN, BEA, CAI])
    const { seq } = table.sight(1)
    says(table, 0, table.match.ask(0).answers[0])
    expect(table.stale(1, seq)).toMatchObject(refused('stale'))
  })
})

describe('a seal', () => {
  const heardBy = (viewer: Viewer, plan: readonly string[], changes: number): string[] => {
    const table = planning()
    const client = new Client(table.watch(viewer))
    const heard: (Frame | undefined)[] = []
    const tell = (result: ReturnType<Table['take']>) => heard.push(good(result).get(viewer))
    for (let i = 0; i < changes; i++) {
      tell(table.take(0, ['lay bookkeeper-2 4'], table.sight(0).seq, 0))
      tell(undo(table, 0))
    }
    for (const answer of [...plan, 'seal']) tell(table.take(0, [answer], table.sight(0).seq, 0))
    for (const frame of heard) client.take(frame)
    const later = Table.restore(sent(table.save()), sent(table.record().answers))
    const { sight } = client
    return [
      ...heard.filter((frame) => frame),
      sight,
      good(later).sight(viewer),
      good(later).watch(viewer).events(),
    ].map((told) => JSON.stringify(told))
  }

  it.each([1, 2, 'spectator'] as const)(
    'looks the same to %s whatever was planned, and however often changed',
    (viewer) => {
      const heard = heardBy(viewer, PLAN, 0)
      expect(heard).toHaveLength(4)
      expect(heardBy(viewer, OTHER_PLAN, 3)).toEqual(heard)
      expect(heardBy(viewer, [], 1)).toEqual(heard)
    },
  )

  it('shows that the seat has sealed, and nothing else', () => {
    const table = planning()
    for (const viewer of others(0)) table.watch(viewer)
    says(table, 0, ...PLAN)
    const news = good(table.take(0, ['seal'], table.sight(0).seq, 0))
    for (const viewer of others(0)) {
      const { lines, events, patch } = news.get(viewer)!
      expect(lines).toEqual([{ seat: 0, text: '', draft: true, noticed: true }])
      expect(events).toEqual([{ kind: 'sealed', seat: 0 }])
      expect(patch.map(([path]) => path.join('.'))).toEqual(['seq', 'view.players.0.sealed', 'asked'])
    }
  })

  it('can be broken until all have sealed; the cards are then turned up for all', () => {
    const table = planning()
    says(table, 0, ...PLAN, 'seal')
    says(table, 1, 'seal')
    expect(table.sight(0).undo).toMatchObject({ answer: { kind: 'seal' } })
    good(undo(table, 0))
    expect(asked(table)).toEqual([0, 2])
    good(undo(table, 0))
    expect(planOf(table, 0)).toEqual([null, 'expansion-2', null, null, null])
    says(table, 0, 'seal')
    for (const viewer of others(0)) table.watch(viewer)
    const news = good(table.take(2, ['seal'], table.sight(2).seq, 0))
    for (const frame of news.values()) {
      expect(frame.events).toContainEqual({ kind: 'revealed', seat: 0, card: 'expansion-2', slot: 2 })
    }
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(playerIn(table, viewer, 0).slots).toEqual([null, 'expansion-2', null, null, null])
    }
    expect(undo(table, 0)).toMatchObject(refused('undo-revealed'))
    expect(table.sight(0).undo).toEqual({ refused: 'undo-revealed' })
  })

  it('is in sight for the seat itself: what it planned, and that it can be taken back', () => {
    const table = planning()
    says(table, 0, ...PLAN, 'seal')
    const { ask, undo: back, since, seq } = table.sight(0)
    expect(ask).toBeNull()
    expect(back).toMatchObject({ answer: { kind: 'seal' } })
    expect([since, seq]).toEqual([seq, seq])
    expect(playerIn(table, 0, 0)).toMatchObject({ sealed: true, slots: [null, 'expansion-2', 'coffee-1', null, null] })
  })
})

describe('starting tiles', () => {
  it('are kept in secret and at once', () => {
    const table = mombasa([ANN, BEA, CAI], { options: LATER })
    const kept = table.match.ask(0).answers[1]
    const tile = kept.slice('keep '.length)
    for (const viewer of others(0)) table.watch(viewer)
    const news = good(table.take(0, [kept], table.sight(0).seq, 0))
    expect(asked(table)).toEqual([1, 2])
    for (const viewer of others(0)) {
      expect(JSON.stringify(news.get(viewer))).not.toContain(tile)
      expect(news.get(viewer)!.events).toEqual([{ kind: 'sealed', seat: 0 }])
    }
    expect(table.sight(0).undo).toMatchObject({ answer: { kind: 'keep', start: tile } })
    good(undo(table, 0))
    expect(asked(table)).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2]) says(table, seat, table.match.ask(seat).answers[1])
    expect(table.match.eventsFor(1)).toContainEqual({ kind: 'tile-kept', seat: 0, start: tile })
  })
})

describe('the past of a running game', () => {
  it('holds one’s own draft and not a trace of others’', () => {
    const table = planning()
    const past = (viewer: Viewer) => JSON.stringify(good(historyOf(table.match.game, table.record(), viewer)))
    const before = new Map(others(0).map((viewer) => [viewer, past(viewer)]))
    says(table, 0, ...PLAN)
    good(undo(table, 0))
    for (const [viewer, text] of before) expect(past(viewer)).toBe(text)
    expect(past(0)).toContain('lay expansion-2 2')
    says(table, 0, 'seal')
    const { frames } = good(historyOf(table.match.game, table.record(), 1))
    expect(frames.at(-1)).toMatchObject({ lines: [{ seat: 0, text: '' }], events: [{ kind: 'sealed', seat: 0 }] })
    expect(frames.flatMap(({ lines }) => lines).filter(({ text }) => text.startsWith('lay '))).toEqual([])
  })

  it('counts as the table did, also where others sealed', () => {
    const table = planning()
    says(table, 1, 'seal')
    says(table, 0, ...PLAN, 'seal')
    good(undo(table, 1))
    for (const viewer of [0, 1, 2, 'spectator', 'referee'] as const) {
      const { frames } = good(historyOf(table.match.game, table.record(), viewer))
      expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, i) => i + 1))
      expect(frames.at(-1)!.seq).toBe(table.sight(viewer).seq)
    }
  })

  it('is open to all when it is over', () => {
    const table = planning([BOT, BOT, BOT])
    letBotsAnswer(table)
    const { frames } = good(historyOf(table.match.game, table.record(), 'referee'))
    expect(frames.flatMap(({ lines }) => lines).filter(({ text }) => text.startsWith('lay ')).length).toBeGreaterThan(
      40,
    )
  })
})

describe('looking ahead', () => {
  it('in a draft shows one’s own plan', () => {
    const table = planning()
    says(table, 1, ...OTHER_PLAN, 'seal')
    const seen = good(table.preview(0, PLAN))!
    says(table, 0, ...PLAN)
    expect(seen.view).toEqual(table.sight(0).view)
    expect(seen.ask).toEqual(table.sight(0).ask)
  })

  it('at the last seal shows nothing, for it would turn up the cards', () => {
    const table = planning()
    expect(good(table.preview(0, ['seal']))).not.toBeNull()
    says(table, 1, 'seal')
    says(table, 2, 'seal')
    expect(good(table.preview(0, ['seal']))).toBeNull()
    expect(good(table.preview(0, [...PLAN, 'seal']))).toBeNull()
  })

  it('tells the same whatever others have drafted', () => {
    const table = planning([BOT, BEA, CAI])
    const seen = [[], OTHER_PLAN, ['lay coffee-1 2', 'lay expansion-2 3']].map((drafts) => {
      const again = good(Table.restore(table.save(), table.record().answers))
      says(again, 1, ...drafts)
      return JSON.stringify([again.preview(0, PLAN), again.propose(0), choiceOf(again, 0)])
    })
    expect(new Set(seen).size).toBe(1)
  })
})

describe('bots', () => {
  it('plan at once, while people still think', () => {
    const table = planning([ANN, BOT, DICE])
    expect(table.botToAnswer()).toBe(1)
    letBotsAnswer(table)
    expect(asked(table)).toEqual([0])
    expect([1, 2].map((seat) => playerIn(table, 0, seat).sealed)).toEqual([true, true])
    expect(playerIn(table, 0, 1)).not.toHaveProperty('slots')
  })

  it('plan the same whatever others have planned before them', () => {
    const [nothing, plan, other] = [[], PLAN, OTHER_PLAN].map((drafts) => {
      const table = planning([ANN, BOT, DICE])
      says(table, 0, ...drafts)
      letBotsAnswer(table)
      return [planOf(table, 1), planOf(table, 2)]
    })
    expect(nothing.flat().some((card) => card !== null)).toBe(true)
    expect([plan, other]).toEqual([nothing, nothing])
  })

  it('are shown another plan in the place of the true one', () => {
    const table = planning([ANN, BOT, BOT])
    says(table, 0, ...PLAN)
    const { game } = table.match
    const seen = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const seat = 1 + (i % 2)
      const shown = game.unpack(table.botJob(seat).state)
      good(table.answerForBot(seat, choiceOf(table, seat), 0))
      const { slots } = (game.view(shown, 'referee').players as { slots: unknown }[])[0]
      seen.add(JSON.stringify(slots))
      if (!asked(table).includes(1) || !asked(table).includes(2)) break
    }
    expect(seen).not.toContain(JSON.stringify(planOf(table, 0)))
  })
})

describe('clocks', () => {
  const left = (table: Table, now: number) => infoFor(table, 'person-ann', now).clock.left.slice(0, 3)

  it('run for everybody who has not sealed, and stop for whoever does', () => {
    const table = planning([ANN, BEA, CAI], LIVE)
    const bank = left(table, 0)
    expect(table.clock.running).toBe(0b111)
    good(table.take(0, ['lay expansion-2 2'], table.sight(0).seq, s(10)))
    expect(left(table, s(10))).toEqual(bank.map((time) => time - s(10)))
    good(table.take(0, ['seal'], table.sight(0).seq, s(10)))
    expect(table.clock.running).toBe(0b110)
    expect(left(table, s(30))).toEqual([bank[0] - s(5), bank[1] - s(30), bank[2] - s(30)])
    expect(table.deadline()).toBe(Math.min(bank[1], bank[2]))
  })

  it.each([NO_CLOCK, LIVE])('do not show when somebody lays a card, or takes one back: $clock', (setting) => {
    const table = planning([ANN, BEA, CAI], setting)
    const { clock } = table
    good(table.take(0, PLAN, table.sight(0).seq, s(7)))
    good(table.undo(0, table.sight(0).seq, s(9)))
    expect(table.clock).toBe(clock)
  })

  it('run again for a seat that breaks its seal, without the increment it had for it', () => {
    const table = planning([ANN, BEA, CAI], LIVE)
    const bank = left(table, 0)
    good(table.take(0, ['seal'], table.sight(0).seq, s(10)))
    good(table.undo(0, table.sight(0).seq, s(20)))
    expect(table.clock.running).toBe(0b111)
    expect(left(table, s(20))).toEqual([bank[0] - s(10), bank[1] - s(20), bank[2] - s(20)])
  })

  it('that run out for several seats at once put a bot in each of them', () => {
    const table = planning([ANN, BEA, CAI], LIVE)
    says(table, 0, ...PLAN, 'seal')
    expect(table.tick(s(100))).toBe(true)
    expect(table.chairs.map((chair) => 'standIn' in chair)).toEqual([false, true, true])
    letBotsAnswer(table, s(100))
    expect(playerIn(table, 1, 0).slots).toEqual([null, 'expansion-2', 'coffee-1', null, null])
  })

  it('of days give each of those who are asked their days', () => {
    const days = { clock: { kind: 'days', days: 2 }, expiry: 'wait' } as const
    const table = planning([ANN, BEA, CAI], days)
    good(table.take(0, ['seal'], table.sight(0).seq, s(3600)))
    expect(table.clock.running).toBe(0b110)
    expect(left(table, s(7200)).slice(1)).toEqual([2 * s(86_400) - s(7200), 2 * s(86_400) - s(7200)])
  })

  it('stand still while the game is paused, and nobody plans', () => {
    const table = planning([ANN, BEA, BOT], LIVE)
    says(table, 0, ...PLAN)
    good(table.pause(s(5)))
    expect(table.take(0, ['seal'], table.sight(0).seq, s(6))).toMatchObject(refused('paused'))
    expect(undo(table, 0)).toMatchObject(refused('paused'))
    expect(table.botToAnswer()).toBe(-1)
    const stood = left(table, s(5))
    good(table.resume(s(500)))
    expect(left(table, s(500))).toEqual(stood)
    expect(table.clock.running).toBe(0b011)
    expect(planOf(table, 0)).toEqual([null, 'expansion-2', 'coffee-1', null, null])
  })
})

describe('a seat handed over in the middle of planning', () => {
  it('keeps its draft; the bot goes on from it and seals', () => {
    const table = planning()
    says(table, 0, ...PLAN)
    good(table.handOver(0, 'steady', 0))
    letBotsAnswer(table)
    expect(asked(table)).toEqual([1, 2])
    expect(planOf(table, 0)).toMatchObject({ 1: 'expansion-2', 2: 'coffee-1' })
    expect(playerIn(table, 1, 0)).not.toHaveProperty('slots')
  })

  it('and taken back can change what the bot planned, until all have sealed', () => {
    const table = planning()
    good(table.handOver(0, 'steady', 0))
    letBotsAnswer(table)
    good(table.takeBack(0, 0))
    const laid = planOf(table, 0)!.filter((card) => card !== null).length
    expect(laid).toBeGreaterThan(0)
    for (let i = 0; i <= laid; i++) good(undo(table, 0))
    expect(planOf(table, 0)).toEqual([null, null, null, null, null])
    says(table, 0, ...PLAN, 'seal')
    says(table, 1, 'seal')
    says(table, 2, 'seal')
    expect(playerIn(table, 1, 0).slots).toEqual([null, 'expansion-2', 'coffee-1', null, null])
  })
})

describe('an open answer taken back from under a draft', () => {
  it('takes the plans along that it had made possible', () => {
    const table = planning()
    says(table, 0, ...PLAN)
    says(table, 1, 'seal')
    const client = new Client(table.watch(0))
    client.take(good(undo(table, 2)).get(0))
    expect(asked(table)).toEqual([2])
    expect(planOf(table, 0)).toEqual([null, null, null, null, null])
    expect(client.sight).toEqual(sent(table.sight(0)))
    const again = good(Table.restore(sent(table.save()), sent(table.record().answers)))
    expect(everything(again)).toEqual(everything(table))
  })
})

describe('a table that was saved in the middle of planning', () => {
  it('has every draft and every seal again', () => {
    const table = planning([ANN, BEA, BOT], LIVE)
    says(table, 0, ...PLAN)
    says(table, 1, 'lay cotton-2 2')
    letBotsAnswer(table)
    good(undo(table, 0))
    says(table, 1, 'seal')
    const again = good(Table.restore(sent(table.save()), sent(table.record().answers)))
    expect(everything(again)).toEqual(everything(table))
    expect(planOf(again, 0)).toEqual([null, 'expansion-2', null, null, null])
    good(undo(again, 1))
    expect(planOf(again, 1)).toEqual([null, 'cotton-2', null, null, null])
  })

  it.each(['first', 'later'])('goes on the same after any drafts, seals and undos (%s)', (setup) => {
    for (let i = 0; i < 4; i++) {
      const rng = new Rng(`drafts ${setup} ${i}`)
      const table = mombasa([ANN, BEA, DICE, CAI], { ...LIVE, options: { players: 4, setup } })
      for (let steps = 0; steps < 90; steps++) {
        if (rng.below(4) === 0) undo(table, rng.below(4))
        else {
          const { seat, text } = anyAnswer(table.match, rng)
          says(table, seat, text)
        }
      }
      const again = good(Table.restore(sent(table.save()), sent(table.record().answers)))
      expect(everything(again)).toEqual(everything(table))
      expect(again.match.lines).toEqual(table.match.lines)
    }
  })
})
