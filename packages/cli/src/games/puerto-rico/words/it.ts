import { plural } from '@quayside/kernel'
import type { PuertoRicoWords } from './catalogue.ts'

const workers = (count: number) => plural('it', count, { one: '# lavoratore', other: '# lavoratori' })

export const it: PuertoRicoWords = {
  parts: {
    players: 'giocatori',
    table: 'tavolo',
    market: 'edifici',
    festival: 'festival',
    cards: 'carte',
    puertoma: 'puertoma',
    signs: 'segni',
  },
  more: (parts) => `Altro con v: ${parts.join(' · ')}`,
  round: (round) => `Round ${round}`,
  setUp: 'Preparazione',
  lastRound: 'ultimo round',
  governor: (name) => `♛ ${name}`,

  roles: 'Ruoli',
  ships: 'Navi',
  house: 'Casa',
  tiles: 'Campi',
  supply: 'Riserva',
  festival: 'Festival',
  market: 'Edifici',
  vp: 'PV',
  coins: (count) => `$${count}`,
  faceDown: (tiles) => plural('it', tiles, { one: '# coperta', other: '# coperte' }),
  ownShip: (name) => `nave di ${name}`,
  smallShip: (name) => `piccola nave di ${name}`,
  workers: (supply, aboard, ship) => `lavoratori ${supply}, ${ship} ${aboard}`,
  gone: (workers, nobles) => `fuori dal gioco ${workers}●${nobles > 0 ? ` ${nobles}◆` : ''}`,
  building: (cost, points, left) =>
    `$${cost} · ${points} PV · ${plural('it', left, { one: 'resta #', other: 'restano #' })}`,
  kidnapped: (name) => `rapito da ${name}`,
  reward: (gained, coins, points) =>
    [gained > 0 ? workers(gained) : '', coins > 0 ? `$${coins}` : '', points > 0 ? `${points} PV` : '']
      .filter((part) => part !== '')
      .join(', '),

  spaces: (left) => (left > 0 ? plural('it', left, { one: '# libero', other: '# liberi' }) : 'pieno'),
  offered: 'in vendita',

  fields: 'campi',
  city: 'città',
  noGoods: 'nessuna merce',
  idle: (count) => plural('it', count, { one: '# lavoratore fermo', other: '# lavoratori fermi' }),
  waiting: 'in attesa',
  cards: 'carte',
  covered: (cards) => plural('it', cards, { one: '# coperta', other: '# coperte' }),
  toChoose: 'da scegliere',

  estates: 'campi',
  levels: 'livelli',
  abilities: 'abilità',
  reserved: 'prenotato',
  marker: 'segnalino',
  quarries: (count) => plural('it', count, { one: '# cava', other: '# cave' }),
  deck: (left) => plural('it', left, { one: 'resta # carta', other: 'restano # carte' }),
  drawn: 'pescate',

  signs: (noble, forest, buccaneer) => [
    ['●', 'un lavoratore'],
    ['◆', noble],
    ['○', 'un cerchio vuoto'],
    ['♣', forest],
    ['♛', 'il governatore'],
    ['☠', `il segnalino (${buccaneer})`],
    ['✓', 'una carta realizzata'],
    ['★', "una carta annunciata, un'abilità in funzione"],
    ['☆', "un'abilità che vale dal turno seguente"],
    ['?', "una carta o un'abilità coperta"],
  ],
}
