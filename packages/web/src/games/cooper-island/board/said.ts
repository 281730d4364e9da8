import type { ItemId } from '@quayside/cooper-island/ids'
import { capital, type Facts } from '@quayside/kernel'
import type { Moment } from '../../../boards/board.ts'
import { dockNumber, type PlayerView, statueNumber, terrainOf, type View } from './things.ts'
import { BOARD_WORDS } from './words-boards.ts'
import { DOCK_WORDS } from './words-dock.ts'

/** What things are called on the buttons of the dock. */
export class Said {
  readonly view: View
  readonly player: PlayerView
  readonly w: (typeof DOCK_WORDS)['en']
  readonly boards: (typeof BOARD_WORDS)['en']
  private readonly moment: Moment

  constructor(moment: Moment) {
    const { viewer, language } = moment
    this.moment = moment
    this.view = moment.view as View
    this.w = DOCK_WORDS[language]
    this.boards = BOARD_WORDS[language]
    const { now, players } = this.view
    this.player = players[typeof viewer === 'number' ? viewer : 'by' in now ? now.by : 0]
  }

  /** As the game calls it. */
  thing(kind: string, id: string | number): string {
    return this.moment.words.thing(kind, String(id))
  }

  noun(kind: string, id: string | number): string {
    return capital(this.thing(kind, id))
  }

  name(seat: number): string {
    return this.moment.names[seat] ?? ''
  }

  items(item: string | number, n: number): string {
    return this.w.items[item as ItemId](n)
  }

  space(id: string | number): string {
    return this.thing('space', id)
  }

  /** A half of a tile by its terrain, but a mountain that is mined for gold by that. */
  half(item: string | number): string {
    return item === 'gold' ? this.thing('item', item) : this.thing('terrain', terrainOf(String(item)))
  }

  tile(one: string | number, other: string | number): string {
    return capital(`${this.half(one)}, ${this.half(other)}`)
  }

  /** "L4 far": a half of a sandbank, by whether it is the one towards the harbour. */
  site(half: string | number): string {
    const [bank, side] = String(half).split('.')
    return this.w.nouns.side(bank, bank.startsWith('L') === (side === 'ccw'))
  }

  dock(id: string | number): string {
    return this.w.nouns.dock(dockNumber(id) + 1)
  }

  /** A space of the board, or that of a card. */
  statue(id: string | number): string {
    return String(id).startsWith('statue') ? this.w.nouns.statueSpace(statueNumber(id) + 1) : this.thing('card', id)
  }

  /** What a thing does, without a full stop. */
  effect(id: string | number): string {
    return this.thing('effect', id).replace(/\.$/, '')
  }
}

/** Whether an answer has these facts: tables under older rules tell fewer. */
export const told = (answer: Facts, ...names: readonly string[]): boolean =>
  names.every((name) => answer[name] !== undefined)

/** What is said of a number, where it is known and more than none. */
export const some = (n: string | number | undefined, words: (n: number) => string): string =>
  Number(n ?? 0) > 0 ? words(Number(n)) : ''

/** More than so many letters find no room on a button. */
const MOST = 90

/** What comes first says most: what does not fit any more is left out. */
export const join = (...parts: readonly (string | false | undefined)[]): string => {
  let text = ''
  for (const part of parts) {
    const longer = part ? [text, part].filter(Boolean).join(', ') : text
    if (longer.length <= MOST) text = longer
  }
  return text
}
