import { capital, type Facts } from '@quayside/kernel'
import type { Moment } from '../../../boards/board.ts'
import { orderNoun } from './buttons.ts'
import { Said } from './said.ts'

/** The question in few words, the noun first. */
export function ask(question: Facts, held: readonly string[], moment: Moment): string {
  const said = new Said(moment)
  return (held.length > 0 && after(question.kind, held, said)) || begun(question, said)
}

function begun(question: Facts, said: Said): string {
  const { ask: w } = said.w
  switch (question.kind) {
    case 'area':
      return w.area(String(question.area))
    case 'fee':
      return w.fee(question.owner === question.seat ? '' : said.name(Number(question.owner)))
    case 'choose-ship':
      return w.points(Number(question.points))
    case 'optional-action':
      return w.use(acting(String(question.action), said))
    case 'choose-items':
      return w.choose(Number(question.count), question.market === 1)
    case 'discount':
      return w.discount(Number(question.amount))
    case 'pay':
      return w.pay(said.items(question.item, Number(question.due)))
    case 'put-piece':
      return w.put(said.noun('piece', question.piece))
    case 'feeding':
      return w.feed(said.items('food', Number(question.food)))
    case 'clean-up':
      if (question.step === 'reactivate') return w.reactivate
      return question.step === 'market' ? w.market : w.step(said.noun('step', question.step))
    default:
      return w.plain[question.kind] ?? ''
  }
}

/** An island, a boat or a diary. */
function acting(id: string, said: Said): string {
  if (id.startsWith('isl-')) return said.noun('island', id)
  return id.startsWith('boat-') ? said.noun('boat', id) : said.w.nouns.diary
}

/** What is asked for after what is held, by the kind of the last place; by question where that decides. */
const NEXT: { readonly [kind: string]: string } = {
  island: 'site',
  site: 'island',
  boat: 'dock',
  dock: 'boat',
  order: 'worker',
  area: 'worker',
  stone: 'statue',
  terrain: 'hex',
  cultivate: 'hex',
  from: 'hex',
  free: 'terrain',
}

function after(question: string, held: readonly string[], said: Said): string {
  const { ask: w } = said.w
  const [kind, id = '', item] = (held.at(-1) ?? '').split(':')
  const tile = held
    .find((place) => place.startsWith('tile:'))
    ?.slice('tile:'.length)
    .split('-')
  if (tile) {
    const other = kind === 'hex' ? (tile.find((half) => half !== item) ?? tile[0]) : tile[0]
    const noun = capital(said.half(other))
    return kind === 'hex' ? w.half(noun, said.space(id)) : w.which(noun, w.whats.hex)
  }
  const next = kind === 'worker' ? (question === 'turn' ? 'area' : 'order') : nextOf(kind, item)
  const noun = nounOf(kind, id, said)
  return next && noun ? w.which(noun, w.whats[next]) : ''
}

/** A space alone: of a ruin comes a statue, of half a tile the tile. */
const nextOf = (kind: string, item: string | undefined): string =>
  kind === 'hex' ? (item ? 'tile' : 'statue') : (NEXT[kind] ?? '')

function nounOf(kind: string, id: string, said: Said): string {
  switch (kind) {
    case 'site':
      return said.site(id)
    case 'dock':
      return said.dock(id)
    case 'hex':
    case 'free':
    case 'from':
      return capital(said.space(id))
    case 'area':
      return said.w.ask.area(id).replace(/:.*/, '')
    case 'stone':
      return said.noun('item', id)
    case 'cultivate':
      return capital(said.half(id))
    case 'order':
      return orderNoun(id, said)
    case 'worker':
    case 'island':
    case 'boat':
    case 'terrain':
      return said.noun(kind, id)
    default:
      return ''
  }
}
