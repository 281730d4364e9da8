import { capital } from '@quayside/kernel'
import type { Heading, Names } from '../catalogue.ts'
import type { Gender } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

/** What is said before anybody plays: it stands apart so that a list of games need not load the rest. */
export const heading = (names: Names<Gender>): Heading => {
  const { goods, buildings, terms } = names
  const { coins } = phrasesOf(names)
  const both = (one: keyof typeof buildings, other: keyof typeof buildings) =>
    `${buildings[one].one} e ${buildings[other].one}`

  return {
    options: {
      edition: 'Edição',
      players: 'Jogadores',
      expansions: 'Expansões',
      variants: 'Variantes',
      market: `${capital(terms.building.other)} comerciais à venda`,
      puertomas: 'Puertomas',
      puertomaLevel: 'Nível dos Puertomas',
    },
    variants: {
      'swap-factory-university': `${both('factory', 'university')} trocam de preço`,
      'corn-starts-poorer': `Quem começa com ${goods.corn.one} tem ${coins(1)} a menos`,
      'jeweler-cap-3': `${buildings.jeweler.one}: no máximo ${coins(3)}`,
      'no-villa-with-jeweler': `${both('villa', 'jeweler')} nunca juntas`,
      'no-hacienda-with-forest-house': `${both('hacienda', 'forest-house')} nunca juntas`,
      'achievement-draft': 'Conquistas escolhidas em rodízio',
      'errata-2026': 'Errata de 2026',
      'open-scores': 'Pontos à vista',
    },
    markets: {
      draft: 'À escolha dos jogadores',
      random: 'Por sorteio',
      base: 'Do jogo básico',
    },
    puertomaLevels: { easy: 'Fácil', normal: 'Normal', hard: 'Difícil' },
    automas: {
      puertoma: 'Puertoma',
      'puertoma-1': 'Puertoma 1',
      'puertoma-2': 'Puertoma 2',
    },
    editions: { classic: 'Clássica', '2020': '2020', '1897': '1897' },
  }
}
