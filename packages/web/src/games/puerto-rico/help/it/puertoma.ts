import {
  type AbilityId,
  BUILDINGS_PER_LEVEL,
  ESTATE_CIRCLES,
  ESTATES_PER_KIND,
  LEVELS,
  PUERTOMA_POINTS,
  TIE_BREAK_CARDS,
} from '@quayside/puerto-rico/data/puertoma'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED, arrowsFrom } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, Il, il, open, un } from '@quayside/puerto-rico/words/it/grammar'
import { abilityCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import { another, type Say } from './say.ts'

const TITLES: Record<AbilityId, string> = {
  'sells-duplicates': 'Vendita di ogni tipo',
  'coin-per-sale': 'Di più per vendita',
  'worker-per-building': 'Lavoratore per costruzione',
  'keeps-a-kind': 'Magazzino',
  'coin-before-building': 'Denaro per costruire',
  'extra-crate': 'Più merci',
  'coin-per-kind': 'Denaro per la varietà',
  'worker-at-end': 'Un lavoratore in più',
  'crate-per-estate': 'Merci con la terra',
  'point-per-kind': 'Punti per la varietà',
  'discards-for-points': 'Punti per le merci',
  'coin-per-worker': 'Denaro per i lavoratori',
}

export const abilities = (say: Say, said: Sentences): Record<AbilityId, TitledText> => {
  const { n, terms } = say
  const starts = (level: number): string => {
    if (level === LEVELS) return `Vale dal turno dopo il primo ${terms.building.one} grande del Puertoma.`
    if (level === 1 && n.puertomaLevel === 'hard') return 'Al livello difficile vale fin dall’inizio.'
    return `Vale dal turno dopo il secondo ${terms.building.one} da ${level} PV del Puertoma.`
  }
  return abilityCards(({ level }, id) => ({
    title: TITLES[id],
    summary: asSentence(`Il Puertoma ${said.abilities[id]}`),
    details: [
      starts(level),
      ...(n.puertomaLevel === 'easy' ? ['Al livello facile un Puertoma con due abilità perde le altre.'] : []),
    ],
  }))
}

export const puertomaChapter = (say: Say): Chapter => ({
  title: 'Puertoma',
  paragraphs: [
    general(say),
    ...choosing(say),
    building(say),
    land(say),
    goods(say),
    scoring(say),
    level(say),
    ...expansions(say),
  ],
})

const general = ({ n, terms, hall }: Say) =>
  `${n.puertomas === 1 ? 'Un posto è di un Puertoma' : `${n.puertomas} posti sono di Puertoma`}. Il gioco guida un Puertoma con regole fisse, e la cronaca dice perché fa ciò che fa. Siede dopo i giocatori umani, ha la stessa preparazione, non ha ${terms.building.other} di produzione, non usa ciò che fanno i suoi ${terms.building.other} e dalle cave non ha sconti. ${Il(hall)} si riempie per le città degli umani e, per ogni Puertoma, per ${by(terms.field, 'il', 'la')} ${terms.field.one} con più cerchi vuoti.`

function choosing({ n, terms, roles, role, coins, list }: Say): string[] {
  const name = (id: (typeof n.roles)[number]) => roles[id].one
  const arrows = arrowsFrom(n.roles).map(({ from, to }) => `${name(from)} verso ${list(to.map(name))}`)
  const always = n.roles.includes('prospector') ? `; ${role('prospector')} conviene sempre` : ''
  return [
    `Sceglie tra i ruoli liberi che convengono: prima quelli a cui porta una freccia dal segnalino azione, poi quelli con più ${terms.coin.other}, poi il primo su una di ${TIE_BREAK_CARDS.length} carte spareggio. Un passo che nessun ruolo soddisfa si salta. Se nessuno conviene, valgono gli stessi passi tra tutti quelli liberi.`,
    `Il segnalino è uno solo e comincia su ${name('builder')}. Segue una freccia fino al ruolo che un Puertoma sceglie o segue, se il Puertoma vi può agire. Frecce: ${arrows.join('; ')}.`,
    `Un ruolo conviene se il Puertoma può costruire qualcosa (${name('builder')}), prendere ${open(terms.field)} che trovi posto (${name('settler')}), riempire un cerchio (${name('mayor')}), produrre un tipo che non ha (${name('craftsman')}), vendere per almeno ${coins(1)} (${name('trader')}) o imbarcare (${name('captain')})${always}.`,
  ]
}

const building = ({ terms, roles }: Say) =>
  `${roles.builder.one}: costruisce l’${terms.building.one} commerciale del livello più alto che può pagare, poi il più caro, poi con una carta; al massimo ${BUILDINGS_PER_LEVEL} per livello. Il livello sono i punti; quelli grandi sono di livello ${LEVELS} e mai i primi. Tra questi costruisce quello che ha prenotato, estratto con il suo primo ${terms.building.one} e di nuovo quando qualcuno lo costruisce. Il secondo ${terms.building.one} di un livello, o il primo grande, scopre un’abilità. Con ${BUILDINGS_PER_LEVEL} per ciascuno dei ${LEVELS} livelli la sua città è piena.`

const land = ({ terms, roles, goods: names, list }: Say) => {
  const { field } = terms
  const circles = GOODS.map((id) => `${names[id].one} ${ESTATE_CIRCLES[id]}`)
  return `${roles.settler.one}: prende un tipo di cui ha già uno, se no il migliore, al massimo ${ESTATES_PER_KIND} per tipo; se nulla trova posto, una cava. Dal peggiore al migliore: ${list(GOODS.map((id) => names[id].one))}. ${roles.mayor.one}: ogni lavoratore va dove ne mancano meno, tra pari ${by(field, 'sul migliore', 'sulla migliore')}. Con tutti i cerchi pieni ${il(field)} è ${by(field, 'attivo', 'attiva')}: ${list(circles)}. Gli altri lavoratori restano senza cerchio, e nessuno viene mai ripreso.`
}

const goods = ({ terms, roles, barrels, house, coins }: Say) => {
  const { field, barrel } = terms
  return `${roles.craftsman.one}: ogni ${field.one} ${by(field, 'attivo', 'attiva')} dà ${barrels(1)}; se ha scelto il ruolo, prende ${another(barrel)} del tipo migliore. ${roles.trader.one}: vende ${by(barrel, 'il miglior', 'la miglior')} ${barrel.one} che ${il(house)} accetta, se rende almeno ${coins(1)}. ${roles.captain.one}: imbarca il tipo di cui può imbarcare di più, tra pari il peggiore, sulla nave con meno posto che lo accolga tutto. Poi conserva ${barrels(1)} del tipo migliore.`
}

function scoring({ terms }: Say): string {
  const { building, coin, field } = terms
  const { largeBuilding, spareWorker, quarry, activePair, goodsAndCoinsPerPoint } = PUERTOMA_POINTS
  return `Un Puertoma somma i suoi segnalini e i punti dei suoi ${building.other}, e inoltre: ${largeBuilding} PV per ogni ${building.one} grande invece di un bonus, ${spareWorker} PV per ogni lavoratore senza cerchio, ${quarry} PV per ogni cava, ${activePair} PV per ogni tipo con due ${field.other} ${by(field, 'attivi', 'attive')} e 1 PV ogni ${goodsAndCoinsPerPoint} tra merci e ${coin.other}, arrotondando per eccesso.`
}

const level = ({ n, terms, amount, coins }: Say) =>
  ({
    easy: 'Livello: facile. Quando un Puertoma ha due abilità, perde le altre due.',
    normal: 'Livello: normale. Ogni Puertoma ha un’abilità per livello, estratta a sorte e nascosta finché non vale.',
    hard: `Livello: difficile. L’abilità di livello 1 vale fin dall’inizio. Il primo Puertoma comincia con ${un(terms.building)} di livello 1, un lavoratore e ${amount(1, 'corn')} in più${n.puertomas > 1 ? `; il secondo con ${un(terms.building)} di livello 2 e ${amount(1, 'sugar')} in più, ma con solo ${coins(1)}` : ''}.`,
  })[n.puertomaLevel]

function expansions({ n, terms, pieces, role, coins }: Say): string[] {
  const { building, field } = terms
  return [
    ...(n.drafting === 'players'
      ? [`Nella scelta del mercato una carta spareggio dice quale ${building.one} mette.`]
      : []),
    ...(n.has('nobles')
      ? [
          `Prende ${pieces.noble.other} prima dei lavoratori. Gli servono da lavoratori e alla fine rendono ${ADDED.noblePoints} PV ciascuno.`,
        ]
      : []),
    ...(n.has('buccaneer')
      ? [
          `Calcola come se ci fossero ${coins(ADDED.buccaneerCoins)} per ${role('buccaneer')}, e preferisce quel ruolo a pescare una carta. Fa ciò che gli rende di più; tra pari razzia, poi saccheggia, poi assalta. Assalta una nave con merci che non produce, poi la più piena, poi quella con le merci migliori.`,
        ]
      : []),
    ...(n.has('festival')
      ? [
          `Finché ci sono obiettivi del festival da raggiungere, è per quelli che prima di tutto costruisce, prende tessere, colloca lavoratori, vende e riempie navi. ${by(field, 'Un terzo', 'Una terza')} ${field.one} di un tipo, ${by(field, 'preso', 'presa')} per un obiettivo, vale come una cava.`,
        ]
      : []),
  ]
}
