import type { AreaActions, AreaData, OrderData } from '@quayside/cooper-island/data/pack'
import { AREAS, type AreaId, DOUBLES, MILESTONES, SHAPES, type ShapeId, STRATEGY } from '@quayside/cooper-island/ids'
import { flow, wrap } from '../../../text/layout.ts'
import { initial, label, listOr, merchantNumber, priceText, type Scene, type Signs, terrainSign } from './scene.ts'

/** What lies in the middle: merchant ships, work spaces, royal orders, bag and decks; and Cooper in a solo game. */

/* Merchants */

/** `I gold1 cloth3→⎈2 ⚑ ZA`: the price, the harbour master, and whose lids are still aboard. */
export function merchantLines(scene: Scene): string[] {
  const { table, pack, words, drawing } = scene
  const master = table.harbourMaster
  const items = pack.merchants.map(({ id, cost, helm }) => {
    const lids = table.players.flatMap(({ merchants }, seat) => (merchants.includes(id) ? [initial(seat, scene)] : []))
    const flag = master.merchant === id ? [drawing.style.accent(words.master[master.stands ? 'stands' : 'lies'])] : []
    return [
      drawing.style.strong(merchantNumber(id, scene)),
      priceText(cost, helm, scene),
      ...flag,
      lids.join('') || '–',
    ]
  })
  return flow(
    label(words.merchants, scene),
    items.map((parts) => parts.join(' ')),
    drawing.width,
    '   ',
  )
}

/** Tiles in the bag by kind, and cards in the decks. */
export function supplyLines(scene: Scene): string[] {
  const { table, words, drawing } = scene
  const bag = DOUBLES.map((id) => `${doubleText(id, scene)} ${table.bag[id]}`)
  const diaries = Object.values(table.diaries).reduce((sum, count) => sum + count, 0)
  return flow(
    label(words.bag, scene),
    [
      ...bag,
      `${words.diaries} ${diaries}`,
      `${words.decks} ${words.letters.small}${table.decks.small} ${words.letters.large}${table.decks.large}`,
    ],
    drawing.width,
    ' · ',
  )
}

/** `FoMe|MoSe`: both sides of a double tile. */
export function doubleText(id: string, scene: Scene): string {
  const tile = scene.pack.tiles.doubles.find((double) => double.id === id)
  if (!tile) return id
  const side = (terrains: typeof tile.front) => terrains.map((terrain) => terrainSign(terrain, scene)).join('')
  return `${side(tile.front)}|${side(tile.back)}`
}

/* Work spaces */

const SHAPE_SIGNS: Record<ShapeId, string> = { round: '○', square: '□' }

/** `A ○ZA □–`: workers from the bottom of each stack. */
export function workLines(scene: Scene): string[] {
  const items = AREAS.map((area) => `${scene.drawing.style.strong(area)} ${stacks(area, scene)}`)
  return flow(label(scene.words.work, scene), items, scene.drawing.width, '  ')
}

function stacks(area: AreaId, scene: Scene): string {
  const { table, drawing } = scene
  return SHAPES.map((shape) => {
    const workers = table.work[area][shape].map((who) => (who === 'neutral' ? '*' : initial(who, scene)))
    return `${SHAPE_SIGNS[shape]}${workers.join('') || drawing.style.faint('–')}`
  }).join(' ')
}

export function workDetail(scene: Scene): string[] {
  const { words, drawing } = scene
  return [
    label(words.work, scene).trimEnd(),
    ...AREAS.flatMap((id) => {
      const area = scene.pack.areas.find((known) => known.id === id) as AreaData
      const parts = [
        `${SHAPE_SIGNS.round} ${actionsText(area.roundSymbol ?? area.plain, scene)}`,
        `${SHAPE_SIGNS.square} ${actionsText(area.squareSymbol, scene)}`,
      ]
      const sentence = area.roundSymbol ? [`(${actionsText(area.plain, scene)})`] : []
      const line = `   ${drawing.style.strong(id)} ${stacks(id, scene)}   ${[...parts, ...sentence].join('   ')}`
      return wrap(line, drawing.width, '         ')
    }),
  ]
}

/** `draw1 or place1, cart1`. */
export function actionsText(actions: AreaActions, { words }: Signs): string {
  const { draw = 0, place = 0, cartographer = 0, ruin = 0, statue = 0, discount = 0 } = actions
  const joined = (parts: readonly string[]) => parts.filter(Boolean).join(actions.either ? ` ${words.or} ` : ' ')
  const reduced = discount > 0 ? words.less(discount) : ''
  const { metrics, effects } = words
  return [
    joined([draw > 0 ? `${words.draw}${draw}` : '', place > 0 ? `${words.place}${place}` : '']),
    cartographer > 0 ? `${words.cartographer}${cartographer}` : '',
    actions.take ? words.anything : '',
    actions.boat ? `${effects['build-boat']}${reduced}` : '',
    actions.building ? `${words.buildings}${reduced}` : '',
    joined([ruin > 0 ? effects['remove-ruin'] : '', statue > 0 ? metrics.statues : '']),
    actions.merchant ? effects['load-merchant'] : '',
    actions.islandAction ? `${effects['island-actions']}1` : '',
    actions.boatAction ? `${effects['boat-actions']}1` : '',
    actions.cooper ? words.cooperMarker : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/* Royal orders */

/** `boats 3/4/5→3/5/8 (Zoe)`. */
export function orderLines(scene: Scene): string[] {
  const items = scene.table.orders.map((held) => orderText(held, scene))
  return flow(label(scene.words.orders, scene), items, scene.drawing.width, '   ')
}

function orderText(held: Scene['table']['orders'][number], scene: Scene): string {
  const { pack, words, drawing } = scene
  const order = pack.orders.find(({ id }) => id === held.order) as OrderData
  const tiers = order.tiers.map(({ count }) => count).join('/')
  const points = order.tiers.map(({ points }) => points).join('/')
  const worth = order.metric === 'copy' ? words.less(order.less ?? 0) : `${tiers}→${points}`
  const seat = (held as { readonly seat?: number }).seat
  const holder = seat === undefined ? '' : ` (${drawing.who(seat)})`
  return `${words.metrics[order.metric]} ${worth}${holder}`
}

/** With what each order is in words. */
export function orderDetail(scene: Scene): string[] {
  const { drawing, words } = scene
  return [
    label(words.orders, scene).trimEnd(),
    ...scene.table.orders.flatMap((held) => {
      const text = `   ${orderText(held, scene)}   ${drawing.style.faint(drawing.game.thing('effect', held.order))}`
      return wrap(text, drawing.width, '      ')
    }),
  ]
}

/* Cooper */

/** His strategy, stock and counters, ship, workers, and the cards he has yet to draw. */
export function cooperLines(scene: Scene): string[] {
  const { table, words, drawing } = scene
  const { automa } = table
  if (!automa) return []
  const seat = table.players.length
  const counters = MILESTONES.map((id) => `${words.counted[id]} ${automa.counters[id]}`)
  const deck = AREAS.flatMap((area) => (automa.deck[area] ? [`${area}${automa.deck[area]}`] : []))
  const strategy = STRATEGY.ids.find((id) => id === automa.strategy) ?? ''
  const crown = drawing.style.warn(table.cooper === seat ? words.cooperMarker : ' ')
  const name = drawing.style.strong(drawing.who(seat))
  return flow(
    ` ${crown}${name}  `,
    [
      drawing.game.thing('strategy', strategy),
      `${words.stock} ${automa.stock}`,
      ...counters,
      `⎈${automa.steps}`,
      `${words.diaries} ${automa.diaries}`,
      `○${automa.workers.ordinary} □${automa.workers.special}`,
      `${words.milestones} ${automa.milestones}`,
      ...(automa.owes > 0 ? [words.owes(automa.owes)] : []),
      `${words.deck} ${listOr(deck).join(' ')}`,
    ],
    drawing.width,
    ' · ',
  )
}
