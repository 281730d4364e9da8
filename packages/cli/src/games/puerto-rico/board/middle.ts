import { flow } from '../../../text/layout.ts'
import { festivalItems } from './festival.ts'
import { goodName, goodsText, labelled, type Scene, tileName, tinted } from './scene.ts'

/** A row of the middle of the table. */
export type RowName = 'roles' | 'ships' | 'house' | 'tiles' | 'supply' | 'festival' | 'puertoma'

const HOUSE_SPACES = 4

/** The rows that there are, as lines; only those that are wanted. */
export function middle(scene: Scene, wanted: readonly RowName[] = rowsOf(scene)): string[] {
  const { width } = scene.drawing
  const names = rowsOf(scene)
  const label = labelled(
    scene,
    names.map((name) => rowLabel(name, scene)),
  )
  return names
    .filter((name) => wanted.includes(name))
    .flatMap((name) => flow(label(rowLabel(name, scene)), ITEMS[name](scene), width, name === 'ships' ? '   ' : '  '))
}

export function rowsOf({ table }: Scene): RowName[] {
  return [
    'roles',
    'ships',
    'house',
    'tiles',
    'supply',
    ...(table.festival ? (['festival'] as const) : []),
    ...(table.puertoma ? (['puertoma'] as const) : []),
  ]
}

const rowLabel = (name: RowName, { words, drawing }: Scene): string =>
  name === 'puertoma' ? drawing.game.thing('automa', 'puertoma') : words[name]

const ITEMS: Record<RowName, (scene: Scene) => string[]> = {
  roles: roleItems,
  ships: shipItems,
  house: (scene) => [...houseItems(scene), bank(scene)],
  tiles: tileItems,
  supply: ({ table, ...rest }) =>
    Object.entries(table.goodsSupply).map(([good, count]) => `${goodName(good, { table, ...rest })} ${count}`),
  festival: festivalItems,
  puertoma: puertomaItems,
}

function roleItems({ table, drawing, words }: Scene): string[] {
  const { game, who, style } = drawing
  const { roleCoins, rolesTaken, kidnapped } = table
  const owner = new Map(
    Object.entries(rolesTaken).flatMap(([seat, taken]) => taken.map((role) => [role, Number(seat)])),
  )
  return Object.entries(roleCoins).map(([role, coins]) => {
    const name = game.thing('role', role)
    const seat = owner.get(role)
    if (seat !== undefined) return style.faint(`${name} (${who(seat)})`)
    if (kidnapped?.role === role) return style.warn(`${name} (${words.kidnapped(who(kidnapped.by))})`)
    return coins > 0 ? `${style.strong(name)} ${style.warn(`+${words.coins(coins)}`)}` : style.strong(name)
  })
}

function shipItems(scene: Scene): string[] {
  const { table, words, drawing } = scene
  const { style, who } = drawing
  const cargo = table.ships.map(({ capacity, good, count }) => {
    const room = '■'.repeat(count) + '□'.repeat(capacity - count)
    return good
      ? `${capacity}: ${tinted(good, room, scene)} ${goodName(good, scene)}`
      : `${capacity}: ${style.faint(room)}`
  })
  const own = table.players.flatMap(({ ownShip, smallShip }, seat) => [
    ...(ownShip && 'good' in ownShip && ownShip.good
      ? [`${words.ownShip(who(seat))}: ${ownShip.count} ${goodName(ownShip.good, scene)}`]
      : []),
    ...(smallShip ? [`${words.smallShip(who(seat))}: ${goodsText(smallShip.goods, scene) || '–'}`] : []),
  ])
  return [...cargo, ...own]
}

function houseItems(scene: Scene): string[] {
  const goods = scene.table.tradingHouse.map((good) => goodName(good, scene))
  return [...goods, ...Array.from({ length: HOUSE_SPACES - goods.length }, () => scene.drawing.style.faint('–'))]
}

function tileItems(scene: Scene): string[] {
  const { table, words, drawing } = scene
  const { openFields, piles, quarries, faceDown } = table
  const { style } = drawing
  const quarry = `${tileName('quarry', scene)} ×${quarries}`
  if (!piles) return [...openFields.map((tile) => tileName(tile, scene)), quarry, style.faint(words.faceDown(faceDown))]
  const open = piles.map((pile, i) => {
    const tile = pile.open ? tileName(pile.open, scene) : '–'
    return `${style.faint(`${i + 1}:`)}${tile}${style.faint(`+${pile.faceDown}`)}`
  })
  return [...open, quarry]
}

/** Workers, nobles and points that are left, and who left the game. */
function bank({ table, words, drawing }: Scene): string {
  const { workerSupply, workerShip, nobleSupply, nobleShip, vpSupply, workersGone = 0, noblesGone = 0 } = table
  const { game, style } = drawing
  const items = [
    words.workers(workerSupply, workerShip, game.thing('place', 'worker-ship')),
    ...(nobleSupply === undefined ? [] : [`◆ ${nobleSupply}+${nobleShip}`]),
    ...(workersGone + noblesGone > 0 ? [words.gone(workersGone, noblesGone)] : []),
    `${vpSupply} ${words.vp}`,
  ]
  return `  ${style.faint('│')}  ${items.join(` ${style.faint('·')} `)}`
}

function puertomaItems({ table, words, drawing }: Scene): string[] {
  if (!table.puertoma) return []
  const { marker, cardsLeft, cardsDrawn } = table.puertoma
  return [
    `${words.marker} ${drawing.style.strong(drawing.game.thing('role', marker))}`,
    words.deck(cardsLeft),
    ...(cardsDrawn.length > 0 ? [`${words.drawn} ${cardsDrawn.join(' ')}`] : []),
  ]
}
