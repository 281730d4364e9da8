import type { NewTable } from '@quayside/table'
import { expect, test } from 'vitest'
import { begun, HOUR, MINUTE, untilAsked, wish, withPhone } from './support.ts'

const DAY = 24 * HOUR

test('who looks at the table is not told, on whatever device they look; as soon as they stop, they are', async () => {
  const { clock, pair, phone } = await withPhone()
  const table = await begun(pair)
  const desk = await pair.ana.connect()
  await desk.open(table)
  for (let minute = 0; minute < 30; minute++) {
    await desk.ask('attend', { table, active: true })
    await clock.turn(30_000)
  }
  expect(phone.shown).toEqual([])
  // An open page is nobody.
  await clock.turn(2 * MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'turn', tag: table }])
})

test('a page that is hidden or closed is nobody, at once', async () => {
  const { clock, pair, phone } = await withPhone()
  const table = await begun(pair)
  await pair.a.ask('attend', { table, active: true })
  await clock.turn(10_000)
  await pair.a.ask('attend', { table, active: false })
  await clock.turn(11_000)
  expect(phone.shown).toMatchObject([{ kind: 'turn' }])
})

test('looking at another table is no looking at this one', async () => {
  const { clock, pair, phone } = await withPhone()
  const [first, second] = [await begun(pair), await begun(pair)]
  await pair.a.ask('attend', { table: second, active: true })
  await clock.turn(25_000)
  expect(phone.shown).toMatchObject([{ tag: first }])
})

test('what was seen needs no telling: that the game is over, that somebody wrote', async () => {
  const { clock, pair, phone } = await withPhone()
  const table = await begun(pair)
  await untilAsked(pair.r, [pair.a, pair.r], table)
  await pair.a.ask('attend', { table, active: true })
  await pair.r.ask('chat', { table, text: 'are you there?' })
  await pair.a.ask('attend', { table, active: false })
  await clock.turn(HOUR)
  expect(phone.shown).toEqual([])
  await pair.r.ask('chat', { table, text: 'a secret plan' })
  await clock.turn(HOUR)
  expect(phone.shown).toMatchObject([{ kind: 'message', title: 'Rui wrote to you', body: 'Puerto Rico with Rui' }])
  expect(JSON.stringify(phone.shown)).not.toContain('secret')
})

test('one may attend only where one is', async () => {
  const { server, pair } = await withPhone()
  const table = await begun(pair)
  const line = await (await server.guest('Eva')).connect()
  await expect(line.ask('attend', { table, active: true })).rejects.toMatchObject({ code: 'not-open' })
})

test('several tables come in one message, which leads to all of them', async () => {
  const { clock, pair, phone } = await withPhone()
  for (const game of ['puerto-rico', 'mombasa', 'puerto-rico'] as const) {
    const options: NewTable['options'] = game === 'mombasa' ? { players: 2 } : { edition: 'classic', players: 2 }
    await begun(pair, { game, options })
    await clock.turn(4000)
  }
  await clock.turn(MINUTE)
  expect(phone.shown).toEqual([
    {
      kind: 'turn',
      title: 'Your turn at 3 tables',
      body: 'Puerto Rico with Rui\nMombasa with Rui\nPuerto Rico with Rui',
      path: '/tables',
      tag: 'tables',
      count: 3,
    },
  ])
})

test('at night nothing is sent; what has come meanwhile is told in the morning', async () => {
  const { clock, pair, phone } = await withPhone()
  await wish(pair.ana, { quiet: { from: 22 * 60, until: 7 * 60 }, zone: 'America/Sao_Paulo' })
  await clock.turnTo(2, 30) // 23:30 in São Paulo
  await begun(pair)
  await clock.turnTo(9, 59)
  expect(phone.shown).toEqual([])
  await clock.turn(2 * MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'turn' }])
})

test('a clock that ends in the night breaks through', async () => {
  const { clock, pair, phone } = await withPhone()
  await wish(pair.ana, { quiet: { from: 22 * 60, until: 7 * 60 }, zone: 'UTC' })
  await clock.turnTo(23)
  await begun(pair, { clock: { kind: 'live', bank: 3600, increment: 0 }, expiry: 'bot' })
  await begun(pair, { clock: { kind: 'days', days: 2 }, expiry: 'bot' })
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'turn', path: expect.stringContaining('/table/') }])
})

test('who wants more time to come by themselves has it', async () => {
  const { clock, pair, phone } = await withPhone()
  await wish(pair.ana, { after: 30 })
  await begun(pair)
  await clock.turn(29 * MINUTE)
  // That the game begins does not wait.
  expect(phone.shown).toMatchObject([{ kind: 'begins' }])
  await clock.turn(2 * MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'begins' }, { kind: 'turn' }])
})

test('where time is short one is told sooner, and once more when a quarter of it is left', async () => {
  const { clock, pair, phone } = await withPhone()
  await begun(pair, { clock: { kind: 'live', bank: 60, increment: 0 }, expiry: 'bot' })
  await clock.turn(16_000)
  expect(phone.shown).toMatchObject([{ kind: 'turn' }])
  await clock.turn(30_000)
  expect(phone.shown.slice(1)).toMatchObject([{ kind: 'clock', title: 'Little time left' }])
})

test('of two days the last half day is told', async () => {
  const { clock, pair, phone } = await withPhone()
  await begun(pair, { clock: { kind: 'days', days: 2 }, expiry: 'bot' })
  await clock.turn(1.5 * DAY - HOUR)
  expect(phone.shown.map(({ kind }) => kind)).toEqual(['turn', 'turn'])
  await clock.turn(2 * HOUR)
  expect(phone.shown.at(-1)).toMatchObject({
    kind: 'clock',
    body: expect.stringMatching(/^Puerto Rico with Rui, until /),
  })
})

test('what somebody does not want is not told, by kind and by table', async () => {
  const { clock, pair, phone } = await withPhone()
  const { kinds } = (await pair.ana.get('/api/me/notices')).body
  const [loud, silent] = [await begun(pair), await begun(pair)]
  await wish(pair.ana, { kinds: { ...kinds, begins: { push: false, mail: false } }, tables: { [silent]: 'none' } })
  await clock.turn(HOUR)
  expect(phone.shown).toMatchObject([{ kind: 'turn', tag: loud }])
})

test('a game that is paused asks nobody; when it goes on, it does', async () => {
  const { clock, pair, phone } = await withPhone()
  const table = await begun(pair)
  await pair.r.ask('pause', { table })
  await clock.turn(HOUR)
  expect(phone.shown).toMatchObject([{ kind: 'begins' }])
  await pair.r.ask('resume', { table })
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'begins' }, { kind: 'turn' }])
})
