import type { AnswerSight, Sight } from '@quayside/table'
import { BoardPlayer } from './board-player.ts'
import { buttonOf } from './player.ts'

const REGIONS = 8
const STOPS = 60
const TAB = '.dock [role="tab"]'

/** Somebody who has no mouse: answers by keys, and by Tab and Enter where there are none. */
export class KeyPlayer extends BoardPlayer {
  override async give({ text }: AnswerSight, sight: Sight): Promise<void> {
    if (this.closes(text, sight)) return this.close()
    const button = this.page.locator(buttonOf(text))
    if ((await button.count()) === 0) {
      await this.goTo(TAB)
      const groups = await this.page.locator(TAB).count()
      for (let i = 0; i < groups && (await button.count()) === 0; i++) await this.type('ArrowRight')
    }
    const key = await button.getAttribute('aria-keyshortcuts')
    if (!key) await this.goTo(buttonOf(text))
    await this.type(key || 'Enter')
  }

  protected override async close(): Promise<void> {
    await this.page.locator('[data-done]:enabled').waitFor()
    await this.goTo('[data-done]')
    await this.type('Enter')
  }

  /** Round the regions to the question, and from there to something in it. */
  private async goTo(selector: string): Promise<void> {
    for (let i = 0; i < REGIONS && !(await this.isAt('.dock')); i++) await this.type('F6')
    for (let i = 0; i < STOPS && !(await this.isAt(selector)); i++) await this.type('Tab')
    if (!(await this.isAt(selector))) throw new Error(`no key leads to ${selector}`)
  }

  private isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((what) => document.activeElement?.matches(what) === true, selector)
  }

  private type(key: string): Promise<void> {
    return this.page.keyboard.press(key)
  }
}
