import { describe, expect, it } from 'vitest'
import {
  type AnyGame,
  bitOf,
  type Game,
  LEGAL,
  Match,
  playLine,
  type Result,
  Rng,
  recordOf,
  replay,
} from '../src/index.ts'
import { type Bids, bids, bidsBox } from './games/bids.ts'
import { stones } from './games/stones.ts'

/** What a table needs of a match beside single answers: gestures, undo through others, copies to try things on, private lines. */

function begin(game: AnyGame, options: object = {}, seed = 'a seed'): Match {
  const match = Match.begin(game, options, seed)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

const refused = (code: string) => ({ ok: false, error: { code } })
const done = (result: Result<unknown>) => expect(result).toMatchObject({ ok: true })
const texts = (match: Match) => match.lines.map(({ seat, text }) => `${seat} ${text}`)

/** Everything that an answer could change. */
const everything = (match: Match) =>
  JSON.stringify([
    match.game.pack(match.state),
    match.lines,
    match.events.all(),
    match.drawn,
    [0, 1].map((seat) => match.undoReach(seat)),
  ])

const bidsOf = (match: Match): number[] =>
  (match.game.view(match.state, 'referee').players as { bid: number }[]).map(({ bid }) => bid)

const stonesOf = (match: Match, seat: number): string[] =>
  (match.game.view(match.state, 'referee').players as { hand: string[] }[])[seat].hand

describe('a gesture', () => {
  it('is taken whole, and stands in the record answer by answer', () => {
    const match = begin(bids)
    expect(match.answerAll(0, ['raise', 'raise', 'seal'])).toEqual({ ok: true, value: 0 })
    expect(texts(match)).toEqual(['0 raise', '0 raise', '0 seal'])
    expect(bidsOf(match)).toEqual([2, 0])
  })

  it('tells how many events stood before its first answer', () => {
    const match = begin(bids)
    done(match.answer(1, 'seal'))
    expect(match.answerAll(0, ['raise', 'raise'])).toEqual({ ok: true, value: 1 })
  })

  it('of nothing changes nothing', () => {
    const match = begin(bids)
    const before = everything(match)
    expect(match.answerAll(0, [])).toEqual({ ok: true, value: 0 })
    expect(everything(match)).toBe(before)
  })

  it.each([
    ['no answer', ['raise', 'fold'], 'unknown-answer'],
    ['an answer that the rules forbid', [...new Array(6).fill('raise'), 'raise'], 'no-coins'],
    ['an answer when nothing is asked any more', ['raise', 'seal', 'raise'], 'not-your-turn'],
  ])('with %s changes nothing at all', (_what, gesture, code) => {
    const match = begin(bids)
    done(match.answer(0, 'raise'))
    done(match.undo(0))
    done(match.answer(1, 'raise'))
    const before = everything(match)
    expect(match.answerAll(0, gesture)).toMatchObject(refused(code))
    expect(everything(match)).toBe(before)
    done(match.undo(1))
    expect(bidsOf(match)).toEqual([0, 0])
  })

  it('that was refused leaves undo as it was, answer by answer', () => {
    const match = begin(bids)
    done(match.answerAll(0, ['raise', 'raise']))
    expect(match.answerAll(0, ['raise', 'fold'])).toMatchObject({ ok: false })
    done(match.undo(0))
    expect(bidsOf(match)).toEqual([1, 0])
    done(match.undo(0))
    expect(match.undo(0)).toMatchObject(refused('nothing-to-undo'))
  })

  describe('that draws', () => {
    /** Seat 1 has stopped, so that seat 0 is asked again and again. First stones are drawn by themselves. */
    const alone = () => {
      const match = begin(stones)
      done(match.answer(0, 'draw'))
      done(match.answer(1, 'stop'))
      return match
    }

    it('is taken when it draws last', () => {
      const match = alone()
      const [stone] = stonesOf(match, 0)
      done(match.answerAll(0, [`drop ${stone}`, 'draw']))
      expect(stonesOf(match, 0)).toHaveLength(2)
      expect(match.undo(0)).toMatchObject(refused('undo-revealed'))
    })

    it('cannot be used to look at what would be drawn', () => {
      for (let stone = 1; stone <= 9; stone++) {
        const match = alone()
        const before = everything(match)
        expect(match.answerAll(0, ['draw', `drop ${stone}`])).toMatchObject(refused('gesture-draws'))
        expect(everything(match)).toBe(before)
      }
    })

    it('before, does not matter', () => {
      const match = alone()
      const [one, other] = stonesOf(match, 0)
      expect(match.drawn).toBe(true)
      done(match.answerAll(0, [`drop ${one}`, 'stop']))
      expect(match.over).toBe(true)
      expect(stonesOf(match, 0)).toEqual([other])
      expect(match.drawn).toBe(true)
    })
  })
})

/** Bids in which seats 0 and 1 first announce, for all to see, that they will play. Nobody bids before both have. */
const ANNOUNCEMENTS = 2
const announcing = (s: Bids): boolean => bidsBox.table.round(s) < 0
const announced: Game<Bids> = {
  ...bids,
  questions: [...bids.questions, { kind: 'announce' }],
  setup(options, seed, out) {
    const s = bids.setup(options, seed, out)
    bidsBox.table.round.set(s, -ANNOUNCEMENTS)
    return s
  },
  toMove: (s) => (announcing(s) ? bitOf(bidsBox.table.round(s) + ANNOUNCEMENTS) : bids.toMove(s)),
  question: (s) => (announcing(s) ? 1 : 0),
  legal: (s, seat, list) => bids.legal(s, seat, list),
  why: (s, seat, answer) => (announcing(s) ? LEGAL : bids.why(s, seat, answer)),
  apply(s, seat, answer, out) {
    if (announcing(s)) bidsBox.table.round.add(s, 1)
    else bids.apply(s, seat, answer, out)
  },
}

/** Bids in which nobody bids a single coin: who raises once has to raise again, which the kernel does. */
const mustRaise = (s: Bids, seat: number) => bidsBox.seats.bid(s, seat) === 1 && bidsBox.seats.purse(s, seat) > 1
const doubled: Game<Bids> = {
  ...bids,
  legal(s, seat, list) {
    for (const answer of [0, 1]) if (doubled.why(s, seat, answer) === LEGAL) list.add(answer)
  },
  why: (s, seat, answer) => (answer === 1 && mustRaise(s, seat) ? 1 : bids.why(s, seat, answer)),
  mayForce: mustRaise,
}

describe('undo through other seats', () => {
  const through = bitOf(1)

  it('takes their answers back along with one’s own, up to the last draw', () => {
    const match = begin(stones)
    done(match.answer(0, 'draw'))
    done(match.answer(1, 'draw'))
    const before = match.game.hash(match.state)
    for (const seat of [0, 1]) done(match.answer(seat, `drop ${stonesOf(match, seat)[0]}`))
    done(match.undo(0, through))
    expect(match.game.hash(match.state)).toBe(before)
    expect(match.undo(0, through)).toMatchObject(refused('undo-revealed'))
  })

  it('stops at one’s own last answer, and the record says whose answers went', () => {
    const match = begin(announced)
    const before = match.game.hash(match.state)
    done(match.answer(0, 'raise'))
    done(match.answer(1, 'raise'))
    expect(match.undo(0)).toMatchObject(refused('undo-not-yours'))
    expect(match.undoReach(0)).toBe('undo-not-yours')
    expect(match.undoReach(0, through)).toEqual({ kind: 'raise' })
    done(match.undo(0, through))
    expect(texts(match)).toEqual(['0 raise', '1 raise', '1 undo', '0 undo'])
    expect(match.game.hash(match.state)).toBe(before)
    expect(match.undo(0, through)).toMatchObject(refused('nothing-to-undo'))
  })

  it('does not pass over seats that are not named', () => {
    const match = begin(announced, { players: 3 })
    done(match.answer(0, 'raise'))
    done(match.answer(1, 'raise'))
    expect(match.undo(0, bitOf(2))).toMatchObject(refused('undo-not-yours'))
    expect(match.undoReach(0, bitOf(2))).toBe('undo-not-yours')
  })

  it('does not take back others’ private drafts, named or not', () => {
    const match = begin(bids)
    done(match.answer(0, 'raise'))
    done(match.answerAll(1, ['raise', 'raise']))
    done(match.undo(0, through))
    expect(bidsOf(match)).toEqual([0, 2])
    expect(texts(match).at(-1)).toBe('0 undo')
  })

  it('takes a seat’s drafts back before its earlier answers, so that the record replays', () => {
    const match = begin(announced)
    const before = match.game.hash(match.state)
    done(match.answer(0, 'seal'))
    done(match.answer(1, 'seal'))
    done(match.answer(1, 'raise'))
    done(match.undo(0, through))
    expect(match.game.hash(match.state)).toBe(before)
    expect(texts(match).slice(3)).toEqual(['1 undo', '1 undo', '0 undo'])
    done(replay(announced, recordOf(match)))
  })

  it('replays in random games of announcements and drafts', () => {
    for (let i = 0; i < 200; i++) {
      const rng = new Rng(`undo ${i}`)
      const match = begin(i % 2 ? announced : doubled, { players: 3 })
      for (let steps = 0; steps < 40 && !match.over; steps++) {
        const { ask } = match.status()
        const { seat, answers } = ask[rng.below(ask.length)]
        if (rng.below(3) === 0) match.undo(rng.below(3), rng.below(8))
        else match.answer(seat, answers[rng.below(answers.length)])
      }
      const again = replay(match.game, recordOf(match))
      expect(again).toMatchObject({ ok: true })
      expect(again.ok && again.value.lines).toEqual(match.lines)
      expect(again.ok && again.value.events.all()).toEqual(match.events.all())
    }
  })
})

describe('undo among drafts', () => {
  it('makes others’ drafts again with the answers that they forced', () => {
    const match = begin(doubled)
    done(match.answer(0, 'raise'))
    done(match.answerAll(1, ['raise', 'raise']))
    expect(bidsOf(match)).toEqual([2, 3])
    done(match.undo(0))
    expect(bidsOf(match)).toEqual([0, 3])
  })

  it('drops drafts whose question goes with the answer that is taken back', () => {
    const match = begin(announced)
    done(match.answer(0, 'raise'))
    done(match.answer(1, 'raise'))
    const before = match.game.hash(match.state)
    done(match.answer(0, 'raise'))
    done(match.undo(0))
    expect(match.game.hash(match.state)).toBe(before)
    done(match.answer(0, 'raise'))
    done(match.undo(1))
    expect(match.status().ask).toMatchObject([{ seat: 1, kind: 'announce' }])
    done(match.answer(1, 'raise'))
    expect(bidsOf(match)).toEqual([0, 0])
    done(replay(announced, recordOf(match)))
  })
})

describe('what undo would take back', () => {
  it('is said as undo does it, and asking changes nothing', () => {
    const match = begin(bids)
    expect(match.undoReach(0)).toBe('nothing-to-undo')
    expect(match.undoReach(9)).toBe('no-such-seat')
    done(match.answerAll(0, ['raise', 'seal']))
    const before = everything(match)
    expect(match.undoReach(0)).toEqual({ kind: 'seal' })
    expect(everything(match)).toBe(before)
    done(match.undo(0))
    expect(match.undoReach(0)).toEqual({ kind: 'raise' })
    done(match.answer(0, 'seal'))
    done(match.answer(1, 'seal'))
    expect(match.undoReach(0)).toBe('undo-revealed')
    for (let round = 1; round < 3; round++) for (const seat of [0, 1]) done(match.answer(seat, 'seal'))
    expect(match.undoReach(0)).toBe('game-over')
  })

  it('does not tell that another has begun a draft', () => {
    const match = begin(bids)
    const before = [match.undoReach(0), match.undoReach(0, bitOf(1))]
    done(match.answer(1, 'raise'))
    expect([match.undoReach(0), match.undoReach(0, bitOf(1))]).toEqual(before)
  })
})

describe('a fork', () => {
  it('looks the same to its viewer, knows no past, and leaves the match alone', () => {
    const match = begin(stones, { players: 3 })
    for (const seat of [0, 1, 2]) done(match.answer(seat, 'draw'))
    const before = everything(match)
    const fork = match.fork(0, new Rng('fork'))
    expect(match.game.view(fork.state, 0)).toEqual(match.game.view(match.state, 0))
    expect([fork.lines, fork.events.all(), fork.undoReach(0)]).toEqual([[], [], 'nothing-to-undo'])
    done(fork.answer(0, 'draw'))
    done(fork.answer(1, 'draw'))
    expect(everything(match)).toBe(before)
  })

  it('has another truth behind what the viewer does not know', () => {
    const match = begin(stones, { players: 3 })
    for (const seat of [0, 1, 2]) done(match.answer(seat, 'draw'))
    const seen = new Set<string>()
    for (let i = 0; i < 20; i++) seen.add(stonesOf(match.fork(0, new Rng(`fork ${i}`)), 1).join())
    expect(seen.size).toBeGreaterThan(2)
  })

  it('tells whether something was drawn or revealed since', () => {
    const match = begin(bids)
    expect(match.drawn).toBe(false)
    for (const seat of [0, 1]) done(match.answer(seat, 'seal'))
    expect(match.drawn).toBe(true)
    const fork = match.fork(0, new Rng('fork'))
    expect(fork.drawn).toBe(false)
    for (const seat of [0, 1]) done(fork.answer(seat, 'seal'))
    expect(fork.drawn).toBe(true)
  })
})

describe('a line', () => {
  it('of a draft says so, and so does its undo', () => {
    const match = begin(announced)
    done(match.answer(0, 'raise'))
    done(match.answer(1, 'raise'))
    done(match.answer(1, 'raise'))
    done(match.undo(1))
    expect(match.lines).toEqual([
      { seat: 0, text: 'raise' },
      { seat: 1, text: 'raise' },
      { seat: 1, text: 'raise', draft: true },
      { seat: 1, text: 'undo', draft: true },
    ])
    done(match.undo(1))
    expect(match.lines.at(-1)).toEqual({ seat: 1, text: 'undo' })
  })

  it('says so again when the record is replayed', () => {
    const match = begin(bids)
    done(match.answerAll(0, ['raise', 'seal']))
    done(match.undo(0))
    const again = replay(bids, recordOf(match))
    expect(again.ok && again.value.lines).toEqual(match.lines)
  })

  it('plays: an answer or an undo, with the number of events told before', () => {
    const match = begin(bids)
    expect(playLine(match, '0 seal')).toEqual({ ok: true, value: 0 })
    expect(playLine(match, '1 raise')).toEqual({ ok: true, value: 1 })
    expect(playLine(match, '0 undo')).toEqual({ ok: true, value: 0 })
    expect(texts(match)).toEqual(['0 seal', '1 raise', '0 undo'])
    expect(bidsOf(match)).toEqual([0, 1])
  })

  it.each([
    ['', 'bad-record'],
    ['seal', 'bad-record'],
    ['-1 seal', 'bad-record'],
    ['0', 'bad-record'],
    ['123 seal', 'bad-record'],
    ['0 fold', 'unknown-answer'],
    ['0 undo', 'nothing-to-undo'],
    ['7 undo', 'no-such-seat'],
    ['7 seal', 'not-your-turn'],
  ])('that does not fit is refused: "%s"', (line, code) => {
    const match = begin(bids)
    expect(playLine(match, line)).toMatchObject(refused(code))
    expect(match.lines).toEqual([])
  })
})
