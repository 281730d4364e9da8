import { expect, test } from 'vitest'
import { randomGame } from '../client.ts'
import { begun, MINUTE, untilAsked, withPhone } from './support.ts'

test('whom a friend asks to a table by name is told, unless they sit there already', async () => {
  const { clock, pair, phone } = await withPhone()
  const { ana, rui, a } = pair
  const { table, invite } = await rui.setTable()
  await a.open(table, { invite })
  await ana.send('POST', '/api/friends', { table, seat: 0 })
  const [asked] = (await rui.get('/api/friends')).body.asks
  await rui.send('POST', `/api/friends/${asked.id}`, {})
  const [friend] = (await rui.get('/api/friends')).body.friends
  expect((await rui.send('POST', `/api/tables/${table}/invitations`, { friend: friend.id })).status).toBe(200)
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'invited', title: 'Rui invites you', tag: table }])

  const other = await rui.setTable()
  await a.open(other.table, { invite: other.invite })
  await rui.send('POST', `/api/tables/${other.table}/invitations`, { friend: friend.id })
  await a.ask('sit', { table: other.table, seat: 1 })
  await clock.turn(MINUTE)
  expect(phone.shown).toHaveLength(1)
})

test('who is offered a rematch is asked for their consent, until they have answered', async () => {
  const { clock, pair, phone } = await withPhone()
  const { a, r } = pair
  const table = await begun(pair)
  await randomGame([a, r], table, 'to the end')
  await clock.turn(MINUTE)
  expect(phone.shown.at(-1)).toMatchObject({ kind: 'over' })
  await r.ask('offer', { table, on: true })
  await clock.turn(MINUTE)
  expect(phone.shown.at(-1)).toMatchObject({ kind: 'consent', title: 'Rui asks for your consent' })
  const told = phone.shown.length

  await r.ask('offer', { table, on: false })
  await r.ask('offer', { table, on: true })
  await a.ask('reply', { table, seat: 1, yes: false })
  await clock.turn(MINUTE)
  expect(phone.shown).toHaveLength(told)
})

test('what somebody says whom one has blocked is not told', async () => {
  const { clock, pair, phone } = await withPhone()
  const { ana, a, r } = pair
  const table = await begun(pair)
  await untilAsked(r, [a, r], table)
  expect((await ana.send('POST', '/api/blocks', { table, seat: 1 })).status).toBe(200)
  await clock.turn(MINUTE)
  const told = phone.shown.length
  await r.ask('chat', { table, text: 'hello?' })
  await clock.turn(MINUTE)
  expect(phone.shown).toHaveLength(told)
})
