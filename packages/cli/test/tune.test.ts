import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder, inside, quayside, widerThan } from './support/cli.ts'

test('tune reports how far off it is and writes weights for every stage', () => {
  const file = folder()('tuned.json')
  const args = ['tune', 'puerto-rico', '--games', '10', '--players', '2,3', '--choices', '2', '--out', file]
  const { status, stdout } = quayside(args)
  expect(status).toBe(0)
  expect(stdout).toContain('puerto-rico: learned from 8 games, tested on 2 others, seed "1"')
  expect(stdout).toMatch(/^ *later +[\d,]+( +\d+\.\d\d){6}$/m)
  expect(stdout).toMatch(/^temperature of first sight: .* from 2 choices$/m)
  const text = readFileSync(file, 'utf8')
  const { stages, temperature } = JSON.parse(text)
  expect(temperature).toBeGreaterThan(0)
  for (const { weights } of stages) expect(weights.chips).toEqual(expect.any(Number))
  quayside(args)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a file that cannot be written is said, in the end', async () => {
  const args = [
    'tune',
    'puerto-rico',
    '--games',
    '5',
    '--players',
    '2',
    '--choices',
    '0',
    '--out',
    folder()('no/where'),
  ]
  const { status, stderr } = await inside(args)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Cannot write .*no.where \(ENOENT\)\.$/m)
})

test.each([
  ['en', 'learned from 4 games, tested on 1 other,', 'examples'],
  ['pt', 'aprendido com 4 partidas, testado com 1 outra,', 'exemplos'],
  ['it', 'imparato da 4 partite, provato su 1 altra,', 'esempi'],
])('it reports in the language asked for: %s', async (lang, head, column) => {
  const args = ['tune', 'puerto-rico', '--games', '5', '--players', '2', '--choices', '0', '--lang', lang]
  const { status, stdout } = await inside(args)
  expect(status).toBe(0)
  expect(stdout).toContain(head)
  expect(stdout).toContain(column)
})

test.each([
  [[], 'GAME is missing'],
  [['puerto-rico', '--players', '2,9'], '--players must be one of: 2, 3, 4, 5'],
  [['puerto-rico', '--games', '1'], '--games must be a whole number from 5 to 10000000'],
])('what cannot be tuned is refused: %j', async (args, problem) => {
  const { status, stderr } = await inside(['tune', ...args])
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
})

test.each(['en', 'pt', 'it'])('its help fits 85 columns: %s', async (lang) => {
  const { stdout: help } = await inside(['tune', '--help', '--lang', lang])
  expect(help).toContain('quayside tune')
  expect(widerThan(85, help)).toEqual([])
})
