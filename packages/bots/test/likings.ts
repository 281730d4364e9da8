import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { type Facts, firstSeat, Match, Rng } from '@quayside/kernel'
import { botById } from '../src/index.ts'

/** What shows that a character plays as it likes, counted over the events of its seat. */
type Count = (facts: Facts) => number

const of =
  (kind: string, much: Count = () => 1): Count =>
  (facts) =>
    facts.kind === kind ? much(facts) : 0
const points = of('points', ({ source, points }) => (source === 'load' || source === 'harbor' ? Number(points) : 0))
const building = ({ building }: Facts) => (building ? 1 : 0)
const all =
  (...counts: readonly Count[]): Count =>
  (facts) =>
    counts.reduce((sum, count) => sum + count(facts), 0)
const inCompanies = ({ card }: Facts) => (/^(expansion|share)/.test(String(card)) ? 1 : 0)
const goods = ({ card }: Facts) => (/^(banana|cotton|coffee)/.test(String(card)) ? 1 : 0)

export const SHOWS: { readonly [game: string]: { readonly [character: string]: Count } } = {
  'puerto-rico': {
    shipper: points,
    builder: all(
      of('built', building),
      of('role-chosen', ({ role }) => (role === 'builder' ? 1 : 0)),
    ),
    trader: all(of('sold'), of('sold-to-post')),
  },
  mombasa: {
    merchant: of('card-used', goods),
    investor: all(of('entered'), of('bought-with-goods', inCompanies), of('bought-for-pounds', inCompanies)),
    bookkeeper: of('ink-moved'),
    jeweller: of('diamond-moved', ({ steps }) => Number(steps)),
  },
  'cooper-island': {
    sailor: all(of('boat-built'), of('merchant-loaded')),
    builder: of('piece-put', ({ piece }) => (piece === 'lid' ? 0 : 1)),
    settler: of('double-placed'),
  },
}

/** What all that shows of a seat comes to, by character, over some games of two: a bot in either seat against another. */
export function playedBy(
  id: string,
  bot: string,
  other: string,
  games: number,
): { readonly [character: string]: number } {
  const game = gameById(id)!
  const mind = { game, judgement: judgementOf(id)! }
  const counted = Object.fromEntries(Object.keys(SHOWS[id]).map((character) => [character, 0]))
  for (let deal = 0; deal < games; deal++) {
    const begun = Match.begin(game, { players: 2 }, `likings ${deal >> 1}`)
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const own = deal % 2
    while (!match.over) {
      const seat = firstSeat(game.toMove(match.state))
      const rng = new Rng(`${deal >> 1} ${match.lines.length}`)
      const state = game.resample(match.state, seat, rng)
      const [answer] = botById(seat === own ? bot : other)!.choose({ ...mind, state, seat }, rng.seed())
      match.answer(seat, game.print(state, answer))
    }
    for (const { facts } of match.events.all(0)) {
      if (facts.seat !== own) continue
      for (const [character, count] of Object.entries(SHOWS[id])) counted[character] += count(facts) / games
    }
  }
  return counted
}
