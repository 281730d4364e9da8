import { settings } from '../app/settings.svelte.ts'
import { fetchWords } from '../app/words.ts'
import { roomOf } from '../games/room-of.ts'
import type { GameBoard } from './board.ts'

/**
 * The board with its words. A game without a board of its own is played by its questions and a readable view of its state; whoever would rather
 * read than look has that view of any game, and the dock of its own board.
 */
export async function loadBoard(game: string, asText = false): Promise<GameBoard> {
  const own = await roomOf(game).board?.()
  const board = own && !asText ? own : await inWords(game, own)
  await fetchWords(settings.language)
  return board
}

async function inWords(game: string, own: GameBoard | undefined): Promise<GameBoard> {
  const plain = await (await import('./plain/index.ts')).loadPlainBoard(game)
  const { load, sections, sectionOf, flights } = plain
  return own ? { ...own, load, sections, sectionOf, flights } : plain
}
