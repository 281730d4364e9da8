import { type Match, NOBODY, type Viewer } from '@quayside/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { type Frame, knownLines, sightOf, Watch } from '../src/index.ts'
import { begin, Client, good, sent } from './support.ts'

/** Private drafts, seen from every side: three players raise hidden bids and seal them. */

let match: Match
let watches: Watch[]
let clients: Client[]

beforeEach(() => {
  match = begin(bids, { players: 3 }, 'drafts')
  watches = ([0, 1, 2, 'spectator'] as Viewer[]).map((viewer) => new Watch(match, viewer, NOBODY))
  clients = watches.map((watch) => new Client(watch))
})

/** The frames that a step makes: for seats 0, 1 and 2, and for a spectator. */
function frames(told: ReturnType<Match['answer']>): (Frame | null)[] {
  const made = watches.map((watch) => watch.step(good(told), NOBODY))
  for (const [i, frame] of made.entries()) clients[i].take(frame)
  return made
}

const answer = (seat: number, text: string) => frames(match.answer(seat, text))
const undo = (seat: number) => frames(match.undo(seat))
const counts = () => clients.map(({ sight }) => sight.seq)

describe('a draft', () => {
  it('makes a frame for its own seat and none for anybody else', () => {
    const [own, ...others] = answer(0, 'raise')
    expect(own).toMatchObject({ seq: 1, lines: [{ seat: 0, text: 'raise', draft: true }] })
    expect(others).toEqual([null, null, null])
  })

  it('is counted by its own seat alone', () => {
    answer(0, 'raise')
    answer(0, 'raise')
    answer(1, 'raise')
    expect(counts()).toEqual([2, 1, 0, 0])
    expect(clients.map(({ sight }) => sight.since)).toEqual([2, 1, 0, 0])
  })

  it('can be taken back unseen', () => {
    answer(0, 'raise')
    const [own, ...others] = undo(0)
    expect(own).toMatchObject({ seq: 2, lines: [{ seat: 0, text: 'undo', draft: true }] })
    expect(others).toEqual([null, null, null])
    expect(counts()).toEqual([2, 0, 0, 0])
  })

  it('leaves others their own drafts, and says nothing to them when it is taken back', () => {
    answer(0, 'raise')
    answer(1, 'raise')
    answer(1, 'raise')
    expect(undo(0).slice(1)).toEqual([null, null, null])
    expect(clients[1].sight).toEqual(sent(sightOf(match, 1, NOBODY)))
    expect(clients[1].sight.undo).toEqual({ answer: { kind: 'raise' } })
  })

  it('changes nothing about what others could undo', () => {
    answer(0, 'raise')
    expect(clients[1].sight.undo).toEqual({ refused: 'nothing-to-undo' })
    expect(sightOf(match, 1, NOBODY).undo).toEqual({ refused: 'nothing-to-undo' })
  })

  it('stays out of what another is told who comes in later, and out of the past', () => {
    answer(0, 'raise')
    expect(knownLines(match, 1)).toEqual([])
    expect(new Watch(match, 1, NOBODY).sight).toEqual(watches[1].sight)
    expect(knownLines(match, 'referee')).toHaveLength(1)
    answer(0, 'seal')
    expect(new Watch(match, 1, NOBODY).events()).toEqual([{ facts: { kind: 'sealed', seat: 0 }, seq: 1 }])
    expect(new Watch(match, 0, NOBODY).events()).toEqual([{ facts: { kind: 'sealed', seat: 0 }, seq: 2 }])
  })
})

describe('a seal', () => {
  it('shows others that the seat is no longer asked, and nothing else', () => {
    answer(0, 'raise')
    const before = sent(clients[1].sight)
    const [, other] = answer(0, 'seal')
    const lines = [{ seat: 0, text: '', draft: true, noticed: true }]
    expect(other).toMatchObject({ seq: 1, lines, events: [{ kind: 'sealed', seat: 0 }] })
    const { seq, asked, view, ...rest } = clients[1].sight
    const { seq: wasSeq, asked: wasAsked, view: wasView, ...was } = before
    expect(seq).toBe(wasSeq + 1)
    expect(asked).toEqual(wasAsked.filter(({ seat }) => seat !== 0))
    expect(rest).toEqual(was)
    const players = [...(wasView.players as object[])]
    players[0] = { ...players[0], sealed: 1 }
    expect(view).toEqual({ ...wasView, players })
  })

  it('looks the same whatever was bid', () => {
    const bid = (coins: number) => {
      const hidden = begin(bids, { players: 3 }, 'drafts')
      const watch = new Watch(hidden, 1, NOBODY)
      for (let i = 0; i < coins; i++) expect(watch.step(good(hidden.answer(0, 'raise')), NOBODY)).toBeNull()
      return watch.step(good(hidden.answer(0, 'seal')), NOBODY)
    }
    expect(JSON.stringify(bid(0))).toBe(JSON.stringify(bid(5)))
  })

  it('can be broken: others see the seat asked again, and are told that it had not sealed', () => {
    answer(0, 'seal')
    const [, other] = undo(0)
    const lines = [{ seat: 0, text: 'undo', draft: true, noticed: true }]
    expect(other).toMatchObject({ seq: 2, lines, keep: 0, events: [] })
    expect(clients[1].sight.asked.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(clients[1].events).toEqual([])
  })

  it('of one seat keeps its place in the story when another takes back an earlier draft', () => {
    answer(0, 'raise')
    answer(1, 'seal')
    answer(2, 'seal')
    undo(0)
    const story = [
      { kind: 'sealed', seat: 1 },
      { kind: 'sealed', seat: 2 },
    ]
    for (const [i, { viewer }] of watches.entries()) {
      expect(clients[i].events).toEqual(story)
      expect(match.eventsFor(viewer)).toEqual(story)
    }
    // Somebody who comes in later cannot tell either.
    expect(new Watch(match, 'spectator', NOBODY).events().map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('is counted by all, so that everybody knows how far they have heard', () => {
    answer(0, 'raise')
    answer(0, 'seal')
    answer(1, 'seal')
    expect(counts()).toEqual([3, 2, 2, 2])
    undo(1)
    expect(counts()).toEqual([4, 3, 3, 3])
  })

  it('of the last opens all bids to all', () => {
    answer(0, 'raise')
    for (const seat of [0, 1]) answer(seat, 'seal')
    const told = answer(2, 'seal').map((frame) => frame?.events)
    for (const events of told) expect(events).toContainEqual({ kind: 'bid', seat: 0, coins: 1 })
    expect(clients[3].sight.asked).toHaveLength(3)
    expect(clients[0].sight.undo).toEqual({ refused: 'undo-revealed' })
  })
})
