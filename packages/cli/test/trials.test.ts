import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { quayside } from './support/cli.ts'

test('random plays and reports', () => {
  const { status, stdout } = quayside(['random', 'puerto-rico', '--games', '24'])
  expect(status).toBe(0)
  expect(stdout).toMatch(/24 games over 12 sets of options, \d+ answers/)
})

test('random checks the laws', () => {
  const { status, stdout } = quayside([
    'random',
    'puerto-rico',
    '--games',
    '2',
    '--check',
    '--options',
    '{"players":2}',
  ])
  expect(status).toBe(0)
  expect(stdout).toContain('no violation')
})

test('a violation is shown with all that is needed to see it again', () => {
  const saboteur = fileURLToPath(new URL('support/saboteur.ts', import.meta.url))
  const args = ['random', 'puerto-rico', '--games', '6', '--check', '--seed', 'bad']
  const { status, stderr } = quayside(args, '', { NODE_OPTIONS: `--import "${saboteur}"` })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^violation of the law "/m)
  expect(stderr).toMatch(/^seed: bad \d$/m)
  expect(stderr).toMatch(/^options: \{"edition":/m)
  expect(JSON.parse(/^record: (.+)$/m.exec(stderr)?.[1] ?? 'null')).toMatchObject({
    start: { seed: expect.any(String) },
  })
})

test('bench reports one object', () => {
  const { status, stdout } = quayside(['bench', 'puerto-rico', '--json', '--players', '4', '--seconds', '0.05'])
  expect(status).toBe(0)
  const measured = JSON.parse(stdout)
  expect(measured.players).toBe(4)
  for (const key of ['gamesPerSecond', 'answersPerSecond', 'copiesPerSecond', 'bytesPerState', 'replayMs']) {
    expect(measured[key], key).toBeGreaterThan(0)
  }
})
