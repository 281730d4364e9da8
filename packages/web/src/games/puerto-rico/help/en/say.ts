import { listed } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import type { GoodId, RoleId } from '@quayside/puerto-rico/ids'
import type { Numbers } from '@quayside/puerto-rico/numbers/index'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import { count, The, the, WORKER } from '@quayside/puerto-rico/words/en/grammar'

const KIND = { one: 'kind', other: 'kinds' }

/** Names and numbers of one table, ready to be put into sentences. */
export const sayWith = (names: Names, n: Numbers) => {
  const { terms, places, roles, buildings, goods } = names
  return {
    ...names,
    n,
    field: terms.field.one,
    fields: terms.field.other,
    barrel: terms.barrel.one,
    barrels: (k: number) => count(k, terms.barrel),
    coins: (k: number) => count(k, terms.coin),
    kinds: (k: number) => count(k, KIND),
    workers: (k: number) => count(k, WORKER),
    role: (id: RoleId) => roles[id].one,
    phase: (id: RoleId) => `${roles[id].one} phase`,
    building: (id: BuildingId) => buildings[id].one,
    occupied: (id: BuildingId) => `an occupied ${buildings[id].one}`,
    good: (id: GoodId) => goods[id].one,
    supply: the(places.supply),
    Supply: The(places.supply),
    hall: the(places['worker-ship']),
    Hall: The(places['worker-ship']),
    house: the(places['trading-house']),
    House: The(places['trading-house']),
    list: (items: readonly (string | number)[]) => listed(items, 'and'),
    piles: n.switches.tileSupply === 'pile-per-open-tile',
  }
}

export type Say = ReturnType<typeof sayWith>
