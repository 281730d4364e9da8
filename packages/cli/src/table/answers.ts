import { columns, flow, padEnd, widthOf, wrap } from '../text/layout.ts'
import type { Style } from '../text/style.ts'

/** An answer as it is typed and as it is said. */
export interface Offer {
  readonly text: string
  readonly said: string
}

export interface AnswerMenu {
  /** In the order of their numbers, as they are typed. */
  readonly texts: readonly string[]
  readonly lines: readonly string[]
}

/** Answers that say the same but for a word or two. */
interface Group {
  readonly label: string
  /** How they begin when they are typed. */
  readonly typed: string
  readonly cells: readonly { readonly text: string; readonly part: string }[]
  /** Said instead of the cells where there are too many of them. */
  readonly folded?: string
}

/** When a list is too long for any screen, and what is said of the answers that are left out. */
export interface Folding {
  readonly over: number
  said(count: number): string
}

type Row = Offer | Group

/** Words that may differ between answers in one line of a table. */
const DIFFERING_WORDS = 2
/** Answers that stand in one paragraph where the list would be too long. */
const PARAGRAPH = 3
/** What a label and a number take in a line beside their words. */
const LEAST_MARGIN = 8

/**
 * Answers with their numbers. Those that differ only in their last word stand in one line, `Lay 2 bananas in  1 slot 2  2 slot 3`; where
 * the list is still longer than `most` lines, so do those that begin alike. Of a list that is too long even so the largest groups are folded
 * into a line each, `Place  13–52  40 answers  place …`; the numbers hold all the same.
 */
export function answerMenu(
  offers: readonly Offer[],
  width: number,
  most: number,
  style: Style,
  folding?: Folding,
): AnswerMenu {
  const rows = grouped(offers, beforeLast, asTable)
  const lines = drawn(rows, width, style, false)
  if (lines.length <= most) return { texts: textsOf(rows), lines }
  const tables = rows.filter((row) => 'cells' in row)
  const singles = rows.filter((row): row is Offer => !('cells' in row))
  const paragraphs = grouped(singles, firstWord, (alike, typed) => asParagraph(alike, typed, width))
  const shorter = folding
    ? folded(inOrder([...tables, ...paragraphs], offers), width, style, folding)
    : inOrder([...tables, ...paragraphs], offers)
  return { texts: textsOf(shorter), lines: drawn(shorter, width, style, true) }
}

/** What the question is about stays before what may be done besides: rows in the order of their first answers. */
function inOrder(rows: readonly Row[], offers: readonly Offer[]): Row[] {
  const place = new Map(offers.map(({ text }, i) => [text, i]))
  const placeOf = (row: Row) => place.get('cells' in row ? row.cells[0].text : row.text) as number
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The largest groups first, until the list is short enough; answers that made no paragraph are folded by their first word. */
function folded(rows: readonly Row[], width: number, style: Style, { over, said }: Folding): Row[] {
  const singles = rows.filter((row): row is Offer => !('cells' in row))
  const runs = grouped(singles, firstWord, asRun).filter((row) => 'cells' in row)
  const groups = [...rows.filter((row) => 'cells' in row), ...runs].sort((a, b) => b.cells.length - a.cells.length)
  let result = [...rows]
  for (const group of groups) {
    if (drawn(result, width, style, true).length <= over) break
    const texts = new Set(group.cells.map(({ text }) => text))
    const isIn = (row: Row) => texts.has('cells' in row ? row.cells[0].text : row.text)
    const at = result.findIndex(isIn)
    const rest = result.filter((row) => !isIn(row))
    result = [...rest.slice(0, at), { ...group, folded: said(group.cells.length) }, ...rest.slice(at)]
  }
  return result
}

function asRun(offers: readonly Offer[], typed: string): Group | null {
  if (offers.length < PARAGRAPH) return null
  const { before } = shared(offers.map(({ said }) => said))
  return { label: before.join(' ') || typed, typed, cells: offers.map(({ text, said }) => ({ text, part: said })) }
}

const firstWord = (text: string): string => text.split(' ')[0]

const textsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => ('cells' in row ? row.cells.map(({ text }) => text) : [row.text]))

/** `lay banana-2` of `lay banana-2 3`; nothing where that would be the verb alone. */
function beforeLast(text: string): string {
  const words = text.split(' ')
  return words.length > 2 ? words.slice(0, -1).join(' ') : ''
}

/** What differs must be what the last word of the answer stands for: "3" or "slot 3" of `lay banana-2 3`. */
const standsFor = (part: string, text: string): boolean =>
  part.replace(/[:;,.]$/, '').endsWith(text.slice(text.lastIndexOf(' ') + 1))

/** Answers with the same key become a group where one can be made of them, in the place of the first. */
function grouped(
  offers: readonly Offer[],
  keyOf: (text: string) => string,
  make: (offers: readonly Offer[], typed: string) => Group | null,
): Row[] {
  const keys = [...new Set(offers.map(({ text }) => keyOf(text) || text))]
  return keys.flatMap((key): readonly Row[] => {
    const members = offers.filter(({ text }) => (keyOf(text) || text) === key)
    const group = members.length > 1 ? make(members, key) : null
    return group ? [group] : members
  })
}

function asTable(offers: readonly Offer[], typed: string): Group | null {
  const { before, parts, after } = shared(offers.map(({ said }) => said))
  if (before.length === 0 || parts.some((part) => part.length > DIFFERING_WORDS)) return null
  if (!offers.every(({ text }, i) => standsFor(parts[i].join(' '), text))) return null
  // "slot 3" rather than "3" after a number of its own.
  const bare = before.length > 1 && parts.every((part) => /^\d+\W*$/.test(part.join(' ')))
  const noun = bare ? [before[before.length - 1]] : []
  return groupOf(
    offers,
    typed,
    bare ? before.slice(0, -1) : before,
    parts.map((part) => [...noun, ...part]),
    after,
  )
}

function asParagraph(offers: readonly Offer[], typed: string, width: number): Group | null {
  const { before, parts, after } = shared(offers.map(({ said }) => said))
  if (offers.length < PARAGRAPH || before.length === 0) return null
  const rests = parts.map((part) => [...part, ...after])
  const texts = rests.map((rest) => rest.join(' '))
  const widths = texts.map(widthOf)
  const room = width - widthOf(before.join(' ')) - LEAST_MARGIN
  // Two must find room in most lines, and a number right behind the answer's own could not be told from it.
  if (Math.max(...widths) > room || mean(widths) > width / 2 || texts.some((text) => /^\d/.test(text))) return null
  return groupOf(offers, typed, before, rests, [])
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

function groupOf(
  offers: readonly Offer[],
  typed: string,
  before: readonly string[],
  parts: readonly (readonly string[])[],
  after: readonly string[],
): Group {
  const texts = parts.map((part) => part.join(' '))
  const [mark] = /[:;,.]$/.exec(texts[0]) ?? ['']
  const ends = mark !== '' && texts.every((text) => text.endsWith(mark))
  const rest = [ends ? mark : '', ...after].join(' ').trim()
  const label = after.length > 0 ? `${before.join(' ')} …${ends ? '' : ' '}${rest}` : before.join(' ').replace(/,$/, '')
  return {
    label,
    typed,
    cells: offers.map(({ text }, i) => ({ text, part: ends ? texts[i].slice(0, -mark.length) : texts[i] })),
  }
}

/** The words all sentences begin with, those they end with, and what each says in between: at least a word. */
function shared(sentences: readonly string[]) {
  const words = sentences.map((sentence) => sentence.split(' '))
  const shortest = Math.min(...words.map(({ length }) => length))
  const count = (most: number, wordOf: (sentence: readonly string[], i: number) => string | undefined) => {
    let same = 0
    while (same < most && words.every((sentence) => wordOf(sentence, same) === wordOf(words[0], same))) same++
    return same
  }
  const begin = count(shortest - 1, (sentence, i) => sentence[i])
  const end = count(shortest - 1 - begin, (sentence, i) => sentence.at(-1 - i))
  const [first] = words
  return {
    before: first.slice(0, begin),
    parts: words.map((sentence) => sentence.slice(begin, sentence.length - end)),
    after: first.slice(first.length - end),
  }
}

/* How it looks */

const CELL_GAP = '   '
const NARROW_GAP = '  '
const UNDER_LABEL = '    '
/** Parts up to this width stand in columns. */
const ALIGNED = 14

function drawn(rows: readonly Row[], width: number, style: Style, brief: boolean): string[] {
  const digits = String(textsOf(rows).length).length
  let count = 0
  const number = () => style.accent(String(++count).padStart(digits))
  const lines: string[] = []
  for (const run of runs(rows)) {
    if (isGroups(run)) lines.push(...groupLines(run, number, width, style))
    else lines.push(...singleLines(run as readonly Offer[], number, width, style, brief))
  }
  return lines
}

/** With how they are typed behind them, unless a line is too full for it or, `brief`, the list is shorter without. */
function singleLines(
  offers: readonly Offer[],
  number: () => string,
  width: number,
  style: Style,
  brief: boolean,
): string[] {
  const items = offers.map(({ text, said }) => [`${number()} ${said}`, style.faint(text)])
  const widest = (cell: number) => Math.max(...items.map((item) => widthOf(item[cell])))
  const inColumns = (rows: readonly (readonly string[])[]) => columns(rows, width - 2).map((line) => `  ${line}`)
  const noted =
    widest(0) + widest(1) + NARROW_GAP.length <= width - 2
      ? inColumns(items)
      : items.flatMap(([said, text]) => {
          const line = `  ${said}${NARROW_GAP}${text}`
          return widthOf(line) <= width ? [line] : wrap(`  ${said}`, width, '     ')
        })
  const bare = brief ? inColumns(items.map(([said]) => [said])) : noted
  return bare.length < noted.length ? bare : noted
}

const isGroups = (run: readonly Row[]): run is readonly Group[] => run.every((row) => 'cells' in row)

/** Groups that follow each other, and single answers that do. */
function runs(rows: readonly Row[]): Row[][] {
  const list: Row[][] = []
  for (const row of rows) {
    const last = list.at(-1)
    if (last && 'cells' in last[0] === 'cells' in row) last.push(row)
    else list.push([row])
  }
  return list
}

function groupLines(groups: readonly Group[], number: () => string, width: number, style: Style): string[] {
  const open = groups.filter((group) => group.folded === undefined)
  const parts = Math.max(0, ...open.flatMap(({ cells }) => cells.map(({ part }) => widthOf(part))))
  const cell = parts <= ALIGNED ? parts : 0
  const rows = groups.map(({ label, typed, cells, folded }) => {
    const numbers = cells.map(() => number())
    const items =
      folded === undefined
        ? cells.map(({ part }, i) => `${numbers[i]} ${padEnd(part, cell)}`)
        : [`${numbers[0]}–${numbers[numbers.length - 1].trimStart()}  ${folded}  ${style.faint(`${typed} …`)}`]
    return { label, typed, items, noted: folded !== undefined }
  })
  const noted = tableLines(rows, CELL_GAP).map((line, i) =>
    rows[i].noted ? line : `${line}${CELL_GAP}${style.faint(`${rows[i].typed} …`)}`,
  )
  const fits = (lines: readonly string[]) => lines.every((line) => widthOf(line.trimEnd()) <= width)
  if (fits(noted)) return noted
  const gap = [CELL_GAP, NARROW_GAP].find((narrower) => fits(tableLines(rows, narrower)))
  const lines = gap === undefined ? brokenLines(rows, width) : tableLines(rows, gap)
  return lines.map((line) => line.trimEnd())
}

interface Labelled {
  readonly label: string
  readonly items: readonly string[]
}

function tableLines(rows: readonly Labelled[], gap: string): string[] {
  const widest = Math.max(0, ...rows.map(({ label }) => widthOf(label)))
  return rows.map(({ label, items }) => `  ${padEnd(label, widest)}  ${items.join(gap)}`)
}

/** As many rows as possible make a table; the others are broken between items, below a label that is long. */
function brokenLines(rows: readonly Labelled[], width: number): string[] {
  const inTable = (row: Labelled, edge: number) => widthOf(tableLines([row], CELL_GAP)[0].trimEnd()) + edge <= width
  const edges = rows.map(({ label }) => widthOf(label)).sort((a, b) => b - a)
  const edge = edges.find((most) =>
    rows.every((row) => widthOf(row.label) > most || inTable(row, most - widthOf(row.label))),
  )
  return rows.flatMap(({ label, items }) => {
    if (edge !== undefined && widthOf(label) <= edge) return [`  ${padEnd(label, edge)}  ${items.join(CELL_GAP)}`]
    const under = flow(UNDER_LABEL, items, width, CELL_GAP)
    return under.length === 1 || widthOf(label) > width / 2
      ? [...wrap(`  ${label}`, width, '     '), ...under]
      : flow(`  ${label}  `, items, width, CELL_GAP)
  })
}
