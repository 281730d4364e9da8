import { capital, when } from '@quayside/kernel'
import type { AreaId, ItemId } from '../../ids.ts'
import type { Lexicon, Sentences } from '../catalogue.ts'
import { type CleanUpStepId, NEUTRAL_OWNER, type SpotId } from '../facts.ts'
import { bakeryOf } from '../lexicon.ts'
import { ANCHOR, a, count, di, HELM, missing, PIECE, POINT, STEP, TILE } from './grammar.ts'
import { ITEM_NAMES, NAMES } from './names.ts'
import { anyOf, CALLED } from './pieces.ts'
import { rulings } from './rules.ts'

export function sentences(lexicon: Lexicon): Sentences {
  const { space, ends, half, site, island, boat, diary, crate, card, use, order, area, action } = lexicon
  const { merchant, dock, statue, statueHelm, exchange, exchanged, double, milestone, contract, cost } = lexicon
  const { terrains, halves, workers, pieces, ships, counted, strategies } = NAMES
  const helm = (n: number) => count(n, HELM)
  const points = (n: number) => count(n, POINT)
  const steps = (n: number) => count(n, STEP)
  const some = (item: ItemId, n: number) => ITEM_NAMES[item].count(n)
  const one = (item: ItemId) => ITEM_NAMES[item].count(1)
  const quoted = (id: string) => `“${card(id).one}”`
  const areaOf = (id: AreaId) => `nell’area ${id}`
  const toGo = (n: number) => capital(missing(n))
  /** A cube on land is worth its level. */
  const cube = (facts: { space: string; item: ItemId | ''; level: number }) =>
    `${facts.item ? ITEM_NAMES[facts.item].the : 'ciò che c’è'} in ${space(facts.space)}`
  const tile = (first: string, second: string, [here, there]: readonly [string, string]) =>
    `${first} in ${here} e ${second} in ${there}`
  const withSteps = (n: number) => when(n, `, ${steps(n)} del cartografo`)
  const spot = (id: SpotId) => (id === 'harbour' ? 'nel porto' : id === 'bay' ? 'in una baia' : `al ${CALLED.bank(id)}`)

  return {
    ...rulings(lexicon),

    questions: {
      'start-terrain': () => 'Con quale terreno cominci?',
      income: () => 'La tua rendita: quale mano usi adesso?',
      turn: () => 'Dove mandi un lavoratore?',
      area: (facts) => `Area ${facts.area}: che cosa fai adesso?`,
      fee: ({ seat, owner, harbour }) => {
        if (owner === NEUTRAL_OWNER)
          return 'Il tuo lavoratore sta sopra uno neutrale: quale moneta o risorsa paghi alla riserva?'
        if (!harbour) return 'Il tuo lavoratore sta sopra quello di un altro: quale moneta o risorsa paghi come tassa?'
        return owner === seat
          ? 'Sei nel tuo porto: quale moneta o risorsa paghi alla riserva?'
          : 'Sei nel porto di un altro giocatore: quale moneta o risorsa paghi come tassa?'
      },
      compensation: () => 'Ti spetta una tassa: quale moneta o risorsa prendi dalla riserva?',
      anchor: (facts) => `Sotto quale nave metti un’ancora? ${toGo(facts.count)}.`,
      'choose-ship': (facts) => `Quale nave muovi con ${helm(facts.points)}?`,
      'optional-action': (facts) =>
        `${capital(action(facts.action).one)}: esegui l’azione (${action(facts.action).does})?`,
      'two-islands': ({ first, second }) =>
        `Passi accanto a due isole: quale azione viene prima, ${island(first).one} o ${island(second).one}?`,
      'storage-full': () => 'Non tutto entra nel tuo magazzino: che cosa prendi?',
      'choose-items': ({ market, ...facts }) =>
        `Quale moneta o risorsa metti nel ${market ? 'mercato' : 'magazzino'}? ${toGo(facts.count)}.`,
      'place-double': (facts) => `Dove piazzi una tessera doppia? ${toGo(facts.count)}.`,
      'remove-ruin': () => 'Quale rovina rimuovi, e su quale spazio statua la porti?',
      'ruin-or-statue': () => 'Quale rovina rimuovi, o quale statua costruisci?',
      'load-merchant': () => 'Quale nave mercantile carichi?',
      'build-boat': () => 'Quale barca di rendita costruisci, e a quale attracco?',
      discount: ({ amount }) => `Quale parte del costo si riduce? Sconto rimasto: ${amount}.`,
      pay: ({ item, due }) => `Con che cosa paghi? ${capital(missing(due, some(item, due)))}.`,
      'put-piece': ({ piece }) => `Su quale spazio metti ${pieces[piece].the}?`,
      'choose-card': ({ building }) => `Quale carta di ${pieces[building].one} tieni?`,
      exchange: ({ given, ...facts }) =>
        `Scambiare ${exchange(facts.exchange)}: che cosa dai? ${given ? `Valore dato: ${given}.` : 'Non hai ancora dato niente.'}`,
      'exchange-take': (facts) => `Che cosa metti nel mercato? ${toGo(facts.count)}.`,
      'royal-order': () => 'Quale lavoratore va su quale ordine reale?',
      feeding: ({ food, has }) =>
        `I tuoi lavoratori hanno bisogno di ${some('food', food)} e tu hai ${has}: li nutri adesso?`,
      'clean-up': ({ step }) => CLEAN_UP[step],
      'before-scoring': () => 'Usi azioni libere prima del punteggio finale?',
      'island-actions': (facts) => `L’azione di quale isola esegui? Al massimo ancora ${facts.count}.`,
      'boat-actions': (facts) => `L’azione di quale barca esegui? Al massimo ancora ${facts.count}.`,
      'scrap-boat': () => 'Quale delle tue barche giri a faccia in giù?',
      'move-piece': () => 'Quale edificio o statua sposti, e dove?',
      'crate-price': () => 'Quale moneta o risorsa paghi per lo spazio cassa?',
    },

    answers: {
      start: ({ terrain }) => `Comincia con ${terrains[terrain].a}`,
      island: ({ terrain, ...facts }) =>
        `Piazza l’${island(facts.island).one} sul ${half(facts.half)}, con ${terrains[terrain].the} in ${space(facts.space)}`,
      place: (facts) =>
        `Piazza ${tile(halves[facts.first], halves[facts.second], [space(facts.space), space(facts.onto)])}, livello ${facts.level}${withSteps(facts.steps)}${when(facts.bars, '; non resta posto per un’isola')}`,
      'use-island': (facts) => `Usa l’${island(facts.island).one}: ${island(facts.island).does}`,
      'use-boat': (facts) => `Usa la ${boat(facts.boat).one}: ${boat(facts.boat).does}`,
      'use-diary': (facts) => `Usa il diario: ${diary(facts.diary).does}`,
      'use-crate': (facts) => `Copri uno spazio cassa: ${crate(facts.crate).does}`,
      'use-card': (facts) => `Usa ${quoted(facts.card)}: ${use(facts.card)}`,
      work: (facts) => `Manda ${workers[facts.worker].a} ${areaOf(facts.area)}: ${area(facts.area).does}`,
      draw: () => `Pesca ${count(1, TILE)}`,
      cartographer: () => 'Fai avanzare il cartografo',
      take: ({ item }) => `Prendi ${one(item)}`,
      build: (facts) =>
        `Costruisci la ${boat(facts.boat).one} all’${dock(facts.dock)} (${cost(facts.dock)}): ${helm(facts.points)}`,
      erect: (facts) => `Erigi ${pieces[facts.building].a} (${cost(facts.building)}): ${helm(facts.points)}`,
      ruin: (facts) => {
        const points = statueHelm(facts.statue)
        return `Porta la rovina da ${space(facts.space)} sullo ${statue(facts.statue)}${when(points, `: ${helm(points)}`)}`
      },
      statue: (facts) => `Costruisci la statua dello ${statue(facts.statue)} per ${cost(facts.item)}`,
      load: (facts) => `Carica la ${merchant(facts.merchant)} (${cost(facts.merchant)}): ${helm(facts.points)}`,
      cooper: () => 'Prendi il segnalino Cooper',
      done: () => 'Finisci qui',
      skip: () => 'Lascia perdere',
      lose: () => 'Rinuncia al resto',
      put: (facts) => `Metti in ${space(facts.space)}, livello ${facts.level}`,
      keep: (facts) => `Tieni ${quoted(facts.card)}: ${card(facts.card).does}`,
      less: ({ item }) => `Paga ${one(item)} in meno`,
      pay: ({ item }) => `Paga ${one(item)} dal magazzino`,
      'pay-land': (facts) => `Paga ${cube(facts)}, valore ${facts.level}`,
      refuse: () => 'Non pagare la tassa e prendi un’ancora',
      anchor: ({ ship }) => `Metti l’ancora sotto ${ships[ship].the}`,
      sail: ({ ship }) => `Muovi ${ships[ship].the}`,
      'stock-land': (facts) => `Immagazzina ${cube(facts)}, che lì vale ${facts.level}`,
      stock: ({ item }) => `Immagazzina ${one(item)} dal mercato`,
      exchange: (facts) => `Scambia ${exchange(facts.exchange)}`,
      give: ({ item }) => `Dai ${one(item)} dal magazzino`,
      'give-land': (facts) => `Dai ${cube(facts)}, valore ${facts.level}`,
      explore: (facts) => `Esplora ${space(facts.space)} con ${terrains[facts.terrain].a}${withSteps(facts.steps)}`,
      cultivate: (facts) =>
        `Coltiva ${space(facts.space)}: ${halves[facts.item]}, livello ${facts.level}${withSteps(facts.steps)}`,
      contract: (facts) => `Sposta un traguardo su un contratto: ${contract(facts.contract)}`,
      order: (facts) => `Manda ${workers[facts.worker].a} su un ordine reale (${order(facts.order).does})`,
      feed: () => 'Nutri i lavoratori',
      'feed-more': () => {
        const { food, helm: gained } = bakeryOf(lexicon)
        return `Nutri i lavoratori con ${some('food', food)} in più per ${helm(gained)} in più`
      },
      'reactivate-card': (facts) => `Riscopri ${quoted(facts.card)}`,
      'reactivate-lid': (facts) => `Riprendi il coperchio dello ${crate(facts.crate).one}`,
      finish: () => 'Finisci tutta la pulizia',
      scrap: (facts) => `Gira la ${boat(facts.boat).one} a faccia in giù: ${boat(facts.boat).does}`,
      move: ({ piece, ...facts }) =>
        `Sposta ${piece ? pieces[piece].the : 'ciò che c’è'} ${piece ? 'da' : 'in'} ${space(facts.space)} a ${space(facts.onto)}`,
    },

    events: {
      'start-terrain': ({ terrain }, who) => `${who} comincia con ${terrains[terrain].a}.`,
      'order-laid': (facts) => `Un ordine reale di questa partita (${order(facts.order).does}).`,
      'first-player': (_, who) => `Comincia ${who}, con il segnalino Cooper.`,
      'strategy-chosen': ({ strategy }) => `La strategia di Cooper è ${strategies[strategy]}.`,
      'round-began': ({ round }, who) => `Round ${round}: comincia ${who}.`,
      drew: (facts, who) => `${who} pesca una tessera doppia: ${double(facts.double)}.`,
      'double-placed': (facts, who) =>
        `${who} piazza ${tile(halves[facts.first], halves[facts.second], ends(facts.edge))}.`,
      levelled: (facts, who) => `${who} livella ${space(facts.space)} con ${steps(facts.steps)} del cartografo.`,
      'island-placed': (facts, who) => `${who} piazza l’${island(facts.island).one} sul ${site(facts.site)}.`,
      explored: (facts, who) => `${who} esplora ${space(facts.space)} con ${terrains[facts.terrain].a}.`,
      cultivated: (facts, who) =>
        `${who} coltiva ${space(facts.space)} fino al livello ${facts.level}: ${halves[facts.item]}.`,
      gained: ({ item, ...facts }, who) => `${who} riceve ${some(item, facts.count)}.`,
      'to-market': ({ item, ...facts }, who) => `${who} riceve ${some(item, facts.count)} nel mercato.`,
      lost: ({ item, ...facts }, who) => `${who} non ha spazio per ${some(item, facts.count)}.`,
      stocked: ({ item, ...facts }, who) => `${who} immagazzina ${ITEM_NAMES[item].the} di ${space(facts.space)}.`,
      'stocked-from-market': ({ item }, who) => `${who} immagazzina ${one(item)} dal mercato.`,
      paid: ({ item, ...facts }, who) => `${who} paga ${some(item, facts.count)}.`,
      'paid-from-land': ({ item, level, ...facts }, who) =>
        `${who} paga ${ITEM_NAMES[item].the} di ${space(facts.space)}, valore ${level}.`,
      exchanged: ({ value, ...facts }, who) =>
        `${who} scambia un valore di ${value} per ${anyOf(exchanged(facts.exchange), facts.count)}.`,
      'cartographer-moved': ({ mark, ...facts }, who) =>
        `${who} fa avanzare il cartografo di ${steps(facts.steps)}, fino a ${mark}.`,
      'worker-placed': (facts, who) => `${who} manda ${workers[facts.worker].a} ${areaOf(facts.area)}.`,
      'cooper-taken': (_, who) => `${who} prende il segnalino Cooper.`,
      'fee-refused': ({ seat, owner }, who, name) => {
        if (owner === NEUTRAL_OWNER) return `${who} non paga la tassa per il lavoratore neutrale.`
        return owner === seat
          ? `${who} non paga la tassa del proprio porto.`
          : `${who} non paga la tassa ${a(name(owner))}.`
      },
      anchored: ({ ship }, who) => `${who} prende un’ancora sotto ${ships[ship].the}.`,
      'anchor-dropped': ({ ship }, who) => `${who} toglie un’ancora alla ${ships[ship].one}.`,
      sailed: ({ ship, water, of: owner, seat }, who, name) => {
        const whose = owner === seat ? 'della propria penisola' : `della penisola ${di(name(owner))}`
        const harbour = owner === seat ? 'nel proprio porto' : `nel porto ${di(name(owner))}`
        const where =
          water === 'bay' ? 'in una baia' : water === 'harbour' ? harbour : `al ${CALLED.bank(water)} ${whose}`
        return `${who} porta ${ships[ship].the} ${where}.`
      },
      'diary-taken': (facts, who) => `${who} prende un diario: ${diary(facts.diary).does}.`,
      'no-diary-left': (_, who) => `${who} resta senza diario: non ce ne sono più.`,
      'island-used': (facts, who) => `${who} usa l’${island(facts.island).one}: ${island(facts.island).does}.`,
      'boat-used': (facts, who) => `${who} usa la ${boat(facts.boat).one}: ${boat(facts.boat).does}.`,
      'diary-used': (facts, who) => `${who} usa il diario: ${diary(facts.diary).does}.`,
      'boat-built': (facts, who) => `${who} costruisce la ${boat(facts.boat).one} all’${dock(facts.dock)}.`,
      'boat-scrapped': (facts, who) => `${who} gira la ${boat(facts.boat).one} a faccia in giù.`,
      'ruin-removed': (facts, who) => `${who} porta la rovina da ${space(facts.space)} sullo ${statue(facts.statue)}.`,
      'piece-put': ({ piece, ...facts }, who) => `${who} mette ${pieces[piece].a} in ${space(facts.space)}.`,
      'piece-moved': (facts, who) => `${who} sposta il pezzo da ${space(facts.space)} a ${space(facts.onto)}.`,
      'cards-seen': ({ building }, who) => `${who} guarda carte di ${pieces[building].one}.`,
      'card-seen': (facts, who) => `${who} vede ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-kept': (facts, who) => `${who} tiene ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-used': (facts, who) => `${who} usa ${quoted(facts.card)}: ${use(facts.card)}.`,
      'card-reactivated': (facts, who) => `${who} riscopre ${quoted(facts.card)}.`,
      'merchant-loaded': (facts, who) => `${who} carica la ${merchant(facts.merchant)}.`,
      'harbour-master-laid': () => 'Il capitano di porto si sdraia per questo round.',
      'lid-taken': (facts, who) => `${who} prende il coperchio dalla ${merchant(facts.merchant)}.`,
      'crate-used': (facts, who) => `${who} copre lo ${crate(facts.crate).one}.`,
      'lid-reactivated': (facts, who) => `${who} riprende il coperchio dello ${crate(facts.crate).one}.`,
      'milestone-reached': (facts, who) => `${who} raggiunge un ${milestone(facts.milestone)}.`,
      contract: (facts, who) => `${who} sposta un traguardo su un contratto: ${contract(facts.contract)}.`,
      'order-taken': (facts, who) =>
        `${who} manda ${workers[facts.worker].a} su un ordine reale (${order(facts.order).does}).`,
      'clean-up-began': ({ round }) => `Comincia la pulizia del round ${round}.`,
      fed: ({ food, missing: short }, who) =>
        `${who} nutre i lavoratori con ${some('food', food)}${when(short, ` e prende ${count(short, ANCHOR)} per ciò che manca`)}.`,
      'statue-bonus': (facts, who) => `${who} riceve ${helm(facts.points)} per le statue.`,
      'passage-bonus': (facts, who) => `${who} riceve ${helm(facts.points)} per il passaggio.`,
      'workers-home': () => 'Tutti i lavoratori tornano dagli spazi di lavoro.',
      'market-cleared': (facts, who) => `${who} perde dal mercato ${count(facts.count, PIECE)}.`,
      'harbour-master-moved': (facts) => `Il capitano di porto si alza sulla ${merchant(facts.merchant)}.`,
      'neutral-worker': (facts) => `Un ${workers[facts.worker].one} neutrale va ${areaOf(facts.area)}.`,
      'cooper-card': (facts) => `Cooper pesca una carta che lo manda ${areaOf(facts.area)}.`,
      'cooper-elsewhere': (facts) => `Cooper ha già un lavoratore lì e va ${areaOf(facts.area)}.`,
      'cooper-next-card': (facts) => `Cooper non trova posto ${areaOf(facts.area)} né altrove e pesca ancora.`,
      'cooper-stock': ({ stock, ...facts }) => `Cooper riceve ${facts.steps} di scorta e ne ha ${stock}.`,
      'cooper-scored': ({ price, ...facts }) =>
        `Cooper paga ${price} di scorta e ora conta ${count(facts.count, counted[facts.milestone])}.`,
      'cooper-sailed': ({ water, ...facts }) =>
        `La nave di Cooper avanza di ${steps(facts.points)} e arriva ${spot(water)}.`,
      'cooper-diary': () => 'Cooper prende un diario.',
      'cooper-milestone': (facts) =>
        `Cooper raggiunge un ${milestone(facts.milestone)}; riceve ${contract(facts.contract)}.`,
      'cooper-owes': () =>
        'Cooper non ha lavoratori liberi per un ordine reale: uno ci andrà quando i lavoratori torneranno.',
      'cooper-cleaned-up': ({ statues, special, bonus }) =>
        `Pulizia di Cooper: ${points(statues)} per le statue, ${special} per i lavoratori speciali, ${bonus} per il livello.`,
      'game-over': () => 'La partita è finita.',
      'only-answer': (_, who) => `${who} non ha altra scelta.`,
    },

    tiebreak: 'Spareggio: meno spazi inesplorati',
    scoreLines: {
      helm: 'Punti timone',
      orders: 'Ordini reali',
      cards: 'Carte edificio',
      leftovers: 'Avanzi',
      anchors: 'Ancore',
    },
  }
}

const CLEAN_UP: Record<CleanUpStepId, string> = {
  feed: 'Pulizia, lavoratori: che cosa fai prima di nutrirli?',
  reactivate: 'Pulizia: quale carta o coperchio riattivi?',
  statues: 'Pulizia, statue: che cosa fai prima del bonus?',
  passage: 'Pulizia, passaggio: che cosa fai prima del bonus?',
  home: 'Pulizia: che cosa fai prima che i lavoratori tornino?',
  market: 'Pulizia, mercato: che cosa immagazzini prima che si svuoti?',
  master: 'Pulizia: che cosa fai prima che il capitano di porto si muova?',
  scoring: 'Che cosa fai prima del punteggio finale?',
}
