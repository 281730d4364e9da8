import type { AnyGame, GameWords, Language } from '@quayside/kernel'
import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import { BASE_BUILDINGS } from '@quayside/puerto-rico/data/buildings'
import { FESTIVAL_BOARD, FESTIVAL_CARDS } from '@quayside/puerto-rico/data/festival'
import { NEW_BUILDINGS } from '@quayside/puerto-rico/data/new-buildings'
import { NOBLES_BUILDINGS } from '@quayside/puerto-rico/data/nobles-buildings'
import { ABILITIES, ARROWS, TIE_BREAK_CARDS } from '@quayside/puerto-rico/data/puertoma'
import { ROLES } from '@quayside/puerto-rico/ids'
import { type AboutGame, type Kind, part, type Sourced } from '../../../about/inventory.ts'
import { defaultOptions } from '../../../home/options.ts'
import { NAMES, STORY } from './words.ts'

const SURE: Sourced = { source: 'rulebook' }
const OURS: Sourced = { source: 'reconstructed' }

/** Arrows that examples in the rulebook fix; all others are reconstructed. */
const KNOWN_ARROWS = [
  ['builder', 'settler'],
  ['builder', 'mayor'],
  ['builder', 'trader'],
  ['craftsman', 'trader'],
  ['craftsman', 'captain'],
]

type Arrow = readonly [from: string, to: string]

const arrows = (): Arrow[] => [
  ...ARROWS.twoWay.flatMap(([a, b]): Arrow[] => [
    [a, b],
    [b, a],
  ]),
  ...ARROWS.oneWay,
]

const arrowSource = ([from, to]: Arrow): Sourced =>
  KNOWN_ARROWS.some(([a, b]) => a === from && b === to) ? SURE : OURS

function kinds(game: AnyGame, language: Language): Kind[] {
  const { titles, tieBreak } = NAMES[language]
  const wordsOf = (edition: string): GameWords => game.words(language, { ...defaultOptions(game), edition })
  const [classic, later] = [wordsOf('classic'), wordsOf('1897')]
  const sure = (words: GameWords, arg: string, list: readonly { readonly id: string }[]) =>
    list.map(({ id }) => part(words.thing(arg, id), SURE))
  const roles = ROLES.filter((role) => role !== 'prospector2').map((id) => ({ id }))
  return [
    { id: 'roles', title: titles.roles, parts: sure(classic, 'role', roles) },
    { id: 'base', title: titles.base, parts: sure(classic, 'building', BASE_BUILDINGS) },
    { id: 'new-buildings', title: titles.newBuildings, parts: sure(classic, 'building', NEW_BUILDINGS) },
    { id: 'nobles', title: titles.nobles, parts: sure(classic, 'building', NOBLES_BUILDINGS) },
    {
      id: 'festival',
      title: titles.festival,
      parts: sure(later, 'goal', [...FESTIVAL_BOARD, ...FESTIVAL_CARDS]),
    },
    {
      id: 'achievements',
      title: titles.achievements,
      parts: ACHIEVEMENTS.map(({ id, source }) =>
        part(later.thing('achievement', id), source === 'rulebook' ? SURE : OURS),
      ),
    },
    { id: 'abilities', title: titles.abilities, parts: sure(later, 'ability', ABILITIES) },
    {
      id: 'tie-breaks',
      title: titles.tieBreaks,
      parts: TIE_BREAK_CARDS.map((card) => part(tieBreak(card.number), card)),
    },
    {
      id: 'arrows',
      title: titles.arrows,
      parts: arrows().map((arrow) =>
        part(arrow.map((role) => later.thing('role', role)).join(' → '), arrowSource(arrow)),
      ),
    },
  ]
}

export const about: AboutGame = { story: STORY, kinds }
