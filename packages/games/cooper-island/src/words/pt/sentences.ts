import { capital, when } from '@quayside/kernel'
import type { AreaId, ItemId } from '../../ids.ts'
import type { Lexicon, Sentences } from '../catalogue.ts'
import { type CleanUpStepId, NEUTRAL_OWNER, type SpotId } from '../facts.ts'
import { bakeryOf } from '../lexicon.ts'
import { ANCHOR, a, count, de, HELM, missing, PIECE, POINT, STEP, TILE } from './grammar.ts'
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
  const areaOf = (id: AreaId) => `a área ${id}`
  const toGo = (n: number) => capital(missing(n))
  /** A cube on land is worth its level. */
  const cube = (facts: { space: string; item: ItemId | ''; level: number }) =>
    `${facts.item ? ITEM_NAMES[facts.item].the : 'o que está'} em ${space(facts.space)}`
  const tile = (first: string, second: string, [here, there]: readonly [string, string]) =>
    `${first} em ${here} e ${second} em ${there}`
  const withSteps = (n: number) => when(n, `, ${steps(n)} do cartógrafo`)
  const spot = (id: SpotId) => (id === 'harbour' ? 'o porto' : id === 'bay' ? 'uma baía' : `o ${CALLED.bank(id)}`)

  return {
    ...rulings(lexicon),

    questions: {
      'start-terrain': () => 'Com que terreno você começa?',
      income: () => 'Sua receita: que mão você usa agora?',
      turn: () => 'Para onde você manda um trabalhador?',
      area: (facts) => `Área ${facts.area}: o que você faz agora?`,
      fee: ({ seat, owner, harbour }) => {
        if (owner === NEUTRAL_OWNER)
          return 'Seu trabalhador está sobre um neutro: que moeda ou recurso você paga ao estoque comum?'
        if (!harbour) return 'Seu trabalhador está sobre o de outro: que moeda ou recurso você paga de taxa?'
        return owner === seat
          ? 'Você está no seu próprio porto: que moeda ou recurso você paga ao estoque comum?'
          : 'Você está no porto de outro jogador: que moeda ou recurso você paga de taxa?'
      },
      compensation: () => 'Você tem direito a uma taxa: que moeda ou recurso você pega do estoque comum?',
      anchor: (facts) => `Sob que navio você põe uma âncora? ${toGo(facts.count)}.`,
      'choose-ship': (facts) => `Que navio você move com ${helm(facts.points)}?`,
      'optional-action': (facts) =>
        `${capital(action(facts.action).one)}: você realiza a ação (${action(facts.action).does})?`,
      'two-islands': ({ first, second }) =>
        `Você passa por duas ilhas: que ação vem primeiro, ${island(first).one} ou ${island(second).one}?`,
      'storage-full': () => 'Nem tudo cabe no seu estoque: o que você pega?',
      'choose-items': ({ market, ...facts }) =>
        `Que moeda ou recurso você põe no ${market ? 'mercado' : 'estoque'}? ${toGo(facts.count)}.`,
      'place-double': (facts) => `Onde você posiciona uma peça de terreno dupla? ${toGo(facts.count)}.`,
      'remove-ruin': () => 'Que ruína você remove, e para que espaço de estátua ela vai?',
      'ruin-or-statue': () => 'Que ruína você remove, ou que estátua você constrói?',
      'load-merchant': () => 'Que navio mercante você carrega?',
      'build-boat': () => 'Que barco de receita você constrói, e em que espaço de atracação?',
      discount: ({ amount }) => `Que parte do custo diminui? Desconto restante: ${amount}.`,
      pay: ({ item, due }) => `Com que você paga? ${capital(missing(due, some(item, due)))}.`,
      'put-piece': ({ piece }) => `Em que espaço você põe ${pieces[piece].the}?`,
      'choose-card': ({ building }) => `Com que carta de ${pieces[building].one} você fica?`,
      exchange: ({ given, ...facts }) =>
        `Trocar ${exchange(facts.exchange)}: o que você entrega? ${given ? `Valor entregue: ${given}.` : 'Nada foi entregue ainda.'}`,
      'exchange-take': (facts) => `O que você põe no mercado? ${toGo(facts.count)}.`,
      'royal-order': () => 'Que trabalhador vai para que ordem real?',
      feeding: ({ food, has }) =>
        `Seus trabalhadores precisam de ${some('food', food)} e você tem ${has}: você os alimenta agora?`,
      'clean-up': ({ step }) => CLEAN_UP[step],
      'before-scoring': () => 'Você usa ações livres antes da pontuação final?',
      'island-actions': (facts) => `A ação de que ilha você realiza? Até ${facts.count} a realizar.`,
      'boat-actions': (facts) => `A ação de que barco você realiza? Até ${facts.count} a realizar.`,
      'scrap-boat': () => 'Qual dos seus barcos você vira para baixo?',
      'move-piece': () => 'Que construção ou estátua você move, e para onde?',
      'crate-price': () => 'Que moeda ou recurso você paga pelo espaço de caixote?',
    },

    answers: {
      start: ({ terrain }) => `Começar com ${terrains[terrain].a}`,
      island: ({ terrain, ...facts }) =>
        `Posicionar a ${island(facts.island).one} no ${half(facts.half)}, com ${terrains[terrain].the} em ${space(facts.space)}`,
      place: (facts) =>
        `Posicionar ${tile(halves[facts.first], halves[facts.second], [space(facts.space), space(facts.onto)])}, nível ${facts.level}${withSteps(facts.steps)}${when(facts.bars, '; não sobra lugar para uma ilha')}`,
      'use-island': (facts) => `Usar a ${island(facts.island).one}: ${island(facts.island).does}`,
      'use-boat': (facts) => `Usar o ${boat(facts.boat).one}: ${boat(facts.boat).does}`,
      'use-diary': (facts) => `Usar o diário: ${diary(facts.diary).does}`,
      'use-crate': (facts) => `Tampar um espaço de caixote: ${crate(facts.crate).does}`,
      'use-card': (facts) => `Usar ${quoted(facts.card)}: ${use(facts.card)}`,
      work: (facts) => `Mandar ${workers[facts.worker].a} para ${areaOf(facts.area)}: ${area(facts.area).does}`,
      draw: () => `Comprar ${count(1, TILE)}`,
      cartographer: () => 'Avançar na trilha do cartógrafo',
      take: ({ item }) => `Pegar ${one(item)}`,
      build: (facts) =>
        `Construir o ${boat(facts.boat).one} no ${dock(facts.dock)} (${cost(facts.dock)}): ${helm(facts.points)}`,
      erect: (facts) => `Erguer ${pieces[facts.building].a} (${cost(facts.building)}): ${helm(facts.points)}`,
      ruin: (facts) => {
        const points = statueHelm(facts.statue)
        return `Levar a ruína de ${space(facts.space)} para o ${statue(facts.statue)}${when(points, `: ${helm(points)}`)}`
      },
      statue: (facts) => `Construir a estátua do ${statue(facts.statue)} por ${cost(facts.item)}`,
      load: (facts) => `Carregar o ${merchant(facts.merchant)} (${cost(facts.merchant)}): ${helm(facts.points)}`,
      cooper: () => 'Pegar o marcador de Cooper',
      done: () => 'Terminar aqui',
      skip: () => 'Deixar passar',
      lose: () => 'Abrir mão do resto',
      put: (facts) => `Pôr em ${space(facts.space)}, nível ${facts.level}`,
      keep: (facts) => `Ficar com ${quoted(facts.card)}: ${card(facts.card).does}`,
      less: ({ item }) => `Pagar ${one(item)} a menos`,
      pay: ({ item }) => `Pagar ${one(item)} do estoque`,
      'pay-land': (facts) => `Pagar ${cube(facts)}, valor ${facts.level}`,
      refuse: () => 'Não pagar a taxa e receber uma âncora',
      anchor: ({ ship }) => `Pôr a âncora sob ${ships[ship].the}`,
      sail: ({ ship }) => `Mover ${ships[ship].the}`,
      'stock-land': (facts) => `Estocar ${cube(facts)}, que ali vale ${facts.level}`,
      stock: ({ item }) => `Estocar ${one(item)} do mercado`,
      exchange: (facts) => `Trocar ${exchange(facts.exchange)}`,
      give: ({ item }) => `Entregar ${one(item)} do estoque`,
      'give-land': (facts) => `Entregar ${cube(facts)}, valor ${facts.level}`,
      explore: (facts) => `Explorar ${space(facts.space)} com ${terrains[facts.terrain].a}${withSteps(facts.steps)}`,
      cultivate: (facts) =>
        `Cultivar ${space(facts.space)}: ${halves[facts.item]}, nível ${facts.level}${withSteps(facts.steps)}`,
      contract: (facts) => `Mover um marco para um contrato: ${contract(facts.contract)}`,
      order: (facts) => `Mandar ${workers[facts.worker].a} para uma ordem real (${order(facts.order).does})`,
      feed: () => 'Alimentar os trabalhadores',
      'feed-more': () => {
        const { food, helm: gained } = bakeryOf(lexicon)
        return `Alimentar os trabalhadores com mais ${some('food', food)} por mais ${helm(gained)}`
      },
      'reactivate-card': (facts) => `Virar ${quoted(facts.card)} para cima`,
      'reactivate-lid': (facts) => `Pegar de volta a tampa do ${crate(facts.crate).one}`,
      finish: () => 'Terminar toda a limpeza',
      scrap: (facts) => `Virar o ${boat(facts.boat).one} para baixo: ${boat(facts.boat).does}`,
      move: ({ piece, ...facts }) =>
        `Mover ${piece ? pieces[piece].the : 'o que está'} ${piece ? 'de' : 'em'} ${space(facts.space)} para ${space(facts.onto)}`,
    },

    events: {
      'start-terrain': ({ terrain }, who) => `${who} começa com ${terrains[terrain].a}.`,
      'order-laid': (facts) => `Uma ordem real desta partida (${order(facts.order).does}).`,
      'first-player': (_, who) => `${who} joga primeiro e pega o marcador de Cooper.`,
      'strategy-chosen': ({ strategy }) => `A estratégia de Cooper é ${strategies[strategy]}.`,
      'round-began': ({ round }, who) => `Rodada ${round}: ${who} joga primeiro.`,
      drew: (facts, who) => `${who} compra uma peça de terreno dupla: ${double(facts.double)}.`,
      'double-placed': (facts, who) =>
        `${who} posiciona ${tile(halves[facts.first], halves[facts.second], ends(facts.edge))}.`,
      levelled: (facts, who) => `${who} nivela ${space(facts.space)} com ${steps(facts.steps)} do cartógrafo.`,
      'island-placed': (facts, who) => `${who} posiciona a ${island(facts.island).one} no ${site(facts.site)}.`,
      explored: (facts, who) => `${who} explora ${space(facts.space)} com ${terrains[facts.terrain].a}.`,
      cultivated: (facts, who) =>
        `${who} cultiva ${space(facts.space)} até o nível ${facts.level}: ${halves[facts.item]}.`,
      gained: ({ item, ...facts }, who) => `${who} recebe ${some(item, facts.count)}.`,
      'to-market': ({ item, ...facts }, who) => `${who} recebe ${some(item, facts.count)} no mercado.`,
      lost: ({ item, ...facts }, who) => `${who} não tem espaço para ${some(item, facts.count)}.`,
      stocked: ({ item, ...facts }, who) => `${who} estoca ${ITEM_NAMES[item].the} de ${space(facts.space)}.`,
      'stocked-from-market': ({ item }, who) => `${who} estoca ${one(item)} do mercado.`,
      paid: ({ item, ...facts }, who) => `${who} paga ${some(item, facts.count)}.`,
      'paid-from-land': ({ item, level, ...facts }, who) =>
        `${who} paga ${ITEM_NAMES[item].the} de ${space(facts.space)}, valor ${level}.`,
      exchanged: ({ value, ...facts }, who) =>
        `${who} troca um valor de ${value} por ${anyOf(exchanged(facts.exchange), facts.count)}.`,
      'cartographer-moved': ({ mark, ...facts }, who) =>
        `${who} avança ${steps(facts.steps)} na trilha do cartógrafo, até ${mark}.`,
      'worker-placed': (facts, who) => `${who} manda ${workers[facts.worker].a} para ${areaOf(facts.area)}.`,
      'cooper-taken': (_, who) => `${who} pega o marcador de Cooper.`,
      'fee-refused': ({ seat, owner }, who, name) => {
        if (owner === NEUTRAL_OWNER) return `${who} não paga a taxa pelo trabalhador neutro.`
        return owner === seat ? `${who} não paga a taxa do próprio porto.` : `${who} não paga a taxa ${a(name(owner))}.`
      },
      anchored: ({ ship }, who) => `${who} recebe uma âncora sob ${ships[ship].the}.`,
      'anchor-dropped': ({ ship }, who) => `${who} remove uma âncora do ${ships[ship].one}.`,
      sailed: ({ ship, water, of: owner, seat }, who, name) => {
        const whose = owner === seat ? 'da própria península' : `da península ${de(name(owner))}`
        const harbour = owner === seat ? 'o próprio porto' : `o porto ${de(name(owner))}`
        const where = water === 'bay' ? 'uma baía' : water === 'harbour' ? harbour : `o ${CALLED.bank(water)} ${whose}`
        return `${who} leva ${ships[ship].the} até ${where}.`
      },
      'diary-taken': (facts, who) => `${who} pega um diário: ${diary(facts.diary).does}.`,
      'no-diary-left': (_, who) => `${who} fica sem diário: não há mais nenhum.`,
      'island-used': (facts, who) => `${who} usa a ${island(facts.island).one}: ${island(facts.island).does}.`,
      'boat-used': (facts, who) => `${who} usa o ${boat(facts.boat).one}: ${boat(facts.boat).does}.`,
      'diary-used': (facts, who) => `${who} usa o diário: ${diary(facts.diary).does}.`,
      'boat-built': (facts, who) => `${who} constrói o ${boat(facts.boat).one} no ${dock(facts.dock)}.`,
      'boat-scrapped': (facts, who) => `${who} vira o ${boat(facts.boat).one} para baixo.`,
      'ruin-removed': (facts, who) => `${who} leva a ruína de ${space(facts.space)} para o ${statue(facts.statue)}.`,
      'piece-put': ({ piece, ...facts }, who) => `${who} põe ${pieces[piece].a} em ${space(facts.space)}.`,
      'piece-moved': (facts, who) => `${who} move a peça de ${space(facts.space)} para ${space(facts.onto)}.`,
      'cards-seen': ({ building }, who) => `${who} olha cartas de ${pieces[building].one}.`,
      'card-seen': (facts, who) => `${who} vê ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-kept': (facts, who) => `${who} fica com ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-used': (facts, who) => `${who} usa ${quoted(facts.card)}: ${use(facts.card)}.`,
      'card-reactivated': (facts, who) => `${who} vira ${quoted(facts.card)} para cima de novo.`,
      'merchant-loaded': (facts, who) => `${who} carrega o ${merchant(facts.merchant)}.`,
      'harbour-master-laid': () => 'O encarregado do porto fica deitado nesta rodada.',
      'lid-taken': (facts, who) => `${who} pega a tampa de caixote do ${merchant(facts.merchant)}.`,
      'crate-used': (facts, who) => `${who} tampa o ${crate(facts.crate).one}.`,
      'lid-reactivated': (facts, who) => `${who} pega de volta a tampa do ${crate(facts.crate).one}.`,
      'milestone-reached': (facts, who) => `${who} alcança um ${milestone(facts.milestone)}.`,
      contract: (facts, who) => `${who} move um marco para um contrato: ${contract(facts.contract)}.`,
      'order-taken': (facts, who) =>
        `${who} manda ${workers[facts.worker].a} para uma ordem real (${order(facts.order).does}).`,
      'clean-up-began': ({ round }) => `Começa a limpeza da rodada ${round}.`,
      fed: ({ food, missing: short }, who) =>
        `${who} alimenta os trabalhadores com ${some('food', food)}${when(short, ` e recebe ${count(short, ANCHOR)} pelo que falta`)}.`,
      'statue-bonus': (facts, who) => `${who} recebe ${helm(facts.points)} pelas estátuas.`,
      'passage-bonus': (facts, who) => `${who} recebe ${helm(facts.points)} pela passagem.`,
      'workers-home': () => 'Todos os trabalhadores voltam dos espaços de trabalho.',
      'market-cleared': (facts, who) => `${who} perde do mercado ${count(facts.count, PIECE)}.`,
      'harbour-master-moved': (facts) => `O encarregado do porto fica de pé no ${merchant(facts.merchant)}.`,
      'neutral-worker': (facts) => `Um ${workers[facts.worker].one} neutro vai para ${areaOf(facts.area)}.`,
      'cooper-card': (facts) => `Cooper compra uma carta para ${areaOf(facts.area)}.`,
      'cooper-elsewhere': (facts) => `Cooper já tem um trabalhador ali e vai para ${areaOf(facts.area)}.`,
      'cooper-next-card': (facts) => `Cooper não acha lugar com a carta para ${areaOf(facts.area)} e compra outra.`,
      'cooper-stock': ({ stock, ...facts }) => `Cooper recebe ${facts.steps} de provisão e tem ${stock}.`,
      'cooper-scored': ({ price, ...facts }) =>
        `Cooper paga ${price} de provisão e agora conta ${count(facts.count, counted[facts.milestone])}.`,
      'cooper-sailed': ({ water, ...facts }) => `O navio de Cooper avança ${steps(facts.points)}, até ${spot(water)}.`,
      'cooper-diary': () => 'Cooper pega um diário.',
      'cooper-milestone': (facts) =>
        `Cooper alcança um ${milestone(facts.milestone)}; recebe ${contract(facts.contract)}.`,
      'cooper-owes': () =>
        'Cooper não tem trabalhador livre para uma ordem real: um irá para lá quando os trabalhadores voltarem.',
      'cooper-cleaned-up': ({ statues, special, bonus }) =>
        `Limpeza de Cooper: ${points(statues)} por estátuas, ${special} por trabalhadores especiais, ${bonus} pelo nível.`,
      'game-over': () => 'A partida terminou.',
      'only-answer': (_, who) => `${who} não tem outra escolha.`,
    },

    tiebreak: 'Desempate: menos espaços inexplorados',
    scoreLines: {
      helm: 'Pontos de timão',
      orders: 'Ordens reais',
      cards: 'Cartas de construção',
      leftovers: 'Sobras',
      anchors: 'Âncoras',
    },
  }
}

const CLEAN_UP: Record<CleanUpStepId, string> = {
  feed: 'Limpeza, trabalhadores: o que você faz antes de alimentá-los?',
  reactivate: 'Limpeza: que carta ou tampa você reativa?',
  statues: 'Limpeza, estátuas: o que você faz antes do bônus?',
  passage: 'Limpeza, passagem: o que você faz antes do bônus?',
  home: 'Limpeza: o que você faz antes de os trabalhadores voltarem?',
  market: 'Limpeza, mercado: o que você estoca antes de ele ser esvaziado?',
  master: 'Limpeza: o que você faz antes de o encarregado do porto se mover?',
  scoring: 'O que você faz antes da pontuação final?',
}
