import { recordOf, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { onPieces } from '../pieces.ts'
import { booksFrom, postsAt, slots, tableAt } from '../table.ts'

/** Undo (rulings 52 and 65) and answers that give themselves. Drafts of plans: `planning.test.ts`; of tiles: `set-up-later.test.ts`. */

describe('a turn', () => {
  it('is taken back answer by answer, from its last to its first', () => {
    const players = [{ slots: slots(null, 'coffee-1', 'coffee-3') }]
    const table = tableAt(2, { players, display: { middle: ['banana-2'] } })
    const hashes = ['use 2', 'add 3', 'buy middle 1', 'advance cairo'].map((answer) => {
      const before = table.hash
      table.says(0, answer)
      return before
    })
    for (const before of hashes.reverse()) expect(table.undoes(0).hash).toBe(before)
    table.cannotUndo(0, 'nothing-to-undo')
  })

  it('also when it is over, until the next player has answered', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'merchant') }] })
    const before = table.hash
    expect(table.says(0, 'use 2').asks(1, 'turn').undoes(0).hash).toBe(before)
    table.says(0, 'use 2').says(1, 'mark plus-one').cannotUndo(0, 'undo-not-yours')
  })

  it('payments to others on special spaces are taken back with it', () => {
    const players = [{ tracks: { mombasa: 4 }, slots: slots(null, 'banana-1') }, { tracks: { mombasa: 6 } }]
    const table = tableAt(2, { players }).says(0, 'use 2', 'advance mombasa')
    expect(table.pounds()).toEqual([2, 2])
    expect(table.undoes(0).pounds()).toEqual([1, 1])
    expect(table.events('special-again')).toEqual([])
  })

  it('capital calls, expansions and ousted posts are taken back too', () => {
    const players = [{ pounds: 2, tracks: { mombasa: 7 }, slots: slots(null, 'expansion-3') }]
    const posts = postsAt('cairo', 'kenya')
    const table = tableAt(2, { players, posts, bases: { cairo: [4, 4, 5] } })
    const before = table.hash
    const answers = ['expand mombasa', 'enter kenya 2', 'done', 'pay', 'return 1']
    table.says(0, ...answers).asks(1, 'turn')
    for (const _ of answers) table.undoes(0)
    expect(table.hash).toBe(before)
  })

  it('the end of the phase as well, while others are still to play', () => {
    const table = tableAt(2, {})
    const before = table.hash
    expect(table.says(0, 'end', 'pile 3').undoes(0).undoes(0).hash).toBe(before)
  })
})

describe('books', () => {
  const players = [{ slots: slots(null, 'bookkeeper-2') }]

  it('can be chosen anew until those of the turn are placed', () => {
    const table = tableAt(2, { players })
    const before = table.hash
    table.says(0, 'use 2', 'book 1 1', 'book 1 2')
    const [first, second] = table.view().held ?? []
    table.says(0, `place ${first} 2`)
    for (const _ of [1, 2, 3, 4]) table.undoes(0)
    expect(table.hash).toBe(before)
    table.says(0, 'use 2', 'book 1 1', 'book 1 2', `place ${first} 2`, `place ${second} 3`).asks(1, 'turn')
    table.cannotUndo(0, 'undo-revealed')
  })

  it('with points taken as pounds nothing is drawn, so the whole turn can be taken back', () => {
    const table = tableAt(2, { players })
    const before = table.hash
    expect(table.says(0, 'use 2', 'pounds').undoes(0).undoes(0).hash).toBe(before)
  })

  it('turning a book over and moving the inkwell is taken back like everything else', () => {
    const player = { pounds: 2, ink: 1, books: booksFrom(2, 'book-A06'), slots: slots(null, 'bookkeeper-2') }
    const table = tableAt(2, { players: [player] })
    const before = table.hash
    table.says(0, 'use 2', 'flip 2', 'step', 'pounds')
    for (const _ of [1, 2, 3, 4]) table.undoes(0)
    expect(table.hash).toBe(before)
  })
})

describe('the end of a round', () => {
  it('brings new cards, so it is final', () => {
    const table = tableAt(2, { players: [{ ended: true }], now: { phase: 'actions', by: 1 } })
    table.says(1, 'end', 'pile 2')
    expect(table.view().round).toBe(2)
    table.cannotUndo(1, 'undo-revealed')
  })

  it('the choice of the pile before it can be taken back', () => {
    const table = tableAt(2, { players: [{ ended: true }], now: { phase: 'actions', by: 1 } })
    const before = table.hash
    expect(table.says(1, 'end').asks(1, 'take-pile').undoes(1).hash).toBe(before)
  })
})

describe('answers that give themselves', () => {
  it('are told, left out of the record, and taken back with the chosen answer before them', () => {
    const open = { posts: 4, lastOpen: true }
    const setting = { posts: postsAt('cairo', 'tanganyika'), bases: { cairo: [open, open, 4] } }
    const table = tableAt(2, { ...setting, players: [{ slots: slots(null, 'expansion-2') }] })
    const before = table.hash
    table.says(0, 'expand mombasa', 'enter tanganyika 1').asks(1, 'turn')
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'return 3' }])
    expect(table.record()).toEqual(['0 expand mombasa', '0 enter tanganyika 1'])
    expect(table.undoes(0).undoes(0).hash).toBe(before)
  })

  it('undo stands in the record, and the record replays to the same state', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'banana-2') }] })
    table.says(0, 'use 2', 'advance cairo').undoes(0).says(0, 'advance mombasa', 'advance cairo')
    expect(table.record()).toEqual(['0 use 2', '0 advance cairo', '0 undo', '0 advance mombasa', '0 advance cairo'])
    const again = replay(onPieces, recordOf(table.match))
    expect(again).toMatchObject({ ok: true })
  })
})
