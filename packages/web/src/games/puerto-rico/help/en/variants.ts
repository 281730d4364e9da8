import type { VariantId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { a, The, the } from '@quayside/puerto-rico/words/en/grammar'
import { type Chapter, playedVariants } from '../texts.ts'
import type { Say } from './say.ts'

export const variants = (say: Say): Chapter => {
  const { n, coins, buildings, tiles, hall, supply } = say
  const cost = (id: 'factory' | 'university') => coins(n.building(id).cost)
  const apart = (first: 'villa' | 'hacienda', second: 'jeweler' | 'forest-house') =>
    `${The(buildings[first])} and ${the(buildings[second])} are never in the same market: once one is chosen, the other stays out.`
  const told: Record<VariantId, string> = {
    'swap-factory-university': `${The(buildings.factory)} costs ${cost('factory')} and ${the(buildings.university)} ${cost('university')}.`,
    'corn-starts-poorer': `Whoever starts with ${a(tiles.corn)} has ${coins(1)} less at the start.`,
    'jeweler-cap-3': `${The(buildings.jeweler)} pays at most ${coins(n.jewelerCap)} in a phase.`,
    'no-villa-with-jeweler': apart('villa', 'jeweler'),
    'no-hacienda-with-forest-house': apart('hacienda', 'forest-house'),
    'achievement-draft': `Achievements are drafted: of ${ADDED.achievements} cards you keep one and pass the others to the left, until everyone has ${ADDED.achievements}.`,
    'errata-2026': `The errata of 2026: when the chips run out in any phase, this round is the last. The second tile through ${the(buildings.library)} gets no worker from ${the(buildings.hospice)}. The ${say.pieces.noble.one} for ${hall} is swapped in before workers are taken out of ${supply}.`,
    'open-scores': 'Everyone’s chips are open. That changes nothing else.',
  }
  return {
    title: 'Variants',
    paragraphs: playedVariants(told, n.variants),
  }
}
