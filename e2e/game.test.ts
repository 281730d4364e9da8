import { gameById } from '@quayside/games'
import { readRecord, replay } from '@quayside/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gestureOf } from './support/board-player.ts'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { Player, type Way } from './support/player.ts'
import { savedRecord } from './support/record.ts'
import { Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const NAMES = ['Marta', 'Tiago']
const WAYS: readonly Way[] = ['button', 'board', 'key', 'board']

async function seatTwo(page: Page): Promise<void> {
  await setTable(page)
  await page.getByRole('button', { name: /At one screen/ }).click()
  await page.getByRole('button', { name: 'Take seat 3 away' }).click()
  for (const [i, name] of NAMES.entries()) await page.getByLabel(`Name at seat ${i + 1}`).fill(name)
  await page.getByRole('button', { name: 'Start the game' }).click()
}

const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem(`quayside.table.${location.pathname.split('/')[2]}`)!)

test('two people at one screen play a whole game by hand, and keep its record', async () => {
  const guests = await server.visit()
  const { page } = guests
  await guests.go('/')
  await seatTwo(page)
  const player = new Player(page)
  let seen = await player.seeing('curtain')
  const mirror = new Mirror(await kept(page))

  let curtains = 0
  let answers = 0
  for (; seen.moment !== 'over'; seen = await player.ready()) {
    if (seen.moment === 'curtain') {
      // Nothing of the next player's is on the page before they say who they are.
      expect(seen).toMatchObject({
        title: `Hand the screen to ${NAMES[mirror.asked]}`,
        answers: [],
        points: [],
        kind: null,
      })
      if (curtains === 0) {
        expect(await page.locator('[data-place]').count()).toBe(0)
        expect(await page.locator('[data-live="question"]').textContent()).toBe('')
      }
      await player.drawCurtain()
      curtains++
      continue
    }
    expect(seen.points.filter((points) => points === '?')).toHaveLength(1)
    if (seen.moment === 'gesture') {
      mirror.take(...mirror.proposal(mirror.asked, gestureOf('puerto-rico', seen.kind!)?.leadsTo))
      await player.done()
    } else {
      const answer = mirror.advice()
      mirror.take(answer)
      await player.answer(answer, WAYS[answers % WAYS.length])
    }
    answers++
  }
  expect(answers).toBeGreaterThan(80)
  expect(curtains).toBeGreaterThan(20)

  // The record is that of the game that was played.
  const game = gameById('puerto-rico')!
  const record = readRecord(JSON.parse(await savedRecord(page)))
  const played = record.ok ? replay(game, record.value) : record
  if (!record.ok || !played.ok) throw new Error('the record cannot be replayed')
  expect(played.value.over).toBe(true)
  expect(record.value.hash).toBe(game.hash(played.value.state))
  expect(record.value.hash).toBe(game.hash(mirror.table.match.state))

  // The result.
  const scores = game.score(played.value.state, 'referee')
  const best = scores.find(({ rank }) => rank === 1)!
  const result = page.locator('.result')
  await eventually(() => result.textContent()).toContain(NAMES[best.seat])
  for (const { total } of scores) expect(await result.textContent()).toContain(String(total))
  await eventually(() => result.locator('svg').count()).toBeGreaterThan(1)

  // The replay.
  await result.getByRole('button', { name: /replay/i }).click()
  await page.waitForURL(/\/replay/)
  // The chances to win come later and change by themselves.
  const position = () => page.locator('.moment').innerText()
  await page.locator('[data-place]').first().waitFor()
  const start = await position()
  await page.getByRole('button', { name: 'One answer forward' }).click()
  await eventually(position).not.toBe(start)
  await page.getByRole('button', { name: 'One answer back' }).click()
  await eventually(position).toBe(start)
  await page.getByRole('button', { name: 'To the end' }).click()
  await eventually(() => page.locator('body').innerText()).toContain(String(best.total))
  await page.getByRole('button', { name: 'To the start' }).click()
  await eventually(position).toBe(start)
})
