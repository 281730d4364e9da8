import { plural } from '@quayside/kernel'
import type { PuertoRicoWords } from './catalogue.ts'

const workers = (count: number) => plural('pt', count, { one: '# trabalhador', other: '# trabalhadores' })

export const pt: PuertoRicoWords = {
  parts: {
    players: 'jogadores',
    table: 'mesa',
    market: 'construções',
    festival: 'festival',
    cards: 'cartas',
    puertoma: 'puertoma',
    signs: 'sinais',
  },
  more: (parts) => `Mais com v: ${parts.join(' · ')}`,
  round: (round) => `Rodada ${round}`,
  setUp: 'Preparação',
  lastRound: 'última rodada',
  governor: (name) => `♛ ${name}`,

  roles: 'Funções',
  ships: 'Navios',
  house: 'Casa',
  tiles: 'Campos',
  supply: 'Reserva',
  festival: 'Festival',
  market: 'Construções',
  vp: 'PV',
  coins: (count) => `$${count}`,
  faceDown: (tiles) => plural('pt', tiles, { one: '# virada para baixo', other: '# viradas para baixo' }),
  ownShip: (name) => `navio de ${name}`,
  smallShip: (name) => `navio pequeno de ${name}`,
  workers: (supply, aboard, ship) => `trabalhadores ${supply}, ${ship} ${aboard}`,
  gone: (workers, nobles) => `fora do jogo ${workers}●${nobles > 0 ? ` ${nobles}◆` : ''}`,
  building: (cost, points, left) =>
    `$${cost} · ${points} PV · ${plural('pt', left, { one: 'resta #', other: 'restam #' })}`,
  kidnapped: (name) => `em poder de ${name}`,
  reward: (gained, coins, points) =>
    [gained > 0 ? workers(gained) : '', coins > 0 ? `$${coins}` : '', points > 0 ? `${points} PV` : '']
      .filter((part) => part !== '')
      .join(', '),

  spaces: (left) => (left > 0 ? plural('pt', left, { one: '# livre', other: '# livres' }) : 'cheio'),
  offered: 'à venda',

  fields: 'campos',
  city: 'cidade',
  noGoods: 'sem mercadorias',
  idle: (count) => plural('pt', count, { one: '# trabalhador sem lugar', other: '# trabalhadores sem lugar' }),
  waiting: 'sem lugar',
  cards: 'cartas',
  covered: (cards) => plural('pt', cards, { one: '# coberta', other: '# cobertas' }),
  toChoose: 'para escolher',

  estates: 'campos',
  levels: 'níveis',
  abilities: 'habilidades',
  reserved: 'reservado',
  marker: 'marcador',
  quarries: (count) => plural('pt', count, { one: '# pedreira', other: '# pedreiras' }),
  deck: (left) => plural('pt', left, { one: 'resta # carta', other: 'restam # cartas' }),
  drawn: 'compradas',

  signs: (noble, forest, buccaneer) => [
    ['●', 'um trabalhador'],
    ['◆', noble],
    ['○', 'um círculo vazio'],
    ['♣', forest],
    ['♛', 'o governador'],
    ['☠', `o marcador (${buccaneer})`],
    ['✓', 'uma carta cumprida'],
    ['★', 'uma carta anunciada, uma habilidade em uso'],
    ['☆', 'uma habilidade que vale a partir da próxima vez'],
    ['?', 'uma carta ou habilidade coberta'],
  ],
}
