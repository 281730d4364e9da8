import { Match, optionMatrix, Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { COMPANIES, LETTERS } from '../src/ids.ts'
import { mombasa } from '../src/index.ts'
import type { State } from '../src/state.ts'
import type { Seen } from './table.ts'

/** The ledger counts every limited piece of the box (page 1), and it finds what a view shows. */

const COINS: Record<number, number> = { 2: 6, 3: 9, 4: 12 }
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** The pieces of the box for so many players; cards are summed over their faces. */
function box(players: number): Record<string, number> {
  return {
    card: 44 + 10 * players,
    coin: COINS[players],
    ...Object.fromEntries(COMPANIES.map((company) => [`post ${company}`, 15])),
    ...Object.fromEntries(LETTERS.map((letter) => [`book ${letter}`, 24])),
    ...Object.fromEntries(Array.from({ length: players }, (_, seat) => [`marker ${seat}`, 5])),
  }
}

function counted(match: Match): Record<string, number> {
  const found: Record<string, number> = {}
  mombasa.ledger(match.state as State, (kind, count) => {
    const of = kind.startsWith('card ') ? 'card' : kind
    found[of] = (found[of] ?? 0) + count
  })
  return found
}

/** Pieces where the open table and the referee see them, without the ledger's help. */
function shown(match: Match): Record<string, number> {
  const seen = mombasa.view(match.state as State, 'referee') as unknown as Seen
  const { players, posts, bases, postsOut, display, stackLeft, discards, books, held, ousted } = seen
  const area = players.map(({ slots }) => (slots ?? []).filter(Boolean).length)
  const cards = players.map(({ hand, resting }) => hand.length + resting.flat().length)
  const onTracks = players.flatMap((player) => player.books.map(({ book }) => book)).concat(held ?? [])
  const standing = [...Object.values(posts), ...(ousted ?? [])]
  const onDisplay = [...books.display.flat(), ...onTracks].filter((id) => id?.startsWith('book-'))
  return {
    card: sum(area) + sum(cards) + Object.values(display).flat().filter(Boolean).length + stackLeft + discards.length,
    ...Object.fromEntries(
      COMPANIES.map((company) => [
        `post ${company}`,
        sum(bases[company].map((column) => column.posts)) +
          postsOut[company] +
          standing.filter((owner) => owner === company).length,
      ]),
    ),
    ...Object.fromEntries(
      LETTERS.map((letter) => [
        `book ${letter}`,
        onDisplay.filter((id) => id?.[5] === letter).length + books.left[letter] + books.out[letter],
      ]),
    ),
  }
}

describe.each(optionMatrix(mombasa.schema, mombasa.refuse))('$setup game with $players players', (options) => {
  const begin = (seed: string) => {
    const begun = Match.begin(mombasa, options, seed)
    if (!begun.ok) throw new Error(begun.error.message)
    return begun.value
  }

  it('the ledger counts every kind of the box, and no other', () => {
    expect(counted(begin('box'))).toEqual(box(options.players as number))
  })

  it('whatever is answered, all pieces are there, and where the view shows them', () => {
    const rng = new Rng(`conservation ${options.setup} ${options.players}`)
    const match = begin('a whole game')
    const all = box(options.players as number)
    while (!match.over) {
      const { ask } = match.status()
      const { seat, answers } = ask[rng.below(ask.length)]
      match.answer(seat, answers[rng.below(answers.length)])
      expect(counted(match)).toEqual(all)
      expect(all).toMatchObject(shown(match))
    }
  })

  it('nobody has more markers in play than a colour has, or fewer than none', () => {
    const rng = new Rng(`markers ${options.players}`)
    const match = begin('markers')
    while (!match.over) {
      const { players } = mombasa.view(match.state as State, 'spectator') as unknown as Seen
      for (const { markers, markersOut } of players) {
        expect(markers).toBeGreaterThanOrEqual(0)
        expect(markers + markersOut).toBeLessThanOrEqual(5)
      }
      const { ask } = match.status()
      const { seat, answers } = ask[rng.below(ask.length)]
      match.answer(seat, answers[rng.below(answers.length)])
    }
  })
})
