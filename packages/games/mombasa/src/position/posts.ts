import { demand } from '@quayside/kernel/positions'
import { BASE_COLUMNS, BASE_SPACES } from '../box.ts'
import { COMPANIES } from '../ids.ts'
import { columnAt, LAST_GONE, POSTS_OUT, postsIn, postsInBase, REGION, roomOf, type State, takePost } from '../state.ts'
import type { Position } from './schema.ts'

const ALL_POSTS = BASE_COLUMNS * BASE_SPACES

/** Posts on the map, in the bases and out of the game. */
export function layPosts(s: State, { posts = {}, bases = {}, postsOut = {} }: Position): void {
  const { c, rules } = s
  for (const [region, company] of Object.entries(posts)) {
    const at = rules.map.ids.indexOf(region)
    demand(at >= 0, `there is no region ${region}`)
    c[REGION + at] = COMPANIES.indexOf(company) + 1
  }
  COMPANIES.forEach((company, i) => {
    const away = Object.values(posts).filter((owner) => owner === company).length
    const columns = bases[company]
    if (columns) layColumns(s, i, columns)
    else layFullBase(s, i, away + (postsOut[company] ?? 0))
    c[POSTS_OUT + i] = ALL_POSTS - postsInBase(s, i) - away
    demand(c[POSTS_OUT + i] >= 0, `${company} has only ${ALL_POSTS} posts`)
    const out = postsOut[company]
    demand(out === undefined || out === c[POSTS_OUT + i], `${company} has ${ALL_POSTS} posts in all`)
  })
}

type Column = number | { readonly posts: number; readonly lastOpen?: boolean }

function layColumns(s: State, company: number, columns: readonly Column[]): void {
  columns.forEach((given, column) => {
    const { posts, lastOpen = posts === 0 } = typeof given === 'number' ? { posts: given } : given
    demand(posts > 0 || lastOpen, 'an empty column has its last space open')
    s.c[columnAt(company, column)] = posts | (lastOpen ? LAST_GONE : 0)
    demand(posts <= roomOf(s, company, column), 'no post stands on a last space that has been open')
  })
}

/** Posts that are away have left column by column. */
function layFullBase(s: State, company: number, away: number): void {
  demand(away <= ALL_POSTS, `${COMPANIES[company]} has only ${ALL_POSTS} posts`)
  for (let column = 0; column < BASE_COLUMNS; column++) s.c[columnAt(company, column)] = BASE_SPACES
  for (let gone = 0, column = 0; gone < away; gone++) {
    if (postsIn(s, company, column) === 0) column++
    takePost(s, company, column)
  }
}
