import { CONTRACTS, ITEMS, MILESTONES, TERRAINS } from '@quayside/cooper-island/ids'
import { gameById, loadGame } from '@quayside/games'
import { capital, type GameWords, type Language } from '@quayside/kernel'
import { type CardDraft, cardFrom, helpFrom, sectionsFrom } from '../../../sheets/from-words.ts'
import type { HelpCard, HelpFor } from '../../../sheets/help.ts'
import { type Box, boxOf, itemsOf, terrainOf } from '../board/things.ts'
import { SECTIONS } from './plan.ts'
import { HELP_WORDS, type HelpWords } from './words.ts'

/** The help of Cooper Island, put together from the game's own words for its things and rules. */

type Text = keyof HelpWords['texts']

const ABOUT: {
  readonly [id in keyof HelpWords['about']]: { readonly texts?: readonly Text[]; readonly rules?: readonly string[] }
} = {
  ships: { texts: ['sea', 'anchors'], rules: ['passing-islands'] },
  cartographer: { rules: ['cartographer', 'cartographer-track'] },
  tiles: { rules: ['double-tiles', 'terrain', 'gold', 'bag'] },
  cooper: { texts: ['cooper'], rules: ['turn-order'] },
  feeding: { texts: ['feeding'], rules: ['feeding-more'] },
  storage: { rules: ['storage', 'market', 'paying', 'paying-superfluous'] },
  workers: { rules: ['workers', 'work-spaces', 'contracts'] },
  statues: { rules: ['statues', 'statue-spaces', 'ruins'] },
}

function cardsOf(box: Box, words: GameWords, w: HelpWords): HelpCard[] {
  const name = (kind: string, id: string) => capital(words.thing(kind, id))
  const does = (id: string) => words.thing('effect', id)
  const cost = (id: string) => [w.cost, words.thing('cost', id)] as const
  const { playerBoard: board, workBoard } = box
  const drafts: CardDraft[] = [
    ...box.areas.map(({ id }) => ({
      kind: 'area',
      id,
      title: w.area(id),
      summary: does(id),
      rules: ['work-spaces', 'areas'],
      facts: ['round', 'square'].flatMap((shape) => {
        const symbol = words.thing('symbol', `${id}.${shape}`)
        return symbol === `${id}.${shape}` ? [] : [[`${w.symbol}: ${words.thing('shape', shape)}`, symbol] as const]
      }),
    })),
    ...box.tiles.islands.map(({ id, terrain }) => ({
      kind: 'island',
      id,
      title: name('island', id),
      summary: does(id),
      rules: ['islands', 'passing-islands'],
      facts: [[w.terrain, words.thing('terrain', terrain)] as const],
    })),
    ...box.boats.map(({ id }) => ({
      kind: 'boat',
      id,
      title: name('boat', id),
      summary: does(id),
      rules: ['boats', 'income'],
    })),
    ...board.docks.map(({ id, helm }) => ({
      kind: 'dock',
      id,
      title: name('dock', id),
      rules: ['boats'],
      facts: [cost(id), [w.helm, helm] as const],
    })),
    ...board.buildings.map(({ id, helm, count }) => ({
      kind: 'building',
      id,
      title: name('building', id),
      rules: ['buildings', 'placing-pieces', ...(id === 'fort' ? ['reactivation'] : [])],
      facts: [cost(id), [w.helm, helm] as const, [w.count, count] as const],
    })),
    ...board.statueSpaces.map(({ id, helm }) => ({
      kind: 'statue',
      id,
      title: name('statue', id),
      rules: ['statue-spaces', 'statues', 'ruins'],
      facts: helm > 0 ? [[w.helm, helm] as const] : [],
    })),
    ...box.merchants.map(({ id, helm }) => ({
      kind: 'merchant',
      id,
      title: name('merchant', id),
      rules: ['merchants', 'lids'],
      facts: [cost(id), [w.helm, helm] as const],
    })),
    ...[...board.crates, ...box.smallCards.filter(({ ability }) => ability.type === 'crate')].map(({ id }) => ({
      kind: 'crate',
      id,
      title: name('crate', id),
      summary: does(id),
      rules: ['lids'],
    })),
    ...box.smallCards.map(({ id }) => ({
      kind: 'card',
      id,
      title: words.thing('card', id),
      summary: does(id),
      rules: ['building-cards'],
    })),
    ...box.largeCards.map(({ id }) => ({
      kind: 'card',
      id,
      title: words.thing('card', id),
      summary: does(id),
      rules: ['large-cards', 'reactivation'],
    })),
    ...box.orders.map(({ id }) => ({
      kind: 'order',
      id,
      title: name('order', id),
      summary: does(id),
      rules: ['royal-orders'],
    })),
    ...MILESTONES.map((id) => ({
      kind: 'milestone',
      id,
      title: name('milestone', id),
      rules: ['milestones', 'contracts'],
    })),
    ...CONTRACTS.map((id) => ({
      kind: 'contract',
      id,
      title: name('contract', id),
      rules: ['contracts', ...(id === 'special' ? ['royal-orders'] : [])],
      texts: id === 'helm' ? [] : [w.texts.feeding],
      facts: id === 'helm' ? [[w.helm, workBoard.helmContracts.helm] as const] : [],
    })),
    ...board.exchanges.map(({ id }) => ({
      kind: 'exchange',
      id,
      title: name('exchange', id),
      rules: ['exchange', 'market'],
    })),
    ...box.diaries.map(({ id, count }) => ({
      kind: 'diary',
      id,
      title: name('diary', id),
      summary: does(id),
      texts: [w.texts.sea],
      facts: [[w.count, count] as const],
    })),
    ...ITEMS.map((id) => ({
      kind: 'item',
      id,
      title: name('item', id),
      rules: ['paying', 'storage', 'market'],
      facts: id === 'coin' ? [] : [[w.comesFrom, words.thing('terrain', terrainOf(id))] as const],
    })),
    ...TERRAINS.map((id) => ({
      kind: 'terrain',
      id,
      title: name('terrain', id),
      rules: ['terrain', 'cultivation', ...(id === 'mountain' ? ['gold'] : [])],
      facts: [
        [
          w.gives,
          itemsOf(id)
            .map((item) => words.thing('item', item))
            .join(', '),
        ] as const,
      ],
    })),
    ...Object.entries(ABOUT).map(([id, { texts = [], rules = [] }]) => ({
      kind: 'about',
      id,
      title: w.about[id as keyof HelpWords['about']],
      texts: texts.map((text) => w.texts[text]),
      rules,
    })),
  ]
  return drafts.map((draft) => cardFrom(draft, words))
}

export async function loadHelp(language: Language): Promise<HelpFor> {
  await loadGame('cooper-island', {})
  return (options, data) => {
    const words = gameById('cooper-island')!.words(language, options, data)
    const w = HELP_WORDS[language]
    return helpFrom(cardsOf(boxOf(data), words, w), sectionsFrom(SECTIONS, w, words), w.kinds)
  }
}
