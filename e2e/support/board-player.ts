import type { Facts } from '@quayside/kernel'
import type { AnswerSight, Sight } from '@quayside/table'
import type { Page } from 'playwright-core'
import type { Gesture } from '../../packages/web/src/boards/board.ts'
import { GESTURES as COOPER_GESTURES } from '../../packages/web/src/games/cooper-island/board/asking.ts'
import * as cooper from '../../packages/web/src/games/cooper-island/board/places.ts'
import { doubleOf, sidesOf } from '../../packages/web/src/games/cooper-island/board/things.ts'
import { GESTURES as MOMBASA_GESTURES } from '../../packages/web/src/games/mombasa/board/asking.ts'
import * as mombasa from '../../packages/web/src/games/mombasa/board/places.ts'
import { GESTURES as RICO_GESTURES } from '../../packages/web/src/games/puerto-rico/board/asking.ts'
import * as rico from '../../packages/web/src/games/puerto-rico/board/places.ts'
import type { Fitting } from './fit.ts'
import { lit, PATIENCE, Player, YES } from './player.ts'
import type { Mirror } from './tables.ts'

/** Where answers lie on a board, and on a phone in which of its sections. */
const BOARDS = {
  mombasa: { ...mombasa, gestures: MOMBASA_GESTURES, sections: ['map', 'market', 'mine', 'players'] },
  'cooper-island': { ...cooper, gestures: COOPER_GESTURES, sections: ['land', 'work', 'board', 'players'] },
  'puerto-rico': { ...rico, gestures: RICO_GESTURES, sections: ['island', 'harbour', 'market', 'players'] },
} as const
export type BoardGame = keyof typeof BOARDS

/** The gesture that answers a question of a game; undefined if none does. */
export const gestureOf = (game: string, kind: string): Gesture | undefined => BOARDS[game as BoardGame].gestures[kind]

/** Where an answer lies on the board of a game. */
export const placesOf = (game: string, answer: Facts): readonly string[] => BOARDS[game as BoardGame].places(answer)

/** Milliseconds in which a board shows what can be answered. */
const DRAWING = 300

/** The seat that is played. */
const SEAT = 0

/** Somebody who answers by the things on a board; by the dock only where an answer has no place there. */
export class BoardPlayer extends Player {
  readonly given = { board: 0, dock: 0 }
  protected readonly game: BoardGame

  constructor(page: Page, game: BoardGame, touch = false) {
    super(page, touch)
    this.game = game
  }

  /** Gives what the mirror advises, and the mirror takes it too; a gesture that is proposed is taken as it stands. */
  async playAlong(mirror: Mirror): Promise<void> {
    const sight = mirror.table.sight(SEAT)
    const { kind } = sight.ask!.question
    const gesture = gestureOf(this.game, kind)
    const proposed = gesture?.start === 'proposal'
    const answers = proposed ? mirror.proposal(SEAT, gesture?.leadsTo) : [mirror.advice(SEAT)]
    mirror.takeFor(SEAT, ...answers)
    const after = mirror.table.sight(SEAT)
    try {
      if (!proposed) await this.give(sight.ask!.answers.find(({ text }) => text === answers[0])!, sight)
      // What is laid out is looked at before it is sent.
      if (gesture && !proposed && after.ask?.question.kind === kind) return
      if (gesture?.waits && !gesture.closing.includes(answers[0])) await this.close()
      await this.reached(after.seq)
    } catch (problem) {
      throw new Error(`${kind}: ${answers}: ${(problem as Error).message}`)
    }
  }

  /** Waits for a question at a table that this browser has kept, while bots have the other seats; false at the end. */
  async next(mirror: Mirror, id: string): Promise<boolean> {
    const { moment } = await this.ready()
    const kept = await this.page.evaluate((key) => JSON.parse(localStorage.getItem(key)!), `quayside.table.${id}`)
    mirror.follow(kept.lines, SEAT)
    return moment !== 'over'
  }

  /** Waits until the table has as many answers as it should. */
  async reached(seq: number): Promise<void> {
    const wanted = [seq, PATIENCE] as const
    const asks = () => this.page.evaluate(([line, patience]) => window.eyes.reached(line, patience), wanted)
    // A table that asks again is told yes.
    if (await asks()) {
      await this.sayYes()
      await asks()
    }
  }

  protected async sayYes(): Promise<void> {
    await this.press(YES)
  }

  /** One thing after the other, as far as the answer needs them; closing a gesture is the dock's affair. */
  async give({ text, facts }: AnswerSight, sight: Sight): Promise<void> {
    const gesture = gestureOf(this.game, sight.ask!.question.kind)
    const places = BOARDS[this.game].places(facts)
    if (places.length === 0) {
      this.given.dock++
      if (this.closes(text, sight)) await this.close()
      else await this.offer(text, places)
      return
    }
    for (const place of shortest(places, this.game, sight)) {
      await this.open(place)
      await this.turnUp(place)
      const thing = lit(drawn(place, sight))
      // What is drawn nowhere, or does not go with what is in hand, has a button in the dock.
      if (!(await this.isDrawn(thing))) continue
      // What is nearly always meant is in hand already.
      if (await this.holds(thing)) continue
      const { seq } = await this.press(thing)
      if (await this.holds(thing)) continue
      // The first touch marks, the second commits.
      if (this.touch && !gesture && (await this.look()).seq === seq) await this.press(thing)
      this.given.board++
      return
    }
    // Another answer has all of these places and more: which one is meant, the dock asks.
    this.given.dock++
    await this.offer(text, places)
  }

  /** Whether an answer ends a gesture: then it stands where "done" would. */
  protected closes(text: string, { ask }: Sight): boolean {
    const gesture = gestureOf(this.game, ask!.question.kind)
    return gesture?.waits === true && gesture.closing.includes(text)
  }

  /** Whether a thing is on the board, or comes to be. */
  private async isDrawn(thing: string): Promise<boolean> {
    const { page } = this
    return page
      .waitForFunction((what) => document.querySelector(what), thing, { timeout: DRAWING })
      .then(
        () => true,
        () => false,
      )
  }

  /** Whether a thing was picked, and another is to follow. */
  holds(thing: string): Promise<boolean> {
    return this.page.evaluate((what) => document.querySelector(what)?.ariaPressed === 'true', thing)
  }

  /** On a phone, the section with a place comes up by its tab. */
  async open(place: string): Promise<void> {
    if (!this.touch) return
    const { sections, sectionOf } = BOARDS[this.game]
    const tab = `nav.tabs button:nth-child(${(sections as readonly string[]).indexOf(sectionOf(place)) + 1})`
    if (await this.page.evaluate((what) => !document.querySelector(what)?.ariaCurrent, tab)) await this.press(tab)
  }

  /** Tiles have several ways up, and either half may be laid first. */
  private async turnUp(place: string): Promise<void> {
    const { page } = this
    const [kind, tile, half] = place.split(':')
    if (kind === 'tile') {
      await this.open(place)
      const sides = sidesOf(doubleOf(tile)).map((side) => `[data-place="tile:${side}"]`)
      const shown = `.double:has(${sides.join()})`
      for (let i = 0; i < sides.length && (await page.locator(`[data-place="${place}"]`).count()) === 0; i++) {
        // Where there is little room, a tile is flipped once it is picked.
        const beside = (await page.locator(`${shown} .ways`).count()) > 0
        if (!beside && !(await this.holds(`${shown} [data-place]`))) await this.press(`${shown} [data-place]`)
        await this.press(`${beside ? shown : '.hand .over'} .ways button`)
      }
    } else if (kind === 'hex' && half && (await page.locator(lit(place)).count()) === 0) {
      await this.press(':is(.double:has([aria-pressed="true"]), .hand .over) .ways button:last-child')
    }
  }
}

/** Answers of a moment by the things on the board that stand for their places. */
export function answersAt(game: string, sight: Sight): Fitting['answers'] {
  const found: { [place: string]: { text: string; places: readonly string[] }[] } = {}
  for (const { text, facts } of sight.ask?.answers ?? []) {
    const places = placesOf(game, facts)
    for (const place of places) {
      const thing = drawn(place, sight)
      found[thing] ??= []
      found[thing].push({ text, places })
    }
  }
  return found
}

/** Places in the order of whoever knows the board: where only one answer lives, one pick is enough. */
function shortest(places: readonly string[], game: string, { ask }: Sight): readonly string[] {
  const all = ask!.answers.map(({ facts }) => placesOf(game, facts))
  // What stands for something else until a piece is in hand comes after it: a space for half a tile, a slot for the +1 tile.
  const isLater = (place: string) => place.startsWith('attach:') || /^hex:.*:/.test(place)
  const isEnough = (place: string) => !isLater(place) && all.filter((others) => others.includes(place)).length === 1
  // Nobody has to pick where a tile lies in all.
  const picked = places.filter((place) => !place.startsWith('lie:'))
  return [...picked.filter(isEnough), ...picked.filter((place) => !isEnough(place))]
}

/** What stands for a place at a moment: see Mombasa's `moment.ts`. */
function drawn(place: string, { view, ask }: Sight): string {
  const [kind, id] = place.split(':')
  if (kind === 'column') {
    const company = ask!.question.kind === 'return-post' ? (view.ousted as string[])[0] : view.expanding
    return `base:${company}:${id}`
  }
  if (kind === 'attach' || kind === 'action') return `slot:${id}`
  if (kind !== 'expansion') return place
  const { by } = view.now as { by: number }
  const { slots, used } = (view.players as { slots: (string | null)[]; used: number[] }[])[by]
  const slot = slots.findIndex((card, i) => card?.startsWith('expansion') && !used.includes(i + 1))
  return slot < 0 ? 'tile:expansion-tile' : `slot:${slot + 1}`
}
