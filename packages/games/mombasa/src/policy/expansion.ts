import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { entryCost } from '../hot.ts'
import { BASE_COLUMN, type BaseColumn, type Company, REGION, type Region } from '../ids.ts'
import { frontWorth } from './columns.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { stepsGain } from './steps.ts'
import { weights } from './weights.ts'

const { table } = box
const REGIONS = REGION.size
const COLUMNS = BASE_COLUMN.size
const WEIGHT = weights

/**
 * An expansion on paper: a company enters one region after another, each time the one that brings most for its points. Steps need a look
 * before. There is one sheet, filled anew for every company.
 */

/** More expansion points than this hardly ever come together. */
const MAX_POINTS = 20
/** What entering costs on paper: 0 where it is not possible yet, this where the company is in already. */
const ENTERED = -1
const costs = new Int16Array(REGIONS)
const worths = new Float64Array(REGIONS)
const posts = new Int16Array(COLUMNS)
/** By points: the most they bring with the company looked at last. */
const gains = new Float64Array(MAX_POINTS + 1)
/** The region it begins with, what the post that leaves first is worth, and what the entry brings for each point. */
let first: Maybe<Region> = NONE
let frontAtFirst = 0
let rateAtFirst = 0
const costsAtFirst = new Int16Array(REGIONS)

/** What a company's expansion with so many points brings; `entryFirst` is then the region it begins with. */
export function expansionGain(s: State, o: Outlook, company: Company, points: number): number {
  lookAtRegions(s, o, company)
  for (let column = BASE_COLUMN.first; column < COLUMNS; column++) posts[column] = table.bases.posts(s, company, column)
  first = NONE
  rateAtFirst = 0
  costsAtFirst.set(costs)
  let spent = 0
  let worth = 0
  gains[0] = 0
  for (;;) {
    const front = takeFront(s, o, company)
    const region = front === -Infinity ? NONE : bestEntry(points - spent, front)
    if (region === NONE) break
    const cost = costs[region]
    if (first === NONE) {
      first = region
      frontAtFirst = front
      rateAtFirst = (worths[region] + front) / cost
    }
    for (let i = 1; i < cost; i++) gains[spent + i] = worth
    spent += cost
    worth += worths[region] + front
    gains[spent] = worth
    enter(s, region)
  }
  for (let i = spent + 1; i <= points; i++) gains[i] = worth
  return worth
}

export const entryFirst = (): Maybe<Region> => first
export const frontFirst = (): number => frontAtFirst

/** What is lost by beginning with another region, a post of such worth leaving: its points would bring more in the first one. */
export const entryLoss = (region: Region, front: number): number =>
  worths[region] + front - rateAtFirst * costsAtFirst[region] - SECOND

/** Of two that are alike the first is kept. */
const SECOND = 0.05

/** What fewer points bring with the company looked at last. */
export const gainWith = (points: number): number => gains[Math.min(points, MAX_POINTS)]

function lookAtRegions(s: State, o: Outlook, company: Company): void {
  const { regions, rewards } = s.rules.map
  for (let region = REGION.first; region < regions.length; region++) {
    const there = table.posts(s, region)
    costs[region] = there === company ? ENTERED : entryCost(s, company, region)
    const { pounds, diamond, track, bookkeeping } = rewards[region]
    let worth = pounds * o.pound + bookkeeping * o.point
    if (diamond > 0) worth += diamondGain(s, o, diamond)
    if (track > 0) worth += stepsGain(company, track)
    if (there !== NONE) worth -= WEIGHT.OUSTED * o.lead[there]
    worths[region] = worth
  }
}

/** The best entry that the points allow and that is worth making, by what it brings for each point. */
function bestEntry(points: number, front: number): Maybe<Region> {
  let found: Maybe<Region> = NONE
  let most = 0
  for (let region = REGION.first; region < REGIONS; region++) {
    const cost = costs[region]
    if (cost <= 0 || cost > points) continue
    const rate = (worths[region] + front) / cost
    if (rate <= most) continue
    most = rate
    found = region
  }
  return found
}

/** The best front post leaves its column, on paper. */
function takeFront(s: State, o: Outlook, company: Company): number {
  let from: Maybe<BaseColumn> = NONE
  let most = -Infinity
  for (let column = BASE_COLUMN.first; column < COLUMNS; column++) {
    if (posts[column] === 0) continue
    const worth = frontWorth(s, o, company, column, posts[column])
    if (worth <= most) continue
    most = worth
    from = column
  }
  if (from !== NONE) posts[from]--
  return most
}

/** The region's neighbours come within reach. */
function enter(s: State, region: Region): void {
  const { neighbours, borders, occupied } = s.rules.map
  costs[region] = ENTERED
  for (let i = 0; i < neighbours[region].length; i++) {
    const next = neighbours[region][i]
    if (costs[next] === ENTERED) continue
    const cost = borders[region][i] + (table.posts(s, next) === NONE ? 0 : occupied)
    if (costs[next] === 0 || cost < costs[next]) costs[next] = cost
  }
}
