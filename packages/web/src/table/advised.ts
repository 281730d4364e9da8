import type { Advice } from '@quayside/bots/advice'
import { aboutEqual, adviceWords, type Naming, reasonOf } from '@quayside/bots/words'
import type { Facts } from '@quayside/kernel'
import type { AskSight } from '@quayside/table'
import type { Counselled } from './counsel.svelte.ts'
import type { Play } from './play.svelte.ts'

/** Nobody reads longer lines. */
const MOST_STEPS = 12

/** What the answers of a line are about, each after those before it. */
type Steps = ReadonlyMap<readonly string[], readonly Facts[]>

const factsIn = (ask: AskSight | null, text: string): Facts | undefined =>
  ask?.answers.find((answer) => answer.text === text)?.facts

/** Advice that has come, in words; fetched when somebody asks for advice. */
export class Advised {
  private readonly play: Play
  private readonly advice: Advice
  private readonly steps: Steps

  private constructor(play: Play, advice: Advice, steps: Steps) {
    this.play = play
    this.advice = advice
    this.steps = steps
  }

  static async of(play: Play, advice: Advice): Promise<Advised> {
    const wholes = play.laysOut ? [] : advice.answers.map(({ line }) => line).filter((line) => line.length > 1)
    const along = wholes.map(async (line) => [line, await factsAlong(play, line)] as const)
    return new Advised(play, advice, new Map(await Promise.all(along)))
  }

  /** It is no more than a quick look. */
  get short(): boolean {
    return this.advice.short === true
  }

  /** The answers by the number that is shown, in the language of now. */
  rows(): readonly Counselled[] {
    const { advice, play, naming } = this
    const words = adviceWords[play.language]
    const { answers } = advice
    return answers.map(({ line, chance, points }, i) => ({
      line,
      equal: answers.length > 1 && aboutEqual(answers[i], answers[i === 0 ? 1 : 0]),
      answer: naming.answer(line),
      steps: line.length > 1 ? line.map((_, step) => this.said(line, step)).join('; ') : '',
      outlook: words.outlook(Math.round(chance * 100), Math.round(points[advice.seat])),
      reason: reasonOf(advice, i, words, naming),
      places: this.placesOf(line),
    }))
  }

  private readonly naming: Naming = {
    who: (seat) => this.play.names[seat],
    scoreLine: (what) => this.play.words.scoreLine(what),
    answer: (line) => {
      const answer = this.said(line, this.telling(line))
      return line.length > 1 ? this.play.said.andMore(answer, line.length - 1) : answer
    },
  }

  /** Of answers that make one whole, the one that tells it from the others best: in none of them, or at least not in all. */
  private telling(line: readonly string[]): number {
    const others = this.advice.answers.map((advised) => advised.line).filter((other) => other !== line)
    const lacks = (text: string) => (other: readonly string[]) => !other.includes(text)
    const own = line.findIndex((text) => others.every(lacks(text)))
    return Math.max(0, own >= 0 ? own : line.findIndex((text) => others.some(lacks(text))))
  }

  private said(line: readonly string[], step: number): string {
    const facts = this.steps.get(line)?.[step] ?? factsIn(this.play.standing, line[step])
    return facts ? this.play.words.answer(facts) : line[step]
  }

  private placesOf([first]: readonly string[]): readonly string[] {
    const facts = factsIn(this.play.standing, first)
    return facts ? this.play.board.places(facts) : []
  }
}

/** What later answers of a line are about can be told only where the earlier ones have been given. */
async function factsAlong(play: Play, line: readonly string[]): Promise<readonly Facts[]> {
  const facts: Facts[] = []
  let asked = play.standing
  for (const text of line.slice(0, MOST_STEPS)) {
    const found = factsIn(asked, text)
    if (!found) break
    facts.push(found)
    if (facts.length === line.length) break
    const seen = await play.link.preview(line.slice(0, facts.length), play.stage.sight!.seq)
    asked = seen && 'ask' in seen ? seen.ask : null
  }
  return facts
}
