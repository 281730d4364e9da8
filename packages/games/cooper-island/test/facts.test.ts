import type { Facts, Score } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { DataPack } from '../src/data/pack.ts'
import { ITEMS, MILESTONES } from '../src/ids.ts'
import { STEPS, tallied } from './steps.ts'

/** What views and answers say of the rules is what happens then. */

const points = (score: Score, what: string): number => score.lines.find((line) => line.what === what)?.points ?? 0

describe('a view', () => {
  it('tells what can be paid, where more than storage can', () => {
    for (const { worth, storage, land } of STEPS.flatMap(({ after }) => after.players)) {
      for (const item of ITEMS) {
        const cubes = land.filter(({ on }) => on === item).reduce((sum, { level }) => sum + level, 0)
        expect(worth[item]).toBe(cubes > 0 ? storage[item] + cubes : undefined)
      }
    }
  })

  it('tells the food that is asked for, and how far milestones and storage are', () => {
    const times = tallied(({ pack, seat, question, before, after }, note) => {
      if (question.kind === 'feeding') {
        note('fed')
        expect(before.players[seat].food).toBe(question.food)
      }
      for (const { counts, milestones, docks, cardSpacesFree, smallCards } of after.players) {
        const reached = MILESTONES.filter((_, i) => counts[i] >= pack.workBoard.milestones[i].min)
        expect(milestones).toEqual(reached)
        expect(counts[0]).toBe(docks.length)
        for (const [card, free] of Object.entries(cardSpacesFree ?? {})) {
          note('stores on cards')
          expect(smallCards).toContain(card)
          expect(free).toBeGreaterThanOrEqual(0)
        }
      }
    })
    for (const what of ['fed', 'stores on cards']) expect(times(what)).toBeGreaterThan(5)
  })

  it('tells what contracts there are: exactly those that can be taken', () => {
    const CONTRACTS = ['ordinary', 'special', 'helm']
    const times = tallied(({ seat, question, answers, before }, note) => {
      if (question.kind !== 'turn' && question.kind !== 'area') return
      const { toMove, contractsLeft } = before.players[seat]
      const offered = answers.flatMap(({ kind, contract }) => (kind === 'contract' ? [contract] : []))
      expect(offered).toEqual(toMove > 0 ? CONTRACTS.filter((_, i) => contractsLeft[i] > 0) : [])
      if (offered.length > 0) note(`${offered.length}`)
    })
    expect(times('3')).toBeGreaterThan(0)
  })

  it('tells the statue spaces that no ruin can come to', () => {
    const times = tallied(({ seat, answers, before }, note) => {
      const { hiddenSpaces } = before.players[seat]
      for (const { kind, statue } of answers) {
        if (kind !== 'ruin') continue
        note(hiddenSpaces.length > 0 ? 'some hidden' : 'none hidden')
        expect(hiddenSpaces).not.toContain(statue)
      }
    })
    for (const what of ['some hidden', 'none hidden']) expect(times(what)).toBeGreaterThan(5)
  })

  it('tells how far one is on royal orders: what is scored for those one holds', () => {
    let held = 0
    const ends = STEPS.filter(({ next }) => next === undefined)
    for (const { after, scores } of ends) {
      for (const { seat, lines } of scores[1]) {
        const own = after.orders.flatMap((order, i) => ('seat' in order && order.seat === seat ? [i] : []))
        const standings = own.map((i) => after.players[seat]?.standings[i] ?? [])
        if (standings.some((standing) => standing.length === 0)) continue
        held += own.length
        const worth = standings.reduce((sum, [, brings = 0]) => sum + brings, 0)
        expect(lines.find(({ what }) => what === 'orders')?.points).toBe(worth)
      }
    }
    expect(held).toBeGreaterThan(3)
  })

  it('tells whom one pays at a work space, Cooper and neutral workers by way of the supply', () => {
    const times = tallied(({ question, answer, before, next }, note) => {
      if (question.kind !== 'turn' || answer.kind !== 'work') return
      const to = before.fees[answer.area]?.[answer.worker === 'special' ? 'square' : 'round']
      expect(answer.fee).toBe(to === undefined ? 0 : 1)
      if (next?.kind !== 'fee') return
      note(to === 'supply' ? 'supply' : 'somebody')
      if (to === 'supply') expect(before.players[Number(next.owner)]).toBeUndefined()
      else expect(next.owner).toBe(to)
    })
    for (const what of ['supply', 'somebody']) expect(times(what)).toBeGreaterThan(5)
  })

  it("tells where Cooper's ship is", () => {
    const spots = ['harbour', 'L1', 'L2', 'L3', 'L4', 'bay', 'R4', 'R3', 'R2', 'R1']
    for (const { automa } of STEPS.map(({ after }) => after)) {
      if (automa) expect(automa.at).toEqual({ peninsula: 0, spot: spots[automa.steps % spots.length] })
    }
  })
})

describe('the harbour master', () => {
  it('takes off what the view says, from the merchant he stands on', () => {
    const times = tallied(({ answers, before: { harbourMaster, masterOff } }, note) => {
      expect(masterOff > 0).toBe(harbourMaster.stands)
      for (const { kind, merchant, off = 0 } of answers) {
        if (kind !== 'load' || merchant !== harbourMaster.merchant || masterOff === 0) continue
        expect(off).toBeGreaterThanOrEqual(masterOff)
        note('off')
      }
    })
    expect(times('off')).toBeGreaterThan(3)
  })
})

describe('an answer', () => {
  it('tells what is free, left and waiting then', () => {
    const times = tallied(({ seat, answer, after }, note) => {
      const { storageFree, cartographer, statueSpaces } = after.players[seat]
      if ('free' in answer) expect(storageFree, JSON.stringify(answer)).toBe(answer.free)
      if ('left' in answer) expect(cartographer).toBe(answer.left)
      if ('waiting' in answer) expect(statueSpaces.length).toBe(answer.waiting)
      for (const name of ['free', 'left', 'waiting']) if (name in answer) note(name)
    })
    for (const what of ['free', 'left', 'waiting']) expect(times(what)).toBeGreaterThan(20)
  })

  it('tells whether a fee is to be paid', () => {
    const times = tallied(({ answer, next }, note) => {
      if (answer.kind !== 'work') return
      note(`${answer.fee}`)
      expect(next?.kind === 'fee').toBe(answer.fee === 1)
    })
    for (const what of ['0', '1']) expect(times(what)).toBeGreaterThan(20)
  })

  it('tells what it costs less, what it brings and how high a piece comes to stand', () => {
    let height = 0
    const times = tallied(({ pack, due, answer, answers, question, events, next }, note) => {
      if (question.kind === 'put-piece') {
        for (const { kind, level } of answers) if (kind === 'put') expect(level).toBeGreaterThanOrEqual(height)
        if (answer.kind === 'put' && height > 0) note('height')
        if (answer.kind === 'put' && next?.kind === 'choose-ship' && events[0]?.piece === 'statue') {
          note(answer.more === 0 ? 'no settlement' : 'settlement')
          expect(next.points).toBe(pack.playerBoard.statue.helm + Number(answer.more))
        }
      }
      if (answer.kind === 'erect' || answer.kind === 'statue') height = Number(answer.level)
      if (!['build', 'erect', 'statue', 'load'].includes(answer.kind)) return
      // What is due now, with the coins that went at once, is the printed cost but for what is off; some of that is chosen yet.
      const coins = events.find(({ kind }) => kind === 'paid')?.count ?? 0
      const chosen = next?.kind === 'discount' ? Math.min(due, Number(next.amount)) : 0
      note('off' in answer ? 'off' : 'whole')
      expect(due - chosen + Number(coins) + Number(answer.off ?? 0)).toBe(printed(pack, answer))
    })
    for (const what of ['off', 'whole', 'height', 'no settlement', 'settlement'])
      expect(times(what), what).toBeGreaterThan(3)
  })

  it('tells what the workers eat, the coins to pay and the points of an order', () => {
    const times = tallied(({ seat, answer, before, after, events, scores }, note) => {
      const [had, has] = [before.players[seat], after.players[seat]]
      if (answer.kind === 'contract' && answer.contract !== 'helm') expect(has.food - had.food).toBe(answer.food)
      if ('coins' in answer) expect(had.storage.coin - has.storage.coin).toBe(answer.coins)
      if (answer.kind === 'order' && 'count' in answer) {
        const [was, is] = scores.map((score) => points(score[seat], 'orders'))
        expect(is - was).toBe(answer.points)
      }
      if (answer.kind === 'feed') {
        const fed = events.find(({ kind }) => kind === 'fed')
        if (Number(answer.anchors) > 0) expect(fed).toMatchObject({ food: answer.has, missing: answer.anchors })
        note(Number(answer.anchors) > 0 ? 'hungry' : 'fed')
      } else note('coins' in answer ? 'coins' : answer.kind)
    })
    for (const what of ['contract', 'coins', 'order', 'hungry', 'fed']) expect(times(what), what).toBeGreaterThan(3)
  })
})

/** The pieces of a printed cost. */
function printed(pack: DataPack, { kind, dock, building, item, merchant }: Facts): number {
  const { docks, buildings, statue } = pack.playerBoard
  const costs: { readonly [kind: string]: object | undefined } = {
    build: docks.find(({ id }) => id === dock)?.cost,
    erect: buildings.find(({ id }) => id === building)?.cost,
    statue: item === 'gold' ? statue.costs.gold : statue.costs.stone,
    load: pack.merchants.find(({ id }) => id === merchant)?.cost,
  }
  return Object.values(costs[kind] ?? {}).reduce((sum: number, count) => sum + count, 0)
}
