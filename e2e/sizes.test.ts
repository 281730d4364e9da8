import { describe, expect, test } from 'vitest'
import { placesOf } from './support/board-player.ts'
import { type Faults, type Fitting, faultsOf, takeMeasure } from './support/fit.ts'
import { MOMENTS, type MomentName, momentTable } from './support/moments.ts'
import { Player } from './support/player.ts'
import { hasTabs, nameOf, SCREENS } from './support/screens.ts'
import { Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

/** The smallest screens, where every section is looked at. */
const SMALLEST = [SCREENS[0], SCREENS[2]]

/** Answers of a moment by the places they live at. */
function answersAt(game: string, name: MomentName): Fitting['answers'] {
  const { ask } = new Mirror(momentTable(name).text).table.sight(0)
  const found: { [place: string]: string[] } = {}
  for (const { text, facts } of ask!.answers)
    for (const place of placesOf(game, facts)) {
      found[place] ??= []
      found[place].push(text)
    }
  return found
}

async function sitDown(name: MomentName, touch: boolean): Promise<Visitor> {
  const device = SCREENS.find((screen) => (screen.touch ?? false) === touch)!
  const visitor = await server.visit({ device, tables: [momentTable(name)] })
  await visitor.page.addInitScript(takeMeasure)
  await visitor.go(`/local/${name}`)
  await new Player(visitor.page).question()
  await visitor.page.locator('[data-place]').first().waitFor()
  await visitor.page.evaluate(() => document.fonts.ready)
  return visitor
}

/** Faults by what they are, with the screens that have them. */
class Findings {
  private readonly lines = new Map<string, Set<string>>()

  add(faults: Faults, at: string): void {
    for (const [kind, found] of Object.entries(faults) as [keyof Faults, readonly string[]][])
      for (const fault of found) {
        const line = `${kind}: ${fault}`
        this.lines.set(line, (this.lines.get(line) ?? new Set()).add(at))
      }
  }

  get list(): string[] {
    return [...this.lines].map(([line, at]) => `${line}  (${[...at].join(', ')})`)
  }
}

describe.each(Object.keys(MOMENTS))('%s fits on every screen', (game) => {
  test.each(MOMENTS[game])('%s', async (name) => {
    const findings = new Findings()
    const answers = answersAt(game, name)
    for (const touch of [true, false]) {
      const visitor = await sitDown(name, touch)
      const { page } = visitor
      for (const screen of SCREENS.filter((one) => (one.touch ?? false) === touch)) {
        await visitor.turnTo(screen)
        const looked = async (at: string) => findings.add(await faultsOf(page, { touch, answers }), at)
        await looked(nameOf(screen))
        if (!hasTabs(screen) || !SMALLEST.includes(screen) || name !== MOMENTS[game][0]) continue
        const tabs = page.locator('nav.tabs button')
        for (let tab = 0; tab < (await tabs.count()); tab++) {
          await tabs.nth(tab).click()
          await looked(`${nameOf(screen)} section ${tab + 1}`)
        }
      }
      await visitor.leave()
    }
    expect(findings.list.join('\n')).toBe('')
  })
})
