import { list, oneOf, strict, variantMessage, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { few, gained, items } from './numbers.ts'

const to = oneOf(['storage', 'market'])
const op = <const T extends string>(name: T) => v.literal(name)

const ALL = {
  gain: strict({ op: op('gain'), items: gained, to }),
  choose: strict({ op: op('choose'), from: items, count: few, to }),
  draw: strict({ op: op('draw'), count: few }),
  place: strict({ op: op('place'), count: few }),
  cartographer: strict({ op: op('cartographer'), steps: whole(1, 6) }),
  helm: strict({ op: op('helm'), points: whole(1, 9) }),
  'remove-ruin': strict({ op: op('remove-ruin') }),
  'copy-boat': strict({ op: op('copy-boat') }),
  'ruin-or-statue': strict({ op: op('ruin-or-statue') }),
  'load-merchant': strict({ op: op('load-merchant') }),
  'build-boat': strict({ op: op('build-boat') }),
  'coins-per-building': strict({ op: op('coins-per-building') }),
  feed: strict({ op: op('feed') }),
  'island-actions': strict({ op: op('island-actions'), count: few }),
  'boat-actions': strict({ op: op('boat-actions'), count: few }),
  'lid-on-land': strict({ op: op('lid-on-land') }),
  'scrap-boat': strict({ op: op('scrap-boat') }),
  'move-piece': strict({ op: op('move-piece') }),
}
type Op = keyof typeof ALL

/** A list of effects, each of one of these kinds. */
const effects = <const K extends Op>(ops: readonly K[]) =>
  list(
    v.variant(
      'op',
      ops.map((name) => ALL[name]),
      variantMessage(ops),
    ),
  )

const SIMPLE = ['gain', 'choose', 'draw', 'place', 'cartographer'] as const

/** A ship passes islands as it moves: one that moved ships could do so without end. */
export const islandEffects = effects([...SIMPLE, 'remove-ruin'])
export const boatEffects = effects([...SIMPLE, 'helm', 'remove-ruin', 'copy-boat'])
export const boardEffects = effects([...SIMPLE, 'helm', 'remove-ruin'])
export const statueSpaceEffects = effects([...SIMPLE, 'helm'])
export const wheneverEffects = effects(['gain', 'draw', 'cartographer', 'helm'])
export const largeEffects = effects((Object.keys(ALL) as Op[]).filter((name) => name !== 'copy-boat'))
