import { afterEach, expect, test } from 'vitest'
import { DAY, DAYS, HOUR, later, motionAt, timeIsReal } from '../days/support.ts'
import { begun, MINUTE, pairAt, rowsOf, subscribe, tellingServer } from './support.ts'

afterEach(timeIsReal)

test('who is asked for consent is told, and that it was decided', async () => {
  const { clock, service, server } = await tellingServer()
  const pair = await pairAt(server)
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  const table = await begun(pair, DAYS)
  await pair.a.ask('answer', { table, seq: 0, answers: ['role trader'] })
  await pair.r.ask('pause', { table })
  const { id } = await motionAt(pair.a, table)
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'consent', title: 'Rui asks for your consent' }])
  await pair.r.ask('consent', { table, motion: id, yes: false })
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'consent' }, { kind: 'decided' }])
})

test('who has vanished is told while they can still come back', async () => {
  const { service, server } = await tellingServer()
  const pair = await pairAt(server)
  await subscribe(pair.ana, service.device('phone'))
  const table = await begun(pair, DAYS)
  await later(pair.r, table, 2 * DAY + HOUR)
  await motionAt(pair.r, table)
  const rows = rowsOf<{ kind: string; cause: string }>(server, `select kind, cause from notices where kind = 'clock'`)
  expect(rows.filter(({ cause }) => cause.startsWith('vote'))).toHaveLength(1)
})
