import type { CompanyId } from '@quayside/mombasa/ids'
import { ROUNDS } from '@quayside/mombasa/sizes'
import { type Block, fit } from '../../../boards/fit.ts'
import { beside, flow, heading, widthOf } from '../../../text/layout.ts'
import { MOMBASA_PARTS, type MombasaPart } from '../words/catalogue.ts'
import { bookLines } from './books.ts'
import { cardLines } from './cards.ts'
import { coinColumns, companyLines, WIDE } from './companies.ts'
import { mapInShort, mapLines } from './map.ts'
import { playerAtLength, playerInFull, playerInShort, playerWithHand } from './players.ts'
import { bookText, companyName, companySign, type Scene } from './scene.ts'
import { spaceLines } from './spaces.ts'

/** Columns between what stands next to each other. */
const GAP = 3
/** Cards and bonus spaces next to each other. */
const DISPLAY = 'display'

/** What a question is about: it gives way last. What no question is about gives way in this order. */
const YIELDING = ['spaces', 'books', 'map', 'others', DISPLAY, 'cards', 'companies', 'own'] as const

/** Parts that are not blocks of the same name. */
const SHOWN_AS: { readonly [P in MombasaPart]?: readonly string[] } = {
  players: ['others', 'own'],
  cards: ['cards', DISPLAY],
  spaces: ['spaces', DISPLAY],
}

const ABOUT: { readonly [question: string]: readonly (typeof YIELDING)[number][] } = {
  'keep-tile': ['companies'],
  plan: ['own'],
  turn: ['companies', 'own'],
  goods: ['cards', DISPLAY, 'companies'],
  'enter-region': ['companies', 'map'],
  'region-rewards': ['companies', 'map'],
  'return-post': ['companies'],
  'remove-post': ['companies'],
  'spend-points': ['books', 'own'],
  'majority-tier': ['companies'],
  'buy-for-pounds': ['cards', DISPLAY],
  'buy-and-or-diamond': ['cards', DISPLAY],
  'other-tracks': ['companies'],
}

/** As one sits at it: the others across the table, the board in the middle, one's own things in front. */
export function draw(scene: Scene): string[] {
  const { table, drawing, words } = scene
  const { seat: mine, asked, rows } = drawing
  const others = table.players.map((_, i) => (mine + i) % table.players.length).slice(1)
  const expanding = 'expanding' in table ? [table.expanding as CompanyId] : undefined
  const each = (show: (seat: number, scene: Scene) => string[]) => others.flatMap((seat) => show(seat, scene))
  const blocks: Block[] = [
    { name: 'title', forms: [[titleLine(scene)]] },
    { name: 'others', forms: [each(playerAtLength), each(playerWithHand), each(playerInShort), []] },
    { name: 'companies', forms: [companyLines(scene), []] },
    { name: 'map', forms: [mapLines(scene), expanding ? mapLines(scene, expanding) : mapInShort(scene), []] },
    ...display(scene),
    { name: 'books', forms: [bookLines(scene), []] },
    {
      name: 'own',
      forms: [
        playerInFull(mine, scene, false),
        playerAtLength(mine, scene),
        playerWithHand(mine, scene),
        playerInShort(mine, scene),
      ],
    },
    { name: 'turn', forms: [turnLines(scene)] },
  ]
  const about = ABOUT[asked] ?? ['own']
  const yielding = [...YIELDING.filter((name) => !about.includes(name)), ...about]
  const whole = fit(blocks, rows, yielding)
  if (whole.cut.length === 0) return whole.lines
  const { lines, cut } = fit(blocks, rows - 1, yielding)
  const names = MOMBASA_PARTS.filter((part) => (SHOWN_AS[part] ?? [part]).some((name) => cut.includes(name)))
  return [...lines, drawing.style.faint(` ${words.more(names.map((part) => words.parts[part]))}`)]
}

/** Cards and bonus spaces, next to each other where that takes fewer lines. */
function display(scene: Scene): Block[] {
  const [cards, spaces] = [cardLines(scene), spaceLines(scene)]
  const room = scene.drawing.width - Math.max(...cards.map(widthOf)) - GAP
  const both = scene.drawing.width >= WIDE ? beside(cards, spaceLines(scene, room), GAP) : []
  if (both.length > 0 && both.length < cards.length + spaces.length) return [{ name: DISPLAY, forms: [both, []] }]
  return [
    { name: 'cards', forms: [cards, []] },
    { name: 'spaces', forms: [spaces, []] },
  ]
}

function titleLine({ table, drawing, words }: Scene): string {
  const { who, style, game, width } = drawing
  const { phase, by } = table.now
  const began = table.roundFirst === table.firstPlayer ? undefined : who(table.roundFirst)
  const turn = phase === 'actions' && by !== undefined ? `: ${who(by)}` : ''
  const note = [
    words.round(table.round, ROUNDS),
    `${words.phases[phase as keyof typeof words.phases]}${turn}`,
    words.first(who(table.firstPlayer), began),
  ]
  return heading(style.accent(game.title), note.join(' · '), width)
}

/** What is under way in a turn: points, units, books in hand, posts to go back. */
function turnLines(scene: Scene): string[] {
  const { table, drawing, words } = scene
  const company = (id: CompanyId) => `${companySign(id, scene)} ${companyName(id, scene)}`
  const base = (id: CompanyId) => `${words.base} ${coinColumns(id, scene)}`
  const items: string[] = []
  if ('expanding' in table && table.points) {
    const id = table.expanding as CompanyId
    items.push(words.expands(company(id), table.points), base(id))
  }
  if ('units' in table) items.push(words.units(table.units as number))
  if (table.held) {
    const [first, ...more] = table.held.map((book) => bookText(book, scene))
    items.push(`${words.held} ${first}`, ...more)
  }
  if ('ousted' in table) {
    const ousted = table.ousted as CompanyId[]
    const each = [...new Set(ousted)].map((id) => {
      const count = ousted.filter((other) => other === id).length
      return `${company(id)}${count > 1 ? ` ×${count}` : ''} ${coinColumns(id, scene)}`
    })
    items.push(`${words.ousted} ${each[0]}`, ...each.slice(1))
  }
  return items.length > 0 ? flow(` ${drawing.style.warn('▸')} `, items, drawing.width, ' · ') : []
}
