import { games } from '@quayside/games'
import { type AnyGame, LANGUAGES, Match, Rng, readOptions, seatsIn } from '@quayside/kernel'
import { type Glance, glanceFor, glanceOf, type MyTable } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { roomOf } from '../src/games/room-of.ts'
import { dueWords, momentWords } from '../src/home/describe.ts'
import { fits, mergeFinished, NOTHING, queryOf, type Row, rowHere, rowOf } from '../src/tables/rows.ts'
import { tell } from '../src/tables/telling.ts'

/** A random game of so many answers. */
function played(game: AnyGame, answers: number): Match {
  const options = readOptions(game.schema, {})
  if (!options.ok) throw new Error(options.error.message)
  const match = Match.begin(game, options.value, 'pictures')
  if (!match.ok) throw new Error(match.error.message)
  const rng = new Rng('pictures')
  const { value } = match
  for (let i = 0; i < answers && !value.over; i++) {
    const [seat] = seatsIn(game.toMove(value.state))
    const legal = value.legal(seat)
    value.answer(seat, game.print(value.state, legal[rng.below(legal.length)]))
  }
  return value
}

const row = (changed: number, rest: Partial<Row> = {}): Row => ({
  at: 'local',
  id: `t${changed}`,
  game: 'puerto-rico',
  options: {},
  phase: 'over',
  names: ['Marta', 'José'],
  waiting: [],
  yourTurn: false,
  open: 0,
  changed,
  seat: 0,
  glance: null,
  since: changed,
  ...rest,
})

describe.each(games.map((game) => [game.id, game] as const))('a table of %s in a list', (id, game) => {
  it('is drawn from the part of the view that a glance has, at any moment', async () => {
    const draw = await roomOf(id).picture!()
    const pictures = new Set<string>()
    for (const answers of [0, 20, 60, 120, 10_000]) {
      const { view } = glanceFor(glanceOf(played(game, answers)), 0)
      const picture = draw(view, 0)
      expect(picture).not.toMatch(/NaN|undefined/)
      expect(draw(view, 99)).not.toMatch(/NaN|undefined/)
      expect(picture.length).toBeLessThan(8000)
      pictures.add(picture)
    }
    expect(pictures.size).toBeGreaterThan(2)
  })

  it('is told in every language', async () => {
    const match = played(game, 30)
    const [seat] = seatsIn(game.toMove(match.state))
    const names = Array.from({ length: match.players }, (_, i) => `Name${i}`)
    const glance: Glance = glanceFor(glanceOf(match), seat)
    for (const language of LANGUAGES) {
      const said = await tell(row(1, { game: id, options: match.options, names, glance, seat }), language)
      expect(said!.moment).not.toBe('')
      expect(said!.question).not.toBe('')
      expect(said!.last).not.toMatch(/undefined/)
    }
  })
})

describe('finished tables', () => {
  it('of this browser wait until the server has told of all that came later', () => {
    const here = [row(10), row(50)]
    const there = [row(60, { at: 'online' }), row(30, { at: 'online' })]
    expect(mergeFinished(here, there, true).map(({ changed }) => changed)).toEqual([60, 50, 30])
    expect(mergeFinished(here, there, false).map(({ changed }) => changed)).toEqual([60, 50, 30, 10])
    expect(mergeFinished(here, [], false).map(({ changed }) => changed)).toEqual([50, 10])
  })

  it('are found here as the server finds them', () => {
    const day = new Date('2026-11-18T12:00').getTime()
    const won = row(day, { place: 1, points: 40 })
    const found = (search: Partial<typeof NOTHING>) => fits(won, { ...NOTHING, ...search })
    expect([found({}), found({ game: 'puerto-rico' }), found({ game: 'mombasa' })]).toEqual([true, true, false])
    expect([found({ with: 'JOSE' }), found({ with: 'Rui' })]).toEqual([true, false])
    expect(['won', 'lost', 'stopped', '1', '2'].map((result) => found({ result }))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
    expect([found({ from: '2026-11-18' }), found({ until: '2026-11-18' })]).toEqual([true, true])
    expect([found({ from: '2026-11-19' }), found({ until: '2026-11-17' })]).toEqual([false, false])
    const query = queryOf({ game: 'mombasa', with: ' Ana ', result: '2', from: '2026-11-18', until: 'nonsense' })
    expect(Object.fromEntries(query)).toEqual({
      game: 'mombasa',
      with: 'Ana',
      place: '2',
      from: String(new Date('2026-11-18T00:00').getTime()),
    })
    expect(queryOf({ ...NOTHING, result: 'lost' }).toString()).toBe('outcome=lost')
  })
})

describe('rows', () => {
  it('have the end of a game as their date, and the place of who reads', () => {
    const table: MyTable = {
      table: 'x',
      game: 'mombasa',
      options: {},
      phase: 'over',
      names: ['Ana', 'Rui'],
      open: 0,
      clock: { kind: 'none' },
      yourTurn: false,
      seated: true,
      waiting: [],
      changed: 90,
      since: 20,
      seat: 1,
      glance: null,
      finished: 40,
      place: 2,
      points: 33,
    }
    expect(rowOf(table)).toMatchObject({ id: 'x', at: 'online', changed: 40, place: 2, points: 33, seat: 1 })
  })

  it('of this browser know their result once somebody has looked', () => {
    const match = played(games[0], 10_000)
    const glance = glanceFor(glanceOf(match), 0)
    const card = {
      id: 'a',
      game: games[0].id,
      options: {},
      phase: 'over',
      names: ['Marta'],
      waiting: [],
      changed: 5,
    } as const
    expect(rowHere(card, new Map()).place).toBeUndefined()
    expect(rowHere(card, new Map([['a', { glance, seat: 0 }]])).place).toBe(glance.scores![0].rank)
  })
})

describe('clocks', () => {
  it('say how long is left on the last day, and else the date', () => {
    const now = new Date('2026-11-18T12:00').getTime()
    const at = (text: string) => dueWords('en', new Date(text).getTime(), now)
    expect(at('2026-11-18T17:30')).toBe('5 h left')
    expect(at('2026-11-18T12:20')).toBe('20 min left')
    expect(at('2026-11-18T11:00')).toBe('0 min left')
    expect(at('2026-11-20T20:00')).toBe('until Fri 20, 20:00')
    expect(momentWords('en', new Date('2026-12-24T20:00').getTime(), now)).toBe('Dec 24, 20:00')
    expect(momentWords('it', new Date('2026-11-18T09:05').getTime(), now)).toBe('09:05')
  })
})
