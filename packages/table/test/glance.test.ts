import { games } from '@quayside/games'
import { type AnyGame, includes, Match, Rng, readOptions, type Seat, seatsIn } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { glanceFor, glanceOf, sightOf } from '../src/index.ts'

/** A random game of so many answers, and what is looked at after each. */
function play(game: AnyGame, seed: string, answers: number, look: (match: Match, seats: readonly Seat[]) => void) {
  const options = readOptions(game.schema, {})
  if (!options.ok) throw new Error(options.error.message)
  const match = Match.begin(game, options.value, seed)
  if (!match.ok) throw new Error(match.error.message)
  const rng = new Rng(seed)
  const seats = Array.from({ length: match.value.players }, (_, seat) => seat)
  for (let i = 0; i < answers && !match.value.over; i++) {
    const asked = seatsIn(game.toMove(match.value.state))
    const seat = asked[rng.below(asked.length)]
    const legal = match.value.legal(seat)
    match.value.answer(seat, game.print(match.value.state, legal[rng.below(legal.length)]))
    look(match.value, seats)
  }
  return match.value
}

describe.each(games.map((game) => [game.id, game] as const))('a glance at %s', (_id, game) => {
  test('tells a reader nothing that they may not know', () => {
    const rng = new Rng('other truths')
    let looks = 0
    play(game, 'glances', 60, (match, seats) => {
      for (const seat of [...seats, -1]) {
        // The same game with everything dealt anew that the reader does not know.
        const other = match.fork(seat < 0 ? 'spectator' : seat, rng)
        const told = ({ view, ask, asked }: ReturnType<typeof glanceFor>) => ({ view, ask, asked })
        expect(told(glanceFor(glanceOf(other), seat))).toEqual(told(glanceFor(glanceOf(match), seat)))
        looks++
      }
    })
    expect(looks).toBeGreaterThan(100)
  })

  test('shows a part of what a spectator sees, and only the own question', () => {
    play(game, 'parts', 40, (match, seats) => {
      const kept = glanceOf(match)
      const seen = sightOf(match, 'spectator', 'off')
      expect(seen.view).toMatchObject(kept.view)
      expect(kept.seq).toBe(seen.seq)
      const told = match.eventsFor('spectator')
      expect(kept.events.map(({ facts }) => facts)).toEqual(told.slice(-kept.events.length))
      for (const seat of seats) {
        const own = sightOf(match, seat, 'off')
        const glance = glanceFor(kept, seat)
        expect(glance.ask).toEqual(own.ask?.question ?? null)
        expect(glance.ask !== null).toBe(includes(game.toMove(match.state), seat))
        expect(glance).not.toHaveProperty('asks')
      }
    })
  })

  test('is small', () => {
    const match = play(game, 'small', 150, () => {})
    expect(JSON.stringify(glanceOf(match)).length).toBeLessThan(3500)
  })
})
