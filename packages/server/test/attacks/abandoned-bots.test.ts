import type { NewTable } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { THINKING } from '../../src/thinking/settings.ts'
import { type Line, openServer, type Person, type TestServer } from '../client.ts'

/** Tables of masters that somebody begins and leaves, so that the masters of others get no turn. */

const MASTER = { kind: 'bot', bot: 'master', name: 'Eva' } as const
const MASTERS: Partial<NewTable> = { chairs: [MASTER, MASTER] }
const AGAINST_MASTER: Partial<NewTable> = { chairs: [{ kind: 'me' }, MASTER] }
/** Its masters answer without thinking, and still in a process of their own. */
const thinking = { ...THINKING, processes: 1, program: new URL('../thinkers/hasty.ts', import.meta.url) }

async function begun(server: TestServer, wanted: Partial<NewTable>, name = 'Mallory') {
  const person = await server.guest(name)
  const { table, invite } = await person.setTable(wanted)
  const line = await person.connect()
  await line.open(table)
  await line.ask('begin', { table })
  return { person, table, invite, line }
}

const thoughts = async (person: Person): Promise<number> => {
  const { text } = await person.get('/metrics')
  return Number(/^quayside_thinking_seconds_count\{kind="bot"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

/** No bot has thought for as long as twenty of them would take. */
async function nobodyThinks(person: Person): Promise<number> {
  for (let before = -1; ; ) {
    const now = await thoughts(person)
    if (now === before) return now
    before = now
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

const goesOn = (line: Line, table: string, from: number) => line.until(() => line.at(table).sight!.seq > from)

describe('bots at a table that everybody has left', () => {
  test('stop, stay so after a restart, and go on at once when somebody comes back, who is told', async () => {
    const server = await openServer({ thinking, linger: 0 })
    const { person, table, line } = await begun(server, MASTERS)
    await goesOn(line, table, 0)
    await line.close()
    const stopped = await nobodyThinks(person)
    expect(stopped).toBeGreaterThan(0)

    await server.restart()
    await nobodyThinks(person)
    expect(await thoughts(person)).toBe(0)
    expect(await tablesInMemory(person)).toBe(0)

    const back = await person.connect()
    const { sight } = await back.open(table)
    await back.until(() => back.received.some((text) => text.includes('"woken":true')))
    await goesOn(back, table, sight!.seq)
    await back.until(() => back.at(table).info.woken === undefined)
  })

  test('play on for a while, for somebody who lost the connection', async () => {
    const server = await openServer({ thinking, linger: 60_000 })
    const { person, table, line } = await begun(server, MASTERS)
    const { seq } = line.at(table).sight!
    await line.close()
    const back = await person.connect()
    await back.open(table)
    await back.until(() => back.at(table).sight!.seq > seq)
    expect(back.received.some((text) => text.includes('"woken"'))).toBe(false)
  })

  test('answer where people play over days, also right after a restart', async () => {
    const server = await openServer({ thinking, linger: 0 })
    const { person, table, line } = await begun(server, { ...AGAINST_MASTER, clock: { kind: 'days', days: 1 } })
    await line.until(() => line.at(table).sight !== null)
    await answerUntilMaster(line, table)
    await line.close()
    await server.restart()
    while ((await thoughts(person)) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    const back = await person.connect()
    const { sight } = await back.open(table)
    await back.until(() => back.at(table).sight!.seq >= sight!.seq && back.at(table).sight!.ask !== null)
  })
})

async function answerUntilMaster(line: Line, table: string): Promise<void> {
  while (line.at(table).sight!.ask !== null) {
    const { ask, seq } = line.at(table).sight!
    await line.ask('answer', { table, seq, answers: [ask!.answers[0].text] })
  }
}

async function tablesInMemory(person: Person): Promise<number> {
  return Number(/^quayside_tables_live (\d+)$/m.exec((await person.get('/metrics')).text)![1])
}
