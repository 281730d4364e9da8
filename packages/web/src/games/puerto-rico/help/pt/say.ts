import { capital, listed, type Noun } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import type { GoodId, RoleId } from '@quayside/puerto-rico/ids'
import type { Numbers } from '@quayside/puerto-rico/numbers/index'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import { by, count, doThe, type Gender, O, o, um, WORKER } from '@quayside/puerto-rico/words/pt/grammar'

/** "os barris", "as moedas" */
export const os = (noun: Noun & Gender): string => `${by(noun, 'os', 'as')} ${noun.other}`
export const Os = (noun: Noun & Gender): string => capital(os(noun))

const WHOLE_KIND = { one: 'tipo inteiro', other: 'tipos inteiros' }

/** Names and numbers of one table, ready to be put into sentences. */
export const sayWith = (names: Names<Gender>, n: Numbers) => {
  const { terms, places, roles, buildings, goods } = names
  return {
    ...names,
    n,
    coins: (k: number) => count(k, terms.coin),
    barrels: (k: number) => count(k, terms.barrel),
    kinds: (k: number) => count(k, WHOLE_KIND),
    workers: (k: number) => count(k, WORKER),
    amount: (k: number, id: GoodId) => `${count(k, terms.barrel)} de ${goods[id].one}`,
    role: (id: RoleId) => o(roles[id]),
    Role: (id: RoleId) => O(roles[id]),
    phase: (id: RoleId) => `fase ${doThe(roles[id])}`,
    the: (id: BuildingId) => o(buildings[id]),
    occupied: (id: BuildingId) => `${um(buildings[id])} ${by(buildings[id], 'ocupado', 'ocupada')}`,
    supply: places.supply,
    hall: places['worker-ship'],
    house: places['trading-house'],
    empty: by(places.supply, 'vazio', 'vazia'),
    full: by(places['trading-house'], 'cheio', 'cheia'),
    list: (items: readonly (string | number)[]) => listed(items, 'e'),
    piles: n.switches.tileSupply === 'pile-per-open-tile',
  }
}

export type Say = ReturnType<typeof sayWith>
