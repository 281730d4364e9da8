import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { recordOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { playOut } from '../scripts/figures/samples.ts'
import { tableOf } from '../scripts/openings/count.ts'
import { gamesIn, type KeptGame, lineOf } from '../scripts/openings/lines.ts'
import { openingsPage } from '../scripts/openings/page.ts'
import { defaultOptions } from '../src/home/options.ts'
import { loadOpenings } from '../src/openings/load.ts'
import { AND, nameOf, type OpeningsRecipe, share } from '../src/openings/openings.ts'

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const
const PAGES = import.meta.glob('../../../docs/*/openings.md', { query: '?raw', import: 'default', eager: true })

describe.each(GAMES)('the openings of %s', async (id) => {
  const game = gameById(id)!
  const openings = (await loadOpenings(id))!
  const { aspects, recipe, tables } = openings

  it('come from as many games as the recipe says', async () => {
    expect((await import(`../src/games/${id}/openings/recipe.ts`)).recipe).toEqual(recipe)
    expect(tables.map(({ players, games }) => ({ players, games }))).toEqual(recipe.tables)
  })

  it('tell of every seat, the commonest first, and nothing is won more often than it was begun', () => {
    for (const { players, games, seats } of tables) {
      expect(seats).toHaveLength(players)
      for (const seat of seats) {
        expect(Object.keys(seat)).toEqual(aspects.map(({ id }) => id))
        for (const all of Object.values(seat)) {
          expect(all.map((one) => one.games)).toEqual(all.map((one) => one.games).toSorted((a, b) => b - a))
          for (const { games: begun, wins } of all) expect(wins).toBeLessThanOrEqual(begun)
          expect(all.reduce((sum, one) => sum + one.games, 0)).toBeLessThanOrEqual(games)
        }
      }
    }
  })

  // In English many things are called by their ids.
  it.each(['pt', 'it'] as const)('have names in other languages (%s)', (language) => {
    const words = game.words(language, defaultOptions(game))
    for (const aspect of aspects) {
      for (const { what } of tables.flatMap(({ seats }) => seats.flatMap((seat) => seat[aspect.id]))) {
        expect(nameOf(aspect, what, words)).not.toBe(what.split(AND).join(', '))
      }
    }
  })

  it('stand on their page of the docs', () => {
    expect(PAGES[`../../../docs/${id}/openings.md`]).toBe(openingsPage(game, openings))
  })
})

describe('games whose openings are counted', () => {
  const recipe: OpeningsRecipe = { bot: 'steady', budget: 1, seed: 'test', tables: [{ players: 2, games: 3 }] }
  const game = gameById('puerto-rico')!
  const mind = { game, judgement: judgementOf('puerto-rico')! }
  const played = (deal: number): KeptGame => {
    const { bot, budget, seed } = recipe
    return { bot, budget, seed, players: 2, deal, record: recordOf(playOut(mind, recipe, { players: 2 }, deal)) }
  }

  it('are counted by what a seat did first, and by who won', async () => {
    const { aspects } = (await loadOpenings('puerto-rico'))!
    const { seats } = tableOf(game, 2, [played(0), played(1), played(2)], aspects)
    const wins = seats.flatMap((seat) => seat.role).reduce((sum, { wins }) => sum + wins, 0)
    expect(wins).toBeCloseTo(3, 0)
    const [first] = played(0).record.answers
    expect(seats[0].role.map(({ what }) => `0 role ${what}`)).toContain(first)
  })

  it('stand in the files of several processes, each counted once; a line that was cut off is none', () => {
    const files = [`${lineOf(played(0))}{"bot":"ste\n${lineOf(played(2))}`, lineOf(played(1)) + lineOf(played(0))]
    expect([...gamesIn(files, 'puerto-rico', recipe).keys()].toSorted()).toEqual(['2 0', '2 1', '2 2'])
  })

  it('are only those of the recipe', () => {
    const files = [lineOf(played(0)) + lineOf(played(1))]
    expect(gamesIn(files, 'puerto-rico', { ...recipe, seed: 'another' }).size).toBe(0)
    expect(gamesIn(files, 'puerto-rico', { ...recipe, tables: [{ players: 2, games: 1 }] }).size).toBe(1)
    expect(gamesIn(files, 'mombasa', recipe).size).toBe(0)
  })
})

describe('a share of won games', () => {
  it('lies within what chance leaves open, which narrows with more games', () => {
    expect(share({ what: '', games: 100, wins: 50 })).toEqual({ won: 50, low: 40, high: 60 })
    expect(share({ what: '', games: 10_000, wins: 5000 })).toEqual({ won: 50, low: 49, high: 51 })
    expect(share({ what: '', games: 4, wins: 4 })).toMatchObject({ won: 100, high: 100 })
  })
})
