import { capital } from '@quayside/kernel'
import { NOBLES_BUILDINGS, type NoblesBuildingId } from '@quayside/puerto-rico/data/nobles-buildings'
import type { PieceId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { NOBLES } from '@quayside/puerto-rico/sizes'
import { al, dal, del, faceDown, Il, il, nel, un } from '@quayside/puerto-rico/words/it/grammar'
import type { CardText, Chapter } from '../texts.ts'
import { I, type Say } from './say.ts'

type Id = Exclude<NoblesBuildingId, 'royal-garden'>

export const pieces = (say: Say): Record<PieceId, CardText> => {
  const { n, terms, buildings, phase, the, supply, hall, list } = say
  const { noble } = say.pieces
  const twofold = [buildings['land-office'], buildings.chapel, buildings['hunting-lodge'], buildings['zoning-office']]
  return {
    worker: {
      summary: `Fa funzionare ciò su cui sta: ${un(terms.field)}, una cava o ${un(terms.building)}. Senza di lui non funziona nulla.`,
      details: [
        `I nuovi arrivano nella ${phase('mayor')}, in cui ricollochi anche tutti i tuoi, uno per cerchio.`,
        'Quelli senza cerchio aspettano. Non fanno nulla finché non li collochi.',
        `Quelli che non sono di nessuno stanno ${nel(supply)} e ${nel(hall)}.`,
      ],
    },
    noble: {
      summary: `${capital(un(noble))} lavora ovunque lavori un lavoratore, e alla fine vale ${ADDED.noblePoints} PV.`,
      details: [
        `Con lui fanno altro: ${list(twofold.map(({ one }) => one))}.`,
        `A ogni rifornimento uno entra ${nel(hall)} al posto di un lavoratore, finché ce ne sono. Se ci sono entrambi, sceglie chi prende.`,
        `${capital(dal(supply))} arrivano lavoratori. Solo ${the('villa')} dà ${noble.other} da lì.`,
        `${I(noble)} contano come lavoratori ovunque questi si contino.`,
        ...(n.offers('royal-garden')
          ? [`Con ${say.occupied('royal-garden')} ogni ${noble.one} rende ${ADDED.noblePoints} PV in più.`]
          : []),
      ],
    },
  }
}

export const noblesBuildings = (say: Say): Record<Id, CardText> => {
  const { n, terms, roles, phase, coins, barrels, supply, hall, house, full, tiles, the, privilege } = say
  const { field, building, barrel } = terms
  const { noble } = say.pieces
  const { worker: small, noble: large } = n.building('zoning-office').effects?.zoning ?? { worker: 0, noble: 0 }
  const forests = n.offers('forest-house')
  const spare = 'Chi vi stava sopra rimane con te, senza cerchio.'
  const allCount = `Contano tutti i tuoi ${noble.other}, ovunque siano. Qui può stare un lavoratore o ${un(noble)}.`
  return {
    'land-office': {
      summary: `Nella ${phase('trader')}, con un lavoratore qui, puoi comprare ${faceDown(field)} per ${coins(ADDED.landPrice)}. Con ${un(noble)} puoi cedere ${un(field)} per ${coins(ADDED.landPrice)}.`,
      details: [
        `Una volta per fase, prima o dopo la vendita. ${Il(house)} può essere ${full}.`,
        'La tessera comprata va sulla tua isola; serve uno spazio libero nel territorio.',
        `Le cave${forests ? ` e le ${tiles.forest.other}` : ''} non si cedono qui. ${spare}`,
        ...(forests
          ? [
              n.switches.forestTile === 'unseen'
                ? `Con ${say.occupied('forest-house')} la tessera comprata può diventare ${tiles.forest.one}, senza che la guardi.`
                : `Con ${say.occupied('forest-house')} la tessera comprata può diventare ${tiles.forest.one} dopo che l’hai guardata.`,
            ]
          : []),
      ],
    },
    chapel: {
      summary: `Quando la ${phase('craftsman')} comincia, rende ${coins(1)} con un lavoratore qui e 1 PV con ${un(noble)}.`,
      details: [`Viene da sé, chiunque sia ${il(roles.craftsman)} e qualunque cosa tu produca.`],
    },
    'hunting-lodge': {
      summary: `Quando la ${phase('settler')} finisce, con un lavoratore qui, puoi scartare una tua tessera. Con ${un(noble)} ottieni ${ADDED.lodgePoints} PV se hai più spazi vuoti di tutti nel territorio.`,
      details: [
        `Può essere ${un(field)}${forests ? ` o ${un(tiles.forest)}` : ''}, mai una cava. ${spare}`,
        'Devi avere più spazi vuoti di ciascun altro; una parità non rende nulla.',
        'Prima tutti scartano, a turno; poi si confrontano le isole.',
      ],
    },
    'zoning-office': {
      summary: `Con un lavoratore qui, nella ${phase('builder')} ${un(building)} piccolo costa ${coins(small)} in meno. Con ${un(noble)}, ${un(building)} grande costa ${coins(large)} in meno.`,
      details: [
        `Si somma alle cave e ${al(privilege)}. Nessun prezzo scende sotto 0.`,
        `Un lavoratore non serve per quelli grandi, né ${un(noble)} per quelli piccoli.`,
      ],
    },
    'royal-supplier': {
      summary: `Quando la ${phase('captain')} comincia, puoi restituire ${barrels(1)} per 1 PV, una volta per ogni ${noble.one} che hai.`,
      details: [
        `Ogni ${barrel.one} deve essere di un altro tipo.`,
        allCount,
        `Non è un carico: nient’altro paga per questo. ${Il(barrel)} torna ${al(supply)}.`,
      ],
    },
    villa: {
      summary: `Quando la ${phase('mayor')} comincia, puoi prendere ${un(noble)} ${dal(supply)}.`,
      details: [
        `Se non ce ne sono più, puoi prendere un lavoratore. Nulla viene ${dal(hall)}.`,
        'Lo collochi in questa fase, con gli altri.',
      ],
    },
    jeweler: {
      summary: `Nella ${phase('craftsman')} rende ${coins(n.effect('jeweler', 'coinsPerNoble'))} per ogni ${noble.one} che hai.`,
      details: [
        ...(Number.isFinite(n.jewelerCap) ? [`Al massimo ${coins(n.jewelerCap)} per fase.`] : []),
        allCount,
        `Non dà merci; perciò ${il(roles.craftsman)} non ne ricava nulla in più.`,
        `È ${un(building)} di produzione grande: conta per ${the('guild-hall')}, non per ${the('city-hall')}.`,
      ],
    },
  }
}

export const noblesChapter = (say: Say): Chapter => {
  const { n, terms, phase, privilege, supply, hall } = say
  const { noble } = say.pieces
  const theirs = `Gli ${NOBLES_BUILDINGS.length} ${terms.building.other} di questa espansione`
  const buildings = {
    added: `${theirs} hanno spazi propri nel mercato.`,
    'drafted-with-new-buildings':
      n.drafting === 'none'
        ? `${theirs} hanno spazi propri nel mercato.`
        : `${theirs} si scelgono insieme agli altri; il mercato ha altrettanti spazi in più.`,
    drafted: n.offers('jeweler')
      ? `${theirs} dividono gli spazi del mercato con gli altri. ${Il(say.buildings.jeweler)} si sceglie come se fosse commerciale.`
      : `${theirs} non sono in questo mercato.`,
  }[n.switches.noblesMarket]
  return {
    title: capital(say.expansions.nobles.one),
    paragraphs: [
      `Ci sono ${NOBLES} ${noble.other}. ${capital(un(noble))} lavora come un lavoratore e alla fine vale ${ADDED.noblePoints} PV.`,
      `All’inizio e dopo ogni rifornimento c’è ${nel(hall)} ${un(noble)} al posto di un lavoratore, finché ${nel(supply)} ce ne sono. Se non restano lavoratori, ${il(noble)} viene da solo.`,
      `Nella ${phase('mayor')}, finché ci sono entrambi ${nel(hall)}, sceglie chi prende. Il lavoratore in più ${del(privilege)} non è mai ${un(noble)}.`,
      buildings,
      `Alcuni fanno una cosa con un lavoratore e un’altra con ${un(noble)}. La mancanza di lavoratori non fa più finire la partita.`,
    ],
  }
}
