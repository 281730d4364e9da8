import type { AnyGame } from '@quayside/kernel'
import type { DataPack } from '@quayside/mombasa/data/pack'
import type { Board } from './board.ts'
import { mombasaBoard } from './mombasa/index.ts'
import { plainBoard } from './plain.ts'
import { puertoRicoBoard } from './puerto-rico.ts'

const BOARDS: { readonly [game: string]: (game: AnyGame) => Board } = {
  'puerto-rico': () => puertoRicoBoard,
  mombasa: ({ data }) => mombasaBoard(data?.pack as DataPack),
}

export const boardFor = (game: AnyGame): Board => BOARDS[game.id]?.(game) ?? plainBoard
