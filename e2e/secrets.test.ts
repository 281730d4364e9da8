import { expect, test } from 'vitest'
import { BoardPlayer } from './support/board-player.ts'
import { twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import type { Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { Visitor } from './support/visitor.ts'

const server = openServer()

/** Marta is about to see building cards, of which she may keep one. */
function isBeforeChoice(mirror: Mirror): boolean {
  if (mirror.asked !== 0) return false
  const seen = mirror.table.preview(0, [mirror.advice()])
  // What is drawn from a deck cannot be foreseen.
  return seen.ok && seen.value === null && mirror.ahead().table.sight(0).ask?.question.kind === 'choose-card'
}

/** All that a page says, to eyes and to screen readers. */
const said = ({ page }: Visitor) => page.evaluate(() => `${document.body.innerText} ${document.body.innerHTML}`)

test('Cooper Island: which cards one chooses from, nobody else is told', async () => {
  const { host, guest, link } = await twoAtTable(server, {}, 'Cooper Island')
  const eva = await server.visit()
  const { page } = host.visitor
  const others = [guest.visitor, eva]
  await eva.page.goto(link)
  for (const visitor of [host.visitor, ...others]) {
    await visitor.page.locator('[data-place]').first().waitFor()
    visitor.expectNoNetwork()
  }
  const mirror = await server.playOn(page.url().split('/').at(-1)!, isBeforeChoice)

  const player = new BoardPlayer(page, 'cooper-island')
  await player.reached(mirror.table.sight(0).seq)
  await player.question()
  await player.playAlong(mirror)
  await player.question('choose-card')
  const { seq } = await player.look()
  // Whoever looks on is shown a round once it is over.
  const seen = ({ page: theirs }: Visitor) => theirs.evaluate(() => window.eyes.look().seq)
  await eventually(() => seen(guest.visitor)).toBe(seq)
  expect(await seen(eva)).toBeLessThan(seq)
  const { cards } = mirror.table.sight(0).view.choice as { cards: string[] }
  const words = mirror.table.match.game.words('en', mirror.table.setting.options)
  expect(cards.length).toBeGreaterThan(1)
  for (const card of cards) {
    expect(await said(host.visitor)).toContain(words.thing('card', card))
    expect(host.visitor.heard.some((message) => message.includes(`"${card}"`))).toBe(true)
    for (const visitor of others) {
      expect(await said(visitor)).not.toContain(words.thing('card', card))
      expect(await said(visitor)).not.toContain(`card:${card}"`)
      expect(visitor.heard.filter((message) => message.includes(`"${card}"`))).toEqual([])
    }
  }
  // Nor is anybody told the order of the decks, or what the game was dealt from.
  for (const { heard } of [host.visitor, ...others]) {
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter((message) => /"(?:smallDeck|largeDeck|putBack|known|seed|salt)"/.test(message))).toEqual([])
  }

  // The one that is kept is seen by everybody who plays, the others by nobody.
  await player.playAlong(mirror)
  const open = JSON.stringify(mirror.table.sight(1).view.players)
  for (const card of cards) {
    const kept = open.includes(`"${card}"`)
    await eventually(() => guest.visitor.heard.some((message) => message.includes(`"${card}"`))).toBe(kept)
    expect(eva.heard.some((message) => message.includes(`"${card}"`))).toBe(false)
  }
})
