import type { Facts } from '@quayside/kernel'
import type { Loss, Moment } from '../../../boards/board.ts'
import { whole } from './dock-labels.ts'
import type { View } from './things.ts'
import { DOCK } from './words-dock.ts'

/** What an act throws away, where a player nearly always means something else. */

/** Sales for less are often passed over, to ship the good. */
const WORTH_SELLING = 3
/** A single barrel can be kept without a warehouse. */
const TOO_MANY_TO_KEEP = 2

export function losing(answer: Facts, offered: readonly Facts[], _laid: readonly Facts[], moment: Moment): Loss | null {
  const of = (kind: string) => offered.filter((other) => other.kind === kind)
  const act = whole(answer, moment).noun
  switch (answer.kind) {
    case 'done':
      return spoiling(Number(answer.spoils), [...of('keep'), ...of('keep-one')], act, moment)
    case 'pass':
      return passing(of, act, moment)
    case 'enough':
      return letGo(offered, act, moment)
    case 'raid':
      return keepingLess(answer, of('raid'), act, moment)
    default:
      return null
  }
}

const marked = (places: readonly string[], mark: string): Loss['places'] =>
  Object.fromEntries(places.map((place) => [place, mark]))

/** Storing ends while there is room. */
function spoiling(count: number, kept: readonly Facts[], act: string, { language, words }: Moment): Loss | null {
  if (count === 0 || kept.length === 0) return null
  const { title, lost, yes, no, mark } = DOCK[language].loss.spoil
  const barrel = words.thing('term', 'barrel')
  const places = marked(
    kept.map(({ good }) => `pile:${good}`),
    mark,
  )
  return { title: title(count, barrel), act, lost: lost(count, barrel), yes, no, places }
}

/** Something is free for the taking, or worth a good deal. */
function passing(of: (kind: string) => readonly Facts[], act: string, { language, words }: Moment): Loss | null {
  const { loss } = DOCK[language]
  const { no } = loss
  const [extra, tiles] = [of('extra'), of('take')]
  if (extra.length > 0) {
    const barrel = words.thing('term', 'barrel')
    const places = marked(
      extra.map(({ good }) => `pile:${good}`),
      loss.extra.mark,
    )
    const { title, lost, yes } = loss.extra
    return { title: title(barrel), act, lost: lost(barrel), yes, no, places, once: 'extra' }
  }
  if (tiles.length > 0) return { ...loss.tile, act, no, places: {}, once: 'tile' }
  const best = most([...of('sell'), ...of('sell-post')], 'coins')
  if (best && Number(best.coins) >= WORTH_SELLING) {
    const { title, lost, yes, mark } = loss.sale
    const coins = Number(best.coins)
    const places = { [`pile:${best.good}`]: mark(coins) }
    return { title, act, lost: lost(coins, words.thing('good', String(best.good))), yes, no, places, once: 'sale' }
  }
  const load = most(of('load'), 'count')
  if (!load || Number(load.count) < TOO_MANY_TO_KEEP) return null
  const { title, lost, yes, mark } = loss.ship
  const place = load.ship ? `ship:${load.ship}` : 'wharf'
  return { title, act, lost: lost(Number(load.points)), yes, no, places: { [place]: mark }, once: 'ship' }
}

function most(answers: readonly Facts[], fact: string): Facts | undefined {
  return [...answers].sort((a, b) => Number(b[fact]) - Number(a[fact]))[0]
}

/** Those who were poached are placed at once or not at all; others stay in hand. */
function letGo(offered: readonly Facts[], act: string, { view, language }: Moment): Loss | null {
  const placing = offered.some(({ kind }) => kind.startsWith('place-'))
  if (!placing || (view as View).now.phase !== 'buccaneer') return null
  return { ...DOCK[language].loss.poached, act, places: { 'worker-ship': DOCK[language].loss.poached.yes } }
}

/** Fewer barrels than a ship would give. */
function keepingLess(answer: Facts, raids: readonly Facts[], act: string, { language, words }: Moment): Loss | null {
  const best = most(
    raids.filter(({ ship }) => ship === answer.ship),
    'count',
  )
  const [kept, lacking] = [Number(answer.count), Number(best?.count ?? 0) - Number(answer.count)]
  if (lacking <= 0) return null
  const { loss } = DOCK[language]
  const { title, lost, yes } = loss.raid
  return {
    title: title(kept),
    act,
    lost: lost(lacking, words.thing('term', 'barrel')),
    yes: yes(kept),
    no: loss.no,
    places: { [`ship:${answer.ship}`]: `−${lacking}` },
    once: 'raid',
  }
}
