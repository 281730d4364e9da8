import type { DataPack, Sourced } from '@quayside/cooper-island/data/pack'
import { type AnyGame, capital, type Language } from '@quayside/kernel'
import { type AboutGame, type Kind, part } from '../../../about/inventory.ts'
import { defaultOptions } from '../../../home/options.ts'
import { NAMES, STORY } from './words.ts'

interface Known extends Sourced {
  readonly id: string
}

function kinds(game: AnyGame, language: Language): Kind[] {
  const pack = game.data?.pack as DataPack
  const { peninsula, tiles, boats, playerBoard, workBoard, solo } = pack
  const words = game.words(language, defaultOptions(game))
  const { titles, names } = NAMES[language]
  const thing = (arg: string, id: string) => capital(words.thing(arg, id))
  const things = (arg: string, list: readonly Known[]) => list.map((each) => part(thing(arg, each.id), each))
  const priced = (arg: string, list: readonly Known[]) =>
    list.map((each) => part(`${thing(arg, each.id)}: ${words.thing('cost', each.id)}`, each))
  const named = (list: readonly (Known & { readonly nameSource: string })[]) =>
    list.map((each) => part(thing('card', each.id), each, [each.nameSource === 'reconstructed' && 'name-ours']))
  return [
    {
      id: 'peninsula',
      title: titles.peninsula,
      parts: [
        ...peninsula.spaces.map((each) => part(names.space[each.kind](words.thing('space', each.id)), each)),
        ...things('water', peninsula.sandbanks),
      ],
    },
    {
      id: 'islands',
      title: titles.islands,
      parts: tiles.islands.map((each) =>
        part(`${thing('island', each.id)}: ${words.thing('terrain', each.terrain)}`, each, [
          each.effectsSource === 'rulebook' && 'effect-printed',
        ]),
      ),
    },
    {
      id: 'tiles',
      title: titles.tiles,
      parts: [
        ...things('double', tiles.doubles),
        ...tiles.singles.map((each) =>
          part(names.single(...(each.sides.map((id) => words.thing('terrain', id)) as [string, string])), each),
        ),
      ],
    },
    { id: 'boats', title: titles.boats, parts: things('boat', boats) },
    { id: 'docks', title: titles.docks, parts: priced('dock', playerBoard.docks) },
    { id: 'statue-spaces', title: titles.statueSpaces, parts: things('statue', playerBoard.statueSpaces) },
    { id: 'crates', title: titles.crates, parts: things('crate', playerBoard.crates) },
    {
      id: 'player-board',
      title: titles.playerBoard,
      parts: [
        part(names.storage, playerBoard.storage),
        part(names.startItems, playerBoard.startItems),
        part(names.startDoubles, playerBoard.startDoubles),
        part(names.cartographer, playerBoard.cartographer),
        ...things('exchange', playerBoard.exchanges),
        ...priced('building', playerBoard.buildings),
        part(names.settlement, playerBoard.settlementBonus),
        part(thing('piece', 'statue'), playerBoard.statue),
        part(names.reactivation, playerBoard.reactivation),
        part(names.passage, playerBoard.passage),
        part(names.leftovers, playerBoard.leftovers),
      ],
    },
    {
      id: 'work-board',
      title: titles.workBoard,
      parts: [
        part(names.workers, workBoard.workers),
        part(names.feeding, workBoard.feeding),
        ...workBoard.feedingSlots.map((each) => part(names.slot(words.thing('worker', each.worker)), each)),
        ...things('milestone', workBoard.milestones),
        part(names.workerContracts, workBoard.workerContracts),
        part(names.helmContracts, workBoard.helmContracts),
      ],
    },
    { id: 'areas', title: titles.areas, parts: things('area', pack.areas) },
    { id: 'merchants', title: titles.merchants, parts: priced('merchant', pack.merchants) },
    { id: 'orders', title: titles.orders, parts: things('order', pack.orders) },
    { id: 'small-cards', title: titles.smallCards, parts: named(pack.smallCards) },
    { id: 'large-cards', title: titles.largeCards, parts: named(pack.largeCards) },
    { id: 'diaries', title: titles.diaries, parts: things('diary', pack.diaries) },
    {
      id: 'solo',
      title: titles.solo,
      parts: [
        part(names.stock, solo.stock),
        part(names.neutral, solo.neutral),
        part(names.develop, solo.develop),
        part(names.discount, solo.specialDiscount),
        ...solo.scoring.map((each) => part(names.scoring(each.area, words.thing('metric', each.counts)), each)),
        part(names.soloMilestones, solo.milestones),
        part(names.milestoneHelm, solo.milestoneHelm),
        part(names.cleanUp, solo.cleanUp),
        part(names.fallback, solo.fallback),
        ...solo.levels.map((each) => part(names.level(each.level), each)),
        ...things('strategy', solo.strategies),
      ],
    },
  ]
}

export const about: AboutGame = { story: STORY, kinds }
