import { describe, expect, it } from 'vitest'
import { Match, readRecord, recordOf, replay } from '../src/index.ts'
import { checkGame } from '../src/laws/index.ts'
import { bids } from './games/bids.ts'

function begin(players = 2): Match {
  const match = Match.begin(bids, { players }, 'a seed')
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

const bidOf = (match: Match, seat: number) =>
  (bids.view(match.state as never, seat).players as { bid: number }[])[seat].bid

describe('a phase in which all decide at once', () => {
  it('asks every seat that has not sealed', () => {
    const match = begin(3)
    expect(match.status().toMove).toEqual([0, 1, 2])
    match.answer(1, 'seal')
    expect(match.status().toMove).toEqual([0, 2])
  })

  it('lets a seat take back its own draft although others have drafted since, and keeps theirs', () => {
    const match = begin()
    match.answer(0, 'raise')
    match.answer(1, 'raise')
    match.answer(1, 'raise')
    expect(match.undo(0).ok).toBe(true)
    expect([bidOf(match, 0), bidOf(match, 1)]).toEqual([0, 2])
    expect(match.undo(1).ok).toBe(true)
    expect([bidOf(match, 0), bidOf(match, 1)]).toEqual([0, 1])
  })

  it('lets a seal be broken until all have sealed, and not once the bids are revealed', () => {
    const match = begin()
    match.answer(0, 'seal')
    expect(match.undo(0).ok).toBe(true)
    match.answer(0, 'seal')
    match.answer(1, 'seal')
    expect(match.undo(1)).toMatchObject({ ok: false, error: { code: 'undo-revealed' } })
  })

  it('tells the others that a seat has sealed, and the bids only when all have', () => {
    const match = begin()
    match.answer(0, 'raise')
    match.answer(0, 'seal')
    expect(match.eventsFor(1)).toEqual([{ kind: 'sealed', seat: 0 }])
    match.answer(1, 'seal')
    expect(match.eventsFor('spectator')).toContainEqual({ kind: 'bid', seat: 0, coins: 1 })
  })

  it('marks the drafts that everybody notices: those after which other seats are asked', () => {
    const match = begin()
    match.answer(0, 'raise')
    match.answer(0, 'seal')
    match.undo(0)
    match.undo(0)
    match.answer(1, 'seal')
    match.answer(0, 'seal')
    const noticed = match.lines.map(({ seat, text, noticed }) => `${seat} ${text}${noticed ? '!' : ''}`)
    expect(noticed).toEqual(['0 raise', '0 seal!', '0 undo!', '0 undo', '1 seal!', '0 seal!'])
    expect(match.lines.every(({ draft }) => draft)).toBe(true)
  })

  it('keeps an event at its line when another seat takes back an earlier draft', () => {
    const match = begin(3)
    match.answer(0, 'raise')
    match.answer(1, 'seal')
    match.answer(2, 'seal')
    match.undo(0)
    expect(match.events.map(({ facts, line }) => [facts.seat, line])).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  it('keeps all laws', () => {
    for (let i = 0; i < 50; i++) {
      expect(checkGame(bids, { players: 2 + (i % 2) }, `bids ${i}`, 2).violation).toBeNull()
    }
  })

  it('is caught by the laws when a view tells a hidden bid', () => {
    const leaky = { ...bids, view: (s: never) => bids.view(s, 'referee') }
    expect(checkGame(leaky, { players: 2 }, 'leak', 1).violation?.law).toBe('secrecy')
  })
})

describe('the end of a game', () => {
  it('cannot be undone: it opens what was covered', () => {
    const match = begin()
    for (let round = 0; round < 3; round++) for (const seat of [0, 1]) match.answer(seat, 'seal')
    expect(match.over).toBe(true)
    expect(match.undo(1)).toMatchObject({ ok: false, error: { code: 'game-over' } })
    expect(match.answer(1, 'seal')).toMatchObject({ ok: false, error: { code: 'game-over' } })
  })
})

describe('refusals', () => {
  it('name the reason and change nothing', () => {
    const match = begin()
    const hash = bids.hash(match.state as never)
    expect(match.answer(0, 'fold')).toMatchObject({ ok: false, error: { code: 'unknown-answer' } })
    expect(match.answer(7, 'seal')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    expect(match.undo(0)).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
    expect(match.undo(9)).toMatchObject({ ok: false, error: { code: 'no-such-seat' } })
    expect(bids.hash(match.state as never)).toBe(hash)
    expect(match.lines).toEqual([])
  })

  it('come in every language', () => {
    const match = begin()
    const refusal = match.why(0, 'fold')
    const texts = (['en', 'pt', 'it'] as const).map((language) => refusal && match.refusalText(refusal, language))
    expect(new Set(texts).size).toBe(3)
  })

  it('of options say what is wrong', () => {
    expect(Match.begin(bids, { players: 9 }, 'x')).toMatchObject({ ok: false, error: { code: 'bad-option' } })
    expect(Match.begin(bids, { stakes: 1 }, 'x')).toMatchObject({ ok: false, error: { code: 'unknown-option' } })
    expect(Match.begin(bids, 'two players', 'x')).toMatchObject({ ok: false, error: { code: 'bad-options' } })
  })
})

describe('records', () => {
  function played(): Match {
    const match = begin()
    match.answer(0, 'raise')
    match.answer(1, 'raise')
    match.undo(0)
    match.answer(0, 'seal')
    return match
  }

  it('replay to the same state, undos included', () => {
    const match = played()
    const record = recordOf(match)
    expect(record.answers).toEqual(['0 raise', '1 raise', '0 undo', '0 seal'])
    const again = replay(bids, JSON.parse(JSON.stringify(record)))
    expect(again.ok && bids.hash(again.value.state as never)).toBe(record.hash)
  })

  it('say which answer does not fit', () => {
    const record = { ...recordOf(played()), answers: ['0 seal', '0 raise'] }
    expect(replay(bids, record)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
  })

  it('that were tampered with are found out by their hash', () => {
    const record = { ...recordOf(played()), answers: ['0 raise'] }
    expect(replay(bids, record)).toMatchObject({ ok: false, error: { code: 'hash-mismatch' } })
  })

  it('of another game, version or data are refused', () => {
    const record = recordOf(played())
    const changed = (rules: object) => replay(bids, { ...record, rules: { ...record.rules, ...rules } })
    expect(changed({ game: 'chess' })).toMatchObject({ ok: false, error: { code: 'wrong-game' } })
    expect(changed({ version: 2 })).toMatchObject({ ok: false, error: { code: 'wrong-version' } })
    expect(changed({ data: 'other' })).toMatchObject({ ok: false, error: { code: 'wrong-data' } })
  })

  it.each([
    [null],
    [[]],
    [{}],
    [{ rules: { game: 'bids', version: 1 } }],
    [{ rules: { game: 'bids', version: 1 }, options: {}, start: {}, answers: [] }],
    [{ rules: { game: 'bids', version: 1 }, options: {}, start: { seed: 5 }, answers: [] }],
    [{ rules: { game: 'bids', version: 1 }, options: {}, start: { seed: 'x' }, answers: [5] }],
    [{ rules: { game: 'bids', version: 1 }, options: {}, start: { seed: 'x' }, answers: [], more: 1 }],
  ])('of the wrong shape are refused: %j', (value) => {
    expect(readRecord(value)).toMatchObject({ ok: false, error: { code: 'bad-record' } })
  })
})
