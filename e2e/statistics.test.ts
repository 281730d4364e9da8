import { describe, expect, test } from 'vitest'
import { Person, randomGame } from '../packages/server/test/client.ts'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { faultsOf, takeMeasure } from './support/fit.ts'
import { nameOf, type Screen } from './support/screens.ts'
import { isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

const rico = keptTable({ id: 'rico', options: { players: 3 }, until: isOver })
const again = keptTable({ id: 'again', options: { players: 4 }, seed: 'again', until: isOver })
const cooper = keptTable({ id: 'cooper', game: 'cooper-island', options: { players: 2 }, until: isOver })
/** Nobody knows who of them is at the screen. */
const shared = keptTable({ id: 'shared', options: { players: 3 }, people: { 0: 'Marta', 1: 'Rui' }, until: isOver })

describe('statistics of my games', () => {
  test('are there once a game is over, and each game is played through once', async () => {
    const marta = await server.visit({ tables: [rico, again, cooper, shared] })
    const { page } = marta
    await marta.go('/tables/finished')
    await page.getByRole('link', { name: 'Statistics' }).click()
    const overall = page.getByRole('region', { name: 'All in all' })
    await eventually(() => overall.locator('dd').first().textContent()).toBe('3')
    const byGame = page.getByRole('table', { name: 'By game' }).locator('tbody tr')
    expect(await byGame.locator('th').allTextContents()).toEqual(['Puerto Rico', 'Cooper Island'])
    const against = page.getByRole('table', { name: 'By opponent' }).locator('tbody th')
    expect(await against.allTextContents()).toEqual(['Bot, steady'])
    await page.getByRole('heading', { name: 'Where the points came from: Puerto Rico' }).waitFor()
    await page.getByRole('heading', { name: 'Where the points came from: Cooper Island' }).waitFor()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('combobox', { name: 'Game' }).selectOption('cooper-island')
    await eventually(() => overall.locator('dd').first().textContent()).toBe('1')
    const points = JSON.parse(await page.evaluate(() => localStorage.getItem('quayside.statistics') ?? '')) as [
      string,
      { game: { points: number } | null },
    ][]
    const found = new Map(points)
    expect(await overall.locator('dd').allTextContents()).toContain(String(found.get('local cooper')!.game!.points))
    expect(found.get('local shared')!.game).toBeNull()

    // What was found is taken from there, and goes with its table.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('quayside.statistics')!) as [string, { game: { points: number } }][]
      for (const [key, find] of kept) if (key === 'local cooper') find.game.points = 777
      localStorage.setItem('quayside.statistics', JSON.stringify(kept))
      localStorage.setItem('quayside.table.rico', 'null')
    })
    await page.reload()
    await eventually(() => overall.locator('dd').first().textContent()).toBe('2')
    await page.getByRole('combobox', { name: 'Game' }).selectOption('cooper-island')
    await eventually(() => overall.textContent()).toContain('777')
    expect(await page.evaluate(() => localStorage.getItem('quayside.statistics'))).not.toContain('local rico')
  })

  test('count those of the server too, for whoever played them alone', async () => {
    const [ana, rui] = [new Person(server), new Person(server)]
    for (const [person, name] of [
      [ana, 'Ana'],
      [rui, 'Rui'],
    ] as const) {
      await person.get('/api/me')
      await person.send('PATCH', '/api/me', { name })
    }
    const { table, invite } = await ana.setTable({ game: 'cooper-island', options: { players: 2 } })
    const lines = [await ana.connect(), await rui.connect()]
    await lines[0].open(table)
    await lines[1].open(table, { invite })
    await lines[1].ask('sit', { table, seat: 1 })
    await lines[0].ask('begin', { table })
    for (const line of lines) await line.until(() => line.at(table).sight !== null)
    await randomGame(lines, table, 'to the end')
    const { total } = lines[1].at(table).sight!.scores[1]
    for (const line of lines) await line.close()

    const here = await server.visit({ tables: [rico] })
    const [name, value] = rui.cookie.split('=')
    await here.context.addCookies([{ name, value, url: server.url }])
    const { page } = here
    await here.go('/you')
    await page.getByRole('link', { name: 'Statistics: Look' }).click()
    const byGame = page.getByRole('table', { name: 'By game' })
    await eventually(() => byGame.locator('tbody th').allTextContents()).toEqual(['Cooper Island', 'Puerto Rico'])
    expect(await byGame.getByRole('row', { name: /^Cooper Island/ }).textContent()).toContain(String(total))
    const against = page.getByRole('table', { name: 'By opponent' }).locator('tbody th')
    expect(await against.allTextContents()).toEqual(['Bot, steady', 'Ana'])
    await page.getByRole('heading', { name: 'Where the points came from: Cooper Island' }).waitFor()

    const stranger = await server.visit()
    await stranger.go('/statistics')
    await stranger.page.getByRole('heading', { name: 'Nothing to count yet' }).waitFor()
  })

  test('say that there is nothing to count yet', async () => {
    const guest = await server.visit()
    await guest.go('/statistics')
    await guest.page.getByRole('heading', { name: 'Nothing to count yet' }).waitFor()
    expect(await barriers(guest.page)).toEqual([])
  })

  const SIZES: readonly Screen[] = [
    { width: 360, height: 640, touch: true },
    { width: 768, height: 1024, touch: true },
    { width: 1440, height: 900 },
  ]
  test.each(['en', 'pt', 'it'] as const)('fit on every screen in %s', async (language) => {
    const marta = await server.visit({ tables: [rico, again, cooper], device: SIZES[0], settings: { language } })
    const { page } = marta
    await page.addInitScript(takeMeasure)
    const found: string[] = []
    for (const screen of SIZES) {
      await page.setViewportSize(screen)
      await marta.go('/statistics')
      await page.locator('.figures .bars').nth(1).waitFor()
      const { clipped, sideways, small } = await faultsOf(page, { touch: screen.touch ?? false, answers: {} })
      found.push(...[...clipped, ...sideways, ...small].map((fault) => `${nameOf(screen)}: ${fault}`))
    }
    expect(found).toEqual([])
  })
})
