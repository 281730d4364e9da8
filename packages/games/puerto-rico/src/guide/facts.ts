import { capital } from '@quayside/kernel'
import type { Building } from '../data/buildings.ts'
import { GOODS, type GoodId, type RoleId, type TileId } from '../ids.ts'
import type { Names } from '../words/catalogue.ts'
import type { GuideFact, GuideRow } from './guide.ts'
import { type Numbers, PRIVILEGE, phaseOf } from './numbers.ts'
import type { BuildingClass, GuideTexts, Label } from './texts.ts'

/** The numbers and small tables of the cards, the same for every language. */
export function factsIn(names: Names, numbers: Numbers, { phrases, roles }: GuideTexts) {
  const { labels, coins, points } = phrases
  const fact = (label: Label, value: string | number): GuideFact => ({ label: labels[label], value: String(value) })
  const nameOf = ({ id }: Building) => names.buildings[id as keyof typeof names.buildings].one
  const goodName = (good: GoodId) => capital(names.goods[good].one)
  const coinRow = (label: string, amount: number, value = coins(amount)): GuideRow => ({
    label,
    value,
    amount,
    unit: 'coin',
  })
  const pointRow = (label: string, amount: number): GuideRow => ({ label, value: points(amount), amount, unit: 'vp' })
  const prices = (bonus = 0) => GOODS.map((good) => coinRow(goodName(good), numbers.price[good] + bonus))

  const buildingsIn = (role: RoleId) => {
    const found = numbers.market.filter((building) => building.kind === 'commercial' && phaseOf(building) === role)
    return found.length > 0 ? phrases.list(found.map(nameOf)) : phrases.none
  }

  function role(id: RoleId): GuideFact[] {
    const found = [fact('privilege', roles[id].privilege), fact('buildings', buildingsIn(id))]
    if (id === 'trader') found.push(fact('house', numbers.houseSpaces))
    if (id === 'captain') found.push(fact('ships', phrases.list(numbers.ships.map(String))))
    return found
  }

  const needed = (good: GoodId) => {
    const producers = numbers.producersOf(good)
    return producers.length > 0 ? phrases.list(producers.map(nameOf)) : phrases.noBuilding
  }

  function tile(id: TileId): GuideFact[] {
    const found = [fact('circles', 1), fact('tiles', numbers.tiles[id])]
    if (id === 'quarry') return found
    return [fact('makes', goodName(id)), fact('needs', needed(id)), ...found]
  }

  const good = (id: GoodId): GuideFact[] => [
    fact('price', coins(numbers.price[id])),
    fact('barrels', numbers.barrels[id]),
    fact('grows-on', capital(names.tiles[id].one)),
    fact('needs', needed(id)),
  ]

  function building(it: Building): GuideFact[] {
    const phase = phaseOf(it)
    const made = it.good ? [fact('makes', goodName(it.good))] : []
    return [
      fact('class', phrases.classes[classOf(it)]),
      ...made,
      fact('phase', phase ? names.roles[phase].one : phrases.endOfGame),
      fact('cost', coins(it.cost)),
      fact('lowest-price', coins(Math.max(0, it.cost - it.quarryLimit - PRIVILEGE))),
      fact('quarries', it.quarryLimit),
      fact('points', points(it.vp)),
      fact('circles', it.circles),
      fact('spaces', it.spaces),
      fact('copies', it.copies),
    ]
  }

  function buildingTable({ effects }: Building): GuideRow[] | undefined {
    const { saleBonus, coinsByKinds, endBonus } = effects ?? {}
    const { bonus } = numbers
    if (saleBonus) return prices(saleBonus)
    if (coinsByKinds) {
      const rows = coinsByKinds.map((amount, kinds) =>
        coinRow(phrases.kindsMade(kinds, kinds === GOODS.length), amount),
      )
      return rows.filter(({ amount }) => amount > 0)
    }
    if (endBonus === 'guild-hall') {
      return [pointRow(phrases.sizes.small, bonus.small), pointRow(phrases.sizes.large, bonus.large)]
    }
    if (endBonus === 'residence') {
      return bonus.fields.map((row, i) => pointRow(phrases.fieldsFilled(row.fields, i === 0), row.points))
    }
    return undefined
  }

  const quarryTable = (): GuideRow[] =>
    numbers.quarryLimits.map((row) => coinRow(phrases.worth(row.points), row.limit, phrases.upTo(row.limit)))

  return { role, tile, good, building, prices, buildingTable, quarryTable }
}

const classOf = ({ kind, spaces }: Building): BuildingClass => (spaces === 2 ? 'large' : kind)
