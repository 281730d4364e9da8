import type { DataPack as CooperIslandPack } from '@quayside/cooper-island/data/pack'
import type { AnyGame } from '@quayside/kernel'
import type { DataPack as MombasaPack } from '@quayside/mombasa/data/pack'
import { cooperIslandBoard } from '../games/cooper-island/board/index.ts'
import { mombasaBoard } from '../games/mombasa/board/index.ts'
import { puertoRicoBoard } from '../games/puerto-rico/board/index.ts'
import type { Board } from './board.ts'
import { plainBoard } from './plain.ts'

const BOARDS: { readonly [game: string]: (game: AnyGame) => Board } = {
  'puerto-rico': () => puertoRicoBoard,
  mombasa: ({ data }) => mombasaBoard(data?.pack as MombasaPack),
  'cooper-island': ({ data }) => cooperIslandBoard(data?.pack as CooperIslandPack),
}

export const boardFor = (game: AnyGame): Board => BOARDS[game.id]?.(game) ?? plainBoard
