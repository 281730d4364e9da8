import type { Rng } from '../rng.ts'
import { Story } from '../story.ts'
import { hold } from './broken.ts'
import { type Subject, sample } from './subject.ts'

/**
 * Law 1. A seat to move has at least one legal answer; every legal answer applies; any other is refused with a reason and changes nothing.
 */
export function lawOfLegality(subject: Subject): void {
  const { game, match, rng } = subject
  const { state } = match
  const before = game.hash(state)
  for (const { seat, answers } of match.status().ask) {
    const legal = match.legal(seat)
    hold('legality', legal.length > 0, () => `seat ${seat} is asked and has no legal answer`)
    hold('legality', new Set(legal).size === legal.length, () => `seat ${seat} is offered an answer twice: ${answers}`)
    for (const [i, answer] of legal.entries()) {
      const code = game.why(state, seat, answer)
      hold('legality', code === 0, () => `"${answers[i]}" is offered but refused: ${game.reasons[code].code}`)
    }
    for (const answer of sample(rng, legal, 3)) {
      const copy = game.clone(state)
      game.apply(copy, seat, answer, new Story(false))
      hold('legality', game.hash(copy) !== before, () => `"${game.print(state, answer)}" changes nothing`)
    }
    refuseOthers(subject, seat, new Set(legal))
    hold('legality', game.hash(state) === before, () => 'asking, trying or refusing changed the state')
  }
  refuseOtherSeats(subject)
}

function refuseOthers({ game, match, rng }: Subject, seat: number, legal: ReadonlySet<number>): void {
  const { state } = match
  const other = game.vocabulary(state).filter((answer) => !legal.has(answer))
  for (const answer of other) {
    const code = game.why(state, seat, answer)
    hold('legality', code > 0 && code < game.reasons.length, () => {
      return `"${game.print(state, answer)}" is not offered, but not refused either`
    })
  }
  const texts = sample(rng, other, 2).map((answer) => game.print(state, answer))
  const [some] = sample(rng, [...legal], 1).map((answer) => game.print(state, answer))
  for (const text of [...texts, mutate(rng, some), '', ' ', 'undo', '__proto__', 'constructor']) {
    const parsed = game.parse(state, text)
    if (parsed >= 0 && legal.has(parsed)) continue
    const lines = match.lines.length
    const refused = match.answer(seat, text)
    hold('legality', !refused.ok && match.lines.length === lines, () => `"${text}" was taken`)
    hold('legality', !refused.ok && refused.error.message.length > 0, () => `"${text}" was refused without a reason`)
  }
}

function refuseOtherSeats({ game, match }: Subject): void {
  const { toMove, ask } = match.status()
  const before = game.hash(match.state)
  for (const seat of [-1, 0.5, match.players, Number.NaN, ...Array.from({ length: match.players }, (_, i) => i)]) {
    if (toMove.includes(seat) || ask.length === 0) continue
    const taken = match.answer(seat, ask[0].answers[0])
    hold('legality', !taken.ok && game.hash(match.state) === before, () => `seat ${seat} answered out of turn`)
  }
}

/** One small change to a text: a letter lost, doubled or swapped for another. */
function mutate(rng: Rng, text: string): string {
  const at = rng.below(text.length)
  const [before, letter, after] = [text.slice(0, at), text[at], text.slice(at + 1)]
  const changed = ['', letter + letter, String.fromCharCode(32 + rng.below(95))]
  return before + changed[rng.below(3)] + after
}
