import { capital } from '@quayside/kernel'
import type { NewBuildingId } from '@quayside/puerto-rico/data/new-buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { al, by, del, faceDown, Il, il, nel, un } from '@quayside/puerto-rico/words/it/grammar'
import type { CardText, Chapter } from '../texts.ts'
import { I, i, type Say } from './say.ts'

type Id = Exclude<NewBuildingId, 'cloister'>

export const newBuildings = (say: Say): Record<Id, CardText> => ({
  ...craftsmanBuildings(say),
  ...builderBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
})

function craftsmanBuildings(say: Say): Record<'aqueduct' | 'specialty-factory', CardText> {
  const { n, terms, goods, roles, phase, barrels, coins, supply, list } = say
  const plants = n.aqueductPlants.map((id) => il(say.buildings[id]))
  return {
    aqueduct: {
      summary: `Nella ${phase('craftsman')} ${list(plants)} danno ${barrels(1)} in più ciascuno.`,
      details: [
        `Lì devi aver prodotto almeno ${barrels(1)} nella stessa fase. I lavoratori del più grande contano prima di quelli del più piccolo.`,
        `${Il(terms.barrel)} in più deve essere ancora ${nel(supply)}. Conta come ${by(terms.barrel, 'prodotto', 'prodotta')}.`,
      ],
    },
    'specialty-factory': {
      summary: `Nella ${phase('craftsman')} paga per il tipo che hai prodotto di più, escluso ${il(goods.corn)}: ${coins(1)} in meno ${by(terms.barrel, 'dei', 'delle')} ${terms.barrel.other} di quel tipo.`,
      details: [
        `Con ${un(terms.barrel)} soltanto di quel tipo non paga nulla.`,
        n.switches.extraBarrelCounts === 'yes'
          ? `${Il(terms.barrel)} in più ${del(roles.craftsman)} conta.`
          : `${Il(terms.barrel)} in più ${del(roles.craftsman)} non conta.`,
      ],
    },
  }
}

function builderBuildings(say: Say): Record<'forest-house' | 'black-market' | 'church' | 'statue', CardText> {
  const { n, terms, phase, coins, supply, tiles, the, privilege } = say
  const { field, building, barrel, coin } = terms
  const { forest } = tiles
  return {
    'forest-house': {
      summary: `Nella ${phase('settler')} puoi ottenere ${forest.other}. Nella ${phase('builder')} ogni ${ADDED.forestsPerCoin} di esse tolgono ${coins(1)} dal prezzo.`,
      details: [
        {
          unseen: `Invece di una tessera scoperta prendi ${faceDown(field)} senza guardare, e va sulla tua isola come ${forest.one}.`,
          'tile-gained': `Ogni ${field.one} che ottieni può andare sulla tua isola a faccia in giù, come ${forest.one}.`,
        }[n.switches.forestTile],
        `Una tessera pescata con ${the('hacienda')} può diventare ${forest.one} dopo che l’hai guardata.`,
        ...(n.offers('land-office')
          ? [
              n.switches.forestTile === 'unseen'
                ? `Una tessera comprata con ${the('land-office')} può diventare ${forest.one} senza che la guardi.`
                : `Una tessera comprata con ${the('land-office')} può diventare ${forest.one} dopo che l’hai guardata.`,
            ]
          : []),
        `Contano tutte le ${forest.other}, oltre alle cave e ${al(privilege)}. Nessun prezzo scende sotto 0.`,
        `Più tardi ${un(forest)} resta tale, e così ogni altra tessera.`,
      ],
    },
    'black-market': {
      summary: `Se per costruire ti mancano ${coin.other}, puoi restituire un lavoratore, ${un(barrel)} e 1 PV, al massimo uno per ciascuno. Ognuno vale ${coins(1)}.`,
      details: [
        `Solo ciò che manca: dopo l’acquisto non ti restano ${coin.other}.`,
        'Prima si tolgono tutti gli sconti; un lavoratore che ne ha dato uno può poi essere restituito. Quello che sta qui resta.',
        `Tutto torna ${al(supply)}, prima che ${the('university')} o ${the('church')} facciano qualcosa. Una fine già decisa resta decisa.`,
        ...(n.has('nobles') ? [`${capital(un(say.pieces.noble))} può tornare al posto del lavoratore.`] : []),
      ],
    },
    church: {
      summary: 'Ciò che costruisci rende subito punti, secondo quanto vale.',
      details: [`${capital(un(building))} grande rende di più.`, 'Per sé non paga nulla. I punti sono segnalini.'],
    },
    statue: {
      summary: `Alla fine vale ${n.building('statue').vp} PV, e non fa altro.`,
      details: [
        `Non ha cerchi e non richiede lavoratori. ${Il(say.buildings.university)} non ne porta qui.`,
        `Occupa due spazi della città e per il resto è ${un(building)} commerciale grande.`,
      ],
    },
  }
}

function captainBuildings(say: Say): Record<'storehouse' | 'small-wharf' | 'lighthouse' | 'union-hall', CardText> {
  const { n, terms, roles, phase, coins, barrels, supply, the, list } = say
  const { barrel } = terms
  const odd = `${un(barrel)} dispari non rende nulla`
  const coin = coins(n.effect('lighthouse', 'coinsPerLoad'))
  return {
    storehouse: {
      summary: `Dopo l’imbarco conservi ${barrels(n.effect('storehouse', 'keepsSingles'))} in più, oltre ${al(barrel)} che tutti conservano.`,
      details: [
        'Possono essere di qualsiasi tipo.',
        'Non ti dispensa dall’imbarco: ciò che una nave accetta va imbarcato.',
        `Prima si indicano i tipi interi dei magazzini, poi ${i(barrel)} ${by(barrel, 'singoli', 'singole')}.`,
      ],
    },
    'small-wharf': {
      summary: `Una volta per ${phase('captain')} puoi imbarcare ${barrel.other} di qualsiasi tipo su una piccola nave propria, per 1 PV ogni ${ADDED.barrelsPerPoint}.`,
      details: [
        `Scegli tu ${by(barrel, 'quanti', 'quante')}, almeno ${by(barrel, 'uno', 'una')}. Si somma tutto, e ${odd}.`,
        'È un solo carico e assolve l’obbligo di imbarcare. Ciò che ogni carico rende, lo rende anche questo.',
        'Se è il tuo unico modo di imbarcare, puoi passare e usarlo più tardi.',
        `Se hai anche ${the('wharf')}, in una fase puoi usare entrambi, in turni diversi.`,
        n.switches.privateShipEmpties === 'at-once'
          ? `Il carico torna subito ${al(supply)}.`
          : `Il carico torna ${al(supply)} a fine fase.`,
      ],
    },
    lighthouse: {
      summary: `Ogni tuo carico rende ${coin}. Come ${roles.captain.one} ricevi ${coin} in più quando la fase comincia.`,
      details: [
        'La grandezza del carico non importa.',
        `Contano anche i carichi su una nave propria (${list([say.buildings.wharf.one, say.buildings['small-wharf'].one])}).`,
        `Il primo arriva anche senza carichi. ${Il(say.buildings.library)} non lo raddoppia.`,
      ],
    },
    'union-hall': {
      summary: `Quando la ${phase('captain')} comincia, ogni ${ADDED.barrelsPerPoint} ${barrel.other} uguali che hai rendono 1 PV.`,
      details: [
        `Ogni tipo conta per sé; ${odd}.`,
        `Viene prima di ogni imbarco, e ${i(barrel)} ${by(barrel, 'restano tuoi', 'restano tue')}.`,
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'guesthouse' | 'trading-post' | 'library', CardText> {
  const { n, terms, roles, phase, role, house, barrels, workers, coins, supply, buildings, occupied, privilege } = say
  const { coin, field, barrel } = terms
  const twice = 2 * PRIVILEGE
  const room = `Accoglie ${workers(n.building('guesthouse').circles)} come ospiti.`
  return {
    guesthouse: {
      summary:
        n.switches.guests === 'any-phase'
          ? `${room} Possono andare in un tuo cerchio vuoto qualsiasi, in qualsiasi momento.`
          : `${room} Possono andare in un tuo cerchio vuoto qualsiasi, in qualsiasi momento fuori dalla ${phase('mayor')}.`,
      details: [
        `Ciò che un ospite occupa funziona subito. Resta lì fino alla prossima ${phase('mayor')}.`,
        'Gli ospiti non devono muoversi insieme.',
        'La domanda viene all’inizio di ogni fase, prima che tu scelga un ruolo, prima di conservare, prima del punteggio finale e prima che il tuo turno sia saltato, se un ospite può evitarlo. Un ospite può muoversi anche ogni volta che ti si chiede altro.',
        'Puoi spegnere la domanda fino alla fine del round.',
      ],
    },
    'trading-post': {
      summary: `Nella ${phase('trader')} puoi vendere a un posto tuo invece che ${al(house)}.`,
      details: [
        `Accetta ogni tipo e non si riempie mai. Vendi comunque solo ${barrels(1)} per fase.`,
        `Paga il prezzo della merce e ciò che ${role('trader')} riceve in più, ma i mercati non pagano nulla.`,
        `${Il(barrel)} torna subito ${al(supply)}.`,
      ],
    },
    library: {
      summary: `Quando scegli un ruolo, ${il(privilege)} conta due volte.`,
      details: [
        `${roles.mayor.one}: ${workers(twice)}; ${roles.builder.one}: ${coins(twice)} in meno; ${roles.craftsman.one}: ${barrels(twice)} di uno o due tipi; ${roles.trader.one}: ${coins(twice)} in più; ${roles.captain.one}: ${twice} PV in più; ${roles.prospector.one}: ${coins(twice)}.`,
        `${roles.settler.one}: dopo tutti gli altri puoi prendere ${by(field, 'un secondo', 'una seconda')} ${field.one} ${by(field, 'scoperto', 'scoperta')}. Una cava, solo con ${occupied('construction-hut')}.`,
        n.libraryTileHasWorker
          ? `${buildings.hospice.one}: una delle due tessere può ricevere il lavoratore, non entrambe.`
          : `${buildings.hospice.one}: la seconda tessera non riceve lavoratori.`,
        `Deve avere un lavoratore nel momento in cui usi ${il(privilege)}. ${I(coin)} sul ruolo non raddoppiano.`,
      ],
    },
  }
}

export const newBuildingsChapter = (say: Say): Chapter => {
  const { n, terms, list } = say
  const { building } = terms
  const spaces = n.spaces.map((row) => `${row.spaces} da ${row.cost}`)
  const drawn =
    n.drafting === 'chance'
      ? 'Questa volta decide il caso quali entrano.'
      : `A turno, a cominciare da chi governa, ogni giocatore mette un tipo di ${building.one} su uno spazio libero del suo costo.`
  return {
    title: capital(say.expansions['new-buildings'].one),
    paragraphs: [
      `Ci sono più ${building.other} commerciali da scegliere che spazi nel mercato. Quelli di produzione ci sono sempre.`,
      ...(n.drafting === 'none'
        ? [`Questo tavolo gioca con ${i(building)} del gioco base.`]
        : [
            `Gli spazi, per costo: ${list(spaces)}.`,
            `${drawn} Con il tipo arrivano tutte le sue tessere. Ciò che non trova spazio resta fuori da questa partita.`,
          ]),
      `Ogni nuovo ${building.one} ha una scheda che dice che cosa fa. I punti ottenuti durante la partita sono segnalini.`,
    ],
  }
}
