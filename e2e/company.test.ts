import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { fromMenu, handOver, join, openTable, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

const logIn = (page: Page) => page.locator('[role="log"]')
const said = (page: Page) => eventually(() => logIn(page).textContent())

/** A page is as wide as its window. */
async function fits({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

describe('while a table gathers', () => {
  test('somebody comes by a code, is asked to be a friend, and is asked to the next table by name', async () => {
    const [host, guest] = await Promise.all([server.visit(), server.visit({ device: 'phone' })])
    await host.go('/')
    await openTable(host, 'Marta')
    await host.page.getByRole('button', { name: 'Give me a code' }).click()
    const code = await host.page.locator('output').textContent()
    expect(code).toMatch(/^\d{3} \d{3} \d{3}$/)

    await guest.go('/')
    await guest.page.getByRole('button', { name: 'I have a code' }).click()
    const field = guest.page.getByRole('textbox', { name: 'Code of the table' })
    await field.fill(code === '123 456 789' ? '987654321' : '123456789')
    guest.expectRefusals()
    await guest.page.getByRole('button', { name: 'Go there' }).click()
    await guest.page.getByText('No table has this code now.').waitFor()
    await field.fill(code!)
    await guest.page.getByRole('button', { name: 'Go there' }).click()
    await guest.page.waitForURL(/\/table\//)
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Tiago')
    await guest.page.getByRole('button', { name: /^Sit/ }).click()

    await host.page.getByRole('button', { name: 'More about Tiago' }).click()
    await host.page.getByRole('button', { name: 'Ask to be friends' }).click()
    await host.page.getByText('Asked.').waitFor()
    await guest.go('/friends')
    await guest.page.getByRole('button', { name: 'Accept: Marta' }).click()
    await guest.page.getByRole('button', { name: 'Unfriend: Marta' }).waitFor()
    await fits(guest)
    expect(await barriers(guest.page)).toEqual([])

    await guest.go('/')
    await host.go('/')
    await openTable(host, 'Marta')
    await host.page.getByRole('button', { name: 'Ask a friend' }).click()
    await host.page.getByRole('button', { name: 'Ask Tiago' }).click()
    await host.page.getByText('Tiago is asked').waitFor()
    expect(await barriers(host.page)).toEqual([])
    await guest.page.getByText('Marta asks you to a table').waitFor()
    await guest.page.getByRole('link', { name: 'Come in: Puerto Rico' }).click()
    await guest.page.getByRole('button', { name: /^Sit/ }).waitFor()
  })

  test('the host closes the chat, takes a voice, and sends somebody away', async () => {
    const [host, guest] = await Promise.all([server.visit(), server.visit({ settings: { language: 'pt' } })])
    await host.go('/')
    const link = await openTable(host, 'Marta')
    await guest.page.goto(link)
    await guest.page.getByRole('textbox', { name: 'Seu nome' }).fill('Tiago')
    await guest.page.getByRole('button', { name: /^Sentar/ }).click()

    await host.page.getByLabel('Who may talk').selectOption('nobody')
    await guest.page.getByText('A conversa está fechada.').waitFor()
    await host.page.getByLabel('Who may talk').selectOption('all')
    await host.page.getByRole('button', { name: 'More about Tiago' }).click()
    await host.page.getByRole('button', { name: 'Silence here' }).click()
    await guest.page.getByText('tirou sua palavra aqui').waitFor()
    await host.page.getByRole('button', { name: 'Let them talk again' }).click()
    await guest.page.getByRole('textbox', { name: 'Mensagem' }).waitFor()

    await host.page.getByRole('button', { name: 'Report…' }).click()
    await host.page.getByLabel('What it is about').selectOption('name')
    expect(await barriers(host.page)).toEqual([])
    await host.page.getByRole('button', { name: 'Send the report' }).click()
    await host.page.getByText('Thank you. It was sent.').waitFor()
    const reports = await server.operate({ do: 'reports', closed: false, limit: 5 })
    expect(reports).toMatchObject([{ about: { name: 'Tiago' }, why: 'name' }])
    await host.page.getByRole('button', { name: 'Send away', exact: true }).click()
    await guest.page.getByText('Um lugar está livre').waitFor()
    await guest.page.getByRole('button', { name: /^Sentar/ }).click()
    await guest.page.getByRole('alert').filter({ hasText: 'mandou você embora' }).waitFor()
  })
})

describe('talking at a table', () => {
  test('beside the log on a desk and in a sheet on a phone, each in their own language, with what is new counted', async () => {
    const [host, guest] = await Promise.all([
      server.visit({ settings: { language: 'it' } }),
      server.visit({ device: 'phone' }),
    ])
    const table = await gameOf(host, guest)
    const talk = host.page.locator('[data-talk]')
    const width = async () => (await host.page.locator('[data-log]').boundingBox())!.width
    const before = await width()

    await fromMenu(guest, 'Chat')
    await guest.page.getByRole('button', { name: 'Ready phrases' }).click()
    await fits(guest)
    expect(await barriers(guest.page)).toEqual([])
    await guest.page.getByRole('button', { name: 'Good luck and have fun!' }).click()
    await said(guest.page).toContain('Good luck and have fun!')
    await eventually(() => talk.textContent()).toMatch(/Chat\s*1$/)
    await talk.click()
    await said(host.page).toContain('Buona fortuna e buon divertimento!')
    expect(await width()).toBe(before)
    expect(await barriers(host.page)).toEqual([])

    // Closed, the sheet counts what comes meanwhile, also after the page was loaded anew.
    await guest.page.keyboard.press('Escape')
    await host.page.getByRole('textbox', { name: 'Messaggio' }).fill('Eccomi')
    await host.page.getByRole('button', { name: 'Invia' }).click()
    const unread = guest.page.locator('.menu .unread')
    await eventually(() => unread.textContent()).toBe('1')
    await guest.page.reload()
    await eventually(() => unread.textContent()).toBe('1')
    await fromMenu(guest, 'Chat')
    await said(guest.page).toContain('Eccomi')
    await eventually(() => unread.count()).toBe(0)

    // Whoever is blocked is not read any more.
    await guest.page.getByRole('button', { name: 'More about Marta' }).last().click()
    await guest.page.getByRole('button', { name: 'Block', exact: true }).click()
    await guest.page.getByRole('button', { name: 'Yes' }).click()
    await eventually(() => logIn(guest.page).textContent()).not.toContain('Eccomi')
    expect(new URL(guest.page.url()).pathname).toBe(table)
  })
})

describe('a rematch', () => {
  test('is offered; who does not want it stays, and the table is set with an open seat', async () => {
    const { host, guest } = await twoAtTable(server)
    const table = host.visitor.page.url()
    for (const { visitor } of [host, guest]) await handOver(visitor)
    for (const { player } of [host, guest]) await player.seeing('over')
    await host.visitor.page.getByRole('button', { name: 'Play again' }).click()
    await guest.visitor.page.getByRole('button', { name: 'Not now' }).click()
    await host.visitor.page.getByText('Tiago: not now.').waitFor()
    expect(await barriers(host.visitor.page)).toEqual([])
    await host.visitor.page.getByRole('button', { name: 'Set the table now' }).click()
    await host.visitor.page.getByText('One seat is free').waitFor()
    expect(guest.visitor.page.url()).toBe(table)
    await guest.visitor.page.getByRole('link', { name: 'Go there' }).click()
    await guest.visitor.page.getByRole('button', { name: /^Sit/ }).waitFor()
  })
})

describe('watching', () => {
  test('a game that its host opens to all is found, and one of secrets is shown late', async () => {
    const [host, guest, eva] = await Promise.all([server.visit(), server.visit(), server.visit({ device: 'phone' })])
    await host.go('/')
    const link = await openTable(host, 'Marta', 'Mombasa')
    await host.page.getByLabel('Who may watch').selectOption('all')
    await join(guest, link, 'Tiago')
    await host.page.getByRole('button', { name: 'Begin the game' }).click()
    await new Player(host.page).begun()
    await eva.go('/watch')
    await eva.page.getByText('Marta and Tiago').waitFor()
    await fits(eva)
    expect(await eva.page.locator('main').textContent()).toContain('shown a round late')
    expect(await barriers(eva.page)).toEqual([])
    await eva.page.getByRole('link', { name: /^Watch Mombasa/ }).click()
    // A phone has no room for it but in the menu.
    await eva.page.getByRole('button', { name: 'Table menu' }).click()
    await eva.page.locator('.menu').getByText('You are watching, a round late').waitFor()
  })
})

/** Two at a table that has begun, however they read; the value is its path. */
async function gameOf(host: Visitor, guest: Visitor): Promise<string> {
  await host.go('/')
  // The page asks the server too: of two first requests at a time each would get a guest of its own.
  await host.page.waitForLoadState('networkidle')
  const { table, invite } = await host.page.evaluate(async () => {
    const send = (method: string, path: string, body: unknown) =>
      fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    await fetch('/api/me')
    await send('PATCH', '/api/me', { name: 'Marta' })
    const reply = await send('POST', '/api/tables', {
      game: 'puerto-rico',
      options: { edition: 'classic', players: 2 },
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      expiry: 'wait',
      undo: true,
      listed: false,
    })
    return (await reply.json()) as { table: string; invite: string }
  })
  await join(guest, `${host.url}/join/${table}/${invite}`, 'Tiago')
  await host.go(`/table/${table}`)
  await host.page.getByRole('button', { name: 'Inizia la partita' }).click()
  for (const { page } of [host, guest]) await new Player(page).begun()
  return `/table/${table}`
}
