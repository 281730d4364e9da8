import type { BuildingId } from '../../data/catalogue.ts'
import type { GoodId, PieceId } from '../../ids.ts'
import type { Names, Rulings } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES } from './cards.ts'
import { by, count, dal, del, faceDown, type Grammar, Il, il, nel, quoted, un } from './grammar.ts'

type Thing = GoodId | PieceId | 'vp'

/** What expansions forbid, and their rules. */
export const expansionRulings = ({ goods, tiles, roles, buildings, terms, places, pieces }: Names<Grammar>) => {
  const { field, barrel, coin, building: anyBuilding } = terms
  const { 'worker-ship': workerShip, 'trading-house': house } = places
  const { worker, noble } = pieces
  const occupied = (building: BuildingId) =>
    `${un(buildings[building])} ${by(buildings[building], 'occupato', 'occupata')}`
  const landOffice = buildings['land-office']
  const isPiece = (thing: Thing): thing is PieceId => thing in pieces
  const none = (thing: Thing) => {
    if (thing === 'vp') return 'PV'
    return isPiece(thing) ? pieces[thing].other : goods[thing].one
  }
  const oneAlready = (thing: Thing) => (thing === 'vp' ? '1 PV' : un(isPiece(thing) ? worker : barrel))

  return {
    reasons: {
      'no-draft-space': ({ building }) => `Non restano spazi con il prezzo ${del(buildings[building])}.`,
      'already-offered': ({ building }) => `${Il(buildings[building])} è già in vendita.`,
      'forbidden-pair': ({ building, other }) =>
        `${Il(buildings[building])} non può stare nella stessa partita con ${il(buildings[other])}.`,
      'no-forest-house': () => `Per una foresta serve ${occupied('forest-house')}.`,
      'no-such-tile': ({ tile }) => `Non hai ${un(tiles[tile])} da cedere.`,
      'tile-not-estate': ({ tile }) => `${Il(landOffice)} non compra ${tiles[tile].other}.`,
      'no-land-office': () => `Per comprare serve ${un(worker)} ${nel(landOffice)}; per vendere, ${un(noble)}.`,
      'office-used': () => `Hai già usato ${il(landOffice)} in questa fase.`,
      'no-field-space': () => 'Il tuo territorio non ha spazi liberi.',
      'no-coin': () => `Non hai ${coin.other} per pagare.`,
      'no-tiles-left': () => `Non restano ${field.other} da comprare.`,
      'sold-already': () => 'Hai già venduto in questa fase.',
      'no-trading-post': () => `Per questo serve ${occupied('trading-post')}.`,
      'no-small-wharf': () => `Per questo serve ${occupied('small-wharf')}.`,
      'small-wharf-used': () => `La nave ${del(buildings['small-wharf'])} è già salpata in questa fase.`,
      'too-many-barrels': ({ good }) => `Non hai abbastanza ${goods[good].one}.`,
      'nothing-to-return': ({ thing }) => `Non hai ${none(thing)} da restituire.`,
      'returned-already': ({ thing }) => `Hai già restituito ${oneAlready(thing)}.`,
      'no-worker-there': ({ tile, building }) => {
        if (tile) return `Non hai nessuno da prendere da ${un(tiles[tile])}.`
        return building ? `Nessuno può lasciare ${il(buildings[building])}.` : 'Non hai nessuno fermo.'
      },
      'not-for-return': () => `${Il(buildings['royal-supplier'])} accetta solo merci, ogni tipo una volta.`,
      'no-guest': ({ piece }) => `Non hai ${pieces[piece].other} ${nel(buildings.guesthouse)}.`,
      'not-in-mayor-phase': () => `Nella fase ${del(roles.mayor)} nessuno esce ${dal(buildings.guesthouse)}.`,
      'no-noble-spare': () => `Non hai ${noble.other} da mettere.`,
      'no-worker-spare': () => `Non hai ${worker.other} da mettere.`,
      'none-aboard': ({ piece }) => `Non ci sono ${pieces[piece].other} ${nel(workerShip)}.`,
      'holds-marker': () => `L’ultima volta ${il(roles.buccaneer)} eri tu: prima tocca a un altro.`,
      'own-captive': ({ role }) => `Hai rapito tu ${il(roles[role])}: può sceglierlo solo un altro.`,
      'no-ransom': (facts) => `Il riscatto ${del(roles[facts.role])} costa ${count(facts.coins, coin)}.`,
      'no-kidnapping': () => 'In questa partita non si rapiscono ruoli.',
      'nothing-to-raid': () => 'Su quella nave non ci sono tanti barili da prendere.',
      'nothing-to-plunder': () => `${Il(house)} è ${by(house, 'vuoto', 'vuota')}.`,
      'nobody-to-poach': () => 'Non c’è nessuno da razziare.',
      'no-such-card': ({ achievement }) => `Non hai la carta ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
      'not-fulfilled': ({ achievement }) => `Non hai ancora raggiunto ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    } satisfies Partial<Rulings['reasons']>,

    rules: {
      'market-draft': `A turno ognuno mette in vendita ${un(anyBuilding)} commerciale su uno spazio libero dello stesso prezzo, finché restano spazi.`,
      'market-pairs': `Due varianti separano una coppia: ${il(buildings.villa)} e ${il(buildings.jeweler)}, o ${il(buildings.hacienda)} e ${il(buildings['forest-house'])}, non stanno nella stessa partita.`,
      'forest-house': `Con ${occupied('forest-house')} puoi girare ${un(field)} e farne una foresta; ogni due foreste tolgono 1 al prezzo di ciò che costruisci.`,
      'tile-discard': `Con ${il(buildings['hunting-lodge'])} può lasciare il territorio ${un(field)} o una foresta, con ${il(landOffice)} solo ${un(field)}; le cave restano.`,
      'land-office': `Una volta per fase ${del(roles.trader)}, ${il(landOffice)} ti vende ${faceDown(field)} per ${count(1, coin)}, se dentro c’è ${un(worker)}, o compra una tua tessera allo stesso prezzo, se c’è ${un(noble)}.`,
      'trading-post': `Con ${occupied('trading-post')} puoi vendere lì e non ${nel(house)}: qualsiasi tipo, ma senza ciò che aggiungono i mercati.`,
      'small-wharf': `Una volta per fase, con ${occupied('small-wharf')}, imbarchi ${by(barrel, 'i', 'le')} ${barrel.other} che vuoi: 1 PV ogni due.`,
      'black-market': `Se mancano ${coin.other}, con ${occupied('black-market')} ne paghi fino a 3 restituendo ${un(worker)}, ${un(barrel)} e 1 PV, al massimo uno per sorta; chi lavora lì resta.`,
      'royal-supplier': `All’inizio della fase ${del(roles.captain)}, con ${occupied('royal-supplier')}, scambi ${un(barrel)} per 1 PV per ogni tuo ${noble.one}, ogni volta di un altro tipo.`,
      guesthouse: `Chi sta ${nel(buildings.guesthouse)} può passare a un cerchio vuoto in ogni momento che l’edizione consente.`,
      nobles: `${Il(workerShip)} porta ${un(noble)} al posto di ${un(worker)}; ${il(noble)} lavora come gli altri e alla fine vale 1 PV.`,
      'buccaneer-marker': `Nessuno è ${roles.buccaneer.one} due volte senza che nel mezzo lo sia un altro.`,
      'buccaneer-kidnap': `Se un altro sceglie il ruolo rapito, il rapitore riceve ${count(3, coin)}; se nessuno lo sceglie, il rapitore lo gioca alla fine del round. Dove gioca un Puertoma non si rapisce.`,
      'buccaneer-acts': `Solo ${il(roles.buccaneer)} agisce: tiene fino a ${count(3, barrel)} di una nave, o svuota ${il(house)} per 1 PV a pezzo, o mette al lavoro fino a ${count(3, worker)} che ${il(workerShip)} ha oltre il numero dei giocatori, o rapisce un ruolo.`,
      achievements:
        'Puoi annunciare una tua carta quando è compiuta; quelle compiute danno punti anche senza annuncio.',
    } satisfies Partial<Rulings['rules']>,
  }
}
