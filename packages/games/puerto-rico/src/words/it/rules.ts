import { plural, when } from '@quayside/kernel'
import type { Added, Names, Rulings } from '../catalogue.ts'
import { al, by, count, del, faceDown, type Grammar, Il, il, nel, open, un } from './grammar.ts'

const SPACES_NEEDED = { one: 'serve # spazio libero', other: 'servono # spazi liberi' }
const IS_MISSING = { one: 'manca', other: 'mancano' }

export const rulings = (names: Names<Grammar>, added: Added): Rulings => {
  const { goods, tiles, roles, buildings, terms, places, privilege } = names
  const { field, barrel, coin, building: anyBuilding } = terms
  const { supply, 'trading-house': house } = places
  const occupied = (building: keyof typeof buildings) =>
    `${un(buildings[building])} ${by(buildings[building], 'occupato', 'occupata')}`
  const cannotJoin = (facts: { good: keyof typeof goods; ship: number }) =>
    `${Il(goods[facts.good])} non sale sulla nave da ${facts.ship}`
  const singles = `${barrel.other} ${by(barrel, 'singoli', 'singole')}`
  const mustShip = 'Finché una nave accetta, devi imbarcare.'

  return {
    reasons: {
      'other-question': () => 'Questo non risponde alla domanda di adesso.',
      'role-not-in-play': ({ role }) => `${Il(roles[role])} non è in questa partita.`,
      'role-taken': ({ role }) => `Qualcuno ha già scelto ${il(roles[role])} in questo round.`,
      'tile-not-open': ({ tile, pile }) => `Non c’è ${open(tiles[tile])}${when(pile, ` sulla pila ${pile}`)}.`,
      'no-quarry-left': () => 'Le cave sono finite.',
      'quarry-needs-privilege': () =>
        `Per una cava serve ${il(privilege)} ${del(roles.settler)} o ${occupied('construction-hut')}.`,
      'no-such-pile': ({ pile }) => (pile ? `Non c’è una pila ${pile} da cui pescare.` : 'Quella pila non esiste.'),
      'no-free-circle': ({ tile, building }) => {
        if (tile) return `Non hai ${un(tiles[tile])} con un cerchio libero.`
        return `Non hai cerchi liberi${building ? ` ${nel(buildings[building])}` : ''}.`
      },
      'not-in-market': ({ building }) => `${Il(buildings[building])} non è in vendita in questa partita.`,
      'sold-out': ({ building }) => `${Il(buildings[building])} non è più in vendita.`,
      'already-owned': ({ building }) => `Hai già ${il(buildings[building])}.`,
      'no-city-space': ({ building, spaces }) =>
        `La tua città non ha posto per ${il(buildings[building])}: ${plural('it', spaces, SPACES_NEEDED)}.`,
      'not-enough-coins': ({ building, price, short }) =>
        `${Il(buildings[building])} ti costa ${price}: ti ${plural('it', short, IS_MISSING)} ${count(short, coin)}.`,
      'not-produced': ({ good }) => `Non hai prodotto ${goods[good].one} in questa fase.`,
      'supply-empty': ({ good }) => `Non c’è più ${goods[good].one} ${nel(supply)}.`,
      'no-such-good': ({ good }) => `Non hai ${goods[good].one}.`,
      'house-full': () => `${Il(house)} è ${by(house, 'pieno', 'piena')}.`,
      'good-in-house': ({ good }) =>
        `${Il(house)} ha già ${goods[good].one}: per un doppione serve ${occupied('office')}.`,
      'no-such-ship': ({ ship }) => `Non c’è una nave da ${ship} in questa partita.`,
      'ship-full': (facts) => `${cannotJoin(facts)}: è piena.`,
      'other-good-aboard': (facts) => `${cannotJoin(facts)}: porta ${goods[facts.aboard].one}.`,
      'good-on-other-ship': (facts) => `${cannotJoin(facts)}: è già sulla nave da ${facts.other}.`,
      'larger-ship': (facts) => `${cannotJoin(facts)}: sulla nave da ${facts.larger} ce ne sta di più.`,
      'no-wharf': () => `Non hai una nave propria: serve ${occupied('wharf')}.`,
      'wharf-used': () => 'La tua nave propria è già salpata in questa fase.',
      'must-load': () => mustShip,
      'no-warehouse': () => 'Per conservare un tipo intero serve un magazzino occupato.',
      'warehouse-full': () => 'I tuoi magazzini non hanno posto per un altro tipo.',
      'warehouses-first': () => `Riempi prima i magazzini, poi conserva ${singles}.`,
      'all-kept': ({ good }) => `Hai già conservato ${by(goods[good], 'tutto', 'tutta')} ${il(goods[good])}.`,
      'singles-full': () => `Non puoi conservare ${by(barrel, 'altri', 'altre')} ${singles}.`,
      ...added.reasons,
    },

    rules: {
      'turn-order': 'Chi ha scelto il ruolo agisce per primo, poi gli altri in senso orario, ognuno al suo turno.',
      notation: 'Una risposta si scrive come la mostra l’elenco delle risposte.',
      roles: 'Un ruolo si sceglie una volta per round; il numero di giocatori decide quali sono in partita.',
      'settler-action': `Nella fase ${del(roles.settler)} ognuno può prendere ${open(field)}.`,
      'settler-quarry': `Solo ${il(roles.settler)}, o chi ha ${occupied('construction-hut')}, può prendere invece una cava, finché ce ne sono.`,
      'settler-draw': `Con ${occupied('hacienda')} puoi pescare, prima della tua mossa, ${faceDown(field)}; poi la tessera è tua.`,
      'mayor-placing': 'Ricollochi tutti i tuoi lavoratori; nessuno resta fermo finché hai un cerchio vuoto.',
      'builder-market': `In ogni fase puoi costruire ${un(anyBuilding)} tra quelli ancora in vendita.`,
      'builder-once': `Nessuno costruisce due volte lo stesso ${anyBuilding.one}.`,
      'builder-space': `Ogni ${anyBuilding.one} chiede uno spazio libero in città; se è grande, due.`,
      'builder-cost': `Paghi il prezzo, meno 1 per ogni cava occupata fino al limite ${del(anyBuilding)}, e 1 in meno se hai scelto ${il(roles.builder)}.`,
      'craftsman-privilege': `Quando tutti hanno prodotto, ${il(roles.craftsman)} può prendere un’altra unità di un tipo prodotto nella fase, se c’è ${nel(supply)}.`,
      goods: 'Puoi vendere, imbarcare o conservare solo ciò che hai.',
      'trader-house': `${Il(house)} ha 4 spazi e accetta ogni tipo una volta, salvo da chi ha ${occupied('office')}.`,
      'captain-ships': 'Una nave porta un solo tipo, un tipo va su una sola nave, e una nave piena non carica altro.',
      'captain-most': 'Tra navi vuote ne scegli una che accolga il più possibile del tipo scelto.',
      'captain-wharf': `Una volta per fase, con ${occupied('wharf')}, imbarchi su una nave propria tutto ciò che hai di un tipo.`,
      'captain-duty': mustShip,
      'storing-warehouse': `${Il(buildings['small-warehouse'])}, se occupato, conserva un tipo intero; ${il(buildings['large-warehouse'])}, due.`,
      'storing-order': `Prima dici quali tipi restano nei magazzini, poi ${by(barrel, 'i', 'le')} ${singles}.`,
      'storing-single': `Dopo l’imbarco ognuno conserva ${un(barrel)}; ciò che non sta nei magazzini torna ${al(supply)}.`,
      ...added.rules,
    },
  }
}
