import { schema, t } from '@colyseus/schema'
import { listOf, type State, setUp } from '../game/rules.ts'

/** The small game's state as Colyseus sends it: what is open for all, and each hand only for those whose view has its player. */
const Stall = schema({ good: t.string(), price: t.uint8() }, 'Stall')
const Lot = schema({ good: t.string(), level: t.uint8() }, 'Lot')
const Player = schema(
  { coins: t.uint16(), points: t.uint16(), lots: t.array(Lot), hand: t.array('string').view() },
  'Player',
)
export const Market = schema(
  { answers: t.uint16(), turn: t.uint8(), last: t.string(), stalls: t.array(Stall), players: t.array(Player) },
  'Market',
)
export type MarketState = InstanceType<typeof Market>

/** A new game: the state that is sent, and the same as the rules see it, with what is never sent. */
export function newGame(seats: number, seed: number): { sent: MarketState; state: State } {
  const { open, hands, hidden } = setUp(seats, seed)
  const sent = new Market()
  sent.answers = 0
  sent.turn = 0
  sent.last = ''
  for (const { good, price } of listOf(open.stalls.length, (at) => open.stalls[at])) {
    const stall = new Stall()
    stall.good = good
    stall.price = price
    sent.stalls.push(stall)
  }
  for (const [seat, { coins, points, lots }] of listOf(seats, (at) => open.players[at]).entries()) {
    const player = new Player()
    player.coins = coins
    player.points = points
    for (const { good, level } of listOf(lots.length, (at) => lots[at])) {
      const lot = new Lot()
      lot.good = good
      lot.level = level
      player.lots.push(lot)
    }
    player.hand.push(...listOf(hands[seat].length, (slot) => hands[seat][slot]))
    sent.players.push(player)
  }
  const ownHands = listOf(seats, (seat) => sent.players[seat].hand)
  return { sent, state: { open: sent, hands: ownHands, hidden } }
}
