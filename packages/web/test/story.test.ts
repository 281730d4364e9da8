import { STAND_IN } from '@quayside/bots/grades'
import { loadGame } from '@quayside/games'
import type { Facts } from '@quayside/kernel'
import { type Chair, type Frame, historyOf, infoFor, type News, type Sight, Table } from '@quayside/table'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/app/settings.svelte.ts'
import { plainAnswer } from '../src/bots/answer.ts'
import { board } from '../src/games/puerto-rico/board/index.ts'
import { beatsOf, gathered, lengthOf, PLAYBACK, playbackLength, type Step } from '../src/story/beats.ts'
import { type Box, routeBetween } from '../src/story/route.ts'
import type { TableLink } from '../src/table/link.ts'
import { Play } from '../src/table/play.svelte.ts'
import { Stage } from '../src/table/stage.svelte.ts'

/** The story that is told while others act: what a beat is, how it is held and gone back in, and that nobody's question waits for it. */

vi.mock('../src/app/router.svelte.ts', () => ({ go: () => {}, pathOf: {} }))

// As much of a browser as a desk needs.
const BROWSER = vi.hoisted(() => {
  const nothing = { matches: false, addEventListener: () => {} }
  const browser = {
    matchMedia: (query: string) => (query === '(min-width: 1200px)' ? { ...nothing, matches: true } : nothing),
    innerWidth: 1440,
    innerHeight: 900,
    document: {
      documentElement: { style: { setProperty: () => {} } },
      createElement: () => ({ style: {} }),
      body: { append: () => {} },
      hidden: false,
    },
    ResizeObserver: class {
      observe() {}
    },
    getComputedStyle: () => ({ fontSize: '16px' }),
    addEventListener: () => {},
  }
  Object.assign(globalThis, browser)
  return Object.keys(browser)
})
afterAll(() => {
  for (const name of BROWSER) Reflect.deleteProperty(globalThis, name)
})

const sight = (seq: number): Sight => ({
  seq,
  since: 0,
  over: false,
  view: {},
  scores: [],
  asked: [],
  ask: null,
  undo: null,
})
const step = (...told: Facts[]): Step => ({
  before: sight(1),
  sight: sight(2),
  told: told.map((facts) => ({ facts, seq: 2 })),
})
const telling = { quiet: new Set(['hush']), grounds: new Set(['because']), chapters: new Set(['round']) }
const kinds = (step: Step) =>
  beatsOf(step, telling).map(({ main, also, grounds }) => [main, ...also, ...grounds].map(({ facts }) => facts.kind))

describe('a beat', () => {
  it('is what one seat does in a row', () => {
    const told = step(
      { kind: 'load', seat: 1 },
      { kind: 'score', seat: 1 },
      { kind: 'make', seat: 2 },
      { kind: 'sail' },
      { kind: 'hush', seat: 2 },
    )
    expect(kinds(told)).toEqual([['load', 'score'], ['make'], ['sail']])
    expect(beatsOf(told, telling).map(({ seat, first }) => [seat, first])).toEqual([
      [1, true],
      [2, false],
      [null, false],
    ])
  })

  it('is no longer than three lines, and begins with a chapter', () => {
    const load = { kind: 'load', seat: 1 }
    expect(kinds(step(load, load, load, load))).toEqual([['load', 'load', 'load'], ['load']])
    expect(kinds(step(load, { kind: 'round', seat: 1 }))).toEqual([['load'], ['round']])
  })

  it('has the grounds of what it tells, and tells them alone where nothing came of them', () => {
    const because = { kind: 'because', seat: 1 }
    expect(kinds(step(because, { kind: 'load', seat: 1 }))).toEqual([['load', 'because']])
    expect(kinds(step({ kind: 'load', seat: 2 }, because, { kind: 'load', seat: 1 }))).toEqual([
      ['load'],
      ['load', 'because'],
    ])
    expect(kinds(step(because))).toEqual([['because']])
  })

  it('says that there was only one way, of what came of it and nothing later', () => {
    const only = { kind: 'only-answer', seat: 1, answer: 'load corn' }
    const [load] = beatsOf(step(only, { kind: 'load', seat: 1 }, { kind: 'score', seat: 1 }), telling)
    expect([load.main.forced, load.also[0].forced]).toEqual([true, false])
    const later = { facts: { kind: 'score', seat: 1 }, seq: 3 }
    const [score] = beatsOf({ ...step(only), told: [{ facts: only, seq: 2 }, later] }, telling)
    expect(score.main.forced).toBe(false)
  })

  it('stays as long as the pace has it, and longer with more letters', () => {
    expect([lengthOf('calm', 20), lengthOf('quick', 60), lengthOf('instant', 200)]).toEqual([2600, 1400, 0])
    expect(lengthOf('quick', 70)).toBe(1400 + 10 * 35)
  })

  it('is played back with all others within ten seconds', () => {
    for (const pace of ['instant', 'quick', 'calm'] as const)
      for (const beats of [1, 4, 16, 60]) expect(playbackLength(pace, beats) * beats).toBeLessThanOrEqual(PLAYBACK)
    const many = Array.from({ length: 40 }, (_, i) => beatsOf(step({ kind: 'load', seat: i < 30 ? 1 : 2 }), telling)[0])
    const few = gathered(many)
    expect(few.length).toBeLessThanOrEqual(16)
    expect(few.flatMap(({ main, also }) => [main, ...also])).toHaveLength(40)
  })
})

describe('the line from a piece to its place', () => {
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  })
  const page = { width: 1200, height: 800 }

  it('goes through the gutter between panels and around other pieces', () => {
    const from = box(60, 60, 60, 60)
    const to = box(700, 60, 60, 60)
    const panels = [box(10, 10, 400, 700), box(450, 10, 700, 700)]
    const between = box(150, 0, 40, 500)
    const route = routeBetween(from, to, page, panels, [between])
    expect(route.length).toBeGreaterThan(2)
    for (const [i, a] of route.slice(1).entries()) {
      const b = route[i]
      expect(a.x === b.x || a.y === b.y).toBe(true)
      const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
      const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
      const over = left < between.right && right > between.left && top < between.bottom && bottom > between.top
      expect(over).toBe(false)
    }
  })

  it('is not there where one lies in the other', () => {
    expect(routeBetween(box(0, 0, 300, 300), box(100, 100, 20, 20), page, [], [])).toEqual([])
  })
})

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Marta at a table with three others, who answer when they are told to. */
class Sitting {
  readonly table: Table
  readonly stage: Stage
  readonly play: Play

  constructor() {
    const chairs = Array.from({ length: 4 }, (_, seat): Chair => ({ kind: 'bot', bot: STAND_IN, name: `Bot ${seat}` }))
    const setting = {
      game: 'puerto-rico',
      options: { players: 4 },
      clock: { kind: 'none' },
      expiry: 'wait',
      undo: true,
      advice: true,
    } as const
    this.table = must(Table.set(setting, chairs, { seed: 'story', salt: 'salt' }, 0))
    must(this.table.begin(0))
    const link = {
      at: 'online',
      id: 'here',
      propose: async () => [],
      why: async () => [],
      preview: async () => null,
      history: async () => must(historyOf(this.table.match.game, this.table.record(), 0)),
    } as unknown as TableLink
    this.stage = new Stage(link)
    this.stage.board = board
    this.play = new Play(link, board, this.stage)
    this.stage.info(infoFor(this.table, 'Marta', 0))
    this.come()
  }

  /** Comes to the table, or back to it. */
  come(): void {
    const watch = this.table.watch(0)
    this.stage.opened(0, watch.sight, watch.events())
  }

  private next(): News {
    const seat = this.table.botToAnswer()
    return must(this.table.answerForBot(seat, plainAnswer(this.table.botJob(seat)), 0))
  }

  /** Whoever is asked answers; what Marta is told of it. */
  answer(): Frame[] {
    const frame = this.next().get(0)
    return frame ? [frame] : []
  }

  get asksMarta(): boolean {
    return this.table.sight(0).ask !== null
  }

  /** All that happens until Marta has answered and others have to. */
  untilOthersAct(): void {
    let answered = false
    while (this.asksMarta || !answered) {
      answered ||= this.asksMarta
      this.stage.frames(this.answer())
    }
  }

  /** All that others do until Marta is asked again. */
  untilAsked(): Frame[] {
    const frames: Frame[] = []
    while (!this.asksMarta) frames.push(...this.answer())
    return frames
  }
}

describe('while others act', () => {
  beforeEach(async () => {
    await loadGame('puerto-rico')
    vi.useFakeTimers()
    settings.pace = 'quick'
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Marta has answered, and of what others did since some is told and more is to come. */
  async function lagging() {
    const sitting = new Sitting()
    sitting.untilOthersAct()
    await vi.runAllTimersAsync()
    const [first, second, ...rest] = sitting.untilAsked()
    const waiting = [first, second, ...rest.slice(0, -1)]
    sitting.stage.frames(waiting)
    return { ...sitting, sitting, waiting, last: rest[rest.length - 1], stage: sitting.stage, play: sitting.play }
  }

  it('one thing is told after the other, and the table shows the moment that is told', async () => {
    const { stage, waiting } = await lagging()
    expect(stage.busy).toBe(true)
    expect(stage.sight?.seq).toBe(waiting[0].seq)
    await vi.runAllTimersAsync()
    expect(stage.busy).toBe(false)
    expect(stage.sight?.seq).toBe(waiting[waiting.length - 1].seq)
    expect(stage.told.length).toBeGreaterThan(1)
  })

  it('the story is held and goes on, a beat at a time if one wishes', async () => {
    const { stage, play } = await lagging()
    play.story.toggle()
    const before = stage.told.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stage.told).toHaveLength(before)
    play.story.on()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stage.told.length).toBe(before + 1)
    play.story.toggle()
    await vi.runAllTimersAsync()
    expect(stage.busy).toBe(false)
  })

  it('one goes back to what was told, and the board with it', async () => {
    const { stage, play } = await lagging()
    await vi.advanceTimersByTimeAsync(4000)
    const { told } = stage
    expect(told.length).toBeGreaterThan(2)
    play.story.back()
    expect(play.story.beat).toBe(told[told.length - 2])
    play.story.back()
    expect(play.view).toBe(told[told.length - 3].step.sight.view)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(play.story.beat).toBe(told[told.length - 3])
    play.story.toggle()
    expect(play.story.past).toBeNull()
    await vi.runAllTimersAsync()
    expect(stage.busy).toBe(false)
  })

  it('the own question never waits, even for a story that is held', async () => {
    const { stage, play, last } = await lagging()
    play.story.back()
    play.story.toggle()
    stage.hold()
    stage.frames([last])
    await Promise.resolve()
    expect(stage.busy).toBe(false)
    expect(stage.sight?.ask).not.toBeNull()
    expect(play.standing).not.toBeNull()
    await play.ask()
    expect(play.view).toBe(stage.sight?.view)
  })
})

describe('since the last turn', () => {
  beforeEach(async () => {
    await loadGame('puerto-rico')
    vi.useFakeTimers()
    settings.pace = 'calm'
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const mayCome = { 'from what was told': false, 'from the past, for one who has come back': true }
  it.each(Object.entries(mayCome))('all is played back within ten seconds, %s', async (_, comesBack) => {
    const sitting = new Sitting()
    const { stage, play } = sitting
    sitting.untilOthersAct()
    stage.frames(sitting.untilAsked())
    await vi.runAllTimersAsync()
    if (comesBack) sitting.come()
    expect(play.story.missed).toBeGreaterThan(0)
    const now = play.view
    const began = performance.now()
    await play.story.playSince()
    expect(play.story.past).not.toBeNull()
    expect(play.view).not.toBe(now)
    expect(play.light('role:builder')).toBeNull()
    const seats = new Set([play.story.beat?.seat])
    for (let i = 0; i < 101 && play.story.past; i++) {
      await vi.advanceTimersByTimeAsync(100)
      seats.add(play.story.beat?.seat)
    }
    expect(performance.now() - began).toBeLessThanOrEqual(10_000)
    expect(seats.size).toBeGreaterThan(1)
    expect(play.view).toBe(now)
  })

  it('a touch of the board or a new question leads back to it', async () => {
    const sitting = new Sitting()
    const { stage, play } = sitting
    sitting.untilOthersAct()
    stage.frames(sitting.untilAsked())
    await vi.runAllTimersAsync()
    await play.story.playSince()
    play.pick('role:builder', 'touch')
    expect(play.story.past).toBeNull()
    await play.story.playSince()
    await play.ask()
    expect(play.story.past).toBeNull()
  })
})
