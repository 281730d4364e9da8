import { games } from '@quayside/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { openTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { KeyPlayer } from './support/key-player.ts'
import { Player } from './support/player.ts'
import { asked, isOver, keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

describe('nothing stands in the way', () => {
  test('at home, in the settings and in the lobby', async () => {
    const guest = await server.visit({ settings: { theme: 'system' } })
    const { page } = guest
    await guest.go('/')
    await page.getByText('No open tables just now').waitFor()
    expect(await barriers(page)).toEqual([])
    await setTable(page, 'Cooper Island')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('heading', { name: 'Keyboard' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.getByRole('dialog').locator('details[open]').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openTable(guest, 'Marta')
    expect(await barriers(page)).toEqual([])
  })

  // On phones: see the tests of phones.
  test.each([
    ['puerto-rico', ['mayor-place', 'captain-load']],
    ['mombasa', ['enter-region']],
    ['cooper-island', ['area']],
  ])('at a table of %s: %s', async (game, questions) => {
    const tables = questions.map((kind) =>
      keptTable({
        id: kind,
        game,
        options: { players: 3 },
        until: asked(kind, ({ view }) => (view.round as number) > 2),
      }),
    )
    const guest = await server.visit({ settings: { theme: 'system' }, tables })
    const { page } = guest
    await guest.go('/about')
    const found: string[] = []
    for (const { id } of tables) {
      await guest.wander(`/local/${id}`)
      const ready = page.locator(`.table[data-asked="${id}"] :is([data-place][data-lit], [data-done]:enabled)`)
      await ready.first().waitFor()
      found.push(...(await barriers(page)).map((barrier) => `${id}: ${barrier}`))
    }
    expect(found).toEqual([])
  })

  test('at the end and in the replay', async () => {
    const guest = await server.visit({
      settings: { theme: 'system' },
      tables: [keptTable({ id: 'end', until: isOver })],
    })
    const { page } = guest
    await guest.go('/local/end')
    await new Player(page).seeing('over')
    await page.locator('.result svg').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await guest.go('/local/end/replay')
    await page.locator('[data-place]').first().waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    expect(await barriers(page)).toEqual([])
  })
})

describe('by the keyboard alone', () => {
  const focus = (page: Page) =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null
      return {
        answer: at?.dataset.answer,
        undo: at?.classList.contains('undo'),
        place: at?.dataset.place,
        in: inside(at),
      }
      function inside(element: Element | null): string {
        return element?.closest('[data-region]')?.getAttribute('aria-label') ?? ''
      }
    })

  test('a round is played with numbers, Enter, Tab and letters, and is read out', async () => {
    const guest = await server.visit({ settings: { confirm: 'always' }, tables: [keptTable({ id: 'keys' })] })
    const { page } = guest
    await guest.go('/local/keys')
    const player = new Player(page)
    const first = await player.question('choose-role')
    const live = (name: string) => page.locator(`[data-live="${name}"]`).textContent()
    expect(await live('question')).toContain('Which role do you choose?')
    expect(await live('question')).toContain(`${first.answers.length} answers`)
    await page.locator('[data-place]').first().waitFor()

    // F6 goes round the regions, the question's among them; from there Tab leads through the answers to the tools.
    const regions = new Set<string>()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('F6')
      const { in: region } = await focus(page)
      regions.add(region)
      if (region === 'Question') break
    }
    expect(regions).toContain('Question')
    for (const answer of first.answers) {
      await page.keyboard.press('Tab')
      expect((await focus(page)).answer).toBe(answer)
    }
    await page.keyboard.press('Tab')
    expect((await focus(page)).undo).toBe(true)

    // Enter takes what is in focus, and the dock asks again; Escape lets go.
    const builder = first.answers.indexOf('role builder')
    await page.locator(`.dock [data-answer="role builder"]`).focus()
    await page.keyboard.press('Enter')
    await player.seeing('confirm')
    await page.keyboard.press('Escape')
    await player.seeing('question')
    expect((await player.look()).seq).toBe(first.seq)

    // A number gives the answer, Enter says yes; then the first answer to the next question is in focus.
    await page.keyboard.press(String(builder + 1))
    await player.seeing('confirm')
    await player.enter()
    const chosen = await player.goneOn(first)
    expect(chosen.kind).toBe('builder-build')
    await eventually(() => live('question')).toContain('What do you build?')
    await eventually(async () => (await focus(page)).answer).toBe(chosen.answers[0])

    // U takes it back.
    await page.keyboard.press('u')
    const undone = await player.goneOn(chosen)
    expect(undone.kind).toBe('choose-role')

    // Until everybody has chosen once.
    for (let choices = 0; choices < 2; ) {
      const seen = await player.question()
      if (seen.kind === 'choose-role') choices++
      if (seen.moment === 'gesture') {
        await eventually(() => page.locator('[data-done]').isEnabled()).toBe(true)
        await page.locator('[data-done]').focus()
        await player.enter()
      } else await page.keyboard.press(seen.answers.length === 1 || seen.answers[0] !== 'pass' ? '1' : 'p')
      await player.seeing('confirm')
      await player.enter()
      await player.goneOn(seen)
    }
    await eventually(() => live('events')).not.toBe('')
  })

  test('boards are walked with arrows, and the thing in focus is taken by Enter', async () => {
    const guest = await server.visit({ tables: [keptTable({ id: 'arrows' })] })
    const { page } = guest
    await guest.go('/local/arrows')
    const player = new Player(page)
    const seen = await player.question('choose-role')
    await page.locator('[data-place^="role:"][data-lit]').first().focus()
    const { place } = await focus(page)
    await page.keyboard.press('ArrowRight')
    const next = await focus(page)
    expect(next.place).toMatch(/^role:/)
    expect(next.place).not.toBe(place)
    await page.keyboard.press('Enter')
    await player.goneOn(seen)
  })
})

describe('by the keyboard alone, turns', () => {
  test.each([
    ['mombasa', 3],
    ['cooper-island', 2],
  ] as const)('of %s are played', async (game, round) => {
    const kept = keptTable({ id: 'keys', game, until: ({ view, ask }) => view.round === round && ask !== null })
    const guest = await server.visit({ tables: [kept] })
    await guest.go('/local/keys')
    const player = new KeyPlayer(guest.page, game)
    const mirror = new Mirror(kept.text)
    for (let answers = 0; answers < 16; answers++) {
      await player.next(mirror, 'keys')
      await player.playAlong(mirror)
    }
  })

  test('of a plan are laid on the board, with arrows and Enter', async () => {
    const kept = keptTable({ id: 'plan', game: 'mombasa', until: asked('plan') })
    const guest = await server.visit({ tables: [kept] })
    const { page } = guest
    await guest.go('/local/plan')
    const player = new Player(page)
    await player.question('plan')
    const place = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place ?? '')
    // From one thing to the next by Tab, within a row of them by arrows.
    const tabTo = async (kind: string) => {
      for (let i = 0; i < 40 && !(await place()).startsWith(kind); i++) await page.keyboard.press('Tab')
    }
    await page.locator('[data-place^="hand:"]').first().waitFor()
    await tabTo('hand:')
    const first = await place()
    await page.keyboard.press('ArrowRight')
    const card = await place()
    expect(card).toMatch(/^hand:/)
    expect(card).not.toBe(first)
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-place^="hand:"][aria-pressed="true"]').getAttribute('data-place')).toBe(card)
    for (let i = 0; i < 40 && !(await place()).startsWith('slot:'); i++) await page.keyboard.press('Shift+Tab')
    const slot = await place()
    await player.enter()
    await eventually(() => page.locator(`[data-place="${slot}"] .sr-only`).textContent()).toMatch(/planned/)
    // What was laid is taken back the same way.
    await page.locator(`[data-place="${slot}"]`).focus()
    await player.enter()
    await eventually(() => page.locator(`[data-place="${slot}"] .sr-only`).textContent()).not.toMatch(/planned/)
  })
})

describe('the board in words', () => {
  test.each(games.map(({ id }) => id))('%s is played through a round', async (game) => {
    const guest = await server.visit({ settings: { textBoard: true }, tables: [keptTable({ id: 'plain', game })] })
    const { page } = guest
    await guest.go('/local/plain')
    const player = new Player(page)
    await player.question()
    const board = page.locator('div.plain')
    await board.waitFor()
    expect(await page.locator('[data-place]').count()).toBe(0)
    for (let i = 0; i < 12; i++) {
      const { moment } = await player.anything()
      if (moment === 'over') break
    }
    expect((await player.look()).seq).toBeGreaterThan(12)
    expect(await board.innerText()).not.toMatch(/undefined|\[object/)
  })
})
