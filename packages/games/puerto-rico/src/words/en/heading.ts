import type { Heading, Names } from '../catalogue.ts'
import { phrasesOf } from './phrases.ts'

/** What is said before anybody plays: it stands apart so that a list of games need not load the rest. */
export const heading = (names: Names): Heading => {
  const { goods, buildings, terms } = names
  const { coins } = phrasesOf(names)

  return {
    options: {
      edition: 'Edition',
      players: 'Players',
      expansions: 'Expansions',
      variants: 'Variants',
      market: `Commercial ${terms.building.other} on offer`,
      puertomas: 'Puertomas',
      puertomaLevel: 'Level of the Puertomas',
    },
    variants: {
      'swap-factory-university': `${buildings.university.one} for 7, ${buildings.factory.one} for 8`,
      'corn-starts-poorer': `${coins(1)} less for those who start with ${goods.corn.one}`,
      'jeweler-cap-3': `${buildings.jeweler.one} pays at most ${coins(3)}`,
      'no-villa-with-jeweler': `Not both ${buildings.villa.one} and ${buildings.jeweler.one}`,
      'no-hacienda-with-forest-house': `Not both ${buildings.hacienda.one} and ${buildings['forest-house'].one}`,
      'achievement-draft': 'Achievement cards are drafted',
      'errata-2026': 'Errata of 2026',
      'open-scores': 'Victory points in the open',
    },
    markets: {
      draft: 'Chosen in turn by the players',
      random: 'Drawn by chance',
      base: 'Those of the base game',
    },
    puertomaLevels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    automas: {
      puertoma: 'Puertoma',
      'puertoma-1': 'Puertoma 1',
      'puertoma-2': 'Puertoma 2',
    },
    editions: { classic: 'Classic', '2020': '2020', '1897': '1897' },
  }
}
