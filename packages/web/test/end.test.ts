import { gameById, games } from '@quayside/games'
import {
  AnswerList,
  type AnyGame,
  LANGUAGES,
  Match,
  type Options,
  Rng,
  ranked,
  recordOf,
  seatsIn,
  withAutomas,
} from '@quayside/kernel'
import { historyOf } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { loadExtras } from '../src/end/extras.ts'
import { barsOf, ticksOver } from '../src/end/scales.ts'
import { leadSince, type Series, seriesOf, spreadLabels } from '../src/end/series.ts'
import { headlineOf, isDuel, orderOf, partsOf, verdictOf } from '../src/end/verdict.ts'
import { endWords } from '../src/end/words.ts'
import { end as cooperIslandExtras } from '../src/games/cooper-island/end/index.ts'
import { end as mombasaExtras } from '../src/games/mombasa/end/index.ts'
import { end as puertoRicoExtras } from '../src/games/puerto-rico/end/index.ts'
import { defaultOptions, optionsFor, soloOptions } from '../src/home/options.ts'
import { courseOf, pointsIn } from '../src/replay/steps.ts'

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const roundOf = (view: unknown): number => (view as { round?: number }).round ?? 1
const EXTRAS = new Map(await Promise.all(games.map(async ({ id }) => [id, await loadExtras(id)] as const)))
const chartsOf = (game: AnyGame) => EXTRAS.get(game.id)?.charts ?? []

function play(game: AnyGame, options: Options, seed: string): Match {
  const match = must(Match.begin(game, options, seed))
  const rng = new Rng(`play ${seed}`)
  const list = new AnswerList()
  while (!match.over) {
    const seat = seatsIn(game.toMove(match.state))[0]
    list.clear()
    game.legal(match.state, seat, list)
    must(match.play(seat, game.policy(match.state, seat, list, rng)))
  }
  return match
}

const courseFor = (match: Match, viewer: 'referee' | number = 'referee') =>
  courseOf(must(historyOf(match.game, recordOf(match), viewer)), roundOf)

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const match = play(game, {}, 'end')
  const scores = game.score(match.state, 'referee')

  it('ends its lines at the final scores, a point for every round', () => {
    const course = courseFor(match)
    const charts = chartsOf(game)
    const { rounds, points, more } = seriesOf(course, charts)
    expect(rounds).toEqual([...new Set(course.steps.map(({ round }) => round))])
    expect(points.map((own) => own.at(-1))).toEqual(scores.map(({ total }) => total))
    const last = course.steps.at(-1)!.sight
    expect(charts.length).toBeGreaterThan(0)
    for (const own of [points, ...Object.values(more)].flat()) expect(own.length).toBe(rounds.length)
    for (const { id, values } of charts) expect(more[id].map((own) => own.at(-1))).toEqual(values(last.view))
    expect(pointsIn(last).map(({ points }) => points)).toEqual(scores.map(({ total }) => total))
  })

  it('has gaps where points were covered', () => {
    const { points } = seriesOf(courseFor(match, 0), [])
    expect(points[0].every((value) => value !== null)).toBe(true)
    points.forEach((own, seat) => {
      expect(own.at(-1)).toBe(scores[seat].total)
    })
  })

  it('divides every score into parts', () => {
    for (const group of [undefined, EXTRAS.get(game.id)?.group]) {
      const parts = partsOf(scores, group)
      scores.forEach(({ total }, seat) => {
        expect(parts.reduce((sum, { points }) => sum + points[seat], 0)).toBe(total)
      })
      expect(parts.every(({ points }) => points.some((own) => own !== 0))).toBe(true)
    }
  })
})

describe('the verdict', () => {
  const score = (seat: number, points: number, tiebreak: number) => ({ seat, tiebreak, lines: [{ what: 'x', points }] })

  it('names one winner', () => {
    const verdict = verdictOf(ranked([score(0, 40, 3), score(1, 56, 1), score(2, 12, 9)]))
    expect(verdict).toEqual({ winners: [1], points: 56, tiebreak: null })
  })

  it('says what broke a tie, by the best of the beaten', () => {
    const verdict = verdictOf(ranked([score(0, 40, 3), score(1, 40, 6), score(2, 40, 4)]))
    expect(verdict).toEqual({ winners: [1], points: 40, tiebreak: { won: 6, lost: 4 } })
  })

  it('shares what cannot be told apart', () => {
    const verdict = verdictOf(ranked([score(0, 40, 6), score(1, 40, 6), score(2, 38, 9)]))
    expect(verdict).toEqual({ winners: [0, 1], points: 40, tiebreak: null })
  })

  it('waits until everything is known', () => {
    expect(
      verdictOf([
        { seat: 0, lines: [], total: 3 },
        { seat: 1, lines: [] },
      ]),
    ).toBeNull()
    expect(verdictOf([])).toBeNull()
  })

  it('is said in every language', () => {
    expect(endWords.en.wins('Marta', '56')).toBe('Marta wins with 56')
    expect(endWords.pt.wins('Marta', '56')).toBe('Marta vence com 56')
    expect(endWords.it.wins('Marta', '56')).toBe('Vince Marta con 56')
    expect(endWords.en.tied('coins and goods', '6', '4')).toBe('Tie-break: coins and goods 6 to 4.')
    expect(endWords.it.tied(undefined, '6', '4')).toBe('Spareggio: 6 a 4.')
  })
})

describe.each(games.filter((game) => game.automas).map((game) => [game.id, game] as const))(
  'alone against the own opponent of %s',
  (_, game) => {
    const match = play(game, optionsFor(game, soloOptions(game, defaultOptions(game))!, 1), 'alone')
    const scores = game.score(match.state, 0)
    const rivals = game.automas!(match.options).length

    it('has a line and a name for everybody, and says who beat whom', () => {
      const names = withAutomas(['Ana'], game, match.options, game.words('en', match.options))
      expect(names).toHaveLength(1 + rivals)
      expect(scores.map(({ seat }) => seat)).toEqual(names.map((_, seat) => seat))
      expect(isDuel(scores, match.players)).toBe(rivals === 1)
      const [winner, loser] = orderOf(scores)
      expect(headlineOf(scores, names, match.players, 'en')).toBe(
        rivals === 1
          ? `${names[winner]} beats ${names[loser]}, ${scores[winner].total} to ${scores[loser].total}`
          : `${names[winner]} wins with ${scores[winner].total}`,
      )
    })

    it('draws a line for each, and other numbers only for those who have some', () => {
      const { points, more } = seriesOf(courseFor(match), [{ id: 'coins', values: () => [3] }])
      expect(points).toHaveLength(1 + rivals)
      expect(more.coins).toHaveLength(1)
    })
  },
)

describe('alone', () => {
  const score = (seat: number, points: number, tiebreak: number) => ({ seat, tiebreak, lines: [{ what: 'x', points }] })
  const headline = (own: number, others: number) =>
    headlineOf(ranked([score(0, own, 0), score(1, others, 1)]), ['Ana', 'Cooper'], 1, 'pt')

  it('only more points win', () => {
    expect(headline(51, 50)).toBe('Ana vence Cooper por 51 a 50')
    expect(headline(50, 50)).toBe('Cooper vence Ana por 50 a 50')
    const shared = headlineOf(ranked([score(0, 50, 4), score(1, 50, 4)]), ['Ana', 'Puertoma'], 1, 'en')
    expect(shared).toBe('Ana and Puertoma share the victory with 50')
    expect(headline(49, 50)).toBe('Cooper vence Ana por 50 a 49')
  })

  it('is not what two players are', () => {
    const scores = ranked([score(0, 40, 0), score(1, 30, 0)])
    expect(headlineOf(scores, ['Ana', 'Rui'], 2, 'en')).toBe('Ana wins with 40')
  })
})

describe('charts', () => {
  const series = (...points: (number | null)[][]): Series => ({ rounds: [1, 2, 3, 4], points, more: {} })

  it('find the round from which somebody led', () => {
    expect(leadSince(series([1, 2, 9, 12], [1, 4, 8, 10]), 0)).toBe(3)
    expect(leadSince(series([2, 5, 9, 12], [1, 4, 8, 10]), 0)).toBeUndefined()
    expect(leadSince(series([2, 5, 9, 10], [1, 4, 8, 10]), 0)).toBeUndefined()
    expect(leadSince(series([null, null, null, 12], [1, 4, 8, 10]), 0)).toBe(4)
  })

  it('have round numbers on their axis, zero among them, from the lowest value to the highest', () => {
    expect(ticksOver(0, 73)).toEqual([0, 20, 40, 60, 80])
    expect(ticksOver(2, 18)).toEqual([0, 5, 10, 15, 20])
    expect(ticksOver(0, 3)).toEqual([0, 1, 2, 3])
    expect(ticksOver(0, 0)).toEqual([0, 1])
    expect(ticksOver(-10, 28)).toEqual([-10, 0, 10, 20, 30])
    expect(ticksOver(-3, 28)).toEqual([-10, 0, 10, 20, 30])
    expect(ticksOver(-8, -2)).toEqual([-8, -6, -4, -2, 0])
    for (let most = 0; most < 300; most += 3) {
      for (let least = 0; least > -60; least -= 7) {
        const ticks = ticksOver(least, most)
        expect(ticks[0]).toBeLessThanOrEqual(least)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
        expect(ticks.some((tick) => Object.is(tick, 0))).toBe(true)
        expect(ticks.length).toBeLessThanOrEqual(7)
      }
    }
  })

  it('have bars on both sides of one zero', () => {
    const parts = [{ points: [30, 20, 0] }, { points: [-10, 10, 5] }, { points: [0, -4, -2] }]
    const { bars, zero, most } = barsOf(parts, 3)
    expect(zero).toBeCloseTo(10 / 40)
    expect(most).toBe(1)
    expect(bars[0].below).toEqual([{ part: 1, points: -10, length: 0.25 }])
    expect(bars[0].above).toEqual([{ part: 0, points: 30, length: 0.75 }])
    expect(bars[1].above.map(({ part }) => part)).toEqual([0, 1])
    for (const { below, above } of bars) {
      expect(below.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(zero)
      expect(above.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1 - zero)
    }
    expect(barsOf([{ points: [3, 4] }], 2)).toMatchObject({ zero: 0, most: 0 })
    expect(barsOf([], 2).bars).toEqual([
      { below: [], above: [] },
      { below: [], above: [] },
    ])
  })

  it('keep labels apart, in order and inside', () => {
    const rng = new Rng('labels')
    for (let n = 0; n < 200; n++) {
      const wanted = Array.from({ length: 5 }, () => 20 + rng.below(180))
      const placed = spreadLabels(wanted, 18, 20, 200)
      const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b])
      order.forEach((i, k) => {
        expect(placed[i]).toBeGreaterThanOrEqual(20)
        expect(placed[i]).toBeLessThanOrEqual(200)
        if (k > 0) expect(placed[i] - placed[order[k - 1]]).toBeGreaterThanOrEqual(18)
      })
    }
    expect(spreadLabels([30, 100, 60], 18, 20, 200)).toEqual([30, 100, 60])
  })
})

describe('Puerto Rico', () => {
  const game = gameById('puerto-rico')!
  const extras = puertoRicoExtras

  it.each([
    ['classic', 4],
    ['2020', 5],
    ['1897', 2],
  ])('counts barrels and roles (%s, %i players)', (edition, players) => {
    const match = play(game, { edition, players }, `count ${edition}`)
    const course = courseFor(match)
    const [shipped, roles] = extras.tables(course, players, 'en')
    const told = (kind: string) =>
      match.events
        .all()
        .map(({ facts }) => facts)
        .filter((facts) => facts.kind === kind)
    for (let seat = 0; seat < players; seat++) {
      const loads = told('points').filter((facts) => facts.seat === seat && facts.source === 'load')
      const barrels = loads.reduce((sum, { points }) => sum + Number(points), 0)
      expect(shipped.rows[seat].reduce((sum, value) => sum + value, 0)).toBe(barrels)
      const chosen = told('role-chosen').filter((facts) => facts.seat === seat).length
      expect(roles.rows[seat].reduce((sum, value) => sum + value, 0)).toBe(chosen)
    }
    const named = game.words('pt', match.options)
    for (const { kind, id } of [...shipped.columns, ...roles.columns]) expect(named.thing(kind, id)).not.toBe(id)
  })

  it('tells in every language how the game ended, and what stands on the winner’s shore', () => {
    const match = play(game, {}, 'ending')
    const course = courseFor(match)
    const said = (['en', 'pt', 'it'] as const).map((language) => extras.ending(course, language))
    const trigger = course.steps.find(({ events }) => events.some(({ kind }) => kind === 'end-triggered'))!
    for (const text of said) expect(text).toContain(String(trigger.round))
    expect(new Set(said).size).toBe(3)
    expect(extras.ending({ ...course, steps: course.steps.slice(0, 9) }, 'en')).toBeUndefined()
    const { view } = course.steps.at(-1)!.sight
    const city = (view as unknown as { players: { city: { building: string }[] }[] }).players[1].city
    const shore = extras.skyline(view, 1)
    expect(shore.every((building) => city.some((owned) => owned.building === building))).toBe(true)
  })

  it('puts all bonuses into one part', () => {
    expect(['chips', 'buildings', 'residence', 'city-hall'].map(extras.group)).toEqual([
      'chips',
      'buildings',
      'bonus',
      'bonus',
    ])
  })
})

describe('Mombasa', () => {
  const game = gameById('mombasa')!
  const match = play(game, { players: 4 }, 'shares')
  const course = courseFor(match)
  const scores = game.score(match.state, 'referee')

  it.each(LANGUAGES)('counts shares, cards and pounds (%s)', (language) => {
    const words = game.words(language, match.options)
    const tables = mombasaExtras.facts(course, language, words)
    expect(tables.map(({ id }) => id)).toEqual(['shares', 'cards', 'done', 'earned'])
    for (const { rows } of tables) {
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
      for (const { values } of rows) expect(values).toHaveLength(4)
    }
    const { shareValues } = game.view(match.state, 'referee') as unknown as { shareValues: Record<string, number> }
    const [shares, cards] = tables
    Object.entries(shareValues).forEach(([company, value], row) => {
      expect(shares.rows[row].note).toContain(String(value))
      scores.forEach(({ lines }, seat) => {
        expect(Number(shares.rows[row].values[seat]) * value).toBe(lines.find(({ what }) => what === company)!.points)
      })
    })
    const played = match.events.all().filter(({ facts }) => facts.kind === 'revealed').length
    expect(cards.rows.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + Number(value), 0)).toBe(
      played,
    )
  })

  it('earns every pound somewhere', () => {
    const earned = mombasaExtras.facts(course, 'en', game.words('en', match.options)).at(-1)!
    const { players } = game.view(match.state, 'referee') as unknown as { players: { pounds: number }[] }
    players.forEach(({ pounds }, seat) => {
      const paid = match.events.all().reduce((sum, { facts }) => {
        const pays = ['pounds-paid', 'call-paid', 'bought-for-pounds'].includes(facts.kind) && facts.seat === seat
        return sum + (pays ? Number(facts.pounds) : 0)
      }, 0)
      expect(earned.rows.reduce((sum, { values }) => sum + Number(values[seat]), 1) - paid).toBe(pounds)
    })
  })

  it('draws a line for every company and says when it is over', () => {
    const [, values] = mombasaExtras.charts
    expect(values.lines!(game.words('it', match.options)).map(({ name }) => name)).toContain('Città del Capo')
    const said = LANGUAGES.map((language) => mombasaExtras.ending(course, language))
    expect(new Set(said).size).toBe(3)
    expect(mombasaExtras.ending({ ...course, steps: course.steps.slice(0, 9) }, 'en')).toBeUndefined()
  })
})

describe('Cooper Island', () => {
  const game = gameById('cooper-island')!

  it.each([3, 1])('counts what stands and what was done (%i players)', (players) => {
    const match = play(game, { players }, 'land')
    const course = courseFor(match)
    const words = game.words('pt', match.options)
    const tables = cooperIslandExtras.facts(course, 'pt', words)
    const seats = game.score(match.state, 'referee').length
    expect(tables.map(({ id }) => id)).toEqual(['orders', 'stands', 'work', 'done'])
    for (const { rows } of tables) for (const { values } of rows) expect(values).toHaveLength(seats)
    const [, stands, work] = tables
    const placed = match.events.all().filter(({ facts }) => facts.kind === 'worker-placed').length
    expect(work.rows.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + Number(value), 0)).toBe(
      placed,
    )
    const told = (kind: string, ...pieces: readonly unknown[]) =>
      match.events
        .all()
        .filter(
          ({ facts }) =>
            facts.kind === kind && facts.seat === 0 && (pieces.length === 0 || pieces.includes(facts.piece)),
        ).length
    expect(stands.rows.slice(0, 4).map(({ values }) => values[0])).toEqual([
      told('boat-built'),
      told('piece-put', 'small', 'large', 'fort'),
      told('piece-put', 'statue'),
      told('lid-taken'),
    ])
    expect(stands.rows[4].values.at(-1) === null).toBe(players === 1)
  })

  it('says alone how strong Cooper was', () => {
    const match = play(game, { players: 1, level: 3, strategy: 'merchant' }, 'alone')
    const said = cooperIslandExtras.ending(courseFor(match), 'en', game.words('en', match.options))
    expect(said).toContain('level 3, as merchant')
  })
})

it('what breaks a tie has a name in every language, where anything does', () => {
  for (const { id } of games) {
    const names = LANGUAGES.map((language) => EXTRAS.get(id)?.tiebreak?.(language))
    expect(new Set(names).size).toBe(EXTRAS.get(id)?.tiebreak ? 3 : 1)
  }
})

it('a game without extras has none', async () => {
  expect(await loadExtras('chess')).toBeUndefined()
  expect(await loadExtras('constructor')).toBeUndefined()
})
