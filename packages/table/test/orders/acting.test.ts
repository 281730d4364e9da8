import { describe, expect, it } from 'vitest'
import { infoFor, MAX_ORDERS } from '../../src/index.ts'
import { ANN, asked, BEA, CAI, everything, good, playing, refused, sent, undo } from '../support.ts'
import {
  answer,
  DAYS,
  isAsked,
  LATEST,
  letOrdersAct,
  lines,
  order,
  overDays,
  playUntil,
  restored,
  SOONEST,
  set,
  taking,
} from './support.ts'

/** Ann is the settler and takes a quarry; then Bea is asked which tile she takes. */
function beaIsAsked(orders: (table: ReturnType<typeof overDays>) => void) {
  const table = overDays()
  orders(table)
  answer(table, 0, 1000, 'role settler')
  answer(table, 0, 2000, 'take quarry')
  expect(asked(table)).toEqual([1])
  return table
}

const takes = (table: ReturnType<typeof overDays>, seat: number): string[] =>
  table.sight(seat).ask?.answers.flatMap(({ facts }) => (facts.kind === 'take' ? [String(facts.tile)] : [])) ?? []

describe('an order', () => {
  it('acts after a short while, and is used up', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take', wishes: taking('corn', 'coffee') })))
    const due = table.orders.due()!
    expect(due).toBeGreaterThanOrEqual(2000 + SOONEST)
    expect(due).toBeLessThanOrEqual(2000 + LATEST)
    expect(table.orders.carryOut(due - 1)).toBeNull()
    const wanted = takes(table, 1).includes('corn') ? 'corn' : 'coffee'
    const done = table.orders.carryOut(due)
    expect(done).toMatchObject({ seat: 1, what: 'acted' })
    expect(lines(table).at(-1)).toBe(`1 take ${wanted}`)
    expect(table.orders.of(1)).toMatchObject({ orders: [], acts: null, notes: [{ what: 'acted', seq: 2, lines: 1 }] })
    expect(table.orders.due()).toBeNull()
  })

  it('asks where no wish is possible, and stands', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take', wishes: taking('quarry') })))
    expect(letOrdersAct(table, 60_000)).toEqual(['1 asked'])
    expect(asked(table)).toEqual([1])
    expect(table.orders.of(1).orders).toHaveLength(1)
    expect([table.orders.due(), table.orders.isPending(1)]).toEqual([null, false])
  })

  it('is not used by an owner who answers first', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take', wishes: taking('corn', 'coffee') })))
    answer(table, 1, 3000, `take ${takes(table, 1)[0]}`)
    expect(letOrdersAct(table, 90_000)).toEqual([])
    expect(table.orders.of(1).orders).toMatchObject([{ used: 0 }])
  })

  it('acts in the order of the list: the first that is about the question decides', () => {
    const table = beaIsAsked((it) => {
      set(it, 1, order({ question: 'settler-take', about: { privilege: 1 }, wishes: taking('quarry') }))
      set(it, 1, order({ question: 'settler-take', wishes: taking('tobacco'), assume: [] }))
      set(it, 1, order({ question: 'settler-take', wishes: ['as-proposed'] }))
    })
    const possible = takes(table, 1).includes('tobacco')
    expect(letOrdersAct(table, 60_000)[0]).toBe(possible ? '1 acted' : '1 asked')
  })

  it('does nothing while it is switched off', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' }, { off: true })))
    expect(table.orders.due()).toBeNull()
  })

  it('acts again and again where the game calls it a habit', () => {
    const table = overDays()
    const id = set(table, 1, order({ question: 'mayor-place' }, { uses: 'always' }))
    playUntil(table, () => isAsked(table, 1, 'mayor-place'))
    expect(letOrdersAct(table, 90_000)).toEqual(['1 acted'])
    expect(table.orders.of(1).orders).toMatchObject([{ id, used: 1 }])
  })

  it('ends with its step, its round', () => {
    const table = overDays()
    set(table, 1, order({ question: 'settler-take' }, { until: 'step' }))
    set(table, 2, order({ question: 'settler-take' }, { until: 'round' }))
    answer(table, 0, 1000, 'role settler')
    answer(table, 0, 2000, 'take quarry')
    expect(table.orders.of(1).orders).toEqual([])
    expect(letOrdersAct(table, 60_000)).toEqual(['1 asked'])
    answer(table, 1, 61_000, `take ${takes(table, 1)[0]}`)
    expect(letOrdersAct(table, 120_000)).toEqual(['2 acted'])
  })
})

describe('an order whose assumption is broken', () => {
  const poor = { path: 'players.@.coins', is: '<=', value: 0 } as const

  it('does nothing, says so, and leaves the question to its owner, whatever else is ordered', () => {
    const table = beaIsAsked((it) => {
      set(it, 1, order({ question: 'settler-take', assume: [poor] }))
      set(it, 1, order({ question: 'settler-take' }))
    })
    expect(letOrdersAct(table, 90_000)).toEqual(['1 lapsed'])
    expect(asked(table)).toEqual([1])
    expect(table.orders.of(1)).toMatchObject({ orders: [{}], notes: [{ what: 'lapsed', broken: poor }] })
  })

  it('takes all that was to follow with it', () => {
    const table = overDays()
    const step = { question: 'settler-take', wishes: ['as-proposed'], assume: [] } as const
    set(table, 1, { steps: [step, { ...step, question: 'mayor-place' }], until: 'round', uses: 1 })
    answer(table, 0, 1000, 'role settler')
    answer(table, 0, 2000, 'take quarry')
    expect(letOrdersAct(table, 60_000)).toEqual(['1 acted'])
    expect(table.orders.of(1).orders).toMatchObject([{ at: 1, used: 0 }])
    answer(table, 2, 61_000, `take ${takes(table, 2)[0]}`)
    // Bea is asked for a role, which is not what comes next in her line.
    expect(letOrdersAct(table, 120_000)).toEqual(['1 lapsed'])
    expect(table.orders.of(1)).toMatchObject({
      orders: [],
      notes: [{ what: 'acted' }, { what: 'lapsed', broken: null }],
    })
  })
})

describe('undo', () => {
  const wanting = (table: ReturnType<typeof overDays>) => set(table, 1, order({ question: 'settler-take' }))

  it('before an order acts takes its question away, and the act with it', () => {
    const table = beaIsAsked(wanting)
    good(undo(table, 0))
    expect(table.orders.due()).toBeNull()
    expect(table.orders.of(1).orders).toMatchObject([{ used: 0 }])
    answer(table, 0, 50_000, 'take quarry')
    expect(table.orders.due()).toBeGreaterThanOrEqual(50_000 + SOONEST)
  })

  it('by its owner after it acted leaves it spent, and the question to the owner', () => {
    const table = beaIsAsked((it) => {
      wanting(it)
      set(it, 1, order({ question: 'settler-take' }))
    })
    expect(letOrdersAct(table, 60_000)).toEqual(['1 acted'])
    const before = table.orders.of(1).orders
    good(table.undo(1, table.sight(1).seq, 61_000))
    expect(asked(table)).toEqual([1])
    expect(letOrdersAct(table, 120_000)).toEqual([])
    expect(table.orders.of(1).orders).toEqual(before)
  })

  it('of workers that an order placed leaves them to the owner', () => {
    const table = overDays()
    set(table, 1, order({ question: 'mayor-place' }, { uses: 'always' }))
    playUntil(table, () => isAsked(table, 1, 'mayor-place'))
    expect(letOrdersAct(table, 60_000)).toEqual(['1 acted'])
    good(table.undo(1, table.sight(1).seq, 61_000))
    expect(asked(table)).toEqual([1])
    expect([table.orders.due(), table.orders.of(1).orders.length]).toEqual([null, 1])
  })
})

describe('an order is kept from acting', () => {
  it('while a bot stands in, and acts afterwards', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' })))
    good(table.handOver(1, 'steady', 3000))
    expect(table.orders.due()).toBeNull()
    good(table.takeBack(1, 50_000))
    expect(table.orders.due()).toBeGreaterThanOrEqual(50_000 + SOONEST)
    expect(letOrdersAct(table, 90_000)).toEqual(['1 acted'])
  })

  it('while the game is paused', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' })))
    good(table.pause(3000))
    expect(table.orders.due()).toBeNull()
    good(table.resume(50_000))
    expect(table.orders.due()).toBeGreaterThanOrEqual(50_000 + SOONEST)
  })

  it('while a table of days is played live', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' })))
    table.goLive({ kind: 'live', bank: 600, increment: 5 }, 3000)
    expect(table.orders.due()).toBeNull()
    table.goDays(50_000)
    expect(letOrdersAct(table, 90_000)).toEqual(['1 acted'])
  })

  it('and kept from whoever plays on in the seat of one who has vanished', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' })))
    table.vacate(1)
    expect(table.orders.carryOut(99_000)).toBeNull()
    expect(table.orders.of(1).orders).toHaveLength(1)
    good(table.replace(1, 'person-dora', 'Dora', 100_000))
    expect(table.orders.of(1)).toEqual({ orders: [], ahead: null, acts: null, notes: [] })
    expect([table.orders.due(), table.save().orders]).toEqual([null, undefined])
  })

  it('for good once somebody else has the seat, or the game has ended', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take' })))
    const other = restored(table)
    table.chairs = table.chairs.map((chair) => (chair === table.chairs[1] ? { ...BEA, person: 'person-dora' } : chair))
    expect([table.orders.carryOut(99_000), table.orders.due(), table.save().orders]).toEqual([null, null, undefined])
    good(other.stop(4000))
    expect([other.orders.due(), other.save().orders]).toEqual([null, undefined])
  })
})

describe('setting and dropping', () => {
  it('changes nothing that anybody sees, nor does it show in what the table is told to be', () => {
    const table = overDays()
    const { saved: _saved, ...seen } = everything(table)
    const info = infoFor(table, 'person-ann', 5000)
    const id = set(table, 0, order({ question: 'settler-take' }))
    good(table.orders.drop(0, set(table, 0, order({ question: 'mayor-place' })), 0))
    const { saved, ...after } = everything(table)
    expect([after, infoFor(table, 'person-ann', 5000)]).toEqual([seen, info])
    expect(saved.orders).toMatchObject([{ person: 'person-ann', orders: [{ id }] }])
    good(table.orders.drop(0, id, 0))
    expect(table.orders.drop(0, id, 0)).toMatchObject(refused('no-such-order'))
  })

  it('replaces an order in its place, with how often it was used', () => {
    const table = overDays()
    const [first] = [
      set(table, 0, order({ question: 'settler-take' })),
      set(table, 0, order({ question: 'mayor-place' })),
    ]
    good(table.orders.set(0, order({ question: 'settler-take' }, { uses: 3 }), 'anew', 0, first))
    expect(table.orders.of(0).orders.map(({ id }) => id)[0]).toBe('anew')
    expect(table.orders.set(0, order({ question: 'settler-take' }), 'more', 0, first)).toMatchObject(
      refused('no-such-order'),
    )
  })

  it.each([
    ['no-such-question', order({ question: 'plan' })],
    ['no-habit', order({ question: 'settler-take' }, { uses: 'always' })],
    ['no-such-value', order({ question: 'settler-take', assume: [{ path: 'players.@.gold', is: '=', value: 1 }] })],
    ['no-such-value', order({ question: 'settler-take', assume: [{ path: 'round', is: '<=', value: 'two' }] })],
  ])('is refused: %s', (code, body) => {
    expect(overDays().orders.set(0, body, 'id', 0)).toMatchObject(refused(code))
  })

  it('is refused beyond what can be kept with every answer', () => {
    const table = overDays()
    const many = order({
      question: 'settler-take',
      wishes: Array.from({ length: 10 }, () => ({ take: { tile: 'x'.repeat(50) } })),
    })
    let set = 0
    while (set < MAX_ORDERS && table.orders.set(0, many, `id-${set}`, 0).ok) set++
    expect(table.orders.set(0, many, 'more', 0)).toMatchObject(refused('too-many-orders'))
    expect(JSON.stringify(table.save().orders).length).toBeLessThan(20_000)
  })

  it('is for tables over days', () => {
    const live = playing([ANN, BEA, CAI], { ...DAYS, clock: { kind: 'live', bank: 60, increment: 5 } })
    expect(live.orders.set(0, order({ question: 'settler-take' }), 'id', 0)).toMatchObject(refused('orders-live'))
  })
})

describe('a table that was saved and restored', () => {
  it('acts at the same time in the same way', () => {
    const table = beaIsAsked((it) => set(it, 1, order({ question: 'settler-take', wishes: taking('corn', 'coffee') })))
    const again = restored(table)
    expect(again.orders.due()).toBe(table.orders.due())
    for (const each of [table, again]) letOrdersAct(each, 60_000)
    expect(sent(again.save())).toEqual(sent(table.save()))
    expect(lines(again)).toEqual(lines(table))
  })

  it('of before there were orders has none', () => {
    const { orders, ...old } = overDays().save()
    expect(orders).toBeUndefined()
    expect(old).not.toHaveProperty('orders')
  })
})

describe('answering ahead', () => {
  /** Bea places workers, and Cai will be asked to place some, too. */
  function beaPlaces() {
    const table = overDays()
    playUntil(table, () => isAsked(table, 1, 'mayor-place') && good(table.orders.ahead(2)) !== null)
    return table
  }

  it('shows what one will be asked, and gives the answer when it is', () => {
    const table = beaPlaces()
    const seen = good(table.orders.ahead(2))!
    expect(seen.ask?.question.kind).toBe('mayor-place')
    const answers: string[] = []
    for (let at: typeof seen | null = seen; at?.ask; at = good(table.orders.ahead(2, answers)))
      answers.push(at.ask.answers[0].text)
    good(table.orders.answerAhead(2, answers, 'ahead-1', 10))
    expect(table.orders.of(2).ahead).toMatchObject({ answers })
    while (asked(table)[0] !== 2) {
      const [seat] = asked(table)
      answer(table, seat, 20, table.sight(seat).ask!.answers[0].text)
    }
    expect(letOrdersAct(table, 90_000)).toEqual(['2 acted'])
    expect(lines(table).slice(-answers.length)).toEqual(answers.map((text) => `2 ${text}`))
    expect(table.orders.of(2).ahead).toBeNull()
  })

  it('can be changed and taken back until then', () => {
    const table = beaPlaces()
    const { text } = good(table.orders.ahead(2))!.ask!.answers[0]
    good(table.orders.answerAhead(2, [text], 'ahead-1', 10))
    good(table.orders.answerAhead(2, [], 'ahead-2', 20))
    expect(table.orders.of(2).ahead).toBeNull()
    expect(table.orders.answerAhead(2, ['fly'], 'ahead-3', 30)).toMatchObject({ ok: false })
  })

  it('is refused where what others answer matters', () => {
    const table = overDays()
    expect(table.orders.ahead(1)).toEqual({ ok: true, value: null })
    expect(table.orders.answerAhead(1, ['role mayor'], 'ahead-1', 0)).toMatchObject(refused('nothing-ahead'))
  })
})
