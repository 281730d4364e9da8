import type { Facts, Language } from '@quayside/kernel'
import type { GameBoard, Moment, Part, SideAction } from '../../../boards/board.ts'
import { ask } from './ask.ts'
import { end, sealing, whole } from './buttons.ts'
import { tileName } from './names.ts'
import { tellingAt } from './outcome.ts'
import { places } from './places.ts'
import { DOCK_WORDS } from './words-dock.ts'

/** How the dock asks: which places of an answer are picked one after the other, and which part an answer has. */

/** What an answer has at one place only, or at a second that all like it share, is one end. */
const ONE_END: { readonly [kind: string]: string } = { rest: 'pile', attach: 'attach' }

/** The piece first, then its place; places are told in this order. */
function ends(answer: Facts): readonly string[] {
  const only = ONE_END[answer.kind]
  return only ? places(answer).filter((place) => place.startsWith(`${only}:`)) : places(answer)
}

type EndId = keyof (typeof DOCK_WORDS)['en']['ends']
/** Ends that go by the name of another. */
const NAMED: { readonly [kind: string]: EndId } = {
  expansion: 'action',
  marker: 'action',
  tile: 'action',
  base: 'column',
}

function endName(place: string, language: Language): string {
  const [kind] = place.split(':')
  return DOCK_WORDS[language].ends[NAMED[kind] ?? (kind as EndId)] ?? ''
}

const ENDING: ReadonlySet<string> = new Set(['seal', 'done', 'end'])

/** Who stops before a capital call chooses between two things; the inkwell stops when one is done with it. */
function part({ kind, steps }: Facts): Part {
  if (kind === 'attach') return 'side'
  return ENDING.has(kind) || (kind === 'stop' && steps === undefined) ? 'done' : 'answer'
}

/** The +1 tile can be put on a card whatever is asked. */
const side = (_answer: Facts, language: Language): SideAction => ({
  id: 'plus-one',
  name: tileName('plus-one', DOCK_WORDS[language]),
  key: 't',
})

function done(question: string, moment: Moment): string {
  const telling = question === 'plan' ? tellingAt(moment) : null
  if (!telling) return ''
  const { slots = [] } = telling.view.players[telling.seat]
  return sealing(slots.filter((card) => card !== null).length, telling)
}

export const dock: Pick<GameBoard, 'ends' | 'endName' | 'end' | 'whole' | 'part' | 'side' | 'ask' | 'done' | 'point'> =
  { ends, endName, end, whole, part, side, ask, done, point: null }
