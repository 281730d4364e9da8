import { BEGIN, type Node, type Tree } from './tree.ts'

/** The lines of a study one below the other, as the drawer shows them. */
export type Row =
  | {
      readonly kind: 'node'
      readonly node: Node
      /** How many answers lead to it, itself included. */
      readonly number: number
      readonly depth: number
      /** What a line is called that begins here. */
      readonly label: string
    }
  /** Answers that are left out; the first of them leads there. */
  | { readonly kind: 'gap'; readonly count: number; readonly to: number; readonly depth: number }

/** Lines this short are shown whole. */
const WHOLE = 8
/** So many answers around one that matters. */
const AROUND = 2
const LETTERS = 26

export function rowsOf(tree: Tree, at: number): Row[] {
  const rows: Row[] = []
  let letters = 0
  const nameOf = (within: string, nth: number): string => {
    if (within !== '') return `${within}${nth}`
    const n = letters++
    return String.fromCharCode(65 + (n % LETTERS)) + (n < LETTERS ? '' : String(Math.floor(n / LETTERS)))
  }

  const show = (first: Node, number: number, depth: number, within: string): void => {
    const line = [first, ...tree.onwards(first.id)]
    let nth = 0
    const shown = shownOf(tree, line, at)
    line.forEach((node, i) => {
      const others = node === first ? [] : tree.after(node.after).slice(1)
      if (shown[i]) rows.push({ kind: 'node', node, number: number + i, depth, label: i === 0 ? within : '' })
      else if (shown[i - 1]) rows.push({ kind: 'gap', count: countHidden(shown, i), to: node.id, depth })
      for (const other of others) show(other, number + i, depth + 1, nameOf(within, ++nth))
    })
  }

  const [main, ...others] = tree.after(BEGIN)
  if (!main) return rows
  show(main, 1, 0, '')
  const begun = others.map((other) => [other, nameOf('', 0)] as const)
  for (const [other, name] of begun) show(other, 1, 1, name)
  return rows
}

const countHidden = (shown: readonly boolean[], from: number): number => {
  const end = shown.indexOf(true, from)
  return (end < 0 ? shown.length : end) - from
}

/** Long lines show their ends, where others leave them, what somebody wrote beside them, and where one is. */
function shownOf(tree: Tree, line: readonly Node[], at: number): boolean[] {
  if (line.length <= WHOLE) return line.map(() => true)
  const shown = line.map(() => false)
  const near = (i: number, by: number) => {
    for (let k = Math.max(0, i - by); k <= Math.min(line.length - 1, i + by); k++) shown[k] = true
  }
  line.forEach((node, i) => {
    if (i === 0 || i === line.length - 1) near(i, 0)
    if (node.id === at || (at === BEGIN && i === 0)) near(i, AROUND)
    if (node.mark || node.comment || node.name || tree.after(node.id).length > 1) near(i, 0)
    if (i > 0 && tree.after(node.after).length > 1) near(i, 0)
  })
  // A gap of one answer takes as much room as the answer.
  for (let i = 1; i < line.length - 1; i++) if (!shown[i] && shown[i - 1] && shown[i + 1]) shown[i] = true
  return shown
}
