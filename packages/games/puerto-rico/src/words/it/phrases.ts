import { when } from '@quayside/kernel'
import { OWN_SHIP, SMALL_SHIP } from '../../answers.ts'
import type { GoodId, PieceId } from '../../ids.ts'
import type { Names } from '../catalogue.ts'
import { count, dal, del, type Grammar, un } from './grammar.ts'

/** Parts that many sentences have, with the names of an edition. */
export const phrasesOf = ({ goods, terms, places, pieces, buildings }: Names<Grammar>) => ({
  coins: (n: number) => count(n, terms.coin),
  barrels: (n: number) => count(n, terms.barrel),
  workers: (n: number) => count(n, pieces.worker),
  cargo: (facts: { count: number; good: GoodId }) => count(facts.count, goods[facts.good]),
  from: { supply: dal(places.supply), ship: dal(places['worker-ship']) },
  fromPile: (pile: number) => when(pile, ` dalla pila ${pile}`),
  shipName: (ship: number) => {
    if (ship === OWN_SHIP) return 'nave propria'
    return `nave ${ship === SMALL_SHIP ? del(buildings['small-wharf']) : `da ${ship}`}`
  },
  /** What goes back to the supply: "1 mais", "un lavoratore", "1 PV". */
  returned: (thing: GoodId | PieceId | 'vp') => {
    if (thing === 'vp') return '1 PV'
    return thing === 'worker' || thing === 'noble' ? un(pieces[thing]) : count(1, goods[thing])
  },
})
