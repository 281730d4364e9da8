import { fileURLToPath } from 'node:url'
import { EXPANSION_IDS } from '@quayside/puerto-rico/ids'
import { expect, test, vi } from 'vitest'
import type { Measured, measure } from '../src/bench/measure.ts'
import { inside, quayside } from './support/cli.ts'

// Real processes measure; here it only matters what becomes of the numbers.
vi.mock('../src/bench/measure.ts', () => {
  const numbers: Omit<Measured, 'players'> = {
    gamesPerSecond: 1234,
    answersPerSecond: 150_000,
    forcedPerSecond: 20_000,
    answersPerGame: 122,
    copiesPerSecond: 900_000,
    structuredClonesPerSecond: 30_000,
    bytesPerState: 1500,
    replayMs: 0.5,
  }
  const measured: typeof measure = async (game, options) => ({ players: game.players(options), ...numbers })
  return { measure: measured }
})

test('random plays and reports', () => {
  const { status, stdout } = quayside(['random', 'puerto-rico', '--games', '6', '--threads', '2'])
  expect(status).toBe(0)
  expect(stdout).toMatch(/6 games over 6 sets of options, \d+ answers/)
})

test.each([
  [['--options', '{"expansions":["new-buildings"],"players":2}'], 3],
  [['--expansions', 'buccaneer,festival', '--players', '3'], 2],
  [['--edition', '1897', '--players', '3', '--expansions', 'nobles,new-buildings', '--puertomas', '2'], 1],
])('random plays the sets of options that agree: %j', async (args, least) => {
  const { status, stdout } = await inside(['random', 'puerto-rico', '--games', '3', '--threads', '1', ...args])
  expect(status).toBe(0)
  expect(Number(/over (\d+) sets/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(least)
})

test('a violation is shown with all that is needed to see it again', () => {
  const saboteur = fileURLToPath(new URL('support/saboteur.ts', import.meta.url))
  const args = ['random', 'puerto-rico', '--games', '6', '--threads', '1', '--check', '--seed', 'bad']
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
  const everything = ['--edition', '1897', '--expansions', EXPANSION_IDS.join(','), '--market', 'random']
  const { status, stdout } = quayside([
    'bench',
    'puerto-rico',
    '--json',
    '--seconds',
    '0.01',
    '--players',
    '4',
    ...everything,
  ])
  expect(status).toBe(0)
  const measured = JSON.parse(stdout)
  expect(measured.players).toBe(4)
  for (const key of ['gamesPerSecond', 'answersPerSecond', 'copiesPerSecond', 'bytesPerState', 'replayMs']) {
    expect(measured[key], key).toBeGreaterThan(0)
  }
})

test('bench has a row with everything beside those of the usual game', async () => {
  const { status, stdout } = await inside(['bench', 'puerto-rico'])
  expect(status).toBe(0)
  expect(stdout.match(/^ +[2345] .*\d$/gm)).toHaveLength(4)
  expect(stdout).toMatch(/^ +3 .* all expansions$/m)
  const measured = JSON.parse((await inside(['bench', 'puerto-rico', '--json'])).stdout)
  expect(measured).toMatchObject({ players: 3, allExpansions: { players: 3 } })
  expect(measured.byPlayers).toHaveLength(4)
  const ofFour = JSON.parse((await inside(['bench', 'puerto-rico', '--json', '--players', '4'])).stdout)
  expect(ofFour).toMatchObject({ players: 4, byPlayers: [{ players: 4 }] })
})

test.each([
  ['en', '2 games over', 'no violation', 'games/s'],
  ['pt', '2 partidas com', 'nenhuma violação', 'partidas/s'],
  ['it', '2 partite con', 'nessuna violazione', 'partite/s'],
])('both report in the language asked for: %s', async (lang, games, fine, column) => {
  const plain = ['--edition', 'classic', '--players', '2', '--lang', lang]
  const checked = await inside(['random', 'puerto-rico', '--games', '2', '--threads', '1', '--check', ...plain])
  expect(checked.status).toBe(0)
  expect(checked.stdout).toContain(games)
  expect(checked.stdout).toContain(fine)
  const measured = await inside(['bench', 'puerto-rico', ...plain])
  expect(measured.stdout).toContain(column)
})

test.each([
  ['en', 'players must be a whole number from 2 to 5'],
  ['pt', 'players deve ser um número inteiro de 2 a 5'],
  ['it', "players dev'essere un numero intero da 2 a 5"],
])('an option that cannot be is refused in the language asked for: %s', async (lang, problem) => {
  const { status, stderr } = await inside(['random', 'puerto-rico', '--options', '{"players":9}', '--lang', lang])
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
})

test.each([
  ['en', 'market goes only with expansions=new-buildings, or expansions=nobles and edition=1897'],
  ['pt', 'market só vale com expansions=new-buildings, ou expansions=nobles e edition=1897'],
  ['it', 'market vale solo con expansions=new-buildings, o expansions=nobles e edition=1897'],
])('an option that makes no difference is refused in the language asked for: %s', async (lang, problem) => {
  const { status, stderr } = await inside(['play', '--market', 'random', '--plain', '--lang', lang])
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
})

test.each([
  ['en', 'buccaneer of expansions needs edition=2020 or 1897'],
  ['pt', 'buccaneer de expansions precisa de edition=2020 ou 1897'],
  ['it', 'buccaneer di expansions richiede edition=2020 o 1897'],
])('a member of a set without what it needs is refused in the language asked for: %s', async (lang, problem) => {
  const { status, stderr } = await inside(['play', '--expansions', 'nobles,buccaneer', '--plain', '--lang', lang])
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
})
