import type { GameWords } from '@quayside/kernel'
import type { Labels } from './words.ts'

/** A value with how often it is there. */
export interface Item {
  readonly text: string
  readonly count: number
}

/** A part of a view, laid out by its shape alone: nothing here knows a game. */
export type Block =
  /** Single values. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  /** Things without an order. */
  | { readonly kind: 'list'; readonly name: string; readonly items: readonly Item[] }
  /** Numbered places, some of them empty. */
  | { readonly kind: 'row'; readonly name: string; readonly cells: readonly (string | null)[] }
  /** Numbered heaps of things. */
  | { readonly kind: 'piles'; readonly name: string; readonly piles: readonly (readonly Item[])[] }
  | { readonly kind: 'grid'; readonly name: string; readonly columns: readonly string[]; readonly rows: readonly Row[] }
  | { readonly kind: 'part'; readonly name: string; readonly blocks: readonly Block[] }

export interface Row {
  readonly name: string
  readonly cells: readonly string[]
}

/** A view as it is read: what lies on the table, and what each seat has, opponents that the game plays itself included. */
export interface Outline {
  readonly table: readonly Block[]
  readonly players: readonly (readonly Block[])[]
}

/** What a view says of the table rather than of the game. */
export const ABOUT_TABLE: ReadonlySet<string> = new Set(['game', 'options', 'data'])
/** Fields whose number is a seat, whose keys are seats, and whose values are seats. */
export const SEAT: ReadonlySet<string> = new Set([
  'governor',
  'firstPlayer',
  'roundFirst',
  'by',
  'seat',
  'cooper',
  'peninsula',
])
const BY_SEAT = new Set(['rolesTaken'])
const SEATS = new Set(['spaces', 'work', 'fees'])
/** What kind of thing a field holds, where an id stands for several; elsewhere its own name says so. */
const KIND: { readonly [key: string]: string | undefined } = {
  smallCards: 'card',
  cards: 'card',
  smallDeck: 'card',
  largeDeck: 'card',
}
/** More lists than these do not stand side by side on a small screen. */
const SIDE_BY_SIDE = 6
/** A longer text does not stand among single values, but after everything else. */
const LONG = 32
/** What is read first: what one has, then what is printed around it. */
const ORDER: readonly Block['kind'][] = ['facts', 'list', 'row', 'piles', 'grid', 'part']

type Plain = string | number | boolean | null
type Fields = { readonly [key: string]: unknown }

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'
const isPlainList = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isPlain)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFlat = (value: unknown): value is { readonly [key: string]: Plain } =>
  isFields(value) && Object.values(value).every(isPlain)

/** A record whose values are short: single ones, lists, or small records of their own. */
const isRecord = (value: unknown): value is Fields =>
  isFields(value) && Object.values(value).every((item) => isPlain(item) || isPlainList(item) || isFlat(item))

/** Reads views aloud: in a language, with a game's things and the players' names. */
export class Reader {
  private readonly ids: { readonly [arg: string]: readonly string[] }
  private readonly words: GameWords
  /** What a game calls its things by their ids, whichever kind they are. */
  private readonly known: ReadonlyMap<string, string>
  private readonly names: readonly string[]
  private readonly labels: Labels

  constructor(
    ids: { readonly [arg: string]: readonly string[] },
    words: GameWords,
    names: readonly string[],
    labels: Labels,
  ) {
    this.ids = ids
    this.words = words
    this.known = thingsOf(ids, words)
    this.names = names
    this.labels = labels
  }

  outline(view: unknown): Outline {
    const { players, automa, now, ...table } = (view ?? {}) as Fields
    const seated = Array.isArray(players) ? players : []
    const own = isFields(automa) ? [this.blocks(automa, 'automa')] : []
    return {
      table: this.blocks({ ...(isFields(now) ? now : { now }), ...table }),
      players: [...seated.map((player) => this.blocks(player as Fields, 'player')), ...own],
    }
  }

  /** `within` is what the fields belong to. */
  private blocks(fields: Fields, within = ''): Block[] {
    const facts: { name: string; value: string }[] = []
    const blocks: Block[] = []
    const notes: Block[] = []
    const matrices = new Map<string, { columns: readonly string[]; rows: Row[] }>()
    for (const [key, value] of Object.entries(fields)) {
      if (ABOUT_TABLE.has(key) || value === undefined || value === false) continue
      const name = this.label(key, within)
      const single = this.single(key, value)
      if (single !== null && single.length > LONG)
        notes.push({ kind: 'list', name, items: [{ text: single, count: 1 }] })
      else if (single !== null) facts.push({ name, value: single })
      else if (isFlat(value) && !this.isKeyed(value)) facts.push(...this.inner(value, key))
      else if (isFlat(value) && Object.keys(value).length > 1 && !SEATS.has(key)) {
        const shape = Object.keys(value).join()
        const matrix = matrices.get(shape) ?? { columns: Object.keys(value).map((id) => this.named(id)), rows: [] }
        matrix.rows.push({ name, cells: Object.values(value).map((cell) => this.text(cell, key)) })
        matrices.set(shape, matrix)
      } else blocks.push(this.block(key, name, value))
    }
    for (const { columns, rows } of matrices.values()) {
      if (rows.length > 1) blocks.push({ kind: 'grid', name: '', columns, rows })
      else blocks.push({ kind: 'list', name: rows[0].name, items: pairs(columns, rows[0].cells) })
    }
    const all: Block[] = facts.length > 0 ? [{ kind: 'facts', facts }, ...blocks] : blocks
    return [...all.sort((a, b) => place(a) - place(b)), ...notes]
  }

  /** A value that needs no room of its own; null if it does. */
  private single(key: string, value: unknown): string | null {
    if (isPlain(value)) return this.cell(value, key)
    if (Object.keys(value as object).length === 0) return '–'
    return isPlainList(value) && value.every((item) => typeof item === 'number') ? value.join(', ') : null
  }

  /** Whether its keys are things, such as each company, and not fields. */
  private isKeyed(value: Fields): boolean {
    return Object.keys(value).every((id) => this.known.has(id) || id.length === 1)
  }

  private inner(fields: { readonly [key: string]: Plain }, within: string): { name: string; value: string }[] {
    const named = ([key, value]: [string, Plain]) => ({ name: this.label(key, within), value: this.cell(value, key) })
    return Object.entries(fields).map(named)
  }

  private block(key: string, name: string, value: unknown): Block {
    const row = (cells: readonly Plain[]) => cells.map((cell) => (cell === null ? null : this.text(cell, key)))
    if (isPlainList(value)) {
      if (value.includes(null)) return { kind: 'row', name, cells: row(value) }
      return { kind: 'list', name, items: counted(value.map((item) => this.text(item, key))) }
    }
    if (Array.isArray(value) && value.every(isPlainList)) {
      if (value.some((line) => line.some((item) => item === null || typeof item === 'number')))
        return this.numbered(name, value)
      return { kind: 'piles', name, piles: value.map((pile) => counted(pile.map((item) => this.text(item, key)))) }
    }
    if (Array.isArray(value))
      return this.records(
        name,
        value.map((item, i) => [this.labels[`${key}.${i}`] ?? '', item]),
        key,
      )
    const entries = Object.entries(value as Fields)
    const named = (id: string) => (BY_SEAT.has(key) ? this.names[Number(id)] : this.named(id))
    if (isFlat(value)) {
      const cells = Object.values(value).map((cell) => this.text(cell, key))
      return {
        kind: 'list',
        name,
        items: pairs(
          entries.map(([id]) => named(id)),
          cells,
        ),
      }
    }
    if (entries.every(([, item]) => isPlainList(item))) return this.columns(name, entries as [string, Plain[]][], named)
    const records = entries.map(([, item]) => item)
    if (records.every(isFlat) || (records.every(isRecord) && isOneShape(records)))
      return this.records(
        name,
        entries.map(([id, item]) => [named(id), item]),
        key,
      )
    if (entries.every(([, item]) => Array.isArray(item) && item.every(isFlat))) return this.sheet(name, entries, named)
    return { kind: 'part', name, blocks: this.blocks(value as Fields, key) }
  }

  /** Rows of values, numbered both ways. */
  private numbered(name: string, lines: readonly (readonly Plain[])[]): Block {
    const width = Math.max(...lines.map((line) => line.length))
    const rows = lines.map((line, i) => ({
      name: String(i + 1),
      cells: line.map((cell) => (cell === null ? '–' : this.text(cell, ''))),
    }))
    return { kind: 'grid', name, columns: Array.from({ length: width }, (_, i) => String(i + 1)), rows }
  }

  /** Lists side by side, each under its name. */
  private columns(name: string, entries: readonly [string, Plain[]][], named: (id: string) => string): Block {
    if (entries.length > SIDE_BY_SIDE) {
      const lists = entries.map(
        ([id, list]) => `${named(id)}: ${list.map((item) => this.text(item, '')).join(', ') || '–'}`,
      )
      return { kind: 'list', name, items: lists.map((text) => ({ text, count: 1 })) }
    }
    const height = Math.max(0, ...entries.map(([, list]) => list.length))
    const cell = (value: Plain | undefined) => (value === null || value === undefined ? '–' : this.text(value, ''))
    const rows = Array.from({ length: height }, (_, i) => ({
      name: String(i + 1),
      cells: entries.map(([, list]) => cell(list[i])),
    }))
    return { kind: 'grid', name, columns: entries.map(([id]) => named(id)), rows }
  }

  /** Things with the same fields, one a row. */
  private records(name: string, items: readonly (readonly [string, unknown])[], within: string): Block {
    if (items.length === 0) return { kind: 'list', name, items: [] }
    if (!items.every(([, item]) => isRecord(item))) {
      const blocks = items.map(([head, item], i): Block => {
        return { kind: 'part', name: head || String(i + 1), blocks: isFields(item) ? this.blocks(item, within) : [] }
      })
      return { kind: 'part', name, blocks }
    }
    const keys = [...new Set(items.flatMap(([, item]) => Object.keys(item as Fields)))]
    if (keys.length === 1 && items.every(([head]) => head === '')) {
      const texts = items.map(([, item]) => this.short((item as Fields)[keys[0]], keys[0]))
      return { kind: 'list', name, items: counted(texts) }
    }
    const rows = items.map(([head, item]) => ({
      name: head,
      cells: keys.map((key) => this.short((item as Fields)[key], SEATS.has(within) ? within : key)),
    }))
    return { kind: 'grid', name, columns: keys.map((key) => this.label(key, within)), rows }
  }

  /** A row of small records for each thing: a base with its columns. */
  private sheet(name: string, entries: readonly [string, unknown][], named: (id: string) => string): Block {
    const rows = entries.map(([id, items]) => ({
      name: named(id),
      cells: (items as Fields[]).map((item) =>
        Object.entries(item)
          .filter(([, value]) => value !== false)
          .map(([key, value]) => (value === true ? this.label(key) : this.text(value as Plain, key)))
          .join(', '),
      ),
    }))
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
    return { kind: 'grid', name, columns: Array.from({ length: width }, (_, i) => String(i + 1)), rows }
  }

  /** Whatever a record holds, in one cell. */
  private short(value: unknown, key: string): string {
    if (isPlain(value) || value === undefined) return this.cell(value, key)
    const texts = isPlainList(value)
      ? value.map((item) => this.text(item, key))
      : Object.entries(value as Fields).map(([inner, item]) => this.text(item as Plain, inner))
    return texts.join(', ') || '–'
  }

  private cell(value: Plain | undefined, key: string): string {
    if (value === undefined || value === null || value === false) return '–'
    return value === true ? '✓' : this.text(value, key)
  }

  text(value: Plain, key: string): string {
    if (value === null) return '–'
    if (typeof value === 'number')
      return SEAT.has(key) || SEATS.has(key) ? (this.names[value] ?? String(value)) : String(value)
    if (typeof value === 'boolean') return value ? '✓' : '–'
    return this.labels[`${key}.${value}`] ?? this.thing(value, key)
  }

  thing(id: string, key: string): string {
    const kind = KIND[key] ?? key
    const isOfKind = Object.hasOwn(this.ids, kind) && this.ids[kind].includes(id)
    return isOfKind ? this.words.thing(kind, id) : (this.known.get(id) ?? id)
  }

  /** What a field is called, and what a thing is called that something belongs to. */
  label(key: string, within = ''): string {
    const there = `${within}.${key}`
    if (Object.hasOwn(this.labels, there)) return this.labels[there]
    return Object.hasOwn(this.labels, key) ? this.labels[key] : this.named(key)
  }

  named(id: string): string {
    return this.known.get(id) ?? labelOf(id)
  }
}

/** Numbers of what one has, side by side, come before everything that has a name of its own. */
const place = (block: Block): number => (block.kind === 'grid' && block.name === '' ? 0.5 : ORDER.indexOf(block.kind))

const isOneShape = (records: readonly Fields[]): boolean =>
  new Set(records.map((record) => Object.keys(record).join())).size === 1

/** The same texts once each, with how often. */
function counted(texts: readonly string[]): Item[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => ({ text, count }))
}

/** Things with their numbers; what there is none of is left out. */
const pairs = (names: readonly string[], values: readonly string[]): Item[] =>
  names.map((name, i) => ({ text: `${name}: ${values[i]}`, count: 1 })).filter((_, i) => values[i] !== '0')

/** `workerShip` reads "worker ship". */
const labelOf = (key: string): string =>
  /^\d+$/.test(key)
    ? String(Number(key) + 1)
    : key
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase()

function thingsOf(ids: { readonly [arg: string]: readonly string[] }, words: GameWords): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [arg, list] of Object.entries(ids))
    for (const id of list) if (!known.has(id)) known.set(id, words.thing(arg, id))
  return known
}
