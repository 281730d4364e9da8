import type { Sight } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { type Member, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { Player } from './support/player.ts'
import { asked, keptTable, type Wanted } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { VisitOptions } from './support/visitor.ts'

const server = openServer()
/** Milliseconds in which all that happened since one's last turn is played back. */
const PLAYBACK = 10_000

const inRound3 = ({ view }: Sight) => (view.round as number) >= 3

/** Marta comes to a table of three, in the middle of the game. */
async function sitDown(visit: VisitOptions, wanted: Partial<Wanted> = {}): Promise<{ page: Page; player: Player }> {
  const table = keptTable({ id: 'story', until: asked('choose-role', inRound3), ...wanted })
  const { go, page } = await server.visit({ tables: [table], ...visit }).then((guest) => ({
    go: () => guest.go('/local/story'),
    page: guest.page,
  }))
  await go()
  const player = new Player(page, visit.device === 'phone')
  await player.question()
  return { page, player }
}

/** Answers until others act and the dock tells of it. */
async function letOthersAct({ page, player }: { page: Page; player: Player }): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await player.anything()
    if (await page.locator('.dock.tells').count()) return
  }
  throw new Error('others never act')
}

const sentence = (page: Page) => page.locator('[data-sentence]').textContent()
const button = (page: Page, what: string) => page.locator(`[data-story="${what}"]`)

describe('the story', () => {
  test('is held, gone back in and gone on with by keys', async () => {
    const sitting = await sitDown({ settings: { pace: 'calm' } }, { options: { players: 5 } })
    const { page } = sitting
    await letOthersAct(sitting)
    await eventually(() => page.locator('[data-beats]').getAttribute('data-beats').then(Number)).toBeGreaterThan(1)
    await page.keyboard.press('Space')
    expect(await button(page, 'hold').getAttribute('aria-pressed')).toBe('true')
    const held = await sentence(page)
    expect(await page.locator('.beats .past').count()).toBeGreaterThan(0)

    await page.keyboard.press('ArrowLeft')
    await eventually(() => button(page, 'stop').count()).toBe(1)
    const before = await sentence(page)
    await page.keyboard.press('ArrowRight')
    await eventually(() => button(page, 'stop').count()).toBe(0)
    expect(before).not.toBe('')
    // Unless Marta was asked meanwhile, the same is told as before.
    if (await page.locator('.dock.tells').count()) expect([held, before]).not.toContain('')
  })

  test('never keeps one from being asked, and points at what it tells of', async () => {
    const sitting = await sitDown({ settings: { pace: 'calm' } })
    const { page, player } = sitting
    await letOthersAct(sitting)
    await page.keyboard.press('Space')
    await eventually(() => page.locator('.trace span, .table[data-asked]').count()).toBeGreaterThan(0)
    // Bots go on: what they do is not told, but the question comes.
    const seen = await player.question()
    expect(seen.kind).toBeTruthy()
    expect(await page.locator('.dock.mine').count()).toBe(1)
    expect(await page.locator('[data-since]').count()).toBe(1)
  })

  test.each(['desk', 'phone'] as const)(
    'plays back what happened since the last turn within ten seconds: %s',
    async (device) => {
      const sitting = await sitDown({ settings: { pace: 'instant' }, device })
      const { page, player } = sitting
      const since = page.locator('[data-since]')
      for (let i = 0; i < 8 && !(await since.count()); i++) {
        await player.anything()
        await player.question()
      }
      const began = performance.now()
      if (device === 'phone') await since.tap()
      else await page.keyboard.press('Space')
      await eventually(() => button(page, 'stop').count()).toBe(1)
      expect(await page.locator('[data-lit]').count()).toBe(0)
      await eventually(() => button(page, 'stop').count()).toBe(0)
      expect(performance.now() - began).toBeLessThan(patience(PLAYBACK))
      await eventually(() => page.locator('.dock.mine').count()).toBe(1)
    },
  )

  test('plays back for one who comes back to an online table', async () => {
    const { playUntil } = await twoAtTable(server)
    const since = ({ visitor }: Member) => visitor.page.locator('[data-since]').count()
    const { page } = (await playUntil(async (asked) => (await since(asked)) > 0)).visitor
    await page.reload()
    await page.locator('[data-since]').click()
    await eventually(() => button(page, 'stop').count()).toBe(1)
    expect(await sentence(page)).not.toBe('')
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.dock.mine').count()).toBe(1)
  })
})

describe('the log', () => {
  test('shows what one person did, folds, and shows a moment on the board', async () => {
    const { page } = await sitDown({})
    await page.keyboard.press('l')
    const log = page.locator('[data-log]')
    await log.getByRole('button', { name: 'All' }).click()
    const lines = () => log.locator('.entry').allTextContents()
    const all = await lines()
    const folded = log.locator('.fold[aria-expanded="false"]')
    const before = await folded.count()
    expect(before).toBeGreaterThan(3)
    await folded.first().click()
    await eventually(() => folded.count()).toBe(before - 1)
    expect((await lines()).length).toBeGreaterThan(all.length)
    await log.locator('[data-only="1"]').click()
    const own = await log.locator('.entry:not(:first-child)').allTextContents()
    expect(own.length).toBeGreaterThan(3)
    for (const line of own) expect(line).toContain('Beatriz')
  })

  test('opens over a board that has room for one line of it, and moves nothing', async () => {
    const wanted = { game: 'cooper-island', options: { players: 4 }, until: asked('turn', inRound3) }
    const { page } = await sitDown({ device: { width: 1280, height: 720 } }, wanted)
    const whereabouts = () =>
      page.evaluate(() => {
        const [area, log] = ['main.area', '[data-log]'].map((part) =>
          document.querySelector(part)!.getBoundingClientRect(),
        )
        const [land] = document.querySelectorAll('main [data-place^="hex:"]')
        return { land: land.getBoundingClientRect().top, below: Math.max(0, log.bottom - area.bottom), log: log.height }
      })
    await page.locator('main [data-place^="hex:"]').first().waitFor()
    const closed = await whereabouts()
    await page.keyboard.press('l')
    await eventually(async () => (await whereabouts()).log).toBeGreaterThan(5 * closed.log)
    const { land, below } = await whereabouts()
    expect([land, below]).toEqual([closed.land, 0])
    await page.locator('[data-log]').getByRole('button', { name: 'All' }).click()
    await page.locator('[data-only="1"]').click()
  })
})

describe('automas show their hand', () => {
  const hands: readonly (Partial<Wanted> & { cards: number })[] = [
    {
      game: 'puerto-rico',
      options: { players: 2, edition: '1897', puertomas: 1 },
      people: { 0: 'Marta' },
      until: (sight) =>
        sight.ask !== null && ((sight.view.puertoma as { cardsDrawn: number[] }).cardsDrawn.length ?? 0) > 0,
      cards: 8,
    },
    {
      game: 'cooper-island',
      options: { players: 1 },
      until: (sight) => sight.ask !== null && (sight.view.automa as { cards: string[] }).cards.length > 0,
      cards: 8,
    },
  ]
  test.each(hands)(
    '$game: the card, its rule and what came of it, and every other card',
    async ({ cards, ...wanted }) => {
      const { page } = await sitDown({}, wanted)
      const card = page.locator('[data-place^="automa:"]').last()
      const id = (await card.getAttribute('data-place'))!.split(':')[1]
      await card.click()
      const deck = page.locator('[data-deck]')
      await eventually(() => deck.locator(`[data-card="${id}"]`).count()).toBe(1)
      expect(await deck.locator('[data-told] li').count()).toBeGreaterThan(1)
      expect(await deck.locator('[data-explained]').count()).toBe(cards)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Rules' }).click()
      await page.locator('[data-to-deck]').click()
      await eventually(() => deck.locator('[data-explained]').count()).toBe(cards)
    },
  )
})
