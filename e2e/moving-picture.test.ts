import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sight } from '@quayside/table'
import { expect, test } from 'vitest'
import { Film } from './support/film.ts'
import { lit, placesOf } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/** The moving picture of a turn, for README: I become captain and load two ships, and the others load theirs. */

const server = openServer()
const FILE = fileURLToPath(new URL('../docs/images/turn.webp', import.meta.url))
const MOST_BYTES = 900_000

/** I can take the captain and have enough to ship. */
function readyToShip({ view, ask }: Sight): boolean {
  const { round, players } = view as { round: number; players: { goods: Record<string, number> }[] }
  const goods = Object.values(players[0].goods)
  const enough = goods.filter((count) => count > 0).length >= 3 && goods.filter((count) => count > 1).length >= 2
  return enough && round <= 10 && ask!.answers.some(({ text }) => text === 'role captain')
}

test('a turn as captain', async () => {
  const table = keptTable({ id: 'turn', seed: 'turn', until: asked('choose-role', readyToShip) })
  const visitor = await server.visit({ tables: [table], settings: { motion: 'full', pace: 'quick' }, device: 'film' })
  const film = await Film.open(visitor, '/local/turn')
  await film.wait(900)
  await film.press(lit('role:captain'))
  for (let loads = 0; loads < 2; loads++) {
    const { answers } = await film.asked('captain-load')
    await film.wait(700)
    await film.pressAll(placesOf(answers[0]).map(lit))
  }
  await film.wait(2500)
  const image = await film.developed()
  expect(image.length).toBeLessThan(MOST_BYTES)
  writeFileSync(FILE, image)
})
