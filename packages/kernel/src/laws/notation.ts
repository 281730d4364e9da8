import { Story } from '../story.ts'
import { hold } from './broken.ts'
import type { Subject } from './subject.ts'

/** Law 6. What is printed parses back to the same answer, and no two answers print alike. */
export function lawOfNotation({ game, match }: Subject): void {
  const { state } = match
  const texts = new Set<string>()
  const all = game.vocabulary(state)
  for (const answer of all) {
    const text = game.print(state, answer)
    texts.add(text)
    hold('notation', game.parse(state, text) === answer, () => `"${text}" does not parse back`)
  }
  hold('notation', texts.size === all.length, () => 'two answers print alike')
  for (const seat of match.status().toMove) {
    for (const answer of match.legal(seat)) {
      hold('notation', all.includes(answer), () => `"${game.print(state, answer)}" is not in the vocabulary`)
    }
  }
}

/** Law 6, positions. Where a position can be written, reading it gives the same state. Returns whether there was one. */
export function lawOfPositions({ game, match }: Subject): boolean {
  const position = game.writePosition(match.state)
  if (position === null) {
    const promised = match.status().toMove.every((seat) => game.questions[game.question(match.state, seat)].position)
    hold('positions', !promised, () => 'a moment that has a position has none')
    return false
  }
  const again = game.readPosition(JSON.parse(JSON.stringify(position)), new Story(false))
  hold('positions', again.ok, () => `our own position is refused: ${again.ok || again.error.message}`)
  if (!again.ok) return false
  hold('positions', game.hash(again.value) === game.hash(match.state), () => 'a position reads back as another state')
  return true
}
