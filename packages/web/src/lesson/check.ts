import type { GameBoard } from '../boards/board.ts'
import type { Stop } from './lesson.ts'

/** "Which is it?" after the note of a sign: some places, each with a letter on the board. */
export interface SignCheck {
  /** The stop of the sign that is asked for. */
  readonly wanted: string
  readonly choices: readonly { readonly stop: string; readonly place: string; readonly letter: string }[]
  /** The place that the learner has said; null before. */
  readonly chosen: string | null
}

const LETTERS = 'ABC'

/**
 * Signs to choose from: the one that is taught, and two more, rather those that were taught just before. On a phone only what is in the same
 * part of the table, and there rather what can be seen at once, as everywhere else. Null if there is nothing to choose from.
 */
export function checkOf(
  stops: readonly Stop[],
  index: number,
  board: GameBoard,
  onePart: boolean,
  together: (places: readonly string[]) => boolean,
): SignCheck | null {
  const { id: wanted, places: [place] = [] } = stops[index]
  const part = board.sectionOf(place)
  const others = [...stops.slice(0, index).toReversed(), ...stops.slice(index + 1)].filter(
    ({ sign, places: [other] = [] }) => sign && (!onePart || board.sectionOf(other) === part),
  )
  if (others.length === 0) return null
  const chosen = [stops[index]]
  for (const other of others) {
    const places = [...chosen, other].flatMap((stop) => stop.places?.[0] ?? [])
    if (chosen.length < LETTERS.length && together(places)) chosen.push(other)
  }
  // On a phone one that has to be looked for is better than no question.
  if (chosen.length === 1 && onePart) chosen.push(others[0])
  if (chosen.length === 1) return null
  // Every time elsewhere, but not by chance: who goes back sees the same.
  const turned = [...chosen.slice(index % chosen.length), ...chosen.slice(0, index % chosen.length)]
  const choices = turned.map(({ id, places = [] }, i) => ({ stop: id, place: places[0], letter: LETTERS[i] }))
  return { wanted, choices, chosen: null }
}

export const isRight = ({ wanted, choices, chosen }: SignCheck): boolean =>
  choices.some(({ stop, place }) => stop === wanted && place === chosen)
