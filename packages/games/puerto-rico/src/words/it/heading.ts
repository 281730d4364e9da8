import { capital } from '@quayside/kernel'
import type { Heading, Names } from '../catalogue.ts'
import { type Grammar, il } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

/** What is said before anybody plays: it stands apart so that a list of games need not load the rest. */
export const heading = (names: Names<Grammar>): Heading => {
  const { goods, buildings, terms } = names
  const { coins } = phrasesOf(names)
  const both = (one: keyof typeof buildings, other: keyof typeof buildings) =>
    `${buildings[one].one} e ${buildings[other].one}`

  return {
    options: {
      edition: 'Edizione',
      players: 'Giocatori',
      expansions: 'Espansioni',
      variants: 'Varianti',
      market: `${capital(terms.building.other)} commerciali in vendita`,
      puertomas: 'Puertoma',
      puertomaLevel: 'Livello dei Puertoma',
    },
    variants: {
      'swap-factory-university': `${both('factory', 'university')} si scambiano il prezzo`,
      'corn-starts-poorer': `Chi parte con ${il(goods.corn)} ha ${coins(1)} in meno`,
      'jeweler-cap-3': `${buildings.jeweler.one}: al massimo ${coins(3)}`,
      'no-villa-with-jeweler': `${both('villa', 'jeweler')} mai insieme`,
      'no-hacienda-with-forest-house': `${both('hacienda', 'forest-house')} mai insieme`,
      'achievement-draft': 'Traguardi scelti a giro',
      'errata-2026': 'Errata del 2026',
      'open-scores': 'Punti scoperti',
    },
    markets: {
      draft: 'Scelti dai giocatori',
      random: 'Tirati a sorte',
      base: 'Del gioco base',
    },
    puertomaLevels: { easy: 'Facile', normal: 'Normale', hard: 'Difficile' },
    automas: {
      puertoma: 'Puertoma',
      'puertoma-1': 'Puertoma 1',
      'puertoma-2': 'Puertoma 2',
    },
    editions: { classic: 'Classica', '2020': '2020', '1897': '1897' },
  }
}
