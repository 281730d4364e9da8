import { capital } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { al, by, dal, del, faceDown, Il, il, nel, open, un } from '@quayside/puerto-rico/words/it/grammar'
import { type CardText, type Producer, productionCards } from '../texts.ts'
import { largeBuildings } from './large-buildings.ts'
import { newBuildings } from './new-buildings.ts'
import { noblesBuildings } from './nobles.ts'
import { allYours, type Say } from './say.ts'

export const buildings = (say: Say): Record<BuildingId, CardText> => ({
  ...production(say),
  ...settlerBuildings(say),
  ...tradeBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
  ...largeBuildings(say),
  ...newBuildings(say),
  ...noblesBuildings(say),
})

function production(say: Say): Record<Producer['id'], CardText> {
  const { n, tiles, phase, barrels, amount, occupied } = say
  return productionCards(({ id, good, circles, size }) => {
    const others = n.producersOf(good).filter((other) => other.id !== id)
    const along = others.map(
      (other) => `I suoi lavoratori si sommano a quelli ${del(say.buildings[other.id as BuildingId])}.`,
    )
    const field = `${un(tiles[good])} ${by(tiles[good], 'occupato', 'occupata')}`
    return {
      summary: `Ogni lavoratore qui, in coppia con ${field}, dà ${amount(1, good)} in ogni ${phase('craftsman')}.`,
      details: [
        `Produce fino a ${barrels(circles)} per fase. Un cerchio senza lavoratore non produce nulla.`,
        ...along,
        ...(n.offers('aqueduct') && n.aqueductPlants.includes(id)
          ? [`Con ${occupied('aqueduct')} ricevi ${barrels(1)} in più se qui produci qualcosa.`]
          : []),
        `Con ${occupied('guild-hall')} rende alla fine ${n.bonus[size]} PV in più, con o senza lavoratori.`,
      ],
    }
  })
}

function settlerBuildings(say: Say): Record<'hacienda' | 'construction-hut' | 'hospice', CardText> {
  const { n, terms, roles, phase, buildings: names, role, the, occupied, tiles, supply, empty, hall, piles } = say
  const { field } = terms
  const anyTile = n.switches.hospiceTile === 'any-gained'
  return {
    hacienda: {
      summary: `Nella ${phase('settler')}, prima della tua tessera normale, puoi pescare ${faceDown(field)}.`,
      details: [
        piles ? 'Dici tu da quale pila peschi, senza guardare.' : 'È la tessera in cima alla pila.',
        'Ciò che peschi lo tieni, e va subito sulla tua isola.',
        'Se riempie l’ultimo spazio del tuo territorio, perdi la tessera normale.',
        anyTile
          ? `${names.hospice.one}: la tessera pescata può ricevere il lavoratore.`
          : `${names.hospice.one}: la tessera pescata non riceve lavoratori, solo quella normale.`,
        ...(n.offers('forest-house')
          ? [
              `Con ${occupied('forest-house')} puoi girarla a faccia in giù come ${tiles.forest.one}, dopo averla guardata.`,
            ]
          : []),
      ],
    },
    'construction-hut': {
      summary: `Nella ${phase('settler')} puoi prendere una cava invece di ${open(field)}, come ${role('settler')}.`,
      details: [
        `Resta una tessera per turno: come ${roles.settler.one} non ottieni due cave.`,
        `Non vale per la tessera pescata con ${the('hacienda')}.`,
        'Quando le cave finiscono, non serve più.',
        ...(n.offers('library')
          ? [`Come ${roles.settler.one} con ${occupied('library')} puoi prendere una cava come seconda tessera.`]
          : []),
      ],
    },
    hospice: {
      summary: anyTile
        ? `Nella ${phase('settler')} una delle tessere che ottieni può arrivare con un lavoratore.`
        : `Nella ${phase('settler')} la tua tessera normale può arrivare con un lavoratore.`,
      details: [
        anyTile
          ? `Un lavoratore per fase. Se usi anche ${the('hacienda')}, la domanda viene a ogni tessera finché non accetti.`
          : `Un lavoratore per fase. La tessera pescata con ${the('hacienda')} non ne riceve.`,
        n.switches.hospiceFallback === 'none'
          ? `Il lavoratore viene ${dal(supply)}. Con ${il(supply)} ${empty} non ce n’è, anche se ${nel(hall)} ce ne sono.`
          : `Il lavoratore viene ${dal(supply)} o, con ${il(supply)} ${empty}, ${dal(hall)}.`,
        `Una cava vale quanto ${un(field)}. Il lavoratore va su quella tessera e su nessun’altra.`,
        ...hospiceAdded(say),
      ],
    },
  }
}

/** What expansions add to the hospice. */
function hospiceAdded({ n, buildings, tiles, hall, pieces }: Say): string[] {
  const added: string[] = []
  if (n.offers('forest-house')) {
    added.push(
      n.switches.hospiceTile === 'any-gained'
        ? `Per ${un(tiles.forest)} il lavoratore resta senza cerchio. Se nella fase ottieni un’altra tessera, deve andare su quella.`
        : `Anche ${un(tiles.forest)} porta il lavoratore, che resta senza cerchio.`,
    )
  }
  if (n.offers('library')) {
    added.push(
      n.libraryTileHasWorker
        ? `${buildings.library.one}: la seconda tessera può ricevere il lavoratore, se la prima non l’ha ricevuto.`
        : `${buildings.library.one}: la seconda tessera non riceve lavoratori.`,
    )
  }
  if (n.has('nobles') && n.switches.hospiceFallback !== 'none') {
    added.push(`${capital(dal(hall))} puoi prendere invece ${un(pieces.noble)}.`)
  }
  return added
}

function tradeBuildings(say: Say): Record<'small-market' | 'large-market' | 'office', CardText> {
  const { n, coins, house, full, phase, goods, barrels } = say
  const market = (id: 'small-market' | 'large-market', other: BuildingId): CardText => ({
    summary: `Ogni vendita ${al(house)} ti rende ${coins(n.effect(id, 'saleBonus'))} in più.`,
    details: [
      `Si somma ${al(say.buildings[other])}: con entrambi, ${coins(n.together('saleBonus'))} in più.`,
      `Vale anche per ${il(goods.corn)}. Senza vendita non paga nulla.`,
      ...(n.offers('trading-post') ? [`Non paga nulla per una vendita ${al(say.buildings['trading-post'])}.`] : []),
    ],
  })
  return {
    'small-market': market('small-market', 'large-market'),
    'large-market': market('large-market', 'small-market'),
    office: {
      summary: `Nella ${phase('trader')} puoi vendere un tipo che ${il(house)} ha già.`,
      details: [`Vendi comunque solo ${barrels(1)} per fase.`, `Non crea spazio: con ${il(house)} ${full} non vendi.`],
    },
  }
}

function captainBuildings(say: Say): Record<'small-warehouse' | 'large-warehouse' | 'harbor' | 'wharf', CardText> {
  const { n, phase, terms, barrels, kinds, the, supply } = say
  const { barrel } = terms
  const single = by(barrel, 'singolo', 'singola')
  const warehouse = (id: 'small-warehouse' | 'large-warehouse', other: BuildingId): CardText => ({
    summary: `Dopo l’imbarco conservi ${kinds(n.effect(id, 'keepsKinds'))}, oltre ${al(barrel)} che tutti conservano.`,
    details: [
      'Non ti dispensa dall’imbarco: ciò che una nave accetta va imbarcato.',
      `Scegli di nuovo in ogni ${phase('captain')}. ${Il(barrel)} ${single} può essere di qualsiasi tipo.`,
      `Indica prima i tipi interi: dopo aver conservato ${il(barrel)} ${single}, i magazzini sono chiusi per questa fase.`,
      `Se hai anche ${the(other)}, sono ${kinds(n.together('keepsKinds'))}.`,
      ...(n.offers('storehouse')
        ? [
            `${Il(say.buildings.storehouse)} aggiunge ${barrels(n.effect('storehouse', 'keepsSingles'))} di qualsiasi tipo.`,
          ]
        : []),
    ],
  })
  return {
    'small-warehouse': warehouse('small-warehouse', 'large-warehouse'),
    'large-warehouse': warehouse('large-warehouse', 'small-warehouse'),
    harbor: {
      summary: `Ogni tuo carico rende ${n.effect('harbor', 'pointsPerLoad')} PV in più, grande o piccolo che sia.`,
      details: [
        'Paga anche un secondo carico dello stesso tipo.',
        n.offers('small-wharf')
          ? `Conta anche un carico con ${the('wharf')} o con ${the('small-wharf')}.`
          : `Conta anche un carico con ${the('wharf')}.`,
      ],
    },
    wharf: {
      summary: `Una volta per ${phase('captain')} puoi imbarcare su una nave propria ${allYours(barrel)} di un tipo, per 1 PV ${by(barrel, 'ciascuno', 'ciascuna')}.`,
      details: [
        'La tua nave non ha limiti e porta qualsiasi tipo, anche uno già su una nave da carico. Porta tutto ciò che hai di quel tipo.',
        'La usi al posto di una nave da carico, in un tuo turno qualsiasi. Così assolvi l’obbligo di imbarcare.',
        'Se nessuna nave da carico accetta le tue merci, puoi passare e usare la tua più tardi. Ma l’imbarco finisce quando nessuno imbarca per un giro intero.',
        n.switches.privateShipEmpties === 'at-once'
          ? `Il carico torna subito ${al(supply)}.`
          : `Il carico torna ${al(supply)} a fine fase.`,
        ...(n.offers('small-wharf') ? [`Con ${say.occupied('small-wharf')} in una fase puoi usare entrambi.`] : []),
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'factory' | 'university', CardText> {
  const { n, terms, roles, buildings: names, phase, supply, empty, hall } = say
  const { barrel, coin, building } = terms
  return {
    factory: {
      summary: `In ogni ${phase('craftsman')} paga la varietà: più tipi di merce produci, più ${coin.other} ricevi.`,
      details: [
        `Contano solo i tipi, non ${by(barrel, 'quanti', 'quante')} ${barrel.other}. Un tipo da solo non paga nulla.`,
        `Un tipo esaurito ${nel(supply)} non conta.`,
        `${Il(barrel)} in più ${del(roles.craftsman)} non conta.`,
      ],
    },
    university: {
      summary: `Ciò che costruisci nella ${phase('builder')} può arrivare con un lavoratore.`,
      details: [
        `Un lavoratore per ${building.one}, anche se ha più cerchi.`,
        `Il lavoratore viene ${dal(supply)} o, con ${il(supply)} ${empty}, ${dal(hall)}.`,
        `Prima ${by(names.university, 'gli', 'le')} serve un lavoratore suo; per questo non ne porta per sé.`,
        ...(n.has('nobles') ? [`${capital(dal(hall))} puoi prendere invece ${un(say.pieces.noble)}.`] : []),
        ...(n.offers('statue') ? [`${Il(say.buildings.statue)} non ha cerchi e non ne riceve.`] : []),
      ],
    },
  }
}
