import type { Board } from './board.ts'
import { plainBoard } from './plain.ts'
import { puertoRicoBoard } from './puerto-rico.ts'

const BOARDS: { readonly [game: string]: Board } = { 'puerto-rico': puertoRicoBoard }

export const boardFor = (game: string): Board => BOARDS[game] ?? plainBoard
