import { ITEMS } from '@quayside/cooper-island/ids'
import { capital, type Facts } from '@quayside/kernel'
import type { Label, Moment } from '../../../boards/board.ts'
import { worthOf } from './costs.ts'
import { join, Said, some, told } from './said.ts'
import { BOX, itemsOf, orderData, shipNumber } from './things.ts'
import { workLabel } from './work-label.ts'

/** What the buttons of whole answers say: the noun that decides, then what it brings, points apart. */

type Say = (answer: Facts, said: Said) => Label

export const whole = (answer: Facts, moment: Moment): Label => labelOf(answer, new Said(moment))

export function labelOf(answer: Facts, said: Said): Label {
  const say = Object.hasOwn(SAY, answer.kind) ? SAY[answer.kind] : plain
  return say(answer, said)
}

const plain: Say = ({ kind }) => ({ noun: capital(kind) })

/** What something costs, and what of that need not be paid. */
const price = (answer: Facts, said: Said, id: string | number): string => {
  const cost = said.thing('cost', id)
  return Number(answer.off ?? 0) > 0 ? said.w.so.off(cost, Number(answer.off)) : cost
}

const points = ({ points: n }: Facts): Partial<Label> => (Number(n ?? 0) > 0 ? { points: `+${n}` } : {})

/** Where a building or statue would stand. */
const height = ({ level }: Facts, { w }: Said): string => (level === 0 ? w.so.noFree : some(level, w.so.level))

/** What new land takes of the cartographer. */
const map = ({ left }: Facts, { w }: Said): string => (left === undefined ? '' : w.so.mapTo(Number(left)))

/** Storage spaces that are free then. */
const room = ({ free }: Facts, { w }: Said): string => (free === 0 ? w.so.full : some(free, w.so.free))

const using =
  (kind: string): Say =>
  (answer, said) => ({ noun: said.noun(kind, answer[kind]), brings: said.effect(answer[kind]) })

const acting =
  (act: 'finish' | 'skip' | 'lose'): Say =>
  (_, { w }) => ({ noun: w.acts[act] })

const cube: Say = (answer, said) => ({
  noun: answer.item
    ? `${said.noun('item', answer.item)}, ${said.space(answer.space)}`
    : capital(said.space(answer.space)),
  brings: some(answer.level, said.w.so.worth),
})

const stored: Say = ({ item }, said) => ({
  noun: said.noun('item', item),
  brings: ITEMS.some((id) => id === item) ? said.w.so.storage(said.player.storage[item]) : '',
})

const wanted: Say = ({ item }, said) => ({
  noun: said.noun('item', item),
  brings: said.w.so.youHave(worthOf(said.player, String(item))),
})

const reactivating = ({ coins }: Facts, { w }: Said): Partial<Label> =>
  Number(coins ?? 0) > 0 ? { coin: String(coins) } : { brings: coins === 0 ? w.so.nothing : '' }

const SAY: { readonly [kind: string]: Say } = {
  start: ({ terrain }, said) => ({
    noun: said.noun('terrain', terrain),
    brings: itemsOf(String(terrain))
      .map((item) => said.thing('item', item))
      .join(', '),
  }),
  work: workLabel,
  place(answer, said) {
    const { so } = said.w
    return {
      noun: said.tile(answer.first, answer.second),
      brings: join(
        [said.space(answer.space), said.space(answer.onto)].join(' + '),
        so.level(Number(answer.level)),
        map(answer, said),
        answer.bars === 1 && so.bars,
      ),
    }
  },
  island: (answer, said) => ({
    noun: said.noun('island', answer.island),
    brings: join(said.site(answer.half), said.space(answer.space)),
  }),
  'use-island': using('island'),
  'use-boat': using('boat'),
  'use-card': using('card'),
  keep: using('card'),
  'use-diary': ({ diary }, said) => ({ noun: said.w.nouns.diary, brings: said.effect(diary) }),
  'use-crate': ({ crate }, said) => ({ noun: said.w.nouns.crate, brings: said.effect(crate) }),
  scrap: ({ boat }, said) => ({ noun: said.noun('boat', boat), brings: join(said.effect(boat), said.w.so.noIncome) }),
  draw: (_, { w, view }) => ({
    noun: w.nouns.bag,
    brings: w.so.inBag(Object.values(view.bag).reduce((sum, n) => sum + n, 0)),
  }),
  cartographer: (answer, { w, player }) => ({
    noun: w.nouns.map,
    brings: some(answer.map, (then) => w.so.mapFrom(player.cartographer, then)),
  }),
  cooper: (_, { w }) => ({ noun: w.nouns.cooper, brings: w.so.cooper }),
  take: wanted,
  less: wanted,
  build: (answer, said) => ({
    noun: said.noun('boat', answer.boat),
    brings: join(said.dock(answer.dock), price(answer, said, answer.dock)),
    ...points(answer),
  }),
  erect: (answer, said) => ({
    noun: said.noun('building', answer.building),
    brings: join(price(answer, said, answer.building), height(answer, said)),
    ...points(answer),
  }),
  ruin: (answer, said) => ({
    noun: said.w.nouns.ruin(said.space(answer.space)),
    brings: said.statue(answer.statue),
    ...points(answer),
  }),
  statue: (answer, said) => ({
    noun: said.w.nouns.statue(said.thing('item', answer.item)),
    brings: join(price(answer, said, answer.item), said.statue(answer.statue), height(answer, said)),
    ...points(answer),
  }),
  load: (answer, said) => ({
    noun: said.noun('merchant', answer.merchant),
    brings: join(price(answer, said, answer.merchant), said.w.so.lid),
    ...points(answer),
  }),
  put: (answer, said) => ({
    noun: capital(said.space(answer.space)),
    brings: some(answer.level, said.w.so.level),
    ...(Number(answer.more ?? 0) > 0 && { points: `+${answer.more}` }),
  }),
  pay: stored,
  give: stored,
  'pay-land': cube,
  'give-land': cube,
  refuse: (_, { w }) => ({ noun: w.acts.refuse, brings: w.so.anchor }),
  anchor: ({ ship }, said) => ({ noun: said.noun('ship', ship), brings: anchorsOf(ship, said) }),
  sail: (answer, said) => ({ noun: said.noun('ship', answer.ship), brings: voyage(answer, said) }),
  stock: (answer, said) => ({ noun: said.noun('item', answer.item), brings: room(answer, said) }),
  'stock-land': (answer, said) => ({
    noun: cube(answer, said).noun,
    brings: join(Number(answer.level) > 1 && said.w.so.oneOf(Number(answer.level)), room(answer, said)),
  }),
  exchange: ({ exchange }, said) => ({ noun: exchanged(String(exchange), said), brings: said.w.so.market }),
  explore: (answer, said) => ({
    noun: said.noun('terrain', answer.terrain),
    brings: join(said.space(answer.space), map(answer, said)),
  }),
  cultivate: (answer, said) => ({
    noun: capital(said.half(answer.item)),
    brings: join(said.space(answer.space), said.w.so.level(Number(answer.level)), map(answer, said)),
  }),
  contract: (answer, said) =>
    answer.contract === 'helm'
      ? { noun: said.w.nouns.helm, ...points(answer) }
      : {
          noun: said.noun('worker', answer.contract),
          brings: join(some(answer.food, said.w.so.eats), answer.contract === 'special' && said.w.so.order),
        },
  order: (answer, said) => ({
    noun: orderNoun(answer.order, said),
    brings: join(said.thing('worker', answer.worker), standing(answer, said)),
  }),
  move: (answer, said) => ({
    noun: answer.piece ? said.noun('piece', answer.piece) : said.w.nouns.whatStands,
    brings: `${said.space(answer.space)} → ${said.space(answer.onto)}`,
  }),
  feed: (answer, { w }) => ({
    noun: w.nouns.feed,
    ...(told(answer, 'food', 'has') && { brings: w.so.food(Number(answer.food), Number(answer.has)) }),
    ...(Number(answer.anchors ?? 0) > 0 && { short: w.so.anchors(Number(answer.anchors)) }),
  }),
  'feed-more': (_, { w }) => ({
    noun: w.nouns.feedMore,
    ...(BAKERY && { brings: w.so.more(BAKERY.food), points: `+${BAKERY.helm}` }),
  }),
  'reactivate-card': (answer, said) => ({ noun: said.noun('card', answer.card), ...reactivating(answer, said) }),
  'reactivate-lid': (answer, said) => ({
    noun: said.w.nouns.lid,
    brings: said.effect(answer.crate),
    ...(Number(answer.coins ?? 0) > 0 && { coin: String(answer.coins) }),
  }),
  done: ({ at }, { w }) => ({
    noun: at !== undefined && Object.hasOwn(w.acts, at) ? w.acts[at as keyof typeof w.acts] : w.acts.done,
  }),
  skip: acting('skip'),
  lose: acting('lose'),
  finish: acting('finish'),
}

const bakery = BOX.smallCards.find(({ ability }) => ability.type === 'feed-more')?.ability
const BAKERY = bakery?.type === 'feed-more' ? bakery : undefined

const anchorsOf = (ship: string | number, { w, player }: Said): string =>
  some(player.ships[shipNumber(ship)].anchors, w.so.anchors)

/** "2 buildings": its number, and what it looks at. */
export function orderNoun(order: string | number, said: Said): string {
  const id = String(order)
  const metric = orderData(id)?.metric ?? ''
  return `${id.replace(/\D+/g, '')} ${said.boards.metrics[metric] ?? said.thing('metric', metric)}`
}

export const standing = (answer: Facts, { w }: Said): string =>
  told(answer, 'count', 'points') ? w.so.ends(Number(answer.count), Number(answer.points)) : ''

/** Where a ship comes to, and what lies on the way. */
function voyage(answer: Facts, said: Said): string {
  const { so } = said.w
  if (!told(answer, 'water')) return anchorsOf(answer.ship, said)
  const passed = String(answer.passes ?? '')
    .split(' ')
    .filter(Boolean)
  const past = passed.length === 1 ? said.thing('island', passed[0]) : some(passed.length, so.islands)
  return join(
    some(answer.freed, so.freed),
    so.to(/^[LR]/.test(String(answer.water)) ? String(answer.water) : said.thing('water', answer.water)),
    past && so.passes(past),
    answer.diaries !== undefined && so.diary,
    answer.fees !== undefined && so.fee,
  )
}

/** "2 cloth → 1 coin". */
function exchanged(id: string, said: Said): string {
  const data = BOX.playerBoard.exchanges.find((each) => each.id === id)
  if (!data) return said.noun('exchange', id)
  const { nouns } = said.w
  const anything = data.give.length > 1
  const gives = anything ? nouns.anyPieces(data.rate) : said.items(data.give[0], data.rate)
  const gets = data.get.length === 1 ? said.thing('item', data.get[0]) : anything ? '1' : nouns.anyOne
  return `${gives} → ${gets}`
}
