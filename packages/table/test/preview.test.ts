import { isDeepStrictEqual } from 'node:util'
import { Rng, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { Sight, Table } from '../src/index.ts'
import {
  ANN,
  anyAnswer,
  asked,
  BEA,
  BOT,
  CAI,
  everything,
  good,
  hashOf,
  pick,
  playing,
  refused,
  samples,
  says,
  sent,
  undo,
} from './support.ts'

/** The parts of a sight that are the game's. */
const scene = ({ view, scores, asked, ask, over }: Sight) => sent({ view, scores, asked, ask, over })

/** Runs `look` under another hidden truth that the seat cannot tell from the real one. */
function underAnotherTruth<T>(table: Table, seat: Seat, rng: Rng, look: () => T): T {
  const { match } = table
  const { state } = match
  match.state = match.game.resample(state, seat, rng)
  const seen = look()
  match.state = state
  return seen
}

/** Random games of people, and a look at every question. */
function eachTable(name: string, look: (table: Table, seat: Seat, rng: Rng) => void): void {
  for (const { game, options } of samples(4)) {
    const rng = new Rng(`${name} ${JSON.stringify(options)}`)
    const chairs = Array.from({ length: game.players(options) }, (_, seat) => [ANN, BEA, CAI, ANN, BEA][seat])
    const table = playing(chairs, { game: game.id, options }, { seed: rng.seed(), salt: '' })
    while (!table.finished) {
      look(table, pick(rng, asked(table)), rng)
      if (table.finished) break
      const { seat, text } = anyAnswer(table.match, rng)
      good(table.take(seat, [text], table.sight(seat).seq, 0))
    }
  }
}

/** All that an answer would change. */
const fingerprint = (table: Table, seat: Seat): string => {
  const { match } = table
  return JSON.stringify([table.save(), hashOf(match), match.lines.length, match.events.length, table.sight(seat)])
}

describe('a preview', () => {
  it('shows what the answers lead to', () => {
    const table = playing([ANN, BEA, CAI])
    const seen = good(table.preview(0, ['role builder', 'build hacienda']))!
    expect(seen.seq).toBe(0)
    expect(seen.asked).toEqual([{ seat: 1, kind: 'builder-build' }])
    says(table, 0, 'role builder', 'build hacienda')
    expect(scene(table.sight(0))).toEqual(scene(seen))
  })

  it('of nothing shows what is', () => {
    const table = playing([ANN, BEA, CAI])
    expect(good(table.preview(0, []))).toEqual(table.sight(0))
  })

  it('says why an answer cannot be given', () => {
    const table = playing([ANN, BEA, CAI])
    expect(table.preview(0, ['role builder', 'build residence'])).toMatchObject(refused('not-enough-coins'))
    expect(table.preview(0, ['fly'])).toMatchObject(refused('unknown-answer'))
    expect(table.preview(1, ['role mayor'])).toMatchObject(refused('not-your-turn'))
    expect(table.preview(0, new Array(65).fill('pass'))).toMatchObject(refused('too-many-answers'))
  })

  it('is nothing where an answer draws', () => {
    const table = playing([ANN, BEA, CAI])
    says(table, 0, 'role settler', 'pass')
    says(table, 1, 'pass')
    expect(good(table.preview(2, ['pass']))).toBeNull()
    expect(good(table.preview(2, ['pass', 'role mayor']))).toBeNull()
    expect(good(table.preview(2, []))).not.toBeNull()
  })

  it('in random games changes nothing, tells nothing hidden, and comes true', () => {
    const seen = { shown: 0, drawn: 0, ends: 0 }
    eachTable('preview', (table, seat, rng) => {
      const nearTheEnd = table.match.game.view(table.match.state, 'spectator').endTriggered === true
      if (rng.below(6) > 0 && !nearTheEnd) return
      const { answers: offered, question } = table.sight(seat).ask!
      const { text, final = false, again = false } = pick(rng, offered)
      const answers = [text]
      const before = fingerprint(table, seat)
      const shown = good(table.preview(seat, answers))
      expect(final, `${text} says whether it can be taken back`).toBe(shown === null)
      if (shown)
        expect(again, `${text} says whether it is asked again`).toBe(shown.ask?.question.kind === question.kind)
      const otherwise = underAnotherTruth(table, seat, rng, () => good(table.preview(seat, answers)))
      expect(JSON.stringify(otherwise)).toBe(JSON.stringify(shown))
      expect(fingerprint(table, seat)).toBe(before)
      good(table.take(seat, answers, table.sight(seat).seq, 0))
      if (shown) {
        expect(isDeepStrictEqual(scene(table.sight(seat)), scene(shown))).toBe(true)
        good(undo(table, seat))
        seen.shown++
      } else {
        expect(undo(table, seat)).toMatchObject({ ok: false })
        // The end opens covered chips: a look at it would tell who wins.
        if (table.finished) seen.ends++
        else seen.drawn++
      }
    })
    expect(seen.shown).toBeGreaterThan(200)
    expect(seen.drawn).toBeGreaterThan(3)
    expect(seen.ends).toBeGreaterThan(1)
  })
})

describe('a proposal', () => {
  it('answers the whole of a repeated question with answers that are taken', () => {
    const longest: Record<string, number> = {}
    eachTable('propose', (table, seat, rng) => {
      const { kind } = table.match.ask(seat)
      if (rng.below(5) > 0 && kind !== 'captain-store') return
      const before = fingerprint(table, seat)
      const answers = good(table.propose(seat))
      expect(fingerprint(table, seat)).toBe(before)
      expect(answers.length).toBeGreaterThan(0)
      expect(table.take(seat, answers, table.sight(seat).seq, 0), answers.join(', ')).toMatchObject({ ok: true })
      longest[kind] = Math.max(longest[kind] ?? 0, answers.length)
      if (kind === 'mayor-place' || kind === 'captain-store') {
        // The same question can come up again where the game's own opponents drew and played on in between.
        const again = !table.finished && table.sight(seat).ask?.question.kind === kind
        if (again) expect(undo(table, seat)).toMatchObject(refused('undo-revealed'))
      }
    })
    expect(longest['mayor-place']).toBeGreaterThan(2)
    expect(longest['captain-store']).toBeGreaterThan(0)
  })

  it('goes on from what is settled, through a question that is named', () => {
    let placed = 0
    eachTable('through', (table, seat) => {
      if (table.match.ask(seat).kind !== 'mayor-privilege') return
      for (const privilege of ['worker', 'no worker']) {
        const before = fingerprint(table, seat)
        const answers = good(table.propose(seat, [privilege], ['mayor-place']))
        expect(fingerprint(table, seat)).toBe(before)
        const seen = good(table.preview(seat, [privilege, ...answers]))
        expect(seen?.ask?.question.kind).not.toBe('mayor-place')
        placed += answers.length
      }
      expect(good(table.propose(seat, ['no worker']))).toEqual([])
    })
    expect(placed).toBeGreaterThan(20)
  })

  it('from answers that cannot be given is refused', () => {
    const table = playing([ANN, BEA, CAI])
    expect(table.propose(0, ['no worker'])).toMatchObject({ ok: false })
  })

  it('to a seat that is not asked is empty', () => {
    const table = playing([ANN, BEA, BOT])
    expect(good(table.propose(1))).toEqual([])
  })
})

describe('why not', () => {
  it('is asked without harm', () => {
    const table = playing([ANN, BEA, CAI])
    const before = everything(table)
    expect(table.why(0, 'role mayor')).toBeNull()
    expect(table.why(0, 'pass')).toMatchObject({ code: 'other-question' })
    expect(table.why(1, 'role mayor')).toMatchObject({ code: 'not-your-turn' })
    expect(everything(table)).toEqual(before)
  })
})
