import {
  BOX,
  boatAt,
  cubeOn,
  doubleOf,
  half,
  itemsOf,
  nextDock,
  type PlayerView,
  SITES,
  SPACES,
  spaceNumber,
  spaceView,
  terrainOf,
  touch,
  type View,
} from './things.ts'

/** What can be done before any question of one's own turn is answered. */
const FREE = ['hex', 'market', 'storage', 'terrain', 'cultivate', 'exchange', 'crate', 'card', 'contract']
const TILES = ['tile', 'hex', 'lie']
const PIECES = ['item', 'hex']

/** The kinds of places that a question is about; with `free`, free actions too. */
const ABOUT: { readonly [question: string]: readonly string[] } = {
  'start-terrain': ['terrain'],
  income: [...TILES, 'island', 'site', 'boat', ...FREE],
  turn: ['area', 'worker', ...FREE],
  area: [
    ...TILES,
    'bag',
    'supply',
    'cartographer',
    'boat',
    'dock',
    'building',
    'statue',
    'stone',
    'merchant',
    'island',
    'cooper',
    ...FREE,
  ],
  fee: [...PIECES, ...FREE],
  compensation: ['supply'],
  anchor: ['ship', ...FREE],
  'choose-ship': ['ship', ...FREE],
  'optional-action': ['island', 'boat', 'diary', ...FREE],
  'two-islands': ['island', ...FREE],
  'storage-full': ['supply', ...FREE],
  'choose-items': ['supply', ...FREE],
  'place-double': [...TILES, ...FREE],
  'remove-ruin': ['statue', ...FREE],
  'ruin-or-statue': ['statue', 'stone', ...FREE],
  'load-merchant': ['merchant', ...FREE],
  'build-boat': ['boat', 'dock', ...FREE],
  discount: ['supply'],
  pay: PIECES,
  'put-piece': FREE,
  'choose-card': FREE,
  exchange: PIECES,
  'exchange-take': ['supply'],
  'royal-order': ['order', 'worker', ...FREE],
  feeding: ['feed', ...FREE],
  'clean-up': FREE,
  'before-scoring': FREE,
  'island-actions': ['island', ...FREE],
  'boat-actions': ['boat', ...FREE],
  'scrap-boat': ['boat', ...FREE],
  'move-piece': ['from', ...FREE],
  'crate-price': PIECES,
}

interface Picked {
  readonly question: string
  readonly view: View
  readonly player: PlayerView
  /** The first place of a kind that was picked, without its kind: `hex:h0,2:wood` is `h0,2` and `wood`. */
  of(kind: string): readonly string[] | undefined
  all(kind: string): readonly (readonly string[])[]
}

/** What picking these places would mean; what is not named is the likeliest there is. */
export function attempt(question: string, places: readonly string[], seen: unknown): string | null {
  const view = seen as View
  const parts = places.map((place) => place.replace(/^free:/, 'hex:').split(':'))
  const about = ABOUT[question] ?? []
  if (parts.length === 0 || !parts.every(([kind]) => about.includes(kind))) return null
  const all = (kind: string) => parts.filter((part) => part[0] === kind).map((part) => part.slice(1))
  const player = view.players['by' in view.now ? view.now.by : 0]
  return meant({ question, view, player, all, of: (kind) => all(kind)[0] })
}

/** By the kind of place that says most. */
function meant(picked: Picked): string | null {
  const { of, question } = picked
  const [statue] = of('statue') ?? []
  if (of('tile') || picked.all('hex').some(([, item]) => item)) return placing(picked)
  if (statue || of('stone')) return ofStatue(picked, statue ?? waiting(picked.player))
  const named = NAMED.find((kind) => of(kind))
  if (named) return `${VERBS[named]} ${of(named)!.join(' ')}`
  if (of('area')) return `work ${of('area')!.join(' ')}`
  if (of('site') || of('island')) return ofIsland(picked)
  if (of('boat') || of('dock')) return ofBoat(picked)
  if (of('card')) return ofCard(picked, of('card')![0])
  if (of('crate')) return ofCrate(picked, of('crate')![0])
  if (of('worker') && question === 'turn') return null
  if (of('order') || of('worker')) return ofOrder(picked)
  if (of('ship')) return `${question === 'anchor' ? 'anchor' : 'sail'} ${of('ship')![0]}`
  if (of('bag')) return 'draw'
  const plain = ['cartographer', 'cooper', 'feed'].find((kind) => of(kind))
  return plain ?? ofItem(picked) ?? ofLand(picked)
}

const VERBS: { readonly [kind: string]: string } = {
  building: 'erect',
  merchant: 'load',
  diary: 'use',
  exchange: 'exchange',
  contract: 'contract',
}
const NAMED = Object.keys(VERBS)

/* Double tiles */

/** A tile without a space lies on bare ground; without a second space, on a neighbour. */
function placing({ player, of, all }: Picked): string | null {
  const halves = all('hex').filter(([, item]) => item)
  const tile = of('tile')?.[0].split('-') ?? halves.map(([, item]) => item)
  const items = tile.length === 2 ? tile : [...tile, partnerOf(tile[0])]
  const [space, item] = halves[0] ?? [all('hex')[0]?.[0] ?? bare(player), items[0]]
  const other = items.find((one) => one !== item) ?? item
  const onto = halves[1]?.[0] ?? beside(player, space)
  if (!touch(space, onto) || doubleOf([item, other].sort().join('-')) === '') return null
  const ends = [
    [space, item],
    [onto, other],
  ].sort(([one], [another]) => spaceNumber(one) - spaceNumber(another))
  return `place ${ends.map(([at, gives]) => `${half(gives)} ${at}`).join(' ')}`
}

/** Something that can lie beside a half. */
const partnerOf = (item: string): string => (terrainOf(item) === 'forest' ? 'food' : 'wood')

/** A neighbour, one on which nothing stands if there is one. */
function beside(player: PlayerView, space: string): string {
  const near = SPACES.map(({ id }) => id).filter((other) => touch(space, other))
  return near.find((other) => !spaceView(player, other)?.on) ?? near[0]
}

/** A space without land, if there is one. */
const bare = (player: PlayerView): string =>
  (SPACES.find(({ id }) => spaceView(player, id) === undefined) ?? SPACES[0]).id

/* Statues, islands, boats, cards */

function ofStatue({ player, of }: Picked, statue: string): string {
  const waits = player.statueSpaces.includes(statue)
  const [stone] = of('stone') ?? []
  if (stone || (waits && !of('hex'))) return `statue ${stone === 'gold' ? 'gold' : 'stone'} ${statue}`
  return `ruin ${of('hex')?.[0] ?? aRuin(player)} ${statue}`
}

/** A statue that waits to be built, if there is one. */
const waiting = ({ statueSpaces }: PlayerView): string => statueSpaces[0] ?? BOX.playerBoard.statueSpaces[0].id

const aRuin = (player: PlayerView): string =>
  player.land.find(({ on }) => on === 'ruin')?.space ?? SPACES.find(({ kind }) => kind === 'ruin')!.id

function ofIsland({ question, player, of }: Picked): string {
  const [half, space] = of('site') ?? [SITES[0].half, SITES[0].space]
  const [island] = of('island') ?? player.islandsLeft
  if (question === 'income' && (of('site') || player.islandsLeft.includes(island))) {
    return `island ${island ?? BOX.tiles.islands[0].id} ${half} ${space}`
  }
  return `use ${island}`
}

function ofBoat({ question, player, of }: Picked): string | null {
  const [boat] = of('boat') ?? player.boatsLeft
  const built = player.docks.some((taken) => taken.boat === boat)
  if (question === 'scrap-boat') return `scrap ${boat}`
  const uses = built || !player.boatsLeft.includes(boat) || question === 'income' || question === 'boat-actions'
  if (!of('dock') && uses) return `use ${boat}`
  const dock = of('dock')?.[0] ?? nextDock(player)?.id ?? BOX.playerBoard.docks[0].id
  return boat === undefined ? null : `build ${boatAt(player, dock)?.boat ?? boat} ${dock}`
}

/** A card that is not one's own can only be looked up. */
function ofCard({ question, view, player }: Picked, card: string): string | null {
  if (question === 'choose-card') return view.choice?.cards?.includes(card) ? `keep ${card}` : null
  const large = player.largeCards.find((own) => own.card === card)
  if (large) return question === 'clean-up' && large.faceDown ? `reactivate ${card}` : `use ${card}`
  return question === 'feeding' && player.smallCards.includes(card) ? 'feed more' : null
}

const ofCrate = ({ question, player }: Picked, crate: string): string =>
  question === 'clean-up' && player.crates.includes(crate) ? `reactivate ${crate}` : `use ${crate}`

function ofOrder({ view, player, of }: Picked): string {
  const order = of('order')?.[0] ?? view.orders.find((open) => !('seat' in open))?.order ?? BOX.orders[0].id
  return `order ${order} ${of('worker')?.[0] ?? (player.workers.ordinary > 0 ? 'ordinary' : 'special')}`
}

/* Coins, resources and land */

const PAYING = ['pay', 'fee', 'crate-price']

/** One out of storage, out of the market, or from the supply. */
function ofItem({ question, of }: Picked): string | null {
  const [item, sold, offered] = [of('item'), of('market'), of('supply')]
  if (sold) return `stock ${sold[0]}`
  if (offered) return `${question === 'discount' ? 'less' : 'take'} ${offered[0]}`
  return item ? `${question === 'exchange' ? 'give' : 'pay'} ${item[0]}` : null
}

function ofLand(picked: Picked): string | null {
  const { question, player, of } = picked
  const [space] = of('hex') ?? []
  const [terrain] = of('terrain') ?? []
  if (question === 'start-terrain') return `start ${terrain}`
  const [from] = of('from') ?? []
  if (from) return space && space !== from ? `move ${from} ${space}` : null
  const [item] = of('cultivate') ?? []
  if (item) return `cultivate ${space ?? player.land[0].space} ${half(item)}`
  if (terrain) return `explore ${space ?? bare(player)} ${terrain}`
  if (!space) return null
  if (of('storage')) return `stock ${space}`
  if (PAYING.includes(question)) return `pay ${space}`
  if (question === 'exchange') return `give ${space}`
  if (question === 'put-piece') return `put ${space}`
  return atSpace(picked, space)
}

/** A space by itself: its cube goes to storage, its ruin away, unexplored land is explored, the rest raised. */
function atSpace({ question, player }: Picked, space: string): string | null {
  const there = spaceView(player, space)
  if (question === 'move-piece') return null
  if (there?.on === 'ruin') return RUINS.includes(question) ? `ruin ${space} ${aStatueSpace(player)}` : null
  if (cubeOn(player, space)) return `stock ${space}`
  if (there?.terrain === undefined) return `explore ${space} meadow`
  return there.on ? null : `cultivate ${space} ${half(itemsOf(there.terrain)[0])}`
}

const RUINS = ['area', 'remove-ruin', 'ruin-or-statue']

const aStatueSpace = (player: PlayerView): string =>
  (BOX.playerBoard.statueSpaces.find(({ id }) => !player.statueSpaces.includes(id)) ?? BOX.playerBoard.statueSpaces[0])
    .id
