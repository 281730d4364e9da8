import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What stands in the way of somebody, be it only moderately, in the light theme and in the dark one. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = []
  // Whatever theme somebody has chosen, the system's is followed from now on.
  await page.evaluate(() => delete document.documentElement.dataset.theme)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours go over into others.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      return Promise.allSettled(changes.map(({ finished }) => finished))
    })
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    if (scheme !== colorScheme) throw new Error(`the page is ${scheme}, not ${colorScheme}`)
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // The dark theme has other colours and nothing else.
    if (colorScheme === 'dark') axe.withRules('color-contrast')
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    const { violations } = await axe.analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact === 'minor') continue
      for (const { target, failureSummary } of nodes.slice(0, 4)) {
        const why = failureSummary?.split('\n')[1]?.trim()
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${why}`)
      }
    }
  }
  return found
}
