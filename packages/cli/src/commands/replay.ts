import {
  type Facts,
  type GameWords,
  type Line,
  type Match,
  replay,
  UNDO,
  type Who,
  withAutomas,
} from '@quayside/kernel'
import { UsageError } from '../args.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { recordFrom } from '../table/records.ts'
import { scoreTable, victoryLine } from '../table/scores.ts'
import { Screen } from '../table/screen.ts'
import { told } from '../table/story.ts'
import { wrap } from '../text/layout.ts'
import { pages } from '../text/pages.ts'
import type { CliWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

const FIRST = 1
const LAST = 1_000_000

export const run: Command = async (args, { language, words }) => {
  args.read({ step: 'flag', from: 'text', to: 'text', ...DATA_OPTION }, 1)
  const file = args.positional(0)
  if (file === undefined) throw new UsageError(words.usage.missing('FILE'))
  const from = args.whole('from', FIRST, LAST) ?? FIRST
  const to = args.whole('to', from, LAST) ?? LAST
  const { record, game } = await recordFrom(file, shelfFrom(args, words), words.file)

  const { hash, ...unchecked } = record
  const screen = new Screen(process.stdout, process.env)
  const laid = replay(game, { ...unchecked, answers: [] })
  const said = game.words(language, record.options)
  const who = laid.ok ? names(laid.value, said, words) : words.names.seat
  const teller = new Teller(said, words, who, screen)
  if (laid.ok) teller.begin(laid.value)
  const replayed = replay(game, unchecked, (match, line) => teller.hear(match, line))
  await pages(teller.chapters(from, to), screen, args.flag('step'), words.replay.step)
  if (!replayed.ok) {
    console.error(words.replay.stopped(replayed.error.message))
    return 1
  }
  const match = replayed.value
  const scores = game.score(match.state, 'referee')
  screen.print([
    '',
    ` ${screen.style.strong(match.over ? words.replay.final : words.score.soFar)}`,
    ...scoreTable(scores, said, who, words.score, screen.style, match.players),
    ...(match.over ? ['', ` ${screen.style.accent(victoryLine(scores, who, words.score, match.players))}`] : []),
    '',
  ])
  if (hash === undefined) screen.print([` ${words.replay.noHash}`])
  else if (hash === game.hash(match.state)) screen.print(wrap(` ${words.replay.verified(hash)}`, screen.width, '   '))
  else {
    console.error(words.replay.wrongHash(hash, game.hash(match.state)))
    return 1
  }
  return 0
}

/** Records know no names: seats go by their numbers, the game's own opponents by what the game calls them. */
function names({ game, options, players }: Match, said: GameWords, words: CliWords): Who {
  const seats = Array.from({ length: players }, (_, seat) => words.names.seat(seat))
  const all = withAutomas(seats, game, options, said)
  return (seat) => all[seat]
}

/** Turns each line of a record into a paragraph: its number, who answered what, and what came of it. */
class Teller {
  private readonly game: GameWords
  private readonly words: CliWords
  private readonly screen: Screen
  private readonly who: Who
  private readonly told: string[][] = []
  private opening: string[] = []
  private heard = 0

  constructor(game: GameWords, words: CliWords, who: Who, screen: Screen) {
    this.game = game
    this.words = words
    this.screen = screen
    this.who = who
  }

  /** What set-up told, before anybody answered. */
  begin(match: Match): void {
    this.opening = this.sentences(match)
  }

  hear(match: Match, { seat, text }: Line): void {
    const { style } = this.screen
    const number = String(this.told.length + 1).padStart(4)
    const answer = style.accent(text === UNDO ? this.words.replay.undone : text)
    this.told.push([`${style.faint(number)}  ${style.strong(this.who(seat))}  ${answer}`, ...this.sentences(match)])
  }

  chapters(from: number, to: number): string[][] {
    const chosen = this.told.slice(from - 1, to)
    return from === 1 && this.opening.length > 0 ? [this.opening, ...chosen] : chosen
  }

  /** What was told since the last time; an undo takes back what its answer told. */
  private sentences(match: Match): string[] {
    const { style, width } = this.screen
    const events = match.eventsFor('referee', Math.min(this.heard, match.events.length))
    this.heard = match.events.length
    const lines: string[] = []
    let paragraph: string[] = []
    const close = () => {
      if (paragraph.length > 0) lines.push(...wrap(`      ${paragraph.join(' ')}`, width, '      '))
      paragraph = []
    }
    for (const facts of told(events)) {
      if (isHeading(facts)) {
        close()
        lines.push('', ` ${style.accent(this.game.event(facts, this.who))}`)
      } else paragraph.push(this.game.event(facts, this.who))
    }
    close()
    return lines
  }
}

const isHeading = (facts: Facts): boolean => facts.kind === 'round-began'
