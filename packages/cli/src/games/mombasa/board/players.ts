import { flow, packed, padEnd, uncoloured, widthOf } from '../../../text/layout.ts'
import { bonusText, trackOf } from './companies.ts'
import {
  bookText,
  byCompany,
  cardList,
  cardText,
  companySign,
  inColour,
  letterOf,
  type Player,
  paddedName,
  type Scene,
} from './scene.ts'

/** Players: what they own and where their markers stand; then slots, hand and resting piles; then their books. */

const INDENT = '   '

export const playerInShort = (seat: number, scene: Scene): string[] => statLines(seat, scene)

export const playerWithHand = (seat: number, scene: Scene): string[] => [
  ...statLines(seat, scene),
  ...packed(areaRows(seat, scene), scene.drawing.width),
]

export const playerAtLength = (seat: number, scene: Scene): string[] => [
  ...statLines(seat, scene),
  ...packed([...areaRows(seat, scene), restingRow(seat, scene)], scene.drawing.width),
]

/** Everything, with the books that lie ahead of the inkwell or, `all`, on the whole track. */
export const playerInFull = (seat: number, scene: Scene, all: boolean): string[] => [
  ...statLines(seat, scene),
  ...packed([...areaRows(seat, scene), restingRow(seat, scene), bookTrackRow(seat, scene, all)], scene.drawing.width),
]

function statLines(seat: number, scene: Scene): string[] {
  const { table, drawing, words } = scene
  const player = table.players[seat]
  const crown = drawing.style.warn(table.firstPlayer === seat ? '♛' : ' ')
  const name = inColour(seat, drawing.style.strong(paddedName(seat, scene)), scene)
  const shares = byCompany(player.shares).map(([company, count]) => `${companySign(company, scene)}${count}`)
  const items = [
    `£${player.pounds}`,
    ...trackPlaces(player, scene),
    shares.join(' '),
    words.markers(player.markers),
    ...bonuses(player, scene),
    ...tiles(seat, scene),
    ...status(seat, scene),
  ]
  return flow(` ${crown}${name}  `, items, drawing.width, ' · ')
}

/** `◆9 £15→13 £25`: the space, what it is worth, and the next one that is worth more. */
function trackPlaces({ diamond, ink }: Player, { pack }: Scene): string[] {
  const { diamondTrack, bookTrack } = pack.playerBoard
  const books = bookTrack.points.map(({ space, points }) => ({ space: space + 1, points }))
  return [`◆${worthAt(diamond, diamondTrack.points)}`, `✎${worthAt(ink, books)}`]
}

function worthAt(at: number, points: readonly { readonly space: number; readonly points: number }[]): string {
  const worth = Math.max(0, ...points.filter(({ space }) => space <= at).map(({ points }) => points))
  const next = points.find(({ space }) => space > at)
  return `${at} £${worth}${next ? `→${next.space} £${next.points}` : ''}`
}

/** Of two bonuses of one track the second is shown: they never add up. */
function bonuses(player: Player, scene: Scene): string[] {
  return byCompany(player.bonuses).flatMap(([company, level]) => {
    if (level === 0) return []
    const { bonus } = trackOf(company, scene).specialSpaces[level - 1]
    const sign = `${companySign(company, scene)}${'★'.repeat(level)}`
    return [bonus.type === 'bonusSpace' ? sign : `${sign} ${bonusText(bonus, scene)}`]
  })
}

function tiles(seat: number, { table, words, drawing }: Scene): string[] {
  return Object.entries(table.tiles)
    .filter(([, tile]) => tile.seat === seat)
    .map(([id, tile]) => {
      const name = words.tiles[id as keyof typeof words.tiles]
      return tile.used ? drawing.style.faint(`(${name})`) : `[${name}]`
    })
}

function status(seat: number, { table, drawing, words }: Scene): string[] {
  const { sealed, ended } = table.players[seat]
  if (table.now.phase !== 'planning') return ended ? [drawing.style.faint(words.ended)] : []
  if (sealed) return [drawing.style.faint(words.sealed)]
  return seat === drawing.seat ? [] : [drawing.style.faint(words.plans)]
}

/** Slots where they may be seen, and the hand. */
function areaRows(seat: number, scene: Scene): string[][] {
  const { table, drawing, words } = scene
  const player = table.players[seat]
  const row = labels(scene)
  const hand = cardList(player.hand, scene)
  const open = 'slots' in player
  return [
    ...(open ? [flow(row(words.slots), slotTexts(seat, player.slots as (string | null)[], scene), drawing.width)] : []),
    flow(row(open ? words.hand : words.handAndPlan), hand.length > 0 ? hand : ['–'], drawing.width),
  ]
}

const labels = ({ words, drawing }: Scene): ((label: string) => string) => {
  const widest = Math.max(...[words.slots, words.hand, words.resting, words.bookTrack].map(widthOf))
  return (label) => `${INDENT}${drawing.style.faint(padEnd(label, widest))} `
}

/** `2[ban 2]` lies face up, `2(ban 2)` is used, `2[ ]` is empty; a closed one says what opens it. */
function slotTexts(seat: number, slots: readonly (string | null)[], scene: Scene): string[] {
  const { table, pack, drawing, words } = scene
  const player = table.players[seat]
  const used: readonly number[] = 'used' in player ? (player.used as number[]) : []
  const plusOne = table.tiles['plus-one']
  const { diamondTrack, bookTrack } = pack.playerBoard
  return slots.map((card, i) => {
    const slot = i + 1
    const number = drawing.style.faint(String(slot))
    if (card !== null) {
      const plus = plusOne?.seat === seat && plusOne.slot === slot ? ` ${words.tiles['plus-one']}` : ''
      const text = `${cardText(card, scene)}${plus}`
      return used.includes(slot) ? drawing.style.faint(`${slot}(${uncoloured(text)})`) : `${number}[${text}]`
    }
    if (player.openSlots.includes(slot)) return `${number}[ ]`
    const opens = i === 0 ? `◆${diamondTrack.slotOpensAt}` : `✎${bookTrack.slotOpensAt + 1}`
    return drawing.style.faint(`${slot} ${words.closed} ${opens}`)
  })
}

function restingRow(seat: number, scene: Scene): string[] {
  const { table, drawing, words } = scene
  const { resting, openSlots } = table.players[seat]
  const piles = resting.flatMap((pile, i) => {
    if (pile.length === 0 && !openSlots.includes(i + 1)) return []
    return [`${drawing.style.faint(`${i + 1}:`)} ${cardList(pile, scene).join(', ') || '–'}`]
  })
  return flow(labels(scene)(words.resting), piles, drawing.width, '   ')
}

/** Step by step: `✎` where the inkwell stands, what lies there, `–` where nothing does, a mark where no A may lie. */
function bookTrackRow(seat: number, scene: Scene, all: boolean): string[] {
  const { table, pack, drawing, words } = scene
  const { ink, books } = table.players[seat]
  const { spaces, noA } = pack.playerBoard.bookTrack
  const last = spaces + 1
  const furthest = Math.max(ink + 1, ...books.map(({ step }) => step))
  const [from, to] = all ? [1, last] : [ink, Math.min(furthest + 1, last)]
  const steps = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter((step) => step > 0)
  const texts = steps.map((step) => {
    const book = books.find((laid) => laid.step === step)
    const barred = noA.includes(step - 1) ? words.notA : ''
    const number = `${step === ink ? drawing.style.accent('✎') : ''}${drawing.style.faint(`${step}${barred}`)}`
    if (!book) return `${number} –`
    if (book.turned) return `${number} ${letterOf(book.book, scene)} ${words.turned}`
    return `${number} ${letterOf(book.book, scene)} ${bookText(book.book, scene)}`
  })
  return flow(labels(scene)(words.bookTrack), texts, drawing.width, '  ')
}
