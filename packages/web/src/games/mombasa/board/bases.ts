import { printedIn } from './printed.ts'
import type { CompanyId, View } from './things.ts'

/** A space of a base's column: a post, one that would leave or come back, or what lies open. */
export interface BaseSpace {
  readonly post: 'none' | 'on' | 'leaving' | 'coming'
  /** The coins printed there. */
  readonly coins: number
}

/** Where posts stand in a column: at its back, before the last space once that is open for good. */
function standing(view: View, company: string, column: number): boolean[] {
  const { length } = printedIn(view).bases[company as CompanyId].columns[column - 1]
  const { posts, lastOpen } = view.bases[company][column - 1]
  const back = lastOpen ? length - 1 : length
  return Array.from({ length }, (_, space) => space < back && space >= back - posts)
}

/** The spaces of a column from the one nearest the map, now and after the answer under the pointer. */
export function spacesOf(view: View, ghost: View | null, company: string, column: number): BaseSpace[] {
  const now = standing(view, company, column)
  const then = ghost ? standing(ghost, company, column) : now
  return printedIn(view).bases[company as CompanyId].columns[column - 1].map((coins, i) => {
    if (now[i]) return { post: then[i] ? 'on' : 'leaving', coins }
    return { post: then[i] ? 'coming' : 'none', coins }
  })
}
