import { BUILT_IN } from '../data/built-in.ts'
import type { DataPack, Effect, SpaceData } from '../data/pack.ts'
import type { BoatId, ContractId, IslandId, MilestoneId } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import type { CardId, Doing, Lexicon, Speech } from './catalogue.ts'

type Ids<T> = ReadonlyMap<string, T>

/** Everything a pack brings along, named once for a language. */
export function lexiconOf(speech: Speech, pack: DataPack, rules: Rules): Lexicon {
  const { called, names } = speech
  const { playerBoard: board, workBoard, peninsula, tiles } = pack
  const spaces = nameSpaces(peninsula.spaces)
  const halves = nameHalves(speech, pack)
  const islands = nameBy(tiles.islands, ({ id, effects }, i) => ({
    one: sameEffects(BUILT_IN.tiles.islands, id, effects) ? names.islands[id as IslandId] : called.island(i + 1),
    does: speech.effects(effects),
  }))
  const boats = nameBy(pack.boats, ({ id, effects }, i) => ({
    one: sameEffects(BUILT_IN.boats, id, effects) ? names.boats[id as BoatId] : called.boat(i + 1),
    does: speech.effects(effects),
  }))
  const boatEffects = nameBy(pack.boats, ({ effects, storage }) =>
    [speech.effects(effects), ...(storage ? [called.storage(storage)] : [])].join('; '),
  )
  const doing = (name: string) => (entry: { readonly effects: readonly Effect[] }) => {
    const does = speech.effects(entry.effects)
    return { one: `${name}: ${does}`, does }
  }
  const diaries = nameBy(pack.diaries, doing(called.diary))
  const cards = nameCards(speech, pack)
  const uses = nameBy(pack.largeCards, ({ effects }) => speech.effects(effects))
  const crates = new Map(nameBy(board.crates, doing(called.crate)))
  const statues = new Map(nameBy(board.statueSpaces, (_, i) => called.statue(i + 1)))
  for (const { id, ability } of pack.smallCards) {
    const { one } = cards.get(id) as Doing
    if (ability.type === 'crate') {
      crates.set(id, { one: called.crateOf(one), does: called.priced(speech.effects(ability.effects)) })
    }
    if (ability.type === 'statue-space') statues.set(id, called.statueOf(one))
  }
  const areas = nameBy(pack.areas, ({ id, plain }) => ({ one: id, does: speech.area(plain) }))
  const orders = nameBy(pack.orders, (order) => ({ one: called.order(order.metric), does: speech.order(order) }))
  const merchants = nameBy(pack.merchants, (_, i) => called.merchant(ROMAN[i]))
  const docks = nameBy(board.docks, (_, i) => called.dock(i + 1))
  const exchanges = nameBy(board.exchanges, ({ give, rate, get }) => speech.exchange(give, rate, get))
  const doubles = nameBy(tiles.doubles, speech.double)
  const costs = new Map([
    ...nameBy([...board.docks, ...pack.merchants, ...board.buildings], ({ cost }) => speech.items(cost)),
    ...Object.entries(board.statue.costs).map(([stone, cost]) => [stone, speech.items(cost)] as const),
  ])
  const space = textOf(spaces)
  const half = textOf(halves)
  return {
    space,
    half,
    ends: (id) => pairOf(id, space, space),
    edge: (id) => called.pair(...pairOf(id, space, space)),
    site: (id) => pairOf(id, half, space).join(', '),
    island: doingOf(islands),
    boat: doingOf(boats),
    boatEffect: textOf(boatEffects),
    diary: doingOf(diaries),
    crate: doingOf(crates),
    card: doingOf(cards),
    use: (id) => uses.get(id) ?? doingOf(cards)(id).does,
    order: doingOf(orders),
    area: doingOf(areas),
    action: doingOf(new Map([...islands, ...boats, ...plainly(called.diary, diaries)])),
    merchant: textOf(merchants),
    dock: textOf(docks),
    statue: textOf(statues),
    statueHelm: (id) => board.statueSpaces.find((each) => each.id === id)?.helm ?? 0,
    exchange: textOf(exchanges),
    exchanged: (id) => board.exchanges.find((each) => each.id === id)?.get ?? [],
    double: textOf(doubles),
    milestone: (id: MilestoneId) =>
      called.milestone(names.counted[id], workBoard.milestones.find((each) => each.id === id)?.min ?? 0),
    contract: (id: ContractId) => called.contract(id, rules.contractHelm),
    cost: textOf(costs),
    rules,
    pack,
  }
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

const nameBy = <T extends { readonly id: string }, N>(list: readonly T[], name: (entry: T, i: number) => N): Ids<N> =>
  new Map(list.map((entry, i) => [entry.id, name(entry, i)]))

/** Without what they do in their names. */
const plainly = (one: string, things: Ids<Doing>): Ids<Doing> =>
  new Map([...things].map(([id, { does }]) => [id, { one, does }]))

/** What there is not is called by its id. */
const textOf =
  (texts: Ids<string>) =>
  (id: string): string =>
    texts.get(id) ?? id
const doingOf =
  (things: Ids<Doing>) =>
  (id: string): Doing =>
    things.get(id) ?? { one: id, does: id }

/** Ids of two things with a space between them. */
function pairOf(id: string, one: (id: string) => string, other: (id: string) => string): [string, string] {
  const [first, second = ''] = id.split(' ')
  return [one(first), other(second)]
}

/** Whether a thing does what the names of the languages say. */
const sameEffects = (
  builtIn: readonly { readonly id: string; readonly effects: readonly Effect[] }[],
  id: string,
  effects: readonly Effect[],
): boolean => JSON.stringify(builtIn.find((known) => known.id === id)?.effects) === JSON.stringify(effects)

/** Columns by letter from the left, rows by number from the harbour: like squares of a chessboard, only that rows are half a hex apart. */
function nameSpaces(spaces: readonly SpaceData[]): Ids<string> {
  const left = Math.min(...spaces.map(({ q }) => q))
  const rowOf = ({ q, r }: SpaceData): number => 2 * r + q
  const bottom = Math.max(...spaces.map(rowOf))
  return nameBy(spaces, (space) => `${String.fromCharCode(97 + space.q - left)}${bottom - rowOf(space) + 1}`)
}

/** Clockwise ships leave the harbour along the left side and come home along the right one. */
const nameHalves = ({ called }: Speech, { peninsula }: DataPack): Ids<string> =>
  new Map(
    peninsula.sandbanks.flatMap(({ id }) => {
      const bank = called.bank(id)
      const isLeft = id.startsWith('L')
      return [[`${id}.ccw`, called.half(bank, isLeft)] as const, [`${id}.cw`, called.half(bank, !isLeft)] as const]
    }),
  )

/** Languages know the built-in cards; one that a pack renames or brings along goes by the pack's name. */
function nameCards({ names, ability, effects, scoring }: Speech, { smallCards, largeCards }: DataPack): Ids<Doing> {
  const builtIn = [...BUILT_IN.smallCards, ...BUILT_IN.largeCards]
  const nameOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
    builtIn.some((known) => known.id === id && known.name === name) ? names.cards[id as CardId] : name
  return new Map([
    ...nameBy(smallCards, (card): Doing => ({ one: nameOf(card), does: ability(card.ability) })),
    ...nameBy(largeCards, (card): Doing => {
      const does = [effects(card.effects), ...(card.scoring ? [scoring(card.scoring)] : [])]
      return { one: nameOf(card), does: does.join('; ') }
    }),
  ])
}

/** What the card asks for and gives that lets one feed more. */
export function bakeryOf({ pack }: Pick<Lexicon, 'pack'>): { readonly food: number; readonly helm: number } {
  for (const { ability } of pack.smallCards) if (ability.type === 'feed-more') return ability
  return { food: 0, helm: 0 }
}
