import type { Game } from 'boardgame.io'
import { anySeed, LAST_ANSWER, parse, play, type State, setUp, whyNot } from '../game/rules.ts'
import { given } from '../support/settings.ts'
import { INVALID_MOVE } from './library.ts'

/** The small game for boardgame.io: one move a turn, and a hand that only its player sees. */
export const market: Game<State> = {
  name: 'market',
  setup: ({ ctx }) => setUp(ctx.numPlayers, anySeed()),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, text: unknown) {
      const answer = typeof text === 'string' ? parse(text) : null
      const seat = Number(playerID)
      if (!answer || whyNot({ open: G.open, hand: G.hands[seat] }, seat, answer) !== null) return INVALID_MOVE
      play(G, seat, answer)
    },
  },
  endIf: ({ G }) => (G.open.answers >= LAST_ANSWER ? true : undefined),
  playerView: ({ G, playerID }) => ({
    open: G.open,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
  }),
  // Each answer draws a card, so that nothing could be taken back anyway; without this it would keep every state for it.
  disableUndo: true,
  deltaState: given().delta,
}
