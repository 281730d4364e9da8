import { describe, expect, test } from 'vitest'
import { rowsOf } from '../src/study/rows.ts'
import { BEGIN, Tree } from '../src/study/tree.ts'

/** A game of four answers, and two lines that leave it after the second. */
function branched(): { tree: Tree; first: number; second: number; end: number } {
  const game = Tree.ofLine(['0 a', '1 b', '0 c', '1 d'])
  const one = game.grown(2, '0 x')
  const on = one.tree.grown(one.id, '1 y')
  const other = on.tree.grown(2, '0 z')
  return { tree: other.tree, first: one.id, second: other.id, end: on.id }
}

const linesOf = (tree: Tree, id: number) => tree.path(id).map(({ line }) => line)
const followers = (tree: Tree, id: number) => tree.after(id).map(({ line }) => line)

describe('the lines of a study', () => {
  test('branch from anywhere, and the same answer in the same truth leads to the same moment', () => {
    const { tree, end } = branched()
    expect(linesOf(tree, end)).toEqual(['0 a', '1 b', '0 x', '1 y'])
    expect(followers(tree, 2)).toEqual(['0 c', '0 x', '0 z'])
    const again = tree.grown(2, '0 x')
    expect(again.tree).toBe(tree)
    const dealt = tree.grown(2, '0 x', { seat: 1, seed: 'other' })
    expect(dealt.tree.after(2)).toHaveLength(4)
    expect(dealt.tree.grown(2, '0 x', { seat: 1, seed: 'other' }).id).toBe(dealt.id)
    expect(tree.grown(2, '0 x', undefined, true).tree.after(2)).toHaveLength(4)
  })

  test('are put before others, but never before the game', () => {
    const { tree, first, second } = branched()
    const promoted = tree.promoted(second)
    expect(followers(promoted, 2)).toEqual(['0 c', '0 z', '0 x'])
    expect(promoted.promoted(second)).toBe(promoted)
    expect(tree.promoted(first)).toBe(tree)
    expect(tree.promoted(BEGIN)).toBe(tree)
  })

  test('are removed with all that follows; the game stays', () => {
    const { tree, first, end } = branched()
    const pruned = tree.pruned(first)
    expect([pruned.has(first), pruned.has(end)]).toEqual([false, false])
    expect(followers(pruned, 2)).toEqual(['0 c', '0 z'])
    expect(tree.pruned(3)).toBe(tree)
    expect(tree.pruned(999)).toBe(tree)
    // What comes later is nobody's old place.
    expect(pruned.grown(2, '0 new').id).toBeGreaterThan(end)
  })

  test('have names, comments and marks, which go when they are emptied', () => {
    const { tree, first } = branched()
    const noted = tree.noted(first, { name: 'Boat', comment: 'Keeps the coin', mark: 'good' })
    expect(noted.node(first)).toMatchObject({ name: 'Boat', comment: 'Keeps the coin', mark: 'good' })
    const emptied = noted.noted(first, { name: '', mark: undefined })
    expect(emptied.node(first)).not.toHaveProperty('name')
    expect(emptied.node(first)).not.toHaveProperty('mark')
    expect(emptied.node(first)).toMatchObject({ comment: 'Keeps the coin' })
    expect(tree.node(first)).not.toHaveProperty('name')
  })

  test('come back from a file as they were', () => {
    const { tree, first, second } = branched()
    const noted = tree.promoted(second).noted(first, { comment: 'two\nlines' }).pruned(second)
    const again = Tree.fromFile(noted.toFile(), noted.game)
    expect(again.toFile()).toEqual(noted.toFile())
    expect(again.game).toBe(4)
    expect(followers(again, 2)).toEqual(['0 c', '0 x'])
    expect(again.toFile().every(({ after }, i) => after <= i)).toBe(true)
  })
})

describe('the list of lines', () => {
  test('shows where each leaves the game, under its letter', () => {
    const { tree, end } = branched()
    const shown = rowsOf(tree, end).map((row) =>
      row.kind === 'gap' ? 'gap' : `${row.depth} ${row.label}${row.number} ${row.node.line}`,
    )
    expect(shown).toEqual(['0 1 0 a', '0 2 1 b', '0 3 0 c', '1 A3 0 x', '1 4 1 y', '1 B3 0 z', '0 4 1 d'])
  })

  test('leaves out what is far from anything, and leads there', () => {
    const long = Tree.ofLine(Array.from({ length: 300 }, (_, i) => `${i % 2} n${i}`))
    const { tree } = long.grown(200, '0 x')
    const rows = rowsOf(tree, 50)
    expect(rows.length).toBeLessThan(20)
    const gaps = rows.flatMap((row) => (row.kind === 'gap' ? [row.count] : []))
    const nodes = rows.filter(({ kind }) => kind === 'node').length
    expect(gaps.reduce((sum, count) => sum + count, 0) + nodes).toBe(301)
    expect(rows.some((row) => row.kind === 'node' && row.node.id === 50)).toBe(true)
  })

  test('holds a tree as deep as a file may have it', () => {
    let [tree, at] = [Tree.ofLine(['0 a']), 1]
    for (let i = 0; i < 300; i++) {
      const main = tree.grown(at, '0 m')
      const side = main.tree.grown(at, `0 s${i}`)
      tree = side.tree
      at = side.id
    }
    expect(rowsOf(tree, at).length).toBeGreaterThan(300)
    expect(Tree.fromFile(tree.toFile(), 1).toFile()).toHaveLength(tree.nodes.length)
  })
})
