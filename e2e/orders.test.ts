import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { type Sitting, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { Line } from './support/line.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

/** Marta, who is asked first and plays without looking, and Tiago, whose screen is looked at. */
async function atTable(device: 'desk' | 'phone'): Promise<Sitting & { line: Line; table: string; page: Page }> {
  const sitting = await twoAtTable(server, { device })
  for (const { visitor } of [sitting.host, sitting.guest]) {
    await visitor.page.locator('[data-orders]').waitFor()
    await visitor.page.locator('main [data-place]').first().waitFor()
  }
  const line = await Line.open(sitting.host.visitor.page)
  const { page } = sitting.guest.visitor
  const table = new URL(page.url()).pathname.split('/').at(-1)!
  return { ...sitting, line, table, page }
}

async function openOrders(page: Page): Promise<void> {
  await page.locator('[data-orders]').click()
  await page.locator('[data-question]').first().waitFor()
}

/** Chooses what an order is for; it may be behind "more…". */
async function choose(page: Page, question: string): Promise<void> {
  const chip = page.locator(`[data-question="${question}"]`)
  // The game is still being looked through: first come those that are known.
  await page.locator('[data-habit]').first().waitFor()
  if ((await chip.count()) === 0) await page.getByRole('button', { name: 'more…' }).first().click()
  await chip.click()
}

for (const device of ['desk', 'phone'] as const) {
  test(`on a ${device} an order set while waiting answers by itself, secretly, and is marked for its owner alone`, async () => {
    const { host, guest, line, table, page } = await atTable(device)
    await openOrders(page)
    await choose(page, 'settler-take')
    await page.locator('[data-take="Take a corn plantation"]').click()
    await page.getByRole('button', { name: 'As proposed' }).click()
    await eventually(() => page.locator('[data-read-back]').textContent()).toMatch(
      /corn.*as proposed.*Once in this round/,
    )
    expect(await barriers(page)).toEqual([])
    expect(await page.locator('[data-order]').count()).toBe(0)
    await page.locator('[data-set]').click()
    await page.locator('[data-order]').waitFor()
    await page.keyboard.press('Escape')

    await line.answer(table, 'role settler')
    const { game } = await line.opened(table)
    await line.answer(table, game!.sight.ask!.answers[0].text)
    await eventually(() => page.locator('.table').getAttribute('data-asked')).toBe('choose-role')
    if (device === 'phone') await page.locator('.tabs button').last().click()
    await eventually(() => page.locator('[data-ordered]').count()).toBeGreaterThan(0)
    await openOrders(page)
    await eventually(() => page.locator('[data-note="acted"]').textContent()).toContain('Answered for you')
    expect(await page.locator('[data-order]').count()).toBe(0)

    const told = host.visitor.heard.filter((text) => text.includes('"orders"'))
    expect(told.every((text) => text.includes('"orders":[]'))).toBe(true)
    expect(guest.visitor.heard.some((text) => text.includes('"t":"orders"'))).toBe(true)
    expect(await host.visitor.page.locator('[data-ordered]').count()).toBe(0)
  })
}

test('an order whose condition does not hold any more is let go of, and says why', async () => {
  const { line, table, page } = await atTable('desk')
  await openOrders(page)
  await choose(page, 'settler-take')
  await page.locator('[data-take="Take a corn plantation"]').click()
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.locator('[data-what]').selectOption('players.@.coins')
  await page.getByRole('spinbutton', { name: 'Value' }).fill('9')
  await page.locator('[data-add]').click()
  await eventually(() => page.locator('[data-read-back]').textContent()).toContain('“my coins” is at least 9')
  await page.locator('[data-set]').click()
  await page.locator('[data-order]').waitFor()
  await page.keyboard.press('Escape')

  await line.answer(table, 'role settler')
  const { game } = await line.opened(table)
  await line.answer(table, game!.sight.ask!.answers[0].text)
  await page.locator('[data-order-line]', { hasText: 'has lapsed' }).getByRole('button').click()
  await eventually(() => page.locator('[data-note="lapsed"]').textContent()).toMatch(
    /Lapsed\s*new.*“my coins” is at least 9/,
  )
  expect(await page.locator('.table').getAttribute('data-asked')).toBe('settler-take')
})

test('what others are asked first is answered ahead, changed, and given when one is asked; a habit is set from the question', async () => {
  const { host, guest, table } = await atTable('desk')
  const [marta, tiago] = [host.visitor, guest.visitor]
  marta.expectNoNetwork()
  tiago.expectNoNetwork()
  // Somebody places workers, and the other one after them.
  const { asked } = await server.playOn(table, (mirror) => {
    const sight = mirror.table.sight(mirror.asked)
    const ahead = mirror.table.orders.ahead(1 - mirror.asked)
    return sight.ask?.question.kind === 'mayor-place' && ahead.ok && ahead.value !== null
  })
  const [{ page: placing }, { page }] = asked === 0 ? [marta, tiago] : [tiago, marta]
  await Promise.all([page.reload(), placing.reload()])

  const offer = page.locator('[data-answer-ahead]')
  const answerAhead = async () => {
    await offer.click()
    await eventually(() => page.locator('.table').getAttribute('data-asked')).toBe('mayor-place')
    await page.locator('[data-done]:enabled').click()
    await eventually(() => offer.textContent()).toContain('Answered already')
  }
  await answerAhead()
  await offer.click()
  await page.locator('[data-take-back]').click()
  await eventually(() => offer.textContent()).toContain('Answer already')
  await answerAhead()

  await placing.locator('[data-orders]').click()
  await eventually(() => placing.locator('[data-read-back]').textContent()).toMatch(/as proposed.*Always in this game/)
  await placing.locator('[data-set]').click()
  await placing.locator('[data-order]').waitFor()
  await placing.keyboard.press('Escape')
  for (const { page: one } of [marta, tiago]) {
    await openOrders(one)
    await eventually(() => one.locator('[data-note="acted"]').count()).toBe(1)
  }
  expect(await placing.locator('[data-order]').textContent()).toContain('used once')
  expect(await offer.count()).toBe(0)
})
