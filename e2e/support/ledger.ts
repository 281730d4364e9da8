import type { Page } from 'playwright-core'

/** What a page notes of a game from its first question on: presses of the mouse, and everything that moved though nobody moved it. */
export interface Noted {
  readonly presses: number
  readonly shifts: readonly Shift[]
}

/** Something that came to lie elsewhere from one frame to the next, as `layout-shift` measures it. */
export interface Shift {
  readonly value: number
  /** It came within half a second of something that a person did: then it is no surprise. */
  readonly expected: boolean
  /** The question that stood. */
  readonly during: string
  /** What moved: elements by their classes, from where to where. */
  readonly what: readonly string[]
}

declare global {
  interface Window {
    noted: { presses: number; shifts: Shift[] }
    /** When something was last done, on the page's clock. */
    lastDone: number
  }
}

/** Runs in a page before anything else; nothing from outside can be used in it. */
export function keepLedger(): void {
  /** Changing sections and opening an opponent are wishes to see something else. */
  const WISHED = 'nav.tabs, [data-opens]'
  const WISH = 500
  window.noted = { presses: 0, shifts: [] }
  window.lastDone = 0
  for (const done of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown', 'keyup'])
    addEventListener(done, () => (window.lastDone = performance.now()), { capture: true })
  let wished = Number.NEGATIVE_INFINITY
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      window.noted.presses++
      if (target instanceof Element && target.closest(WISHED)) wished = timeStamp
    },
    { capture: true },
  )
  const named = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return '?'
    const own = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    return `${element.localName}${own && `.${own}`}${place ? `[${place}]` : ''}`
  }
  const box = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((size) => Math.round(size)).join(' ')
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime, hadRecentInput } of list.getEntries() as Entry[]) {
      if (startTime - wished < WISH) continue
      const during = document.querySelector<HTMLElement>('.table')?.dataset.asked ?? 'waiting'
      const what = sources.map((at) => `${named(at.node)} ${box(at.previousRect)} > ${box(at.currentRect)}`)
      window.noted.shifts.push({ value, expected: hadRecentInput, during, what })
    }
  }).observe({ type: 'layout-shift' })
}

/** What was noted since the last time. */
export const readLedger = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { presses, shifts } = window.noted
    window.noted = { presses: 0, shifts: [] }
    return { presses, shifts }
  })

/** Milliseconds in which nothing that moves is a surprise, with some to spare. */
const RECENT = 550

/** Waits, as people do who look before they answer, until nothing was done for so long, and what is asked is painted. */
export const restHands = (page: Page): Promise<void> =>
  page.evaluate(async (recent) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await frame()
    while (performance.now() - window.lastDone < recent)
    await frame()
  }, RECENT)

/** How long a pointer rests on something until what would come of it is shown, in milliseconds, with some to spare. */
const GLANCE = 300

/** Looks at what can be answered, on the board and in the dock: only with the pointer. */
export async function lookAround(page: Page, most: number): Promise<void> {
  const spots = await page.evaluate(
    ([count]) =>
      ['[data-place][data-lit]', '.dock .offer'].flatMap((what) =>
        [...document.querySelectorAll(what)].slice(0, count).map((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect()
          return [x + width / 2, y + height / 2] as const
        }),
      ),
    [most],
  )
  for (const [x, y] of spots) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(GLANCE)
  }
}
