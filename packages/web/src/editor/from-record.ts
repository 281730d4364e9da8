import { gameFor } from '@quayside/games'
import { type GameRecord, replay } from '@quayside/kernel'
import type { AnyPosition } from './editor.ts'
import { openEditor } from './kept.ts'

/** Between two moments that can be written down lie no more answers than that. */
const NEAR = 80

/**
 * The position of a game after these answers, or of the nearest moment before that a position describes: within a gesture there is none. Null if
 * there is none near.
 */
export function positionAfter(record: GameRecord, answers: readonly string[]): AnyPosition | null {
  const game = gameFor(record.rules, record.options)
  if (!game) return null
  for (let count = answers.length; count >= Math.max(0, answers.length - NEAR); count--) {
    const { hash: _ofTheEnd, ...upTo } = { ...record, answers: answers.slice(0, count) }
    const match = replay(game, upTo)
    const position = match.ok && !match.value.over ? game.writePosition(match.value.state) : null
    if (position) return position as AnyPosition
  }
  return null
}

/** Opens the editor there; false where no moment near can be written down. */
export function editAfter(record: GameRecord, answers: readonly string[]): boolean {
  const position = positionAfter(record, answers)
  if (position) openEditor(position)
  return position !== null
}
