import { capital, type Name, namesOf, plural, when } from '@quayside/kernel'
import { OWN_SHIP, SMALL_SHIP } from '../../answers.ts'
import type { PointSource } from '../../events.ts'
import type { Added, Names, Sentences } from '../catalogue.ts'
import { ao, by, count, doThe, f, type Gender, m, missing, no, noNovo, O, o, pelo, um } from './grammar.ts'
import { heading } from './heading.ts'
import { phrasesOf } from './phrases.ts'
import { rulings } from './rules.ts'
import { occasions, watched } from './watched.ts'

/** The base game, and whatever is added to it. */
export const sentences = (names: Names<Gender>, added: Added): Sentences => {
  const { goods, tiles, roles, buildings, terms, places, pieces, privilege } = names
  const { coins, barrels, workers, cargo, from, fromPile, shipName } = phrasesOf(names)
  const faceDown = `${um(terms.field)} ${by(terms.field, 'virado', 'virada')} para baixo`
  const workerShip = places['worker-ship']
  const all = (good: keyof typeof goods) => `${by(goods[good], 'todo', 'toda')} ${o(goods[good])}`
  const loadedOn = (ship: number) => {
    if (ship === OWN_SHIP) return pelo(buildings.wharf)
    return ship === SMALL_SHIP ? pelo(buildings['small-wharf']) : `no ${shipName(ship)}`
  }
  const sources: Record<PointSource, Name & Gender> = {
    load: m('embarque'),
    privilege,
    harbor: buildings.harbor,
    church: buildings.church,
    'union-hall': buildings['union-hall'],
    chapel: buildings.chapel,
    'hunting-lodge': buildings['hunting-lodge'],
    'royal-supplier': buildings['royal-supplier'],
    plunder: m('saque'),
    festival: m('festival'),
    ability: f('habilidade'),
  }

  return {
    ...added,
    ...heading(names),
    ...rulings(names, added),

    questions: {
      'choose-role': () => 'Que função você escolhe?',
      'settler-draw': () => `${buildings.hacienda.one}: você tira ${faceDown}?`,
      'settler-take': (facts) =>
        facts.privilege ? `Que ${terms.field.one} você pega, ou uma pedreira?` : `Que ${terms.field.one} você pega?`,
      'settler-worker': ({ tile }) =>
        tile === 'forest'
          ? `${buildings.hospice.one}: você pega um trabalhador pela nova floresta?`
          : `${buildings.hospice.one}: você põe um trabalhador ${noNovo(tiles[tile])}?`,
      'mayor-privilege': () => `Você pega mais um trabalhador ${doThe(places.supply)}?`,
      'mayor-place': ({ left, nobles }) => {
        const onlyNobles = nobles > 0 && nobles === left
        const next = onlyNobles ? pieces.noble : pieces.worker
        const among = onlyNobles ? '' : when(nobles, `, contando ${count(nobles, pieces.noble)}`)
        return `Aonde vai o próximo ${next.one}? ${capital(missing(left))}${among}.`
      },
      'builder-build': (facts) => `O que você constrói? Você tem ${coins(facts.coins)}.`,
      'builder-worker': ({ building }) =>
        `${buildings.university.one}: você põe um trabalhador ${noNovo(buildings[building])}?`,
      'craftsman-extra': () => `Que ${terms.barrel.one} a mais você pega?`,
      'trader-sell': ({ sold }) =>
        sold ? `Você quer usar ${o(buildings['land-office'])}?` : 'Que mercadoria você vende?',
      'captain-load': ({ must }) =>
        must ? 'Que mercadorias você embarca?' : 'Que mercadorias você embarca, se quiser?',
      'captain-store': ({ kinds, singles }) => {
        const whole = plural('pt', kinds, { one: '# tipo inteiro', other: '# tipos inteiros' })
        const { one, other } = terms.barrel
        const loose = by(terms.barrel, 'avulso', 'avulsa')
        const single = count(singles, { one: `${one} ${loose}`, other: `${other} ${loose}s` })
        const room = [when(kinds, whole), when(singles, single)].filter(Boolean).join(' e ')
        return `Que mercadorias você guarda?${when(room, ` Há lugar para ${room}.`)}`
      },
      ...added.questions,
    },

    answers: {
      role: (facts) => `Escolher ${o(roles[facts.role])}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      take: ({ tile, pile }) => `Pegar ${um(tiles[tile])}${when(pile, `, pilha ${pile}`)}`,
      draw: (facts) =>
        `Tirar ${faceDown}${when(facts.coins, ` por ${coins(facts.coins)}`)}${when(facts.pile, `, pilha ${facts.pile}`)}`,
      'skip-draw': () => 'Não tirar nada',
      worker: () => 'Pegar um trabalhador',
      'no-worker': () => 'Não pegar trabalhador',
      'place-on-tile': ({ tile }) => `Pôr um trabalhador em ${um(tiles[tile])}`,
      'place-in-building': ({ building }) => `Pôr um trabalhador ${no(buildings[building])}`,
      build: (facts) => {
        const inKind = when(facts.missing, `: ${facts.missing} ${pelo(buildings['black-market'])}`)
        return `Construir ${o(buildings[facts.building])} por ${facts.price}${inKind}`
      },
      extra: ({ good }) => `Pegar mais ${cargo({ count: 1, good })}`,
      sell: (facts) => `Vender ${goods[facts.good].one} por ${facts.coins}`,
      load: (facts) => `Embarcar ${cargo(facts)}, ${shipName(facts.ship)}: ${facts.points} PV`,
      keep: (facts) => `Guardar ${all(facts.good)}: ${barrels(facts.count)}`,
      'keep-one': ({ good }) => `Guardar ${cargo({ count: 1, good })}`,
      done: ({ spoils }) =>
        spoils
          ? `Parar aqui: ${barrels(spoils)} ${plural('pt', spoils, { one: 'estraga', other: 'estragam' })}`
          : 'Parar aqui: nada estraga',
      pass: () => 'Passar',
      ...added.answers,
    },

    events: {
      'round-began': ({ round }, who) => `Rodada ${round}: ${who} governa.`,
      'role-chosen': (facts, who) =>
        `${who} escolhe ${o(roles[facts.role])}${when(facts.coins, ` e pega ${coins(facts.coins)}`)}.`,
      'coin-on-role': (facts) => `${O(roles[facts.role])} agora tem ${coins(facts.coins)}.`,
      passed: ({ role }, who) => `${roles[role].one}: ${who} passa.`,
      'cannot-act': ({ role }, who) => `${roles[role].one}: ${who} não pode fazer nada.`,
      'tile-drawn': ({ tile, pile }, who) => `${who} tira ${um(tiles[tile])}${fromPile(pile)}.`,
      'tile-taken': ({ tile, pile }, who) => `${who} pega ${um(tiles[tile])}${fromPile(pile)}.`,
      'tile-worker': (facts, who) => `${who} põe um trabalhador ${from[facts.from]} ${noNovo(tiles[facts.tile])}.`,
      'tile-discarded': (facts) => `Descarte: ${count(facts.count, tiles[facts.tile])}.`,
      'tiles-shuffled': (facts) => `O descarte volta embaralhado: ${count(facts.count, terms.field)}.`,
      'tile-revealed': ({ tile, pile }) => `Aparece ${um(tiles[tile])}${when(pile, ` na pilha ${pile}`)}.`,
      'privilege-worker': (_, who) => `${who} pega mais um trabalhador ${doThe(places.supply)}.`,
      'workers-arrived': (facts, who) => `${who} recebe ${workers(facts.count)} ${doThe(workerShip)}.`,
      'workers-lifted': (facts, who) => `${who} recolhe ${workers(facts.count)} para recolocar.`,
      'worker-on-tile': ({ tile }, who) => `${who} põe um trabalhador em ${um(tiles[tile])}.`,
      'worker-in-building': ({ building }, who) => `${who} põe um trabalhador ${no(buildings[building])}.`,
      'ship-refilled': (facts) =>
        `${O(workerShip)} recebe ${workers(facts.count)}${when(facts.missing, `; ${missing(facts.missing)}`)}.`,
      built: ({ building, price }, who) => `${who} constrói ${o(buildings[building])} por ${coins(price)}.`,
      'building-worker': (facts, who) =>
        `${who} põe um trabalhador ${from[facts.from]} ${noNovo(buildings[facts.building])}.`,
      produced: (facts, who) =>
        `${who} produz ${cargo(facts)}${when(facts.missing, `: ${missing(facts.missing)} ${no(places.supply)}`)}.`,
      'factory-paid': (facts, who) => `${who} recebe ${coins(facts.coins)} ${doThe(buildings[facts.building])}.`,
      'extra-barrel': ({ good }, who) => `${who} pega mais ${cargo({ count: 1, good })}.`,
      sold: (facts, who) => `${who} vende ${goods[facts.good].one} por ${coins(facts.coins)}.`,
      'house-emptied': () => {
        const house = places['trading-house']
        return `${O(house)} está ${by(house, 'cheio', 'cheia')} e se esvazia.`
      },
      loaded: (facts, who) => `${who} embarca ${cargo(facts)} ${loadedOn(facts.ship)}.`,
      points: ({ points, source }, who) => `${who} marca ${points} PV ${pelo(sources[source])}.`,
      'kept-kind': (facts, who) => `${who} guarda ${all(facts.good)}: ${barrels(facts.count)}.`,
      'kept-one': ({ good }, who) => `${who} guarda ${cargo({ count: 1, good })}.`,
      spoiled: (facts, who) => `${who} devolve ${cargo(facts)} ${ao(places.supply)}.`,
      'ship-sailed': ({ ship, good }) =>
        ship > SMALL_SHIP
          ? `O navio de ${ship} está cheio e parte com ${goods[good].one}.`
          : `O ${shipName(ship)} parte com ${goods[good].one}.`,
      prospected: (facts, who) => `${who} pega ${coins(facts.coins)} do banco.`,
      'end-triggered': ({ cause }) =>
        ({
          workers: `Faltam trabalhadores para ${o(workerShip)}: esta é a última rodada.`,
          city: 'Uma cidade está completa: esta é a última rodada.',
          points: 'Os pontos de vitória acabaram: esta é a última rodada.',
        })[cause],
      'game-over': () => 'A partida acabou.',
      'only-answer': (_, who) => `${who} não tem outra escolha.`,
      ...added.events,
    },

    watched: watched(names),
    occasions: occasions(names),
    tiebreak: 'Desempate: moedas e mercadorias',
    scoreLines: {
      chips: 'Fichas de pontos de vitória',
      buildings: capital(terms.building.other),
      ...added.scoreLines,
    },
    sources: namesOf(sources) as Record<PointSource, string>,
    causes: { workers: 'faltam trabalhadores', city: 'uma cidade completa', points: 'os pontos de vitória acabaram' },
    origins: { supply: places.supply.one, ship: workerShip.one },
  }
}
