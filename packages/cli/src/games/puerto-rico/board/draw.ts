import { type Block, fit } from '../../../boards/fit.ts'
import { heading } from '../../../text/layout.ts'
import type { PuertoRicoPart } from '../words/catalogue.ts'
import { draftLines, isDrafting, offeredLines } from './market.ts'
import { middle, type RowName, rowsOf } from './middle.ts'
import { cardLines, islandAtLength, playerAtLength, playerInLine, playerInShort } from './players.ts'
import { type Scene, seatsFrom } from './scene.ts'

/** Rows of the middle give way in this order, those that a question is about last. */
const ROWS_YIELDING: readonly RowName[] = ['puertoma', 'supply', 'festival', 'tiles', 'house', 'ships', 'roles']

/** What a question is about, by the role it belongs to. */
const ABOUT: { readonly [phase: string]: readonly RowName[] } = {
  choose: ['roles'],
  settler: ['tiles'],
  craftsman: ['supply'],
  trader: ['house'],
  captain: ['ships'],
  buccaneer: ['roles', 'house', 'ships'],
}

const YIELDING = ['middle', 'cards', 'others', 'own', 'draft']

/** As one sits at it: the others across the table, the board in the middle, one's own things in front. */
export function draw(scene: Scene): string[] {
  const { drawing, words } = scene
  const [mine, ...others] = seatsFrom(scene)
  const each = (show: (seat: number, scene: Scene) => string[]) => others.flatMap((seat) => show(seat, scene))
  const blocks: Block[] = [
    { name: 'title', forms: [[titleLine(scene)]] },
    {
      name: 'others',
      forms: [...(drawing.roomy ? [each(playerAtLength)] : []), each(playerInShort), each(playerInLine), []],
    },
    { name: 'draft', forms: isDrafting(scene) ? [draftLines(scene), offeredLines(scene), []] : [[]] },
    { name: 'middle', forms: middleForms(scene) },
    { name: 'own', forms: [islandAtLength(mine, scene), playerInShort(mine, scene), playerInLine(mine, scene)] },
    { name: 'cards', forms: [cardLines(mine, scene), []] },
  ]
  const whole = fit(blocks, drawing.rows, YIELDING)
  if (whole.cut.length === 0) return whole.lines
  const { lines, cut } = fit(blocks, drawing.rows - 1, YIELDING)
  const parts = Object.entries(SHOWN_AS).flatMap(([name, part]) => (cut.includes(name) ? [words.parts[part]] : []))
  return [...lines, drawing.style.faint(` ${words.more([...new Set(parts)])}`)]
}

/** The part of the table that shows more of a block. */
const SHOWN_AS: { readonly [block: string]: PuertoRicoPart } = {
  others: 'players',
  own: 'players',
  cards: 'cards',
  middle: 'table',
  draft: 'market',
}

/** All rows, then one less and one less; while buildings are put up, none at last. */
function middleForms(scene: Scene): string[][] {
  const about = ABOUT[scene.table.now.phase] ?? ['roles']
  const rows = rowsOf(scene)
  const order = [...ROWS_YIELDING.filter((row) => !about.includes(row)), ...about].filter((row) => rows.includes(row))
  const least = isDrafting(scene) ? 0 : 1
  return Array.from({ length: order.length - least + 1 }, (_, gone) => middle(scene, order.slice(gone)))
}

function titleLine({ table, drawing, words }: Scene): string {
  const { round, governor, now, options, endTriggered } = table
  const { game, who, style, width } = drawing
  const edition = game.option('edition', options.edition as string)
  const title = style.accent(game.title) + (game.title.includes(edition) ? '' : ` · ${edition}`)
  const last = endTriggered ? ` · ${style.warn(words.lastRound)}` : ''
  const moment = now.phase === 'setup' ? words.setUp : words.round(round)
  const inPhase = !['choose', 'over', 'setup'].includes(now.phase)
  const phase = inPhase ? ` · ${game.thing('role', now.phase)} (${who(now.by)})` : ''
  return heading(title, `${moment} · ${words.governor(who(governor))}${phase}${last}`, width)
}
