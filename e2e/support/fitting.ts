import { answersAt } from './board-player.ts'
import { type Faults, faultsOf, takeMeasure } from './fit.ts'
import { MOMENTS, type MomentName, momentTable } from './moments.ts'
import { Player } from './player.ts'
import { hasTabs, nameOf, SCREENS } from './screens.ts'
import { Mirror } from './tables.ts'
import type { TestServer } from './test-server.ts'
import type { Settings, Visitor } from './visitor.ts'

/** The smallest screens, where every section is looked at. */
const SMALLEST = [SCREENS[0], SCREENS[2]]

/** Faults by what they are, with the screens that have them. */
class Findings {
  private readonly lines = new Map<string, Map<string, string>>()

  add(faults: Faults, at: string): void {
    for (const [kind, found] of Object.entries(faults) as [keyof Faults, readonly string[]][])
      for (const fault of found) {
        // By how much, each screen says.
        const [, line, by = ''] = /^(.*?)((?: by| has)? [\d×]+ px)?$/s.exec(`${kind}: ${fault}`)!
        this.lines.set(line, (this.lines.get(line) ?? new Map()).set(at, by))
      }
  }

  get list(): string[] {
    return [...this.lines].map(([line, at]) => `${line} (${[...at].map((screen) => screen.join('')).join(', ')})`)
  }
}

/** Somebody at the table of a moment, with a page that can be measured. */
export async function sitDown(
  server: TestServer,
  name: MomentName,
  touch: boolean,
  language: Settings['language'],
): Promise<Visitor> {
  const device = SCREENS.find((screen) => (screen.touch ?? false) === touch)!
  const visitor = await server.visit({ device, settings: { language }, tables: [momentTable(name)] })
  await visitor.page.addInitScript(takeMeasure)
  await visitor.go(`/local/${name}`)
  await new Player(visitor.page).question()
  await visitor.page.locator('[data-place]').first().waitFor()
  await visitor.page.evaluate(() => document.fonts.ready)
  return visitor
}

/** Looks at a moment on every screen, and throws what does not fit. */
export async function expectFits(
  server: TestServer,
  game: string,
  name: MomentName,
  language: Settings['language'] = 'en',
): Promise<void> {
  const findings = new Findings()
  const answers = answersAt(game, new Mirror(momentTable(name).text).table.sight(0))
  for (const touch of [true, false]) {
    const visitor = await sitDown(server, name, touch, language)
    const { page } = visitor
    for (const screen of SCREENS.filter((one) => (one.touch ?? false) === touch)) {
      await visitor.turnTo(screen)
      const looked = async (at: string) => findings.add(await faultsOf(page, { touch, answers }), at)
      await looked(nameOf(screen))
      if (!hasTabs(screen) || !SMALLEST.includes(screen) || name !== MOMENTS[game][0]) continue
      const tabs = await page.locator('nav.tabs button').all()
      // The last is the log.
      for (const [i, tab] of tabs.slice(0, -1).entries()) {
        await tab.click()
        await looked(`${nameOf(screen)} section ${i + 1}`)
      }
      await tabs[0].click()
    }
    await visitor.leave()
  }
  if (findings.list.length > 0) throw new Error(`does not fit:\n${findings.list.join('\n')}`)
}
