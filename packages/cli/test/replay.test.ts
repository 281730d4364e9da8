import { writeFileSync } from 'node:fs'
import { Match, Rng, recordOf } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { expect, test } from 'vitest'
import { playRandomly } from '../src/engine/random.ts'
import { folder, inside, quayside } from './support/cli.ts'

function finishedGame() {
  const begun = Match.begin(puertoRico, { players: 3 }, 'replay test')
  if (!begun.ok) throw new Error(begun.error.message)
  playRandomly(begun.value, puertoRico.bound, new Rng('replay test'))
  return recordOf(begun.value)
}

const record = finishedGame()

function fileWith(content: unknown): string {
  const file = folder()('game.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const replayed = (content: unknown, ...args: string[]) => inside(['replay', fileWith(content), ...args])

test.each([
  ['en', 'Round 2', 'Verified', / has no other choice\. Seat/],
  ['pt', 'Rodada 2', 'Conferido', / não tem outra escolha\. Lugar/],
  ['it', 'Round 2', 'Verificato', / non ha altra scelta\. Posto/],
])(
  'a record is told in %s, forced answers in words like others, and verified',
  async (lang, round, verified, forced) => {
    const { status, stdout, stderr } = await replayed(record, '--lang', lang)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).toContain(round)
    expect(stdout).toContain(verified)
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(forced)
    expect(stdout).not.toMatch(/undefined|\[object|NaN/)
  },
)

test('a part of it', async () => {
  const { stdout } = await replayed(record, '--from', '3', '--to', '4')
  expect(stdout).toMatch(/^ {3}3 {2}Seat/)
  expect(stdout).not.toMatch(/^ {3}5 {2}Seat/m)
  expect(stdout).toContain('Final score')
})

test("the engine's reply is a record too", () => {
  const { status, stdout } = quayside(['replay', fileWith({ ok: true, record })])
  expect(status).toBe(0)
  expect(stdout).toContain('Verified')
})

test('a wrong hash is found', () => {
  const { status, stderr } = quayside(['replay', fileWith({ ...record, hash: '0'.repeat(32) })])
  expect(status).toBe(1)
  expect(stderr).toContain('wrong: the record says')
})

test('a changed answer is found', async () => {
  const answers = record.answers.map((line, i) => (i === 50 ? '0 sing' : line))
  const { status, stderr } = await replayed({ ...record, answers })
  expect(status).toBe(1)
  expect(stderr).toContain('answer 51')
})

test('what is no record gets one clear line', async () => {
  for (const content of ['{', '[]', '{"answers":[]}', { ...record, rules: { game: 'chess', version: 1 } }]) {
    const { status, stderr } = await replayed(content)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^quayside replay: .+\n$/)
  }
})
