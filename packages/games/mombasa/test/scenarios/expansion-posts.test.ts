import { describe, expect, it } from 'vitest'
import { postsAt, type Setting, slots, tableAt } from '../table.ts'

/** Use todas as cartas de expansão (pages 5 and 6): posts out of the bases and back. Rulings 19, 20. */

const FIVE = [null, 'expansion-3', 'expansion-2']
const expanding = (setting: Setting) => tableAt(2, { ...setting, players: [{ slots: slots(...FIVE) }] })
const posts = (table: ReturnType<typeof tableAt>, company: string) =>
  table.view().bases[company].map((column) => column.posts)

describe('taking posts', () => {
  it('from any column, its first post each time', () => {
    const table = expanding({}).says(0, 'expand mombasa', 'enter tanganyika 1', 'enter kenya 3', 'enter somaliland 3')
    expect(posts(table, 'mombasa')).toEqual([4, 5, 3])
  })

  it('uncovers the coins of the spaces: none, 1, 1, 1, then 2', () => {
    const regions = ['kenya', 'tanganyika', 'somaliland', 'abyssinia']
    const values = [1, 2, 3, 4, 5].map((taken) => {
      const bases = { mombasa: [5 - taken, 5, 5] }
      return expanding({ bases, posts: postsAt('mombasa', ...regions.slice(0, taken)) }).view().shareValues.mombasa
    })
    expect(values).toEqual([0, 1, 2, 3, 5])
  })

  it('not from an empty column', () => {
    const setting = { bases: { mombasa: [0, 5, 5] } }
    const table = expanding(setting).says(0, 'expand mombasa').refuses(0, 'enter kenya 1', 'column-empty')
    expect(table.answers(0, 'enter kenya')).toEqual(['enter kenya 2', 'enter kenya 3'])
  })

  it('the last post of a column opens its last space for good', () => {
    const bases = { mombasa: [1, 5, 5] }
    const table = expanding({ bases }).says(0, 'expand mombasa', 'enter kenya 1')
    expect(table.view().bases.mombasa[0]).toEqual({ posts: 0, lastOpen: true })
    expect(table.view().shareValues.mombasa).toBe(5)
  })
})

describe('ousted posts', () => {
  /** Mombasa drives Cairo out of Tanganyika for 2 points and stops. */
  const ousting = (cairo: NonNullable<Setting['bases']>['cairo']) =>
    expanding({ bases: { cairo }, posts: postsAt('cairo', 'tanganyika') }).says(
      0,
      'expand mombasa',
      'enter tanganyika 1',
      'done',
    )

  it('go back to a column that the active player chooses', () => {
    const table = ousting([4, 3, 5]).asks(0, 'return-post', ['return 1', 'return 2'])
    table.refuses(0, 'return 3', 'column-full').says(0, 'return 2').asks(1, 'turn')
    expect(posts(table, 'cairo')).toEqual([4, 4, 5])
    expect(table.view().posts).toEqual({ tanganyika: 'mombasa' })
    expect(table.events('post-returned')).toEqual([{ kind: 'post-returned', company: 'cairo', column: 2 }])
  })

  it('to the deepest empty space of it', () => {
    // Column 2 shows coins 1, 0, 1, 1, 2 from the map: beside two posts the third space is free and its coin open.
    const table = ousting([4, 2, 5])
    expect(table.view().shareValues.cairo).toBe(2)
    table.says(0, 'return 2').asks(1, 'turn')
    expect(table.view().shareValues.cairo).toBe(1)
  })

  it('never to the fifth space once that is empty: in an empty column to the fourth', () => {
    const table = ousting([0, 5, 5])
    expect(table.view().bases.cairo[0]).toEqual({ posts: 1, lastOpen: true })
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'return 1' }])
    // 5 coins were open; only the one of the fourth space is covered.
    expect(table.view().shareValues.cairo).toBe(4)
  })

  it('a column of four whose fifth space is open has no room', () => {
    const open = { posts: 4, lastOpen: true }
    const table = ousting([open, open, 4]).asks(1, 'turn')
    expect(posts(table, 'cairo')).toEqual([4, 4, 5])
  })

  it('with no valid space in any column the post leaves the game', () => {
    const open = { posts: 4, lastOpen: true }
    const table = ousting([open, open, open]).asks(1, 'turn')
    expect(table.events('post-lost')).toEqual([{ kind: 'post-lost', company: 'cairo' }])
    expect(table.view().postsOut.cairo).toBe(3)
    expect(posts(table, 'cairo')).toEqual([4, 4, 4])
  })

  it('several go back one by one, each to a column of choice', () => {
    const table = expanding({
      bases: { cairo: [4, 5, 4], 'saint-louis': [4, 4, 5] },
      posts: { ...postsAt('cairo', 'tanganyika', 'kenya'), ...postsAt('saint-louis', 'somaliland') },
    })
    table.says(0, 'expand mombasa', 'enter somaliland 1', 'enter tanganyika 1', 'done')
    expect(table.view().ousted).toEqual(['saint-louis', 'cairo'])
    table.says(0, 'return 2').asks(0, 'return-post', ['return 1', 'return 3']).says(0, 'return 3').asks(1, 'turn')
    expect(posts(table, 'saint-louis')).toEqual([4, 5, 5])
    expect(posts(table, 'cairo')).toEqual([4, 5, 5])
  })

  it('go back after the rewards', () => {
    const table = expanding({ bases: { cairo: [4, 4, 5] }, posts: postsAt('cairo', 'somaliland') })
    table.says(0, 'expand mombasa', 'enter somaliland 1', 'done').asks(0, 'return-post')
    expect(table.pounds()[0]).toBe(3)
    expect(table.view().ousted).toEqual(['cairo'])
  })

  it('a company whose post came back can be expanded again', () => {
    const setting = { bases: { cairo: [0, 0, 0] }, posts: postsAt('cairo', 'tanganyika') }
    const table = tableAt(2, {
      ...setting,
      players: [{ slots: slots(...FIVE) }, { slots: slots(null, 'expansion-2') }],
    })
    table.says(0, 'expand mombasa', 'enter tanganyika 1', 'done', 'return 2').asks(1, 'turn')
    expect(table.answers(1, 'expand')).toContain('expand cairo')
  })
})
