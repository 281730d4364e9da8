import { describe, expect, test } from 'vitest'
import { Kept, partsOf } from '../src/box/index.ts'
import { EVENT_CELLS, EVERYONE, type Game, Match, type Options, optionMatrix, Rng } from '../src/index.ts'
import { LawBroken } from '../src/laws/broken.ts'
import { lawOfCopies, lawOfUndo } from '../src/laws/copies.ts'
import { checkGame } from '../src/laws/index.ts'
import type { Subject } from '../src/laws/subject.ts'
import { box, DRAW, DREW_STONE, DROP, STONE, STOP, type Stones, stones, TOTAL } from './games/stones.ts'
import { type Tolls, tolls, tollsBox } from './games/tolls.ts'

const MATRIX = optionMatrix(stones.schema, stones.refuse)
const SEEDS = Array.from({ length: 200 }, (_, i) => `seed ${i}`)

describe('a good game keeps every law', () => {
  test.each(MATRIX)('Stones with $players players and $stones stones', (options) => {
    let positions = 0
    for (const seed of SEEDS) {
      const checked = checkGame(stones, options, seed, 2)
      expect(checked.violation).toBeNull()
      positions += checked.positions
    }
    expect(positions).toBeGreaterThan(SEEDS.length)
  })
})

/** The good game with some members replaced. */
const broken = (members: Partial<Game<Stones>>): Game<Stones> => ({ ...stones, ...members })

const DROP_ONE = DROP.of(STONE.of('1'))
const { table, seats: player } = box
const top = (s: Stones): number => table.stack(s, table.stack.size(s) - 1)
const isLight = (s: Stones, seat: number): boolean => player.hand.all(s, seat).every((stone) => stone < 8)
let setUps = 0

const BROKEN: readonly { law: string; because: string; game: Game<Stones>; detail: RegExp }[] = [
  {
    law: 'set-up',
    because: 'options of the matrix are refused',
    game: broken({ refuse: () => ({ code: 'no', message: 'not today' }) }),
    detail: /not today/,
  },
  {
    law: 'legality',
    because: 'an illegal answer is offered',
    game: broken({
      legal(s, seat, list) {
        stones.legal(s, seat, list)
        if (!list.has(DROP_ONE)) list.add(DROP_ONE)
      },
    }),
    detail: /"drop 1" is offered but refused: not-yours/,
  },
  {
    law: 'legality',
    because: 'an answer is offered twice',
    game: broken({
      legal(s, seat, list) {
        stones.legal(s, seat, list)
        list.add(list.at(0))
      },
    }),
    detail: /offered an answer twice/,
  },
  {
    law: 'legality',
    because: 'a legal answer is not offered',
    game: broken({
      legal(s, seat, list) {
        stones.legal(s, seat, list)
        if (list.count > 2) list.count--
      },
    }),
    detail: /"stop" is not offered, but not refused either/,
  },
  {
    law: 'legality',
    because: 'a seat is asked and has no answer',
    game: broken({ legal: () => {} }),
    detail: /no legal answer/,
  },
  {
    law: 'legality',
    because: 'an answer changes nothing',
    game: broken({
      apply(s, seat, answer, out) {
        if (answer !== STOP) stones.apply(s, seat, answer, out)
      },
    }),
    detail: /"stop" changes nothing/,
  },
  {
    law: 'conservation',
    because: 'a dropped piece is lost',
    game: broken({
      apply(s, seat, answer, out) {
        stones.apply(s, seat, answer, out)
        table.dropped.clear(s)
      },
    }),
    detail: /the ledger has|there were 1 of stone/,
  },
  {
    law: 'kept views',
    because: 'a part is made from more than it says',
    game: broken({
      view: (s, viewer, kept) => ({
        ...stones.view(s, viewer),
        left: partsOf(box, s, kept).table('left', ['dropped'], () => table.stack.size(s)),
      }),
    }),
    detail: /is shown .* instead of/,
  },
  {
    law: 'kept views',
    because: 'what one viewer may know is kept for all',
    game: broken({
      view: (s, viewer, kept) => ({
        ...stones.view(s, viewer),
        own: partsOf(box, s, kept).all('own', () => (typeof viewer === 'number' ? player.hand.all(s, viewer) : [])),
      }),
    }),
    detail: /is shown .* instead of/,
  },
  {
    law: 'kept views',
    because: 'scores are made from more than they say',
    game: broken({
      score: (s, viewer, kept) => partsOf(box, s, kept).seats('scores', ['stopped'], () => stones.score(s, viewer)),
    }),
    detail: /is shown .* instead of/,
  },
  {
    law: 'copies',
    because: 'a copy forgets the generator',
    game: broken({
      clone(s) {
        const copy = stones.clone(s)
        box.chance.seed(copy, 'another')
        return copy
      },
    }),
    detail: /a copy has another hash/,
  },
  {
    law: 'copies',
    because: 'packing forgets who has stopped',
    game: broken({
      pack(s) {
        const forgetful = stones.clone(s)
        player.stopped.set(forgetful, 0, false)
        return stones.pack(forgetful)
      },
    }),
    detail: /a JSON round trip gives another hash/,
  },
  {
    law: 'secrecy',
    because: 'the view shows the top of the stack',
    game: broken({ view: (s, viewer) => ({ ...stones.view(s, viewer), top: top(s) }) }),
    detail: /the view of .* differs/,
  },
  {
    law: 'secrecy',
    because: 'a score shows a hidden hand',
    game: broken({ score: (s) => stones.score(s, 'referee') }),
    detail: /the score of .* differs/,
  },
  {
    law: 'secrecy',
    because: 'an event tells everybody of a hidden hand',
    game: broken({
      apply(s, seat, answer, out) {
        const before = out.raw.length
        stones.apply(s, seat, answer, out)
        for (let at = before; at < out.raw.length; at += EVENT_CELLS)
          if (out.raw[at + 1] === TOTAL) out.raw[at] = EVERYONE
      },
    }),
    detail: /"stop" tells .* of hidden things/,
  },
  {
    law: 'secrecy',
    because: 'an event names the stone before it is drawn',
    game: broken({
      apply(s, seat, answer, out) {
        if (answer === DRAW) out.tell(DREW_STONE, seat, top(s))
        stones.apply(s, seat, answer, out)
      },
    }),
    detail: /"draw" tells .* of hidden things/,
  },
  {
    law: 'secrecy',
    because: 'a forced answer shows that a hand is bad',
    game: broken({
      legal(s, seat, list) {
        if (isLight(s, seat)) stones.legal(s, seat, list)
        else list.add(STOP)
      },
      why: (s, seat, answer) => (isLight(s, seat) || answer === STOP ? stones.why(s, seat, answer) : 1),
    }),
    detail: /whether seat \d has a choice/,
  },
  {
    law: 'end',
    because: 'a game goes on beyond its bound',
    game: broken({ bound: 1 }),
    detail: /goes on after 1 answers/,
  },
  {
    law: 'notation',
    because: 'a text does not parse',
    game: broken({ parse: (s, text) => (text === 'stop' ? -1 : stones.parse(s, text)) }),
    detail: /"stop" does not parse back/,
  },
  {
    law: 'notation',
    because: 'a text parses to another answer',
    game: broken({
      print: (s, answer) => stones.print(s, answer === DROP.of(STONE.of('2')) ? DROP.of(STONE.of('3')) : answer),
    }),
    detail: /"drop 3" does not parse back/,
  },
  {
    law: 'notation',
    because: 'an answer is missing from the vocabulary',
    game: broken({ vocabulary: (s) => stones.vocabulary(s).filter((answer) => answer !== STOP) }),
    detail: /"stop" is not in the vocabulary/,
  },
  {
    law: 'positions',
    because: 'a position reads back with the stack upside down',
    game: broken({
      readPosition(position, out) {
        const { stack } = position as { stack: number[] }
        return stones.readPosition({ ...(position as object), stack: stack.toReversed() }, out)
      },
    }),
    detail: /reads back as another state/,
  },
  {
    law: 'positions',
    because: 'the own position is refused',
    game: broken({ readPosition: (_position, out) => stones.readPosition(null, out) }),
    detail: /our own position is refused/,
  },
  {
    law: 'scores',
    because: 'lines do not add up',
    game: broken({
      score: (s, viewer) => stones.score(s, viewer).map((score) => ({ ...score, total: (score.total ?? 0) + 1 })),
    }),
    detail: /do not add up/,
  },
  {
    law: 'scores',
    because: 'the end leaves hands covered',
    game: broken({
      score: (s, viewer) =>
        stones.score(s, viewer).map((score) => (viewer === 'referee' ? score : { seat: score.seat, lines: [] })),
    }),
    detail: /hidden from spectators/,
  },
  {
    law: 'words',
    because: 'an answer has no words in one language',
    game: broken({
      words(language, options) {
        const words = stones.words(language, options)
        return language === 'it' ? { ...words, answer: () => '' } : words
      },
    }),
    detail: /it has no words for/,
  },
  {
    law: 'words',
    because: 'a sentence has a gap',
    game: broken({
      words: (language, options) => ({
        ...stones.words(language, options),
        event: (facts, who) => `${who(facts.seat as number)}: ${facts.nothing}`,
      }),
    }),
    detail: /seat \d: undefined/,
  },
  {
    law: 'replay',
    because: 'set-up does not depend on the seed alone',
    game: broken({ setup: (options, seed, out) => stones.setup(options, `${seed} ${setUps++}`, out) }),
    detail: /replay/,
  },
  {
    law: 'no crash',
    because: 'the game throws',
    game: broken({
      mayForce() {
        throw new Error('a slip of ours')
      },
    }),
    detail: /a slip of ours/,
  },
]

test('forced answers come up', () => {
  const begun = Match.begin(stones, { players: 3 }, 'forced')
  expect(begun.ok && begun.value.eventsFor('spectator').map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => ['only-answer', 'drew']).flat(),
  )
})

const OPTIONS: Options = { players: 3, stones: 9 }

describe('each law bites, and only the one that is broken', () => {
  test.each(BROKEN)('$law: $because', ({ law, game, detail }) => {
    const found = SEEDS.slice(0, 50).flatMap((seed) => checkGame(game, OPTIONS, seed, 1).violation ?? [])
    expect(new Set(found.map((violation) => violation.law))).toEqual(new Set([law]))
    expect(
      found.some((violation) => detail.test(violation.detail)),
      found[0].detail,
    ).toBe(true)
  })

  test('every law there is has a game that breaks it', () => {
    const laws = new Set([...BROKEN.map(({ law }) => law), 'undo'])
    expect([...laws].sort()).toEqual([
      'conservation',
      'copies',
      'end',
      'kept views',
      'legality',
      'no crash',
      'notation',
      'positions',
      'replay',
      'scores',
      'secrecy',
      'set-up',
      'undo',
      'words',
    ])
  })
})

describe('a copy that shares its cells', () => {
  const game = broken({ clone: (s) => s })
  const lawBrokenBy = (law: (subject: Subject) => void, seed: string): string => {
    const begun = Match.begin(game, OPTIONS, seed)
    if (!begun.ok) throw new Error(begun.error.message)
    try {
      law({ game, match: begun.value, seed, rng: new Rng(seed), kept: new Kept() })
    } catch (problem) {
      if (problem instanceof LawBroken) return `${problem.law}: ${problem.message}`
      throw problem
    }
    return 'kept'
  }

  test('breaks the law of copies', () => {
    for (const seed of SEEDS) {
      expect(lawBrokenBy(lawOfCopies, seed)).toBe('copies: an answer on a copy changed the original')
    }
  })

  test('breaks the law of undo, where there is something to take back', () => {
    const found = SEEDS.map((seed) => lawBrokenBy(lawOfUndo, seed)).filter((answer) => answer !== 'kept')
    expect(found.length).toBeGreaterThan(SEEDS.length / 3)
    for (const problem of found) expect(problem).toMatch(/^undo: undoing "(stop|drop \d)" left a trace$/)
  })

  test('does not get through a checked game', () => {
    // Legality tries answers on copies and may notice first.
    for (const seed of SEEDS) expect(checkGame(game, OPTIONS, seed, 1).violation).not.toBeNull()
  })
})

describe('the law of undo, in the middle of answers that are one whole', () => {
  /** Two coins of a toll are paid; the third is what the law tries. */
  const paying = (game: Game<Tolls>) => {
    const begun = Match.begin(game, { players: 2 }, 'paying')
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    match.answer(0, 'road')
    const whole = { seat: 0, hash: game.hash(match.state as Tolls), told: match.events.length }
    for (const text of ['pay silver', 'pay gold']) match.answer(0, text)
    return {
      subject: { game, match, seed: 'paying', rng: new Rng('paying'), kept: new Kept() } satisfies Subject,
      whole,
    }
  }

  test('is kept by a game that goes back to where they began', () => {
    const { subject, whole } = paying(tolls)
    expect(lawOfUndo(subject, whole)).toBe(true)
    expect(tolls.hash(subject.match.state as Tolls)).toBe(whole.hash)
  })

  test('is broken by undo that stops half-way', () => {
    const { subject } = paying(tolls)
    const halfway = { seat: 0, hash: tolls.hash(subject.match.state as Tolls), told: subject.match.events.length }
    expect(() => lawOfUndo(subject, halfway)).toThrow(LawBroken)
    expect(() => lawOfUndo(paying(tolls).subject)).toThrow(/left a trace/)
  })

  test('is broken by a copy that shares its cells while they are given', () => {
    const clone = (s: Tolls) => (tollsBox.table.owed(s) > 0 ? s : tolls.clone(s))
    const found = SEEDS.slice(0, 20).map((seed) => checkGame({ ...tolls, clone }, { players: 2 }, seed, 1).violation)
    expect(found.filter((violation) => violation !== null).length).toBeGreaterThan(15)
  })

  test('goes no further back than what was drawn', () => {
    for (const seed of SEEDS) expect(checkGame(tolls, { players: 2 }, seed, 1).violation).toBeNull()
  })
})

test('a violation carries all that is needed to see it again', () => {
  const game = broken({ bound: 2 })
  const { violation } = checkGame(game, OPTIONS, 'again')
  expect(violation).toMatchObject({ law: 'end', options: OPTIONS, seed: 'again' })
  expect(violation?.record).toMatchObject({ rules: { game: 'stones' }, start: { seed: 'again' } })
  expect(checkGame(game, OPTIONS, 'again').violation).toEqual(violation)
})
