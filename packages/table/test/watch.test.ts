import { isDeepStrictEqual } from 'node:util'
import {
  type AnyGame,
  bitOf,
  type Match,
  NOBODY,
  type Options,
  type Result,
  Rng,
  type SeatMask,
  type Viewer,
} from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { stones } from '../../kernel/test/games/stones.ts'
import { type Frame, knownLines, Shared, sightOf, Watch } from '../src/index.ts'
import { anyAnswer, begin, Client, pick, samples, sent, viewersOf } from './support.ts'

/** Everybody who looks at a match, each told step by step. */
class Audience {
  readonly match: Match
  readonly reach: SeatMask
  readonly watches: readonly Watch[]
  readonly clients: readonly Client[]
  private readonly shared = new Shared()

  constructor(match: Match, reach: SeatMask) {
    this.match = match
    this.reach = reach
    this.watches = viewersOf(match).map((viewer) => new Watch(match, viewer, reach, this.shared))
    this.clients = this.watches.map((watch) => new Client(watch))
  }

  step(told: Result<number>): (Frame | null)[] {
    if (!told.ok) return []
    const frames = this.shared.step(() => this.watches.map((watch) => watch.step(told.value, this.reach)))
    for (const [i, frame] of frames.entries()) this.clients[i].take(frame)
    return frames
  }

  /** The viewers whose client has something else than the match would tell somebody who comes in just now. */
  lost(among: readonly Viewer[] = viewersOf(this.match), eventsToo = true): Viewer[] {
    const { match, reach } = this
    const wrong = ({ viewer }: Watch, i: number) => {
      const { sight, events } = this.clients[i]
      if (!among.includes(viewer)) return false
      if (!isDeepStrictEqual(sight, sent(sightOf(match, viewer, reach)))) return true
      return eventsToo && !isDeepStrictEqual(events, sent(match.eventsFor(viewer)))
    }
    return this.watches.filter(wrong).map(({ viewer }) => viewer)
  }
}

/** A random game with gestures and undos: whose client went astray, and how many undos there were. */
function watched(game: AnyGame, options: Options, seed: string): { lost: Viewer[]; undone: number } {
  const rng = new Rng(seed)
  const match = begin(game, options, seed)
  const viewers = viewersOf(match)
  const audience = new Audience(match, rng.below(1 << match.players))
  const lost: Viewer[] = []
  let undone = 0
  for (let steps = 0; !match.over; steps++) {
    const { seat, text } = anyAnswer(match, rng)
    const chance = rng.below(20)
    if (chance === 0) {
      const told = match.undo(rng.below(match.players), audience.reach)
      audience.step(told)
      if (told.ok) undone++
    } else if (chance < 4) {
      // Half blind: a gesture that is refused must leave everybody where they were.
      audience.step(match.answerAll(seat, [text, pick(rng, match.ask(seat).answers)]))
    } else {
      audience.step(match.answer(seat, text))
    }
    // What is wrong once stays wrong, so one viewer after another will do.
    lost.push(...audience.lost([viewers[steps % viewers.length]], steps % 32 === 0))
  }
  return { lost: [...lost, ...audience.lost()], undone }
}

const rows: { game: AnyGame; options: Options; games: number }[] = [
  ...samples(4).map((row) => ({ ...row, games: 1 })),
  { game: bids, options: { players: 3 }, games: 20 },
  { game: stones, options: { players: 3, stones: 12 }, games: 20 },
]

describe('who watches a whole game', () => {
  it.each(rows)('has, patch by patch, what the table shows: $game.id $options', ({ game, options, games }) => {
    let undos = 0
    for (let i = 0; i < games; i++) {
      const { lost, undone } = watched(game, options, `watch ${i} ${JSON.stringify(options)}`)
      expect(lost).toEqual([])
      undos += undone
    }
    expect(undos).toBeGreaterThan(0)
  })

  it('gets as many events as lines allow, each at a place that the viewer counts', () => {
    const [{ game, options }] = samples(1)
    const rng = new Rng('events')
    const match = begin(game, options, 'events')
    for (let i = 0; i < 60; i++) {
      const { seat, text } = anyAnswer(match, rng)
      match.answer(seat, text)
    }
    for (const viewer of viewersOf(match)) {
      const told = new Watch(match, viewer, NOBODY).events()
      const places = told.map(({ seq }) => seq)
      expect(told.map(({ facts }) => facts)).toEqual(match.eventsFor(viewer))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...places)).toBeLessThanOrEqual(knownLines(match, viewer).length)
    }
  })
})

describe('a frame', () => {
  const opening = () => {
    const [{ game }] = samples(1)
    const match = begin(game, { edition: 'classic', players: 3 }, 'a frame')
    return { match, audience: new Audience(match, NOBODY) }
  }

  it('names the lines it adds, and counts them', () => {
    const { match, audience } = opening()
    const [frame] = audience.step(match.answerAll(0, ['role builder', 'pass']))
    expect(frame).toMatchObject({
      seq: 2,
      lines: [
        { seat: 0, text: 'role builder' },
        { seat: 0, text: 'pass' },
      ],
    })
    expect(frame).not.toHaveProperty('keep')
  })

  it('is small next to the sight it changes', () => {
    const { match, audience } = opening()
    const [, watching] = audience.step(match.answer(0, 'role builder'))
    const { patch } = watching!
    expect(JSON.stringify(patch).length).toBeLessThan(JSON.stringify(audience.clients[1].sight).length / 3)
  })

  it('of an undo says how many events still stand, and undoes the rest', () => {
    const { match, audience } = opening()
    const before = audience.clients.map(({ sight, events }) => sent({ view: sight.view, events }))
    audience.step(match.answer(0, 'role builder'))
    const stood = match.eventsFor(0).length
    audience.step(match.answer(0, 'pass'))
    const [frame] = audience.step(match.undo(0))
    expect(frame).toMatchObject({ seq: 3, lines: [{ seat: 0, text: 'undo' }], keep: stood, events: [] })
    audience.step(match.undo(0))
    expect(audience.clients.map(({ sight, events }) => sent({ view: sight.view, events }))).toEqual(before)
  })

  it('of an undo through another seat brings the lines of both', () => {
    const { match } = opening()
    const audience = new Audience(match, bitOf(1))
    const keep = match.eventsFor('spectator').length
    audience.step(match.answer(0, 'role trader'))
    audience.step(match.answer(1, 'role builder'))
    const frames = audience.step(match.undo(0, audience.reach))
    const lines = [
      { seat: 1, text: 'undo' },
      { seat: 0, text: 'undo' },
    ]
    for (const frame of frames) expect(frame).toMatchObject({ seq: 4, lines, keep })
    expect(audience.lost()).toEqual([])
  })

  it('says where one answered last, for one to catch up from', () => {
    const { match, audience } = opening()
    expect(audience.clients.map(({ sight }) => sight.since)).toEqual([0, 0, 0, 0, 0])
    audience.step(match.answer(0, 'role trader'))
    audience.step(match.answer(1, 'role builder'))
    expect(audience.clients.map(({ sight }) => sight.since)).toEqual([1, 2, 0, 0, 0])
  })
})
