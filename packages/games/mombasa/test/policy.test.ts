import { type Answer, AnswerList, optionMatrix, Rng, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { mombasa as game } from '../src/index.ts'
import { QUESTIONS } from '../src/questions.ts'
import type { State } from '../src/state.ts'
import { type Setting, slots, tableAt } from './table.ts'

type Chooser = (s: State, seat: number, legal: AnswerList, rng: Rng) => Answer
type Watch = (s: State, seat: number, list: AnswerList) => void
const random: Chooser = (_s, _seat, legal, rng) => legal.at(rng.below(legal.count))

/** Plays a game to its end; `watch` sees every decision before it is made. */
function play(options: object, seed: string, who: (seat: number) => Chooser, watch?: Watch): State {
  const story = new Story(false)
  const s = game.setup({ players: 3, setup: 'first', ...options }, seed, story)
  const list = new AnswerList()
  const rng = new Rng(`players of ${seed}`)
  for (let mask = game.toMove(s); mask !== 0; mask = game.toMove(s)) {
    const seat = 31 - Math.clz32(mask)
    list.clear()
    game.legal(s, seat, list)
    watch?.(s, seat, list)
    game.apply(s, seat, who(seat)(s, seat, list, rng), story)
  }
  return s
}

const plain = () => game.policy
const ask = (s: State, seat: number, list: AnswerList) => game.policy(s, seat, list, new Rng('ties'))

describe('the plain opponent in whole games', () => {
  it.each(optionMatrix(game.schema, game.refuse))('answers legally and changes nothing: %o', (options) => {
    play(options, 'whole', plain, (s, seat, list) => {
      const before = game.hash(s)
      const answers = list.toArray()
      expect(answers).toContain(ask(s, seat, list))
      expect(list.toArray()).toEqual(answers)
      expect(game.hash(s)).toBe(before)
    })
  })

  it('plays the same game again with the same generator', () => {
    for (const players of [2, 3, 4]) {
      const once = play({ players, setup: 'later' }, 'again', plain)
      expect(game.hash(play({ players, setup: 'later' }, 'again', plain))).toBe(game.hash(once))
    }
  })

  it('answers the same whatever it cannot see', () => {
    const rng = new Rng('hidden')
    const asked = new Set<string>()
    for (const [n, players] of [2, 3, 4, 3].entries()) {
      for (const setup of ['first', 'later']) {
        play({ players, setup }, `blind ${n}`, plain, (s, seat, list) => {
          asked.add(QUESTIONS[game.question(s)].kind)
          expect(ask(game.resample(s, seat, rng), seat, list)).toBe(ask(s, seat, list))
        })
      }
    }
    for (const kind of ['keep-tile', 'plan', 'turn', 'goods', 'spend-points', 'take-pile']) expect(asked).toContain(kind)
  })

  it('does not see what the others plan, whoever plans first', () => {
    const rng = new Rng('plans')
    for (const players of [2, 4]) {
      play({ players }, 'plans', plain, (s, seat, list) => {
        if (QUESTIONS[game.question(s)].kind !== 'plan') return
        const mine = ask(s, seat, list)
        const others = new AnswerList()
        const further = game.clone(s)
        for (let other = 0; other < players; other++) {
          if (other === seat || (game.toMove(further) & (1 << other)) === 0) continue
          others.clear()
          game.legal(further, other, others)
          game.apply(further, other, random(further, other, others, rng), new Story(false))
        }
        if (game.toMove(further) & (1 << seat)) expect(ask(further, seat, list)).toBe(mine)
      })
    }
  })

  it.each([2, 3, 4])('wins against random play with %i players', (players) => {
    let won = 0
    for (let n = 0; n < 40; n++) {
      const me = n % players
      const setup = n % 2 ? 'later' : 'first'
      const s = play({ players, setup }, `duel ${n}`, (seat) => (seat === me ? game.policy : random))
      if (game.score(s, 'referee')[me].rank === 1) won++
    }
    expect(won).toBe(40)
  })

  it('scores like people do, or better, in every category', () => {
    const sums = new Map<string, number>()
    let total = 0
    for (let n = 0; n < 20; n++) {
      const s = play({ setup: n % 2 ? 'later' : 'first' }, `scores ${n}`, plain)
      for (const { lines } of game.score(s, 'referee')) {
        for (const { what, points } of lines) {
          sums.set(what, (sums.get(what) ?? 0) + points)
          total += points
        }
      }
    }
    expect(total / 60).toBeGreaterThan(120)
    for (const what of ['pounds', 'diamonds', 'books']) expect((sums.get(what) ?? 0) / 60).toBeGreaterThan(5)
  })
})

/** What seat 0 answers in a position until somebody else is asked, or the round is over. */
function answersIn(setting: Setting, players = 2): string[] {
  const { match } = tableAt(players, setting)
  const list = new AnswerList()
  const rng = new Rng('ties')
  const { phase } = match.game.view(match.state, 'referee').now as { phase: string }
  const goesOn = () => {
    const { now } = match.game.view(match.state, 'referee') as { now: { phase: string } }
    return match.status().toMove[0] === 0 && now.phase === phase
  }
  const before = match.lines.length
  while (goesOn()) {
    list.clear()
    game.legal(match.state as State, 0, list)
    match.play(0, game.policy(match.state as State, 0, list, rng))
  }
  return match.lines.slice(before).map(({ text }) => text)
}

/** The other player has ended the phase and is in nobody's way. */
const gone = { ended: true, slots: slots(), hand: [], resting: [[], [], [], [], []] }
const bare = { hand: [], resting: [[], [], [], [], []] }
/** A base that is as good as empty makes its shares dear. */
const dear = [{ posts: 1, lastOpen: true }, 0, 0]

describe('the plain opponent in a position', () => {
  it('sends the bookkeeper before it uses the goods his books ask for', () => {
    const books = [
      { step: 1, book: 'start-03' },
      { step: 2, book: 'book-A19' },
    ]
    const me = { ...bare, startTile: 'start-03', books, slots: slots(null, 'bookkeeper-2', 'coffee-2', 'expansion-2') }
    const answers = answersIn({ players: [me, gone] })
    expect(answers.indexOf('use 2')).toBeGreaterThanOrEqual(0)
    expect(answers.indexOf('use 2')).toBeLessThan(answers.indexOf('use 3'))
    expect(answers.filter((answer) => answer === 'step')).toHaveLength(2)
  })

  it('takes a majority while its cards lie face up, and the highest tier', () => {
    const me = { ...bare, slots: slots(null, 'coffee-2', 'coffee-3', null) }
    const answers = answersIn({ players: [me, gone] })
    expect(answers.indexOf('mark majority-coffee')).toBeLessThan(answers.indexOf('use 3'))
    expect(answers).toContain('tier 3')
  })

  it('puts goods of one kind together to buy a card that neither could', () => {
    const me = { ...bare, slots: slots(null, 'coffee-2', 'coffee-2', null) }
    const display = { left: [null], middle: [null], right: ['coffee-4'] }
    const spaces = { 'majority-coffee': 1, 'buy-card': 1 } as const
    const answers = answersIn({ round: 2, players: [me, gone], display, spaces })
    expect(answers.slice(answers.indexOf('use 2'))).toEqual(['use 2', 'add 3', 'buy right 1', 'end'])
  })

  it('buys no more cards in the last round, but shares', () => {
    const me = { ...bare, slots: slots(null, 'coffee-4', null, null) }
    const right = ['coffee-4', 'banana-4', 'share-cairo-at-2']
    const bases = { cairo: dear }
    const answers = answersIn({ round: 7, players: [me, gone], display: { right }, bases, spaces: { 'buy-card': 1 } })
    expect(answers.filter((answer) => answer.startsWith('buy'))).toEqual(['buy right 3'])
  })

  it('moves on the track whose shares are dear', () => {
    const me = { ...bare, slots: slots(null, 'banana-2', null, null), tracks: { mombasa: 2, cairo: 1 } }
    const spaces = { 'majority-banana': 1 } as const
    const answers = answersIn({ round: 7, players: [me, gone], display: {}, bases: { cairo: dear }, spaces })
    expect(answers.filter((answer) => answer.startsWith('advance'))).toEqual(['advance cairo', 'advance cairo'])
  })

  it('expands the company it owns most of, and not the one the other owns', () => {
    const me = { ...bare, slots: slots(null, 'expansion-2', null, null), tracks: { 'cape-town': 10, cairo: 2 } }
    const other = { ...gone, tracks: { cairo: 12, 'cape-town': 2 } }
    expect(answersIn({ round: 5, players: [me, other] })).toContain('expand cape-town')
  })

  it('uncovers a coin for its own company, and none for the one it only passes through', () => {
    const columns = [5, 4, 3]
    const bases = { mombasa: columns, 'cape-town': [0, 0, 0], 'saint-louis': [0, 0, 0], cairo: [0, 0, 0] }
    const column = (tracks: object, others: object) => {
      const me = { ...bare, slots: slots(null, 'expansion-1-at-1', null, null), tracks }
      const setting = { round: 7, players: [me, { ...gone, tracks: others }], bases, spaces: { 'majority-expansion': 1 } }
      return answersIn(setting as Setting).find((answer) => answer.startsWith('enter'))?.slice(-1)
    }
    // Next in the columns: no coin, no coin, no coin but one space behind.
    expect(column({ mombasa: 12 }, {})).not.toBeUndefined()
    expect(column({}, { mombasa: 3 })).toBeDefined()
  })
})
