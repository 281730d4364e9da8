import { flow, widthOf, wrap } from '../../../text/layout.ts'
import { automaAtLength, automaInFull, automaInShort } from './automa.ts'
import { belongings } from './belongings.ts'
import { cardItems } from './cards.ts'
import {
  buildingName,
  buildingOf,
  circles,
  goodName,
  labelled,
  nameOf,
  type Player,
  type Scene,
  tileName,
} from './scene.ts'

const SPACES = 12

/** Everything, and what lies under forests. */
export function playerInFull(seat: number, scene: Scene): string[] {
  const player = scene.table.players[seat]
  if (player.board) return automaInFull(seat, player, player.board, scene)
  const kinds = player.fields
    .filter(({ tile }) => tile === 'forest')
    .map((field) => ('kind' in field && field.kind ? goodName(field.kind, scene) : '?'))
  const forests = kinds.length > 0 ? flow(`   ${tileName('forest', scene)} ♣  `, kinds, scene.drawing.width) : []
  return [...playerAtLength(seat, scene), ...forests]
}

export const playerAtLength = (seat: number, scene: Scene): string[] => [
  ...islandAtLength(seat, scene),
  ...cardLines(seat, scene),
]

/** All but the cards. */
export function islandAtLength(seat: number, scene: Scene): string[] {
  const { words, drawing, table } = scene
  const { style, width } = drawing
  const player = table.players[seat]
  if (player.board) return automaAtLength(seat, player, player.board, scene)
  const space = (count: number) => style.faint(`${count}/${SPACES}`)
  const fields = [...tileCircles(player, scene), space(player.fields.length)]
  const city = [...buildings(player, scene), space(citySpaces(player))]
  const row = playerRow(scene)
  const together = `${row(words.fields)}${fields.join('  ')}   ${style.faint(words.city)}  ${city.join('  ')}`
  return [
    ...flow(` ${nameOf(seat, scene)}  `, belongings(player, scene), width, ' · '),
    ...(widthOf(together) <= width
      ? [together]
      : [...flow(row(words.fields), fields, width), ...flow(row(words.city), city, width)]),
  ]
}

export function cardLines(seat: number, scene: Scene): string[] {
  const cards = cardItems(scene.table.players[seat], scene)
  return cards.length > 0 ? flow(playerRow(scene)(scene.words.cards), cards, scene.drawing.width) : []
}

/** The beginning of a row of a player; only with achievements is there one for cards. */
function playerRow(scene: Scene): (label: string) => string {
  const { words, table } = scene
  const cards = table.players.some(({ achievements }) => achievements) ? [words.cards] : []
  const row = labelled(scene, [words.fields, words.city, ...cards])
  return (label) => `  ${row(label)}`
}

/** In a line or two; what is left out can be looked at in detail. */
export function playerInShort(seat: number, scene: Scene): string[] {
  const { words, drawing, table } = scene
  const { style, width } = drawing
  const player = table.players[seat]
  if (player.board) return automaInShort(seat, player, player.board, scene)
  const city = buildings(player, scene)
  const fields = `${words.fields} ${tileCircles(player, scene).join(' ') || '–'}`
  const lines = wrap(
    ` ${nameOf(seat, scene)}  ${[...belongings(player, scene), fields, ...cardCounts(player, scene)].join(' · ')}`,
    width,
    '   ',
  )
  return city.length === 0 ? lines : [...lines, ...flow(`   ${style.faint(words.city)} `, city, width)]
}

/** What fits in a single line, the most important first. */
export function playerInLine(seat: number, scene: Scene): string[] {
  const { words, drawing, table } = scene
  const player = table.players[seat]
  const spaces = player.board
    ? []
    : [`${words.fields} ${player.fields.length}/${SPACES}`, `${words.city} ${citySpaces(player)}/${SPACES}`]
  const items = [...belongings(player, scene), ...spaces, ...cardCounts(player, scene)]
  return flow(` ${nameOf(seat, scene)}  `, items, drawing.width, ' · ').slice(0, 1)
}

/** How many cards, and how many of them everybody has seen. */
function cardCounts({ achievements = [] }: Player, { words }: Scene): string[] {
  if (achievements.length === 0) return []
  const announced = achievements.filter((card) => card.announced).length
  return [`${words.cards} ${achievements.length}${announced > 0 ? ` ★${announced}` : ''}`]
}

const citySpaces = ({ city }: Player): number =>
  city.reduce((sum, { building }) => sum + buildingOf(building).spaces, 0)

/** `corn ●●○`: a circle for each tile of the kind, full when somebody works there. */
function tileCircles({ fields }: Player, scene: Scene): string[] {
  const marks = new Map<string, string[]>()
  for (const { tile, workers, nobles = 0 } of fields) {
    const mark = tile === 'forest' ? '♣' : circles(workers, nobles, 1)
    marks.set(tile, [...(marks.get(tile) ?? []), mark])
  }
  return [...marks].map(([tile, found]) => `${tileName(tile, scene)} ${found.sort(byFullness).join('')}`)
}

const FULLEST_FIRST = '◆●♣○'
const byFullness = (a: string, b: string): number => FULLEST_FIRST.indexOf(a) - FULLEST_FIRST.indexOf(b)

const buildings = ({ city }: Player, scene: Scene): string[] =>
  city.map(({ building, workers, nobles = 0 }) => {
    const name = buildingName(building, scene)
    const marks = circles(workers, nobles, buildingOf(building).circles)
    return `${workers + nobles > 0 ? name : scene.drawing.style.faint(name)} ${marks}`.trimEnd()
  })
