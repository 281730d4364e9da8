import { AnswerList, optionMatrix, Rng, Story } from '@quayside/kernel'
import { type Chooser, expectPlainAnswer, playOut, random, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { mombasa as game } from '../src/index.ts'
import type { SetupId } from '../src/options.ts'
import { QUESTIONS } from '../src/questions.ts'
import type { State } from '../src/state.ts'
import { type Setting, slots, tableAt } from './table.ts'

const play = (options: object, seed: string, who: (seat: number) => Chooser<State>, watch?: Watch<State>): State =>
  playOut(game, { players: 3, setup: 'first', ...options }, seed, who, watch)

const plain = () => game.policy
const ask = (s: State, seat: number, list: AnswerList) => game.policy(s, seat, list, new Rng('ties'))

describe('the plain opponent in whole games', () => {
  it.each(optionMatrix(game.schema, game.refuse))('answers legally and changes nothing: %o', (options) => {
    play(options, 'whole', plain, (s, seat, list) => expectPlainAnswer(game, s, seat, list))
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
          asked.add(QUESTIONS[game.question(s, seat)].kind)
          expect(ask(game.resample(s, seat, rng), seat, list)).toBe(ask(s, seat, list))
        })
      }
    }
    for (const kind of ['keep-tile', 'plan', 'turn', 'goods', 'spend-points', 'take-pile'])
      expect(asked).toContain(kind)
  })

  it('does not see what the others plan, whoever plans first', () => {
    const rng = new Rng('plans')
    for (const players of [2, 4]) {
      play({ players }, 'plans', plain, (s, seat, list) => {
        if (QUESTIONS[game.question(s, seat)].kind !== 'plan') return
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

/** What seat 0 answers in a position where it has a choice, until somebody else is asked or the phase is over. */
function answersIn(setting: Setting, players = 2, setup: SetupId = 'first'): string[] {
  const { match } = tableAt(players, setting, setup)
  const list = new AnswerList()
  const rng = new Rng('ties')
  const phase = () => (game.view(match.state as State, 'referee').now as { phase: string }).phase
  const begun = phase()
  const before = match.lines.length
  while (match.status().toMove[0] === 0 && phase() === begun) {
    list.clear()
    game.legal(match.state as State, 0, list)
    match.play(0, game.policy(match.state as State, 0, list, rng))
  }
  return match.lines.slice(before).map(({ text }) => text)
}

const starting = (answers: string[], ...words: string[]) =>
  answers.filter((answer) => words.some((word) => answer.startsWith(word)))

const nothing = { hand: [], resting: [[], [], [], [], []] }
/** Others who have ended their phase and are in nobody's way. */
const gone = { ...nothing, ended: true, slots: slots() }
/** A base with one post left makes its shares dear. */
const dear: (number | { posts: number; lastOpen: boolean })[] = [{ posts: 1, lastOpen: true }, 0, 0]
/** All three markers are out. */
const spaces = { 'first-player': 0, 'buy-card': 0, 'plus-one': 0 } as const

describe('the plain opponent in a position', () => {
  it('sends the bookkeeper before it uses the goods that his books ask for', () => {
    const books = [
      { step: 1, book: 'start-03' },
      { step: 2, book: 'book-A19' },
    ]
    const cards = slots(null, 'bookkeeper-2', 'coffee-2', 'expansion-2')
    const me = { ...nothing, startTile: 'start-03', books, slots: cards }
    const answers = starting(answersIn({ players: [me, gone], spaces }), 'use', 'step')
    expect(answers).toEqual(['use 2', 'step', 'step', 'use 3'])
  })

  it('pays to turn over the one book that bars a long way, but not for a single step at the end', () => {
    const moves = (round: number, ...ids: string[]) => {
      const books = ['start-03', ...ids].map((book, i) => ({ step: i + 1, book }))
      const cards = slots(null, 'bookkeeper-2', 'coffee-2', null)
      const me = { ...nothing, pounds: 3, startTile: 'start-03', slots: cards, books }
      return starting(answersIn({ round, players: [me, gone], spaces }), 'flip', 'step')
    }
    const long = ['book-B14', 'book-A17', 'book-A19', 'book-A15']
    expect(moves(4, ...long)).toEqual(['flip 2', ...Array(5).fill('step')])
    expect(moves(7, 'book-B14')).toEqual(['step'])
  })

  it('takes a majority while its cards lie face up, and the highest tier', () => {
    const me = { ...nothing, slots: slots(null, 'coffee-2', 'coffee-3', null) }
    const answers = answersIn({ players: [me, gone], display: {} })
    expect(starting(answers, 'mark majority', 'tier', 'use')).toEqual(['mark majority-coffee', 'tier 3', 'use 3'])
  })

  it('puts goods of one kind together to buy a card that neither could', () => {
    const me = { ...nothing, slots: slots(null, 'coffee-2', 'coffee-2', null) }
    const answers = answersIn({ round: 2, players: [me, gone], display: { right: ['coffee-4'] }, spaces })
    expect(answers.map((answer) => answer.split(' ')[0])).toEqual(['use', 'add', 'buy'])
  })

  it('buys with each of two cards where both can', () => {
    const me = { ...nothing, slots: slots(null, 'coffee-4', 'coffee-4', null) }
    const display = { right: ['banana-4', 'cotton-4'] }
    const answers = answersIn({ round: 1, players: [me, gone], display, spaces })
    expect(starting(answers, 'buy', 'add')).toHaveLength(2)
    expect(starting(answers, 'add')).toEqual([])
  })

  it('buys no more cards in the last round, but shares', () => {
    const me = { ...nothing, slots: slots(null, 'coffee-4', null, null), tracks: { cairo: 18 }, pounds: 0 }
    const display = { right: ['coffee-4', 'banana-4', 'share-cairo-at-2'] }
    const answers = answersIn({ round: 7, players: [me, gone], display, bases: { cairo: dear }, spaces })
    expect(starting(answers, 'buy')).toEqual(['buy right 3'])
  })

  it('moves on the track whose shares are dear', () => {
    const me = { ...nothing, slots: slots(null, 'banana-2', null, null), tracks: { mombasa: 2, cairo: 1 } }
    const answers = answersIn({ round: 7, players: [me, gone], display: {}, bases: { cairo: dear }, spaces })
    expect(starting(answers, 'advance')).toEqual(['advance cairo', 'advance cairo'])
  })

  it('pays a capital call for a share that is worth more, and stops where it is worth less', () => {
    const answers = (cairo: typeof dear) => {
      const me = { ...nothing, slots: slots(null, 'coffee-1', null, null), tracks: { cairo: 8 }, pounds: 9 }
      const setting = { round: 7, players: [me, gone], display: {}, bases: { mombasa: dear, cairo } }
      return answersIn(setting)
    }
    expect(answers(dear)).toContain('pay')
    expect(answers([5, 5, 5])).not.toContain('pay')
  })

  it('expands the company it owns most of, and not the one the other owns', () => {
    const me = { ...nothing, slots: slots(null, 'expansion-2', null, null), tracks: { 'cape-town': 10, cairo: 2 } }
    const other = { ...gone, tracks: { cairo: 12, 'cape-town': 2 } }
    expect(answersIn({ round: 5, players: [me, other] })).toContain('expand cape-town')
  })

  it('uncovers a coin for shares of its own, and an empty space where only the other has some', () => {
    const column = (mine: number, others: number) => {
      const me = { ...nothing, slots: slots(null, 'expansion-1-at-1', null, null), tracks: { mombasa: mine } }
      const bases = { mombasa: [5, 5, 3], 'cape-town': [0, 0, 0], 'saint-louis': [0, 0, 0], cairo: [0, 0, 0] }
      const players = [me, { ...gone, tracks: { mombasa: others } }]
      return starting(answersIn({ round: 7, players, bases, spaces }), 'enter')[0]?.slice(-1)
    }
    // Next in the columns of this base: no coin, one coin, no coin.
    expect(column(10, 0)).toBe('2')
    expect(['1', '3']).toContain(column(0, 4))
  })

  it('takes books for points while there is time for them, pounds at the end', () => {
    const coins = [Array(6).fill(0), Array(6).fill(0)]
    const points = (round: number, hand: string[]) => {
      const me = { ...nothing, hand, slots: slots(null, 'expansion-3', null, null) }
      const answers = answersIn({ round, players: [me, gone], books: { coins } })
      return starting(answers, 'book', 'pounds')[0]?.split(' ')[0]
    }
    expect(points(1, ['bookkeeper-2', 'coffee-2', 'banana-2', 'cotton-2'])).toBe('book')
    expect(points(7, [])).toBe('pounds')
  })

  it('gives away for pounds what it will not use again', () => {
    const me = { ...nothing, hand: ['banana-1', 'banana-3', 'expansion-2-cairo'], slots: slots(), tracks: { cairo: 5 } }
    const answers = answersIn({ round: 7, players: [me, gone], bases: { cairo: dear } })
    expect(starting(answers, 'mark discard', 'discard')).toEqual(['mark discard-card', 'discard banana-3'])
  })

  it('lays no tile aside for a round that does not come', () => {
    const me = { ...nothing, pounds: 9, slots: slots() }
    const tiles = ['plus-one', 'bookkeeper-tile', 'merchant-tile', 'expansion-tile'].map((tile) => `mark ${tile}`)
    expect(starting(answersIn({ round: 7, players: [me, gone] }), ...tiles)).toEqual([])
  })

  it('takes the pile with the strong cards', () => {
    const resting = [[], ['banana-1', 'cotton-1'], ['coffee-4', 'coffee-3'], ['cotton-2'], []]
    const me = { pounds: 0, hand: ['banana-2'], slots: slots(), resting }
    expect(answersIn({ round: 3, players: [me, gone], spaces })).toEqual(['pile 3'])
  })

  it('plans as many cards as it has slots for, the strong ones and those that go together', () => {
    const hand = ['banana-1', 'cotton-1', 'coffee-3', 'coffee-4', 'coffee-1']
    const setting: Setting = { round: 7, players: [{ hand, resting: nothing.resting }], now: { phase: 'planning' } }
    const laid = starting(answersIn(setting), 'lay').map((answer) => answer.split(' ')[1])
    expect(laid.sort()).toEqual(['coffee-1', 'coffee-3', 'coffee-4'])
  })

  it('moves on the dear ones of the other tracks from the bonus space of D2', () => {
    const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D2' } as const
    const me = { ...nothing, pounds: 1, slots: slots(), tracks: { cairo: 6, 'saint-louis': 2 } }
    const setting: Setting = { round: 7, tracks, players: [me, gone], bases: { mombasa: dear, 'saint-louis': dear } }
    const answers = starting(answersIn(setting, 2, 'later'), 'mark track', 'track')
    expect(answers[0]).toBe('mark track-d-1')
    expect(answers.slice(1).sort()).toEqual(['track mombasa', 'track saint-louis'])
  })

  it('takes the diamonds of C2, and a card only if it is worth its pounds', () => {
    const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C2', cairo: 'D1' } as const
    const bought = (round: number) => {
      const me = { ...nothing, pounds: 4, diamond: 5, slots: slots(), tracks: { 'saint-louis': 4 } }
      const setting: Setting = { round, tracks, players: [me, gone], display: { right: ['coffee-3'] } }
      const free = { ...setting, spaces: { 'buy-card': 0 } as const }
      return starting(answersIn(free, 2, 'later'), 'mark track', 'take', 'buy')
    }
    expect(bought(2)).toEqual(['mark track-c-1', 'take diamond', 'buy right 1'])
    expect(bought(7)).toEqual(['mark track-c-1', 'take diamond'])
  })

  it('puts the "+1" tile where it reaches a higher tier', () => {
    const me = { ...nothing, slots: slots(null, 'banana-2', 'coffee-1', null) }
    const setting: Setting = { players: [me, gone], tiles: { 'plus-one': { seat: 0 } }, display: {} }
    expect(answersIn(setting)[0]).toBe('attach 2')
  })
})
