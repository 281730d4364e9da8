import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Flight } from '../src/boards/board.ts'
import { framesOf, type Way } from '../src/motion/frames.ts'
import { heardIn } from '../src/motion/heard.ts'
import { MOTIONS, type MotionKind } from '../src/motion/motions.ts'
import { coursesOf, flyersOf, type Look } from '../src/motion/plan.ts'
import { Running } from '../src/motion/running.ts'

const KINDS = Object.keys(MOTIONS) as MotionKind[]
const WAY: Way = [
  { x: 100, y: 400 },
  { x: 600, y: 100 },
]
const BACK: Way = [WAY[1], WAY[0]]
const ALONE = { nth: 0, of: 1 }
const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`
const transforms = (frames: readonly Keyframe[]) => frames.flatMap(({ transform }) => (transform as string) ?? [])
const turns = (frames: readonly Keyframe[]) =>
  transforms(frames).map((transform) => Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)![1]))
const heights = (frames: readonly Keyframe[]) =>
  transforms(frames).map((transform) => -Number(/translateY\((-?[\d.]+)px\)/.exec(transform)![1]))

describe('the table of motions', () => {
  it('takes the time that the house gives each of them', () => {
    const { roll, sail, walk, lay, stack, raise, step } = MOTIONS
    expect([roll.length, roll.stagger, sail.length, walk.length]).toEqual([520, 60, 900, 380])
    expect([stack.length, step.length]).toEqual([240, 220])
    // The drop of a tile, and the rise of a post; both are carried besides.
    expect(lay.lift).toBe(6)
    expect(lay.length).toBe(240 + 260)
    expect(raise.length).toBe(300 + 300 + 160)
  })
})

describe.each(KINDS)('%s', (kind) => {
  const frames = framesOf(kind, WAY, ALONE)
  const parts = [frames.ground, frames.body, frames.below]

  it('moves by nothing that makes the browser lay out or paint anew', () => {
    const properties = new Set(parts.flat().flatMap((frame) => Object.keys(frame)))
    for (const timing of ['offset', 'easing']) properties.delete(timing)
    expect([...properties].filter((property) => property !== 'transform' && property !== 'opacity')).toEqual([])
  })

  it('has its frames in order, from the beginning to the end', () => {
    for (const part of parts) {
      const offsets = part.map(({ offset }) => offset!)
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    }
  })

  it('goes from where the piece was to where it is, and fades there', () => {
    expect(transforms(frames.ground)[0]).toBe(at(WAY[0]))
    if (kind === 'sail') expect(transforms(frames.ground).at(-1)).not.toBe(at(WAY[1]))
    else expect(transforms(frames.ground).at(-1)).toBe(at(WAY[1]))
    expect(frames.ground.findLast(({ opacity }) => opacity !== undefined)?.opacity).toBe(0)
    expect(frames.landing).toBeLessThanOrEqual(frames.length)
  })
})

describe.each(KINDS.filter((kind) => kind !== 'sail'))('%s', (kind) => {
  it('comes to lie straight and as large as it is', () => {
    const { body } = framesOf(kind, WAY, ALONE)
    const last = transforms(body).at(-1)!
    expect(turns(body).at(-1)! % 360).toBeCloseTo(0)
    expect(last).toMatch(/^translateY\(-?0px\)/)
    expect(last).toMatch(/scale\(1, 1\)$/)
  })
})

describe('a barrel', () => {
  it('turns as far as it rolls, the way it rolls', () => {
    const most = (way: Way) => Math.max(...turns(framesOf('roll', way, ALONE).body).map(Math.abs))
    expect(most([WAY[0], { x: 190, y: 400 }])).toBeLessThan(most([WAY[0], { x: 300, y: 400 }]))
    expect(turns(framesOf('roll', WAY, ALONE).body).at(-1)).toBeGreaterThan(0)
    expect(turns(framesOf('roll', BACK, ALONE).body).at(-1)).toBeLessThan(0)
  })

  it('never slips: it turns while it goes, on the same easing', () => {
    const { ground, body } = framesOf('roll', WAY, ALONE)
    expect(ground[0].easing).toBe(body[0].easing)
    expect(ground[1].offset).toBe(body[1].offset)
  })
})

describe('coins', () => {
  const coins = [0, 1, 2].map((nth) => framesOf('stack', WAY, { nth, of: 3 }))

  it('lie one upon the other', () => {
    const lie = coins.map(({ body }) => heights(body).at(-1)!)
    expect(lie[0]).toBeCloseTo(0)
    expect(lie[1]).toBeGreaterThan(lie[0])
    expect(lie[2] - lie[1]).toBe(lie[1] - lie[0])
  })

  it('are gone all at once', () => {
    const gone = coins.map(({ length }, nth) => length + nth * MOTIONS.stack.stagger)
    expect(new Set(gone).size).toBe(1)
  })
})

describe('a post', () => {
  it('rises before it goes anywhere', () => {
    const { ground, body } = framesOf('raise', WAY, ALONE)
    const leaves = ground.findLast(({ transform }) => transform === at(WAY[0]))!.offset!
    const risen = body.find(({ transform }) => (transform as string).startsWith(`translateY(-${MOTIONS.raise.lift}px)`))
    expect(leaves).toBeGreaterThan(0.2)
    expect(risen!.offset!).toBeLessThan(0.5)
  })
})

describe('a ship', () => {
  it('sails no further than to the horizon, where it is small', () => {
    const [quay, offing] = [
      { x: 100, y: 400 },
      { x: 500, y: 300 },
    ]
    const { ground, body } = framesOf('sail', [quay, offing, quay], ALONE)
    const [x, y] = /translate\((.*)px, (.*)px\)/.exec(transforms(ground).at(-1)!)!.slice(1).map(Number)
    expect(y).toBe(offing.y)
    expect(x).toBeGreaterThan(quay.x)
    expect(x).toBeLessThan(offing.x)
    expect(transforms(body).at(-1)).toMatch(/scale\(0\.4, 0\.4\)$/)
  })
})

/* What is planned */

/** A page on which places lie in a row, each as wide as said. */
function page(places: { readonly [place: string]: number }): Look {
  const elements = Object.entries(places).map(([place, width], i) => ({
    place,
    box: { left: 100 * i, top: 0, width, height: 20 },
  }))
  const drawn = new Map(
    elements.map(({ place, box }) => [
      place,
      { getAttribute: (name: string) => (name === 'data-place' ? place : null), box } as unknown as Element & {
        box: DOMRect
      },
    ]),
  )
  return {
    find: (place, spots = []) => [...spots, place].flatMap((name) => drawn.get(name) ?? [])[0] ?? null,
    boxOf: (element) => (element as unknown as { box: DOMRect }).box,
  }
}
const MOVES = { barrel: 'roll', ship: 'sail', boat: 'step', coin: 'stack', tile: 'lay' } as const
const flight = (kind: string, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  piece: { kind },
  from,
  to,
  ...more,
})
const planned = (flights: readonly Flight[], look: Look) => flyersOf(coursesOf(flights, MOVES), look)

describe('what sets out', () => {
  it('makes one course of steps that are told one by one', () => {
    const steps = [flight('boat', 'a', 'b'), flight('coin', 'b', 'c'), flight('boat', 'b', 'c')]
    expect(coursesOf(steps, MOVES).map(({ stops }) => stops)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ])
    const [boat] = planned(steps, page({ a: 10, b: 10, c: 10 }))
    expect(boat.frames.landing).toBe(2 * MOTIONS.step.length)
  })

  it('goes by all places on the way that can be seen', () => {
    const [boat] = planned([flight('boat', 'a', 'd', { by: ['b', 'c'] })], page({ a: 10, b: 10, d: 10 }))
    expect(boat.frames.landing).toBe(2 * MOTIONS.step.length)
  })

  it('is nothing that starts or ends out of sight', () => {
    expect(planned([flight('coin', 'a', 'b'), flight('coin', 'b', 'a')], page({ a: 10 }))).toEqual([])
  })

  it('slides if its kind has no motion of its own', () => {
    expect(planned([flight('toString', 'a', 'b')], page({ a: 10, b: 10 })).map(({ kind }) => kind)).toEqual(['slide'])
  })

  it('is never a swarm, and the last of it does not wait long', () => {
    const look = page({ a: 10, b: 10 })
    expect(planned([flight('coin', 'a', 'b', { piece: { kind: 'coin', count: 30 } })], look)).toHaveLength(4)
    const many = planned(
      Array.from({ length: 40 }, () => flight('barrel', 'a', 'b')),
      look,
    )
    expect(many).toHaveLength(16)
    const delays = many.map(({ delay }) => delay)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(delays.at(-1)).toBeLessThanOrEqual(640)
  })

  it('keeps a ship at the quay until the last barrel is aboard', () => {
    const loading = Array.from({ length: 3 }, () => flight('barrel', 'quay', 'ship'))
    const flyers = planned([...loading, flight('ship', 'ship', 'ship')], page({ quay: 10, ship: 90 }))
    const [last, ship] = flyers.slice(-2)
    expect(ship.delay).toBe(last.delay + last.frames.landing)
    expect(ship.width).toBe(90)
  })

  it('comes to lie on the finer spot, as large as that', () => {
    const tile = flight('tile', 'row', 'fields', { spots: ['field'] })
    const [exact] = planned([tile], page({ row: 30, fields: 300, field: 60 }))
    expect(exact.width).toBe(60)
    expect(transforms(exact.frames.body)[0]).toMatch(/scale\(0.5, 0.5\)$/)
    const [plain] = planned([tile], page({ row: 30, fields: 300 }))
    expect(plain.width).toBe(0)
    expect(transforms(plain.frames.body)[0]).toMatch(/scale\(1, 1\)$/)
  })
})

describe('what is heard', () => {
  it('is each kind of motion once: as it starts, or as it lands', () => {
    const twice = (kind: string) => [flight(kind, 'a', 'b'), flight(kind, 'a', 'b')]
    const flyers = planned([...twice('barrel'), ...twice('coin')], page({ a: 10, b: 10 }))
    expect([...heardIn(flyers)]).toEqual([
      ['roll', 0],
      ['stack', flyers[2].delay + flyers[2].frames.landing],
    ])
  })
})

describe('skipping', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Something that can be moved, and what moves it. */
  function moved() {
    const animation = { finish: vi.fn(), cancel: vi.fn(), onfinish: null as (() => void) | null }
    return { animation, element: { animate: () => animation } as unknown as Element }
  }

  it('brings all that moves to its end, once', () => {
    const running = new Running()
    const [first, second] = [moved(), moved()]
    for (const { element } of [first, second]) running.play(element, [], {})
    running.skip()
    running.skip()
    for (const { animation } of [first, second]) expect(animation.finish).toHaveBeenCalledOnce()
  })

  it('shows again what was hidden, however it comes to be shown', () => {
    const running = new Running()
    const [skipped, shown] = [moved(), moved()]
    running.hide(skipped.element)
    const show = running.hide(shown.element)
    show()
    running.skip()
    for (const { animation } of [skipped, shown]) expect(animation.cancel).toHaveBeenCalledOnce()
  })

  it('leaves alone what has come to its end by itself', () => {
    const running = new Running()
    const { animation, element } = moved()
    running.play(element, [], {})
    animation.onfinish?.()
    running.skip()
    expect(animation.finish).not.toHaveBeenCalled()
  })

  it('lets nothing be heard or nod that was still to come', () => {
    const running = new Running()
    const [soon, late] = [vi.fn(), vi.fn()]
    running.later(soon, 100)
    running.later(late, 300)
    vi.advanceTimersByTime(150)
    running.skip()
    vi.advanceTimersByTime(1000)
    expect(soon).toHaveBeenCalledOnce()
    expect(late).not.toHaveBeenCalled()
  })
})
