import { capital, listed, type Name, type Noun } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import type { GoodId, RoleId } from '@quayside/puerto-rico/ids'
import type { Numbers } from '@quayside/puerto-rico/numbers/index'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import { by, count, del, type Grammar, Il, il, nel, un, WORKER } from '@quayside/puerto-rico/words/it/grammar'

/** "i barili", "le casse", "gli edifici" */
export const i = (noun: Noun & Grammar): string => {
  const masculine = /^([aeiou]|s[bcdfglmnpqrtvz]|z|gn|ps)/i.test(noun.other) ? 'gli' : 'i'
  return `${by(noun, masculine, 'le')} ${noun.other}`
}
export const I = (noun: Noun & Grammar): string => capital(i(noun))

/** "sul possedimento", "sulla piantagione" */
export const sul = (thing: Name & Grammar): string => nel(thing).replace(/^ne/, 'su')

/** "un altro barile", "un'altra cassa" */
export const another = (thing: Name & Grammar): string => `${by(thing, 'un altro', 'un’altra')} ${thing.one}`

/** "tanti barili quanti ce ne stanno" */
export const asMany = (noun: Noun & Grammar): string =>
  `${by(noun, 'tanti', 'tante')} ${noun.other} ${by(noun, 'quanti', 'quante')} ce ne stanno`

/** "tutti i barili che hai" */
export const allYours = (noun: Noun & Grammar): string => `${by(noun, 'tutti', 'tutte')} ${i(noun)} che hai`

const WHOLE_KIND = { one: 'tipo intero', other: 'tipi interi' }

/** Names and numbers of one table, ready to be put into sentences. */
export const sayWith = (names: Names<Grammar>, n: Numbers) => {
  const { terms, places, roles, buildings, goods } = names
  return {
    ...names,
    n,
    coins: (k: number) => count(k, terms.coin),
    barrels: (k: number) => count(k, terms.barrel),
    kinds: (k: number) => count(k, WHOLE_KIND),
    workers: (k: number) => count(k, WORKER),
    amount: (k: number, id: GoodId) => `${count(k, terms.barrel)} di ${goods[id].one}`,
    role: (id: RoleId) => il(roles[id]),
    Role: (id: RoleId) => Il(roles[id]),
    phase: (id: RoleId) => `fase ${del(roles[id])}`,
    the: (id: BuildingId) => il(buildings[id]),
    occupied: (id: BuildingId) => `${un(buildings[id])} ${by(buildings[id], 'occupato', 'occupata')}`,
    supply: places.supply,
    hall: places['worker-ship'],
    house: places['trading-house'],
    empty: by(places.supply, 'vuoto', 'vuota'),
    full: by(places['trading-house'], 'pieno', 'piena'),
    list: (items: readonly (string | number)[]) => listed(items, 'e'),
    piles: n.switches.tileSupply === 'pile-per-open-tile',
  }
}

export type Say = ReturnType<typeof sayWith>
