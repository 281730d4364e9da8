import { AnswerList, Match, Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { RUINS } from '../src/calibration/ruins.ts'
import { calibration } from '../src/calibration.ts'
import { BUILT_IN } from '../src/data/built-in.ts'
import { checkPack } from '../src/data/check.ts'
import type { Items } from '../src/data/pack.ts'
import { ITEMS } from '../src/ids.ts'
import { cooperIsland } from '../src/index.ts'

const { dials, targets, tables, count } = calibration

describe('the dials', () => {
  it.each(dials.map((dial) => [dial.id, dial] as const))(
    '%s: can be read and turned, and every value is playable',
    (_, dial) => {
      expect(dial.values).toContain(dial.read(BUILT_IN))
      expect(dial.values).toEqual(dial.values.toSorted((one, other) => one - other))
      for (const value of dial.values) {
        const pack = dial.turn(BUILT_IN, value)
        expect(checkPack(pack)).toEqual([])
        expect(dial.read(pack)).toBe(value)
        for (const other of dials) if (other !== dial) expect(other.read(pack)).toBe(other.read(BUILT_IN))
      }
      expect(dial.turn(BUILT_IN, dial.read(BUILT_IN))).toEqual(BUILT_IN)
    },
  )

  it('move nothing that the rulebook prints', () => {
    const printed = (pack: typeof BUILT_IN): string[] => {
      const { merchants, playerBoard, workBoard, peninsula, ...others } = pack
      const { docks, ...board } = playerBoard
      const { helmContracts, ...workers } = workBoard
      const spaces = peninsula.spaces.map(({ kind: _, ...space }) => space)
      return [others, board, workers, helmContracts.helm, merchants[4].cost, spaces].map((part) => JSON.stringify(part))
    }
    for (const dial of dials)
      for (const value of dial.values) expect(printed(dial.turn(BUILT_IN, value))).toEqual(printed(BUILT_IN))
  })

  it('leave the first spaces of the rulebook’s examples free of ruins', () => {
    for (const ruins of RUINS) {
      expect(new Set(ruins).size).toBe(5)
      expect(ruins.filter((id) => ['h0,2', 'h0,1', 'h1,1', 'h-1,2'].includes(id))).toEqual([])
    }
  })
})

describe('the figures', () => {
  it.each(tables.map((table) => [table.name, table.options] as const))('%s: every target has one', (_, options) => {
    const begun = Match.begin(cooperIsland, options, 'calibration')
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const [legal, rng] = [new AnswerList(), new Rng('calibration')]
    while (!match.over) {
      const [seat] = match.status().toMove
      legal.clear()
      cooperIsland.legal(match.state as never, seat, legal)
      match.play(seat, cooperIsland.policy(match.state as never, seat, legal, rng))
    }
    const figures = count(match)
    expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length)
    const named = (figure: string) => figures.find((one) => one.figure === figure)!
    for (const { figure } of targets) expect([figure, named(figure).of > 0]).toEqual([figure, true])
    const points = match.game.score(match.state, 'referee').slice(0, options.players as number)
    expect(named('score')).toMatchObject({
      part: points.reduce((sum, { total }) => sum + total!, 0),
      of: options.players,
    })
    const areas = figures.filter(({ figure }) => figure.startsWith('area.'))
    expect(areas.reduce((sum, { part }) => sum + part, 0)).toBe(areas[0].of)
    // What is told apart is never more than there is.
    const sources = figures.filter(({ figure }) => figure.startsWith('from.'))
    expect(sources.reduce((sum, { part }) => sum + part, 0)).toBeLessThanOrEqual(sources[0].of)
  })
})

describe('the numbers that were found', () => {
  const asksAsMuch = (one: Items, other: Items) => ITEMS.every((item) => (one[item] ?? 0) >= (other[item] ?? 0))

  it.each([
    ['dock', BUILT_IN.playerBoard.docks],
    ['merchant', BUILT_IN.merchants],
  ] as const)('no %s asks for as much as another and gives no more', (_, list) => {
    for (const one of list)
      for (const other of list)
        if (one !== other && asksAsMuch(one.cost, other.cost))
          expect([one.id, other.id, one.helm > other.helm]).toEqual([one.id, other.id, true])
  })
})
