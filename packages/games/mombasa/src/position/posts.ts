import { demand, layTable, say, suppliesBy } from '@quayside/kernel/positions'
import { box, type State, table } from '../box.ts'
import { BASE_COLUMN, COMPANY, type Company } from '../ids.ts'
import { ledger } from '../ledger.ts'
import { BASE_COLUMNS, BASE_SPACES } from '../sizes.ts'
import { roomOf, takePost } from '../state.ts'
import type { Position } from './schema.ts'

const ALL_POSTS = BASE_COLUMNS * BASE_SPACES

const supply = suppliesBy(ledger)

/** Posts on the map, in the bases and out of the game. */
export function layPosts(s: State, { posts = {}, bases = {}, postsOut = {} }: Position): void {
  layTable(box, s, { posts })
  for (const company of COMPANY.all) {
    const id = COMPANY.id(company)
    const away = Object.values(posts).filter((owner) => owner === id).length + (postsOut[id] ?? 0)
    if (bases[id]) layColumns(s, company, bases[id])
    else layFullBase(s, company, away)
    table.postsOut.set(s, company, supply(s, `post ${id}`, ALL_POSTS, 'posts', postsOut[id], say`${id} has`))
  }
}

type Column = number | { readonly posts: number; readonly lastOpen?: boolean }

function layColumns(s: State, company: Company, columns: readonly Column[]): void {
  for (const column of BASE_COLUMN.all) {
    const given = columns[column]
    const { posts, lastOpen = posts === 0 } = typeof given === 'number' ? { posts: given } : given
    demand(posts > 0 || lastOpen, 'an empty column has its last space open')
    table.bases.posts.set(s, company, column, posts)
    table.bases.lastOpen.set(s, company, column, lastOpen)
    demand(posts <= roomOf(s, company, column), 'no post stands on a last space that has been open')
  }
}

/** Posts that are away have left column by column. */
function layFullBase(s: State, company: Company, away: number): void {
  let left = away
  for (const column of BASE_COLUMN.all) {
    table.bases.posts.set(s, company, column, BASE_SPACES)
    for (; left > 0 && table.bases.posts(s, company, column) > 0; left--) takePost(s, company, column)
  }
}
