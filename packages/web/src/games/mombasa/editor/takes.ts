import { DISPLAY_COLUMNS } from '@quayside/mombasa/ids'
import type { Bench, Spot } from '../../../editor/editor.ts'
import { at, listAt, numberAt, type Path, pull, put } from '../../../editor/path.ts'
import { isFields } from '../../../editor/shape.ts'
import { giveBook, giveCard, givePost } from './supply.ts'
import { words } from './words.ts'

/** What can be taken away: from the map, the displays, and the side that is looked at. */
export function takes(bench: Bench): readonly Spot[] {
  return [...cardTakes(bench), ...bookTakes(bench), ...mapTakes(bench), ...markerTakes(bench)]
}

const entriesAt = (bench: Bench, path: Path): [string, unknown][] => {
  const value = at(bench.position, path)
  return Object.entries(isFields(value) ? value : {})
}

const mapTakes = (bench: Bench): Spot[] =>
  entriesAt(bench, ['posts']).map(([region, company]) => ({
    places: [`region:${region}`],
    name: `${bench.thing('region', region)}: ${bench.thing('company', String(company))}`,
    change: (p) => put(givePost(p, String(company)), ['posts', region], undefined),
  }))

function cardTakes({ position, seat, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  const own: Path = ['players', seat]
  const found: Spot[] = []
  listAt<string | null>(position, [...own, 'slots']).forEach((id, slot) => {
    if (id === null) return
    found.push({
      places: [`slot:${slot + 1}`],
      name: `${said.slot} ${slot + 1}: ${thing('card', id)}`,
      change: (p) => put(giveCard(p, id), [...own, 'slots', slot], null),
    })
  })
  listAt(position, [...own, 'resting']).forEach((_, pile) => {
    const id = listAt<string>(position, [...own, 'resting', pile]).at(-1)
    if (id === undefined) return
    found.push({
      places: [`pile:${pile + 1}`],
      name: `${said.pile} ${pile + 1}: ${thing('card', id)}`,
      change: (p) => pull(giveCard(p, id), [...own, 'resting', pile], (one: string) => one === id),
    })
  })
  for (const id of new Set(listAt<string>(position, [...own, 'hand']))) {
    found.push({
      places: [`hand:${id}`],
      name: thing('card', id),
      change: (p) => pull(giveCard(p, id), [...own, 'hand'], (one: string) => one === id),
    })
  }
  for (const column of DISPLAY_COLUMNS) {
    listAt<string | null>(position, ['display', column]).forEach((id, row) => {
      if (id === null) return
      found.push({
        places: [`display:${column}:${row + 1}`],
        name: `${said.display} ${said[column]} ${row + 1}: ${thing('card', id)}`,
        change: (p) => put(giveCard(p, id), ['display', column, row], null),
      })
    })
  }
  return found
}

interface BookGiven {
  readonly step: number
  readonly book: string
}

/** The book of the starting tile stays. */
function bookTakes({ position, seat, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  const found: Spot[] = []
  listAt<BookGiven>(position, ['players', seat, 'books']).forEach(({ step, book }, i) => {
    if (step < 2 || step <= numberAt(position, ['players', seat, 'ink'])) return
    found.push({
      places: [`step:${step}`],
      name: `${said.step} ${step}: ${thing('book', book)}`,
      change: (p) => put(giveBook(p, book), ['players', seat, 'books', i], undefined),
    })
  })
  listAt<readonly (string | null)[]>(position, ['books', 'display']).forEach((books, row) => {
    books.forEach((book, column) => {
      if (book === null) return
      found.push({
        places: [`book:${row + 1}:${column + 1}`],
        name: `${said.books} ${row + 1}, ${column + 1}: ${thing('book', book)}`,
        change: (p) => put(giveBook(p, book), ['books', 'display', row, column], null),
      })
    })
  })
  return found
}

function markerTakes(bench: Bench): Spot[] {
  const { name, thing } = bench
  const spaces = entriesAt(bench, ['spaces']).map(
    ([space, owner]): Spot => ({
      places: [`bonus:${space}`],
      name: `${thing('bonus', space)}: ${name(Number(owner))}`,
      change: (p) => put(p, ['spaces', space], undefined),
    }),
  )
  const tiles = entriesAt(bench, ['tiles']).map(
    ([tile]): Spot => ({
      places: [`tile:${tile}`],
      name: thing('bonus', tile),
      change: (p) => put(p, ['tiles', tile], undefined),
    }),
  )
  return [...spaces, ...tiles]
}
