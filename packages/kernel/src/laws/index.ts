import { Kept } from '../box/kept.ts'
import type { AnyGame } from '../game.ts'
import { Match, UNDO } from '../match.ts'
import type { Options } from '../options.ts'
import { type GameRecord, recordOf, replay } from '../record.ts'
import { Rng } from '../rng.ts'
import { totalOf } from '../score.ts'
import { Story } from '../story.ts'
import { hold, LawBroken } from './broken.ts'
import { lawOfConservation, totals } from './conservation.ts'
import { isTogether, lawOfCopies, lawOfPacking, lawOfUndo, type Whole } from './copies.ts'
import { lawOfLegality } from './legality.ts'
import { lawOfNotation, lawOfPositions } from './notation.ts'
import { lawOfSecrecy } from './secrecy.ts'
import type { Subject } from './subject.ts'
import { lawOfKeptViews } from './views.ts'
import { lawOfSpokenGame, lawOfWords } from './words.ts'

/** A law that did not hold, with all that is needed to see it again. */
export interface Violation {
  readonly law: string
  readonly detail: string
  readonly options: Options
  readonly seed: string
  readonly record: GameRecord | null
}

export interface CheckedGame {
  /** Answers that were chosen, those taken back included. */
  readonly answers: number
  /** Positions that were written and read back. */
  readonly positions: number
  readonly violation: Violation | null
}

/**
 * Plays one random game and checks on the way the laws that every game must pass: pieces after every answer, the rest at moments chosen at
 * random, one in `every`. Any game passes by being registered; nothing here knows one.
 */
export function checkGame(game: AnyGame, options: Options, seed: string, every = 24): CheckedGame {
  let match: Match | null = null
  let positions = 0
  try {
    const begun = Match.begin(game, options, seed)
    hold('set-up', begun.ok, () => `the options are refused: ${begun.ok || begun.error.message}`)
    if (!begun.ok) throw new Error('unreachable')
    match = begun.value
    positions = playThrough({ game, match, seed, rng: new Rng(`laws ${seed}`), kept: new Kept() }, every)
  } catch (problem) {
    const [law, detail] =
      problem instanceof LawBroken ? [problem.law, problem.message] : ['no crash', String((problem as Error).stack)]
    const violation = { law, detail, options, seed, record: match && recordOf(match) }
    return { answers: match ? answersIn(match) : 0, positions, violation }
  }
  return { answers: answersIn(match), positions, violation: null }
}

const answersIn = (match: Match): number => match.lines.filter(({ text }) => text !== UNDO).length

function playThrough(subject: Subject, every: number): number {
  const { game, match, rng } = subject
  // Forced answers have been given already, so the first totals are those of the table as it was laid.
  const first = totals(game, game.setup(match.options, subject.seed, new Story(false)))
  const hashes: string[] = []
  const keep = () => {
    lawOfConservation(subject, first)
    for (let n = match.lines.length - hashes.length; n > 0; n--) hashes.push(game.hash(match.state))
  }
  let positions = 0
  let answers = 0
  let told = 0
  let whole = null as Whole | null
  // Answers that were taken back together are not taken back a second time: otherwise a long row of them would hardly ever be completed.
  let spared = false
  lawOfNotation(subject)
  while (!match.over) {
    // Law 5. Every game ends.
    hold('end', answers <= game.bound, () => `the game goes on after ${game.bound} answers`)
    if (rng.below(every) === 0) {
      lawOfCopies(subject)
      if (rng.below(8) === 0) lawOfPacking(subject)
      lawOfLegality(subject)
      lawOfSecrecy(subject)
      lawOfKeptViews(subject)
      lawOfWords(subject, told)
      told = match.events.length
    }
    if (rng.below(every) === 0 && lawOfPositions(subject)) positions++
    if (rng.below(every) === 0 && !spared) {
      // The answer and its undo are two lines of the record; the state between them is not seen again.
      if (lawOfUndo(subject, whole)) hashes.push('')
      else answers++
      const others = (match.lines.at(-1)?.took ?? 1) - 1
      answers -= others
      spared = others > 0
      whole = null
      keep()
      told = Math.min(told, match.events.length)
      if (match.over) break
    }
    const { ask } = match.status()
    const { seat } = ask[rng.below(ask.length)]
    const legal = match.legal(seat)
    if (!isTogether(game, match.state, seat)) {
      whole = null
      spared = false
    } else if (whole?.seat !== seat) whole = { seat, hash: game.hash(match.state), told: match.events.length }
    hold('legality', legal.length > 0, () => `seat ${seat} is asked and has no legal answer`)
    match.play(seat, legal[rng.below(legal.length)])
    // What was drawn or revealed ends a whole: undo reaches no further back.
    if (match.undoTakes(seat) === 0) whole = null
    answers++
    keep()
  }
  lawOfScores(subject)
  lawOfSpokenGame(subject)
  lawOfReplay(subject, hashes)
  return positions
}

/** Scores add up and rank; once the game is over all may know them. */
function lawOfScores({ game, match }: Subject): void {
  const scores = game.score(match.state, 'referee')
  for (const { seat, total, lines, rank } of scores) {
    hold('scores', total === totalOf(lines), () => `seat ${seat}'s lines do not add up to ${total}`)
    hold('scores', rank !== undefined && rank >= 1 && rank <= scores.length, () => `seat ${seat} has rank ${rank}`)
  }
  hold(
    'scores',
    scores.some(({ rank }) => rank === 1),
    () => 'nobody has won',
  )
  const seen = JSON.stringify(game.score(match.state, 'spectator'))
  hold('scores', seen === JSON.stringify(scores), () => 'the final score is hidden from spectators')
}

/** Law 3. The record replays to the same state after every line. */
function lawOfReplay({ game, match }: Subject, hashes: readonly string[]): void {
  const record = JSON.parse(JSON.stringify(recordOf(match))) as GameRecord
  let line = 0
  const again = replay(game, record, (replayed) => {
    const expected = hashes[line++]
    const hash = game.hash(replayed.state)
    hold('replay', expected === '' || expected === hash, () => `after line ${line} the replay is in another state`)
  })
  hold('replay', again.ok, () => `the record does not replay: ${again.ok || again.error.message}`)
}
