import { readFileSync, writeFileSync } from 'node:fs'
import { replay } from '@quayside/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { gameFor } from '../../games/registry/src/index.ts'
import { correctAll, corrected, renumbered } from '../../games/registry/test/corrected.ts'
import { readGolden } from '../../games/registry/test/golden/lines.ts'
import { fillOldFolder } from '../../server/test/old/people.ts'
import { Referee } from '../src/engine/referee.ts'
import { folder, inside } from './support/cli.ts'

const file = new URL('../../games/registry/test/old/version-1.jsonl', import.meta.url)
const old = readGolden(readFileSync(file, 'utf8')).map(({ record }) => record)
/** One of each game, over. */
const records = ['puerto-rico', 'mombasa', 'cooper-island'].map((id) => old.find(({ rules }) => rules.game === id)!)

describe.each(records.map((record) => [record.rules.game, record] as const))('an old record of %s', (_id, record) => {
  test.each(['en', 'pt', 'it'])('is told in %s and verified under its own rules', async (lang) => {
    onTestFinished(correctAll(corrected))
    const path = folder()('old.json')
    writeFileSync(path, JSON.stringify(record))
    const { status, stdout, stderr } = await inside(['replay', path, '--lang', lang])
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toContain(record.hash)
    expect(stdout).not.toMatch(/undefined|\[object|NaN/)
  })

  test('is loaded by the engine, which goes on under its rules', async () => {
    onTestFinished(correctAll(corrected))
    const half = { ...record, answers: record.answers.slice(0, 50), hash: undefined }
    const lines = [{ do: 'load', record: half }, { do: 'random', answers: 20 }, { do: 'record' }]
    const { stdout } = await inside(['engine'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const [loaded, , { record: after }] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(loaded).toMatchObject({ ok: true, over: false })
    expect(after.rules).toEqual(record.rules)
    expect(replay(gameFor(record.rules, record.options)!, after)).toMatchObject({ ok: true })
  })
})

test('a record of rules that nobody knows is refused as before', async () => {
  const [record] = records
  const referee = new Referee()
  const load = JSON.stringify({ do: 'load', record: { ...record, rules: { ...record.rules, version: 99 } } })
  await referee.prepare(load)
  expect(JSON.parse(referee.reply(load))).toMatchObject({ ok: false, error: { code: 'wrong-version' } })
})

describe('quayside rules', () => {
  function oldFolder(): string {
    const path = folder()('.')
    fillOldFolder(path, 1)
    return path
  }

  test('tells which rules the tables of a folder are played under', async () => {
    onTestFinished(correctAll(renumbered))
    const { status, stdout } = await inside(['rules', '--data', oldFolder()])
    expect(status).toBe(0)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/))
    expect(lines[0].slice(-3)).toEqual(['running', 'finished', 'can move up'])
    expect(lines).toContainEqual(['cooper-island version 1, data ab0e146a9f93a388', 'frozen', '2', '1', '1'])
    expect(lines).toContainEqual(['mombasa version 1, data 9b6ab6cfa72aa98f', 'frozen', '1', '1', '1'])
    expect(lines).toContainEqual(['puerto-rico version 1, data 22316ea8e06905c1', 'frozen', '3', '2', '2'])
  })

  test('moves up what can, and says so', async () => {
    onTestFinished(correctAll(renumbered))
    const path = oldFolder()
    expect((await inside(['rules', '--data', path, '--move-up'])).stdout).toContain('4 tables moved up.')
    const { moved, inUse } = JSON.parse((await inside(['rules', '--data', path, '--json'])).stdout)
    expect(moved).toBe(0)
    expect(inUse.filter(({ are }: { are: string }) => are === 'current')).toHaveLength(3)
  })

  test('names what a folder needs no more', async () => {
    onTestFinished(correctAll(corrected))
    const path = folder()('.')
    const { openSqlite } = await import('@quayside/server')
    await (await openSqlite(path)).close()
    const { stdout } = await inside(['rules', '--data', path])
    expect(stdout).toContain('There are no tables.')
    expect(stdout).toContain('No table here needs mombasa version 1 any more.')
  })

  test('says where there is no store, and makes none', async () => {
    const { status, stderr } = await inside(['rules', '--data', folder()('nowhere')])
    expect(status).toBe(2)
    expect(stderr).toContain('there is no database of a server in')
  })

  test('says that a server is using the folder', async () => {
    const path = oldFolder()
    const { openSqlite } = await import('@quayside/server')
    const store = await openSqlite(path)
    const { status, stderr } = await inside(['rules', '--data', path])
    await store.close()
    expect(status).toBe(1)
    expect(stderr).toContain('in use by another Quayside server')
  })
})
