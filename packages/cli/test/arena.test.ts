import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { DealFile, type Header } from '../src/arena/file.ts'
import { wordsIn } from '../src/words/index.ts'
import { folder, inside, quayside, widerThan } from './support/cli.ts'

const MATCH = ['arena', 'puerto-rico', '--players', '3', '--bots', 'steady,random']
const SHORT_MATCH = [...MATCH, '--threads', '1']
const NINE_GAMES = [...SHORT_MATCH, '--games', '9']

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
async function reportOf(args: readonly string[]) {
  const { status, stdout, stderr } = await inside([...args, '--json'])
  if (stdout === '') throw new Error(stderr)
  const { seconds, threads, bots, ...rest } = JSON.parse(stdout)
  const untimed = bots.map(({ msPerGame, longestMs, processorMs, ...bot }: { [time: string]: number }) => {
    expect(longestMs).toBeGreaterThan(0)
    expect(processorMs).toBeGreaterThan(0)
    expect(msPerGame).toBeGreaterThan(0)
    return bot
  })
  return { status, report: { ...rest, bots: untimed } }
}

/** A match that is played once, in a process of its own, and the file of its deals. */
let match: ReturnType<typeof quayside>
let deals: string

beforeAll(() => {
  const place = mkdtempSync(join(tmpdir(), 'quayside-'))
  const file = join(place, 'deals.jsonl')
  match = quayside([...SHORT_MATCH, '--games', '10', '--out', file])
  deals = readFileSync(file, 'utf8')
  rmSync(place, { recursive: true })
})

/** Where all of its deals lie already, nothing is left to play. */
function played(text = deals): string {
  const file = folder()('deals.jsonl')
  writeFileSync(file, text)
  return file
}

test('a match is told as a table', () => {
  const { status, stdout } = match
  expect(status).toBe(0)
  expect(stdout).toContain('puerto-rico: 9 games, 3 deals with 3 seatings each')
  expect(stdout).toMatch(
    /^bot +games +wins +95% interval +points +margin +time\/game +longest +CPU\/decision +rating$/m,
  )
  expect(stdout).toMatch(
    /^steady +9 +100\.0% +[\d.]+% – 100\.0% +\d+\.\d +\d+\.\d +0\.\d\d s +\d\.\d\d s +\d+\.\d ms +\d+\.\d ± \d\.\d$/m,
  )
  expect(stdout).toMatch(/^random +18 +0\.0% /m)
  expect(stdout).toContain('an even share of the wins is 33.3%')
})

test('and as data, which are the same on any number of threads', async () => {
  const alone = await reportOf([...NINE_GAMES, '--out', played()])
  expect(alone.status).toBe(0)
  expect(alone.report).toMatchObject({
    game: 'puerto-rico',
    options: { edition: 'classic', players: 3 },
    field: ['steady', 'random', 'random'],
    budget: 1,
    seed: '1',
    deals: 3,
    games: 9,
    forfeits: [],
    test: null,
    interrupted: false,
    bots: [
      { bot: 'steady', games: 9, wins: 1, rating: { mu: expect.any(Number), sigma: expect.any(Number) } },
      { bot: 'random', games: 18, wins: 0, forfeits: 0 },
    ],
  })
  expect(await reportOf([...MATCH, '--games', '9', '--threads', '2'])).toEqual(alone)
})

test.each(['mombasa', 'cooper-island'])('%s is played too', async (game) => {
  const args = ['arena', game, '--players', '2', '--bots', 'steady,random', '--games', '2', '--threads', '1']
  const { status, report } = await reportOf(args)
  expect(status).toBe(0)
  expect(report.bots[0]).toMatchObject({ bot: 'steady', wins: 1 })
})

test('searching grades think with a part of their simulations, and the report says so', async () => {
  const args = ['arena', 'puerto-rico', '--players', '2', '--bots', 'strong,random', '--games', '2', '--threads', '1']
  const { status, stdout } = await inside([...args, '--budget', '0.01'])
  expect(status).toBe(0)
  expect(stdout).toContain('bots that search think with 0.01 of their simulations')
})

test('a bot may think in several parts, the same on any number of threads, and is told apart', async () => {
  const duel = [
    'arena',
    'puerto-rico',
    '--players',
    '2',
    '--bots',
    'master/3,steady',
    '--games',
    '2',
    '--budget',
    '0.01',
  ]
  const { status, report } = await reportOf([...duel, '--threads', '1'])
  expect(status).toBe(0)
  expect(report.field).toEqual(['master/3', 'steady'])
  expect((await reportOf([...duel, '--threads', '2'])).report).toEqual(report)
  const refused = await inside(['arena', 'puerto-rico', '--bots', 'nobody/2'])
  expect(refused.stderr).toContain('there is no bot "nobody/2"')
})

test("the game's own opponents can win, and are no bots of the field", async () => {
  const puertomas = ['--edition', '1897', '--players', '3', '--puertomas', '2', '--puertoma-level', 'hard']
  const field = ['--bots', 'random', '--games', '2', '--threads', '1']
  const { status, report } = await reportOf(['arena', 'puerto-rico', ...puertomas, ...field])
  expect(status).toBe(0)
  expect(report).toMatchObject({ field: ['random'], games: 2, bots: [{ games: 2, wins: 0 }] })
})

describe('a file of deals', () => {
  test('is gone on with where it ends, even if its last line was cut off', async () => {
    const whole = played()
    // Nothing is left to play: the file alone tells it all.
    const report = await reportOf([...NINE_GAMES, '--out', whole])
    expect(readFileSync(whole, 'utf8')).toBe(deals)
    const [header, first, second] = deals.split('\n')
    const half = `${header}\n${first}\n`
    const file = played(half + second.slice(0, -20))
    expect(await reportOf([...NINE_GAMES, '--out', file])).toEqual(report)
    const full = readFileSync(file, 'utf8')
    expect(full.startsWith(half)).toBe(true)
    expect(full.trimEnd().split('\n')).toHaveLength(1 + 3)
  })

  test('of another match is refused and stays as it is', async () => {
    const file = played()
    const { status, stderr } = await inside([...SHORT_MATCH, '--seed', 'other', '--out', file])
    expect(status).toBe(2)
    expect(stderr).toMatch(/ belongs to another match: there seed is "1", here "other"; name another file\n$/)
    expect(readFileSync(file, 'utf8')).toBe(deals)
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
    const file = played(text)
    expect(() => new DealFile(file, HEADER, wordsIn('en'))).toThrow(problem)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('that cannot be written is refused', () => {
    expect(() => new DealFile('/no/such/folder/deals', HEADER, wordsIn('en'))).toThrow('ENOENT')
  })
})

test('a share that is shown ends the match early, with exit code 0', async () => {
  const { status, report } = await reportOf([...SHORT_MATCH, '--games', '300', '--atleast', '0.4'])
  expect(status).toBe(0)
  expect(report.test).toMatchObject({ atleast: 0.4, verdict: 'shown' })
  expect(report.deals).toBe(report.test.deals)
  expect(report.deals).toBeLessThan(20)
})

test('a share that is refuted, or that too few games decide, is exit code 1', async () => {
  const duel = ['arena', 'puerto-rico', '--players', '2', '--bots', 'random,steady', '--duel', '--threads', '1']
  const refuted = await inside([...duel, '--games', '100', '--atleast', '0.6'])
  expect(refuted.status).toBe(1)
  expect(refuted.stdout).toMatch(/^Refuted in \d+ deals: random wins less than 60\.0%\.$/m)
  const undecided = await inside([...NINE_GAMES, '--out', played(), '--atleast', '0.9'])
  expect(undecided.status).toBe(1)
  expect(undecided.stdout).toContain('Undecided in 3 deals: ')
})

test.each([
  ['en', 'All per seat', 'there is no bot "nobody"'],
  ['pt', 'Tudo por lugar', 'não há o robô "nobody"'],
  ['it', 'Tutto per posto', 'non c\'è il bot "nobody"'],
] as const)('it reports in the language asked for: %s', async (lang, notes, unknown) => {
  const said = await inside([...NINE_GAMES, '--out', played(), '--lang', lang])
  expect(said.stdout).toContain(notes)
  const wrong = await inside(['arena', 'puerto-rico', '--bots', 'nobody', '--lang', lang])
  expect(wrong.stderr).toContain(unknown)
  const help = wordsIn(lang).help.arena
  expect(widerThan(85, help)).toEqual([])
})

test.each([
  [['puerto-rico']],
  [['puerto-rico', '--bots', 'steady,nobody']],
  [['puerto-rico', '--players', '2', '--bots', 'steady,random,steady']],
  [['puerto-rico', '--players', '3', '--bots', 'steady', '--duel']],
  [['puerto-rico', '--bots', 'steady', '--atleast', '1']],
])('bad arguments get one clear line and exit code 2: %j', async (args) => {
  const { status, stdout, stderr } = await inside(['arena', ...args])
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^quayside arena: [^\n]+\n$/)
})
