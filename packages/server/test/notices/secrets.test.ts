import { expect, test } from 'vitest'
import { randomGame } from '../client.ts'
import { begun, HOUR, pairAt, subscribe, tellingServer } from './support.ts'

/** All that notices may say of a game of Mombasa between Ana and Rui, in English. */
const SAID = ['Your turn', 'Your game begins', 'Little time left', 'The game is over', 'Rui wrote to you']

test('of a whole game, with plans made in secret, notices tell whose turn it is and nothing else', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  const table = await begun(pair, { game: 'mombasa', options: { players: 2 } })
  const { a, r } = pair
  for (let part = 0; part < 6; part++) {
    await randomGame([a, r], table, `part ${part}`, 15)
    await r.ask('chat', { table, text: `I plan to take the ${part} diamonds` })
    await clock.turn(HOUR)
  }
  await randomGame([a, r], table, 'to the end')
  await clock.turn(HOUR)
  expect(phone.shown.at(-1)).toMatchObject({ kind: 'over', title: 'The game is over' })
  expect(phone.shown.length).toBeGreaterThan(4)
  for (const { kind, title, body, path, tag, count, ...more } of phone.shown) {
    expect(SAID).toContain(title)
    expect({ body, path, tag, more }).toEqual({
      body: 'Mombasa with Rui',
      path: `/table/${table}`,
      tag: table,
      more: {},
    })
    expect(count).toBeLessThanOrEqual(1)
    expect(kind).toMatch(/^[a-z]+$/)
  }
})
