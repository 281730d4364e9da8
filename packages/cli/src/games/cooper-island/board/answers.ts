import type { ItemId, TerrainId } from '@quayside/cooper-island/ids'
import type { Facts } from '@quayside/kernel'
import { actionsText } from './middle.ts'
import { boatText, islandText, itemSign, type Signs, spaceName, terrainSign } from './scene.ts'

/** What a half of a tile gives says what it is: `Fo`, and `Mog` for a mountain with gold. */
function half(item: unknown, signs: Signs): string {
  const terrain = terrainSign(TERRAIN_OF[item as ItemId], signs)
  return item === 'gold' ? `${terrain}${signs.words.letters.gold}` : terrain
}

const TERRAIN_OF = {
  coin: 'settlement',
  wood: 'forest',
  stone: 'mountain',
  food: 'meadow',
  gold: 'mountain',
  cloth: 'settlement',
} as const

const offered = (area: unknown, signs: Signs): string =>
  actionsText(signs.pack.areas.find(({ id }) => id === area)?.plain ?? {}, signs)

/** Answers whose words are long and of which there are many: placements, and what is done with single spaces. */
export function answerInSigns(facts: Facts, signs: Signs): string | null {
  const { words, pack } = signs
  const space = (id: unknown) => spaceName(String(id), signs)
  const cube = () => `${space(facts.space)} ${itemSign(facts.item as ItemId, signs)}${facts.level}`
  const steps = Number(facts.steps) > 0 ? ` −${facts.steps}` : ''
  switch (facts.kind) {
    case 'place': {
      const [first, second] = [half(facts.first, signs), half(facts.second, signs)]
      return `${words.answers.place} ${space(facts.space)}${first} ${space(facts.onto)}${second}${steps}`
    }
    case 'island':
      return `${words.answers.island} ${islandText(String(facts.island), signs)} ${facts.half} ${space(facts.space)}`
    case 'explore':
      return `${words.answers.explore} ${space(facts.space)}${terrainSign(facts.terrain as TerrainId, signs)}${steps}`
    case 'cultivate':
      return `${words.answers.cultivate} ${space(facts.space)}${half(facts.item, signs)}${steps}`
    case 'stock':
      return `${words.answers.stock} ${words.market} ${itemSign(facts.item as ItemId, signs)}`
    case 'pay':
      return `${words.answers.pay} ${words.store} ${itemSign(facts.item as ItemId, signs)}`
    case 'give':
      return `${words.answers.give} ${words.store} ${itemSign(facts.item as ItemId, signs)}`
    case 'stock-land':
      return `${words.answers.stock} ${cube()}`
    case 'pay-land':
      return `${words.answers.pay} ${cube()}`
    case 'give-land':
      return `${words.answers.give} ${cube()}`
    case 'move':
      return `${words.answers.move} ${space(facts.space)} → ${space(facts.onto)}`
    case 'work':
      return `${words.answers.work} ${facts.area}${facts.worker === 'ordinary' ? '○' : '□'} ${offered(facts.area, signs)}`
    case 'build': {
      const dock = pack.playerBoard.docks.findIndex(({ id }) => id === facts.dock) + 1
      return `${words.answers.build} ${boatText(String(facts.boat), signs)} → ${dock} ⎈${facts.points}`
    }
    case 'order': {
      const order = pack.orders.find(({ id }) => id === facts.order)
      const metric = order ? words.metrics[order.metric] : facts.order
      return `${words.answers.order} ${metric} ${facts.worker === 'ordinary' ? '○' : '□'}`
    }
    default:
      return null
  }
}
