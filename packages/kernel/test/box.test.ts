import { describe, expect, it } from 'vitest'
import {
  copyInto,
  copyOver,
  count,
  declareBox,
  emptyState,
  type Fields,
  fingerprint,
  flag,
  fromData,
  group,
  handful,
  holding,
  type IdOf,
  isLike,
  kind,
  list,
  maybe,
  maybeSeat,
  NONE,
  numbered,
  one,
  open,
  per,
  type RulesInPlay,
  restore,
  row,
  type State,
  save,
  seat,
  set,
  showSeat,
  showTable,
  type TaskSpecs,
  tallyBox,
  task,
} from '../src/box/index.ts'

import { laySeat, layTable, object, openShape } from '../src/positions/index.ts'
import { Rng } from '../src/rng.ts'

/** A harbour: ships that carry one good each, a house with places, players with goods, coins and licences. */

const GOODS = ['corn', 'indigo', 'sugar'] as const
const goodKind = (ids: readonly string[]) => kind('good', ids)
const GOOD = kind('good', GOODS)
type Good = IdOf<typeof GOOD>
const [CORN, INDIGO, SUGAR] = GOOD.all
const SHIP = numbered('ship', 2)
const [FIRST_SHIP, SECOND_SHIP] = SHIP.all
const CARD = fromData('card', 40)

const table = {
  round: open(count),
  governor: open(seat),
  marker: maybeSeat,
  supply: open(holding('barrel', per(GOOD, count))),
  ship: row(SHIP, { good: maybe(GOOD), barrels: count }),
  house: open(holding('barrel', list(4, one(GOOD)))),
  discards: set(CARD),
}
const seats = {
  coins: open(count),
  goods: open(holding('barrel', per(GOOD, count))),
  licensed: open(set(GOOD)),
  fields: row(3, { tile: maybe(GOOD), manned: flag }),
  slots: per(2, per(GOOD, count)),
}
const tasks = { turn: task(['seat', seat], ['lifted', flag], ['given', set(GOOD)]), wait: task(['good', maybe(GOOD)]) }

const rules: RulesInPlay = { options: {}, players: 3, ids: { card: ['ace', 'king'] } }
const box = declareBox({ table, seats, tasks, mostTasks: 3 })
const empty = (): State => emptyState(box, rules)

describe('accessors', () => {
  it('read and write by name, for the table, a ship and a seat', () => {
    const s = empty()
    box.table.round.set(s, 4)
    box.table.ship.good.set(s, SECOND_SHIP, SUGAR)
    box.table.ship.barrels.add(s, SECOND_SHIP, 5)
    box.seats.goods.add(s, 2, CORN, 3)
    box.seats.slots.set(s, 1, 1, INDIGO, 7)
    expect(box.table.round(s)).toBe(4)
    expect(box.table.ship.good(s, FIRST_SHIP)).toBe(NONE)
    expect(box.table.ship.good(s, SECOND_SHIP)).toBe(SUGAR)
    expect(box.table.ship.barrels(s, SECOND_SHIP)).toBe(5)
    expect([0, 1, 2].map((it) => box.seats.goods(s, it, CORN))).toEqual([0, 0, 3])
    expect(box.seats.slots(s, 1, 1, INDIGO)).toBe(7)
    expect(box.seats.slots(s, 1, 0, INDIGO)).toBe(0)
  })

  it('keep apart whatever is written: no two places share a cell', () => {
    const s = empty()
    const places = [
      ...SHIP.all.map((ship) => box.table.ship.barrels.set.bind(null, s, ship)),
      ...GOOD.all.map((good) => box.table.supply.set.bind(null, s, good)),
      ...[0, 1, 2].flatMap((it) => GOOD.all.map((good) => box.seats.goods.set.bind(null, s, it, good))),
      ...[0, 1, 2].map((it) => box.seats.coins.set.bind(null, s, it)),
    ]
    for (const [i, write] of places.entries()) write(i + 1)
    expect(s.c.filter((cell) => cell !== 0)).toHaveLength(places.length)
  })

  it('know what a set has', () => {
    const s = empty()
    box.table.discards.add(s, CARD.all[0])
    box.table.discards.add(s, CARD.all[33])
    expect(box.table.discards(s, CARD.all[33])).toBe(true)
    expect(box.table.discards.all(s)).toEqual([0, 33])
    box.table.discards.remove(s, CARD.all[0])
    expect(box.table.discards(s, CARD.all[0])).toBe(false)
    expect(box.table.discards.size(s)).toBe(1)
    box.table.discards.clear(s)
    expect(box.table.discards.isEmpty(s)).toBe(true)
  })

  it('keep a list without gaps', () => {
    const s = empty()
    for (const good of [CORN, SUGAR, INDIGO]) box.table.house.push(s, good)
    expect(box.table.house.removeAt(s, 1)).toBe(SUGAR)
    box.table.house.insertAt(s, 0, INDIGO)
    expect(box.table.house.all(s)).toEqual([INDIGO, CORN, INDIGO])
    expect(box.table.house.indexOf(s, CORN)).toBe(1)
    expect(box.table.house.pop(s)).toBe(INDIGO)
    expect(box.table.house.size(s)).toBe(2)
    box.table.house.push(s, CORN)
    box.table.house.push(s, CORN)
    expect(() => box.table.house.push(s, CORN)).toThrow('full')
    box.table.house.clear(s)
    expect(s.c.every((cell) => cell === 0)).toBe(true)
  })

  it('do not take a thing of another kind', () => {
    const s = empty()
    // @ts-expect-error a good is no ship
    box.table.ship.good(s, CORN)
    // @ts-expect-error the seat comes first
    box.seats.goods(s, CORN, 0)
    // @ts-expect-error there may be none
    const good: Good = box.table.ship.good(s, FIRST_SHIP)
    expect(good).toBe(NONE)
  })
})

describe('tasks', () => {
  it('remember what they were pushed with, the newest on top', () => {
    const s = empty()
    box.tasks.turn.push(s, 2, false, 0)
    box.tasks.wait.push(s, SUGAR)
    expect(box.tasks.wait.isNext(s)).toBe(true)
    expect(box.tasks.wait.good(s)).toBe(SUGAR)
    box.tasks.pop(s)
    expect(box.tasks.turn.seat(s)).toBe(2)
    box.tasks.turn.lifted.set(s, true)
    box.tasks.turn.given.add(s, INDIGO)
    expect([box.tasks.turn.lifted(s), box.tasks.turn.given.all(s)]).toEqual([true, [INDIGO]])
    box.tasks.pop(s)
    expect(s.c.every((cell) => cell === 0)).toBe(true)
  })

  it('tell what the one that has waited longest remembers, whatever lies above it', () => {
    const s = empty()
    box.tasks.turn.push(s, 2, true, 0)
    box.tasks.turn.push(s, 1, false, 0)
    expect([box.tasks.turn.seat.atBottom(s), box.tasks.turn.lifted.atBottom(s)]).toEqual([2, true])
  })

  it('are not more than there is room for', () => {
    const s = empty()
    for (let i = 0; i < 3; i++) box.tasks.wait.push(s, NONE)
    expect(() => box.tasks.wait.push(s, NONE)).toThrow('full')
  })
})

/** The same situation in a box that was declared differently. */
function situation(fields: Fields, tasks: TaskSpecs, goods = GOOD as ReturnType<typeof goodKind>): string {
  const other = declareBox({ table: fields, seats: { coins: count, goods: per(goods, count) }, tasks, mostTasks: 4 })
  const s = emptyState(other, rules)
  const cells = other.table as never as { round: typeof box.table.round; ship: typeof box.table.ship }
  cells.round.set(s, 3)
  cells.ship.good.set(s, FIRST_SHIP, goods.of('sugar') as Good)
  other.seats.goods.set(s, 1, goods.of('indigo'), 2)
  const { turn } = other.tasks as never as { turn: { push(s: State, good: number): void } }
  turn.push(s, goods.of('sugar'))
  return fingerprint(other, s)
}

describe('a fingerprint', () => {
  const ship = (goods: ReturnType<typeof goodKind>) => row(SHIP, { good: maybe(goods), barrels: count })
  const plain = situation({ round: count, ship: ship(GOOD as never) }, { turn: task(['good', maybe(GOOD)]) })

  it('does not ask where a cell lies', () => {
    const moved = situation({ ship: ship(GOOD as never), round: count }, { turn: task(['good', maybe(GOOD)]) })
    expect(moved).toBe(plain)
  })

  it('is the same with a field more and a task more that are empty', () => {
    const fields = { early: per(9, count), round: count, ship: ship(GOOD as never) }
    expect(situation(fields, { before: task(), turn: task(['good', maybe(GOOD)]) })).toBe(plain)
  })

  it('follows the names of things, not their numbers', () => {
    const more = goodKind(['cocoa', 'corn', 'indigo', 'sugar'])
    expect(situation({ round: count, ship: ship(more) }, { turn: task(['good', maybe(more)]) }, more)).toBe(plain)
  })

  it('is another for another place, thing, number, bit or task', () => {
    const changes: ((s: State) => void)[] = [
      () => {},
      (s) => box.table.round.set(s, 1),
      (s) => box.table.round.set(s, 2),
      (s) => box.table.governor.set(s, 1),
      (s) => box.table.ship.good.set(s, FIRST_SHIP, CORN),
      (s) => box.table.ship.good.set(s, SECOND_SHIP, CORN),
      (s) => box.table.ship.good.set(s, FIRST_SHIP, SUGAR),
      (s) => box.seats.goods.set(s, 0, CORN, 1),
      (s) => box.seats.goods.set(s, 1, CORN, 1),
      (s) => box.table.discards.add(s, CARD.all[0]),
      (s) => box.table.discards.add(s, CARD.all[16]),
      (s) => box.table.house.push(s, CORN),
      (s) => box.tasks.wait.push(s, NONE),
      (s) => box.tasks.wait.push(s, CORN),
      (s) => box.tasks.turn.push(s, 0, false, 0),
      (s) => box.tasks.turn.push(s, 0, true, 0),
      (s) => box.chance.seed(s, 'a'),
    ]
    const prints = changes.map((change) => {
      const s = empty()
      change(s)
      return fingerprint(box, s)
    })
    expect(new Set(prints).size).toBe(changes.length)
  })
})

/** Some of everything. */
function busy(): State {
  const s = empty()
  box.chance.seed(s, 'busy')
  box.table.round.set(s, 2)
  box.table.governor.set(s, 1)
  box.table.house.push(s, SUGAR)
  box.table.supply.set(s, CORN, 9)
  box.seats.coins.set(s, 2, 5)
  box.seats.goods.set(s, 0, SUGAR, 4)
  box.seats.licensed.add(s, 1, INDIGO)
  box.seats.fields.manned.set(s, 1, 2, true)
  box.tasks.turn.push(s, 1, true, 0)
  return s
}

describe('a state that is kept to compare with', () => {
  it('is like another until something lies elsewhere, and its room is taken again', () => {
    const s = busy()
    const kept = copyOver(null, s)
    expect(isLike(kept, s)).toBe(true)
    box.seats.coins.add(kept, 1, 1)
    expect(isLike(kept, s)).toBe(false)
    expect(copyOver(kept, s)).toBe(kept)
    expect(isLike(kept, s)).toBe(true)
    expect(isLike(emptyState(box, { ...rules, players: 2 }), s)).toBe(false)
    expect(isLike(copyOver(emptyState(box, { ...rules, players: 2 }), s), s)).toBe(true)
  })
})

describe('a save', () => {
  it('brings everything back', () => {
    const s = busy()
    const back = restore(box, rules, JSON.parse(JSON.stringify(save(box, s))))
    expect(back.c).toEqual(s.c)
  })

  it('refuses a field that the box does not have', () => {
    expect(() => restore(box, rules, { options: {}, cells: { dragons: [1] } })).toThrow('no "dragons"')
  })
})

describe('what everybody may know', () => {
  it('is shown by ids under the names of the fields', () => {
    const s = busy()
    expect(showTable(box, s)).toEqual({
      round: 2,
      governor: 1,
      supply: { corn: 9, indigo: 0, sugar: 0 },
      house: ['sugar'],
    })
    expect(showSeat(box, s, 1)).toEqual({ coins: 0, goods: { corn: 0, indigo: 0, sugar: 0 }, licensed: ['indigo'] })
  })

  it('can be laid out again', () => {
    const [s, other] = [busy(), empty()]
    layTable(box, other, showTable(box, s))
    for (const it of [0, 1, 2]) laySeat(box, other, it, showSeat(box, s, it))
    expect(showTable(box, other)).toEqual(showTable(box, s))
    expect([0, 1, 2].map((it) => showSeat(box, other, it))).toEqual([0, 1, 2].map((it) => showSeat(box, s, it)))
  })
})

describe('the shape of a position', () => {
  const shape = object({}, openShape({ ...table, captain: open(maybe(GOOD)) }, { supply: 9 }))
  const isFine = (given: object): boolean => !('issues' in shape['~standard'].validate(given))

  it('has limits of its own for counts', () => {
    expect([isFine({ round: 999 }), isFine({ supply: { corn: 9 } })]).toEqual([true, true])
    expect([isFine({ round: 1000 }), isFine({ supply: { corn: 10 } })]).toEqual([false, false])
  })

  it('has none only where there may be none', () => {
    expect([isFine({ captain: null }), isFine({ house: ['corn'] })]).toEqual([true, true])
    expect([isFine({ house: [null] }), isFine({ governor: null })]).toEqual([false, false])
  })
})

describe('a group', () => {
  const island = { guard: count, harbour: open(group({ depth: count, boats: per(SHIP, group({ crew: count })) })) }
  const sea = declareBox({ table: island, seats: {}, tasks: {}, mostTasks: 1 })

  it('gives fields that belong together one name, in views, positions and saves', () => {
    const s = emptyState(sea, rules)
    sea.table.guard.set(s, 7)
    sea.table.harbour.depth.set(s, 3)
    sea.table.harbour.boats.crew.set(s, SECOND_SHIP, 5)
    const shown = { harbour: { depth: 3, boats: { '1': { crew: 0 }, '2': { crew: 5 } } } }
    expect(showTable(sea, s)).toEqual(shown)
    const other = emptyState(sea, rules)
    layTable(sea, other, shown)
    expect(sea.table.harbour.boats.crew(other, SECOND_SHIP)).toBe(5)
    expect(sea.table.guard(other)).toBe(0)
    expect(save(sea, s).cells).toEqual({ guard: [7], 'harbour.depth': [3], 'harbour.boats.crew': [0, 5] })
  })
})

describe('a handful', () => {
  const tasksOf = (ids: readonly string[]) => ({ gain: task(['goods', handful(goodKind(ids))]), rest: task() })
  const gains = declareBox({ table: {}, seats: {}, tasks: tasksOf(GOODS), mostTasks: 2 })

  it('has up to three of each thing, and waits in one task', () => {
    const s = emptyState(gains, rules)
    gains.tasks.gain.push(s, 0)
    gains.tasks.gain.goods.add(s, CORN, 3)
    gains.tasks.gain.goods.add(s, SUGAR, 1)
    expect(GOOD.all.map((good) => gains.tasks.gain.goods(s, good))).toEqual([3, 0, 1])
    gains.tasks.gain.goods.add(s, CORN, -3)
    expect(gains.tasks.gain.goods.isEmpty(s)).toBe(false)
    gains.tasks.gain.goods.add(s, SUGAR, -1)
    expect(gains.tasks.gain.goods.isEmpty(s)).toBe(true)
    expect(() => gains.tasks.gain.goods.add(s, CORN, 4)).toThrow('three')
  })

  it('is told by the names of its things', () => {
    const printOf = (ids: readonly string[]): string => {
      const it = declareBox({ table: {}, seats: {}, tasks: tasksOf(ids), mostTasks: 2 })
      const s = emptyState(it, rules)
      it.tasks.gain.push(s, 0)
      it.tasks.gain.goods.add(s, ids.indexOf('sugar') as typeof SUGAR, 2)
      return fingerprint(it, s)
    }
    expect(printOf(['sugar', 'corn'])).toBe(printOf(GOODS))
    expect(printOf(['rum', 'sugar'])).toBe(printOf(GOODS))
  })

  it('waits under other tasks, and that can be told', () => {
    const s = emptyState(gains, rules)
    gains.tasks.gain.push(s, 0)
    gains.tasks.rest.push(s)
    const { gain, rest } = gains.tasks
    expect([0, 1, 2].map((place) => gains.tasks.waiting(s, place))).toEqual([gain.kind, rest.kind, -1])
  })
})

describe('the ledger', () => {
  it('counts pieces wherever the box says that they lie', () => {
    const counted: Record<string, number> = {}
    tallyBox(box, busy(), (piece, found) => {
      counted[piece] = (counted[piece] ?? 0) + found
    })
    expect(counted).toEqual({ 'barrel corn': 9, 'barrel indigo': 0, 'barrel sugar': 5 })
  })
})

describe('chance', () => {
  it('draws each kind as often as there are pieces of it, and none when all are gone', () => {
    const s = empty()
    box.chance.seed(s, 'draw')
    box.table.supply.set(s, CORN, 2)
    box.table.supply.set(s, SUGAR, 1)
    const drawn = [0, 1, 2, 3].map(() => box.chance.drawOne(s, GOOD.all, box.table.supply))
    expect(drawn.slice(0, 3).sort()).toEqual([CORN, CORN, SUGAR])
    expect(drawn[3]).toBe(NONE)
  })

  it('can be the same for every state, also for an old one that is used again', () => {
    const [s, other] = [busy(), empty()]
    box.chance.seed(s, 'its own')
    copyInto(s, other)
    expect(fingerprint(box, other)).toBe(fingerprint(box, s))
    for (const it of [s, other]) box.chance.fix(it)
    expect(box.chance.below(other, 1000)).toBe(box.chance.below(s, 1000))
    box.chance.seed(s, 'another')
    box.chance.below(other, 1000)
    for (const it of [s, other]) box.chance.fix(it)
    expect(box.chance.below(other, 1000)).toBe(box.chance.below(s, 1000))
  })

  it('mixes part of a list by chance from outside', () => {
    const s = empty()
    for (const good of [CORN, CORN, SUGAR, INDIGO]) box.table.house.push(s, good)
    box.table.house.mix(s, new Rng('x'), 2, 2)
    expect(box.table.house.all(s).slice(0, 2)).toEqual([CORN, CORN])
    expect(box.table.house.all(s).slice(2).sort()).toEqual([INDIGO, SUGAR])
  })
})
