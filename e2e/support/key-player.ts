import type { AnswerSight, Sight } from '@quayside/table'
import { BoardPlayer, placesOf } from './board-player.ts'

const STOPS = 60
const DONE = '.dock [data-done]'

/** Somebody who has no mouse: answers by the keys that the dock prints, and ends by Enter. */
export class KeyPlayer extends BoardPlayer {
  override async give({ text, facts }: AnswerSight, sight: Sight): Promise<void> {
    if (this.closes(text, sight)) return this.close()
    await this.offer(text, placesOf(this.game, facts), 'key')
  }

  protected override async close(): Promise<void> {
    await this.page.locator(`${DONE}:enabled`).waitFor()
    // Something else that is in focus has an Enter of its own.
    for (let i = 0; i < STOPS && (await this.isAt(`button:not(${DONE}), a`)); i++) await this.page.keyboard.press('Tab')
    await this.enter()
  }

  protected override sayYes(): Promise<void> {
    return this.enter()
  }

  private isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((what) => document.activeElement?.matches(what) === true, selector)
  }
}
