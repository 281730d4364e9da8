import type { Options } from '@quayside/kernel'
import type { Sight, Table } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Player } from './support/player.ts'
import { asked, type KeptTable, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { VisitOptions, Visitor } from './support/visitor.ts'

/** Pieces travel without costing anybody a frame or an answer. */

const server = openServer()
/** Milliseconds of a frame at sixty a second, and how many are looked at. */
const FRAME = 1000 / 60
const FRAMES = 40
/** Milliseconds in which the page is left alone. */
const WINDOW = 300
/** The best of so many series counts, where others take part of the machine. */
const SERIES = 4
/** What happens by itself on a page now and then may lay it out; what moves would do so in every frame. */
const FEW = FRAMES / 4
/** The machine that has to manage it is so much slower than this one. */
const SLOWER = 4
/** What moves is slowed down so much, to be looked at for all those frames on any machine. */
const SLOWLY = 0.04
/** By then everything has been drawn and heard that is told beside the motion, in milliseconds. */
const CALM = 1200

interface Happening {
  readonly game: string
  readonly options: Options
  /** What comes of the last answer, and how often at least. */
  readonly events: { readonly [kind: string]: number }
}

/** A game up to the first answer that all of this comes of. */
function recordUpTo({ game, options, events }: Happening): KeptTable {
  let told = 0
  const until = (_: Sight, { match }: Table): boolean => {
    const all = match.events
    // Another game is tried.
    if (all.length < told) told = 0
    const kinds = Array.from({ length: all.length - told }, (_, i) => all.facts(told + i).kind)
    told = all.length
    return Object.entries(events).every(([kind, least]) => kinds.filter((one) => one === kind).length >= least)
  }
  return keptTable({ id: 'moves', game, options, until })
}

/** Opens a replay at the answer before the last. */
async function openReplay(happening: Happening, back = 1): Promise<Visitor> {
  const guest = await visitSlowly({ settings: { motion: 'full' }, tables: [recordUpTo(happening)] })
  await guest.go('/local/moves/replay')
  await guest.page.locator('main [data-place]').first().waitFor()
  await guest.page.keyboard.press('End')
  for (let step = 0; step < back; step++) await guest.page.keyboard.press('ArrowLeft')
  return guest
}

/** Somebody before whom everything that is set in motion moves slowly; the compositor still moves it, as it would not if time itself were slowed. */
async function visitSlowly(options: VisitOptions): Promise<Visitor> {
  const guest = await server.visit(options)
  await guest.context.addInitScript((rate) => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const way = animate.apply(this, given)
      way.updatePlaybackRate(rate)
      return way
    }
  }, SLOWLY)
  return guest
}

const flyers = (page: Page) => page.locator('.air .flyer')
/** Marks what flies now, to tell it from what flies later. */
const mark = (page: Page) =>
  page.$$eval('.air .flyer', (all) => {
    for (const flyer of all) flyer.setAttribute('data-seen', '')
  })
const marked = (page: Page) => page.locator('.air .flyer[data-seen]')

/** Waits for so many frames to be drawn. */
const watchFrames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
  }, count)

const SAILING: Happening = {
  game: 'puerto-rico',
  options: { players: 3 },
  events: { 'ship-sailed': 2, spoiled: 1 },
}
const BIG_STEPS: readonly (Happening & { readonly what: string; readonly least: number })[] = [
  { ...SAILING, what: 'full ships sail', least: 3 },
  {
    what: 'a company expands',
    game: 'mombasa',
    options: { players: 3 },
    events: { entered: 1, advanced: 1, 'pounds-gained': 1 },
    least: 3,
  },
  {
    what: 'somebody has an income and workers go home',
    game: 'cooper-island',
    options: { players: 2 },
    events: { gained: 2, 'workers-home': 1 },
    least: 4,
  },
]

describe('a machine four times slower keeps sixty frames a second', () => {
  test.each(BIG_STEPS)('in $game while $what', async ({ least, ...happening }) => {
    const guest = await openReplay(happening)
    const { page } = guest
    const line = await guest.context.newCDPSession(page)
    await line.send('Performance.enable', { timeDomain: 'threadTicks' })
    const count = async () => {
      const { metrics } = await line.send('Performance.getMetrics')
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value
      return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount'), work: 1000 * of('TaskDuration') }
    }
    await page.keyboard.press('ArrowRight')
    await flyers(page)
      .nth(least - 1)
      .waitFor({ state: 'attached' })
    await page.waitForTimeout(CALM)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await watchFrames(page, 5)
    const since = async (before: Awaited<ReturnType<typeof count>>) => {
      const { layouts, styles, work } = await count()
      return { layouts: layouts - before.layouts, styles: styles - before.styles, work: work - before.work }
    }
    let forced = Number.POSITIVE_INFINITY
    let asleep = Number.POSITIVE_INFINITY
    for (let i = 0; i < SERIES && (forced >= FRAME || asleep > 0); i++) {
      let before = await count()
      await page.waitForTimeout(WINDOW)
      const left = await since(before)
      before = await count()
      await watchFrames(page, FRAMES)
      const drawn = await since(before)
      const pieces = await flyers(page).count()
      console.log(
        `${happening.game}: ${pieces} pieces; left alone ${left.work.toFixed(1)} ms of work and ${left.styles} styles in ${WINDOW} ms; ` +
          `forced ${(drawn.work / FRAMES).toFixed(1)} ms of work a frame, ${drawn.layouts} layouts in ${FRAMES} frames`,
      )
      // They travelled all the while, and no frame laid anything out.
      expect(pieces).toBeGreaterThanOrEqual(least)
      expect(drawn.layouts).toBeLessThanOrEqual(FEW)
      forced = Math.min(forced, drawn.work / FRAMES)
      asleep = Math.min(asleep, left.styles)
    }
    // The compositor moves them: the page's own thread need not wake for a frame, and if something else wakes it, there is time enough.
    expect(asleep).toBe(0)
    expect(forced).toBeLessThan(FRAME)
  })
})

describe('a press ends what moves, and counts', () => {
  test('by key and by mouse', async () => {
    const { page } = await openReplay(SAILING)
    for (const press of [() => page.keyboard.press('ArrowLeft'), () => page.mouse.click(5, 5)]) {
      await page.keyboard.press('ArrowRight')
      await flyers(page).first().waitFor({ state: 'attached' })
      await mark(page)
      await press()
      await expect.poll(() => marked(page).count()).toBe(0)
    }
  })

  test('at a table', async () => {
    const table = keptTable({ id: 'press', options: { players: 3 }, until: asked('choose-role') })
    const guest = await visitSlowly({ settings: { motion: 'full', curtain: false }, tables: [table] })
    const { page } = guest
    await guest.go('/local/press')
    const player = new Player(page)
    await player.question('choose-role')
    await player.answer('role settler', 'board')
    await flyers(page).first().waitFor({ state: 'attached' })
    await mark(page)
    const { seq, kind, answers } = await player.question()
    expect(kind).toBe('settler-take')
    const seen = await player.answer(answers[0], 'board')
    expect(seen.seq).toBeGreaterThan(seq)
    await expect.poll(() => marked(page).count()).toBe(0)
  })
})

describe('where nothing may move', () => {
  test.each([
    ['as one has set it', 'reduced', 'no-preference'],
    ['as the system says', undefined, 'reduce'],
  ] as const)('a ring shows what has arrived, %s', async (_, motion, reducedMotion) => {
    const table = keptTable({ id: 'still', options: { players: 3 }, until: asked('choose-role') })
    const guest = await visitSlowly({ settings: { motion, curtain: false }, tables: [table] })
    const { page } = guest
    await page.emulateMedia({ reducedMotion })
    await guest.go('/local/still')
    const player = new Player(page)
    await player.question('choose-role')
    await player.answer('role settler', 'board')
    await page.locator('.rings span').first().waitFor({ state: 'attached' })
    const changed = await page.$$eval('.rings *', (all) =>
      all.flatMap((element) => element.getAnimations().flatMap((way) => (way.effect as KeyframeEffect).getKeyframes())),
    )
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter((frame) => 'transform' in frame)).toEqual([])
    expect(await flyers(page).count()).toBe(0)
  })
})
