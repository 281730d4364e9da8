import { describe, expect, it } from 'vitest'
import { type AnyGame, type GameRecord, Match, movedUp, Rng, recordOf, replay, rulesOf } from '../src/index.ts'
import { stones } from './games/stones.ts'

/** A game that was played to its end under the older rules. */
function finished(): GameRecord {
  const begun = Match.begin(stones, { players: 2 }, 'move up')
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng('players')
  while (!match.over) {
    const [seat] = match.status().toMove
    const legal = match.legal(seat)
    match.play(seat, legal[rng.below(legal.length)])
  }
  return recordOf(match)
}

const record = finished()

const newer = (change: Partial<AnyGame>): AnyGame => ({
  ...stones,
  version: 2,
  dataHash: () => 'newer',
  hash: (state) => `newer ${stones.hash(state)}`,
  ...change,
})

describe('a finished game moves up', () => {
  it('where it comes to the same end, with new rules and a new fingerprint', () => {
    const game = newer({})
    const moved = movedUp(record, stones, game)
    expect(moved?.rules).toEqual(rulesOf(game, record.options))
    expect(moved?.answers).toEqual(record.answers)
    expect(replay(game, moved!).ok).toBe(true)
  })

  it('where views tell more than they told', () => {
    const game = newer({ view: (state, viewer) => ({ ...stones.view(state, viewer), more: [1] }) })
    expect(movedUp(record, stones, game)).not.toBeNull()
  })
})

describe('a finished game stays', () => {
  const changes: [string, Partial<AnyGame>][] = [
    ['an answer is no longer legal', { why: () => 1 }],
    ['it is dealt otherwise', { setup: (options, _seed, out) => stones.setup(options, 'x', out) }],
    ['a seat would see something else', { view: (state, viewer) => omit(stones.view(state, viewer)) }],
    ['scores are others', { score: (state, viewer) => stones.score(state, viewer).slice(1) }],
    ['it is not over', { toMove: () => 1 }],
  ]
  it.each(changes)('where %s', (_what, change) => {
    expect(movedUp(record, stones, newer(change))).toBeNull()
  })

  it('where its record is broken under its own rules', () => {
    const broken = { ...record, hash: 'x' }
    expect(movedUp(broken, stones, newer({}))).toBeNull()
  })
})

function omit(view: { readonly [key: string]: unknown }): { readonly [key: string]: unknown } {
  const [first] = Object.keys(view)
  const { [first]: _gone, ...rest } = view
  return rest
}
