import { flow, padEnd, widthOf } from '../../../text/layout.ts'
import { bookText, rowLabel, type Scene } from './scene.ts'

/** The book display: two rows of six, a letter for each column; in brackets the coins that lie with a book. */

const HALF = 3
/** The round before which the first coins of the round track move. */
const FIRST_COINS = 2

export function bookLines(scene: Scene): string[] {
  const { pack } = scene
  const columns = pack.board.bookColumns.map((_, column) => column)
  const all = grid(columns, scene)
  if (all.every((line) => widthOf(line) <= scene.drawing.width)) return all
  return [...grid(columns.slice(0, HALF), scene), ...grid(columns.slice(HALF), scene)]
}

function grid(columns: readonly number[], scene: Scene): string[] {
  const { table, pack, drawing, words } = scene
  const { style } = drawing
  const cells = columns.map((column) => {
    const { letter } = pack.board.bookColumns[column]
    return [
      style.faint(`${column + 1}: ${letter} ✎${pack.books.price[letter]}`),
      ...table.books.display.map((row, i) => {
        const book = row[column]
        const coins = table.books.coins[i][column]
        const text = book === null ? style.faint('–') : bookText(book, scene)
        return coins > 0 ? `${text} ${style.warn(`(£${coins})`)}` : text
      }),
    ]
  })
  const widths = cells.map((column) => Math.max(...column.map(widthOf)))
  return Array.from({ length: cells[0].length }, (_, row) => {
    const label = row > 0 ? row : columns[0] === 0 ? words.parts.books : ''
    return `${rowLabel(label, scene)}${cells.map((column, i) => padEnd(column[row], widths[i])).join('  ')}`.trimEnd()
  })
}

export function bookDetail(scene: Scene): string[] {
  const { table, pack, drawing, words } = scene
  const players = String(table.players.length) as '2' | '3' | '4'
  const coins = pack.board.bookColumns
    .filter(({ round }) => round > table.round)
    .map(({ round }) => words.coinsIn(round, pack.board.roundCoins[players][round - FIRST_COINS]))
  const left = Object.entries(table.books.left).map(([letter, count]) => `${letter} ${count}`)
  return [
    ...bookLines(scene),
    ...flow(` ${drawing.style.faint(words.bookSupply)}  `, left, drawing.width),
    ...(coins.length > 0 ? flow(` ${drawing.style.faint(words.roundCoins)}  `, coins, drawing.width) : []),
  ]
}
