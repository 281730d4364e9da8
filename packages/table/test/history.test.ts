import { isDeepStrictEqual } from 'node:util'
import { type AnyGame, type Match, NOBODY, Rng, recordOf, type Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { applyPatch, type History, historyOf, sightOf } from '../src/index.ts'
import { anyAnswer, begin, good, refused, samples, sent, viewersOf } from './support.ts'

/** A random game with undos, some of them through other seats. */
function played(game: AnyGame, options: Match['options'], seed: string, lines: number): Match {
  const rng = new Rng(seed)
  const match = begin(game, options, seed)
  while (!match.over && match.lines.length < lines) {
    const { seat, text } = anyAnswer(match, rng)
    if (rng.below(12) === 0) match.undo(rng.below(match.players), rng.below(1 << match.players))
    else match.answer(seat, text)
  }
  return match
}

const pastOf = (match: Match, viewer: Viewer): History => sent(good(historyOf(match.game, recordOf(match), viewer)))

/** What somebody who plays the past through has in the end. */
function end({ begin: first, events: told, frames }: History) {
  let [sight, events] = [first, told.map(({ facts }) => facts)]
  for (const { patch, keep, events: more } of frames) {
    sight = applyPatch(sight, patch)
    events = [...events.slice(0, keep), ...more]
  }
  return { sight, events }
}

describe('a history', () => {
  it.each([
    ...samples(1).map((row) => ({ ...row, lines: Number.POSITIVE_INFINITY })),
    ...samples(4).map((row) => ({ ...row, lines: 200 })),
    { game: bids, options: { players: 3 }, lines: Number.POSITIVE_INFINITY },
  ])('leads from the beginning to what is seen now: $game.id $options, $lines lines', ({ game, options, lines }) => {
    const match = played(game, options, `history ${JSON.stringify(options)}`, lines)
    expect(match.lines.some(({ text }) => text === 'undo')).toBe(true)
    for (const viewer of viewersOf(match)) {
      const { sight, events } = end(pastOf(match, viewer))
      expect(sight).toEqual(sent(sightOf(match, viewer, NOBODY)))
      expect(isDeepStrictEqual(events, sent(match.eventsFor(viewer)))).toBe(true)
    }
  })

  it('has one frame for each line, counted as the table counts', () => {
    const [{ game, options }] = samples(1)
    const match = played(game, options, 'count', 80)
    const { frames } = pastOf(match, 0)
    expect(frames.map(({ seq }) => seq)).toEqual(match.lines.map((_, i) => i + 1))
    expect(frames.flatMap(({ lines }) => lines)).toEqual(match.lines)
  })

  it('of a game that goes on is the same whatever its viewer cannot know', () => {
    const bid = (...texts: string[]) => {
      const match = begin(bids, { players: 2 }, 'hidden')
      for (const text of [...texts, 'seal']) good(text === 'undo' ? match.undo(0) : match.answer(0, text))
      return match
    }
    const [low, high] = [bid(), bid('raise', 'raise', 'undo', 'raise')]
    expect([pastOf(low, 0).frames.length, pastOf(high, 0).frames.length]).toEqual([1, 5])
    for (const viewer of [1, 'spectator'] as const) {
      expect(pastOf(high, viewer).frames).toHaveLength(1)
      expect(JSON.stringify(pastOf(high, viewer))).toBe(JSON.stringify(pastOf(low, viewer)))
    }
  })

  it('of a record that does not fit is refused', () => {
    const [{ game, options }] = samples(1)
    const record = recordOf(begin(game, options, 'x'))
    expect(historyOf(game, { ...record, answers: ['0 fly'] }, 0)).toMatchObject(refused('unknown-answer'))
    expect(historyOf(bids, record, 0)).toMatchObject(refused('wrong-game'))
  })
})
