import type { Cards, Face } from '@quayside/mombasa/data/faces'
import type { DataPack, Reward } from '@quayside/mombasa/data/pack'
import { COMPANIES, type CompanyId, KINDS, type KindId } from '@quayside/mombasa/ids'
import type { view as viewOf } from '@quayside/mombasa/view'
import type { Drawing } from '../../../boards/board.ts'
import { initialsOf, seatColour } from '../../../boards/seats.ts'
import { padEnd, widthOf } from '../../../text/layout.ts'
import type { MombasaWords } from '../words/catalogue.ts'

export type Table = ReturnType<typeof viewOf>
export type Player = Table['players'][number]

/** What signs are made of. */
export interface Signs {
  readonly pack: DataPack
  readonly cards: Cards
  readonly drawing: Drawing
  readonly words: MombasaWords
}

/** The table and everything it is drawn with: the parts of the board are functions of it. */
export interface Scene extends Signs {
  readonly table: Table
  /** The base each region is nearest to. */
  readonly homes: ReadonlyMap<string, CompanyId>
}

/* Companies: a shape each, so that nothing hangs on colours. */

const COMPANY_LOOK: Record<CompanyId, { readonly sign: string; readonly colour?: number }> = {
  mombasa: { sign: '●', colour: 244 },
  'cape-town': { sign: '■', colour: 203 },
  'saint-louis': { sign: '◇' },
  cairo: { sign: '▲', colour: 208 },
}

export function companySign(company: CompanyId, { drawing }: Signs): string {
  const { sign, colour } = COMPANY_LOOK[company]
  return colour === undefined ? sign : drawing.style.tint(colour, sign)
}

export const companyName = (company: CompanyId, { drawing }: Scene): string => drawing.game.thing('company', company)

export const byCompany = <T>(values: Record<string, T>): [CompanyId, T][] =>
  COMPANIES.map((company) => [company, values[company]])

/** Before the rows of a display: its name, then the rows' numbers. */
export function rowLabel(label: string | number, { words, drawing }: Scene): string {
  const width = Math.max(widthOf(words.parts.cards), widthOf(words.parts.books))
  const text = typeof label === 'number' ? String(label).padStart(width) : padEnd(label, width)
  return ` ${typeof label === 'number' ? drawing.style.faint(text) : drawing.style.strong(text)}  `
}

/* Players */

export const inColour = (seat: number, text: string, { drawing }: Scene): string =>
  seatColour(seat, text, drawing.style)

export const initials = ({ table, drawing }: Scene): string[] =>
  initialsOf(table.players.map((_, seat) => drawing.who(seat)))

/** A name as wide as the widest at the table. */
export function paddedName(seat: number, { table, drawing }: Scene): string {
  const widest = Math.max(...table.players.map((_, i) => widthOf(drawing.who(i))))
  return padEnd(drawing.who(seat), widest)
}

/* Cards, rewards and what is asked for, each in a few signs */

const KIND_COLOUR: { readonly [K in KindId]?: number } = {
  banana: 178,
  coffee: 173,
  expansion: 71,
  bookkeeper: 68,
  merchant: 37,
}

export function inKind(kind: KindId, text: string, { drawing }: Signs): string {
  const colour = KIND_COLOUR[kind]
  return colour === undefined ? text : drawing.style.tint(colour, text)
}

export const faceOf = (id: string, { cards }: Signs): Face | undefined => cards.faces.find((face) => face.id === id)

/** `ban 2`, `exp 2 +▲`, `mer ◆2 £1 ⚒▲`. */
export function cardText(id: string, signs: Signs): string {
  const face = faceOf(id, signs)
  if (!face) return id
  const kind = KINDS[face.kind]
  const company = (number: number) => companySign(COMPANIES[number], signs)
  const parts = [inKind(kind, signs.words.kinds[kind], signs)]
  if (face.value > 0) parts.push(inKind(kind, String(face.value), signs))
  if (kind === 'merchant') {
    parts.push(...rewardParts({ diamond: face.diamond, pounds: face.pounds }, signs))
    if (face.minesOf >= 0) parts.push(`⚒${company(face.minesOf)}`)
  }
  if (face.share >= 0) parts.push(kind === 'share' ? company(face.share) : `+${company(face.share)}`)
  return parts.join(' ')
}

/** Cards of a hand or pile, those that look alike counted. */
export function cardList(ids: readonly string[], scene: Scene): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => cardText(id, scene) + (count > 1 ? `×${count}` : ''))
}

function rewardParts(reward: Reward, { words }: Signs): string[] {
  const { pounds, diamond, bookkeeping, track, removePosts, poundsPerUnit } = reward
  const { good, minus } = poundsPerUnit ?? {}
  return [
    ...(pounds ? [`£${pounds}`] : []),
    ...(good ? [`£${words.kinds[good]}${minus ? `−${minus}` : ''}`] : []),
    ...(diamond ? [`◆${diamond}`] : []),
    ...(bookkeeping ? [`✎${bookkeeping}`] : []),
    ...(track ? [`↑${track}`] : []),
    ...(removePosts ? [`✕${removePosts}`] : []),
  ]
}

export const rewardText = (reward: Reward, signs: Signs): string => rewardParts(reward, signs).join(' ')

/** What a book asks for and gives: `cot2 cof2→◆3`. Books of starting tiles go by the tile's id. */
export function bookText(id: string, signs: Signs): string {
  const { pack, words } = signs
  const book =
    pack.books.books.find((book) => book.id === id) ?? pack.startingTiles.tiles.find((tile) => tile.id === id)?.book
  if (!book) return id
  const asked = book.requirements.map(({ kind, min }) => {
    if (kind === 'anyGood') return `${words.oneGood}${min}`
    if (kind === 'merchantOrBookkeeper') return `${words.helper}${min}`
    return inKind(kind, `${words.kinds[kind]}${min}`, signs)
  })
  return `${asked.join(' ')}→${rewardText(book.reward, signs)}`
}

export const letterOf = (id: string, { pack }: Signs): string =>
  pack.books.books.find((book) => book.id === id)?.letter ?? 'A'
