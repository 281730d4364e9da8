import type { Facts } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import {
  achievementNumber,
  buildingNumber,
  draftNumber,
  goodNumber,
  marketNumber,
  roleNumber,
  tileNumber,
} from './things.ts'

const KINDS = [
  'role',
  'take',
  'draw',
  'skip-draw',
  'worker',
  'no-worker',
  'take-worker',
  'take-noble',
  'place-on-tile',
  'place-in-building',
  'place-noble-on-tile',
  'place-noble-in-building',
  'forest',
  'keep-tile',
  'offer',
  'hold',
  'build',
  'extra',
  'sell',
  'sell-post',
  'discard',
  'return',
  'lift-from-tile',
  'lift-from-building',
  'lift-spare',
  'load',
  'load-small',
  'raid',
  'plunder',
  'poach',
  'kidnap',
  'keep',
  'keep-one',
  'stay',
  'stay-round',
  'enough',
  'done',
  'pass',
  // What may be done at any moment comes after what is asked.
  'guest-to-tile',
  'guest-to-building',
  'announce',
]

/** Reading order: by kind, then by what stands first on the board. */
export function order(answer: Facts): number {
  return KINDS.indexOf(answer.kind) * 1000 + within(answer)
}

const RETURNS: readonly string[] = [...GOODS, 'worker', 'noble', 'vp']
const pieceNumber = (piece: string | number): number => (piece === 'noble' ? 1 : 0)

function within(answer: Facts): number {
  switch (answer.kind) {
    case 'role':
      return roleNumber(answer.role)
    case 'take':
      // The quarry has no pile and lies behind all of them.
      return (answer.tile === 'quarry' ? 9 : Number(answer.pile)) * 10 + tileNumber(answer.tile)
    case 'draw':
      return Number(answer.pile)
    case 'place-on-tile':
    case 'place-noble-on-tile':
    case 'lift-from-tile':
    case 'discard':
      return tileNumber(answer.tile)
    case 'place-in-building':
    case 'place-noble-in-building':
    case 'lift-from-building':
      return buildingNumber(answer.building)
    case 'build':
      return marketNumber(answer.building)
    // Candidates lie by cost.
    case 'offer':
      return draftNumber(answer.building)
    case 'guest-to-tile':
      return pieceNumber(answer.piece) * 100 + tileNumber(answer.tile)
    case 'guest-to-building':
      return pieceNumber(answer.piece) * 100 + buildingNumber(answer.building)
    case 'load-small':
      return goodNumber(answer.good) * 50 + Number(answer.count)
    case 'raid':
      return Number(answer.ship) * 10 + 9 - Number(answer.count)
    case 'kidnap':
      return roleNumber(answer.role)
    case 'return':
      return RETURNS.indexOf(String(answer.thing))
    case 'hold':
    case 'announce':
      return achievementNumber(answer.achievement)
    case 'load':
      return goodNumber(answer.good) * 10 + (Number(answer.ship) || 9)
    default:
      return 'good' in answer ? goodNumber(answer.good) : 0
  }
}
