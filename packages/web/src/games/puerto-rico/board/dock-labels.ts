import { capital, type Facts } from '@quayside/kernel'
import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import type { BuildingEffects } from '@quayside/puerto-rico/data/buildings'
import { GOODS, TILES } from '@quayside/puerto-rico/ids'
import type { Label, Moment } from '../../../boards/board.ts'
import { places } from './places.ts'
import { costOf, goodNumber, type PlayerView, printed, seatOf, tileNumber, type View } from './things.ts'
import { WORDS } from './words.ts'
import { DOCK, type DockWords } from './words-dock.ts'

/** What buttons say: the noun that decides, then what it brings. */

/** What words are made of at a moment. */
interface Say {
  readonly w: DockWords
  readonly view: View
  readonly player: PlayerView | undefined
  readonly moment: Moment
  thing(kind: string, id: string): string
}

function sayAt(moment: Moment): Say {
  const view = moment.view as View
  const seat = typeof moment.viewer === 'number' ? moment.viewer : seatOf(view)
  const thing = (kind: string, id: string) => capital(moment.words.thing(kind, id))
  return { w: DOCK[moment.language], view, player: seat === undefined ? undefined : view.players[seat], moment, thing }
}

const joined = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ')
const signed = (n: number): string => `+${n}`

/** A building's name, shortened where a button has no room for all of it. */
function buildingName({ w, thing }: Say, id: string): string {
  const name = thing('building', id)
  return w.short[name] ?? name
}

/** A field is called by what grows there. */
const tileName = ({ thing }: Say, id: string): string => thing(goodNumber(id) < GOODS.length ? 'good' : 'tile', id)

const circleName = (say: Say, id: string): string =>
  tileNumber(id) < TILES.length ? tileName(say, id) : buildingName(say, id)

/** What can be picked, in a noun. */
export function nameOf(place: string, moment: Moment): string {
  return nounOf(place, sayAt(moment))
}

function nounOf(place: string, say: Say): string {
  const { w, player, thing, moment } = say
  const [kind, id] = place.split(':')
  const board = WORDS[moment.language]
  switch (kind) {
    case 'pile': {
      const name = thing('good', id)
      return player ? `${name} ${player.goods[id as 'corn']}` : name
    }
    case 'ship':
      return capital(w.shipOf(Number(id)))
    case 'wharf':
      return w.ownShip
    case 'small':
      return w.smallShip(Number(id))
    case 'keep':
      return w.keep(Number(id))
    case 'warehouse':
      return board.warehouse.title
    case 'single':
      return board.single.title
    case 'post':
      return buildingName(say, 'trading-post')
    case 'house':
      return thing('place', 'trading-house')
    case 'spare':
    case 'guest':
    case 'aboard':
      return thing('piece', id)
    case 'field':
    case 'city':
    case 'guest-at':
      return circleName(say, id)
    default:
      return id === undefined ? '' : capital(id)
  }
}

/** The button of an end: what all answers that it leads to have in common. */
export function end(place: string, answers: readonly Facts[], moment: Moment): Label {
  const [only] = answers
  if (answers.length === 1 && places(only).length === 1) return whole(only, moment)
  const say = sayAt(moment)
  const { w, player } = say
  const noun = nounOf(place, say)
  const points = same(answers.map((answer) => answer.points))
  const label: Label = typeof points === 'number' ? { noun, points: signed(points) } : { noun }
  switch (place.split(':')[0]) {
    case 'pile': {
      const ship = same(answers.map((answer) => answer.ship))
      return typeof ship === 'number' && ship > 0 ? { ...label, brings: w.shipOf(ship) } : label
    }
    case 'ship':
    case 'wharf':
      return answers.length === 1 ? { ...label, brings: room(only, moment) } : label
    case 'warehouse':
      return { ...label, brings: w.aKind }
    case 'single':
      return { ...label, brings: `1 ${moment.words.thing('term', 'barrel')}` }
    case 'spare':
      return player
        ? { ...label, brings: w.inHand(place === 'spare:noble' ? (player.spareNobles ?? 0) : player.spare) }
        : label
    default:
      return label
  }
}

/** What several have in common; undefined if they differ. */
const same = <T>(all: readonly T[]): T | undefined => (all.every((one) => one === all[0]) ? all[0] : undefined)

export function whole(answer: Facts, moment: Moment): Label {
  const say = sayAt(moment)
  const { w, view, player, thing } = say
  const board = WORDS[moment.language]
  const owned = (tile: string | number) => player?.fields.filter((field) => field.tile === tile).length ?? 0
  switch (answer.kind) {
    case 'role':
      return role(answer, say)
    case 'take':
      return {
        noun: tileName(say, String(answer.tile)),
        brings: joined(Number(answer.pile) > 0 && w.onPile(Number(answer.pile)), board.so.youHave(owned(answer.tile))),
      }
    case 'draw':
      return {
        noun: w.unseenTile,
        brings: joined(
          Number(answer.pile) > 0 && w.onPile(Number(answer.pile)),
          board.faceDown(answer.pile ? (view.piles?.[Number(answer.pile) - 1].faceDown ?? 0) : view.faceDown),
        ),
        ...price(answer.coins),
      }
    case 'skip-draw':
      return { noun: w.noTile }
    case 'worker':
      return view.now.phase === 'mayor'
        ? { noun: w.privilege.noun(1), brings: w.privilege.from(moment.words.thing('place', 'supply')) }
        : { noun: thing('piece', 'worker'), brings: board.so.inSupply(view.workerSupply) }
    case 'no-worker':
      return { noun: w.noWorker }
    case 'place-on-tile':
    case 'place-noble-on-tile':
    case 'lift-from-tile':
      return { noun: tileName(say, String(answer.tile)), brings: who(answer, say) }
    case 'place-in-building':
    case 'place-noble-in-building':
    case 'lift-from-building':
      return { noun: buildingName(say, String(answer.building)), brings: who(answer, say) }
    case 'build':
    case 'offer':
      return building(answer, say)
    case 'extra':
      return {
        noun: `${thing('good', String(answer.good))} 1`,
        brings: board.so.inSupply(view.goodsSupply[answer.good]),
      }
    case 'sell':
      return {
        noun: thing('good', String(answer.good)),
        brings: joined(sale(answer, moment), answer.fills === 1 && board.so.fillsHouse),
        ...gain(answer.coins),
      }
    case 'load':
      return load(answer, say)
    case 'keep':
      return {
        noun: `${thing('good', String(answer.good))} ${answer.count}`,
        brings: board.warehouse.title.toLowerCase(),
      }
    case 'keep-one':
      return {
        noun: `${thing('good', String(answer.good))} 1`,
        brings: joined(
          board.single.title.toLowerCase(),
          Number(answer.others) > 0 && board.so.leftOut(Number(answer.others)),
        ),
      }
    case 'done':
      return { noun: Number(answer.spoils) > 0 ? w.spoil(Number(answer.spoils)) : w.stop }
    case 'pass':
      return { noun: w.pass }
    default:
      return expanded(answer, say)
  }
}

function expanded(answer: Facts, say: Say): Label {
  const { w, view, player, thing, moment } = say
  const board = WORDS[moment.language]
  switch (answer.kind) {
    case 'take-worker':
      return { noun: thing('piece', 'worker') }
    case 'take-noble':
      return {
        noun: thing('piece', 'noble'),
        brings: view.nobleSupply === undefined ? '' : board.so.inSupply(view.nobleSupply),
      }
    case 'forest':
      return { noun: thing('tile', 'forest'), ...price(answer.coins) }
    case 'keep-tile':
      return { noun: thing('term', 'field') }
    case 'discard':
      return { noun: tileName(say, String(answer.tile)), ...gain(answer.coins) }
    case 'sell-post':
      return {
        noun: thing('good', String(answer.good)),
        brings: buildingName(say, 'trading-post'),
        ...gain(answer.coins),
      }
    case 'load-small':
      return { noun: `${thing('good', String(answer.good))} ${answer.count}`, brings: buildingName(say, 'small-wharf') }
    case 'return': {
      const good = answer.thing in (player?.goods ?? {})
      return good
        ? {
            noun: `${thing('good', String(answer.thing))} 1`,
            brings: board.so.youHave(player?.goods[answer.thing as 'corn'] ?? 0),
          }
        : { noun: answer.thing === 'vp' ? board.nPoints(1) : thing('piece', String(answer.thing)) }
    }
    case 'lift-spare':
      return { noun: w.spare(moment.words.thing('piece', 'worker')) }
    case 'guest-to-tile':
    case 'guest-to-building':
      return {
        noun: circleName(say, String(answer.tile ?? answer.building)),
        brings: moment.words.thing('piece', String(answer.piece)),
      }
    case 'stay':
      return { noun: w.stay.now }
    case 'stay-round':
      return { noun: w.stay.round }
    case 'raid':
      return { noun: capital(w.shipOf(Number(answer.ship))), brings: w.raided(Number(answer.count)) }
    case 'plunder':
      return { noun: thing('place', 'trading-house'), points: signed(Number(answer.count)) }
    case 'poach':
      return {
        noun: w.poached(Number(answer.count)),
        brings: w.poachedFrom(moment.words.thing('place', 'worker-ship')),
      }
    case 'kidnap':
      return { noun: thing('role', String(answer.role)), brings: w.kidnapped, ...gain(answer.coins) }
    case 'hold':
    case 'announce':
      return card(String(answer.achievement), say)
    case 'enough':
      return { noun: w.stop }
    default:
      return { noun: capital(moment.words.answer(answer)) }
  }
}

const price = (coins: string | number): Pick<Label, 'coin'> => (Number(coins) > 0 ? { coin: String(coins) } : {})
const gain = (coins: string | number): Pick<Label, 'coin'> => (Number(coins) > 0 ? { coin: `+${coins}` } : {})

const points = new Map<string, number>(ACHIEVEMENTS.map(({ id, vp }) => [id, vp]))

const card = (id: string, { thing, moment }: Say): Label => ({
  noun: thing('achievement', id),
  brings: moment.words.thing('achievement-text', id),
  points: signed(points.get(id) ?? 0),
})

/** Which piece goes there, where that has to be said. */
function who({ kind, either }: Facts, { moment }: Say): string {
  const noble = kind.startsWith('place-noble')
  return either === 1 || noble ? moment.words.thing('piece', noble ? 'noble' : 'worker') : ''
}

function role(answer: Facts, { w, view, thing, moment }: Say): Label {
  const times = Number(answer.privilege ?? 1)
  const id = String(answer.role).replace(/\d+$/, '')
  const coins = Number(answer.coins) + (id === 'prospector' ? times : 0)
  const label = { noun: thing('role', String(answer.role)), ...gain(coins) }
  switch (id) {
    case 'settler':
    case 'buccaneer':
      return { ...label, brings: w.role[id] }
    case 'craftsman': {
      const made = view.makes && Object.values(view.makes).reduce((sum, n) => sum + n, 0)
      return { ...label, brings: w.role.craftsman(times, moment.words.thing('term', 'barrel'), made && made + times) }
    }
    case 'mayor':
    case 'builder':
    case 'trader':
    case 'captain':
    case 'prospector':
      return { ...label, brings: w.role[id](times) }
    default:
      return label
  }
}

/** Its price and what it does; its points are printed on it. */
function building(answer: Facts, say: Say): Label {
  const id = String(answer.building)
  const cost = answer.kind === 'build' ? Number(answer.price) : costOf(say.view, id)
  const missing = Number(answer.missing ?? 0)
  return {
    noun: buildingName(say, id),
    brings: missing > 0 ? say.w.inKind(missing) : doing(id, say),
    coin: String(cost),
  }
}

function doing(id: string, { w: { does }, moment }: Say): string {
  const { kind, good, circles, effects = {} } = printed(id)
  if (kind === 'production' && good) return does.makes(circles, moment.words.thing('good', good))
  const [effect] = Object.keys(effects) as (keyof BuildingEffects)[]
  if (effect === undefined) return ''
  if (effect === 'endBonus') return does[effects.endBonus!]
  const said = does[effect]
  if (typeof said === 'string') return said
  if (effect === 'givesNoble' || effect === 'coinsPerNoble') return does[effect](moment.words.thing('piece', 'noble'))
  return (said as (n: number) => string)(Number(effects[effect]))
}

function load(answer: Facts, { w, thing, moment }: Say): Label {
  const { good, count, ship } = answer
  return {
    noun: `${thing('good', String(good))} ${count}`,
    brings: joined(
      Number(ship) > 0 ? w.shipOf(Number(ship)) : w.ownShip.toLowerCase(),
      Number(ship) > 0 && room(answer, moment),
    ),
    points: signed(Number(answer.points)),
  }
}

/** What is free on the ship then; one's own takes all. */
function room({ ship, room: free }: Facts, { language }: Moment): string {
  const w = WORDS[language].so
  if (!ship) return w.all
  if (free === undefined) return ''
  return Number(free) > 0 ? w.leaves(Number(free)) : w.fills
}

/** The price, and what comes on top of it; tables under older rules do not tell them apart. */
function sale({ coins, price }: Facts, { language }: Moment): string {
  const more = price === undefined ? 0 : Number(coins) - Number(price)
  return more > 0 ? WORDS[language].so.sale(Number(price), more) : ''
}
