import type { GameBoard } from './board.ts'

/** Boards are loaded with the first table of their game. */
const boards: { readonly [game: string]: () => Promise<GameBoard> } = {
  'puerto-rico': () => import('./puerto-rico/index.ts').then(({ puertoRicoBoard }) => puertoRicoBoard),
  mombasa: () => import('./mombasa/index.ts').then(({ mombasaBoard }) => mombasaBoard),
  'cooper-island': () => import('./cooper-island/index.ts').then(({ cooperIslandBoard }) => cooperIslandBoard),
}

/** A game without a board of its own is played by its questions and a readable view of its state. */
export async function loadBoard(game: string, asText = false): Promise<GameBoard> {
  if (!asText && Object.hasOwn(boards, game)) return boards[game]()
  return (await import('./plain/index.ts')).plainBoard
}
