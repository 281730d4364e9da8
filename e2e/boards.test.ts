import { gameById } from '@quayside/games'
import { readRecord, replay } from '@quayside/kernel'
import type { Sight } from '@quayside/table'
import { expect, test } from 'vitest'
import { BoardPlayer } from './support/board-player.ts'
import { eventually } from './support/eventually.ts'
import { lit } from './support/player.ts'
import { savedRecord } from './support/record.ts'
import { asked, keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const NAMES = ['Marta', 'Beatriz']

test.each(['mombasa', 'cooper-island'] as const)('a whole game of %s by the things on its board', async (id) => {
  const kept = keptTable({ id: 'whole', game: id, options: { players: 2 }, people: { 0: NAMES[0] } })
  const guest = await server.visit({ tables: [kept] })
  const { page } = guest
  await guest.go('/local/whole')
  const player = new BoardPlayer(page, id)
  const mirror = new Mirror(kept.text)
  while (await player.next(mirror, 'whole')) await player.playAlong(mirror)
  expect(player.given.board).toBeGreaterThan(4 * player.given.dock)

  // The record is that of the game that was played.
  const game = gameById(id)!
  const record = readRecord(JSON.parse(await savedRecord(page)))
  const played = record.ok ? replay(game, record.value) : record
  if (!record.ok || !played.ok) throw new Error('the record cannot be replayed')
  expect(record.value.hash).toBe(game.hash(played.value.state))
  expect(record.value.hash).toBe(game.hash(mirror.table.match.state))

  // The end says who won, and how each total comes about.
  const scores = game.score(played.value.state, 'referee')
  const words = game.words('en', record.value.options)
  const best = scores.find(({ rank }) => rank === 1)!
  const result = page.locator('.result')
  await eventually(() => result.locator('h1, h2').first().textContent()).toContain(
    best.seat === 0 ? 'You' : NAMES[best.seat],
  )
  const rows = await result.locator('table tr').allInnerTexts()
  for (const { what } of scores[0].lines) {
    const row = rows.find((text) => text.startsWith(words.scoreLine(what)))
    for (const { lines: parts } of scores)
      expect(row).toContain(String(parts.find((part) => part.what === what)!.points))
  }
  for (const { total } of scores) expect(rows.find((text) => text.startsWith('Total'))).toContain(String(total))
})

test('workers on the board of Cooper Island are picked instead of each other', async () => {
  const both = ({ ask }: Sight) => new Set(ask!.answers.map(({ facts }) => facts.worker)).size > 2
  const kept = keptTable({ id: 'work', game: 'cooper-island', options: { players: 2 }, until: asked('turn', both) })
  const guest = await server.visit({ tables: [kept] })
  await guest.go('/local/work')
  const player = new BoardPlayer(guest.page, 'cooper-island')
  await player.question('turn')
  const [ordinary, special] = ['worker:ordinary', 'worker:special'].map(lit)

  // The ordinary one is nearly always meant, and in hand already.
  await eventually(() => player.holds(ordinary)).toBe(true)
  await player.press(special)
  await eventually(() => player.holds(special)).toBe(true)
  await player.press(ordinary)
  await eventually(() => player.holds(ordinary)).toBe(true)
  expect(await player.holds(special)).toBe(false)
})
