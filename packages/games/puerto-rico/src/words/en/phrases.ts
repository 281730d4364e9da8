import { when } from '@quayside/kernel'
import type { GoodId, PieceId } from '../../ids.ts'
import type { Names } from '../catalogue.ts'
import { a, count, the } from './grammar.ts'

/** Parts that many sentences have, with the names of an edition. */
export const phrasesOf = ({ goods, terms, places, pieces, buildings }: Names) => ({
  coins: (n: number) => count(n, terms.coin),
  barrels: (n: number) => count(n, terms.barrel),
  workers: (n: number) => count(n, pieces.worker),
  cargo: (facts: { count: number; good: GoodId }) => count(facts.count, goods[facts.good]),
  from: { supply: the(places.supply), ship: the(places['worker-ship']) },
  fromPile: (pile: number) => when(pile, ` from pile ${pile}`),
  shipName: (ship: number) =>
    ({ 0: 'own ship', 1: `ship of ${the(buildings['small-wharf'])}` })[ship] ?? `ship of ${ship}`,
  /** What goes back to the supply: "1 corn", "a worker", "1 VP". */
  returned: (thing: GoodId | PieceId | 'vp') => {
    if (thing === 'vp') return '1 VP'
    return thing === 'worker' || thing === 'noble' ? a(pieces[thing]) : count(1, goods[thing])
  },
})
