import { settings } from '../app/settings.svelte.ts'
import { fetchWords } from '../app/words.ts'
import { roomOf } from '../games/room-of.ts'
import type { GameBoard } from './board.ts'

/** The board with its words. A game without a board of its own is played by its questions and a readable view of its state. */
export async function loadBoard(game: string, asText = false): Promise<GameBoard> {
  const own = asText ? undefined : roomOf(game).board
  const board = own ? await own() : await (await import('./plain/index.ts')).loadPlainBoard(game)
  await fetchWords(settings.language)
  return board
}
