import { BUILDINGS, DOUBLES, MILESTONES } from '@quayside/cooper-island/ids'
import { flow, packed } from '../../../text/layout.ts'
import { doubleText } from './middle.ts'
import {
  boatText,
  crateText,
  inColour,
  islandText,
  itemList,
  listOr,
  type Player,
  paddedName,
  priceText,
  type Scene,
} from './scene.ts'

/** Players: storage, cartographer, workers and ships in a line or two; then everything on their boards. */

const INDENT = '   '

export const playerInShort = (seat: number, scene: Scene): string[] => statLines(seat, scene)

/** With boats, cards and what is left to place. */
export const playerAtLength = (seat: number, scene: Scene): string[] => [
  ...statLines(seat, scene),
  ...packed(boardRows(seat, scene, false), scene.drawing.width),
]

/** Everything, with the prices of free docks and of buildings. */
export const playerInFull = (seat: number, scene: Scene): string[] => [
  ...statLines(seat, scene),
  ...packed(boardRows(seat, scene, true), scene.drawing.width),
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function statLines(seat: number, scene: Scene): string[] {
  const { table, drawing, words, pack } = scene
  const player = table.players[seat]
  const crown = drawing.style.warn(table.cooper === seat ? words.cooperMarker : ' ')
  const name = inColour(seat, drawing.style.strong(paddedName(seat, scene)), scene)
  const market = itemList(player.market, scene)
  const used = player.cartographerUsed ? ` (${words.used})` : ''
  const doubles = sum(Object.values(player.doubles))
  const steps = player.ships.map((ship) => ship.steps)
  const anchors = player.ships.map((ship) => ship.anchors)
  const items = [
    `${listOr(itemList(player.storage, scene)).join(' ')} (${words.free} ${player.storageFree})`,
    ...(market.length > 0 ? [`${words.market} ${market.join(' ')}`] : []),
    `${words.cartographer} ${player.cartographer}/${pack.playerBoard.cartographer.max}${used}`,
    `○${player.workers.ordinary} □${player.workers.special}`,
    `⎈${sum(steps)} (${steps.map((count, ship) => `${'¹²'[ship]}${count}`).join(' ')})`,
    ...(sum(anchors) > 0 ? [`†${sum(anchors)}`] : []),
    `${words.diaries} ${player.diaries}`,
    `${words.tiles} ${doubles}`,
    ...(player.lids > 0 ? [`${words.lids} ${player.lids}`] : []),
  ]
  return flow(` ${crown}${name}  `, items, drawing.width, ' · ')
}

function boardRows(seat: number, scene: Scene, all: boolean): string[][] {
  const { drawing, words } = scene
  const player = scene.table.players[seat]
  const rows: readonly (readonly [label: string, items: readonly string[]])[] = [
    [words.tiles, doubleTexts(player, scene)],
    [words.islands, player.islandsLeft.map((id) => islandText(id, scene))],
    [words.docks, dockTexts(player, scene, all)],
    ...(all ? [[words.boats, player.boatsLeft.map((id) => boatText(id, scene))] as const] : []),
    [words.buildings, buildingTexts(player, scene, all)],
    [words.cards, cardTexts(player, scene)],
    [words.crates, crateTexts(player, scene, all)],
    [words.statues, statueTexts(player, scene, all)],
    [words.milestones, milestoneTexts(player, scene)],
    [words.locked, [`○${player.locked.ordinary} □${player.locked.special}`]],
  ]
  return rows.map(([text, items]) => flow(`${INDENT}${drawing.style.faint(text)}  `, listOr(items), drawing.width))
}

const doubleTexts = (player: Player, scene: Scene): string[] =>
  DOUBLES.flatMap((id) => {
    const count = player.doubles[id]
    return count > 0 ? [`${doubleText(id, scene)}${count > 1 ? `×${count}` : ''}`] : []
  })

/** `[coin1]` a boat face up, `(coin1)` face down, and what the free docks cost. */
function dockTexts(player: Player, scene: Scene, all: boolean): string[] {
  const { pack, drawing } = scene
  return pack.playerBoard.docks.flatMap(({ id, cost, helm }) => {
    const moored = player.docks.find(({ dock }) => dock === id)
    if (moored) return [faced(boatText(moored.boat, scene), 'faceDown' in moored, scene)]
    return all ? [drawing.style.faint(priceText(cost, helm, scene))] : []
  })
}

const faced = (text: string, down: boolean, { drawing }: Scene): string =>
  down ? drawing.style.faint(`(${text})`) : `[${text}]`

/** What is not erected yet. */
const buildingTexts = (player: Player, scene: Scene, all: boolean): string[] =>
  BUILDINGS.flatMap((id) => {
    const left = player.buildingsLeft[id]
    const { cost, helm } = scene.pack.playerBoard.buildings.find((building) => building.id === id) ?? {
      cost: {},
      helm: 0,
    }
    if (left === 0) return []
    return [
      `${scene.words.letters[id]}${left}${all ? ` ${scene.drawing.style.faint(priceText(cost, helm, scene))}` : ''}`,
    ]
  })

const cardTexts = (player: Player, scene: Scene): string[] => [
  ...player.smallCards.map((card) => faced(scene.drawing.game.thing('card', card), false, scene)),
  ...player.largeCards.map((card) => faced(scene.drawing.game.thing('card', card.card), 'faceDown' in card, scene)),
]

/** Covered spaces in parentheses; `all` of them, or only those. */
function crateTexts(player: Player, scene: Scene, all: boolean): string[] {
  const ids = [
    ...scene.pack.playerBoard.crates.map(({ id }) => id),
    ...player.smallCards.filter((id) => isCrate(id, scene)),
  ]
  return ids.flatMap((id) => {
    const covered = player.crates.includes(id)
    return covered || all ? [faced(crateText(id, scene), covered, scene)] : []
  })
}

const isCrate = (id: string, { pack }: Scene): boolean =>
  pack.smallCards.some((card) => card.id === id && card.ability.type === 'crate')

/** Statues that wait on the player board: `T⎈1`; at length the free spaces too: `[⎈1]`. */
function statueTexts(player: Player, scene: Scene, all: boolean): string[] {
  const { pack, words, drawing } = scene
  const erected = 2 - player.buildingsLeft.large
  const spaces = [
    ...pack.playerBoard.statueSpaces
      .filter(({ revealedBy }) => revealedBy <= erected)
      .map(({ id, helm }) => ({ id, text: `⎈${helm}` })),
    ...player.smallCards
      .filter((id) => pack.smallCards.some((card) => card.id === id && card.ability.type === 'statue-space'))
      .map((id) => ({ id, text: drawing.game.thing('card', id) })),
  ]
  return spaces.flatMap(({ id, text }) => {
    if (player.statueSpaces.includes(id)) return [`${words.letters.statue}:${text}`]
    return all ? [drawing.style.faint(`–:${text}`)] : []
  })
}

/** Those reached, those to cash, and contracts used. */
function milestoneTexts(player: Player, scene: Scene): string[] {
  const { words, pack, drawing } = scene
  const reached = MILESTONES.filter((id) => player.milestones.includes(id)).map((id) => words.counted[id])
  const { worker, helm } = player.contracts
  const open = player.milestones.length - worker - helm
  const { workerContracts, helmContracts } = pack.workBoard
  return [
    ...reached,
    ...(open > 0 ? [drawing.style.accent(`${open} ${words.ready}`)] : []),
    `${words.contracts} ${words.workers} ${worker}/${workerContracts.count} ⎈${helmContracts.helm} ${helm}/${helmContracts.count}`,
  ]
}
