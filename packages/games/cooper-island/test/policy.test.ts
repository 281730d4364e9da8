import { type Answer, type AnswerList, type Operation, type Options, Rng } from '@quayside/kernel'
import { type Chooser as ChooserOf, playOut, random, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { PLACE_ISLAND, REFUSE, STOCK, STOCK_LAND, TAKE_CONTRACT } from '../src/answers.ts'
import { table as onTable, type State } from '../src/box.ts'
import { cooperIsland as game } from '../src/index.ts'
import { QUESTIONS, type QuestionKind } from '../src/questions.ts'

type Chooser = ChooserOf<State>
const plain = () => game.policy

const table = (players: number, more: object = {}): Options => ({
  players,
  start: 'meadow',
  level: 2,
  strategy: 'random',
  ...more,
})

/** Every number of players, every first landscape, and alone every level and strategy. */
const TABLES: readonly Options[] = [
  ...[1, 2, 3, 4].map((players) => table(players)),
  ...['random', 'choice'].map((start) => table(2, { start })),
  ...[1, 3, 4].map((level) => table(1, { level })),
  ...['shipwright', 'master-builder', 'idol-seeker', 'merchant'].map((strategy) => table(1, { strategy })),
]

const play = (options: Options, seed: string, who: (seat: number) => Chooser, watch?: Watch<State>): State =>
  playOut(game, options, seed, who, watch)

const ask = (s: State, seat: number, list: AnswerList) => game.policy(s, seat, list, new Rng('ties'))
const kindOf = (s: State, seat: number): QuestionKind => QUESTIONS[game.question(s, seat)].kind
const pointsOf = (s: State, seat: number): number =>
  game.score(s, 'referee')[seat].lines.reduce((sum, { points }) => sum + points, 0)

describe('the plain opponent in whole games', () => {
  it.each(TABLES)('answers legally and changes nothing: %o', (options) => {
    const wrong: string[] = []
    const checked: Chooser = (s, seat, legal, rng) => {
      const cells = s.c.slice()
      const answers = legal.toArray()
      const given = game.policy(s, seat, legal, rng)
      if (!answers.includes(given)) wrong.push(`${kindOf(s, seat)}: ${game.print(s, given)} is not legal`)
      if (!cells.every((cell, i) => s.c[i] === cell)) wrong.push(`${kindOf(s, seat)}: the state has changed`)
      if (!answers.every((other, i) => legal.at(i) === other)) wrong.push(`${kindOf(s, seat)}: the list has changed`)
      return answers.includes(given) ? given : answers[0]
    }
    play(options, 'whole', () => checked)
    expect(wrong).toEqual([])
  })

  it('answers legally wherever random answers have led it', () => {
    const rng = new Rng('astray')
    const asked = new Set<QuestionKind>()
    const wrong: string[] = []
    const astray: Chooser = (s, seat, legal, own) => {
      const given = game.policy(s, seat, legal, own)
      asked.add(kindOf(s, seat))
      if (!legal.has(given)) wrong.push(`${kindOf(s, seat)}: ${game.print(s, given)} is not legal`)
      return rng.below(5) === 0 || !legal.has(given) ? random(s, seat, legal, rng) : given
    }
    for (let n = 0; n < 8; n++) play(table(1 + (n % 4)), `astray ${n}`, () => astray)
    expect(wrong).toEqual([])
    for (const kind of ['fee', 'pay', 'discount', 'put-piece', 'exchange', 'choose-card'] as const)
      expect(asked).toContain(kind)
  })

  it('plays the same game again with the same generator', () => {
    for (const players of [1, 3]) {
      const once = play(table(players, { start: 'choice' }), 'again', plain)
      expect(game.hash(play(table(players, { start: 'choice' }), 'again', plain))).toBe(game.hash(once))
    }
  })

  it('answers the same whatever it cannot see', () => {
    const rng = new Rng('hidden')
    const seen: string[] = []
    const asked = new Set<QuestionKind>()
    for (const [n, players] of [1, 2, 3, 4].entries()) {
      play(table(players), `blind ${n}`, plain, (s, seat, list) => {
        asked.add(kindOf(s, seat))
        const given = ask(s, seat, list)
        if (ask(game.resample(s, seat, rng), seat, list) !== given)
          seen.push(`${kindOf(s, seat)}: ${game.print(s, given)}`)
      })
    }
    expect(seen).toEqual([])
    for (const kind of ['income', 'turn', 'area', 'choose-ship', 'pay', 'choose-card', 'clean-up'] as const)
      expect(asked).toContain(kind)
  })

  it.each([2, 3, 4])('wins against random play with %i players', (players) => {
    let [won, margin] = [0, 0]
    const games = 4
    for (let n = 0; n < games; n++) {
      const me = n % players
      const s = play(table(players), `duel ${n}`, (seat) => (seat === me ? game.policy : random))
      if (game.score(s, 'referee')[me].rank === 1) won++
      margin += (pointsOf(s, me) - pointsOf(s, (me + 1) % players)) / games
    }
    expect(won).toBe(games)
    expect(margin).toBeGreaterThan(20)
  })

  it('scores decently against itself', () => {
    let total = 0
    const games = 5
    for (let n = 0; n < games; n++) {
      const s = play(table(2), `scores ${n}`, plain)
      total += pointsOf(s, 0) + pointsOf(s, 1)
    }
    expect(total / (2 * games)).toBeGreaterThan(18)
  })
})

describe('the plain opponent’s manners', () => {
  /** How often something was answered in each round, for each seat. */
  function counted(is: (given: Answer) => boolean, players: number, seed: string): number[] {
    const times = Array.from({ length: 5 }, () => 0)
    const noting: Chooser = (s, seat, legal, rng) => {
      const given = game.policy(s, seat, legal, rng)
      if (is(given)) times[onTable.round(s) - 1]++
      return given
    }
    play(table(players), seed, () => noting)
    return times.map((count) => count / players)
  }

  /** Whenever a question is asked and such an answer is legal: what it answers instead. */
  function insteadOf(kind: QuestionKind, ops: readonly Operation[], seed: string): string[] {
    const instead: string[] = []
    play(table(2), seed, plain, (s, seat, list) => {
      const isSuch = (given: Answer): boolean => ops.some((op) => op.is(given))
      if (kindOf(s, seat) !== kind || !list.toArray().some(isSuch)) return
      const given = ask(s, seat, list)
      if (!isSuch(given)) instead.push(game.print(s, given))
    })
    return instead
  }

  it('cashes its milestones as soon as a turn begins', () => {
    expect([0, 1, 2].flatMap((n) => insteadOf('turn', [TAKE_CONTRACT], `milestones ${n}`))).toEqual([])
  })

  it('stocks what it can before scoring', () => {
    const answers = [0, 1, 2].flatMap((n) => insteadOf('before-scoring', [STOCK, STOCK_LAND], `last ${n}`))
    expect(answers).not.toContain('done')
  })

  it('places an island in every round there is a place for one', () => {
    const rounds = [0, 1].flatMap((n) => counted((given) => PLACE_ISLAND.is(given), 2, `islands ${n}`))
    expect(rounds.reduce((sum, count) => sum + count, 0) / rounds.length).toBeGreaterThan(0.8)
  })

  it('hardly ever takes an anchor rather than pay a fee', () => {
    const refused = [0, 1].flatMap((n) => counted((given) => given === REFUSE, 3, `fees ${n}`))
    expect(refused.reduce((sum, count) => sum + count, 0) / 2).toBeLessThan(1)
  })

  it('ends its clean-up without dithering', () => {
    for (const players of [1, 2]) {
      let [windows, longest] = [0, 0]
      let before = -1
      play(table(players), 'windows', plain, (s, seat) => {
        const here = kindOf(s, seat) === 'clean-up' ? onTable.round(s) * 8 + seat : -1
        windows = here >= 0 && here === before ? windows + 1 : 0
        longest = Math.max(longest, windows)
        before = here
      })
      expect(longest).toBeLessThan(20)
    }
  })
})
