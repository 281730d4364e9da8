import { when } from '@quayside/kernel'
import { OWN_SHIP, SMALL_SHIP } from '../../answers.ts'
import type { GoodId, PieceId } from '../../ids.ts'
import type { Names } from '../catalogue.ts'
import { count, doThe, type Gender, um } from './grammar.ts'

/** Parts that many sentences have, with the names of an edition. */
export const phrasesOf = ({ goods, terms, places, pieces, buildings }: Names<Gender>) => ({
  coins: (n: number) => count(n, terms.coin),
  barrels: (n: number) => count(n, terms.barrel),
  workers: (n: number) => count(n, pieces.worker),
  cargo: (facts: { count: number; good: GoodId }) => count(facts.count, goods[facts.good]),
  from: { supply: doThe(places.supply), ship: doThe(places['worker-ship']) },
  fromPile: (pile: number) => when(pile, ` da pilha ${pile}`),
  shipName: (ship: number) => {
    if (ship === OWN_SHIP) return 'navio próprio'
    return `navio ${ship === SMALL_SHIP ? doThe(buildings['small-wharf']) : `de ${ship}`}`
  },
  /** What goes back to the supply: "1 milho", "um trabalhador", "1 PV". */
  returned: (thing: GoodId | PieceId | 'vp') => {
    if (thing === 'vp') return '1 PV'
    return thing === 'worker' || thing === 'noble' ? um(pieces[thing]) : count(1, goods[thing])
  },
})
