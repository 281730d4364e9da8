import { describe, expect, it } from 'vitest'
import { bitOf, Match, readRecord, recordOf, replay, withAutomas } from '../src/index.ts'
import { checkGame } from '../src/laws/index.ts'
import { bids } from './games/bids.ts'
import { type Tolls, tolls } from './games/tolls.ts'

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
    expect(match.events.all().map(({ facts, line }) => [facts.seat, line])).toEqual([
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

describe('answers that are one whole', () => {
  const onTheRoad = (...lines: string[]): Match => {
    const begun = Match.begin(tolls, { players: 2 }, 'tolls')
    if (!begun.ok) throw new Error(begun.error.message)
    for (const line of lines) say(begun.value, line)
    return begun.value
  }
  const say = (match: Match, line: string) => {
    expect(match.answer(Number(line[0]), line.slice(2)), line).toMatchObject({ ok: true })
  }
  const hashOf = (match: Match) => tolls.hash(match.state as Tolls)
  const texts = (match: Match) => match.lines.map(({ seat, text, took }) => `${seat} ${text}${took ? ` ${took}` : ''}`)

  it('are taken back together, and not what led to them', () => {
    const match = onTheRoad('0 road')
    const [hash, told] = [hashOf(match), match.events.length]
    for (const line of ['0 pay silver', '0 pay gold', '0 pay gold']) say(match, line)
    expect(match.undoReach(0)).toEqual({ kind: 'pay silver' })
    expect(match.undoTakes(0)).toBe(3)
    expect(match.undo(0)).toEqual({ ok: true, value: told })
    expect([hashOf(match), match.events.length]).toEqual([hash, told])
    expect(texts(match).at(-1)).toBe('0 undo 3')
    expect(match.undoTakes(0)).toBe(1)
    expect(match.undo(0).ok).toBe(true)
    expect(match.status().ask[0].kind).toBe('turn')
    expect([match.undoTakes(0), match.undo(0).ok]).toEqual([0, false])
  })

  it('are taken back half-way too; a single one needs no number', () => {
    const match = onTheRoad('0 road', '0 pay silver')
    const hash = hashOf(onTheRoad('0 road'))
    expect(match.undo(0).ok).toBe(true)
    expect([hashOf(match), texts(match).at(-1)]).toEqual([hash, '0 undo'])
    for (const line of ['0 pay gold', '0 pay gold']) say(match, line)
    expect(match.undo(0).ok).toBe(true)
    expect([hashOf(match), texts(match).at(-1)]).toEqual([hash, '0 undo 2'])
  })

  it('end where another question comes between, or another seat', () => {
    const turn = ['road', 'pay silver', 'pay silver', 'pay gold']
    const both = onTheRoad(...turn.map((text) => `0 ${text}`), ...turn.map((text) => `1 ${text}`))
    expect([both.undoTakes(1), both.undoTakes(0)]).toEqual([3, 0])
    expect(both.undo(0)).toMatchObject({ ok: false, error: { code: 'undo-not-yours' } })
    expect(both.undo(1).ok).toBe(true)
    expect(both.status()).toMatchObject({ toMove: [1], ask: [{ kind: 'toll' }] })
    expect(both.undo(1).ok).toBe(true)
    expect(both.undoTakes(0)).toBe(3)
    const alone = Match.begin(tolls, { players: 1 }, 'alone')
    if (!alone.ok) throw new Error(alone.error.message)
    for (const text of [...turn, ...turn]) say(alone.value, `0 ${text}`)
    expect(alone.value.undoTakes(0)).toBe(3)
  })

  it('of a bot go as a whole when somebody takes back an answer before them', () => {
    const start = onTheRoad()
    const match = onTheRoad('0 rest', '1 road', '1 pay silver', '1 pay gold', '1 pay gold')
    expect(match.undo(0, bitOf(1)).ok).toBe(true)
    expect(hashOf(match)).toBe(hashOf(start))
    expect(texts(match).slice(5)).toEqual(['1 undo 3', '1 undo', '0 undo'])
  })

  it('cannot be taken back across what was drawn', () => {
    const drawn = ['0 rest', '1 rest', '0 rest', '1 road', '1 pay silver']
    const match = onTheRoad(...drawn, '1 pay gold', '1 pay gold')
    expect(match.undoTakes(1)).toBe(2)
    expect(match.undo(1).ok).toBe(true)
    expect(hashOf(match)).toBe(hashOf(onTheRoad(...drawn)))
    expect(match.undo(1)).toMatchObject({ ok: false, error: { code: 'undo-revealed' } })
  })

  it('are one whole whether they came as a gesture or one by one', () => {
    const match = onTheRoad('0 road', '0 pay silver')
    expect(match.answerAll(0, ['pay gold', 'pay gold']).ok).toBe(true)
    expect(match.undo(0).ok).toBe(true)
    expect(hashOf(match)).toBe(hashOf(onTheRoad('0 road')))
  })

  it('replay to the same states from the record, which needs no number', () => {
    const match = onTheRoad('0 road', '0 pay silver', '0 pay gold')
    match.undo(0)
    for (const line of ['0 pay gold', '0 pay gold', '0 pay gold', '1 rest']) say(match, line)
    const record = recordOf(match)
    expect(record.answers.filter((line) => line.includes('undo'))).toEqual(['0 undo'])
    const again = replay(tolls, JSON.parse(JSON.stringify(record)))
    if (!again.ok) throw new Error(again.error.message)
    expect(hashOf(again.value)).toBe(record.hash)
    expect(again.value.lines).toEqual(match.lines)
    expect(again.value.events.all()).toEqual(match.events.all())
  })

  it('keep all laws', () => {
    for (let i = 0; i < 100; i++) {
      expect(checkGame(tolls, { players: 1 + (i % 2) }, `tolls ${i}`, 2).violation).toBeNull()
    }
  })
})

describe('opponents that the game plays itself', () => {
  const named = (players: number) =>
    withAutomas(['Ana', 'Rui'].slice(0, players), tolls, { players }, tolls.words('en', { players }))

  it('are called by the game, after the players', () => {
    expect(named(1)).toEqual(['Ana', 'The toll keeper'])
    expect(named(2)).toEqual(['Ana', 'Rui'])
    expect(withAutomas(['Ana'], bids, { players: 2 }, bids.words('en', {}))).toEqual(['Ana'])
  })

  it('have a score but are never asked', () => {
    const match = Match.begin(tolls, { players: 1 }, 'alone')
    if (!match.ok) throw new Error(match.error.message)
    expect(tolls.score(match.value.state as Tolls, 0).map(({ seat }) => seat)).toEqual([0, 1])
    expect(match.value.answer(1, 'rest')).toMatchObject({ ok: false, error: { code: 'not-your-turn' } })
    expect(match.value.undo(1)).toMatchObject({ ok: false, error: { code: 'no-such-seat' } })
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
