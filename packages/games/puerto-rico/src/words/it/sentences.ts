import { capital, type Name, namesOf, plural, when } from '@quayside/kernel'
import { OWN_SHIP, SMALL_SHIP } from '../../answers.ts'
import type { PointSource } from '../../events.ts'
import type { Added, Names, Sentences } from '../catalogue.ts'
import {
  al,
  by,
  count,
  dal,
  f,
  faceDown,
  type Grammar,
  Il,
  il,
  m,
  missing,
  nel,
  nelNuovo,
  sulNuovo,
  un,
} from './grammar.ts'
import { heading } from './heading.ts'
import { phrasesOf } from './phrases.ts'
import { rulings } from './rules.ts'
import { occasions, watched } from './watched.ts'

/** The base game, and whatever is added to it. */
export const sentences = (names: Names<Grammar>, added: Added): Sentences => {
  const { goods, tiles, roles, buildings, terms, places, pieces, privilege } = names
  const { coins, barrels, workers, cargo, from, fromPile, shipName } = phrasesOf(names)
  const workerShip = places['worker-ship']
  const all = (good: keyof typeof goods) => `${by(goods[good], 'tutto', 'tutta')} ${il(goods[good])}`
  const loadedOn = (ship: number) => {
    if (ship === OWN_SHIP) return `con ${il(buildings.wharf)}`
    return ship === SMALL_SHIP ? `con ${il(buildings['small-wharf'])}` : `sulla ${shipName(ship)}`
  }
  const sources: Record<PointSource, Name & Grammar> = {
    load: m('carico'),
    privilege,
    harbor: buildings.harbor,
    church: buildings.church,
    'union-hall': buildings['union-hall'],
    chapel: buildings.chapel,
    'hunting-lodge': buildings['hunting-lodge'],
    'royal-supplier': buildings['royal-supplier'],
    plunder: m('saccheggio'),
    festival: m('festival'),
    ability: f('abilità'),
  }
  const scoredBy = (source: PointSource) => `${source in buildings ? 'con' : 'per'} ${il(sources[source])}`

  return {
    ...added,
    ...heading(names),
    ...rulings(names, added),

    questions: {
      'choose-role': () => 'Quale ruolo scegli?',
      'settler-draw': () => `${buildings.hacienda.one}: peschi ${faceDown(terms.field)}?`,
      'settler-take': (facts) =>
        facts.privilege ? `Quale ${terms.field.one} prendi, o una cava?` : `Quale ${terms.field.one} prendi?`,
      'settler-worker': ({ tile }) =>
        tile === 'forest'
          ? `${buildings.hospice.one}: prendi un lavoratore per la nuova foresta?`
          : `${buildings.hospice.one}: metti un lavoratore ${sulNuovo(tiles[tile])}?`,
      'mayor-privilege': () => `Prendi un altro lavoratore ${dal(places.supply)}?`,
      'mayor-place': ({ left, nobles }) => {
        const onlyNobles = nobles > 0 && nobles === left
        const next = onlyNobles ? pieces.noble : pieces.worker
        const among = onlyNobles ? '' : when(nobles, `, tra cui ${count(nobles, pieces.noble)}`)
        return `Dove va il prossimo ${next.one}? ${plural('it', left, { one: 'Ne resta #', other: 'Ne restano #' })}${among}.`
      },
      'builder-build': (facts) => `Che cosa costruisci? Hai ${coins(facts.coins)}.`,
      'builder-worker': ({ building }) =>
        `${buildings.university.one}: metti un lavoratore ${nelNuovo(buildings[building])}?`,
      'craftsman-extra': () => `Quale ${terms.barrel.one} in più prendi?`,
      'trader-sell': ({ sold }) => (sold ? `Vuoi usare ${il(buildings['land-office'])}?` : 'Quale merce vendi?'),
      'captain-load': ({ must }) => (must ? 'Quali merci imbarchi?' : 'Quali merci imbarchi, se vuoi?'),
      'captain-store': ({ kinds, singles }) => {
        const whole = plural('it', kinds, { one: '# tipo intero', other: '# tipi interi' })
        const { one, other } = terms.barrel
        const [loose, looseOnes] = [by(terms.barrel, 'singolo', 'singola'), by(terms.barrel, 'singoli', 'singole')]
        const single = count(singles, { one: `${one} ${loose}`, other: `${other} ${looseOnes}` })
        const room = [when(kinds, whole), when(singles, single)].filter(Boolean).join(' e ')
        return `Quali merci conservi?${when(room, ` C’è posto per ${room}.`)}`
      },
      ...added.questions,
    },

    answers: {
      role: (facts) => `Scegli ${il(roles[facts.role])}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      take: ({ tile, pile }) => `Prendi ${un(tiles[tile])}${when(pile, `, pila ${pile}`)}`,
      draw: (facts) =>
        `Pesca ${faceDown(terms.field)}${when(facts.coins, ` per ${coins(facts.coins)}`)}${when(facts.pile, `, pila ${facts.pile}`)}`,
      'skip-draw': () => 'Non pescare',
      worker: () => 'Prendi un lavoratore',
      'no-worker': () => 'Non prendere lavoratori',
      'place-on-tile': ({ tile }) => `Metti un lavoratore su ${un(tiles[tile])}`,
      'place-in-building': ({ building }) => `Metti un lavoratore ${nel(buildings[building])}`,
      build: (facts) => {
        const inKind = when(facts.missing, `: ${facts.missing} con ${il(buildings['black-market'])}`)
        return `Costruisci ${il(buildings[facts.building])} per ${facts.price}${inKind}`
      },
      extra: ({ good }) => `Prendi ${cargo({ count: 1, good })} in più`,
      sell: (facts) => `Vendi ${goods[facts.good].one} per ${facts.coins}`,
      load: (facts) => `Imbarca ${cargo(facts)}, ${shipName(facts.ship)}: ${facts.points} PV`,
      keep: (facts) => `Conserva ${all(facts.good)}: ${barrels(facts.count)}`,
      'keep-one': ({ good }) => `Conserva ${cargo({ count: 1, good })}`,
      done: ({ spoils }) =>
        spoils
          ? `Fermati qui: ${barrels(spoils)} ${plural('it', spoils, { one: 'si guasta', other: 'si guastano' })}`
          : 'Fermati qui: nulla si guasta',
      pass: () => 'Passa',
      ...added.answers,
    },

    events: {
      'round-began': ({ round }, who) => `Round ${round}: governa ${who}.`,
      'role-chosen': (facts, who) =>
        `${who} sceglie ${il(roles[facts.role])}${when(facts.coins, ` e prende ${coins(facts.coins)}`)}.`,
      'coin-on-role': (facts) => `${Il(roles[facts.role])} ora ha ${coins(facts.coins)}.`,
      passed: ({ role }, who) => `${roles[role].one}: ${who} passa.`,
      'cannot-act': ({ role }, who) => `${roles[role].one}: ${who} non può fare nulla.`,
      'tile-drawn': ({ tile, pile }, who) => `${who} pesca ${un(tiles[tile])}${fromPile(pile)}.`,
      'tile-taken': ({ tile, pile }, who) => `${who} prende ${un(tiles[tile])}${fromPile(pile)}.`,
      'tile-worker': (facts, who) => `${who} mette un lavoratore ${from[facts.from]} ${sulNuovo(tiles[facts.tile])}.`,
      'tile-discarded': (facts) => `Scarti: ${count(facts.count, tiles[facts.tile])}.`,
      'tiles-shuffled': (facts) => `Gli scarti tornano mescolati: ${count(facts.count, terms.field)}.`,
      'tile-revealed': ({ tile, pile }) => `Si scopre ${un(tiles[tile])}${when(pile, ` sulla pila ${pile}`)}.`,
      'privilege-worker': (_, who) => `${who} prende un altro lavoratore ${dal(places.supply)}.`,
      'workers-arrived': (facts, who) => `${who} riceve ${workers(facts.count)} ${dal(workerShip)}.`,
      'workers-lifted': (facts, who) => `${who} riprende in mano ${workers(facts.count)}.`,
      'worker-on-tile': ({ tile }, who) => `${who} mette un lavoratore su ${un(tiles[tile])}.`,
      'worker-in-building': ({ building }, who) => `${who} mette un lavoratore ${nel(buildings[building])}.`,
      'ship-refilled': (facts) =>
        `${Il(workerShip)} accoglie ${workers(facts.count)}${when(facts.missing, `; ${missing(facts.missing)}`)}.`,
      built: ({ building, price }, who) => `${who} costruisce ${il(buildings[building])} per ${coins(price)}.`,
      'building-worker': (facts, who) =>
        `${who} mette un lavoratore ${from[facts.from]} ${nelNuovo(buildings[facts.building])}.`,
      produced: (facts, who) =>
        `${who} produce ${cargo(facts)}${when(facts.missing, `: ${missing(facts.missing)} ${nel(places.supply)}`)}.`,
      'factory-paid': (facts, who) => `${who} riceve ${coins(facts.coins)} ${dal(buildings[facts.building])}.`,
      'extra-barrel': ({ good }, who) => `${who} prende ${cargo({ count: 1, good })} in più.`,
      sold: (facts, who) => `${who} vende ${goods[facts.good].one} per ${coins(facts.coins)}.`,
      'house-emptied': () => {
        const house = places['trading-house']
        return `${Il(house)} è ${by(house, 'pieno', 'piena')} e si svuota.`
      },
      loaded: (facts, who) => `${who} imbarca ${cargo(facts)} ${loadedOn(facts.ship)}.`,
      points: ({ points, source }, who) => `${who} segna ${points} PV ${scoredBy(source)}.`,
      'kept-kind': (facts, who) => `${who} conserva ${all(facts.good)}: ${barrels(facts.count)}.`,
      'kept-one': ({ good }, who) => `${who} conserva ${cargo({ count: 1, good })}.`,
      spoiled: (facts, who) => `${who} restituisce ${cargo(facts)} ${al(places.supply)}.`,
      'ship-sailed': ({ ship, good }) =>
        ship > SMALL_SHIP
          ? `La nave da ${ship} è piena e salpa con ${il(goods[good])}.`
          : `La ${shipName(ship)} salpa con ${il(goods[good])}.`,
      prospected: (facts, who) => `${who} prende ${coins(facts.coins)} dalla banca.`,
      'end-triggered': ({ cause }) =>
        ({
          workers: `Mancano lavoratori per ${il(workerShip)}: questo è l’ultimo round.`,
          city: 'Una città è piena: questo è l’ultimo round.',
          points: 'I punti vittoria sono finiti: questo è l’ultimo round.',
        })[cause],
      'game-over': () => 'La partita è finita.',
      'only-answer': (_, who) => `${who} non ha altra scelta.`,
      ...added.events,
    },

    watched: watched(names),
    occasions: occasions(names),
    tiebreak: 'Spareggio: monete e merci',
    scoreLines: {
      chips: 'Segnalini punti vittoria',
      buildings: capital(terms.building.other),
      ...added.scoreLines,
    },
    sources: namesOf(sources) as Record<PointSource, string>,
    causes: { workers: 'mancano lavoratori', city: 'una città piena', points: 'punti vittoria finiti' },
    origins: { supply: places.supply.one, ship: workerShip.one },
  }
}
