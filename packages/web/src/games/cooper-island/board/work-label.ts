import type { AreaId, ItemId } from '@quayside/cooper-island/ids'
import type { Facts } from '@quayside/kernel'
import type { Label } from '../../../boards/board.ts'
import { join, type Said, some } from './said.ts'

/** What a worker would bring at an area, or what is in the way there. */
export function workLabel(answer: Facts, said: Said): Label {
  const { w } = said
  const noun = w.areas[answer.area as AreaId]
  const fee = answer.fee === 1 && w.so.fee
  if (answer.wasted === 1) return { noun, brings: join(fee), short: lack(answer, said), wasted: true }
  const points = pointsOf(answer)
  return { noun, brings: join(...ways(answer, said, points === undefined).slice(0, 3), fee), ...(points && { points }) }
}

/** The same for the foot of the area, where there is room for one thing. */
export function workFoot(answer: Facts, said: Said): Label {
  const { brings: _, ...label } = workLabel(answer, said)
  return label.points || label.short ? label : { ...label, brings: ways(answer, said, true)[0] ?? '' }
}

/** "2 wood short", or what else is in the way. */
export const lack = ({ short, item = '', why = '' }: Facts, { w }: Said): string =>
  short === undefined ? (w.why[why] ?? w.nothingHere) : w.short(Number(short), item as ItemId | '')

/** Points are certain where there is one way to have them. */
const pointsOf = ({ points, boats = 0, buildings = 0, statues = 0, merchants = 0 }: Facts): string | undefined =>
  points !== undefined && Number(boats) + Number(buildings) + Number(statues) + Number(merchants) === 1
    ? `+${points}`
    : undefined

function ways(answer: Facts, { w }: Said, upTo: boolean): string[] {
  const { so } = w
  return [
    [some(answer.draw, so.draw), some(answer.place, so.spots)].filter(Boolean).join(' / '),
    answer.cooper === 1 ? 'Cooper' : '',
    some(answer.map, so.mapTo),
    answer.take ? so.goods : '',
    [answer.ruins ? so.aRuin : '', answer.statues ? so.aStatue : ''].filter(Boolean).join(' / '),
    upTo ? some(answer.points, so.upTo) : '',
  ].filter(Boolean)
}
