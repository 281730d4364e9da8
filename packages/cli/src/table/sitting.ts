import type { Bot } from '@quayside/bots'
import { longestFor } from '@quayside/bots/grades'
import { judgementFor } from '@quayside/games/judgements'
import {
  type Facts,
  type GameWords,
  type Language,
  type Match,
  type MatchReason,
  matchReason,
  Rng,
  type Seat,
  seatsIn,
  type Who,
} from '@quayside/kernel'
import type { Board, Drawing } from '../boards/board.ts'
import { padEnd, widthOf, wrap } from '../text/layout.ts'
import type { CliWords } from '../words/catalogue.ts'
import { adviceLines } from './advice.ts'
import { type AnswerMenu, answerMenu } from './answers.ts'
import type { Input } from './input.ts'
import { saveRecord } from './records.ts'
import { scoreTable, victoryLine } from './scores.ts'
import type { Screen } from './screen.ts'
import { paragraphs, storyLines } from './story.ts'

export interface SittingSetting {
  readonly match: Match
  readonly seat: Seat
  readonly bot: Bot
  /** Decides what the opponents do where they leave it to chance. */
  readonly botSeed: string
  readonly who: Who
  readonly board: Board
  readonly language: Language
  readonly words: CliWords
  readonly input: Input
  readonly screen: Screen
  readonly saveFile: string
  /** Saved without being asked: the caller named the file. */
  readonly autosave: boolean
}

/** Lines of news that are shown however little room there is, and at most. */
const LEAST_NEWS = 3
/** Where what is asked takes more than half of the screen. */
const SCARCE_NEWS = 2
const MOST_NEWS = 12
/** Empty lines around the news, and the line to type in. */
const FRAME = 3
/** Rows of a screen on which all players can be shown at length. */
const ROOMY = 36
/** The part of a screen that a list of answers may fill before it is drawn together, and before the longest parts of it are folded. */
const ANSWERS_SHARE = 1 / 3
const FOLDED_SHARE = 1 / 2

/** One person at the table, bots at the other seats. */
export class Sitting {
  private readonly set: SittingSetting
  private readonly game: GameWords
  /** Answers by the numbers they were last shown with: the window may have changed its size since. */
  private numbered: readonly string[] = []
  /** Events the person has seen. */
  private seen = 0
  /** Lines of the record when it was last saved. */
  private savedLines = 0

  constructor(setting: SittingSetting) {
    this.set = setting
    this.game = setting.match.game.words(setting.language, setting.match.options)
  }

  /** True when the game was played to its end. */
  async play(): Promise<boolean> {
    const { match, seat } = this.set
    while (!match.over) {
      this.opponentsAnswer()
      if (match.over) break
      this.showTable()
      if (!(await this.turn(seat))) {
        await this.leave()
        return false
      }
    }
    this.showEnd()
    if (this.set.autosave) this.save(this.set.saveFile)
    return true
  }

  private opponentsAnswer(): void {
    const { match, seat, bot, botSeed } = this.set
    const judgement = judgementFor(match.game)!
    for (;;) {
      const asked = seatsIn(match.game.toMove(match.state)).find((other) => other !== seat)
      if (asked === undefined) return
      // The chance of each decision hangs on the moment alone, so that a resumed game goes on as the saved one would have.
      const seed = `${botSeed} ${match.lines.length} ${asked}`
      const state = match.game.resample(match.state, asked, new Rng(seed))
      match.play(asked, bot.choose({ game: match.game, judgement, state, seat: asked }, seed, longestFor(bot.id))[0])
    }
  }

  /* What is shown */

  /** `taken`: lines of the screen that the board does not get. */
  private drawing(taken = 0): Drawing {
    const { match, seat, who, language, screen } = this.set
    const { style, width, rows } = screen
    const asked = match.over ? '' : match.ask(seat).kind
    return { seat, who, game: this.game, language, style, width, roomy: rows >= ROOMY, rows: rows - taken, asked }
  }

  private showTable(): void {
    const { match, seat, screen, board } = this.set
    const question = this.question()
    const least = question.length > screen.rows / 2 ? SCARCE_NEWS : LEAST_NEWS
    const drawing = this.drawing(question.length + FRAME + least)
    const table = board.draw(match.game.view(match.state, seat), drawing)
    const room = screen.rows - table.length - question.length - FRAME
    const story = this.news(Math.min(Math.max(room, least), MOST_NEWS))
    screen.turnPage()
    screen.print([...table, '', ...story, ...question])
  }

  /** What happened since the person was last asked. */
  private news(most: number): string[] {
    const { match, seat, who, board, screen } = this.set
    const events: Facts[] = match.eventsFor(seat, Math.min(this.seen, match.events.length))
    this.seen = match.events.length
    const mine = (facts: Facts) => facts.kind === 'only-answer' && facts.seat === seat
    const worthTelling = events.filter((facts) => mine(facts) || !board.quiet.has(facts.kind))
    const told = paragraphs(worthTelling, this.game, who, board.openings)
    const lines = storyLines(told, screen.width, most).map((line) => screen.style.faint(line))
    return lines.length > 0 ? [...lines, ''] : []
  }

  private question(): string[] {
    const { match, seat, screen, words } = this.set
    const { style, width } = screen
    const { texts, lines } = this.menu()
    this.numbered = texts
    return [
      ...wrap(` ${this.game.question(match.game.questionFacts(match.state, seat))}`, width, '   ').map(style.strong),
      ...lines,
      ...wrap(` ${words.play.commands}`, width, '   ').map((line) => style.faint(line)),
    ]
  }

  /** All answers, or those that have all these words. */
  private menu(words: readonly string[] = []): AnswerMenu {
    const { match, seat, screen, board } = this.set
    const { game, state } = match
    const most = Math.floor(screen.rows * ANSWERS_SHARE)
    const folding = {
      over: words.length > 0 ? Number.POSITIVE_INFINITY : Math.floor(screen.rows * FOLDED_SHARE),
      said: this.set.words.play.answersFolded,
    }
    const drawing = this.drawing()
    const all = match.legal(seat).map((answer) => {
      const facts = game.answerFacts(state, seat, answer)
      return { text: game.print(state, answer), said: this.game.answer(facts), facts }
    })
    const offers = all.filter(({ text }) => words.every((word) => text.split(' ').includes(word)))
    if (offers.length === 0) return { texts: [], lines: [] }
    const menu = answerMenu(offers, screen.width, most, screen.style)
    if (menu.lines.length <= most) return menu
    const inSigns = offers.map(({ text, said, facts }) => ({ text, said: board.answer?.(facts, drawing) ?? said }))
    return answerMenu(inSigns, screen.width, most, screen.style, folding)
  }

  /** Where some answers have all the words that were typed, but none is just that, they are listed by themselves. */
  private narrow(seat: Seat, typed: string): boolean {
    const { match, screen } = this.set
    if (match.why(seat, typed)?.code !== 'unknown-answer') return false
    const { texts, lines } = this.menu(typed.split(/\s+/))
    if (texts.length === 0) return false
    this.numbered = texts
    screen.print(lines)
    return true
  }

  private showEnd(): void {
    const { match, seat, screen, board, who, words } = this.set
    const story = this.news(MOST_NEWS)
    const scores = match.game.score(match.state, seat)
    const end = [
      '',
      ...story,
      ...scoreTable(scores, this.game, who, words.score, screen.style, match.players),
      '',
      ` ${screen.style.accent(victoryLine(scores, who, words.score, match.players))}`,
    ]
    screen.turnPage()
    screen.print([...board.draw(match.game.view(match.state, seat), this.drawing(end.length)), ...end])
  }

  /* What is typed */

  /** Asks until an answer was given or taken back; false to leave the table. */
  private async turn(seat: Seat): Promise<boolean> {
    const { input, screen } = this.set
    for (;;) {
      const typed = await input.ask(`${screen.style.accent('>')} `, this.numbered)
      if (typed === null || typed === 'q') return false
      const [first, ...rest] = typed.split(/\s+/)
      switch (first) {
        case '':
          return true
        case 'u':
          if (this.undo(seat)) return true
          break
        case 's':
          this.save(rest.join(' ') || this.set.saveFile)
          break
        case 'v':
          await this.look(seat, rest.join(' '))
          break
        case 'sc':
          this.showScore(seat)
          break
        case 'h':
          screen.print(this.advice(seat))
          break
        case '?':
          await this.help(seat, rest.join(' '))
          break
        default: {
          const text = this.numbered[Number(typed) - 1] ?? typed
          if (!this.narrow(seat, text) && this.answer(seat, text)) return true
        }
      }
    }
  }

  /** The table at length, or the parts of it whose names begin as typed. */
  private async look(seat: Seat, name: string): Promise<void> {
    const { match, board, words } = this.set
    const [view, drawing] = [match.game.view(match.state, seat), this.drawing()]
    const parts = board.parts?.(view, drawing) ?? []
    const names = parts.map((part) => part.name)
    const found = parts.filter((part) => plain(part.name).startsWith(plain(name)))
    if (name === '' || parts.length === 0) await this.showPages(board.detail(view, drawing))
    else if (found.length > 0) await this.showPages(found.flatMap(({ lines }) => [...lines]))
    else this.say(words.play.noSuchPart(name, names))
  }

  /** Page by page where a person sits at the screen. */
  private async showPages(lines: readonly string[]): Promise<void> {
    const { screen, input, words } = this.set
    const size = input.terminal ? Math.max(screen.rows - 2, 1) : lines.length
    for (let at = 0; at < lines.length; at += size) {
      screen.print(lines.slice(at, at + size))
      if (at + size < lines.length && (await input.ask(screen.style.faint(` ${words.play.nextPage} `))) !== '') return
    }
  }

  private answer(seat: Seat, text: string): boolean {
    const { match } = this.set
    if (match.why(seat, text) !== null) {
      this.say(this.whyNot(seat, text))
      return false
    }
    return match.answer(seat, text).ok
  }

  /** Why an answer is refused, and the rule behind it, in the person's language. */
  private whyNot(seat: Seat, text: string): string {
    const { match, words } = this.set
    const refusal = match.why(seat, text)
    if (!refusal) return words.play.isLegal(text)
    if (!refusal.facts) return words.play.noSuchAnswer(text)
    return `${this.game.reason(refusal.facts)} ${this.game.rule(refusal.rule)}`
  }

  private undo(seat: Seat): boolean {
    const { match, language } = this.set
    const undone = match.undo(seat)
    if (!undone.ok) {
      this.say(matchReason(language, undone.error.code as MatchReason))
      return false
    }
    this.seen = Math.min(this.seen, match.events.length)
    return true
  }

  private save(file: string): void {
    const { match, words, seat, screen } = this.set
    const problem = saveRecord(match, file, words.file)
    this.say(problem ?? words.play.saved(file))
    if (problem) return
    this.savedLines = match.lines.length
    // In a line of its own and never broken, so that it can be copied.
    if (!match.over) screen.print([`   quayside play --resume ${file}${seat === 0 ? '' : ` --seat ${seat}`}`])
  }

  private showScore(seat: Seat): void {
    const { match, screen, who, words } = this.set
    const scores = match.game.score(match.state, seat)
    screen.print([
      ` ${screen.style.strong(words.score.soFar)}`,
      ...scoreTable(scores, this.game, who, words.score, screen.style, match.players),
    ])
  }

  private advice(seat: Seat): string[] {
    const { match, who, language, screen } = this.set
    return adviceLines(match, seat, this.game, who, language, screen.width)
  }

  /** With a text, why it is or is not an answer now; without, the commands and the rules that bind at this moment. */
  private async help(seat: Seat, text: string): Promise<void> {
    const { match, screen, words } = this.set
    if (text !== '') {
      this.say(this.whyNot(seat, text))
      return
    }
    const keys = Math.max(...words.play.help.map(([typed]) => widthOf(typed)))
    const { game, state } = match
    const refused = game.vocabulary(state).map((answer) => game.why(state, seat, answer))
    const rules = new Set(refused.filter((code) => code > 0).map((code) => game.reasons[code].rule))
    await this.showPages([
      ...wrap(` ${words.play.howToAnswer}`, screen.width, '   '),
      ...words.play.help.flatMap(([typed, text]) =>
        wrap(` ${padEnd(typed, keys)}  ${text}`, screen.width, ' '.repeat(keys + 3)),
      ),
      '',
      ...[...rules].flatMap((rule) => wrap(` · ${this.game.rule(rule)}`, screen.width, '   ')),
    ])
  }

  private async leave(): Promise<void> {
    const { input, screen, words, saveFile, autosave, match } = this.set
    if (match.lines.length === this.savedLines) return
    if (autosave) {
      this.save(saveFile)
      return
    }
    const reply = await input.ask(` ${words.play.saveFirst(saveFile)} `)
    if (reply === null) screen.print([''])
    else if (reply === '' || words.yes.includes(reply.toLowerCase())) this.save(saveFile)
    screen.print([` ${words.play.goodbye}`])
  }

  private say(text: string): void {
    const { screen } = this.set
    const width = Math.max(20, screen.width - widthOf(' '))
    screen.print(wrap(` ${text}`, width, '   ').map((line) => screen.style.warn(line)))
  }
}

/** As one may type it without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
