import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { heard, type Line } from '../packages/server/test/client.ts'
import { begun, MINUTE, pairAt, subscribe, tellingServer, wish } from '../packages/server/test/notices/support.ts'
import { patience } from '../tools/pace.ts'
import { Player } from './support/player.ts'
import { BUILT, openBrowser } from './support/test-server.ts'
import { Visitor } from './support/visitor.ts'

const DAYS = { kind: 'days', days: 2 } as const

/** A whole game, by a browser, in milliseconds. */
const LONG = patience(120_000)

/** Orders act soon: the game is to be played to its end. */
const ORDER_PACE = { soonest: 5, latest: 15 }

/** Answers as the game itself would, whatever is asked. */
async function play(line: Line, table: string): Promise<void> {
  const { seq } = line.at(table).sight!
  const answers = await line.ask('propose', { table, seq })
  await line.ask('answer', { table, seq, answers: [...answers] })
}

/** From now on a kind of question is answered as proposed: always where the game calls that a habit, else some times. */
async function order(page: Page, question: string): Promise<void> {
  await page.locator('[data-orders]').click()
  await page.locator('[data-habit]').first().waitFor()
  const chip = page.locator(`[data-question="${question}"]`)
  if ((await chip.count()) === 0) await page.getByRole('button', { name: 'more…' }).first().click()
  // What is asked very seldom was not met while the game was tried.
  if ((await chip.count()) === 0) return page.keyboard.press('Escape')
  await chip.click()
  await page.locator('[data-proposed]').click()
  await page.getByRole('radio', { name: 'the game ends' }).check()
  const often = page.getByRole('radio', { name: /^(Always|5 times)$/ })
  await often.check()
  await page.locator('[data-set]').click()
  await page.locator('[data-order]').first().waitFor()
  await page.keyboard.press('Escape')
}

test(
  'a game is played to its end by somebody who only opens links from notices and sets orders',
  async () => {
    const { server, clock, service } = await tellingServer({ web: BUILT, orderPace: ORDER_PACE })
    const pair = await pairAt(server)
    const { ana, a, r } = pair
    const phone = service.device('phone')
    await subscribe(ana, phone)
    await wish(ana, { quiet: null })
    const table = await begun(pair, { clock: DAYS })
    const browser = await openBrowser()
    onTestFinished(() => browser.close())
    const visitor = await Visitor.come(browser, server.url, { device: 'phone' })
    const [name, value] = ana.cookie.split('=')
    await visitor.context.addCookies([{ name, value, url: server.url }])
    const { page } = visitor
    const player = new Player(page, true)

    /** Whether a question is left to Ana: asked, and no order is about to answer it. */
    async function isLeft(): Promise<boolean> {
      await heard([a, r])
      const { seq } = a.at(table).sight!
      const { acts } = await a.ask('orders', { table })
      await heard([a, r])
      const { ask, seq: now } = a.at(table).sight!
      return ask !== null && acts === null && now === seq
    }

    /** Rui plays, and Ana's orders act, until it is for her to answer; false if the game is over before. */
    async function untilLeft(): Promise<boolean> {
      while (!(await isLeft())) {
        if (a.at(table).sight!.over) return false
        if (r.at(table).sight!.ask) await play(r, table)
      }
      return true
    }

    let visits = 0
    while (await untilLeft()) {
      const told = phone.shown.length
      await clock.turn(5 * MINUTE)
      expect(phone.shown.slice(told)).toMatchObject([{ kind: 'turn' }])
      await page.goto(server.url + phone.shown.at(-1)!.path)
      visits++
      do {
        const { kind } = await player.question()
        await player.anything()
        const { orders } = await a.ask('orders', { table })
        if (kind && !orders.some(({ steps }) => steps[0].question === kind)) await order(page, kind)
      } while (await isLeft())
      await page.goto('about:blank')
    }

    const { seq, over } = a.at(table).sight!
    console.log(`${visits} visits in a game of ${seq} answers`)
    expect(over).toBe(true)
    expect(visits).toBeLessThan(seq / 4)
    expect(visitor.problems).toEqual([])
  },
  LONG,
)
