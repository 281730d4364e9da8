import { expect, test } from 'vitest'
import { type DaysTable, named, overDays, type Sitter } from './support/over-days.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

/** Whoever is asked does not answer in time, and has closed the browser. */
async function vanish(at: DaysTable): Promise<{ absent: Sitter; others: readonly Sitter[] }> {
  const { asked: absent, others } = await at.asked()
  await absent.visitor.go('/')
  for (const { visitor } of [absent, ...others]) visitor.expectNoNetwork()
  await server.runOut(at.table, absent.name)
  for (const { visitor } of others) await motion(visitor.page, absent.name).waitFor()
  return { absent, others }
}

type Page = Sitter['visitor']['page']
const motion = (page: Page, name: string) =>
  page.locator('[data-decision="absent"]', { hasText: `${name} has not answered in time` })
const choose = (page: Page, choice: string) =>
  page.locator('[data-decision="absent"]').getByRole('button', { name: choice }).click()
const gone = (page: Page) => page.locator('[data-decision]').waitFor({ state: 'detached' })

for (const game of GAMES) {
  test(`${game}: the others wait, then a bot takes over, until its player is back`, async () => {
    const at = await overDays(server, game, ['Ana', 'Rui', 'Eva'])
    const { absent, others } = await vanish(at)
    const [one, two] = others.map(({ visitor }) => visitor.page)
    await choose(one, 'Wait')
    await one.getByRole('button', { name: 'Wait', pressed: true }).waitFor()
    await choose(two, 'Wait')
    await Promise.all([gone(one), gone(two)])

    await server.runOut(at.table, absent.name)
    await motion(one, absent.name).waitFor()
    await choose(one, 'A bot takes over')
    await choose(two, 'A bot takes over')
    await Promise.all([gone(one), gone(two)])
    await one
      .getByText(new RegExp(`${absent.name}.*(bot|answer)`, 'i'))
      .first()
      .waitFor()

    await absent.visitor.go(`/table/${at.table}`)
    await absent.visitor.page
      .getByRole('button', { name: /Take (it|your seat|the seat) back|I am back/i })
      .first()
      .click()
    await expect.poll(async () => (await absent.player.look()).moment).not.toBe('over')
    await expect.poll(() => absent.visitor.page.getByText('A bot plays for you').count(), { timeout: 20_000 }).toBe(0)
  })

  test(`${game}: with two the other one invites somebody, who plays on`, async () => {
    const at = await overDays(server, game, ['Ana', 'Rui'])
    const { absent, others } = await vanish(at)
    const { page } = others[0].visitor
    await choose(page, 'Invite somebody')
    await page.getByText(`${absent.name}’s seat is open to whoever you invite.`).waitFor()

    const visitor = await server.visit()
    await named(visitor, 'Zoe')
    await visitor.page.goto(at.link)
    await visitor.page.getByRole('button', { name: `Play on for ${absent.name}` }).click()
    const zoe = new Player(visitor.page)
    await zoe.question()
    await zoe.anything()
    await gone(page)

    // Whoever was replaced watches: nothing is asked of them any more, and they see no seat's secrets.
    await absent.visitor.go(`/table/${at.table}`)
    await absent.visitor.page.getByText('You are watching').first().waitFor()
    expect((await absent.player.look()).moment).toBe('waiting')
  })
}

test('the other one ends the game without a result', async () => {
  const at = await overDays(server, 'puerto-rico', ['Ana', 'Rui'])
  const { others } = await vanish(at)
  await choose(others[0].visitor.page, 'End without a result')
  await gone(others[0].visitor.page)
  await expect.poll(async () => (await others[0].player.look()).moment).toBe('waiting')
})

test('who comes back in time is simply back, and nothing is decided any more', async () => {
  const at = await overDays(server, 'cooper-island', ['Ana', 'Rui', 'Eva'])
  const { absent, others } = await vanish(at)
  await choose(others[0].visitor.page, 'A bot takes over')
  await absent.visitor.go(`/table/${at.table}`)
  await absent.visitor.page.getByRole('button', { name: 'I am back' }).click()
  for (const { visitor } of [absent, ...others]) await gone(visitor.page)
  await absent.player.anything()
})

test('a pause needs everybody, and so does an evening of live play', async () => {
  const at = await overDays(server, 'mombasa', ['Ana', 'Rui'])
  const [ana, rui] = at.people.map(({ visitor }) => visitor.page)
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()
  await menu(ana)
  await ana.getByRole('button', { name: 'Ask for a pause' }).click()
  await rui.getByText('Ana asks for a pause.').waitFor()
  await rui.getByRole('button', { name: 'Rather not' }).click()
  await Promise.all([gone(ana), gone(rui)])
  await menu(rui)
  await rui.getByRole('button', { name: 'Ask for a pause' }).click()
  await ana.getByRole('button', { name: 'Agree' }).click()
  await rui.getByText('The game is paused.').first().waitFor()
  await menu(rui)
  await rui.locator('.menu').getByRole('button', { name: 'Go on' }).click()

  await menu(ana)
  await ana.getByRole('button', { name: 'Play live this evening…' }).click()
  await ana.getByRole('button', { name: /20 min/ }).click()
  await rui.getByText(/Ana would like to play live this evening/).waitFor()
  await rui.getByRole('button', { name: 'Agree' }).click()
  await menu(rui)
  await rui.getByText(/^Live this evening/).waitFor()
  await rui.getByRole('button', { name: 'Go back to days' }).click()
  await ana.getByRole('button', { name: 'Agree' }).click()
  await menu(ana)
  await ana.getByRole('button', { name: 'Play live this evening…' }).waitFor()
})

test('days off are booked, shown to the others and cancelled', async () => {
  const at = await overDays(server, 'puerto-rico', ['Ana', 'Rui'])
  const [ana, rui] = at.people.map(({ visitor }) => visitor.page)
  await at.people[0].visitor.wander('/you')
  const part = ana.locator('[data-days-off]')
  await part.waitFor()
  const first = await part.getByLabel('From').getAttribute('min')
  await part.getByLabel('From').fill(first!)
  await part.getByRole('button', { name: 'Take these days off' }).click()
  await part.getByText(/19 days left/).waitFor()
  await rui.getByRole('button', { name: 'Menu' }).click()
  await rui.getByText(/^Ana is away/).waitFor()
  await part.getByRole('button', { name: /^Cancel/ }).click()
  await part.getByText(/20 days left/).waitFor()
})
