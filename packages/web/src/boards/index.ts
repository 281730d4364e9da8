import type { GameBoard } from './board.ts'
import { plainBoard } from './plain/index.ts'
import { puertoRicoBoard } from './puerto-rico/index.ts'

const boards: { readonly [game: string]: GameBoard } = { 'puerto-rico': puertoRicoBoard }

/** A game without a board of its own is played by its questions and a readable view of its state. */
export const boardFor = (game: string, asText = false): GameBoard =>
  asText ? plainBoard : (boards[game] ?? plainBoard)
