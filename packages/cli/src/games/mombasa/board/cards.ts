import { DISPLAY_COLUMNS } from '@quayside/mombasa/ids'
import { flow, padEnd, widthOf } from '../../../text/layout.ts'
import { cardList, cardText, faceOf, rowLabel, type Scene } from './scene.ts'

/** The card display: three columns of four, with what each card costs, its own price and the column's together. */

export function cardLines(scene: Scene): string[] {
  const { table, pack, drawing, words } = scene
  const { style } = drawing
  const grid = DISPLAY_COLUMNS.map((column) => {
    const plus = pack.board.columnSurcharge[column]
    return [
      { text: style.faint(words.columns[column]), price: style.faint(`+${plus}`) },
      ...table.display[column].map((id) =>
        id === null
          ? { text: style.faint('–'), price: '' }
          : { text: cardText(id, scene), price: priceText(id, plus, scene) },
      ),
    ]
  })
  const texts = grid.map((cells) => Math.max(...cells.map(({ text }) => widthOf(text))))
  const prices = grid.map((cells) => Math.max(...cells.map(({ price }) => widthOf(price))))
  return Array.from({ length: grid[0].length }, (_, row) => {
    const cells = grid.map((cells, column) => {
      const { text, price } = cells[row]
      return `${padEnd(text, texts[column])} ${padEnd(price, prices[column])}`
    })
    const note = row === 0 ? style.faint(`  ${words.stack(table.stackLeft)}`) : ''
    return `${rowLabel(row === 0 ? words.parts.cards : row, scene)}${cells.join('   ')}${note}`.trimEnd()
  })
}

/** `5=3+2`: its own price and the column's. */
function priceText(id: string, plus: number, scene: Scene): string {
  const { style } = scene.drawing
  const price = faceOf(id, scene)?.price ?? 0
  return style.strong(String(price + plus)) + style.faint(`=${price}+${plus}`)
}

export function cardDetail(scene: Scene): string[] {
  const { table, drawing, words } = scene
  const discards = cardList(table.discards, scene)
  return [
    ...cardLines(scene),
    ...flow(` ${drawing.style.faint(words.discards)}  `, discards.length > 0 ? discards : ['–'], drawing.width),
  ]
}
