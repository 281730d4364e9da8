import { capital } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { by, count, no } from '@quayside/puerto-rico/words/pt/grammar'
import type { Phrases } from '../texts.ts'
import type { Say } from './say.ts'

export const phrases = ({ terms, privilege, house, coins, list, workers }: Say): Phrases => {
  const { one, other } = terms.building
  const size = { small: by(terms.building, 'pequeno', 'pequena'), large: 'grande' }
  return {
    labels: {
      class: 'Classe',
      phase: 'Fase',
      cost: 'Custo',
      'lowest-price': 'Menor preço',
      points: 'Pontos',
      circles: 'Círculos de trabalhador',
      spaces: 'Espaços na cidade',
      quarries: 'Máximo de pedreiras',
      copies: 'Nesta partida',
      makes: 'Produz',
      tiles: 'Nesta partida',
      needs: `${capital(one)} de produção`,
      price: 'Preço de venda',
      barrels: `${capital(terms.barrel.other)} nesta partida`,
      'grows-on': 'Cresce em',
      privilege: capital(privilege.one),
      buildings: `${capital(other)} que agem aqui`,
      ships: 'Navios de carga',
      house: `Espaços ${no(house)}`,
      gives: 'Dá',
      shows: 'Mostra',
      level: 'Nível',
    },
    classes: {
      production: `${one} de produção`,
      commercial: `${one} comercial`,
      large: `${one} comercial grande`,
    },
    editions: { classic: 'Edição clássica', '2020': 'Edição 2020', '1897': 'Edição 1897' },
    endOfGame: 'fim da partida',
    anyPhase: 'qualquer fase',
    none: by(terms.building, 'nenhum', 'nenhuma'),
    noBuilding: 'não precisa',
    onlyOccupied: 'Sem trabalhador, não faz nada.',
    coins,
    points: (points) => `${points} PV`,
    list,
    kindsMade: (made, all) => (all ? `todos os ${made}` : `${made} tipos`),
    fieldsFilled: (filled, orFewer) => (orFewer ? `até ${filled} peças` : `${filled} peças`),
    sizes: { small: `${one} de produção ${size.small}`, large: `${one} de produção ${size.large}` },
    worth: (points) => `${one} de ${points} PV`,
    upTo: (off) => `até ${coins(off)} a menos`,
    sets: (sets) => count(sets, { one: 'conjunto', other: 'conjuntos' }),
    workers,
    slots: (slot, shown) =>
      ({
        estate: count(shown, terms.field),
        good: count(shown, terms.barrel),
        'small-building': `${one} de ${ADDED.festivalBuilding} PV`,
        'large-building': `${one} grande`,
      })[slot],
    sources: {
      edition: { classic: 'clássica', '2020': '2020', '1897': '1897' },
      production: 'Construções de produção',
      quarry: 'Desconto das pedreiras',
      expansion: (number) => `Expansão ${number}`,
      abilities: 'Fichas de habilidade do Puertoma',
      transcriptions: 'transcrições públicas das cartas',
      rulings: 'decisões',
      ruling: {
        settler: 'Colono',
        mayor: 'Prefeito',
        craftsman: 'Produtor',
        trader: 'Comerciante',
        captain: 'Capitão',
        storing: 'Armazenagem',
        end: 'O fim',
        market: 'Mercado',
        'new-buildings': 'Novas construções',
        nobles: 'Nobres',
        buccaneer: 'Bucaneiro',
        festival: 'Festival',
        'festival-cards': 'Cartas do festival',
        achievements: 'Conquistas',
        puertoma: 'Puertoma',
      },
    },
  }
}
