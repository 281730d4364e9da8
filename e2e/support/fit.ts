import type { Page } from 'playwright-core'

/** What does not fit on a screen. Every fault is a line for people: what it is, where, and by how much. */
export interface Faults {
  /** Text that is cut off, by its own box or by what it stands in. */
  readonly clipped: readonly string[]
  /** Bars, dock and board over each other, or texts over texts. */
  readonly overlap: readonly string[]
  /** What can be pushed sideways. */
  readonly sideways: readonly string[]
  /** Targets that a finger would miss. */
  readonly small: readonly string[]
  /** Too little is left for the game itself. */
  readonly share: readonly string[]
}

/** An answer, and all places that it lives at. */
interface Answer {
  readonly text: string
  readonly places: readonly string[]
}

export interface Fitting {
  /** Fingers have to meet what can be touched. */
  readonly touch: boolean
  /** Answers by the places they live at: what is small there may be large in the dock. */
  readonly answers: { readonly [place: string]: readonly Answer[] }
}

declare global {
  interface Window {
    faults(wanted: Fitting): Faults
    /** The part of the screen that the game itself has: all but bars, tabs, dock and log. */
    gameShare(): number
  }
}

export const faultsOf = (page: Page, wanted: Fitting): Promise<Faults> =>
  page.evaluate(async (what) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return window.faults(what)
  }, wanted)

/** Runs in a page before anything else; nothing from outside can be used in it. */
export function takeMeasure(): void {
  /** Pixels of a finger, and how much closer two taps come to a drawing. */
  const FINGER = 44
  const CLOSER = 2.4
  /** Pixels that nobody sees. */
  const NOTHING = 1
  /** A letter's box is higher than what is drawn of it: so much of the height may lie outside. */
  const AIR = 0.22

  const BARS = '.topbar, section.dock, nav.tabs, nav.rail, [data-log]'

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Text {
    readonly words: string
    readonly element: Element
    readonly box: Box
    /** What of it can be seen. */
    readonly seen: Box
  }

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const wide = ({ left, right }: Box) => right - left
  const high = ({ top, bottom }: Box) => bottom - top
  const isEmpty = (box: Box) => wide(box) <= 0 || high(box) <= 0
  const screen = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

  /** The part of the page that something belongs to. */
  const PARTS: readonly (readonly [string, string])[] = [
    ['dock', 'section.dock'],
    ['top bar', '.topbar'],
    ['tabs', 'nav.tabs'],
    ['log', '[data-log]'],
    ['board', 'main.area'],
  ]
  const partOf = (element: Element) => PARTS.find(([, selector]) => element.closest(selector))?.[0] ?? 'page'

  function nameOf(element: Element): string {
    const own = (at: Element) => [...at.classList].filter((name) => !name.startsWith('svelte-')).join('.')
    const names = [element, element.parentElement, element.parentElement?.parentElement].flatMap((at) =>
      at && own(at) ? [`.${own(at)}`] : [],
    )
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    return `${partOf(element)} ${names.reverse().join(' ') || element.localName}${place ? ` [${place}]` : ''}`
  }
  const quote = (words: string) => `"${words.trim().replaceAll(/\s+/g, ' ').slice(0, 48)}"`

  /** Meant for screen readers, or not shown at all. */
  let hidden = new WeakMap<Element, boolean>()
  function isHidden(element: Element): boolean {
    const known = hidden.get(element)
    if (known !== undefined) return known
    const { visibility, opacity, clipPath, display } = getComputedStyle(element)
    const own = display === 'none' || Number(opacity) === 0 || clipPath === 'inset(50%)' || visibility === 'hidden'
    const found = own || (element.parentElement !== null && isHidden(element.parentElement))
    hidden.set(element, found)
    return found
  }

  /** The box inside which an element can be drawn; what scrolls cuts nothing off for good, so both are told. */
  interface Frame {
    readonly seen: Box
    /** By those alone that do not scroll, with who they are. */
    readonly cuts: readonly {
      readonly box: Box
      readonly by: Element
      readonly across: boolean
      readonly down: boolean
    }[]
  }
  let frames = new WeakMap<Element, Frame>()
  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known) return known
    const parent = element.parentElement
    const outer: Frame = parent ? frameOf(parent) : { seen: screen(), cuts: [] }
    const { overflowX, overflowY, display } = getComputedStyle(element)
    let found = outer
    const clips = (overflow: string) => overflow !== 'visible'
    const isBox = display !== 'contents' && display !== 'inline' && element !== document.body
    if (isBox && element !== document.documentElement && (clips(overflowX) || clips(overflowY))) {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const box = { left, top, right, bottom }
      const seen = meet(outer.seen, {
        left: clips(overflowX) ? left : outer.seen.left,
        right: clips(overflowX) ? right : outer.seen.right,
        top: clips(overflowY) ? top : outer.seen.top,
        bottom: clips(overflowY) ? bottom : outer.seen.bottom,
      })
      const fixed = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const across = fixed(overflowX)
      const down = fixed(overflowY)
      // What has scrolled out of sight inside is cut by nobody.
      const scrolls = overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll'
      found = { seen, cuts: scrolls ? [] : [...outer.cuts, { box, by: element, across, down }] }
    }
    frames.set(element, found)
    return found
  }

  /** Turned letters have a box that says little. */
  let turned = new WeakMap<Element, boolean>()
  function isTurned(element: Element): boolean {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM()
      return matrix !== null && Math.abs(matrix.b) + Math.abs(matrix.c) > 0.01
    }
    const known = turned.get(element)
    if (known !== undefined) return known
    const { transform, writingMode } = getComputedStyle(element)
    const own = writingMode !== 'horizontal-tb' || /matrix\([^,]+, (?!0,)/.test(transform)
    const found = own || (element.parentElement !== null && isTurned(element.parentElement))
    turned.set(element, found)
    return found
  }

  /** Every line of letters on the screen. */
  function texts(): Text[] {
    const found: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element || element.closest('script, style, title, defs, symbol')) continue
      if (isHidden(element) || isTurned(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { seen } = frameOf(element)
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const box = { left, top, right, bottom }
        if (!isEmpty(box)) found.push({ words: node.textContent, element, box, seen: meet(box, seen) })
      }
    }
    return found
  }

  function clipped(all: readonly Text[]): string[] {
    // The log may be one line that opens.
    const found = all.filter(({ element }) => !element.closest('[data-log]'))
    const faults = new Set<string>()
    for (const element of new Set(found.map((text) => text.element))) {
      const { textOverflow, overflowX, display } = getComputedStyle(element)
      if (!(element instanceof HTMLElement) || display === 'inline') continue
      const cuts = textOverflow === 'ellipsis' || overflowX === 'hidden' || overflowX === 'clip'
      const more = element.scrollWidth - element.clientWidth
      if (cuts && more > NOTHING) faults.add(`${nameOf(element)} ${quote(element.innerText)} lacks width by ${more} px`)
    }
    for (const { words, element, box } of found) {
      // All of a rule is behind the link in front of it.
      if (element.closest('.rule')?.querySelector('.whole')) continue
      const air = high(box) * AIR
      for (const { box: frame, by, across, down } of frameOf(element).cuts) {
        if (wide(frame) < 3 || high(frame) < 3) continue
        const sides = across && by !== element ? Math.max(frame.left - box.left, box.right - frame.right) : 0
        const ends = down ? Math.max(frame.top - box.top, box.bottom - frame.bottom) - air : 0
        const over = Math.max(sides, ends)
        if (over > NOTHING)
          faults.add(`${nameOf(element)} ${quote(words)} is cut by ${nameOf(by)} by ${Math.round(over)} px`)
      }
    }
    return [...faults]
  }

  /** What an element belongs to that stays in sight while the rest scrolls. */
  const stayingOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).position === 'sticky' ? element : stayingOf(element.parentElement)

  function overlap(found: readonly Text[]): string[] {
    const faults = new Set<string>()
    // The frame of the table.
    const parts = all('.topbar, section.dock, nav.tabs, nav.rail, main.area').filter((part) => !isHidden(part))
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        const both = meet(a.getBoundingClientRect(), b.getBoundingClientRect())
        if (a.contains(b) || b.contains(a) || wide(both) <= NOTHING || high(both) <= NOTHING) continue
        faults.add(`${nameOf(a)} and ${nameOf(b)} overlap by ${Math.round(wide(both))}×${Math.round(high(both))} px`)
      }
    // What is drawn beyond its part lies over another one.
    for (const { words, element, seen } of found)
      for (const part of parts) {
        if (part.contains(element) || element.closest('dialog, [popover], [role="dialog"], .panel.menu')) continue
        const both = meet(seen, part.getBoundingClientRect())
        if (wide(both) > NOTHING && high(both) > high(seen) * AIR)
          faults.add(`${nameOf(element)} ${quote(words)} lies over ${nameOf(part)}`)
      }
    const shown = found
      .map((text) => {
        const air = high(text.box) * AIR
        const tight = { ...text.box, top: text.box.top + air, bottom: text.box.bottom - air }
        return { ...text, seen: meet(text.seen, tight) }
      })
      .filter(({ seen }) => !isEmpty(seen))
      .sort((a, b) => a.seen.top - b.seen.top)
    for (const [i, a] of shown.entries())
      for (let j = i + 1; j < shown.length && shown[j].seen.top < a.seen.bottom; j++) {
        const b = shown[j]
        const both = meet(a.seen, b.seen)
        if (wide(both) <= 2 || high(both) <= 2 || a.element === b.element) continue
        // What scrolls behind something that stays is not mixed with it.
        if (stayingOf(a.element) !== stayingOf(b.element)) continue
        const by = `${Math.round(wide(both))}×${Math.round(high(both))} px`
        faults.add(`${nameOf(a.element)} ${quote(a.words)} and ${nameOf(b.element)} ${quote(b.words)} overlap by ${by}`)
      }
    return [...faults]
  }

  function sideways(): string[] {
    const { clientWidth, scrollWidth } = document.documentElement
    const page = scrollWidth > clientWidth + NOTHING ? [`the page by ${scrollWidth - clientWidth} px`] : []
    const inner = all('body *').filter((element) => {
      if (element.scrollWidth <= element.clientWidth + NOTHING || isHidden(element)) return false
      const { overflowX } = getComputedStyle(element)
      return (overflowX === 'auto' || overflowX === 'scroll') && element.clientWidth > 0
    })
    return [...page, ...inner.map((at) => `${nameOf(at)} by ${at.scrollWidth - at.clientWidth} px`)]
  }

  /** How far a target goes from its middle; what a finger may meet besides its box counts too. */
  function reachOf(target: Element): { across: number; down: number } {
    const { left, top, width, height } = target.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const meets = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y)
      return at !== null && (target === at || target.contains(at))
    }
    const far = (dx: number, dy: number, least: number) => {
      let reach = least
      while (reach < FINGER && meets(middle.x + dx * (reach + 1), middle.y + dy * (reach + 1))) reach++
      return reach
    }
    return {
      across: far(-1, 0, width / 2) + far(1, 0, width / 2),
      down: far(0, -1, height / 2) + far(0, 1, height / 2),
    }
  }

  function small(answers: Fitting['answers']): string[] {
    const large = (target: Element) => {
      const closer = target.closest('.zoomable .content') ? CLOSER : 1
      const { across, down } = reachOf(target)
      // Half a pixel is nothing to a finger.
      return Math.round(Math.min(across, down) * closer) >= FINGER
    }
    const seen = (target: Element) => !isHidden(target) && !isEmpty(meet(target.getBoundingClientRect(), screen()))
    const inDock = (selector: string) => all(selector).some((button) => seen(button) && large(button))
    // What one page of the dock has no room for stands on another.
    const paged = inDock('.dock .page')
    const offered = (place: string) =>
      paged ||
      inDock(`.dock [data-end="${place}"]`) ||
      (answers[place] ?? []).some(({ text, places }) =>
        [`[data-answer="${text}"]`, ...places.map((end) => `[data-end="${end}"]`)].some((at) => inDock(`.dock ${at}`)),
      )
    /** Lines of the log are text; a place that is no answer only tells of itself. */
    const isText = (target: Element) => target.matches('[data-log] li *')
    const isOff = (target: Element) => target.closest('[data-place]:not([data-lit])') !== null
    return all(
      'button, a[href], input:not([type="hidden"]), select, summary, [role="button"], [role="tab"], [data-lit]',
    )
      .filter((target) => seen(target) && !isText(target) && !isOff(target) && !large(target))
      .filter(({ dataset }) => dataset.place === undefined || !offered(dataset.place))
      .map((target) => {
        const { across, down } = reachOf(target)
        const name = target.ariaLabel ?? (target.title || (target.textContent ?? ''))
        return `${nameOf(target)} ${quote(name)} has ${Math.round(across)}×${Math.round(down)} px`
      })
  }

  function gameShare(): number {
    const whole = innerWidth * innerHeight
    const main = document.querySelector('main.area')
    if (!main) return 1
    const area = (box: Box) => (isEmpty(box) ? 0 : wide(box) * high(box))
    const frame = meet(main.getBoundingClientRect(), screen())
    const lost = all(BARS).filter((bar) => !isHidden(bar))
    return lost.reduce((left, bar) => left - area(meet(bar.getBoundingClientRect(), frame)), area(frame)) / whole
  }

  /** By the law of the layout. */
  function leastShare(): number {
    const phone = innerWidth < 760 || (innerWidth < 1024 && innerHeight < 480)
    if (phone) return 0.4
    return innerWidth >= 1200 && innerHeight >= 800 ? 0.5 : 0.45
  }

  window.gameShare = gameShare
  window.faults = ({ touch, answers }) => {
    hidden = new WeakMap()
    frames = new WeakMap()
    turned = new WeakMap()
    const found = texts()
    const part = gameShare()
    const least = leastShare()
    const percent = (share: number) => `${(100 * share).toFixed(0)} %`
    return {
      clipped: clipped(found),
      overlap: overlap(found),
      sideways: sideways(),
      small: touch ? small(answers) : [],
      share: part < least ? [`the game has ${percent(part)} of the screen, not ${percent(least)}`] : [],
    }
  }
}
