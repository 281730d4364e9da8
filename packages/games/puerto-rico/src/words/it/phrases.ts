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
  /** "3 barili di mais": goods are counted by what they lie in. */
  cargo: (facts: { count: number; good: GoodId }) => `${count(facts.count, terms.barrel)} di ${goods[facts.good].one}`,
  from: { supply: dal(places.supply), ship: dal(places['worker-ship']) },
  fromPile: (pile: number) => when(pile, ` dalla pila ${pile}`),
  shipName: (ship: number) => {
    if (ship === OWN_SHIP) return 'nave propria'
    return `nave ${ship === SMALL_SHIP ? del(buildings['small-wharf']) : `da ${ship}`}`
  },
  /** What goes back to the supply: "1 barile di mais", "un lavoratore", "1 PV". */
  returned: (thing: GoodId | PieceId | 'vp') => {
    if (thing === 'vp') return '1 PV'
    return thing === 'worker' || thing === 'noble'
      ? un(pieces[thing])
      : `${count(1, terms.barrel)} di ${goods[thing].one}`
  },
})
