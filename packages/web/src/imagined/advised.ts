import { type Naming, outlookOf, reasonOf } from '@quayside/bots/reasons'
import { adviceWords } from '@quayside/bots/words'
import { causeWordsOf } from '@quayside/games/cause-words'
import type { Facts } from '@quayside/kernel'
import type { AdviceShown } from '@quayside/table'
import type { Counselled } from '../table/counsel.svelte.ts'
import type { Play } from '../table/play.svelte.ts'
import { readerOf } from '../table/you.ts'
import { Imagined } from './imagined.svelte.ts'

/** Nobody reads longer lines. */
const MOST_STEPS = 12

/** Advice that has come, in words; fetched when somebody asks for advice. */
export class Advised {
  private readonly play: Play
  private readonly advice: AdviceShown

  constructor(play: Play, advice: AdviceShown) {
    this.play = play
    this.advice = advice
  }

  /** It is no more than a quick look. */
  get short(): boolean {
    return this.advice.short === true
  }

  /** The answers by the number that is shown, in the language of now. */
  rows(): readonly Counselled[] {
    const { advice, play } = this
    const words = adviceWords[play.language]
    const naming = this.naming()
    return advice.answers.map(({ line, facts, equal }, rank) => ({
      line,
      equal,
      answer: this.named(rank, (one) => play.words.answer(one)),
      steps:
        line.length > 1
          ? facts
              .slice(0, MOST_STEPS)
              .map((one) => play.words.answer(one))
              .join('; ')
          : '',
      outlook: outlookOf(advice, rank, words),
      reason: reasonOf(advice, rank, words, naming),
      alike: equal ? words.equal : '',
      places: play.board.places(facts[0]),
      imagined: advice.courses[rank].length > 0,
    }))
  }

  /** How the game is expected to go on after an answer. */
  imagine(rank: number, answer: string): Imagined {
    return new Imagined(this.advice, rank, answer, this.play.board)
  }

  private naming(): Naming {
    const { play, advice } = this
    const me = readerOf(play.viewer, play.chairs)
    // In few words, where these tell them apart.
    const names = advice.answers.map((_, rank) => this.named(rank, (facts) => play.nameOf(facts)))
    const distinct = new Set(names).size === names.length
    return {
      who: (seat) => (seat === me ? null : play.names[seat]),
      words: play.words,
      causes: causeWordsOf(play.game, play.language),
      answer: (rank) => (distinct ? names[rank] : this.named(rank, (facts) => play.words.answer(facts))),
    }
  }

  /** An answer by what tells it from the others, and how much more belongs to it. */
  private named(rank: number, say: (facts: Facts) => string): string {
    const { line, facts } = this.advice.answers[rank]
    const said = say(facts[this.telling(line)])
    return line.length > 1 ? this.play.said.andMore(said, line.length - 1) : said
  }

  /** Of answers that make one whole, the one that tells it from the others best: in none of them, or at least not in all. */
  private telling(line: readonly string[]): number {
    const others = this.advice.answers.map((advised) => advised.line).filter((other) => other !== line)
    const lacks = (text: string) => (other: readonly string[]) => !other.includes(text)
    const own = line.findIndex((text) => others.every(lacks(text)))
    return Math.max(0, own >= 0 ? own : line.findIndex((text) => others.some(lacks(text))))
  }
}
