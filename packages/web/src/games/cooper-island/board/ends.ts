import { capital, type Facts, type Language } from '@quayside/kernel'
import type { Label, Moment } from '../../../boards/board.ts'
import { labelOf, orderNoun, standing } from './buttons.ts'
import { places } from './places.ts'
import { join, Said, some } from './said.ts'
import { tileId } from './things.ts'
import { DOCK_WORDS } from './words-dock.ts'
import { workLabel } from './work-label.ts'

/** Answers by their ends: the piece first, then where it goes. */

/** A place is no end where it is the same for all: storage, and where a carried tile lies. */
export function ends(answer: Facts): readonly string[] {
  switch (answer.kind) {
    case 'place': {
      const [tile, first, second] = places(answer)
      // Whichever half comes first in the name of the tile is laid first, wherever it lies.
      return tileId(answer.first, answer.second).startsWith(`${answer.first}-`)
        ? [tile, first, second]
        : [tile, second, first]
    }
    case 'order':
      return [`worker:${answer.worker}`, `order:${answer.order}`]
    case 'stock':
    case 'stock-land':
      return places(answer).slice(0, 1)
    default:
      return places(answer)
  }
}

export const endName = (end: string, language: Language): string => DOCK_WORDS[language].ends[end.split(':')[0]] ?? ''

/** The button of an end; what only the other end decides is left to that. */
export function end(place: string, answers: readonly Facts[], moment: Moment): Label {
  const said = new Said(moment)
  const [answer] = answers
  const label = labelOf(answer, said)
  const [kind, id = '', item] = place.split(':')
  if (answer.kind === 'place' || answer.kind === 'explore' || answer.kind === 'cultivate' || answer.kind === 'move') {
    return ofLand(kind, id, answers, said) ?? label
  }
  const { w, player } = said
  switch (kind) {
    case 'worker':
      return { noun: w.workers[id as 'ordinary' | 'special'], brings: w.so.left(player.workers[id]) }
    case 'area':
      return workLabel(answer, said)
    case 'island':
      return { noun: said.noun('island', id), brings: said.effect(id) }
    case 'site':
      return { noun: said.site(id), brings: w.so.beside(said.space(item)) }
    case 'boat':
      return { noun: said.noun('boat', id), brings: said.effect(id) }
    case 'dock':
      return { ...label, noun: said.dock(id), brings: (label.brings ?? '').replace(`${said.dock(id)}, `, '') }
    case 'order':
      return { noun: orderNoun(id, said), brings: standing(answer, said) }
    case 'statue':
      return { noun: said.statue(id), brings: '', ...(answer.kind === 'ruin' && { points: label.points }) }
    case 'stone':
      return { noun: said.noun('item', id), brings: said.thing('cost', id), points: label.points }
    case 'hex':
      return answer.kind === 'ruin' ? { noun: w.nouns.ruin(said.space(id)) } : label
    default:
      return label
  }
}

/** Tiles and spaces: how many ways a tile has, how high a space gets. */
function ofLand(kind: string, id: string, answers: readonly Facts[], said: Said): Label | null {
  const { so } = said.w
  const [answer] = answers
  switch (kind) {
    case 'tile': {
      const [one, other] = id.split('-')
      return { noun: said.tile(one, other), brings: so.spots(answers.length) }
    }
    case 'terrain':
    case 'cultivate':
      return {
        noun: kind === 'terrain' ? said.noun('terrain', id) : capital(said.half(id)),
        brings: so.spots(answers.length),
      }
    case 'from':
      return { noun: labelOf(answer, said).noun, brings: said.space(id) }
    case 'hex':
    case 'free':
      return { noun: said.space(id), brings: risen(answers, said) }
    default:
      return null
  }
}

/** What is alike for all of these answers: the level, the map, and that no island could come any more. */
function risen(answers: readonly Facts[], { w: { so } }: Said): string {
  const same = (fact: string): number | undefined =>
    answers.every((each) => each[fact] === answers[0][fact]) ? Number(answers[0][fact] ?? 0) : undefined
  const left = answers[0].left !== undefined && same('left')
  return join(some(same('level'), so.level), typeof left === 'number' && so.mapTo(left), same('bars') === 1 && so.bars)
}
