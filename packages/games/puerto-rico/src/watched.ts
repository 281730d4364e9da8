import type { Moments, Watched } from '@quayside/kernel'
import type { QuestionKind } from './questions.ts'

/** No role is played twice in a round. */
export const MOMENTS: Moments = { round: ['round'], step: ['now.phase', 'now.by'] }

/** What standing orders can hang on. */
export const WATCHED = [
  { id: 'round', path: 'round' },
  { id: 'role', path: 'now.phase', thing: 'role' },
  { id: 'coins', path: 'players.@.coins' },
  { id: 'goods', path: 'players.@.goods.*', each: 'good' },
  { id: 'fields', path: 'players.@.fields.length' },
  { id: 'tiles', path: 'players.@.fields.#tile=*', each: 'tile' },
  { id: 'city', path: 'players.@.city.length' },
  { id: 'buildings', path: 'players.@.city.#building=*', each: 'building' },
  { id: 'open-tiles', path: 'openFields.#=*', each: 'tile' },
  { id: 'quarries', path: 'quarries' },
  { id: 'market', path: 'market.*', each: 'building' },
  { id: 'sold', path: 'tradingHouse.length' },
  { id: 'sold-goods', path: 'tradingHouse.#=*', each: 'good' },
  { id: 'first-ship', path: 'ships.0.count' },
  { id: 'second-ship', path: 'ships.1.count' },
  { id: 'third-ship', path: 'ships.2.count' },
  { id: 'role-coins', path: 'roleCoins.*', each: 'role' },
  { id: 'worker-ship', path: 'workerShip' },
  { id: 'workers', path: 'workerSupply' },
  { id: 'points', path: 'vpSupply' },
] as const satisfies readonly Watched[]

/** Questions that orders are often for. */
export type Occasion = Extract<
  QuestionKind,
  | 'choose-role'
  | 'settler-draw'
  | 'settler-take'
  | 'settler-worker'
  | 'mayor-privilege'
  | 'mayor-place'
  | 'builder-build'
  | 'builder-worker'
  | 'craftsman-extra'
  | 'trader-sell'
  | 'captain-load'
  | 'captain-store'
  | 'mayor-villa'
>

export type WatchedId = (typeof WATCHED)[number]['id']
