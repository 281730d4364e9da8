import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import type { BoardGame } from './support/board-player.ts'
import { movers } from './support/clicks.ts'
import { eventually } from './support/eventually.ts'
import { expectFits } from './support/fitting.ts'
import { everything, MOMENTS, momentTable } from './support/moments.ts'
import { PAGES } from './support/pages.ts'
import { tabs } from './support/phone.ts'
import type { Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'
import { expectRecord, moved, playWhole, type Whole } from './support/whole-game.ts'

/** Whole games as people play them, on the screens where it is hardest: `npm run test:tables`. */
const server = openServer()
const GAMES: readonly BoardGame[] = ['puerto-rico', 'mombasa', 'cooper-island']
/** A screen on which nothing moves of itself stays below this over a whole game. */
const STILL = 0.02

const players = (game: BoardGame) => ({ players: game === 'puerto-rico' ? 3 : 2 })

async function plays(wanted: Whole): Promise<void> {
  const { page, mirror, given, shifts } = await playWhole(server, { ...wanted, watches: true })
  const answers = `${given.board} answers by the board, ${given.dock} by the dock`
  const surprises = shifts.filter(({ expected }) => !expected)
  const all = shifts.reduce((sum, { value }) => sum + value, 0)
  const figures = `${moved(shifts).toFixed(4)} moved of itself, ${all.toFixed(4)} in all`
  console.log([`${answers}, ${figures}`, ...movers(surprises)].join('\n'))
  await expectRecord(page, mirror)
  expect.soft(moved(shifts)).toBeLessThan(STILL)
}

describe.each(GAMES)('a whole game of %s', (game) => {
  test('by touch, on a phone on its side', async () => {
    await plays({ game, options: players(game), screen: { width: 844, height: 390, touch: true } })
  })
  test('by touch, on the smallest phone', async () => {
    await plays({ game, options: players(game), screen: { width: 360, height: 640, touch: true } })
  })
  test('by the keyboard alone', async () => {
    await plays({ game, options: players(game), keys: true })
  })
  test('by the mouse', async () => {
    await plays({ game, options: players(game) })
  })
})

describe('a whole game of Puerto Rico 1897 with everything and five players', () => {
  test('in a small window', async () => {
    await plays({ game: 'puerto-rico', options: everything, screen: { width: 1280, height: 720 } })
  })
  test('by touch, on a phone', async () => {
    await plays({ game: 'puerto-rico', options: everything, screen: { width: 390, height: 844, touch: true } })
  })
})

const DEVICES: readonly Screen[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
]

describe.each(DEVICES)('nothing stands in the way at $width×$height', (device) => {
  test.each(PAGES)('$group: $name', async ({ path, tables, ready }) => {
    const visitor = await server.visit({ device, settings: { theme: 'system' }, tables: tables.map(momentTable) })
    await visitor.go(path)
    await ready(visitor)
    const { page } = visitor
    const found = await barriers(page)
    for (const tab of await tabs(page).all()) {
      if ((await tab.getAttribute('aria-current')) === 'page') continue
      await tab.click()
      await eventually(() => tab.getAttribute('aria-current')).toBe('page')
      found.push(...(await barriers(page)).map((barrier) => `in another section: ${barrier}`))
    }
    expect([...new Set(found)]).toEqual([])
  })
})

describe.each(['en', 'pt', 'it'] as const)('in %s', (language) => {
  describe.each(Object.keys(MOMENTS))('%s fits on every screen', (game) => {
    test.each(MOMENTS[game])('%s', (name) => expectFits(server, game, name, language))
  })
})
