import { readFile } from 'node:fs/promises'
import { NOTICE_KINDS } from '@quayside/table'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { type Member, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { faultsOf, takeMeasure } from './support/fit.ts'
import { Authenticator } from './support/passkey.ts'
import { Player } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'
import { LAN, openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const pathOf = (page: Page) => new URL(page.url()).pathname
const codeOf = (page: Page) => page.locator('[data-code]').getAttribute('data-code')

/** A guest who has answered once and waits: the dock offers to keep the seat, and leads to where one joins. */
async function takeTheOffer({ visitor: { page } }: Member, name: string): Promise<void> {
  await page.locator('[data-keep-seat] a').click()
  await page.getByRole('heading', { name: 'Keep your name and your tables' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name)
  await page.getByText('free', { exact: true }).waitFor()
}

/** Two at a table; the first has answered and waits, in the middle of a round. */
async function seated(host: string, name: string) {
  const sitting = await twoAtTable(server, { host }, 'Puerto Rico', [name, 'Tiago'])
  const { host: first, guest: second, playUntil } = sitting
  await playUntil((asked) => asked === first)
  await playUntil((asked) => asked === second)
  return { first, second, playUntil, table: first.visitor.page.url() }
}

/** Whoever has come to another device goes on there with the question that stands. */
async function goesOn(visitor: Visitor, table: string, { second, playUntil }: Awaited<ReturnType<typeof seated>>) {
  await visitor.page.goto(table)
  const player = new Player(visitor.page)
  await playUntil(async () => (await player.look()).moment !== 'waiting')
  const before = await player.look()
  await player.anything()
  await player.goneOn(before)
  await eventually(async () => (await second.player.look()).seq).toBeGreaterThan(before.seq)
}

/** Ends the only other device, from the page about oneself. */
async function endTheOther({ page }: Visitor): Promise<void> {
  await page.goto(new URL('/you', page.url()).href)
  await eventually(() => page.locator('[data-session]').count()).toBe(2)
  await page.locator('[data-session]:not([data-session="here"])').getByRole('button').click()
}

describe('a guest becomes a member at a running table, and goes on elsewhere', () => {
  test('by a passkey', async () => {
    const table = await seated('localhost', 'Marta')
    const { first: marta } = table
    const { page } = marta.visitor
    marta.visitor.expectRefusals()
    const lock = await Authenticator.of(marta.visitor)
    await takeTheOffer(marta, 'Marta')
    await button(page, 'Continue with a passkey').click()
    expect(await codeOf(page)).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/)
    expect(await lock.count()).toBe(1)
    await button(page, 'I have kept it').click()
    expect(page.url()).toBe(table.table)
    const before = await table.second.player.look()
    await eventually(async () => (await marta.player.look()).seq).toBe(before.seq)
    expect(await page.locator('[data-keep-seat]').count()).toBe(0)

    const phone = await server.visit({ host: 'localhost', device: 'phone' })
    // This one does not offer passkeys in the name's field, so that the button is pressed.
    await phone.page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await lock.copyTo(await Authenticator.of(phone))
    await phone.go('/sign-in')
    await button(phone.page, 'Sign in with a passkey').click()
    await eventually(() => pathOf(phone.page)).toBe('/')
    await eventually(() => phone.page.locator('[data-who]').textContent()).toContain('Marta')
    await goesOn(phone, table.table, table)

    await endTheOther(phone)
    await page.locator('[data-signed-out]').waitFor()
    await eventually(() => phone.page.locator('[data-session]').count()).toBe(1)
    // Nobody has taken the seat: who signs in again has it.
    // Here the name's field offers the passkey, and whoever has this lock takes it.
    await button(page, 'Sign in').click()
    await eventually(() => page.url()).toBe(table.table)
    const seen = await table.second.player.look()
    await eventually(async () => (await marta.player.look()).seq).toBe(seen.seq)
  })

  test('by a recovery code, on plain http in a network of its own', async () => {
    const table = await seated(LAN, 'Eva')
    const { first: eva } = table
    const { page } = eva.visitor
    eva.visitor.expectRefusals()
    await takeTheOffer(eva, 'Eva')
    expect(await button(page, /passkey/).count()).toBe(0)
    await button(page, 'Continue with a recovery code').click()
    const code = await codeOf(page)
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    await button(page, 'I have kept it').click()
    await eventually(() => page.url()).toBe(table.table)

    const laptop = await server.visit({ host: LAN })
    laptop.expectRefusals()
    await laptop.go(`/sign-in#code.${code}`)
    await laptop.page.getByRole('heading', { name: 'This code stands for Eva' }).waitFor()
    expect(laptop.page.url()).toBe(`${laptop.url}/sign-in`)
    // Until a button is pressed, nothing has happened: the code still opens the account.
    await laptop.page.goto(`${laptop.url}/recover#${code}`)
    await button(laptop.page, 'Sign in as Eva').click()
    const next = await codeOf(laptop.page)
    expect(next).not.toBe(code)
    await button(laptop.page, 'I have kept it').click()
    await goesOn(laptop, table.table, table)

    await endTheOther(laptop)
    await page.locator('[data-signed-out]').waitFor()
    await button(page, 'Go on as a guest').click()
    await page.getByText('This table is not there').waitFor()
    // The code was used up.
    await laptop.page.goto(`${laptop.url}/sign-in#code.${code}`)
    await laptop.page.getByRole('alert').filter({ hasText: 'Nobody has this code' }).waitFor()
  })
})

test('tables of this browser come along, and everything can be taken home and deleted', async () => {
  const visitor = await server.visit({ host: LAN, tables: [keptTable({ id: 'mine', until: asked('choose-role') })] })
  visitor.expectRefusals()
  const { page } = visitor
  await visitor.go('/you/join')
  await page.getByRole('textbox', { name: 'Name' }).fill('Rosa')
  await page.getByText('free', { exact: true }).waitFor()
  await button(page, 'Continue with a recovery code').click()
  const code = await codeOf(page)
  await button(page, 'I have kept it').click()
  const kept = () => page.evaluate(async () => (await (await fetch('/api/me/local-tables')).json()) as unknown[])
  await eventually(async () => (await kept()).length).toBe(1)

  // On another device they can be looked back on; here the table itself is listed.
  const phone = await server.visit({ host: LAN, device: 'phone' })
  await phone.go(`/sign-in#code.${code}`)
  await button(phone.page, 'Sign in as Rosa').click()
  await button(phone.page, 'I have kept it').click()
  await phone.go('/tables/finished')
  await phone.page.getByRole('heading', { name: 'Brought along' }).waitFor()
  await phone.page.getByRole('link', { name: 'Replay: Puerto Rico' }).click()
  await phone.page.locator('[data-place]').first().waitFor()
  await visitor.go('/tables/finished')
  await page.getByText('No finished game yet').waitFor()
  expect(await page.getByRole('heading', { name: 'Brought along' }).count()).toBe(0)

  await visitor.go('/you')
  await button(page, 'Bring along').click()
  await page.getByText('1 table brought along.').waitFor()
  expect(await kept()).toHaveLength(1)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save').click()])
  expect(await readFile(await file.path(), 'utf8')).toContain('Rosa')
  await button(page, 'Delete…').click()
  const sure = button(page, 'Delete for good')
  await page.getByRole('textbox', { name: 'type Rosa' }).fill('Ros')
  expect(await sure.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'type Rosa' }).fill('Rosa')
  await sure.click()
  await eventually(() => pathOf(page)).toBe('/')
  await eventually(() => page.locator('[data-who]').textContent()).toContain('Guest')
})

/* A server that can do everything, as the pages see it. */

const DAY = 86_400_000
const CAN = {
  passkey: true,
  mail: true,
  push: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
}
const GUEST = { name: '', member: false, proved: false, keys: { passkeys: 0, code: false, mail: null }, can: CAN }
const MEMBER = { ...GUEST, name: 'Marta', member: true, keys: { passkeys: 2, code: true, mail: 'm…@example.org' } }
const told = (me: object) => ({
  '/api/me': me,
  '/api/names': { verdict: null },
  '/api/passkeys': [
    { id: 'a', label: 'Chrome, Android', created: 0, used: Date.now() - DAY },
    { id: 'b', label: 'A key with a name as long as it gets', created: 0, used: null },
  ],
  '/api/me/sessions': [
    { id: 'a', label: 'Chrome, Android', created: 0, seen: Date.now(), here: true },
    { id: 'b', label: 'Samsung Internet, Android', created: 0, seen: Date.now() - 40 * DAY, here: false },
    { id: 'c', label: '', created: 0, seen: Date.now() - DAY, here: false },
  ],
  '/api/me/notices': {
    kinds: Object.fromEntries(NOTICE_KINDS.map((kind, i) => [kind, { push: i % 2 === 0, mail: i % 3 === 0 }])),
    after: 2,
    quiet: { from: 1320, until: 420 },
    zone: 'Europe/Lisbon',
    language: 'en',
    gather: 30,
    again: 24,
    tables: {},
  },
  '/api/me/join': { me: MEMBER, code: '7QK2M-XW4TR-9PCV0-H3NJE-5ZBYD' },
  '/api/recover/look': { name: 'Marta', member: true, tables: 7 },
})

/** From now on the server says so, or refuses what it is told to. */
async function pretend(page: Page, said: { readonly [path: string]: unknown }): Promise<void> {
  for (const [path, body] of Object.entries(said))
    await page.route(`**${path}`, async (route) => {
      // Who one is comes with a cookie.
      const response = path === '/api/me' ? await route.fetch() : undefined
      await route.fulfill({ response, status: 200, json: body })
    })
}

interface Place {
  readonly path: string
  readonly me: object
  /** What is on the page once all is there. */
  readonly shown: string
  act?(page: Page): Promise<void>
}
const PLACES: readonly Place[] = [
  { path: '/you/join', me: GUEST, shown: '.join .prim:enabled' },
  {
    path: '/you/join',
    me: { ...GUEST, can: { ...CAN, passkey: false } },
    shown: '[data-code] svg path',
    async act(page) {
      await page.locator('#name').fill('Marta')
      await page.locator('.join .prim:enabled').click()
    },
  },
  { path: '/sign-in', me: GUEST, shown: '#address' },
  { path: '/sign-in#code.7QK2M', me: GUEST, shown: '[data-owner]' },
  { path: '/you', me: GUEST, shown: '[data-session="c"]' },
  { path: '/you', me: MEMBER, shown: '[data-passkey="b"]' },
  { path: '/notices', me: MEMBER, shown: '[role="switch"]' },
]
/** As wide as the screens that pages are made for, and as high as all of it: a page scrolls, and nothing of it is left out. */
const WIDTHS = { phone: [360, 390], desk: [1280, 1440] } as const
const HIGH = 1800

async function seeing(place: Place, visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.unrouteAll()
  await pretend(page, told(place.me))
  await visitor.go(place.path)
  await place.act?.(page)
  await page.locator(place.shown).first().waitFor()
}

describe('pages about oneself', () => {
  test.each(['en', 'pt', 'it'] as const)(
    'all of it fits, fingers meet it, and nothing stands in the way: %s',
    async (language) => {
      const found: string[] = []
      for (const device of ['phone', 'desk'] as const) {
        const visitor = await server.visit({ host: 'localhost', device, settings: { language, theme: 'system' } })
        visitor.expectRefusals()
        await visitor.page.addInitScript(takeMeasure)
        for (const place of PLACES) {
          await seeing(place, visitor)
          for (const width of WIDTHS[device]) {
            await visitor.page.setViewportSize({ width, height: HIGH })
            const faults = await faultsOf(visitor.page, { touch: device === 'phone', answers: {} })
            for (const [kind, lines] of Object.entries(faults) as [string, readonly string[]][])
              found.push(...lines.map((line) => `${place.path} ${width}: ${kind}: ${line}`))
          }
          // Other languages have other words and nothing else.
          if (language === 'en' && device === 'phone') found.push(...(await barriers(visitor.page)))
        }
      }
      expect(found).toEqual([])
    },
  )

  test('what a stolen cookie must not do is done after a proof', async () => {
    const visitor = await server.visit({ host: 'localhost' })
    visitor.expectRefusals()
    const { page } = visitor
    await pretend(page, { ...told(MEMBER), '/api/me/prove': MEMBER })
    const ended: string[] = []
    await page.route('**/api/me/sessions/*', (route) => {
      ended.push(route.request().method())
      if (ended.length > 1) return route.fulfill({ json: { ended: 1 } })
      return route.fulfill({ status: 403, json: { error: { code: 'prove-first', message: '' } } })
    })
    await visitor.go('/you')
    await page.locator('[data-session="b"]').getByRole('button').click()
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /recovery code/ })
      .fill('7QK2M-XW4TR')
    await button(page, 'Show the code').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => ended).toEqual(['DELETE', 'DELETE'])
  })

  test('notices: what is switched is sent, and permission is asked for when one presses', async () => {
    const visitor = await server.visit({ host: 'localhost' })
    visitor.expectRefusals()
    const { page } = visitor
    await page.addInitScript(() => {
      const asked: string[] = []
      Object.assign(window, { asked })
      Object.defineProperty(Notification, 'permission', { get: () => (asked.length > 0 ? 'denied' : 'default') })
      Notification.requestPermission = async () => {
        asked.push('asked')
        return 'denied'
      }
    })
    await pretend(page, told(MEMBER))
    const sent: unknown[] = []
    await page.route('**/api/me/notices', (route) => {
      if (route.request().method() === 'PUT') sent.push(route.request().postDataJSON())
      return route.fulfill({ json: told(MEMBER)['/api/me/notices'] })
    })
    await visitor.go('/notices')
    await page.getByRole('switch', { name: 'Game over: Mail' }).check()
    await page.getByRole('switch', { name: 'Quiet hours' }).uncheck()
    await eventually(() => sent.at(-1)).toMatchObject({ kinds: { over: { push: false, mail: true } }, quiet: null })
    const askings = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
    expect(await askings()).toBe(0)
    await button(page, 'Allow…').click()
    await page.locator('[data-push="refused"]').waitFor()
    expect(await askings()).toBe(1)
  })
})
