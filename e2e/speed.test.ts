import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Sight } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { twoAtTable } from './support/club.ts'
import { BUILT, openHouse } from './support/house.ts'
import { Player } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'

const house = openHouse()
const BUDGET = 180 * 1024
const GOAL = 100
const ANSWERS = 12
const SERIES = 4

/** Boards are full enough by then. */
const inTheMiddle = ({ view }: Sight) => (view.round as number) === 8

/** From now on the page notes how long after a click the table on screen has changed. */
const startWatch = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    let clicked = 0
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true })
    const table = document.querySelector('.table')!
    new MutationObserver(() => {
      if (clicked === 0) return
      const since = clicked
      clicked = 0
      // The frame that shows the change has been drawn when the task after it runs.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)))
    }).observe(table, { attributeFilter: ['data-seq'] })
    Object.assign(window, { times })
  })

/** What it has noted since the last time. */
const readWatch = (page: Page) => page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0))

/** What else runs on the machine may spoil a series of answers: the best of a few counts. Reports median and worst of each. */
async function bestMedian(what: string, series: () => Promise<readonly number[]>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < SERIES && best > GOAL; i++) {
    const sorted = [...(await series())].sort((a, b) => a - b)
    expect(sorted.length).toBeGreaterThanOrEqual(10)
    const median = sorted[Math.floor(sorted.length / 2)]
    const worst = sorted[sorted.length - 1]
    console.log(`${what}: ${sorted.length} answers, median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`)
    best = Math.min(best, median)
  }
  return best
}

describe('an answer shows on screen within 100 ms', () => {
  test('at a table in this browser', async () => {
    const people = { 0: 'Marta', 1: 'Tiago' }
    const fast = keptTable({ id: 'fast', options: { players: 2 }, people, until: asked('choose-role', inTheMiddle) })
    const guest = await house.visit({ settings: { curtain: false }, tables: [fast] })
    const { page } = guest
    await guest.go('/local/fast')
    const player = new Player(page)
    await player.question()
    await page.locator('[data-place]').first().waitFor()
    await startWatch(page)
    const series = async () => {
      for (let i = 0; i < ANSWERS; i++) await player.anything()
      return readWatch(page)
    }
    expect(await bestMedian('local', series)).toBeLessThanOrEqual(GOAL)
  })

  test('at an online table', async () => {
    const { host, guest, playUntil } = await twoAtTable(house)
    for (const { visitor } of [host, guest]) {
      await visitor.page.locator('[data-place]').first().waitFor()
      await startWatch(visitor.page)
    }
    const series = async () => {
      let answers = 0
      await playUntil(() => answers++ >= ANSWERS)
      return [...(await readWatch(host.visitor.page)), ...(await readWatch(guest.visitor.page))]
    }
    expect(await bestMedian('online', series)).toBeLessThanOrEqual(GOAL)
  })
})

test('home and a table together load little script', async () => {
  const guest = await house.visit({ settings: false })
  const { page } = guest
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
  })
  await guest.go('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  await new Player(page).question()
  await page.locator('[data-place]').first().waitFor()
  const sizes = [...scripts].map((path) => ({ path, bytes: gzipSync(readFileSync(join(BUILT, path))).length }))
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const list = sizes.map(({ path, bytes }) => `${path.split('/').at(-1)} ${(bytes / 1024).toFixed(1)}`).join(', ')
  console.log(`scripts of home and a table: ${(all / 1024).toFixed(1)} KB gzipped (${list})`)
  expect(sizes.length).toBeGreaterThan(0)
  expect(all).toBeLessThanOrEqual(BUDGET)
})
