import { Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { MAX_GESTURE, MAX_PAUSES, Table } from '../src/index.ts'
import {
  ANN,
  AUTOMA,
  anyStep,
  asked,
  BEA,
  BOT,
  CAI,
  Client,
  choiceOf,
  DICE,
  everything,
  good,
  hashOf,
  letBotsAnswer,
  playing,
  refused,
  samples,
  says,
  sent,
  undo,
  viewersOf,
} from './support.ts'

const LIVE = { clock: { kind: 'live', bank: 60, increment: 5 }, expiry: 'wait' } as const

describe('an answer', () => {
  it('is taken from the seat that is asked, and told to everybody who watches', () => {
    const table = playing([ANN, BEA, CAI])
    table.watch(0)
    table.watch('spectator')
    const news = good(table.take(0, ['role trader'], 0, 0))
    expect([...news.keys()]).toEqual([0, 'spectator'])
    expect(news.get('spectator')).toMatchObject({ seq: 1, lines: [{ seat: 0, text: 'role trader' }] })
    expect(asked(table)).toEqual([1])
  })

  it('is no longer told to who has left', () => {
    const table = playing([ANN, BEA, CAI])
    table.watch(1)
    table.unwatch(1)
    expect(good(table.take(0, ['role trader'], 0, 0)).size).toBe(0)
  })

  it('patches what a client has', () => {
    const table = playing([ANN, BEA, CAI])
    const client = new Client(table.watch(1))
    for (const [seat, answers] of [
      [0, ['role builder', 'pass']],
      [1, ['pass']],
      [2, ['build hacienda']],
    ] as const) {
      client.take(good(table.take(seat, answers, table.sight(seat).seq, 0)).get(1))
    }
    expect(client.sight).toEqual(sent(table.sight(1)))
  })

  it.each([
    ['the seat is not asked', 1, ['role trader'], 'not-your-turn'],
    ['there is no such seat', 9, ['role trader'], 'not-your-turn'],
    ['the text is no answer', 0, ['fly'], 'unknown-answer'],
    ['the rules forbid it', 0, ['pass'], 'other-question'],
    ['there is none', 0, [], 'too-many-answers'],
    ['there are too many', 0, new Array(MAX_GESTURE + 1).fill('pass'), 'too-many-answers'],
  ])('is refused when %s', (_when, seat, answers, code) => {
    const table = playing([ANN, BEA, CAI], LIVE)
    const before = everything(table)
    expect(table.take(seat, answers, 0, 5000)).toMatchObject(refused(code))
    expect(everything(table)).toEqual(before)
  })

  it('made before the table moved on is refused, and so is an undo', () => {
    const table = playing([ANN, BEA, CAI])
    says(table, 0, 'role builder')
    const before = everything(table)
    for (const seq of [0, 2, -1, 0.5, Number.NaN]) {
      expect(table.take(0, ['pass'], seq, 0)).toMatchObject(refused('stale'))
      expect(table.undo(0, seq, 0)).toMatchObject(refused('stale'))
    }
    expect(everything(table)).toEqual(before)
    good(table.take(0, ['pass'], 1, 0))
  })

  it('comes too late when the game is over', () => {
    const table = playing([BOT, BOT, BOT])
    letBotsAnswer(table)
    const { seq } = table.sight(0)
    expect(table.take(0, ['role mayor'], seq, 0)).toMatchObject(refused('table-over'))
    expect(table.undo(0, seq, 0)).toMatchObject(refused('table-over'))
    expect(table.preview(0, [])).toMatchObject(refused('table-over'))
  })
})

describe('a gesture', () => {
  it('is taken whole', () => {
    const table = playing([ANN, BEA, CAI])
    const watch = table.watch(0)
    const news = good(table.take(0, ['role builder', 'build hacienda'], 0, 0))
    expect(news.get(0)?.lines).toHaveLength(2)
    expect(watch.sight.seq).toBe(2)
    expect(asked(table)).toEqual([1])
  })

  it.each([
    ['a good answer and no answer', ['role builder', 'fly']],
    ['a good answer and one that the rules forbid', ['role builder', 'build residence']],
    ['a good answer and one to a question for another', ['role trader', 'role builder']],
    ['answers that end in nothing', ['role builder', 'pass', '']],
  ])('of %s changes nothing: state, record, events, undo, clocks', (_what, answers) => {
    const table = playing([ANN, BEA, CAI], LIVE)
    for (const viewer of viewersOf(table.match)) table.watch(viewer)
    says(table, 0, 'role trader')
    good(table.take(1, ['role mayor'], 1, 3000))
    while (asked(table)[0] !== 2 || table.sight(2).ask?.question.kind !== 'choose-role') {
      const [seat] = asked(table)
      says(table, seat, table.match.status().ask[0].answers[0])
    }
    const before = everything(table)
    expect(table.take(2, answers, table.sight(2).seq, 9000)).toMatchObject({ ok: false })
    expect(everything(table)).toEqual(before)
    expect(before.seen[2].undo).toEqual(table.sight(2).undo)
  })

  it('that was refused is as if it had never been: the next frame follows on the last', () => {
    const table = playing([ANN, BEA, CAI])
    const client = new Client(table.watch(0))
    expect(table.take(0, ['role builder', 'fly'], 0, 0)).toMatchObject({ ok: false })
    client.take(good(table.take(0, ['role builder'], 0, 0)).get(0))
    expect(client.sight).toEqual(sent(table.sight(0)))
    expect(client.events).toEqual(sent(table.match.eventsFor(0)))
  })

  it('is undone answer by answer', () => {
    const table = playing([ANN, BEA, CAI])
    const start = hashOf(table.match)
    good(table.take(0, ['role builder', 'build hacienda'], 0, 0))
    good(undo(table, 0))
    expect(table.sight(0).ask?.question.kind).toBe('builder-build')
    good(undo(table, 0))
    expect(hashOf(table.match)).toBe(start)
  })
})

describe('undo', () => {
  it('reaches through bots to one’s own last answer', () => {
    const table = playing([ANN, BOT, BOT])
    const start = hashOf(table.match)
    table.watch(0)
    says(table, 0, 'role builder', 'pass')
    letBotsAnswer(table)
    expect(table.match.lines.length).toBeGreaterThan(4)
    expect(table.sight(0).undo).toEqual({ answer: { kind: 'pass' } })
    good(undo(table, 0))
    expect(table.sight(0).ask?.question.kind).toBe('builder-build')
    good(undo(table, 0))
    expect(hashOf(table.match)).toBe(start)
    expect(table.sight(0).undo).toEqual({ refused: 'nothing-to-undo' })
  })

  it('never through another person', () => {
    const table = playing([ANN, BOT, BEA])
    says(table, 0, 'role builder', 'pass')
    letBotsAnswer(table)
    says(table, 2, 'pass')
    expect(table.sight(0).undo).toEqual({ refused: 'undo-not-yours' })
    expect(undo(table, 0)).toMatchObject(refused('undo-not-yours'))
    good(undo(table, 2))
    good(undo(table, 0))
  })

  it('not through what a person answered before a bot stood in', () => {
    const table = playing([ANN, BEA, CAI])
    says(table, 0, 'role builder', 'pass')
    says(table, 1, 'pass')
    good(table.handOver(1, 'steady', 0))
    expect(table.sight(0).undo).toEqual({ refused: 'undo-not-yours' })
    expect(undo(table, 0)).toMatchObject(refused('undo-not-yours'))
  })

  it('takes back what a stand-in answered in one’s own seat', () => {
    const table = playing([ANN, BEA, CAI])
    good(table.handOver(0, 'steady', 0))
    letBotsAnswer(table)
    good(table.takeBack(0, 0))
    good(undo(table, 0))
    expect(asked(table)).toEqual([0])
  })

  it('never past a draw, even with bots alone at the table', () => {
    const table = playing([ANN, BOT, BOT])
    says(table, 0, 'role settler', 'pass')
    letBotsAnswer(table)
    expect(table.match.drawn).toBe(true)
    expect(table.sight(0).undo).toEqual({ refused: 'undo-revealed' })
    expect(undo(table, 0)).toMatchObject(refused('undo-revealed'))
  })

  it('is not for a seat that has nothing to take back, nor for no seat', () => {
    const table = playing([ANN, BEA, CAI])
    expect(undo(table, 0)).toMatchObject(refused('nothing-to-undo'))
    says(table, 0, 'role trader')
    expect(undo(table, 1)).toMatchObject(refused('undo-not-yours'))
    expect(table.undo(7, 1, 0)).toMatchObject(refused('no-such-seat'))
    expect(table.undo(-1, 1, 0)).toMatchObject(refused('no-such-seat'))
  })

  it('can be off', () => {
    const table = playing([ANN, BOT, BOT], { undo: false })
    says(table, 0, 'role builder')
    const before = everything(table)
    expect(table.sight(0).undo).toEqual({ refused: 'undo-off' })
    expect(undo(table, 0)).toMatchObject(refused('undo-off'))
    expect(everything(table)).toEqual(before)
  })

  it('at one screen reaches through all the seats of the same person', () => {
    const table = playing([ANN, ANN, BEA])
    says(table, 0, 'role builder', 'pass')
    says(table, 1, 'pass')
    expect(table.sight(0).undo).toEqual({ answer: { kind: 'pass' } })
    good(undo(table, 0))
    expect(table.match.lines.slice(-2)).toEqual([
      { seat: 1, text: 'undo' },
      { seat: 0, text: 'undo' },
    ])
    says(table, 0, 'pass')
    says(table, 1, 'pass')
    says(table, 2, 'pass')
    expect(undo(table, 0)).toMatchObject(refused('undo-not-yours'))
  })

  it('is what the sight promised, in games of people and bots', () => {
    for (const [i, chairs] of [
      [ANN, BOT, BOT],
      [ANN, DICE, BEA, BOT],
      [ANN, ANN, DICE],
    ].entries()) {
      const rng = new Rng(`promised ${i}`)
      const table = playing(chairs)
      for (let steps = 0; steps < 250 && anyStep(table, rng) !== null; steps++) {
        if (table.finished || rng.below(4) > 0) continue
        const seat = rng.below(chairs.length)
        const promised = table.sight(seat).undo!
        const done = undo(table, seat)
        if ('refused' in promised) expect(done).toMatchObject(refused(promised.refused))
        else expect(done).toMatchObject({ ok: true })
        if (!done.ok) continue
        const answers = table.sight(seat).ask!.answers.map(({ facts }) => facts)
        expect(answers).toContainEqual((promised as { answer: unknown }).answer)
      }
    }
  })
})

describe('a pause', () => {
  it('refuses answers, undo and bots until the game is resumed', () => {
    const table = playing([ANN, BOT, BOT])
    says(table, 0, 'role builder', 'pass')
    good(table.pause(0))
    const { seq } = table.sight(0)
    expect(table.botToAnswer()).toBe(-1)
    expect(table.take(1, ['pass'], table.sight(1).seq, 0)).toMatchObject(refused('paused'))
    expect(table.undo(0, seq, 0)).toMatchObject(refused('paused'))
    expect(table.preview(1, ['pass'])).toMatchObject(refused('paused'))
    expect(table.pause(0)).toMatchObject(refused('paused'))
    good(table.resume(0))
    expect(table.resume(0)).toMatchObject(refused('not-paused'))
    expect(table.botToAnswer()).toBe(1)
  })

  it('is had three times by a seat that plays with other people, and ended by any of them', () => {
    let table = playing([ANN, BEA, BOT])
    for (let i = 0; i < MAX_PAUSES; i++) {
      good(table.pause(0, 0))
      good(table.resume(0))
      table = good(Table.restore(sent(table.save()), table.record().answers))
    }
    expect(table.pause(0, 0)).toMatchObject(refused('no-pauses-left'))
    expect(table.paused).toBe(false)
    good(table.pause(0, 1))
  })

  it('is had as often as one likes by who plays alone with bots', () => {
    const table = playing([ANN, BOT, BOT])
    for (let i = 0; i < MAX_PAUSES + 2; i++) {
      good(table.pause(0, 0))
      good(table.resume(0))
    }
    expect(table.save().pauses).toBeUndefined()
  })

  it('is kept when a table is saved', () => {
    const table = playing([ANN, BOT, BOT])
    good(table.pause(0))
    const again = good(Table.restore(sent(table.save()), table.record().answers))
    expect(again.take(0, ['role mayor'], 0, 0)).toMatchObject(refused('paused'))
    good(again.resume(0))
    says(again, 0, 'role trader')
  })
})

describe('bots', () => {
  it('answer until a person is asked', () => {
    const table = playing([BOT, DICE, ANN, BOT])
    letBotsAnswer(table)
    expect(asked(table)).toEqual([2])
    expect(table.botToAnswer()).toBe(-1)
  })

  it.each(samples(12))('play a whole game to its end: $options', ({ game, options }) => {
    const players = game.players(options)
    const chairs = Array.from({ length: players }, (_, seat) => [AUTOMA, BOT, DICE][seat % 3])
    const table = playing(chairs, { game: game.id, options })
    letBotsAnswer(table)
    expect(table.phase).toBe('over')
    expect(table.sight('spectator')).toMatchObject({ over: true, asked: [], ask: null })
    expect(table.sight('spectator').scores.some(({ rank }) => rank === 1)).toBe(true)
  })

  it('are shown what their seat may know, over another hidden truth', () => {
    const table = playing([BOT, BOT, BOT])
    const before = everything(table)
    const { game } = table.match
    const choice = choiceOf(table, 0)
    const shown = game.unpack(table.botJob(0).state)
    expect(game.view(shown, 0)).toEqual(table.sight(0).view)
    expect(game.hash(shown)).not.toBe(hashOf(table.match))
    expect(choiceOf(table, 0)).toEqual(choice)
    expect(everything(table)).toEqual(before)
  })
})

describe('a table that was saved and restored', () => {
  it.each(samples(4))('shows everybody the same and goes on the same: $options', ({ game, options }) => {
    const rng = new Rng(`restored ${JSON.stringify(options)}`)
    const chairs = Array.from({ length: game.players(options) }, (_, seat) => (seat === 0 ? ANN : DICE))
    const table = playing(chairs, { ...LIVE, game: game.id, options })
    for (let i = 0; i < 120; i++) {
      anyStep(table, rng)
      if (rng.below(8) === 0) undo(table, 0)
    }
    const again = good(Table.restore(sent(table.save()), sent(table.record().answers)))
    expect(everything(again)).toEqual(everything(table))
    for (const one of [table, again]) {
      good(one.handOver(0, 'steady', 0))
      letBotsAnswer(one)
    }
    expect(again.record()).toEqual(table.record())
    expect(everything(again)).toEqual(everything(table))
  })
})
