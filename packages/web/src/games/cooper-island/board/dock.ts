import type { Facts, Language } from '@quayside/kernel'
import type { GameBoard, Part, SideAction } from '../../../boards/board.ts'
import Helm from '../marks/Helm.svelte'
import { ask } from './ask.ts'
import { whole } from './buttons.ts'
import { end, endName, ends } from './ends.ts'
import { DOCK_WORDS } from './words-dock.ts'

/** What ends a question, and what leaves it. */
const PARTS: { readonly [kind: string]: Part } = {
  done: 'done',
  feed: 'done',
  finish: 'pass',
  skip: 'pass',
  lose: 'pass',
  refuse: 'pass',
}

type Side = keyof (typeof DOCK_WORDS)['en']['sides']

/** What may be done at any moment of one's own turn, by kind of answer. R turns tiles. */
const SIDES: { readonly [kind: string]: Side } = {
  exchange: 'exchange',
  stock: 'stock',
  'stock-land': 'stock',
  explore: 'map',
  cultivate: 'map',
  'use-crate': 'crate',
  'use-card': 'card',
  contract: 'contract',
}
const KEYS: Readonly<Record<Side, string>> = {
  exchange: 'x',
  stock: 's',
  map: 't',
  crate: 'k',
  card: 'd',
  contract: 'c',
}

/** A free action is what is asked where the referee says so: what is stored before the market is cleared, what makes room for a piece. */
export function part({ kind, asked }: Facts): Part {
  if (Object.hasOwn(SIDES, kind)) return asked === 1 ? 'answer' : 'side'
  return PARTS[kind] ?? 'answer'
}

export function side({ kind }: Facts, language: Language): SideAction {
  const id = SIDES[kind] ?? 'exchange'
  return { id, name: DOCK_WORDS[language].sides[id], key: KEYS[id] }
}

/** Where both workers can go, the ordinary one is in hand: areas have their numbers at once. */
function begins(answers: readonly Facts[]): string | null {
  const sorts = new Set(answers.flatMap(({ kind, worker }) => (kind === 'work' ? [worker] : [])))
  return sorts.size > 1 ? 'worker:ordinary' : null
}

/** What a gesture ends with. */
const DONE: { readonly [question: string]: 'pay' | 'exchange' } = { pay: 'pay', exchange: 'exchange' }

export const dock: Pick<
  GameBoard,
  'begins' | 'ends' | 'endName' | 'end' | 'whole' | 'part' | 'side' | 'ask' | 'done' | 'point'
> = {
  begins,
  ends,
  endName,
  end,
  whole,
  part,
  side,
  ask,
  done: (question, { language }) => (DONE[question] ? DOCK_WORDS[language].acts[DONE[question]] : ''),
  point: Helm,
}
