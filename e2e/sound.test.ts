import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SOUND_NAMES, SOUNDS } from '../packages/web/src/sound/names.ts'
import { barriers } from './support/barriers.ts'
import { giveEars, heardBy, loudspeakers } from './support/ears.ts'
import { eventually } from './support/eventually.ts'
import { asks, begin, setTables, wish } from './support/many-tables.ts'
import { Player } from './support/player.ts'
import { asked, keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { Settings, VisitOptions, Visitor } from './support/visitor.ts'

/** Sounds: none until they are wanted, then those that are. */
const server = openServer()

const ON = { on: true, pieces: true, turn: true, chat: true, end: true, volume: 50 }
/** Answers of all players. */
const FEW = 12
const TWO = { players: 2 } as const

/** Somebody whose browser notes what it plays, and which sounds it fetches. */
async function listener(settings: Settings, options: VisitOptions = {}): Promise<Visitor & { fetched: string[] }> {
  const visitor = await server.visit({ settings, ...options })
  await giveEars(visitor)
  const fetched: string[] = []
  visitor.page.on('request', (request) => {
    const sound = /\/(\w+)-[^/]+\.wav$/.exec(request.url())?.[1]
    if (sound) fetched.push(sound)
  })
  return Object.assign(visitor, { fetched })
}

/** Answers until others have had their turn, and it is one's own again or the game is over. */
async function playRound(player: Player): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const { moment } = await player.ready()
    if (moment === 'over') return
    await player.page.locator('.dock .offer, .dock [data-done]:enabled, .dock .ends .btn:enabled').first().click()
    if (await player.page.evaluate(() => document.querySelector('.table')?.getAttribute('data-asked') === null)) break
  }
  await player.ready()
}

const role = keptTable({
  id: 'role',
  options: TWO,
  until: asked('choose-role', ({ view }) => (view as { round: number }).round >= 2),
})
const dog = keptTable({
  id: 'dog',
  game: 'cooper-island',
  options: TWO,
  until: asked('turn', ({ view }) => (view as { round: number }).round >= 2),
})

/** The last round, a few answers before the end. */
const nearlyOver = keptTable({
  id: 'nearly',
  game: 'cooper-island',
  options: TWO,
  until: ({ ask, view }, table) => {
    if (ask === null || (view as { round: number }).round < 5) return false
    const lines = table.match.lines.map(({ seat, text }) => `${seat} ${text}`)
    const mirror = new Mirror(JSON.stringify({ saved: table.save(), lines }))
    for (let i = 0; i < FEW; i++) {
      if (mirror.table.finished) return true
      mirror.take(mirror.advice())
    }
    return false
  },
})

/** By the key, wherever the page has its button. */
async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ajustes/ })
    .first()
    .click()
  await page.locator('dialog h2').waitFor()
}

describe('sounds', () => {
  test('are neither fetched nor played while nobody wants them', async () => {
    const marta = await listener({ pace: 'quick', motion: 'full' }, { tables: [role] })
    await marta.go('/local/role')
    await playRound(new Player(marta.page))
    expect(await heardBy(marta.page)).toEqual([])
    expect(await loudspeakers(marta.page)).toBe(0)
    expect(marta.fetched).toEqual([])
  })

  test.each([
    ['a bell', role, 'turn'],
    ['Cooper’s bark', dog, 'bark'],
  ])('call by %s, also whoever wanted sounds when there was but one switch', async (_, table, call) => {
    const marta = await listener({ sound: true, pace: 'quick', motion: 'full' }, { tables: [table] })
    await marta.go(`/local/${table.id}`)
    const { page } = marta
    const player = new Player(page)
    await player.ready()
    // A page that was never touched may not be heard.
    expect(await loudspeakers(page)).toBe(0)
    expect(marta.fetched).toEqual([])
    await page.keyboard.press('Tab')
    await eventually(() => [...marta.fetched].sort()).toEqual([...SOUND_NAMES].sort())
    for (let i = 0; i < 6 && !(await heardBy(page)).includes(call); i++) await playRound(player)
    await eventually(() => heardBy(page)).toContain(call)
    const heard = new Set<string>(await heardBy(page))
    const other = call === 'turn' ? 'bark' : 'turn'
    expect(heard.has(other)).toBe(false)
    expect(await loudspeakers(page)).toBe(1)
    expect(marta.fetched.length).toBe(SOUND_NAMES.length)
  })

  test('are silent by kind', async () => {
    const marta = await listener({ sound: { ...ON, pieces: false }, pace: 'quick', motion: 'full' }, { tables: [role] })
    await marta.go('/local/role')
    const { page } = marta
    await new Player(page).ready()
    await page.keyboard.press('Tab')
    await eventually(() => marta.fetched.length).toBe(SOUND_NAMES.length - SOUNDS.pieces.length)
    await playRound(new Player(page))
    await eventually(() => heardBy(page)).toContain('turn')
    expect((await heardBy(page)).filter((sound) => sound !== 'turn')).toEqual([])
  })

  test('tell that the game is over, and nothing where it was', async () => {
    const marta = await listener({ sound: { ...ON, pieces: false, turn: false } }, { tables: [nearlyOver] })
    await marta.go('/local/nearly')
    const { page } = marta
    const player = new Player(page)
    await player.ready()
    await page.keyboard.press('Tab')
    for (let i = 0; i < 60 && (await player.ready()).moment !== 'over'; i++) await player.anything()
    await eventually(() => heardBy(page)).toEqual(['end'])
    await page.reload()
    await player.seeing('over')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: /replay/i }).waitFor()
    expect(await heardBy(page)).toEqual([])
  })

  test('tell of what others say, but not at a table of which one wants to hear nothing', async () => {
    const marta = await listener({ sound: { ...ON, turn: false } })
    await marta.go('/')
    const tables = await setTables(marta, 'Marta', [
      wish('mombasa', { chairs: [{ kind: 'me' }, { kind: 'open' }] }),
      wish('mombasa', { chairs: [{ kind: 'me' }, { kind: 'open' }] }),
    ])
    const tiago = await server.visit()
    await tiago.go('/')
    await setTables(tiago, 'Tiago', [])
    const says = (table: string, text: string) =>
      asks(tiago, [
        { t: 'open', table },
        { t: 'chat', table, text },
      ])
    for (const { table, invite } of tables) {
      await asks(tiago, [
        { t: 'open', table, invite },
        { t: 'sit', table, seat: 1 },
      ])
    }
    await begin(marta, tables)
    const { page } = marta
    const [loud, mute] = tables.map(({ table }) => table)
    await page.evaluate(async (table) => {
      const wishes = await (await fetch('/api/me/notices')).json()
      const body = JSON.stringify({ ...wishes, zone: 'Europe/Lisbon', tables: { [table]: 'none' } })
      await fetch('/api/me/notices', { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
    }, mute)

    const unread = page.locator('[data-unread]')
    for (const [table, sounds] of [
      [loud, ['chat']],
      [mute, []],
    ] as const) {
      await marta.go(`/table/${table}`)
      await page.locator('.dock').waitFor()
      await page.keyboard.press('Tab')
      // What oneself says is no news.
      await asks(marta, [
        { t: 'open', table },
        { t: 'chat', table, text: 'Hello' },
      ])
      const asked = page.waitForResponse((response) => response.url().endsWith('/api/me/notices'))
      await says(table, 'Good evening')
      await asked
      await unread.first().waitFor()
      await eventually(() => heardBy(page)).toEqual(sounds)
    }
  })

  test('that were fetched once are there without a network', async () => {
    const marta = await listener({ sound: ON, pace: 'quick' }, { tables: [role], keepsClient: true })
    await marta.go('/local/role')
    const { page } = marta
    await marta.installed()
    await new Player(page).ready()
    await page.keyboard.press('Tab')
    await eventually(() => marta.fetched.length).toBe(SOUND_NAMES.length)
    await eventually(() => kept(page)).toBe(SOUND_NAMES.length)
    marta.expectNoNetwork()
    await marta.context.setOffline(true)
    await page.reload()
    const player = new Player(page)
    await player.ready()
    await page.keyboard.press('Tab')
    for (let i = 0; i < 6 && !(await heardBy(page)).includes('turn'); i++) await playRound(player)
    expect(await heardBy(page)).toContain('turn')
  })
})

/** How many sounds the service worker keeps. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return stored.flat().filter(({ url }) => url.endsWith('.wav')).length
  })

describe('the settings of sounds', () => {
  test('are off at first, then one switch for all and one for each kind, each to be tried', async () => {
    const marta = await listener({ language: 'pt' })
    await marta.go('/')
    const { page } = marta
    await openSettings(page)
    const sheet = page.locator('dialog')
    const all = sheet.getByRole('switch', { name: /^Som/ })
    expect(await all.isChecked()).toBe(false)
    expect(await sheet.getByRole('button', { name: /^Ouvir/ }).count()).toBe(0)
    await all.check()
    expect(await barriers(page)).toEqual([])
    const kinds = ['Peças', 'Sua vez', 'Conversa', 'Fim da partida']
    for (const kind of kinds)
      expect(await sheet.getByRole('switch', { name: new RegExp(`^${kind}`) }).isChecked()).toBe(true)

    // Also of a kind that is not wanted; those with several sounds are heard one by one.
    await sheet.getByRole('switch', { name: /^Sua vez/ }).uncheck()
    await eventually(() => marta.fetched.length).toBe(SOUND_NAMES.length)
    for (const kind of ['Fim da partida', 'Conversa', 'Sua vez', 'Sua vez']) {
      const before = (await heardBy(page)).length
      await sheet.getByRole('button', { name: `Ouvir: ${kind}` }).click()
      await eventually(async () => (await heardBy(page)).length).toBe(before + 1)
    }
    expect(await heardBy(page)).toEqual(['end', 'chat', 'turn', 'bark'])

    await sheet.getByRole('slider', { name: 'Volume' }).press('Home')
    const wishes = () => page.evaluate(() => JSON.parse(localStorage.getItem('quayside.settings')!).sound)
    await eventually(wishes).toEqual({ ...ON, turn: false, volume: 0 })
    await page.reload()
    await openSettings(page)
    expect(await sheet.getByRole('switch', { name: /^Sua vez/ }).isChecked()).toBe(false)
    await all.uncheck()
    await eventually(async () => (await wishes()).on).toBe(false)
  })
})
