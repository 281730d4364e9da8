import type { Locator, Page } from 'playwright-core'

/** Pixels of a finger, and how much closer two taps come to a drawing. */
const FINGER = 44
const CLOSER = 2.4

export const tabs = (page: Page): Locator => page.locator('nav.tabs button')

/** What sticks out of the screen at its right: anything if the page can be pushed sideways, and what ends or changes a gesture in any case. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The window's own width grows with what sticks out.
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = scrollWidth > clientWidth
    return [...document.querySelectorAll(wide ? 'body :not(svg *)' : '.dock .beside button')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`)
      .slice(0, 8)
  })

/** Targets on screen that a finger has to meet and that are smaller than it, even from close by. */
export const small = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    ([what, finger, closer]) =>
      [...document.querySelectorAll(what)].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        const scale = target.closest('.zoomable .content') ? closer : 1
        // Half a pixel is nothing to a finger.
        if (width === 0 || Math.round(Math.min(width, height) * scale) >= finger) return []
        const name = target.getAttribute('data-place') ?? target.textContent?.trim()
        return [`${name} ${width.toFixed(0)}×${height.toFixed(0)}`]
      }),
    [selector, FINGER, CLOSER] as const,
  )
