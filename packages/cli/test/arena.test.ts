import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DealFile, type Header } from '../src/arena/file.ts'
import { wordsIn } from '../src/words/index.ts'
import { folder, quayside } from './support/cli.ts'

const MATCH = ['arena', 'puerto-rico', '--players', '3', '--bots', 'steady,random']
const SHORT_MATCH = [...MATCH, '--threads', '1']

const HEADER: Header = {
  arena: 1,
  game: 'puerto-rico',
  version: 1,
  data: 'built in',
  options: { players: 3 },
  bots: ['steady', 'random', 'random'],
  budget: 1,
  seed: '1',
}

/** The report of a match without its times, which no two runs share. */
function reportOf(args: readonly string[]) {
  const { status, stdout, stderr } = quayside([...args, '--json'])
  if (stdout === '') throw new Error(stderr)
  const { seconds, threads, bots, ...rest } = JSON.parse(stdout)
  const untimed = bots.map(({ msPerGame, longestMs, ...bot }: { msPerGame: number; longestMs: number }) => {
    expect(longestMs).toBeGreaterThan(0)
    expect(msPerGame).toBeGreaterThan(0)
    return bot
  })
  return { status, report: { ...rest, bots: untimed } }
}

test('a match is told as a table', () => {
  const { status, stdout } = quayside([...SHORT_MATCH, '--games', '10'])
  expect(status).toBe(0)
  expect(stdout).toContain('puerto-rico: 9 games, 3 deals with 3 seatings each')
  expect(stdout).toMatch(/^bot +games +wins +95% interval +points +margin +time\/game +longest +rating$/m)
  expect(stdout).toMatch(
    /^steady +9 +100\.0% +[\d.]+% – 100\.0% +\d+\.\d +\d+\.\d +0\.\d\d s +\d\.\d\d s +\d+\.\d ± \d\.\d$/m,
  )
  expect(stdout).toMatch(/^random +18 +0\.0% /m)
  expect(stdout).toContain('an even share of the wins is 33.3%')
})

test('and as data, which are the same on any number of threads', () => {
  const alone = reportOf([...SHORT_MATCH, '--games', '6'])
  expect(alone.status).toBe(0)
  expect(alone.report).toMatchObject({
    game: 'puerto-rico',
    options: { edition: 'classic', players: 3 },
    field: ['steady', 'random', 'random'],
    budget: 1,
    seed: '1',
    deals: 2,
    games: 6,
    forfeits: [],
    test: null,
    interrupted: false,
    bots: [
      { bot: 'steady', games: 6, wins: 1, rating: { mu: expect.any(Number), sigma: expect.any(Number) } },
      { bot: 'random', games: 12, wins: 0, forfeits: 0 },
    ],
  })
  expect(reportOf([...MATCH, '--games', '6', '--threads', '2'])).toEqual(alone)
})

test.each(['mombasa', 'cooper-island'])('%s is played too', (game) => {
  const { status, report } = reportOf(['arena', game, '--players', '2', '--bots', 'steady,random', '--games', '2'])
  expect(status).toBe(0)
  expect(report.bots[0]).toMatchObject({ bot: 'steady', wins: 1 })
})

test('searching grades think with a part of their simulations, and the report says so', () => {
  const args = ['arena', 'puerto-rico', '--players', '2', '--bots', 'strong,random', '--games', '2', '--budget', '0.01']
  const { status, stdout } = quayside(args)
  expect(status).toBe(0)
  expect(stdout).toContain('strong and master think with 0.01 of their simulations')
})

test("the game's own opponents can win, and are no bots of the field", () => {
  const puertomas = ['--edition', '1897', '--players', '3', '--puertomas', '2', '--puertoma-level', 'hard']
  const { status, report } = reportOf(['arena', 'puerto-rico', ...puertomas, '--bots', 'random', '--games', '2'])
  expect(status).toBe(0)
  expect(report).toMatchObject({ field: ['random'], games: 2, bots: [{ games: 2, wins: 0 }] })
})

describe('a file of deals', () => {
  test('is gone on with where it ends, even if its last line was cut off', () => {
    const file = folder()('deals.jsonl')
    const args = [...SHORT_MATCH, '--games', '9', '--out', file]
    const whole = reportOf(args)
    const [header, first, second] = readFileSync(file, 'utf8').split('\n')
    const half = `${header}\n${first}\n`
    writeFileSync(file, half + second.slice(0, -20))
    expect(reportOf(args)).toEqual(whole)
    const full = readFileSync(file, 'utf8')
    expect(full.startsWith(half)).toBe(true)
    expect(full.trimEnd().split('\n')).toHaveLength(1 + 3)
    // Nothing is left to play: the file alone tells it all.
    expect(reportOf(args)).toEqual(whole)
    expect(readFileSync(file, 'utf8')).toBe(full)
  })

  test('of another match is refused and stays as it is', () => {
    const file = folder()('deals.jsonl')
    quayside([...SHORT_MATCH, '--games', '3', '--out', file])
    const before = readFileSync(file, 'utf8')
    const { status, stderr } = quayside([...SHORT_MATCH, '--seed', 'other', '--out', file])
    expect(status).toBe(2)
    expect(stderr).toMatch(/ belongs to another match: there seed is "1", here "other"; name another file\n$/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test.each([
    ['game', { game: 'mombasa' }],
    ['data', { data: 'corrected' }],
    ['options', { options: { players: 4 } }],
    ['bots', { bots: ['casual'] }],
    ['budget', { budget: 0.5 }],
  ])('hangs on its %s too', (what, other) => {
    const file = folder()('deals.jsonl')
    new DealFile(file, HEADER, wordsIn('en'))
    expect(() => new DealFile(file, { ...HEADER, ...other }, wordsIn('en'))).toThrow(`there ${what} is`)
    expect(new DealFile(file, HEADER, wordsIn('en')).before).toEqual([])
  })

  test.each([
    ['a letter', 'Dear all,\nno deals here', 'holds no deals of an arena'],
    ['a single line without an end', '{"x":1}', 'holds no deals of an arena'],
    ['a list', '[1]\n', 'holds no deals of an arena'],
    [
      'spoilt in the middle',
      `${JSON.stringify(HEADER)}\n{"deal":"first"}\n{"deal":1,"games":[]}\n`,
      'line 2 is no deal',
    ],
  ])('that is %s is refused and stays as it is', (_what, text, problem) => {
    const file = folder()('deals.jsonl')
    writeFileSync(file, text)
    expect(() => new DealFile(file, HEADER, wordsIn('en'))).toThrow(problem)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('that cannot be written is refused', () => {
    expect(() => new DealFile('/no/such/folder/deals', HEADER, wordsIn('en'))).toThrow('ENOENT')
  })
})

test('a share that is shown ends the match early, with exit code 0', () => {
  const { status, report } = reportOf([...MATCH, '--games', '300', '--atleast', '0.4'])
  expect(status).toBe(0)
  expect(report.test).toMatchObject({ atleast: 0.4, verdict: 'shown' })
  expect(report.deals).toBe(report.test.deals)
  expect(report.deals).toBeLessThan(20)
})

test('a share that is refuted, or that too few games decide, is exit code 1', () => {
  const duel = ['arena', 'puerto-rico', '--players', '2', '--bots', 'random,steady', '--duel']
  const refuted = quayside([...duel, '--games', '100', '--atleast', '0.6'])
  expect(refuted.status).toBe(1)
  expect(refuted.stdout).toMatch(/^Refuted in \d+ deals: random wins less than 60\.0%\.$/m)
  const undecided = quayside([...duel, '--games', '2', '--atleast', '0.6'])
  expect(undecided.status).toBe(1)
  expect(undecided.stdout).toContain('Undecided in 1 deal: ')
})

test.each([
  ['en', 'All per seat', 'there is no bot "nobody"'],
  ['pt', 'Tudo por lugar', 'não há o robô "nobody"'],
  ['it', 'Tutto per posto', 'non c\'è il bot "nobody"'],
] as const)('it reports in the language asked for: %s', (lang, notes, unknown) => {
  const said = quayside([...SHORT_MATCH, '--games', '1', '--lang', lang])
  expect(said.stdout).toContain(notes)
  const wrong = quayside(['arena', 'puerto-rico', '--bots', 'nobody', '--lang', lang])
  expect(wrong.stderr).toContain(unknown)
  const help = wordsIn(lang).help.arena
  for (const line of help.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(85)
})

test.each([
  [['puerto-rico']],
  [['puerto-rico', '--bots', 'steady,nobody']],
  [['puerto-rico', '--players', '2', '--bots', 'steady,random,steady']],
  [['puerto-rico', '--players', '3', '--bots', 'steady', '--duel']],
  [['puerto-rico', '--bots', 'steady', '--atleast', '1']],
])('bad arguments get one clear line and exit code 2: %j', (args) => {
  const { status, stdout, stderr } = quayside(['arena', ...args])
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^quayside arena: [^\n]+\n$/)
})
