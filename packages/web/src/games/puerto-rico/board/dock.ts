import { capital, type Facts, type Language } from '@quayside/kernel'
import type { GameBoard, Moment, Part } from '../../../boards/board.ts'
import VpHex from '../../../marks/VpHex.svelte'
import { end, nameOf, whole } from './dock-labels.ts'
import { places } from './places.ts'
import { noblesPlaced, seatOf, type View, workersPlaced } from './things.ts'
import { DOCK, type DockWords } from './words-dock.ts'

/** How the dock asks and what its buttons are; their words are in `dock-labels.ts`. */

const PLACING: ReadonlySet<string> = new Set([
  'place-on-tile',
  'place-in-building',
  'place-noble-on-tile',
  'place-noble-in-building',
])

/** The piece, then where it goes. Where only one kind of piece is in hand it goes without saying, and so does the trading house. */
function ends(answer: Facts): readonly string[] {
  const all = places(answer)
  if (PLACING.has(answer.kind)) {
    const [circle, piece] = all
    // Tables under older rules do not tell; nobles have to be told apart there.
    const told = answer.either === undefined ? piece === 'spare:noble' : answer.either === 1
    return told ? [piece, circle] : [circle]
  }
  return answer.kind === 'sell' ? all.slice(0, 1) : all
}

type EndWords = keyof DockWords['ends']

const END_NAMES: { readonly [kind: string]: EndWords } = {
  pile: 'good',
  return: 'piece',
  ship: 'ship',
  wharf: 'ship',
  small: 'ship',
  warehouse: 'store',
  single: 'store',
  post: 'store',
  spare: 'piece',
  aboard: 'piece',
  field: 'circle',
  city: 'circle',
  'lift-spare': 'circle',
  guest: 'guest',
  'guest-at': 'circle',
  keep: 'keep',
  open: 'tile',
  quarry: 'tile',
  stack: 'tile',
  forest: 'tile',
  role: 'role',
  market: 'building',
  card: 'card',
}

const kindOf = (place: string): string => place.split(':')[0]

function endName(place: string, language: Language): string {
  const name = END_NAMES[kindOf(place)]
  return name === undefined ? '' : DOCK[language].ends[name]
}

const PARTS: { readonly [kind: string]: Part } = {
  pass: 'pass',
  'stay-round': 'pass',
  done: 'done',
  enough: 'done',
  stay: 'done',
  announce: 'side',
}

const isGuest = ({ kind }: Facts): boolean => kind === 'guest-to-tile' || kind === 'guest-to-building'

function part(answer: Facts): Part {
  if (isGuest(answer)) return answer.asked === 1 ? 'answer' : 'side'
  return PARTS[answer.kind] ?? 'answer'
}

function ask(question: Facts, held: readonly string[], moment: Moment): string {
  const w = DOCK[moment.language]
  const last = held.at(-1)
  if (last !== undefined) {
    const next = nextOf(question.kind, kindOf(last))
    return next === undefined ? '' : w.next[next](nameOf(last, moment))
  }
  return firstAsk(question, moment, w.ask)
}

/** What is asked once an end is held, by the place of that. */
const NEXT: { readonly [kind: string]: keyof DockWords['next'] } = {
  ship: 'good',
  wharf: 'good',
  small: 'good',
  warehouse: 'good',
  single: 'good',
  post: 'good',
  house: 'good',
  spare: 'circle',
  guest: 'circle',
  field: 'piece',
  city: 'piece',
  'guest-at': 'piece',
  keep: 'ship',
}

function nextOf(question: string, held: string): keyof DockWords['next'] | undefined {
  if (held === 'ship' && question === 'buccaneer-act') return 'keep'
  if (held !== 'pile') return NEXT[held]
  if (question === 'captain-store') return 'store'
  return question === 'trader-sell' ? 'sale' : 'ship'
}

function firstAsk(question: Facts, { view, viewer, words }: Moment, w: DockWords['ask']): string {
  const building = (id: string) => words.thing('building', id)
  switch (question.kind) {
    case 'choose-role':
      return w.role
    case 'settler-draw':
      return w.draw(building('hacienda'))
    case 'settler-take':
      return w.tile
    case 'settler-worker':
      return w.workerFor(building('hospice'))
    case 'builder-worker':
      return w.workerFor(building('university'))
    case 'mayor-privilege':
    case 'mayor-place':
      return w.workers(allHands(view as View, viewer))
    case 'builder-build':
      return w.build
    case 'craftsman-extra':
      return w.extra(words.thing('term', 'barrel'))
    case 'trader-sell':
      return question.sold ? w.office(building('land-office')) : w.sell
    case 'captain-load':
      return w.ship(question.must === 1)
    case 'captain-store':
      return w.store
    default:
      return expandedAsk(question, words.thing, w)
  }
}

function expandedAsk(question: Facts, thing: Moment['words']['thing'], w: DockWords['ask']): string {
  const piece = String(question.piece)
  switch (question.kind) {
    case 'market-draft':
      return w.offer(Number(question.left))
    case 'achievement-hold':
      return w.hold
    case 'forest-or-keep':
      return w.forest(capital(thing('good', String(question.tile))))
    case 'lodge-discard':
      return w.lodge(thing('building', 'hunting-lodge'))
    case 'mayor-villa':
      return w.villa(thing('building', 'villa'), thing('piece', piece))
    case 'mayor-take':
      return w.take(capital(thing('place', 'worker-ship')))
    case 'festival-place':
      return w.festival(Number(question.left))
    case 'poach-place':
      return w.poached(Number(question.left))
    case 'black-market-return':
      return w.missing(Number(question.missing))
    case 'black-market-lift':
      return w.lift(capital(thing('piece', piece)))
    case 'royal-supplier':
      return w.swap(Number(question.left))
    case 'small-wharf-load':
      return w.smallShip(Number(question.count))
    case 'guest-move':
      return w.guests
    case 'buccaneer-act':
      return w.loot(thing('role', 'buccaneer'))
    default:
      return ''
  }
}

const seatIn = (view: View, viewer: Moment['viewer']): number =>
  typeof viewer === 'number' ? viewer : (seatOf(view) ?? view.now.by)

const atWork = (view: View, viewer: Moment['viewer']): number => {
  const player = view.players[seatIn(view, viewer)]
  return workersPlaced(player) + noblesPlaced(player)
}

/** Workers and nobles of a player, at work or in hand. */
function allHands(view: View, viewer: Moment['viewer']): number {
  const { spare, spareNobles = 0 } = view.players[seatIn(view, viewer)]
  return atWork(view, viewer) + spare + spareNobles
}

export const dock: Pick<GameBoard, 'ends' | 'endName' | 'end' | 'whole' | 'part' | 'side' | 'ask' | 'done' | 'point'> =
  {
    ends,
    endName,
    end,
    whole,
    part,
    side: (answer, language) => {
      const { guest, announce } = DOCK[language].side
      return isGuest(answer) ? { id: 'guest', name: guest, key: 'X' } : { id: 'announce', name: announce, key: 'A' }
    },
    ask,
    done: (question, { view, viewer, language }) =>
      question === 'mayor-place' || question === 'mayor-privilege'
        ? DOCK[language].done(atWork(view as View, viewer))
        : '',
    point: VpHex,
  }
