import type { VariantId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { doThe, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import { type Chapter, playedVariants } from '../texts.ts'
import type { Say } from './say.ts'

export const variants = (say: Say): Chapter => {
  const { n, coins, buildings, tiles, hall, supply, the } = say
  const cost = (id: 'factory' | 'university') => coins(n.building(id).cost)
  const apart = (first: 'villa' | 'hacienda', second: 'jeweler' | 'forest-house') =>
    `${O(buildings[first])} e ${the(second)} nunca estão no mesmo mercado: escolhido um, o outro fica de fora.`
  const told: Record<VariantId, string> = {
    'swap-factory-university': `${O(buildings.factory)} custa ${cost('factory')}; ${the('university')}, ${cost('university')}.`,
    'corn-starts-poorer': `Quem começa com ${um(tiles.corn)} tem ${coins(1)} a menos no começo.`,
    'jeweler-cap-3': `${O(buildings.jeweler)} paga no máximo ${coins(n.jewelerCap)} por fase.`,
    'no-villa-with-jeweler': apart('villa', 'jeweler'),
    'no-hacienda-with-forest-house': apart('hacienda', 'forest-house'),
    'achievement-draft': `As conquistas se escolhem: de ${ADDED.achievements} cartas você fica com uma e passa as outras à esquerda, até que cada um tenha ${ADDED.achievements}.`,
    'errata-2026': `A errata de 2026: se as fichas acabam em qualquer fase, esta é a última rodada. A segunda peça com ${the('library')} não recebe trabalhador ${doThe(buildings.hospice)}. ${O(say.pieces.noble)} entra antes que se tirem trabalhadores ${doThe(supply)} para ${o(hall)}.`,
    'open-scores': 'As fichas de todos ficam à vista. De resto nada muda.',
  }
  return { title: 'Variantes', paragraphs: playedVariants(told, n.variants) }
}
