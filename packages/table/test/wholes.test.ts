import { gameById } from '@quayside/games'
import { type AnyGame, Rng, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { historyOf, Table } from '../src/index.ts'
import { ANN, anyStep, BEA, BOT, Client, good, hashOf, NO_CLOCK, SECRET, sent, undo } from './support.ts'

const game = gameById('cooper-island') as AnyGame

const LIVE = { clock: { kind: 'live', bank: 60, increment: 5 }, expiry: 'wait' } as const

/** A table of Cooper Island, where costs are paid piece by piece. */
function sitting(second = BEA, more: object = {}): Table {
  const setting = { game: game.id, options: { players: 2 }, ...NO_CLOCK, ...more }
  const table = good(Table.set(setting, [ANN, second], SECRET, 0))
  good(table.begin(0))
  return table
}

/** Plays on until a seat has given several pieces of one payment. */
function payment(table: Table, rng: Rng, pieces = 2): Seat {
  for (;;) {
    const seat = anyStep(table, rng)
    if (seat === null) throw new Error('the game ended before somebody paid')
    if (table.match.undoTakes(seat) >= pieces) return seat
  }
}

describe('a payment in pieces', () => {
  it('goes back as one, and says so before', () => {
    const table = sitting()
    const rng = new Rng('pay')
    for (let i = 0; i < 5; i++) {
      const seat = payment(table, rng)
      const { match } = table
      const took = match.undoTakes(seat)
      expect(table.sight(seat).undo).toMatchObject({ answer: { kind: expect.any(String) }, more: took - 1 })
      const { seq } = table.sight(seat)
      expect(undo(table, seat)).toMatchObject({ ok: true })
      expect(match.lines.at(-1)).toEqual({ seat, text: 'undo', took })
      expect(table.sight(seat).seq).toBe(seq + 1)
      expect(table.sight(seat).undo).not.toHaveProperty('more')
    }
  })

  it('is patched away at whoever watches', () => {
    const table = sitting()
    const clients = ([0, 1, 'spectator'] as const).map((viewer) => ({
      viewer,
      client: new Client(table.watch(viewer)),
    }))
    const rng = new Rng('watch')
    const step = (seat: Seat, answers: readonly string[] | null) => {
      const { seq } = table.sight(seat)
      const news = good(answers ? table.take(seat, answers, seq, 0) : table.undo(seat, seq, 0))
      for (const { viewer, client } of clients) client.take(news.get(viewer))
    }
    let wholes = 0
    for (let i = 0; i < 400 && !table.finished; i++) {
      const [{ seat, answers }] = table.match.status().ask
      step(seat, [answers[rng.below(answers.length)]])
      if (table.finished || table.match.undoTakes(seat) < 2) continue
      // Now and then only, so that payments come to their end.
      if (rng.below(3) > 0) continue
      step(seat, null)
      wholes++
      for (const { viewer, client } of clients) {
        expect(client.sight).toEqual(sent(table.sight(viewer)))
        expect(client.events).toEqual(sent(table.match.eventsFor(viewer)))
      }
    }
    expect(wholes).toBeGreaterThan(3)
  })

  it('is taken back in a restored table and in a history too', () => {
    const table = sitting()
    const rng = new Rng('restore')
    const seat = payment(table, rng, 3)
    good(undo(table, seat))
    for (let i = 0; i < 6; i++) anyStep(table, rng)
    const { answers } = table.record()
    const again = good(Table.restore(sent(table.save()), answers))
    expect(hashOf(again.match)).toBe(hashOf(table.match))
    expect(again.match.lines).toEqual(table.match.lines)
    expect(sent(again.sight(seat))).toEqual(sent(table.sight(seat)))
    const past = good(historyOf(game, table.record(), 'spectator'))
    expect(past.frames.flatMap(({ lines }) => lines)).toEqual(table.match.lines)
  })

  it('gives back no more than one increment', () => {
    const table = sitting(BEA, LIVE)
    const seat = payment(table, new Rng('clock'), 3)
    const { left } = table.clock
    good(undo(table, seat))
    const back = left[seat] - table.clock.left[seat]
    expect([0, 5000]).toContain(back)
  })

  it('of a bot goes with the answer before it', () => {
    const table = sitting(BOT)
    const rng = new Rng('bot')
    const reaches = () => 'answer' in (table.sight(0).undo ?? {})
    while (payment(table, rng) !== 1 || !reaches());
    const { lines } = table.match
    const given = lines.length
    const took = table.match.undoTakes(1)
    good(undo(table, 0))
    expect(lines[given]).toEqual({ seat: 1, text: 'undo', took })
    expect(lines.at(-1)).toMatchObject({ seat: 0, text: 'undo' })
  })
})

describe('a table for one', () => {
  it('is set with one chair and plays to its end; the opponent of the game has a score but no chair', () => {
    const setting = { game: game.id, options: { players: 1 }, ...NO_CLOCK }
    expect(Table.set(setting, [ANN, BEA], SECRET, 0).ok).toBe(false)
    const table = good(Table.set(setting, [ANN], SECRET, 0))
    good(table.begin(0))
    const rng = new Rng('one')
    while (anyStep(table, rng) !== null);
    expect(table.phase).toBe('over')
    expect(table.chairs).toHaveLength(1)
    expect(table.sight(0).scores.map(({ seat }) => seat)).toEqual([0, 1])
    const again = good(Table.restore(sent(table.save()), table.record().answers))
    expect(again.sight('spectator')).toEqual(table.sight('spectator'))
  })
})
