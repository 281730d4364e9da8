import type { Building } from '@quayside/puerto-rico/data/buildings'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import type { view as viewOf } from '@quayside/puerto-rico/view'
import { columns, flow, heading, padEnd, widthOf, wrap } from '../text/layout.ts'
import type { Board, Drawing } from './board.ts'

type Table = ReturnType<typeof viewOf>
type Player = Table['players'][number]

const GOOD_COLOUR: { readonly [good: string]: number } = {
  corn: 220,
  indigo: 75,
  sugar: 255,
  tobacco: 137,
  coffee: 173,
  quarry: 247,
}

const CATALOGUE = new Map<string, Building>(BUILDINGS.map((building) => [building.id, building]))
const SPACES = 12

/** Puerto Rico as text: the middle of the table, then each player. */
export const puertoRicoBoard: Board = {
  quiet: new Set([
    'only-answer',
    'cannot-act',
    'tile-revealed',
    'tile-discarded',
    'workers-lifted',
    'worker-on-tile',
    'worker-in-building',
    'ship-refilled',
    'coin-on-role',
  ]),
  openings: new Set(['round-began', 'role-chosen', 'end-triggered', 'game-over']),

  /** As one sits at it: the others across the table, the board in the middle, one's own things in front. */
  draw(view, drawing) {
    const table = view as unknown as Table
    const { seat: mine, roomy } = drawing
    const others = table.players.map((_, i) => (mine + i) % table.players.length).slice(1)
    const show = roomy ? playerAtLength : playerInShort
    return [
      titleLine(table, drawing),
      ...others.flatMap((seat) => show(table, seat, drawing)),
      '',
      ...middle(table, drawing),
      '',
      ...playerAtLength(table, mine, drawing),
    ]
  },

  detail(view, drawing) {
    const table = view as unknown as Table
    return [...table.players.flatMap((_, seat) => playerAtLength(table, seat, drawing)), '', ...market(table, drawing)]
  },
}

function titleLine(table: Table, { game, words, who, style, width }: Drawing): string {
  const { round, governor, now, options, endTriggered } = table
  const edition = game.option('edition', options.edition as string)
  const title = style.accent(game.title) + (game.title.includes(edition) ? '' : ` · ${edition}`)
  const last = endTriggered ? ` · ${style.warn(words.board.lastRound)}` : ''
  const phase =
    now.phase === 'choose' || now.phase === 'over' ? '' : ` · ${game.thing('role', now.phase)} (${who(now.by)})`
  return heading(title, `${words.board.round(round)} · ${words.board.governor(who(governor))}${phase}${last}`, width)
}

function middle(table: Table, drawing: Drawing): string[] {
  const { words, width } = drawing
  const row = labelled(drawing, [
    words.board.roles,
    words.board.ships,
    words.board.house,
    words.board.tiles,
    words.board.supply,
  ])
  return [
    ...flow(row(words.board.roles), roles(table, drawing), width),
    ...flow(row(words.board.ships), ships(table, drawing), width, '   '),
    ...flow(row(words.board.house), [...house(table, drawing), bank(table, drawing)], width),
    ...flow(row(words.board.tiles), tiles(table, drawing), width),
    ...flow(row(words.board.supply), supply(table, drawing), width),
  ]
}

/** Labels of one block, padded to the longest of them. */
function labelled({ style }: Drawing, labels: readonly string[]): (label: string) => string {
  const longest = Math.max(...labels.map(widthOf))
  return (label) => ` ${style.faint(padEnd(label, longest))}  `
}

function roles({ roleCoins, rolesTaken }: Table, { game, who, style, words }: Drawing): string[] {
  const owner = new Map(
    Object.entries(rolesTaken).flatMap(([seat, taken]) => taken.map((role) => [role, Number(seat)])),
  )
  return Object.entries(roleCoins).map(([role, coins]) => {
    const name = game.thing('role', role)
    const seat = owner.get(role)
    if (seat !== undefined) return style.faint(`${name} (${who(seat)})`)
    return coins > 0 ? `${style.strong(name)} ${style.warn(`+${words.board.coins(coins)}`)}` : style.strong(name)
  })
}

function ships({ ships, players }: Table, drawing: Drawing): string[] {
  const { words, style, who } = drawing
  const cargo = ships.map(({ capacity, good, count }) => {
    const room = '■'.repeat(count) + '□'.repeat(capacity - count)
    return good
      ? `${capacity}: ${tinted(good, room, drawing)} ${thing('good', good, drawing)}`
      : `${capacity}: ${style.faint(room)}`
  })
  const own = players.flatMap(({ ownShip }, seat) =>
    ownShip && 'good' in ownShip && ownShip.good
      ? [`${words.board.ownShip(who(seat))}: ${ownShip.count} ${thing('good', ownShip.good, drawing)}`]
      : [],
  )
  return [...cargo, ...own]
}

function house({ tradingHouse }: Table, drawing: Drawing): string[] {
  const goods = tradingHouse.map((good) => thing('good', good, drawing))
  return [...goods, ...Array.from({ length: 4 - goods.length }, () => drawing.style.faint('–'))]
}

function tiles({ openFields, piles, quarries, faceDown }: Table, drawing: Drawing): string[] {
  const { game, words, style } = drawing
  const quarry = `${tinted('quarry', game.thing('tile', 'quarry'), drawing)} ×${quarries}`
  if (!piles)
    return [
      ...openFields.map((tile) => thing('good', tile, drawing)),
      quarry,
      style.faint(words.board.faceDown(faceDown)),
    ]
  const open = piles.map(({ open, faceDown }, i) => {
    const tile = open ? thing('good', open, drawing) : '–'
    return `${style.faint(`${i + 1}:`)}${tile}${style.faint(`+${faceDown}`)}`
  })
  return [...open, quarry]
}

const supply = ({ goodsSupply }: Table, drawing: Drawing): string[] =>
  Object.entries(goodsSupply).map(([good, count]) => `${thing('good', good, drawing)} ${count}`)

function bank({ workerSupply, workerShip, vpSupply }: Table, { words, game, style }: Drawing): string {
  const workers = words.board.workers(workerSupply, workerShip, game.thing('place', 'worker-ship'))
  return `  ${style.faint('│')}  ${workers} ${style.faint('·')} ${vpSupply} ${words.board.vp}`
}

function playerAtLength(table: Table, seat: number, drawing: Drawing): string[] {
  const { words, style, width } = drawing
  const player = table.players[seat]
  const space = (count: number) => style.faint(`${count}/${SPACES}`)
  const used = player.city.reduce((sum, { building }) => sum + (CATALOGUE.get(building)?.spaces ?? 1), 0)
  const fields = [...tileCircles(player, drawing), space(player.fields.length)]
  const city = [...player.city.map(({ building, workers }) => buildingCircles(building, workers, drawing)), space(used)]
  const row = labelled(drawing, [words.board.fields, words.board.city])
  const together = `  ${row(words.board.fields)}${fields.join('  ')}   ${style.faint(words.board.city)}  ${city.join('  ')}`
  return [
    ...flow(` ${nameOf(table, seat, drawing)}  `, belongings(player, drawing), width, ' · '),
    ...(widthOf(together) <= width
      ? [together]
      : [...flow(`  ${row(words.board.fields)}`, fields, width), ...flow(`  ${row(words.board.city)}`, city, width)]),
  ]
}

/** As much as fits in one line; what is cut off can be looked at in detail. */
function playerInShort(table: Table, seat: number, drawing: Drawing): string[] {
  const { words, style, width } = drawing
  const player = table.players[seat]
  const city = player.city.map(({ building, workers }) => buildingCircles(building, workers, drawing))
  const line = `${nameOf(table, seat, drawing)}  ${[...belongings(player, drawing), `${words.board.fields} ${tileCircles(player, drawing).join(' ') || '–'}`].join(' · ')}`
  const lines = wrap(` ${line}`, width, '   ')
  return city.length === 0 ? lines : [...lines, ...flow(`   ${style.faint(words.board.city)} `, city, width)]
}

function nameOf(table: Table, seat: number, { who, seat: mine, style }: Drawing): string {
  const mark = table.governor === seat ? '♛' : ' '
  const name = padEnd(who(seat), Math.max(...table.players.map((_, i) => widthOf(who(i)))))
  return `${style.warn(mark)}${seat === mine ? style.accent(name) : style.strong(name)}`
}

/** Coins, points, goods and idle workers. What the viewer may not know is simply not there. */
function belongings(player: Player, drawing: Drawing): string[] {
  const { words } = drawing
  const goods = Object.entries(player.goods).filter(([, count]) => count > 0)
  return [
    words.board.coins(player.coins),
    ...('vp' in player ? [`${player.vp} ${words.board.vp}`] : []),
    goods.length > 0
      ? goods.map(([good, count]) => `${count} ${thing('good', good, drawing)}`).join(', ')
      : words.board.noGoods,
    ...(player.spare > 0 ? [words.board.idle(player.spare)] : []),
  ]
}

/** `corn ●●○`: a circle for each tile of the kind, full when somebody works there. */
function tileCircles(player: Player, drawing: Drawing): string[] {
  const circles = new Map<string, string>()
  const sorted = [...player.fields].sort((a, b) => b.workers - a.workers)
  for (const { tile, workers } of sorted) circles.set(tile, (circles.get(tile) ?? '') + (workers > 0 ? '●' : '○'))
  return [...circles].map(([tile, marks]) => {
    const name = tile === 'quarry' ? drawing.game.thing('tile', tile) : drawing.game.thing('good', tile)
    return `${tinted(tile, name, drawing)} ${marks}`
  })
}

function buildingCircles(id: string, workers: number, { game, style }: Drawing): string {
  const circles = CATALOGUE.get(id)?.circles ?? 1
  const name = game.thing('building', id)
  return `${workers > 0 ? name : style.faint(name)} ${'●'.repeat(workers)}${'○'.repeat(circles - workers)}`
}

function market({ market }: Table, { game, words, style, width }: Drawing): string[] {
  const lines = Object.entries(market).map(([id, left]) => {
    const building = CATALOGUE.get(id)
    const about = words.board.building(building?.cost ?? 0, building?.vp ?? 0, left)
    const name = game.thing('building', id)
    return [left > 0 ? name : style.faint(name), style.faint(about)]
  })
  return [` ${style.strong(words.board.market)}`, ...columns(lines, width - 2).map((line) => `  ${line}`)]
}

const thing = (arg: string, id: string, drawing: Drawing): string => tinted(id, drawing.game.thing(arg, id), drawing)

const tinted = (id: string, text: string, { style }: Drawing): string =>
  Object.hasOwn(GOOD_COLOUR, id) ? style.tint(GOOD_COLOUR[id], text) : text
