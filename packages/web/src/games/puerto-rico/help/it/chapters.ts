import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { al, by, Il, il, un } from '@quayside/puerto-rico/words/it/grammar'
import type { Chapter, ChapterId } from '../texts.ts'
import { achievementsChapter } from './achievements.ts'
import { buccaneerChapter } from './buccaneer.ts'
import { editions } from './editions.ts'
import { festivalCardsChapter, festivalChapter } from './festival.ts'
import { newBuildingsChapter } from './new-buildings.ts'
import { noblesChapter } from './nobles.ts'
import { puertomaChapter } from './puertoma.ts'
import { I, i, type Say } from './say.ts'
import { variants } from './variants.ts'

/** The rules reference, but for the phases of the roles. */
export const chapters = (say: Say, said: Sentences): Record<ChapterId, Chapter> => ({
  quick: quick(say),
  aim: aim(say),
  setup: setup(say),
  round: round(say),
  buildings: buildings(say),
  end: end(say),
  scoring: scoring(say),
  'tie-break': tieBreak(say),
  editions: editions(say),
  'new-buildings': newBuildingsChapter(say),
  nobles: noblesChapter(say),
  buccaneer: buccaneerChapter(say),
  festival: festivalChapter(say, said),
  'festival-cards': festivalCardsChapter(say),
  achievements: achievementsChapter(say),
  puertoma: puertomaChapter(say),
  variants: variants(say),
})

const quick = ({ n, terms, Role, role, privilege }: Say): Chapter => ({
  title: 'Il gioco in un minuto',
  paragraphs: [
    `Gestisci un’isola: ${terms.field.other} e cave nel territorio, ${terms.building.other} in città. Senza lavoratore non funziona nulla.`,
    `In ogni round i giocatori, uno alla volta, scelgono un ruolo. Tutti lo svolgono, a cominciare da chi l’ha scelto; solo chi l’ha scelto ha ${il(privilege)}.`,
    `${Role('settler')} porta ${terms.field.other}, ${role('mayor')} lavoratori, ${role('builder')} ${terms.building.other}, ${role('craftsman')} merci. ${Role('trader')} cambia ${un(terms.barrel)} in ${terms.coin.other}, ${role('captain')} cambia ${terms.barrel.other} in punti vittoria (PV).`,
    `Le merci imbarcate e ${i(terms.building)} danno punti. Quando finiscono ${n.has('nobles') ? 'i segnalini' : 'i lavoratori o i segnalini'}, o una città è piena, si gioca il round fino in fondo. Vince chi ha più PV.`,
  ],
})

const aim = ({ terms, phase }: Say): Chapter => ({
  title: 'Lo scopo',
  paragraphs: [
    'Avere più punti vittoria (PV) di tutti a fine partita.',
    `Vengono da tre parti: dai segnalini per le merci imbarcate nella ${phase('captain')}, dai punti stampati sui tuoi ${terms.building.other} e dai bonus di quelli grandi che hanno un lavoratore.`,
    `${I(terms.coin)} e le merci alla fine non valgono nulla, se non per risolvere una parità.`,
  ],
})

const setup = (say: Say): Chapter => {
  const { n, terms, roles, goods, amount, coins, barrels, workers, supply, hall, list, piles } = say
  const tiles = n.market.reduce((sum, { copies }) => sum + copies, 0)
  const spaces = n.spaces.reduce((sum, row) => sum + row.spaces, 0)
  const removed = ` Prima della partita si tolgono ${n.removed.tiles} tessere di ogni tipo, cave comprese, e ${barrels(n.removed.barrels)} di ogni merce.`
  return {
    title: `Preparazione per ${n.players} giocatori`,
    paragraphs: [
      `Ognuno comincia con ${coins(n.coins)}${n.fewestCoins < n.coins ? ` (con ${un(say.tiles.corn)}, ${n.fewestCoins})` : ''} e ${un(terms.field)} senza lavoratore. In senso orario, a partire da chi governa: ${list(n.startTiles.map((id) => goods[id].one))}.`,
      `Ruoli sul tavolo: ${list(n.roles.map((id) => roles[id].one))}. Navi da carico: ${list(n.ships)}. Segnalini: ${n.vpChips} PV.`,
      `${Il(supply)} ha ${workers(n.workerSupply)}, e ${il(hall)} comincia con ${n.players}${n.has('nobles') ? `, tra cui ${un(say.pieces.noble)}` : ''}. Merci: ${list(GOODS.map((id) => amount(n.barrels[id], id)))}.`,
      `Ci sono ${n.openTiles} ${terms.field.other} ${by(terms.field, 'scoperti', 'scoperte')} e ${n.faceDown} ${by(terms.field, 'coperti', 'coperte')}, ${piles ? `in ${n.openTiles} pile, una sotto ogni tessera scoperta` : 'in una sola pila'}. A parte stanno ${n.tiles.quarry} cave.${n.removed.tiles ? removed : ''}`,
      n.drafting !== 'none'
        ? `Il mercato ha sempre ${n.onSale} tipi di ${terms.building.other}, e altri ${spaces} su un totale di ${n.draft}. Ogni scheda dice quante tessere ci sono del suo tipo.`
        : `Sono in vendita ${n.market.length} ${terms.building.other} diversi, ${tiles} tessere in tutto. Ogni scheda dice quante ce ne sono del suo tipo.`,
    ],
  }
}

const round = ({ n, terms, role, phase, privilege, coins }: Say): Chapter => {
  const excepted = n.has('buccaneer') ? `, tranne ${role('buccaneer')}` : ''
  return {
    title: 'Un round',
    paragraphs: [
      n.picks === 1
        ? 'Chi governa sceglie un ruolo, poi gli altri in senso orario, finché ognuno ne ha scelto uno.'
        : `Chi governa sceglie un ruolo, poi l’altro giocatore, a turno, finché ognuno ne ha scelti ${n.picks}.`,
      `Chi sceglie un ruolo prende ${i(terms.coin)} che vi si trovano sopra e comincia la fase. Tutti agiscono, in senso orario a partire da chi ha scelto; solo chi ha scelto ha ${il(privilege)}. Ogni ruolo si sceglie una volta per round.`,
      `Devi scegliere un ruolo, anche se non ti serve. Agire è facoltativo, tranne imbarcare nella ${phase('captain')}. Chi non può agire salta il turno.`,
      n.rolesLeft === 1
        ? `Quando tutti hanno scelto, il ruolo rimasto riceve ${coins(PRIVILEGE)}${excepted}. I ruoli tornano sul tavolo, e il governo passa all’altro giocatore.`
        : `Quando tutti hanno scelto, ognuno dei ${n.rolesLeft} ruoli rimasti riceve ${coins(PRIVILEGE)}${excepted}. I ruoli tornano sul tavolo, e il governo passa al prossimo in senso orario.`,
    ],
  }
}

const buildings = (say: Say): Chapter => {
  const { n, terms, phase, privilege, the } = say
  const { building, field } = terms
  const large = n.market.filter(({ spaces }) => spaces === 2)
  return {
    title: capital(building.other),
    paragraphs: [
      `${capital(un(building))} funziona solo finché ha un lavoratore. I suoi punti contano alla fine in ogni caso. Una volta costruito resta, e di ognuno puoi averne uno solo.`,
      `${I(building)} di produzione trasformano ${i(field)} in merci: ogni cerchio con un lavoratore serve ${un(field)} ${by(field, 'occupato', 'occupata')} della sua merce. Due ${building.other} per la stessa merce si sommano.`,
      `${I(building)} commerciali piccoli cambiano una regola in una fase, oltre all’azione e ${al(privilege)} del ruolo. Gli effetti uguali si sommano.`,
      `${I(building)} grandi occupano due spazi della città, e ce n’è uno per tipo${n.drafting !== 'none' ? '' : `, ${large.length} in tutto`}. Pagano una volta, alla fine, se allora hanno un lavoratore.`,
      `I lavoratori entrano nella ${phase('mayor')}, o subito con ${the('university')}.`,
    ],
  }
}

const end = ({ n, phase, supply, hall, terms }: Say): Chapter => ({
  title: 'La fine della partita',
  paragraphs: [
    'La partita finisce con il round in cui accade una di queste cose:',
    ...(n.has('nobles')
      ? []
      : [
          `Lavoratori: alla fine di una ${phase('mayor')}, ${il(supply)} non ne ha abbastanza per riempire ${il(hall)}.`,
        ]),
    `Città: qualcuno riempie tutti i ${n.citySpaces} spazi della città.`,
    `Punti: in una ${phase('captain')} finiscono i segnalini, ${n.vpChips} PV in tutto. I punti oltre quelli contano ancora per intero.`,
    ...(n.pointsElsewhere
      ? [
          n.lastChipEndsAnyPhase
            ? 'Se finiscono in un’altra fase, vale allo stesso modo.'
            : `Se finiscono in un’altra fase, la fine arriva con il round della prossima ${phase('captain')} che si chiude senza segnalini.`,
        ]
      : []),
    `Il round si gioca fino in fondo: la fine non si annulla più. I ruoli non ricevono più ${terms.coin.other}.`,
  ],
})

const scoring = (say: Say): Chapter => {
  const { n, terms, workers, buildings: names } = say
  const { bonus } = n
  const { building } = terms
  const [least, most] = [bonus.fields[0], bonus.fields[bonus.fields.length - 1]]
  return {
    title: 'Punteggio',
    paragraphs: [
      `Sommi i segnalini, con i punti segnati dopo l’ultimo segnalino, i punti stampati su tutti i tuoi ${building.other} e i bonus di quelli grandi che hanno un lavoratore.`,
      `${names['guild-hall'].one}: ${bonus.small} PV per ${building.one} di produzione piccolo, ${bonus.large} PV per uno grande. ${names.residence.one}: da ${least.points} a ${most.points} PV, il massimo con ${most.fields} spazi del territorio riempiti.`,
      `${names.fortress.one}: 1 PV ogni ${workers(bonus.workersPerPoint)}. ${names['customs-house'].one}: 1 PV ogni ${bonus.chipsPerPoint} PV in segnalini. ${names['city-hall'].one}: ${bonus.perCommercial} PV per ${building.one} commerciale.`,
      ...(n.has('nobles') ? [`Ogni ${say.pieces.noble.one} vale ${ADDED.noblePoints} PV.`] : []),
      ...(n.openScores ? [] : ['I segnalini degli altri restano coperti fino a fine partita. I tuoi li vedi sempre.']),
    ],
  }
}

const tieBreak = ({ terms }: Say): Chapter => ({
  title: 'Parità',
  paragraphs: [
    `Se più giocatori hanno il massimo dei PV, vince chi ha più ${terms.coin.other} e merci in tutto. Ogni ${terms.coin.one} e ogni ${terms.barrel.one} conta 1.`,
    'Se la parità rimane, la vittoria è condivisa.',
  ],
})
