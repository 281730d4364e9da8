import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { specialIn } from '../src/arena/field.ts'
import { readNetwork } from '../src/learning/network.ts'
import { folder, inside, quayside, widerThan } from './support/cli.ts'

const TINY = ['--players', '2', '--edition', 'classic', '--games', '12', '--tests', '2', '--simulations', '4']
const SHORT_GATE = ['--gate', '8', '--budget', '0.002', '--threads', '1']

const learning = (place: string, ...more: string[]) => [
  'learn',
  'puerto-rico',
  '--folder',
  place,
  ...TINY,
  ...SHORT_GATE,
  ...more,
]

/** A training that is done once, in a process of its own. */
let done: ReturnType<typeof quayside>
let kept: string

beforeAll(() => {
  kept = mkdtempSync(join(tmpdir(), 'quayside-'))
  done = quayside(learning(kept))
})

afterAll(() => rmSync(kept, { recursive: true }))

/** The same training as it lay there when it had got to some point. */
function copied(...without: string[]): string {
  const place = folder()('copy')
  cpSync(kept, place, { recursive: true, filter: (file) => !without.some((name) => file.endsWith(name)) })
  return place
}

const networkIn = (place: string) => {
  const { recipe, ...network } = readNetwork(join(place, 'network.json'))
  const { pace, ...others } = recipe
  expect(pace).toBeGreaterThan(0)
  return { ...network, recipe: others }
}

test('one command plays, trains, and tells what the gate says', () => {
  const { status, stdout } = done
  expect(stdout).toContain(
    'puerto-rico: 12 games of the policy to learn from, 2 games of a search with 4 simulations a turn for the test, seed "1"',
  )
  expect(stdout).toMatch(
    /^leads are foreseen \d+\.\d\d points off by the weights, \d+\.\d\d with \d+\.\d% of the network$/m,
  )
  expect(stdout).toMatch(/^in the same time a master with the network has \d+\.\d% of its simulations$/m)
  const gate =
    /^the master with the network wins [\d.]+% of 8 games \(([\d.]+)% – [\d.]+%\): (it is|not shown to be) better$/m
  const [, low, said] = gate.exec(stdout)!
  expect(said).toBe(Number(low) > 50 ? 'it is' : 'not shown to be')
  expect(status).toBe(Number(low) > 50 ? 0 : 1)
})

test('done again it only tells, without playing or training', async () => {
  const place = copied()
  const { stdout } = await inside(learning(place))
  expect(stdout).toBe(done.stdout)
})

test('stopped while it played, trained or was at the gate, it goes on and comes to the same network', async () => {
  const place = copied('network.json', 'candidate.json', 'memory', 'gate.jsonl')
  const games = readFileSync(join(place, 'games.jsonl'), 'utf8')
  writeFileSync(join(place, 'games.jsonl'), games.split('\n').slice(0, 5).join('\n'))
  await inside(learning(place))
  expect(readFileSync(join(place, 'games.jsonl'), 'utf8')).toBe(games)
  expect(networkIn(place)).toEqual(networkIn(kept))

  const trained = copied('network.json', 'gate.jsonl')
  await inside(learning(trained))
  expect(networkIn(trained)).toEqual(networkIn(kept))

  const gated = copied()
  const deals = readFileSync(join(gated, 'gate.jsonl'), 'utf8')
  writeFileSync(join(gated, 'gate.jsonl'), deals.split('\n').slice(0, 3).join('\n'))
  const { stdout } = await inside(learning(gated))
  expect(stdout).toBe(done.stdout)
})

test('a folder is for one training', async () => {
  const { status, stderr } = await inside(learning(copied(), '--seed', 'other'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/belongs to another training, .*"seed":"1".*; name another folder/)
})

test('a network plays in the arena, and what is none is refused', async () => {
  const match = ['arena', 'puerto-rico', '--players', '2', '--games', '2', '--budget', '0.002', '--threads', '1']
  const network = join(kept, 'network.json')
  const { status, stdout } = await inside([...match, '--bots', `strong*0.5+${network},steady`])
  expect(status).toBe(0)
  expect(stdout).toContain(`strong*0.5+${network}`)
  const broken = folder()('broken.json')
  appendFileSync(broken, '{"layers":[]}')
  for (const file of [broken, `${broken}.not`]) {
    expect(existsSync(file)).toBe(file === broken)
    const refused = await inside([...match, '--bots', `master+${file},steady`])
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain(`there is no bot "master+${file}"`)
  }
})

test.each([
  ['master*2', { bot: 'master', times: 2 }],
  ['strong+a b.json', { bot: 'strong', times: 1, network: 'a b.json' }],
  ['simple*0.25+x', { bot: 'steady', times: 0.25, network: 'x' }],
])('%s is a bot of the house with something of its own', (text, special) => {
  expect(specialIn(text)).toEqual(special)
})

test.each(['master', 'nobody*2', 'master*', 'master+', 'master@../before', 'cmd:a*2+b'])('%s is none', (text) => {
  expect(specialIn(text)).toBeUndefined()
})

test.each([
  [['learn'], 'GAME is missing'],
  [['learn', 'puerto-rico'], '--folder is missing'],
  [['learn', 'puerto-rico', '--folder', 'x', '--games', '0'], '--games must be a whole number from 1 to 10000000'],
])('what cannot be learned is refused: %j', async (args, problem) => {
  const { status, stderr } = await inside(args)
  expect(status).toBe(2)
  expect(stderr).toContain(problem)
})

test.each([
  ['en', 'games of the policy to learn from'],
  ['pt', 'partidas da política para aprender'],
  ['it', 'partite della politica da cui imparare'],
])('it reports in the language asked for, and its help fits 85 columns: %s', async (lang, head) => {
  const { stdout } = await inside(learning(copied(), '--lang', lang))
  expect(stdout).toContain(head)
  const { stdout: help } = await inside(['learn', '--help', '--lang', lang])
  expect(help).toContain('quayside learn')
  expect(widerThan(85, help)).toEqual([])
})
