import { type Answer, AnswerList, type Facts, NOBODY, Rng, type Seat, Story, seatsIn } from '@quayside/kernel'
import { astray, eventsIn } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import type { State } from '../src/box.ts'
import type { SetupId } from '../src/options.ts'
import { onPieces as mombasa } from './pieces.ts'
import type { Seen } from './table.ts'

/**
 * What views and answers say beforehand is what happens: every answer of games that go on sensibly, with some answers of chance, is given on
 * a copy and looked at.
 */

interface Moment {
  readonly s: State
  readonly seat: Seat
  readonly question: Facts
  readonly view: Seen
  readonly answers: readonly Answer[]
}

interface After extends Moment {
  readonly told: readonly Facts[]
}

const seen = (s: State, seat: Seat): Seen => mombasa.view(s, seat) as unknown as Seen
const factsOf = ({ s, seat }: Moment, answer: Answer): Facts => mombasa.answerFacts(s, seat, answer)
const kindsIn = (moment: Moment): string[] => moment.answers.map((answer) => factsOf(moment, answer).kind)
const NOTHING: Facts = { kind: '' }

function momentAt(s: State, seat: Seat): Moment {
  const list = new AnswerList()
  const asked = seatsIn(mombasa.toMove(s)).includes(seat)
  if (asked) mombasa.legal(s, seat, list)
  return {
    s,
    seat,
    question: asked ? mombasa.questionFacts(s, seat) : NOTHING,
    view: seen(s, seat),
    answers: list.toArray(),
  }
}

/** The same table once an answer was given, with everything that was told on the way. */
function after({ s, seat }: Moment, answer: Answer): After {
  const copy = mombasa.clone(s)
  const story = new Story()
  mombasa.apply(copy, seat, answer, story)
  return { ...momentAt(copy, seat), told: eventsIn(mombasa, story) }
}

const TABLES: readonly { players: number; setup: SetupId }[] = [2, 3, 4].flatMap((players) =>
  (['first', 'later'] as const).map((setup) => ({ players, setup })),
)

/** Every moment of a game at each table in which one of these is asked. */
function eachMoment(seed: string, look: (moment: Moment) => void, ...asked: readonly string[]): void {
  for (const options of TABLES) {
    const s = mombasa.setup(options, seed, new Story(false))
    const rng = new Rng(seed)
    const list = new AnswerList()
    while (mombasa.toMove(s) !== NOBODY) {
      const [seat] = seatsIn(mombasa.toMove(s))
      const moment = momentAt(s, seat)
      if (asked.length === 0 || asked.includes(moment.question.kind)) look(moment)
      list.clear()
      mombasa.legal(s, seat, list)
      mombasa.apply(s, seat, astray(mombasa, 3)(s, seat, list, rng), new Story(false))
    }
  }
}

/** The same for every answer of these kinds, with what comes of it. */
function eachAnswer(
  seed: string,
  kinds: readonly string[],
  look: (facts: Facts, moment: Moment, then: After) => void,
): void {
  const met = new Set<string>()
  eachMoment(seed, (moment) => {
    for (const answer of moment.answers) {
      const facts = factsOf(moment, answer)
      if (!kinds.includes(facts.kind)) continue
      met.add(facts.kind)
      look(facts, moment, after(moment, answer))
    }
  })
  expect([...met].sort()).toEqual([...kinds].sort())
}

const me = ({ view, seat }: Moment): Seen['players'][number] => view.players[seat]
const first = ({ told }: After, kind: string): Facts | undefined => told.find((facts) => facts.kind === kind)
/** Pounds told of that an answer cannot tell beforehand: they depend on what books there are to take. */
const ofBooks = ({ told, seat }: After): number =>
  told
    .filter((facts) => facts.kind === 'pounds-gained' && facts.seat === seat)
    .filter(({ source }) => source === 'bookkeeping' || source === 'book-end')
    .reduce((sum, { pounds }) => sum + Number(pounds), 0)

describe('what an answer says that is left or gained is what is there then', () => {
  it('when goods are used and cards are bought', () => {
    eachAnswer('units', ['use', 'add', 'buy'], (facts, moment, then) => {
      const units = then.view.units ?? 0
      if (facts.kind === 'buy') expect(facts.currency === 'units' ? units : me(then).pounds).toBe(facts.left)
      else if (facts.units !== undefined) expect(units).toBe(facts.units)
      if (facts.total !== undefined) expect(Object.values(me(moment).totals ?? {})).toContain(facts.total)
    })
  })

  it('when a merchant is used or a card discarded', () => {
    eachAnswer('merchants', ['use', 'use-tile', 'discard'], (facts, moment, then) => {
      if (facts.diamond === undefined && facts.kind !== 'discard') return
      expect(me(then).pounds).toBe(facts.purse ?? me(moment).pounds)
      expect(me(then).diamond).toBe(facts.diamondAt ?? me(moment).diamond)
      const worth = mombasa.score(then.s, moment.seat)[moment.seat].lines.find(({ what }) => what === 'diamonds')
      if (facts.diamondAt !== undefined) expect(worth?.points).toBe(facts.diamondWorth ?? 0)
      const opened = me(then).openSlots.filter((slot) => !me(moment).openSlots.includes(slot))
      expect(opened).toEqual(facts.opensSlot === undefined ? [] : [facts.opensSlot])
    })
  })

  it('when a step is made for a unit', () => {
    eachAnswer('steps', ['advance'], (facts, moment, then) => {
      const company = String(facts.company)
      expect(me(then).tracks[company]).toBe(facts.space)
      expect(me(then).pounds).toBe(me(moment).pounds - Number(facts.pounds) + Number(facts.special ?? 0))
      expect(me(then).shares[company] > me(moment).shares[company]).toBe(facts.shares !== undefined)
    })
  })

  it('when something is paid: a capital call, a bonus space, a book, posts on the map', () => {
    eachAnswer('paid', ['pay', 'mark', 'book', 'enter'], (facts, moment, then) => {
      switch (facts.kind) {
        case 'pay':
          expect(first(then, 'call-paid')?.pounds).toBe(facts.pounds)
          expect(facts.left).toBe(me(moment).pounds - Number(facts.pounds))
          expect(first(then, 'advanced')?.space).toBe(facts.space)
          return
        case 'mark':
          expect(first(then, 'pounds-paid')?.pounds ?? 0).toBe(facts.pounds)
          expect(facts.left ?? me(moment).pounds).toBe(me(moment).pounds - Number(facts.pounds))
          return
        case 'book': {
          const left = Number(moment.question.points) - Number(facts.price)
          const cashed = then.told.find(({ kind, source }) => kind === 'pounds-gained' && source === 'bookkeeping')
          if (left > 0) expect(then.question.kind === 'spend-points' ? then.question.points : cashed?.pounds).toBe(left)
          return
        }
        default:
          expect(then.view.points || (first(then, 'points-lost')?.points ?? 0)).toBe(facts.left)
          expect(then.view.shareValues[String(moment.question.company)]).toBe(facts.share)
      }
    })
  })

  it('when posts go back to a base or leave the game', () => {
    eachAnswer('shares', ['return', 'remove'], (facts, moment, then) => {
      const company = String(facts.company ?? moment.question.company)
      expect(then.view.shareValues[company]).toBe(facts.share)
    })
  })

  it('when a company is chosen to expand, and when steps are given up', () => {
    eachAnswer('expand', ['expand', 'stop'], (facts, moment, then) => {
      if (facts.kind === 'stop') return expect(first(then, 'steps-lost')?.steps).toBe(facts.steps)
      expect(first(then, 'expansion-began')?.points).toBe(facts.points)
      const posts = moment.view.bases[facts.company].reduce((sum, column) => sum + column.posts, 0)
      expect(facts.posts).toBe(posts)
      expect(Object.keys(then.view.entry ?? {})).toHaveLength(Number(facts.regions))
    })
  })

  it('when a card is planned', () => {
    eachAnswer('planned', ['lay'], (facts, _moment, then) => {
      const { totals = {}, tiers = {}, reach } = me(then)
      const kind = String(facts.card).split('-')[0]
      if (facts.reach !== undefined) expect(reach).toBe(facts.reach)
      if (facts.total !== undefined) expect(Object.values(totals)).toContain(facts.total)
      if (facts.total !== undefined && kind in totals) expect(totals[kind]).toBe(facts.total)
      if (kind in totals) expect(facts.tier !== undefined).toBe(kind in tiers)
    })
  })

  it('when the inkwell goes on or a book is turned over', () => {
    eachAnswer('steps of ink', ['step', 'flip'], (facts, moment, then) => {
      if (facts.kind === 'flip') return expect(me(then).pounds).toBe(me(moment).pounds - Number(facts.pounds))
      expect(me(moment).reach).toBe(facts.reach)
      const opened = me(then).openSlots.filter((slot) => !me(moment).openSlots.includes(slot))
      expect(opened).toEqual(facts.opensSlot === undefined ? [] : [facts.opensSlot])
      const points = ({ s, seat }: Moment) =>
        mombasa.score(s, seat)[seat].lines.find(({ what }) => what === 'books')?.points
      if (then.question.kind !== 'inkwell') return
      expect(points(then)).toBe(facts.worth ?? points(moment))
    })
  })

  it('when a reward is taken whole', () => {
    eachAnswer('parts 49', ['tier', 'option'], (facts, moment, then) => {
      // Where something has to be decided before all of it is taken, what comes then is not foretold.
      if (then.question.kind === 'reward-parts' || then.question.kind === 'spend-points') return
      expect(me(then).pounds - ofBooks(then)).toBe(facts.purse ?? me(moment).pounds)
      expect(me(then).diamond).toBe(facts.diamondAt ?? me(moment).diamond)
      const company = facts.company === undefined ? undefined : String(facts.company)
      if (company) expect(me(then).tracks[company]).toBe(facts.space ?? me(moment).tracks[company])
      const asked = then.question.kind === 'capital-call' ? then.question.pounds : undefined
      // Who cannot pay a call is not asked.
      const met = facts.call !== undefined && me(then).pounds >= Number(facts.call)
      expect(asked).toBe(met ? facts.call : undefined)
    })
  })

  it('when a part of a reward, a region’s reward or steps on another track are taken', () => {
    eachAnswer('parts 49', ['take', 'reward', 'track'], (facts, _moment, then) => {
      if (facts.diamondAt !== undefined) {
        const past = facts.overflow !== undefined && first(then, 'diamond-moved') === undefined
        if (!past) expect(first(then, 'diamond-moved')?.space).toBe(facts.diamondAt)
      }
      if (facts.overflow !== undefined) {
        const over = then.told.find(({ kind, source }) => kind === 'pounds-gained' && source === 'diamond-end')
        expect(over?.pounds).toBe(facts.overflow)
      }
      if (facts.space !== undefined) expect(first(then, 'advanced')).toMatchObject({ space: facts.space })
      if (facts.kind === 'track' && facts.space === undefined) expect(first(then, 'advanced')).toBeUndefined()
    })
  })
})

describe('what a view says', () => {
  it('of prices is what cards cost who buys', () => {
    eachAnswer('prices', ['buy'], ({ display, row, price }, { view }) => {
      expect((view.reduced ?? view.prices)[display][Number(row) - 1]).toBe(price)
    })
  })

  it('of discounts is what is taken off with a good', () => {
    eachMoment(
      'discounts',
      (moment) => {
        const { view, question } = moment
        const { discounts = {} } = me(moment)
        const mixed = new Set(view.inUse?.map((slot) => me(moment).slots?.[slot - 1]?.split('-')[0]))
        const off = (mixed.size > 1 ? undefined : discounts[question.good]) ?? discounts.anyGoods ?? 0
        for (const [column, prices] of Object.entries(view.prices)) {
          const reduced = prices.map((price) => (price === null ? null : Math.max(0, price - off)))
          expect(view.reduced?.[column] ?? prices).toEqual(reduced)
        }
      },
      'goods',
    )
  })

  it('of the regions a company can enter is where it may go, and what that costs', () => {
    eachMoment(
      'entry',
      (moment) => {
        const costs = moment.answers.map((answer) => factsOf(moment, answer)).filter(({ kind }) => kind === 'enter')
        expect(moment.view.entry).toEqual(Object.fromEntries(costs.map(({ region, points }) => [region, points])))
      },
      'enter-region',
    )
  })

  it('of the cards in use is what is turned over when they have been used', () => {
    eachAnswer('in use', ['done'], (_facts, moment, then) => {
      if (moment.question.kind !== 'goods') return
      const turned = me(then).used?.filter((slot) => !me(moment).used?.includes(slot))
      expect(turned).toEqual(moment.view.inUse)
      expect(then.view.inUse).toBeUndefined()
    })
  })

  /** As far as the inkwell goes from a moment if it goes on as long as it can. */
  function stepsOn(moment: Moment): Moment {
    const step = moment.answers.find((answer) => factsOf(moment, answer).kind === 'step')
    return step === undefined ? moment : stepsOn(after(moment, step))
  }

  it('of the inkwell’s reach is how far it goes, and of what the books lack why no further', () => {
    eachMoment(
      'reach',
      (moment) => {
        const { reach, ink, lacks = [], books } = me(moment)
        expect(me(stepsOn(moment)).ink).toBe(reach)
        const next = books.find(({ step }) => step === ink + 1)
        expect(kindsIn(moment).includes('step')).toBe(next !== undefined && lacks.every(({ step }) => step !== ink + 1))
      },
      'inkwell',
    )
    eachAnswer('reach at rest', ['use', 'use-tile'], (facts, moment, then) => {
      if (!/^bookkeeper/.test(String(facts.card ?? facts.tile))) return
      expect(me(stepsOn(then)).ink).toBe(me(moment).reach)
    })
  })

  it('of the book whose reward comes is what comes when the inkwell stops', () => {
    eachMoment(
      'stopping',
      (moment) => {
        const { ink, books } = me(moment)
        const on = books.find(({ step }) => step === ink)
        const moved = Number(moment.question.steps) > 0
        expect(moment.question.book).toBe(moved && on && !on.turned ? on.book : undefined)
        const stop = moment.answers.map((answer) => factsOf(moment, answer)).find(({ kind }) => kind === 'stop')
        expect(stop?.book).toBe(moment.question.book)
      },
      'inkwell',
    )
  })

  it('of totals and tiers is what majorities go by', () => {
    eachMoment(
      'majorities',
      (moment) => {
        for (const [counted, count] of Object.entries(me(moment).tiers ?? {})) {
          const answer = mombasa.parse(moment.s, `mark majority-${counted}`)
          if (!moment.answers.includes(answer)) continue
          const then = after(moment, answer)
          expect(then.question).toMatchObject({ kind: 'majority-tier', total: me(moment).totals?.[counted] })
          expect(kindsIn(then).filter((kind) => kind === 'tier')).toHaveLength(count)
        }
        for (const answer of moment.answers) {
          const [, counted] = /^majority-(.+)$/.exec(String(factsOf(moment, answer).bonus)) ?? []
          if (counted) expect(me(moment).tiers?.[counted]).toBeGreaterThan(0)
        }
      },
      'turn',
    )
  })

  it('of others’ plans is nothing: neither totals nor how far their inkwell goes', () => {
    eachMoment(
      'plans',
      ({ s, seat }) => {
        seen(s, seat).players.forEach((player, other) => {
          expect(Object.hasOwn(player, 'totals')).toBe(other === seat)
          expect(Object.hasOwn(player, 'reach')).toBe(other === seat)
          if (other !== seat) expect([player.tiers, player.lacks]).toEqual([undefined, undefined])
        })
      },
      'plan',
    )
  })
})
