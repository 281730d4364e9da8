import { appendFileSync, readFileSync } from 'node:fs'
import { gameById } from '@quayside/games'
import type { AnyGame, Dial } from '@quayside/kernel'
import { describe, expect, it, test } from 'vitest'
import { figuresOf, inside, lossOf, missOf } from '../src/calibration/figures.ts'
import { type Step, search } from '../src/calibration/search.ts'
import { ROOMS } from '../src/games/index.ts'
import { inside as called, folder, quayside, widerThan } from './support/cli.ts'

const CALIBRATED = Object.keys(ROOMS).filter((game) => ROOMS[game]?.calibration)

describe('a figure', () => {
  it('is what all parts come to of what they are parts of, with its standard error', () => {
    const figures = figuresOf([
      [
        { figure: 'score', part: 10, of: 1 },
        { figure: 'score', part: 20, of: 1 },
      ],
      [{ figure: 'score', part: 60, of: 2 }],
      [{ figure: 'none', part: 0, of: 0 }],
    ])
    expect([...figures.keys()]).toEqual(['score'])
    expect(figures.get('score')!.value).toBe(22.5)
    // Each game is 15 off: the root of (2 × 225) × 2 / 1, over four seats.
    expect(figures.get('score')!.error).toBeCloseTo(7.5)
  })

  const target = { figure: 'score', from: 100, to: 200, slack: 20 }

  it.each([
    [80, 1],
    [100, 0],
    [150, 0],
    [260, 3],
  ])('of %d is so many slacks outside of its target: %d', (value, miss) => {
    expect(missOf(target, { value, error: 0 })).toBe(miss)
  })

  it('is aimed at further inside', () => {
    expect(inside(target)).toEqual({ ...target, from: 120, to: 180 })
    expect(inside({ figure: 'ends', to: 0.1, slack: 1 })).toMatchObject({ to: expect.closeTo(0.08) })
    expect(inside({ figure: 'ends', from: 0.5, slack: 1 })).toMatchObject({ from: expect.closeTo(0.6) })
  })

  it('far off weighs more than several that nearly fit', () => {
    const loss = (...values: number[]) => lossAt(0, ...values)
    expect(loss(100, 200)).toBe(0)
    expect(loss(220, 220)).toBe(1)
    expect(loss(200, 240)).toBe(2)
  })

  it('counts as far off only as chance does not explain', () => {
    expect(lossAt(20, 220)).toBe(0)
    expect(lossAt(20, 240)).toBe(1)
  })

  const lossAt = (error: number, ...values: number[]) =>
    lossOf(
      values.map((value) => new Map([['score', { value, error }]])),
      [target, { figure: 'never counted', to: 1, slack: 1 }],
    )
})

describe('a search', () => {
  interface Pack {
    readonly one: number
    readonly two: number
  }
  const gameOf = (pack: Pack): AnyGame =>
    ({
      data: {
        pack,
        check: ({ one, two }: Pack) => (one > two ? [{ path: [], message: 'one above two' }] : []),
        with: gameOf,
      },
    }) as unknown as AnyGame
  const dial = (id: keyof Pack): Dial => ({
    id,
    values: [0, 1, 2, 3, 4],
    note: '',
    read: (pack) => (pack as Pack)[id],
    turn: (pack, value) => ({ ...(pack as Pack), [id]: value }),
  })
  const seek = async (from: Pack, loss: (pack: Pack) => number, rounds = 9) => {
    const steps: Step[] = []
    const lossOf = async ({ data }: AnyGame) => loss(data!.pack as Pack)
    const found = await search(gameOf(from), {
      dials: [dial('one'), dial('two')],
      rounds,
      lossOf,
      hear: (step) => steps.push(step),
    })
    expect(found.steps).toEqual(steps)
    return { pack: found.game.data!.pack, loss: found.loss, steps }
  }
  const away = (one: number, two: number) => (pack: Pack) => (pack.one - one) ** 2 + (pack.two - two) ** 2

  it('turns one number after another to where the figures are nearest to their targets', async () => {
    expect(await seek({ one: 0, two: 4 }, away(2, 3))).toMatchObject({ pack: { one: 2, two: 3 }, loss: 0 })
  })

  it('leaves out what does not go together, and comes back to it', async () => {
    const { pack, steps } = await seek({ one: 0, two: 1 }, away(3, 4))
    expect(pack).toEqual({ one: 3, two: 4 })
    expect(steps.filter(({ taken }) => !taken)).not.toContainEqual(
      expect.objectContaining({ from: 1, to: 2, dial: 'one' }),
    )
  })

  it('goes through the numbers no more often than it is told', async () => {
    expect(await seek({ one: 0, two: 1 }, away(3, 4), 1)).toMatchObject({ pack: { one: 1, two: 4 } })
  })

  it('takes no step for a gain that chance could have given', async () => {
    const { pack, steps } = await seek({ one: 0, two: 4 }, ({ one }) => 1 - one / 100)
    expect(pack).toEqual({ one: 0, two: 4 })
    expect(steps.map(({ taken }) => taken)).toEqual([false, false])
  })
})

describe.each(CALIBRATED)('the calibration of %s', (id) => {
  const game = gameById(id)!

  it('reads its numbers from the data as they are, and every value fits the data', async () => {
    const { dials } = await ROOMS[id]!.calibration!()
    const { pack, check } = game.data!
    expect(new Set(dials.map((dial) => dial.id)).size).toBe(dials.length)
    for (const dial of dials) {
      expect(dial.values, dial.id).toContain(dial.read(pack))
      for (const value of dial.values) {
        const turned = dial.turn(pack, value)
        expect(check(turned), `${dial.id} ${value}`).toEqual([])
        expect(dial.read(turned), dial.id).toBe(value)
      }
    }
  })

  it('leaves the data as they are when a number is turned and turned back', async () => {
    const { dials } = await ROOMS[id]!.calibration!()
    const { pack, with: withPack } = game.data!
    for (const dial of dials) {
      const other = dial.values.find((value) => value !== dial.read(pack))!
      const back = dial.turn(dial.turn(pack, other), dial.read(pack))
      expect(withPack(back).dataHash, dial.id).toEqual(game.dataHash)
    }
  })

  it('counts every figure that it has a target for', async () => {
    const args = ['calibrate', id, '--bots', 'steady:1', '--threads', '1']
    const { status, stdout } = quayside(args)
    expect(status).toBe(0)
    const { targets, tables } = await ROOMS[id]!.calibration!()
    for (const { name } of tables) expect(stdout).toContain(` ${name} |`)
    for (const { figure } of targets)
      expect(stdout).toMatch(new RegExp(`^\\| ${figure.replaceAll('.', '\\.')} \\| [^|]*\\d`, 'm'))
  })
})

describe('quayside calibrate', () => {
  const [id] = CALIBRATED
  const threads = ['--threads', '1']

  test('proposes, keeps what it has played and goes on from it', async () => {
    const file = folder()
    const { dials, tables } = await ROOMS[id]!.calibration!()
    const args = ['calibrate', id, '--propose', '--bots', 'steady:1', '--by', 'steady:1', '--rounds', '1', ...threads]
    const all = [...args, '--dials', dials[0].id, '--out', file('')]
    const first = quayside(all)
    expect(first.status).toBe(0)
    const games = readFileSync(file('games.jsonl'), 'utf8')
    expect(games.trim().split('\n').length).toBeGreaterThan(tables.length)
    const report = readFileSync(file('report.md'), 'utf8')
    expect(report).toContain('## As proposed')
    expect(JSON.parse(readFileSync(file('report.json'), 'utf8'))).toMatchObject({ game: id, after: { dials: {} } })
    expect(gameById(id)!.data!.check(JSON.parse(readFileSync(file('pack.json'), 'utf8')))).toEqual([])

    // The end of a line that was cut off is played again; nothing else is.
    appendFileSync(file('games.jsonl'), '{"data":"cut')
    expect(quayside(all).status).toBe(0)
    expect(readFileSync(file('games.jsonl'), 'utf8')).toBe(games)
    expect(readFileSync(file('report.md'), 'utf8')).toBe(report)
    const other = quayside([...all, '--seed', 'other'])
    expect([other.status, other.stderr]).toEqual([2, expect.stringContaining('another game, version or seed')])
  })

  test.each([
    [[], 'GAME is missing'],
    [['puerto-rico'], 'puerto-rico has no data to calibrate'],
    [[id, '--bots', 'nobody:3'], '--bots: "nobody:3" is not BOT, BOT:GAMES or BOT:GAMES@BUDGET'],
    [[id, '--by', 'steady:0'], '--by: "steady:0" is not BOT'],
    [[id, '--dials', 'nothing'], '--dials must be one of: '],
  ])('refuses %j', async (args, problem) => {
    const { status, stderr } = await called(['calibrate', ...args])
    expect(status).toBe(2)
    expect(stderr).toContain(problem)
  })

  test.each(['en', 'pt', 'it'])('has a help that fits 85 columns: %s', async (lang) => {
    const { stdout: help } = await called(['calibrate', '--help', '--lang', lang])
    expect(help).toContain('quayside calibrate')
    expect(widerThan(85, help)).toEqual([])
  })
})
