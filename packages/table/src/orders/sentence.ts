import {
  type AnyGame,
  capital,
  type Facts,
  type GameWords,
  type Language,
  listed,
  type Options,
} from '@quayside/kernel'
import type { Assumption, OrderBody, OrderStep, Pattern, Wish } from './orders.ts'
import { watchedAt } from './watched.ts'
import type { OrderWords } from './words/catalogue.ts'
import { ORDER_WORDS } from './words/index.ts'

/** Reads orders back in one language, in the words that a game has for its questions and answers: so every game has it. */
export class OrderReader {
  private readonly game: AnyGame
  private readonly words: GameWords
  private readonly say: OrderWords
  private readonly example: (question: string) => Facts | undefined

  /** With an `example` of each question, those that have no name are called by their words. */
  constructor(
    game: AnyGame,
    options: Options,
    language: Language,
    example: (question: string) => Facts | undefined = () => undefined,
  ) {
    this.game = game
    this.example = example
    this.words = game.words(language, options)
    this.say = ORDER_WORDS[language]
  }

  /** The whole order, as it is read back before it is set. */
  sentence({ steps, until, uses }: OrderBody): string {
    const { say } = this
    const said = steps.map((step, i) => (i === 0 ? this.step(step) : this.next(step))).join(`; ${say.next} `)
    const often = uses === 'always' ? say.uses.always : uses === 1 ? say.uses.once : say.uses.times(uses)
    const conditions = steps.flatMap(({ assume }) => assume.map((assumption) => this.assumption(assumption)))
    const rest = conditions.length === 0 ? '' : ` ${say.holds(listed(conditions, say.and))}`
    return `${capital(said)}; ${say.askMe}. ${often} ${say.until[until]}.${rest}`
  }

  /** What is asked, in a few words. */
  occasion({ question, about = {} }: Pick<OrderStep, 'question' | 'about'>): string {
    const named = this.words.occasion?.(question)
    if (named !== undefined) return named
    // Of a question that has not been asked yet little is known: only what can be said without it is said.
    const facts = { ...this.example(question), ...about, kind: question }
    const asked = sound(() => firstOf(this.words.question(facts))) ?? question.replaceAll('-', ' ')
    return this.say.asked(asked)
  }

  /** An answer by the facts that are known of it. */
  answer(pattern: Pattern): string {
    const { kind } = pattern
    const said = typeof kind === 'string' ? sound(() => this.words.answer(pattern as Facts)) : null
    if (said) return said
    const named = Object.entries(pattern).flatMap(([name, value]) => (name === 'kind' ? [] : this.thing(name, value)))
    return named.length > 0 ? named.join(', ') : String(kind ?? '')
  }

  assumption(assumption: Assumption): string {
    const { say } = this
    if ('answer' in assumption) {
      const answer = this.answer(assumption.answer)
      return assumption.possible ? say.possible(answer) : say.impossible(answer)
    }
    const { path, is, value } = assumption
    const { what, named } = this.compared(path, value)
    return say.compared[is](what, named)
  }

  /** What stands at a path, and one of its values. */
  compared(path: string, value: string | number): { readonly what: string; readonly named: string } {
    const found = watchedAt(this.game, path)
    if (!found) return { what: path, named: String(value) }
    const { watched, of } = found
    const what = this.words.watched?.(watched.id) ?? watched.id
    const whose = of === null ? what : what.replaceAll('#', this.words.thing(watched.each ?? '', of))
    const named = watched.thing && typeof value === 'string' ? this.words.thing(watched.thing, value) : String(value)
    return { what: whose, named }
  }

  /** Names of questions keep their capital, words do not. */
  private next(step: OrderStep): string {
    const said = this.step(step)
    return this.words.occasion?.(step.question) === undefined ? lower(said) : said
  }

  private step(step: OrderStep): string {
    const wishes = step.wishes.map((wish) => lower(this.wish(wish))).join(`, ${this.say.else} `)
    return this.say.step(this.occasion(step), wishes)
  }

  private wish(wish: Wish): string {
    if (wish === 'as-proposed') return this.say.proposed
    const answer = this.answer(wish.take)
    if (!wish.ifOnly) return answer
    const rest = listed(
      wish.ifOnly.map((pattern) => lower(this.answer(pattern))),
      this.say.or,
    )
    return this.say.ifOnly(answer, rest)
  }

  private thing(name: string, value: string | number): string {
    return typeof value === 'string' && this.game.ids[name] ? this.words.thing(name, value) : `${name} ${value}`
  }
}

/** A question up to its mark: what follows is only so at a moment. */
const firstOf = (text: string): string => text.slice(0, text.indexOf('?') + 1) || text

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What words say with the facts they are given; null where they need others. Of several sentences those are kept that are whole. */
function sound(say: () => string): string | null {
  try {
    const whole = say()
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => !/undefined|NaN/.test(sentence))
    return whole.length > 0 ? whole.join(' ') : null
  } catch {
    return null
  }
}
