import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { TestServer } from '../client.ts'
import { ANA, cameBack, fillOldFolder, RUI } from '../old/people.ts'
import { DAY, HOUR } from './support.ts'

test('a table of days of before each seat had a clock of its own goes on where it was', async () => {
  const server = new TestServer({ grace: 0, database: null })
  onTestFinished(() => server.remove())
  fillOldFolder(server.folder, 1)
  const db = new Sqlite(join(server.folder, 'quayside.db'))
  const saved = JSON.parse(db.prepare(`select saved from tables where id = 'prpeople'`).pluck().get() as string)
  const asked = db.prepare(`select asked from tables where id = 'prpeople'`).pluck().get() as number
  // Somebody was asked ten hours ago.
  saved.setting = { ...saved.setting, clock: { kind: 'days', days: 2 }, expiry: 'bot' }
  saved.clock = { left: [2 * DAY, 2 * DAY], running: asked, since: Date.now() - 10 * HOUR }
  db.prepare(`update tables set saved = ?, due = ? where id = 'prpeople'`).run(JSON.stringify(saved), Date.now() + DAY)
  db.close()
  await server.start()

  const seat = Math.log2(asked)
  const line = await cameBack(server, [ANA, RUI][seat]).connect()
  const { info, sight } = await line.open('prpeople')
  expect(info.clock.left[seat] / HOUR).toBeCloseTo(38, 1)
  await line.ask('answer', { table: 'prpeople', seq: sight!.seq, answers: [sight!.ask!.answers[0].text] })
  await server.stop()
  const after = new Sqlite(join(server.folder, 'quayside.db'), { readonly: true })
  const kept = JSON.parse(after.prepare(`select saved from tables where id = 'prpeople'`).pluck().get() as string)
  after.close()
  expect(kept.clock.since).toHaveLength(2)
})
