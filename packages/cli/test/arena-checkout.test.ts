import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mombasa } from '@quayside/mombasa'
import { describe, expect, test } from 'vitest'
import { visitorIn } from '../src/arena/checkout.ts'
import { listed } from '../src/arena/field.ts'
import { folder, inside } from './support/cli.ts'

const HERE = fileURLToPath(new URL('../../..', import.meta.url))

/** The sources of this checkout in another place, where they are other modules. */
function copy(): string {
  const place = folder()('before')
  for (const part of ['kernel', 'games', 'bots']) {
    cpSync(join(HERE, 'packages', part), join(place, 'packages', part), { recursive: true })
  }
  mkdirSync(join(place, 'node_modules'))
  for (const name of readdirSync(join(HERE, 'node_modules'))) {
    const [from, to] = [HERE, place].map((root) => join(root, 'node_modules', name))
    if (name === '@quayside') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
  return place
}

const duelAt = (game: string, bots: string, ...more: readonly string[]) =>
  inside(['arena', game, '--players', '2', '--bots', bots, '--games', '2', '--threads', '1', ...more])

const duel = (bots: string, ...more: readonly string[]) => duelAt('puerto-rico', bots, ...more)

interface Told {
  readonly bot: string
  readonly points: number
  readonly processorMs: number
}

const botsOf = ({ status, stdout, stderr }: Awaited<ReturnType<typeof duel>>): Told[] => {
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout).bots
}

describe('a bot of another checkout', () => {
  test('plays as the same code does here, answer by answer, and is told apart', async () => {
    const before = copy()
    const short = ['--budget', '0.05', '--json']
    const ours = botsOf(await duel('strong,steady', ...short))
    for (const place of [before, HERE]) {
      const theirs = botsOf(await duel(`strong@${place},steady@${place}`, ...short))
      expect(theirs.map(({ bot }) => bot)).toEqual([`strong@${place}`, `steady@${place}`])
      expect(theirs.map(({ points }) => points)).toEqual(ours.map(({ points }) => points))
      for (const { processorMs } of theirs) expect(processorMs).toBeGreaterThan(0)
    }
  })

  test('plays with the data of this game, whatever it has built in', async () => {
    const { cards } = structuredClone(mombasa.data!.pack) as { cards: { action: { price: number }[] } }
    for (const card of cards.action) card.price += 3
    const file = folder()('pack.json')
    writeFileSync(file, JSON.stringify({ game: 'mombasa', name: 'Dear cards', cards }))
    const before = copy()
    const points = async (bots: string, ...more: readonly string[]) =>
      botsOf(await duelAt('mombasa', bots, '--budget', '0.05', '--json', ...more)).map((bot) => bot.points)
    const ours = await points('strong,steady', '--data', file)
    expect(await points(`strong@${before},steady@${before}`, '--data', file)).toEqual(ours)
    expect(await points('strong,steady')).not.toEqual(ours)
  })

  test.each(['steady@/no/such/folder', `nobody@${HERE}`, '@..', 'steady@'])(
    'that is not there is refused: %s',
    async (bot) => {
      const { status, stderr } = await duel(bot)
      expect(status).toBe(2)
      expect(stderr).toContain(`there is no bot "${bot}"`)
    },
  )

  test('is written with its folder', () => {
    expect(visitorIn('master@../before')).toEqual({ bot: 'master', folder: '../before' })
    expect(visitorIn('master')).toBeUndefined()
    expect(listed('cmd:mail me@home,steady@../before,random')).toEqual([
      'cmd:mail me@home',
      'steady@../before',
      'random',
    ])
  })
})
