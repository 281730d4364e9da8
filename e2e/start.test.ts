import { expect, test } from 'vitest'
import { playNow, setTable } from './support/home.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

test('a newcomer plays with one click, and the first answer works', async () => {
  const guest = await server.visit({ settings: false })
  const { page } = guest
  await guest.go('/')
  const began = performance.now()
  await playNow(page)
  const player = new Player(page)
  const { kind, answers } = await player.ready()
  expect(performance.now() - began).toBeLessThan(5000)
  expect(kind).toBe('choose-role')
  expect(page.url()).toContain('/local/')
  await page.waitForSelector('[data-place^="role:"][data-lit]')

  await player.answer(answers[0])
  const { seq } = await player.ready()
  expect(seq).toBeGreaterThan(0)
  expect(await page.locator('.dock h1').textContent()).not.toBe('')
})

test('without a network the client opens, and a game is set and played', async () => {
  const guest = await server.visit({ keepsClient: true })
  const { page } = guest
  await guest.go('/')
  await guest.installed()
  guest.expectNoNetwork()
  await guest.context.setOffline(true)
  await server.stopServer()
  try {
    await guest.go('/')
    await page.getByText('No connection.').first().waitFor()
    await setTable(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const player = new Player(page)
    await player.question()
    await page.locator('[data-place]').first().waitFor()
    for (let i = 0; i < 6; i++) await player.anything()
    const { seq } = await player.ready()
    expect(seq).toBeGreaterThan(6)

    // A game that was left is there again, even by its address.
    await page.reload()
    expect((await player.ready()).seq).toBe(seq)
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.getByRole('dialog').locator('details[open] p').first().waitFor()
  } finally {
    await server.startServer()
  }
})
