import type { Attempt, GameBoard } from '../../../../packages/web/src/boards/board.ts'

/** Where answers live: the stack is drawn from, a stone is dropped; whoever stops does so in the dock. */
export const places: GameBoard['places'] = ({ kind, stone }) => {
  if (kind === 'draw') return ['stack']
  return kind === 'drop' ? [`stone:${stone}`] : []
}

const attempt: Attempt = (_question, [place]) => {
  if (place === 'stack') return 'draw'
  return place?.startsWith('stone:') ? `drop ${place.slice('stone:'.length)}` : null
}

export const attempting: GameBoard['attempting'] = async () => attempt
