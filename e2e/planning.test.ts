import { expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { type Member, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { lit, Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

/** What is on a slot of one's own, and all that is shown of somebody else. */
const slot = ({ visitor }: Member, n: number) => visitor.page.locator(`[data-place="slot:${n}"] .sr-only`).innerText()
const shownOf = ({ page }: Visitor, seat: number) => page.locator(`.opponent[data-place="seat:${seat}"]`).innerText()
const facesOf = ({ page }: Visitor, seat: number) =>
  page.locator(`.opponent[data-place="seat:${seat}"] .slots button`).allInnerTexts()
const log = ({ page }: Visitor) => page.locator('[data-log]').innerText()
const dock = ({ visitor }: Member) => visitor.page.locator('.dock h1').innerText()

/** Picks two things of a board one after the other. */
async function pick({ player }: Member, ...places: readonly string[]): Promise<void> {
  for (const place of places) await player.press(lit(place))
}

/** Drags a thing of a board onto another. */
async function drag({ player, visitor: { page } }: Member, from: string, to: string): Promise<void> {
  const [start, goal] = [await player.reach(lit(from)), await player.reach(lit(to))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(goal.x, goal.y, { steps: 4 })
  await page.mouse.up()
}

/** By the keyboard alone: to a thing, and Enter. */
async function strike({ player, visitor: { page } }: Member, ...places: readonly string[]): Promise<void> {
  for (const place of places) {
    await page.locator(lit(place)).focus()
    await player.enter()
  }
}

/** What of a player tells of the plan: its cards, and what they come to. */
const OF_PLAN = ['slots', 'totals', 'tiers']

/** What of a plan stands in messages: cards in the slots of a seat and what they come to, or answers that lay them there. */
const plansOf = (seat: number, messages: readonly string[]): string[] =>
  messages.flatMap((message) => (plansIn(JSON.parse(message), seat) ? [message] : []))

function plansIn(value: unknown, seat: number, path: readonly unknown[] = []): boolean {
  // A patch: where, and what stands there now.
  if (Array.isArray(value) && Array.isArray(value[0]) && value.length === 2)
    return plansIn(value[1], seat, [...path, ...value[0]])
  if (typeof value === 'object' && value !== null) {
    const facts = value as { kind?: unknown; seat?: unknown }
    if (facts.seat === seat && ['lay', 'reveal'].includes(String(facts.kind))) return true
    return Object.entries(value).some(([key, inner]) => plansIn(inner, seat, [...path, key]))
  }
  const at = path.indexOf('players')
  return value !== null && at >= 0 && String(path[at + 1]) === String(seat) && OF_PLAN.includes(String(path[at + 2]))
}

test('two browsers plan at once: nobody sees the other’s plan before both have sealed', async () => {
  const { host, guest, link } = await twoAtTable(server, { settings: { theme: 'system' } }, 'Mombasa')
  const both = [host, guest]
  const eva = await server.visit()
  await eva.page.goto(link)

  // The cards of the starting tiles are laid to rest one after the other.
  for (const { player } of [host, host, guest, guest]) {
    await player.question('rest-card')
    await player.anything()
  }
  for (const { player } of both) await player.question('plan')
  // Whoever looks on is shown the set-up and each round once it is over: here the four cards that rest, in the open.
  await eventually(async () => (await new Player(eva.page).look()).seq).toBe(4)
  const before = { shown: await shownOf(guest.visitor, 0), seq: (await guest.player.look()).seq }
  const others = [guest.visitor, eva]
  const heard = others.map((visitor) => visitor.heard.length)

  // One lays cards by all means, takes one back and seals; the others see nothing of it but the seal.
  await pick(host, 'hand:coffee-1', 'slot:2')
  await eventually(() => slot(host, 2)).toContain('1 coffee')
  await drag(host, 'hand:bookkeeper-2', 'slot:3')
  await eventually(() => slot(host, 3)).toContain('bookkeeper')
  await host.player.press('[data-place="slot:3"]')
  await eventually(() => slot(host, 3)).not.toContain('bookkeeper')
  await strike(host, 'hand:bookkeeper-2', 'slot:4')
  await eventually(() => slot(host, 4)).toContain('bookkeeper')
  expect(await shownOf(guest.visitor, 0)).toBe(before.shown)
  expect((await guest.player.look()).seq).toBe(before.seq)
  expect.soft(await barriers(host.visitor.page)).toEqual([])

  await host.player.done()
  await eventually(() => dock(host)).toBe('Decided. Waiting for Tiago.')
  await eventually(() => guest.visitor.page.locator('.chip-state.ready').count()).toBeGreaterThan(0)
  for (const visitor of others) expect(await log(visitor)).not.toContain('coffee card (1) in slot')
  expect(await facesOf(guest.visitor, 0)).toEqual([])

  // The seal can be broken, and who comes back finds the own plan and no other.
  await host.visitor.page.getByRole('button', { name: 'Change it' }).click()
  await host.player.question('plan')
  await Promise.all(both.map(({ visitor }) => visitor.page.reload()))
  await host.player.question('plan')
  expect(await slot(host, 2)).toContain('1 coffee')
  await guest.player.question('plan')
  expect(await shownOf(guest.visitor, 0)).toBe(before.shown)

  // What the other has taken up stays in hand while this one seals.
  await pick(guest, 'hand:expansion-2')
  await host.player.done()
  await eventually(() => guest.visitor.page.locator('.opponent .chip-state.ready').count()).toBe(1)
  await pick(guest, 'slot:4')
  await eventually(() => slot(guest, 4)).toContain('expansion')

  // Up to now nobody was told of the plan of anybody else, on the wire or on the screen.
  expect(guest.visitor.heard.length).toBeGreaterThan(heard[0])
  for (const [i, visitor] of others.entries()) expect(plansOf(0, visitor.heard.slice(heard[i]))).toEqual([])
  expect(plansOf(1, eva.heard)).toEqual([])
  expect(plansOf(1, host.visitor.heard)).toEqual([])
  await guest.player.done()

  // Now both see both, and who looks on not yet.
  for (const visitor of [host.visitor, guest.visitor]) {
    const told = (own: Visitor, name: string) => (visitor === own ? 'You reveal' : `${name} reveals`)
    await eventually(() => log(visitor)).toContain(`${told(host.visitor, 'Marta')} a coffee card (1) in slot 2.`)
    await eventually(() => log(visitor)).toContain(`${told(guest.visitor, 'Tiago')} an expansion card (2) in slot 4.`)
  }
  expect((await facesOf(guest.visitor, 0)).join()).toContain('1 coffee')
  expect((await facesOf(host.visitor, 1)).join()).toContain('2 expansion points')
  // What was looked for was looked for in the right places.
  expect(plansOf(0, guest.visitor.heard).length).toBeGreaterThan(0)
  expect(plansOf(0, eva.heard)).toEqual([])
})
