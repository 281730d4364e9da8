import { costIn, EDITION } from '@quayside/puerto-rico/editions/index'
import { type Count, more, type Retold, total, type View } from './retold.ts'

/** What advice claims at Puerto Rico, counted from what the referee sees where it can be: purses, goods, chips, cities. */

const goodsOf = (view: View, seat: number): number =>
  Object.values<number>(view.players[seat].goods).reduce((sum, count) => sum + count, 0)

const atWork = (view: View, seat: number): number =>
  [...view.players[seat].fields, ...view.players[seat].city].reduce(
    (sum, { workers = 0, nobles = 0 }) => sum + workers + nobles,
    0,
  )

const LOADS = ['load', 'privilege', 'harbor']
const coinsIn = (retold: Retold, seat: number) =>
  total(retold, seat, ['role-chosen', 'prospected', 'factory-paid'], 'coins')
const sold = (retold: Retold, seat: number) => total(retold, seat, ['sold'], 'coins')

export const COUNTS: { readonly [kind: string]: Count } = {
  ships: (retold, seat) => {
    const scored = retold.events.filter(({ facts }) => facts.kind === 'points' && facts.seat === seat)
    const others = scored.filter(({ facts }) => !LOADS.includes(String(facts.source)))
    const chips = more(retold.views.map((view) => view.players[seat].vp))
    return {
      goods: total(retold, seat, ['loaded'], 'count'),
      points: chips - others.reduce((sum, { facts }) => sum + Number(facts.points), 0),
    }
  },
  sells: (retold, seat) => {
    const paid = total(retold, seat, ['built'], 'price')
    const coins = more(retold.views.map((view) => view.players[seat].coins)) + paid - coinsIn(retold, seat)
    return { goods: total(retold, seat, ['sold']), coins }
  },
  collects: (retold, seat) => {
    const paid = total(retold, seat, ['built'], 'price')
    return { coins: more(retold.views.map((view) => view.players[seat].coins)) + paid - sold(retold, seat) }
  },
  builds: (retold, seat, { building }) => {
    const cities = retold.views.map((view) => view.players[seat].city.map((one: View) => one.building) as string[])
    const [first, last] = [cities[0], cities[cities.length - 1]]
    const come = last.filter((one) => !first.includes(one))
    const costs = (one: string) => costIn(EDITION.classic, one)
    const dearest = Math.max(...come.map(costs))
    const named = come.includes(String(building)) && costs(String(building)) === dearest
    return { buildings: come.length, ...(come.length > 0 ? { building: named ? String(building) : come.join() } : {}) }
  },
  saves: (retold, seat) => {
    const built = retold.events.filter(({ facts }) => facts.kind === 'built' && facts.seat === seat)
    const saved = built.map(({ facts }) => costIn(EDITION.classic, String(facts.building)) - Number(facts.price))
    return { coins: saved.reduce((sum, coins) => sum + coins, 0), buildings: saved.filter((coins) => coins > 0).length }
  },
  produces: (retold, seat) => {
    const gone = total(retold, seat, ['loaded', 'spoiled'], 'count') + total(retold, seat, ['sold'])
    return { goods: more(retold.views.map((view) => goodsOf(view, seat))) + gone }
  },
  mans: (retold, seat) => ({ places: Math.max(0, more(retold.views.map((view) => atWork(view, seat)))) }),
  spoils: (retold, seat) => ({ goods: total(retold, seat, ['spoiled'], 'count') }),
}
