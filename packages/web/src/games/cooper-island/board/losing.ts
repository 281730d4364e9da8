import { capital, type Facts } from '@quayside/kernel'
import { listed } from '../../../app/words.ts'
import type { Loss, Moment } from '../../../boards/board.ts'
import { labelOf } from './buttons.ts'
import { places } from './places.ts'
import { Said } from './said.ts'
import { sidesOf } from './things.ts'
import { LOSING_WORDS } from './words-losing.ts'
import { lack } from './work-label.ts'

/** What would be thrown away by an answer, where one nearly always means something else. */
export function losing(answer: Facts, offered: readonly Facts[], _laid: readonly Facts[], moment: Moment): Loss | null {
  const find = FINDERS[answer.kind]
  return find ? find({ answer, offered, moment, said: new Said(moment), w: LOSING_WORDS[moment.language] }) : null
}

interface Case {
  readonly answer: Facts
  readonly offered: readonly Facts[]
  readonly moment: Moment
  readonly said: Said
  readonly w: (typeof LOSING_WORDS)['en']
}

const FINDERS: { readonly [kind: string]: (lost: Case) => Loss | null } = {
  done: ending,
  finish: ending,
  skip: leaving,
  lose: givingUp,
  work: wasting,
  place: barring,
  feed: starving,
}

const of = (offered: readonly Facts[], ...kinds: readonly string[]): readonly Facts[] =>
  offered.filter(({ kind }) => kinds.includes(kind))

/* Ending something */

function ending(lost: Case): Loss | null {
  return unused(lost) ?? rotting(lost) ?? reviving(lost) ?? unspent(lost)
}

const HANDS = ['place', 'island', 'use-boat']
const AREA_ACTIONS = [
  'draw',
  'cartographer',
  'take',
  'build',
  'erect',
  'ruin',
  'statue',
  'load',
  'use-island',
  'cooper',
  ...HANDS,
]

/** Hands of the income, or actions of an area. */
function unused({ answer, offered, moment, said, w }: Case): Loss | null {
  if (answer.kind !== 'done') return null
  const left = of(offered, ...AREA_ACTIONS)
  if (left.length === 0) return null
  const income = answer.at === 'income' || (answer.at === undefined && said.view.now.phase === 'income')
  const { title, act, yes, no } = income ? w.income : w.area
  const names = [
    ...new Set(left.map((each) => (each.kind === 'use-boat' ? said.thing('boat', each.boat) : w.things[each.kind]))),
  ]
  return {
    title,
    act,
    lost: w.unused(listed(moment.language, names)),
    yes,
    no,
    places: Object.fromEntries(marked(left, said).map((place) => [place, w.stays])),
  }
}

/** Where hands lie that are not used: tiles and islands before one, boats; or the places of an area's actions. */
function marked(left: readonly Facts[], { player }: Said): string[] {
  const tiles = of(left, 'place').length > 0 ? Object.keys(player.doubles).flatMap(sidesOf) : []
  const islands = of(left, 'island').length > 0 ? player.islandsLeft : []
  const single = left.filter(({ kind }) => !['place', 'island', 'build', 'ruin', 'statue', 'take'].includes(kind))
  return [
    ...tiles.map((tile) => `tile:${tile}`),
    ...islands.map((island) => `island:${island}`),
    ...single.flatMap((each) => places(each)),
  ]
}

/** Goods of the market that could be stored before it is cleared. */
function rotting({ answer, offered, said, w }: Case): Loss | null {
  const stored = of(offered, 'stock')
  const asks = answer.kind === 'finish' || stored.some(({ asked }) => asked === 1)
  if (stored.length === 0 || !asks) return null
  const count = Object.values(said.player.market).reduce((sum, n) => sum + n, 0)
  return {
    ...w.market,
    lost: w.goods(count),
    places: Object.fromEntries(stored.map(({ item }) => [`market:${item}`, w.rots])),
  }
}

/** A card or lid that could be reactivated for nothing. */
function reviving({ offered, said, w }: Case): Loss | null {
  const free = of(offered, 'reactivate-card', 'reactivate-lid').filter(({ coins }) => coins === 0)
  if (free.length === 0) return null
  return {
    ...w.fort,
    lost: w.unused(labelOf(free[0], said).noun),
    places: Object.fromEntries(free.flatMap(places).map((place) => [place, w.stays])),
    once: 'fort',
  }
}

/** Milestones before the final scoring. */
function unspent({ offered, said, w }: Case): Loss | null {
  const contracts = of(offered, 'contract')
  if (said.view.now.phase !== 'scoring' || contracts.length === 0) return null
  return {
    ...w.milestone,
    lost: w.milestones(said.player.toMove ?? 1),
    places: Object.fromEntries(contracts.flatMap(places).map((place) => [place, w.stays])),
  }
}

/* Leaving something */

const USED = ['use-island', 'use-boat', 'use-diary']

function leaving({ answer, offered, said, w }: Case): Loss | null {
  const actions = of(offered, ...USED, 'place', 'build', 'ruin', 'statue', 'load', 'take', 'scrap', 'move')
  if (actions.length === 0) return null
  const noun = USED.includes(actions[0].kind)
    ? labelOf(actions[0], said).noun
    : capital(w.things[actions[0].kind] ?? '')
  return {
    ...w.skip,
    title: w.skip.title(noun),
    act: labelOf(answer, said).noun,
    lost: w.unused(noun),
    places: Object.fromEntries(
      (USED.includes(actions[0].kind) ? actions.flatMap(places) : []).map((place) => [place, w.stays]),
    ),
    once: 'skip',
  }
}

function givingUp({ offered, said, w }: Case): Loss | null {
  const taken = of(offered, 'take')
  const freed = of(offered, 'exchange')
  if (taken.length === 0 && freed.length === 0) return null
  return {
    ...w.lose,
    lost: w.rest,
    besides: taken.length === 0 ? w.makeRoom : '',
    places: taken.length === 0 ? {} : { storage: said.w.so.free(said.player.storageFree) },
  }
}

/* Answers that bring nothing */

function wasting({ answer, said, w }: Case): Loss | null {
  if (answer.wasted !== 1) return null
  const why = lack(answer, said)
  return {
    ...w.work,
    title: w.work.title(String(answer.area)),
    lost: w.work.lost(why),
    places: Object.fromEntries(
      places(answer)
        .slice(-1)
        .map((place) => [place, why]),
    ),
    once: 'work',
  }
}

/** The island of this income would find no place any more. */
function barring({ answer, w }: Case): Loss | null {
  if (answer.bars !== 1) return null
  return { ...w.bars, places: {}, once: 'bars' }
}

/** Food is missing that could be had by an exchange. */
function starving({ answer, offered, said, w }: Case): Loss | null {
  const anchors = Number(answer.anchors ?? 0)
  const swaps = of(offered, 'exchange').filter(({ exchange }) => exchange !== 'cloth')
  if (anchors === 0 || swaps.length === 0) return null
  return {
    ...w.feed,
    lost: said.w.so.anchors(anchors),
    places: Object.fromEntries([
      ...swaps.flatMap(places).map((place) => [place, w.helps]),
      ['feed', said.w.short(anchors, 'food')],
    ]),
    once: 'feed',
  }
}
