import { settings } from '../app/settings.svelte.ts'
import { fetchWords } from '../app/words.ts'
import type { GameBoard } from './board.ts'

/** Boards are loaded with the first table of their game. */
const boards: { readonly [game: string]: () => Promise<GameBoard> } = {
  'puerto-rico': () => import('./puerto-rico/index.ts').then(({ puertoRicoBoard }) => puertoRicoBoard),
  mombasa: () => import('./mombasa/index.ts').then(({ mombasaBoard }) => mombasaBoard),
  'cooper-island': () => import('./cooper-island/index.ts').then(({ cooperIslandBoard }) => cooperIslandBoard),
}

/** The board with its words. A game without a board of its own is played by its questions and a readable view of its state. */
export async function loadBoard(game: string, asText = false): Promise<GameBoard> {
  const own = !asText && Object.hasOwn(boards, game)
  const board = own ? await boards[game]() : (await import('./plain/index.ts')).plainBoard
  await fetchWords(settings.language)
  return board
}
