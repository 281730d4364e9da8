import type { Answer } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { USE_BOAT, USE_DIARY, USE_ISLAND } from '../answers.ts'
import type { DataPack, Effect } from '../data/pack.ts'
import { event } from '../events.ts'
import { BOAT, DIARY, ISLAND, type Item, PROGRAM, type Program } from '../ids.ts'
import { type Amounts, amountsOf, itemsOf } from './items.ts'

/** One thing that an action does, as the engine runs it. */
export type Step =
  | Exclude<Effect, { readonly op: 'gain' | 'choose' }>
  | { readonly op: 'gain'; readonly items: Amounts; readonly to: 'storage' | 'market' }
  | {
      readonly op: 'choose'
      readonly from: readonly Item[]
      readonly count: number
      readonly to: 'storage' | 'market'
    }

function stepOf(effect: Effect): Step {
  if (effect.op === 'gain') return { ...effect, items: amountsOf(effect.items) }
  return effect.op === 'choose' ? { ...effect, from: itemsOf(effect.from) } : effect
}

/** What a component does, step by step. Of islands, boats and diaries also how it is answered and told that it is done. */
export interface ProgramRules {
  /** The component's id. */
  readonly id: string
  readonly steps: readonly Step[]
  readonly use: Answer
  /** The event, and the number that it tells. */
  readonly used: number
  readonly thing: number
}

/** Every action of the components, and which of them each component has. */
export interface Programs {
  readonly all: readonly ProgramRules[]
  readonly island: readonly Program[]
  readonly boat: readonly Program[]
  readonly diary: readonly Program[]
  /** Of the crate spaces; the last is that of a small building card, none where no card has one. */
  readonly crate: readonly Maybe<Program>[]
  /**
   * Of building cards: what a small one does whenever its moment comes, or when its statue space is filled; what a large one does when it is
   * used.
   */
  readonly card: readonly Maybe<Program>[]
}

const [ISLAND_USED, BOAT_USED, DIARY_USED] = [event('island-used'), event('boat-used'), event('diary-used')]

export function compilePrograms(pack: DataPack): Programs {
  const all: ProgramRules[] = []
  const add = (id: string, effects: readonly Effect[], use = -1, used = -1, thing = -1): Program => {
    all.push({ id, steps: effects.map(stepOf), use, used, thing })
    return PROGRAM.all[all.length - 1]
  }
  const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T =>
    list.find((entry) => entry.id === id) as T
  const extraCrate = pack.smallCards.find(({ ability }) => ability.type === 'crate')
  return {
    all,
    island: ISLAND.all.map((island) => {
      const { id, effects } = byId(pack.tiles.islands, ISLAND.id(island))
      return add(id, effects, USE_ISLAND.of(island), ISLAND_USED, island)
    }),
    boat: BOAT.all.map((boat) => {
      const { id, effects } = byId(pack.boats, BOAT.id(boat))
      return add(id, effects, USE_BOAT.of(boat), BOAT_USED, boat)
    }),
    diary: pack.diaries.map(({ id, effects }, i) => add(id, effects, USE_DIARY.of(DIARY.all[i]), DIARY_USED, i)),
    crate: [
      ...pack.playerBoard.crates.map(({ id, effects }) => add(id, effects)),
      extraCrate?.ability.type === 'crate' ? add(`${extraCrate.id} crate`, extraCrate.ability.effects) : NONE,
    ],
    card: [
      ...pack.smallCards.map(({ id, ability }) =>
        ability.type === 'whenever' || ability.type === 'statue-space' ? add(id, ability.effects) : NONE,
      ),
      ...pack.largeCards.map(({ id, effects }) => add(id, effects)),
    ],
  }
}

/** Whether an action is to copy the action of a boat. */
export const copiesBoat = ({ steps }: ProgramRules): boolean => steps.some(({ op }) => op === 'copy-boat')
