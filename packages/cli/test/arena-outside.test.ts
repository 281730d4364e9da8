import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { games } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { type AnyGame, type Facts, type Match, Rng, recordOf, replay } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { describe, expect, onTestFinished, test } from 'vitest'
import { playGame } from '../src/arena/game.ts'
import { OutsidePlayer } from '../src/arena/outside.ts'
import { HousePlayer, type Player } from '../src/arena/player.ts'
import { BIN, ENV, folder, inside } from './support/cli.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const node = `"${process.execPath}"`
const EAGER = `cmd:${node} "${fileOf('../../../examples/bots/eager.js')}"`
const outsider = (...args: readonly string[]) =>
  `${node} "${fileOf('support/outsider.js')}" ${args.map((arg) => `"${arg}"`).join(' ')}`
const duel = (bot: string, ...more: readonly string[]) =>
  inside(['arena', 'puerto-rico', '--players', '2', '--bots', `${bot},steady`, '--games', '2', ...more])

test('the example of the documentation plays a match, the same on any number of threads', async () => {
  const results: unknown[] = []
  for (const threads of ['1', '2']) {
    const { status, stdout } = await duel(EAGER, '--json', '--threads', threads)
    expect(status).toBe(0)
    results.push(
      JSON.parse(stdout).bots.map(({ points, wins }: { points: number; wins: number }) => ({ points, wins })),
    )
  }
  expect(results[0]).toHaveLength(2)
  expect(results[1]).toEqual(results[0])
})

describe('a program that does not play along forfeits', () => {
  test('it is reported, and the match goes on', async () => {
    const { status, stdout, stderr } = await duel(`cmd:${outsider('nonsense', '3')}`, '--json', '--threads', '1')
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /forfeits deal 0 in seat 0 after line \d+: not \{"answer": …\} on one line: I would rather not say$/m,
    )
    const { games, bots, forfeits } = JSON.parse(stdout)
    expect(games).toBe(2)
    expect(forfeits).toMatchObject([
      { deal: 0, seat: 0 },
      { deal: 0, seat: 1 },
    ])
    expect(bots).toMatchObject([
      { wins: 0, forfeits: 2, points: null },
      { bot: 'steady', wins: 1, forfeits: 0 },
    ])
  })

  test.each([
    ['answers with a number', 'number', 'unreadable', '{"answer":7}'],
    ['answers what is not legal', 'illegal', 'illegal', 'build a castle (unknown-answer)'],
    ['answers twice', 'twice', 'unasked', '{"answer":"'],
    ['dies', 'dead', 'ended', '3'],
    ['is silent', 'silent', 'late', '500'],
  ])('one that %s', async (_what, mode, why, detail) => {
    const limit = mode === 'silent' ? 500 : undefined
    const program = new OutsidePlayer(outsider(mode, '3'), limit, () => {})
    const { played } = await playWith(puertoRico, program)
    expect(played).toMatchObject({ ranks: [1, 2, 1], forfeit: { seat: 1, why } })
    expect(played.forfeit?.detail).toContain(detail)
    expect(played).not.toHaveProperty('points')
  })

  test('one that cannot even be started', async () => {
    const program = new OutsidePlayer('no-such-program-anywhere 2>/dev/null', undefined, () => {})
    const { played } = await playWith(puertoRico, program)
    expect(played.forfeit).toMatchObject({ seat: 1, why: 'ended', detail: '127' })
  })

  test('so does a bot of the house that fails inside, or gives an answer that is none', async () => {
    const broken = (answer: () => string): Player => ({
      begin: () => {},
      answer: async () => [answer()],
      processor: () => null,
      end: () => {},
      close: async () => {},
    })
    const fails = broken(() => {
      throw new Error('out of ideas')
    })
    const failed = await playWith(puertoRico, fails)
    expect(failed.played.forfeit).toMatchObject({ why: 'failed', detail: expect.stringContaining('out of ideas') })
    const illegal = await playWith(
      puertoRico,
      broken(() => 'role emperor'),
    )
    expect(illegal.played.forfeit).toMatchObject({ why: 'illegal', detail: 'role emperor (unknown-answer)' })
  })

  test('the next game is played by a fresh process', async () => {
    const program = new OutsidePlayer(outsider('dead', '3'), undefined, () => {})
    const lines = [await playWith(puertoRico, program), await playWith(puertoRico, program)].map(
      ({ played }) => played.forfeit?.line,
    )
    expect(lines[0]).toBeGreaterThan(3)
    expect(lines[1]).toBe(lines[0])
  })
})

/** A game of three in which a player sits between two bots of the house. */
function playWith(game: AnyGame, player: Player) {
  const order = { game: game.id, options: { players: 3 }, field: ['x', 'y', 'z'], budget: 1, seed: 'spy' }
  const mind = { game, judgement: judgementOf(game.id)! }
  const players = [new HousePlayer('steady', mind), player, new HousePlayer('random', mind)]
  return playGame(game, order, { deal: 0, rotation: 0, seats: [0, 1, 2] }, players)
}

interface Told {
  readonly t: string
  readonly question: Facts
  readonly answers: readonly string[]
  readonly events: readonly Facts[]
  readonly view: object
}

const KEYS: { readonly [t: string]: readonly string[] } = {
  begin: ['t', 'game', 'options', 'seat', 'players', 'seed'],
  ask: ['t', 'question', 'answers', 'events', 'view'],
  end: ['t', 'scores'],
}

test.each(games.map((game: AnyGame) => [game.id, game] as const))(
  'a program is told what its seat may know of %s, and nothing else',
  async (_id, game) => {
    const log = folder()('told')
    const spy = new OutsidePlayer(outsider('first', '0', log), undefined, () => {})
    const { played, match } = await playWith(game, spy)
    await spy.close()
    expect(played).not.toHaveProperty('forfeit')

    const told: Told[] = readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    for (const line of told) expect(Object.keys(line)).toEqual(KEYS[line.t])
    expect(told[0]).toMatchObject({ t: 'begin', game: game.id, options: match.options, seat: 1, players: 3 })
    expect(told.at(-1)).toEqual({ t: 'end', scores: game.score(match.state, 1) })

    const { hash: _end, ...record } = recordOf(match)
    const own = match.lines.flatMap(({ seat }, line) => (seat === 1 ? [line] : []))
    const asks = told.slice(1, -1)
    expect(asks).toHaveLength(own.length)
    let heard = 0
    let looked = 0
    const look = (then: Match) => {
      if (then.lines.length !== own[looked]) return
      const { question, answers, events, view } = asks[looked]
      const { state } = then
      expect(view).toEqual(game.view(state, 1))
      expect({ question, answers }).toEqual({ question: game.questionFacts(state, 1), answers: then.ask(1).answers })
      const known = then.eventsFor(1)
      expect(events).toEqual(known.slice(heard))
      heard = known.length
      // With any other truth behind what the seat does not know it would have been told the same.
      const other = game.resample(state, 1, new Rng(`truth ${looked}`))
      expect(view).toEqual(game.view(other, 1))
      looked++
    }
    const laid = replay(game, { ...record, answers: [] })
    if (laid.ok) look(laid.value)
    replay(game, record, look)
    expect(looked).toBe(own.length)
  },
)

test('Ctrl-C leaves a usable file, tells what is known so far, and no program stays behind', async () => {
  const inFolder = folder()
  const [file, log] = [inFolder('deals.jsonl'), inFolder('told')]
  const bots = `cmd:${outsider('first', '0', log)},random`
  const args = ['arena', 'puerto-rico', '--players', '2', '--bots', bots, '--games', '100000', '--out', file]
  const child = spawn(process.execPath, [BIN, ...args], { env: ENV, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (bytes) => {
    out += bytes
  })
  const complete = () => existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 2
  while (!complete()) await setTimeout(50)
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect(code).toBe(130)
  expect(out).toContain('Stopped early; the same command goes on with')
  expect(out).toMatch(/^random +\d+ /m)
  const size = readFileSync(log).length
  await setTimeout(300)
  expect(readFileSync(log).length).toBe(size)

  const [, ...deals] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const again = await inside([...args.slice(0, -3), String(2 * deals.length), '--out', file, '--json'])
  expect(again.status).toBe(0)
  expect(JSON.parse(again.stdout)).toMatchObject({ deals: deals.length, interrupted: false })
})
