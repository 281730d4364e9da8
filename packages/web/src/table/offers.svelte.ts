import type { Label, SideAction } from '../boards/board.ts'
import { type Choice, includesAll } from './choices.ts'
import { dockRoom, isPhone, isTouched, rowRoom, wideRoom } from './layout.svelte.ts'
import type { Play } from './play.svelte.ts'
import { endsOf, isListed, type Offer, type Rail, railsOf } from './rails.ts'

/** A rail as the dock shows it: the page that is open, and how many there are besides. */
export interface ShownRail extends Rail {
  readonly name: string
  /** The first of the page, from 0, and the number of all. */
  readonly from: number
  readonly of: number
  /** How many a page holds. */
  readonly room: number
}

/** What can be done besides what is asked, one button for each sort. */
export interface Side extends SideAction {
  readonly choices: readonly Choice[]
}

const KEYS = [...'1234567890']
/** Small screens have one button for all sorts of side actions. */
export const ALL = '*'

/** Buttons stand in two rows where they are many. */
const columnsOf = (buttons: number): number => Math.ceil(buttons / 2)
const heldOf = (rail: Rail): Rail => ({ ...rail, offers: rail.offers.filter(({ held }) => held) })

/** What lies nowhere on the board is on the first page: the dock is the only way to it. */
const placelessFirst = (offers: readonly Offer[]): readonly Offer[] => [
  ...offers.filter(({ end }) => end === null),
  ...offers.filter(({ end }) => end !== null),
]

/** What the dock offers for a question: rails of pieces and places, what ends it, what may be done besides. */
export class Offers {
  private readonly play: Play
  /** The sort of side actions that is looked at; null for what is asked. */
  opened: string | null = $state(null)
  /** The page that is open of what is asked now. */
  private page = $state(0)
  /** Where places stand on the board as one reads it. */
  ranks: ReadonlyMap<string, number> = $state.raw(new Map())

  constructor(play: Play) {
    this.play = play
  }

  private readonly of = (part: Choice['part']): readonly Choice[] =>
    this.play.offered.filter((choice) => choice.part === part)

  /** What ends the question, in the dock's own place. */
  readonly done: readonly Choice[] = $derived.by(() => this.of('done'))
  readonly pass: readonly Choice[] = $derived.by(() => this.of('pass'))
  readonly sides: readonly Side[] = $derived.by(() => {
    const { board, language } = this.play
    const sides = new Map<string, Side>()
    for (const choice of this.of('side')) {
      const side = board.side(choice.facts, language)
      sides.set(side.id, { ...side, choices: [...(sides.get(side.id)?.choices ?? []), choice] })
    }
    return [...sides.values()]
  })

  /** What the rails are made of: what is asked, or the side action that was opened or of which a piece is held. */
  readonly asked: readonly Choice[] = $derived.by(() => {
    const { held } = this.play
    if (this.opened === ALL) return this.of('side')
    const opened = this.sides.find(({ id }) => id === this.opened)
    if (opened) return opened.choices
    const answers = this.of('answer')
    const fits = ({ places }: Choice) => includesAll(places, held)
    return held.length === 0 || answers.some(fits) ? answers : this.of('side').filter(fits)
  })

  /** Rows of buttons beside the rails: side actions, what changes a gesture as a whole, what ends it. */
  readonly beside: number = $derived.by(() => {
    const { standing, closings, laysOut } = this.play
    if (standing === null) return 0
    return [closings.length > 0, this.sides.length > 0, laysOut].filter(Boolean).length
  })

  private readonly all: readonly Rail[] = $derived.by(() =>
    railsOf(this.asked, this.play.held, (place) => this.ranks.get(place)),
  )

  /**
   * The rails on screen. Small screens show only what is asked now; where there is no room for all pieces beside their places, only what is
   * held is shown of them.
   */
  readonly rails: readonly ShownRail[] = $derived.by(() => {
    const { all, beside } = this
    const room = dockRoom(beside)
    if (room.rails === 1) return all.filter(({ asked }) => asked).map((rail) => this.paged(rail, room.buttons))
    if (all.length < 2) return all.map((rail) => this.paged(rail, room.buttons))
    const fits = all.reduce((sum, { offers }) => sum + columnsOf(offers.length), 0) <= room.buttons / 2
    const shown = fits ? all : all.map((rail) => (rail.asked ? rail : heldOf(rail)))
    const others = shown.filter(({ asked }) => !asked).flatMap(({ offers }) => offers).length
    const left = room.buttons - 2 * columnsOf(others)
    return shown.map((rail) => this.paged(rail, rail.asked ? left : rail.offers.length))
  })

  /**
   * Buttons stand on tracks: in one row, or lower ones in two, and so many have room in a row. Where pieces and places have room beside each
   * other, their tracks are the same before and after one is picked, so that a piece stays where it was pressed. Else they are wide, or as
   * many as are needed.
   */
  readonly tracks: { readonly rows: number; readonly room: number } = $derived.by(() => {
    const { asked, beside, rails } = this
    const row = rowRoom(beside)
    const two = dockRoom(beside).buttons / 2
    const { pieces, places } = endsOf(asked)
    if (!isListed(asked) && columnsOf(pieces) + columnsOf(places) <= two)
      return pieces + places > row ? { rows: 2, room: two } : { rows: 1, room: row }
    const count = rails.reduce((sum, { offers }) => sum + offers.length, 0)
    const wide = wideRoom(beside)
    // Low and wide says more than high and narrow.
    const rows = count > wide || isPhone() ? 2 : 1
    const columns = rails.reduce((sum, { offers }) => sum + Math.ceil(offers.length / rows), 0)
    return { rows, room: Math.max(columns, wide) }
  })

  private paged(rail: Rail, room: number): ShownRail {
    const { board, language } = this.play
    const of = rail.offers.length
    const pages = Math.ceil(of / room)
    const offers = pages > 1 ? placelessFirst(rail.offers) : rail.offers
    const page = rail.asked ? Math.min(this.page, pages - 1) : 0
    const names = new Set(rail.offers.map(({ end }) => (end === null ? '' : board.endName(end, language))))
    return {
      asked: rail.asked,
      // Ends of several kinds have no name together.
      name: names.size === 1 ? [...names][0] : '',
      offers: offers.slice(page * room, (page + 1) * room),
      from: page * room,
      of,
      room,
    }
  }

  /** The rail that has the numbers. */
  private readonly numbered: ShownRail | undefined = $derived.by(() => this.rails.find(({ asked }) => asked))

  /** Buttons of what is asked now, on all pages, by where they live or what they are. */
  private readonly labels: ReadonlyMap<string, Label> = $derived.by(() => {
    const offers = this.all.flatMap((rail) => rail.offers)
    return new Map(offers.map((offer) => [offer.id, this.labelled(offer)]))
  })
  /** What is asked now, by its place on the board. */
  private readonly byEnd: ReadonlyMap<string, Offer> = $derived.by(() => {
    const offers = this.all.filter(({ asked }) => asked).flatMap((rail) => rail.offers)
    return new Map(offers.flatMap((offer) => (offer.end === null ? [] : [[offer.end, offer] as const])))
  })

  private labelled({ id, end, choices }: Offer): Label {
    const { board, moment } = this.play
    if (end === null || id !== end) return board.whole(choices[0].facts, moment)
    return board.end(
      end,
      choices.map(({ facts }) => facts),
      moment,
    )
  }

  labelOf(offer: Offer): Label {
    return this.labels.get(offer.id) ?? this.labelled(offer)
  }

  /** The number of an offer; empty where it has none. Fingers need none. */
  keyOf(offer: Offer): string {
    const at = this.numbered?.offers.findIndex(({ id }) => id === offer.id) ?? -1
    return isTouched() || this.play.confirmation.waiting ? '' : (KEYS[at] ?? '')
  }

  /** What the only answer at a place that is not asked yet would bring; one that was told is kept while the question stands as it does. */
  private readonly told: Map<string, Label> = $derived.by(() => {
    void this.play.offered
    void this.play.moment
    return new Map()
  })

  labelAt(place: string, choice: Choice): Label {
    const { board, moment } = this.play
    const label = this.told.get(choice.text) ?? board.end(place, [choice.facts], moment)
    this.told.set(choice.text, label)
    return label
  }

  /** What is asked at a place now; undefined if nothing is. */
  at(place: string): Offer | undefined {
    return this.byEnd.get(place)
  }

  /** The offer with a number. */
  numberedBy(key: string): Offer | undefined {
    return this.numbered?.offers[KEYS.indexOf(key)]
  }

  /** Another page of what is asked now; true if there is one. */
  turnPage(by: number): boolean {
    const rail = this.numbered
    if (!rail || rail.of <= rail.offers.length) return false
    const pages = Math.ceil(rail.of / rail.room)
    this.page = (Math.min(this.page, pages - 1) + by + pages) % pages
    return true
  }

  /** Something else is asked. */
  startAfresh(): void {
    this.page = 0
  }
}
