import { capital } from '@quayside/kernel'
import type { Achievement } from '@quayside/puerto-rico/data/achievements'
import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import type { FestivalTask } from '@quayside/puerto-rico/data/festival'
import { GOODS, type GoodId, type PieceId, type RoleId, type TileId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { actsAlways, phasesOf } from '@quayside/puerto-rico/numbers/effect-phases'
import type { BuildingInPlay, Numbers } from '@quayside/puerto-rico/numbers/index'
import { NOBLES, PRIVILEGE } from '@quayside/puerto-rico/sizes'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import type { HelpFact, HelpRow } from '../../../sheets/help.ts'
import type { BuildingClass, HelpTexts, Label } from './texts.ts'

/** The numbers and small tables of the cards, the same for every language. */
export function factsIn(names: Names, numbers: Numbers, { phrases, roles }: HelpTexts) {
  const { labels, coins, points } = phrases
  const fact = (label: Label, value: string | number): HelpFact => ({ label: labels[label], value: String(value) })
  const nameOf = ({ id }: BuildingData) => names.buildings[id as BuildingId].one
  const goodName = (good: GoodId) => capital(names.goods[good].one)
  const coinRow = (label: string, amount: number, value = coins(amount)): HelpRow => ({
    label,
    value,
    amount,
    unit: 'coin',
  })
  const pointRow = (label: string, amount: number): HelpRow => ({ label, value: points(amount), amount, unit: 'vp' })
  const prices = (bonus = 0) => GOODS.map((good) => coinRow(goodName(good), numbers.price[good] + bonus))

  const buildingsIn = (role: RoleId) => {
    const found = numbers.market.filter((building) => !building.good && phasesOf(building).includes(role))
    return found.length > 0 ? phrases.list(found.map(nameOf)) : phrases.none
  }

  function role(id: RoleId): HelpFact[] {
    const found = [fact('privilege', roles[id].privilege), fact('buildings', buildingsIn(id))]
    if (id === 'trader') found.push(fact('house', numbers.houseSpaces))
    if (id === 'captain') found.push(fact('ships', phrases.list(numbers.ships.map(String))))
    return found
  }

  const needed = (good: GoodId) => {
    const producers = numbers.producersOf(good)
    return producers.length > 0 ? phrases.list(producers.map(nameOf)) : phrases.noBuilding
  }

  function tile(id: TileId): HelpFact[] {
    if (id === 'forest') return [fact('circles', 0)]
    const found = [fact('circles', 1), fact('tiles', numbers.tiles[id])]
    if (id === 'quarry') return found
    return [fact('makes', goodName(id)), fact('needs', needed(id)), ...found]
  }

  const good = (id: GoodId): HelpFact[] => [
    fact('price', coins(numbers.price[id])),
    fact('barrels', numbers.barrels[id]),
    fact('grows-on', capital(names.tiles[id].one)),
    fact('needs', needed(id)),
  ]

  function piece(id: PieceId): HelpFact[] {
    if (id === 'worker') return [fact('copies', numbers.workers)]
    return [fact('copies', NOBLES), fact('points', points(ADDED.noblePoints))]
  }

  function goal({ slots, reward }: FestivalTask): HelpFact[] {
    const given = [
      ...(reward.workers ? [phrases.workers(reward.workers)] : []),
      ...(reward.coins ? [coins(reward.coins)] : []),
      ...(reward.points ? [points(reward.points)] : []),
    ]
    const shown = [...new Set(slots)].map((slot) => phrases.slots(slot, slots.filter((other) => other === slot).length))
    return [fact('shows', phrases.list(shown)), fact('gives', phrases.list(given))]
  }

  const achievement = ({ vp }: Achievement): HelpFact[] => [fact('points', points(vp))]

  const ability = ({ level, role }: Numbers['abilities'][number]): HelpFact[] => [
    fact('level', level),
    fact('phase', names.roles[role].one),
  ]

  const phaseIn = (it: BuildingData): string => {
    const phases = phasesOf(it).map((id) => names.roles[id].one)
    if (phases.length === 0) return phrases.endOfGame
    return actsAlways(it) ? phrases.anyPhase : phrases.list(phases)
  }

  /** Where more than quarries and privilege takes off the price, no lowest price can be named. */
  const furtherDiscounts = numbers.has('new-buildings') || numbers.has('nobles')

  function building(it: BuildingInPlay): HelpFact[] {
    const made = it.good ? [fact('makes', goodName(it.good))] : []
    return [
      fact('class', phrases.classes[classOf(it)]),
      ...made,
      fact('phase', phaseIn(it)),
      fact('cost', coins(it.cost)),
      ...(furtherDiscounts ? [] : [fact('lowest-price', coins(Math.max(0, it.cost - it.quarryLimit - PRIVILEGE)))]),
      fact('quarries', it.quarryLimit),
      fact('points', points(it.vp)),
      fact('circles', it.circles),
      fact('spaces', it.spaces),
      fact('copies', it.copies),
    ]
  }

  function buildingTable({ effects }: BuildingData): HelpRow[] | undefined {
    const { saleBonus, coinsByKinds, endBonus, pointsByColumn } = effects ?? {}
    const { bonus } = numbers
    if (saleBonus) return prices(saleBonus)
    if (coinsByKinds) {
      const rows = coinsByKinds.map((amount, kinds) =>
        coinRow(phrases.kindsMade(kinds, kinds === GOODS.length), amount),
      )
      return rows.filter(({ amount }) => amount > 0)
    }
    if (pointsByColumn) {
      return numbers.quarryLimits.map((row) => pointRow(phrases.worth(row.points), pointsByColumn[row.limit]))
    }
    if (endBonus === 'cloister') return bonus.sets.map((amount, i) => pointRow(phrases.sets(i + 1), amount))
    if (endBonus === 'guild-hall') {
      return [pointRow(phrases.sizes.small, bonus.small), pointRow(phrases.sizes.large, bonus.large)]
    }
    if (endBonus === 'residence') {
      return bonus.fields.map((row, i) => pointRow(phrases.fieldsFilled(row.fields, i === 0), row.points))
    }
    return undefined
  }

  const quarryTable = (): HelpRow[] =>
    numbers.quarryLimits.map((row) => coinRow(phrases.worth(row.points), row.limit, phrases.upTo(row.limit)))

  return { role, tile, good, piece, goal, achievement, ability, building, prices, buildingTable, quarryTable }
}

const classOf = ({ kind, spaces }: BuildingData): BuildingClass => (spaces === 2 ? 'large' : kind)
