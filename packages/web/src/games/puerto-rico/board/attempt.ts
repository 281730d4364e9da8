import { GOODS } from '@quayside/puerto-rico/ids'
import { inHand, seatOf, type View } from './things.ts'

/** The kinds of places that a question is about, by the expansion that has to be in play. */
const ABOUT: { readonly [question: string]: { readonly [expansion: string]: readonly string[] } } = {
  'choose-role': { base: ['role'] },
  'settler-draw': { base: ['open', 'quarry', 'stack'], 'new-buildings': ['forest'] },
  'settler-take': { base: ['open', 'quarry', 'stack'], 'new-buildings': ['forest'] },
  'settler-worker': { nobles: ['aboard'] },
  'forest-or-keep': { 'new-buildings': ['forest'] },
  'lodge-discard': { nobles: ['field'] },
  'mayor-villa': { nobles: ['aboard'] },
  'mayor-take': { nobles: ['aboard'] },
  'mayor-place': { base: ['field', 'city', 'spare'] },
  'festival-place': { festival: ['field', 'city', 'spare'] },
  'poach-place': { buccaneer: ['field', 'city', 'spare'] },
  'builder-build': { base: ['market'] },
  'builder-worker': { nobles: ['aboard'] },
  'black-market-return': { 'new-buildings': ['pile', 'return'] },
  'black-market-lift': { 'new-buildings': ['field', 'city', 'lift-spare'] },
  'craftsman-extra': { base: ['pile'] },
  'trader-sell': { base: ['pile', 'house'], 'new-buildings': ['post'], nobles: ['field', 'stack'] },
  'royal-supplier': { nobles: ['pile'] },
  'captain-load': { base: ['pile', 'ship', 'wharf'], 'new-buildings': ['small'] },
  'small-wharf-load': { 'new-buildings': ['pile', 'small'] },
  'captain-store': { base: ['pile', 'warehouse', 'single'] },
  'market-draft': { base: ['market'] },
  'buccaneer-act': { buccaneer: ['ship', 'keep', 'house', 'worker-ship', 'role'] },
  'achievement-hold': { achievements: ['card'] },
}

const inPlay = (view: View, expansion: string): boolean =>
  expansion === 'base' || (view.options.expansions as readonly string[]).includes(expansion)

/** What picking these places would mean; a good or a ship that is not named is the likeliest one there is. */
export function attempt(question: string, picked: readonly string[], seen: unknown): string | null {
  const view = seen as View
  const parts = picked.map((place) => place.split(':'))
  const of = (kind: string) => parts.find((part) => part[0] === kind)?.[1]
  const free = atAnyMoment(question, of, view)
  if (free !== null) return free
  const about = Object.entries(ABOUT[question] ?? {}).flatMap(([expansion, kinds]) =>
    inPlay(view, expansion) ? kinds : [],
  )
  if (parts.length === 0 || !parts.every(([kind]) => about.includes(kind))) return null
  const [kind, id, pile] = parts[0]
  switch (question) {
    case 'choose-role':
      return `role ${id}`
    case 'settler-draw':
    case 'settler-take':
      if (kind === 'quarry') return 'take quarry'
      if (kind === 'forest') return 'forest'
      if (kind === 'stack') return id ? `draw ${id}` : 'draw'
      return pile ? `take ${id} ${pile}` : `take ${id}`
    case 'forest-or-keep':
      return 'forest'
    case 'lodge-discard':
      return `discard ${id}`
    case 'mayor-villa':
      return 'worker'
    case 'mayor-take':
      return `take ${id}`
    case 'settler-worker':
    case 'builder-worker':
      return id === 'noble' ? 'take noble' : 'worker'
    case 'mayor-place':
    case 'festival-place':
    case 'poach-place':
      return placing(question, of('field') ?? of('city'), of('spare'), view)
    case 'builder-build':
      return `build ${id}`
    case 'market-draft':
      return `offer ${id}`
    case 'achievement-hold':
      return `hold ${id}`
    case 'craftsman-extra':
      return `extra ${id}`
    case 'trader-sell':
      if (kind === 'field') return `discard ${id}`
      if (kind === 'stack') return id ? `draw ${id}` : 'draw'
      return `sell ${of('pile') ?? firstGood(view)}${parts.some(([part]) => part === 'post') ? ' post' : ''}`
    case 'black-market-return':
    case 'royal-supplier':
      return `return ${id}`
    case 'black-market-lift':
      if (id === 'forest') return null
      return kind === 'lift-spare' ? 'lift spare' : `lift ${id}`
    case 'small-wharf-load':
      return `load small-wharf ${of('pile') ?? firstGood(view)} ${of('small') ?? 1}`
    case 'captain-store': {
      const good = of('pile') ?? firstGood(view)
      return parts.some(([part]) => part === 'warehouse') ? `keep ${good}` : `keep one ${good}`
    }
    case 'buccaneer-act':
      if (kind === 'role') return `kidnap ${id}`
      if (kind === 'house') return 'plunder'
      if (kind === 'worker-ship') return 'poach'
      return `raid-ship ${of('ship') ?? laden(view)} ${of('keep') ?? 0}`
    default: {
      const small = of('small')
      if (small) return `load small-wharf ${of('pile') ?? firstGood(view)} ${small}`
      const good = of('pile') ?? goodFor(view, of('ship'))
      return `load ${good} ${parts.some(([part]) => part === 'wharf') ? 'wharf' : (of('ship') ?? shipFor(view, good))}`
    }
  }
}

/** What can be done whatever is asked: a guest leaves, an achievement is announced. */
function atAnyMoment(question: string, of: (kind: string) => string | undefined, view: View): string | null {
  const [guest, goal, card] = [of('guest'), of('guest-at'), of('card')]
  if (guest && goal && goal !== 'forest') return `move ${guest === 'noble' ? 'noble' : 'guest'} guesthouse ${goal}`
  // A card that is not fulfilled is only looked at.
  if (!card || question === '' || question === 'achievement-hold') return null
  const ready = view.players.some(({ achievements = [] }) =>
    achievements.some(({ id, fulfilled, announced }) => id === card && fulfilled && !announced),
  )
  return ready ? `announce ${card}` : null
}

/** A circle without a piece is for the kind that is there, workers before nobles. */
function placing(question: string, circle: string | undefined, piece: string | undefined, view: View): string | null {
  // A forest has no circle.
  if (circle === undefined || circle === 'forest') return null
  const { workers, nobles } = inHand(question, view, seatOf(view) ?? view.now.by)
  const noble = piece === undefined ? workers === 0 && nobles > 0 : piece === 'noble'
  return noble ? `place noble ${circle}` : `place ${circle}`
}

/** The first good that the viewer has. */
function firstGood(view: View): string {
  const seat = seatOf(view)
  return GOODS.find((good) => seat !== undefined && view.players[seat].goods[good] > 0) ?? 'corn'
}

const goodFor = (view: View, ship: string | undefined): string =>
  view.ships.find(({ capacity }) => String(capacity) === ship)?.good ?? firstGood(view)

/** The ship that carries the good, else an empty one, else the smallest. */
function shipFor({ ships }: View, good: string): number {
  const found = ships.find((ship) => ship.good === good) ?? ships.find((ship) => ship.count === 0) ?? ships[0]
  return found.capacity
}

/** A ship that can be raided, if there is one. */
const laden = ({ ships }: View): number => (ships.find(({ count }) => count > 0) ?? ships[0]).capacity
