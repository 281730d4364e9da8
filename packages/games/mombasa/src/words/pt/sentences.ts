import { capital, when } from '@quayside/kernel'
import type { Lexicon, Sentences } from '../catalogue.ts'
import {
  BOOKKEEPING_POINT,
  CARD,
  count,
  EXPANSION_POINT,
  left,
  MARKER,
  missing,
  noun,
  ordinal,
  SPACE,
  UNIT,
} from './grammar.ts'
import { NAMES } from './names.ts'
import { rewardText, trackSteps } from './pieces.ts'
import { rulings } from './rules.ts'

const COIN = noun('moeda')
const POINT = noun('ponto')
const FREE_SLOT = noun('área livre', 'áreas livres')

export function sentences(lexicon: Lexicon): Sentences {
  const { card, book, region, start, rules } = lexicon
  const { companies, counted, tiles, spaces, columns, sources } = NAMES
  const cards = (n: number) => count(n, CARD)
  const units = (n: number) => count(n, UNIT)
  const points = (n: number) => count(n, EXPANSION_POINT)
  const bookkeeping = (n: number) => count(n, BOOKKEEPING_POINT)
  const toGo = (n: number) => capital(missing(n))
  const stillLeft = (n: number, what: string) => capital(left(n, what))

  return {
    ...rulings(lexicon),

    questions: {
      'keep-tile': () => 'Com qual tile inicial você fica?',
      'rest-card': (facts) => `Em que zona de repouso você põe ${card(facts.card).the}?`,
      plan: ({ open }) =>
        open
          ? `Que cartas você planeja? Você tem ${count(open, FREE_SLOT)}.`
          : 'Todas as suas áreas estão ocupadas: você confirma o plano?',
      turn: ({ markers }) => `O que você faz? Você tem ${count(markers, MARKER)}.`,
      goods: (facts) =>
        facts.bought
          ? `Em que trilha você avança? ${stillLeft(facts.units, units(facts.units))}.`
          : `O que você faz com ${units(facts.units)}?`,
      'enter-region': (facts) =>
        `Em que região ${companies[facts.company].the} entra? ${stillLeft(facts.points, points(facts.points))}.`,
      'region-rewards': () => 'Que recompensa você recebe agora?',
      'return-post': ({ company }) => `A que coluna da sua base volta a feitoria ${companies[company].of}?`,
      'capital-call': ({ company, pounds, steps }) =>
        `Chamada de capital ${companies[company].of}: você paga £${pounds}? ${stillLeft(steps, count(steps, SPACE))}.`,
      inkwell: ({ step, steps }) =>
        `Tinteiro ${step ? `na posição ${step}` : 'no início'}: você ${steps ? 'segue em frente' : 'o move'}?`,
      'spend-points': (facts) => `Como você gasta ${bookkeeping(facts.points)}?`,
      'remove-post': (facts) => `De que base você remove uma feitoria? ${toGo(facts.count)}.`,
      'place-book': (facts) => `Que livro você põe, e onde? ${capital(left(facts.count))}.`,
      'majority-tier': (facts) =>
        `Que recompensa da maioria ${counted[facts.counted].of}? Você tem ${counted[facts.counted].count(facts.total)}.`,
      'buy-for-pounds': ({ pounds }) => `Que carta você compra? Você tem £${pounds}.`,
      discard: ({ plus, wanted }) =>
        `Que carta ${wanted === 'any' ? '' : `${counted[wanted].of} `}você descarta? Ela rende o seu preço${when(plus, ` mais £${plus}`)}.`,
      'choose-reward': () => 'Qual das duas recompensas você recebe?',
      'reward-parts': () => 'Que parte da recompensa você recebe agora?',
      'buy-and-or-diamond': ({ discount, steps, bought }) => {
        const cheaper = when(discount, ` por £${discount} a menos`)
        if (bought) return 'Você avança também na trilha de diamantes?'
        return steps
          ? `Você compra uma carta${cheaper}, avança na trilha de diamantes, ou as duas coisas?`
          : `Você compra também uma carta${cheaper}?`
      },
      'other-tracks': (facts) => `Em que trilha você avança ${count(facts.steps, SPACE)}? ${toGo(facts.left)}.`,
      'take-pile': () => 'Que zona de repouso você recolhe?',
    },

    answers: {
      keep: (facts) => `Ficar com o ${start(facts.start).about}`,
      rest: (facts) => `Pôr ${card(facts.card).the} na zona de repouso ${facts.pile}`,
      lay: (facts) => `Pôr ${card(facts.card).a} na área ${facts.slot}`,
      seal: (facts) => (facts.count ? `Confirmar o plano: ${cards(facts.count)}` : 'Confirmar o plano sem cartas'),
      use: (facts) => `Usar ${card(facts.card).the}, área ${facts.slot}`,
      'use-tile': ({ tile }) => `Usar ${tiles[tile].the}`,
      attach: (facts) => `Pôr o tile +1 sobre ${card(facts.card).the}, área ${facts.slot}`,
      add: (facts) => `Somar ${card(facts.card).the}, área ${facts.slot}`,
      buy: ({ price, currency, ...facts }) =>
        `Comprar ${card(facts.card).a} por ${currency === 'units' ? units(price) : `£${price}`}`,
      advance: ({ company, pounds }) =>
        `Avançar ${trackSteps(1, companies[company])}${when(pounds, `, chamada de capital £${pounds}`)}`,
      done: () => 'Terminar aqui',
      expand: ({ company }) => `Expandir ${companies[company].the}`,
      enter: (facts) =>
        `Entrar ${region(facts.region).into} pela coluna ${facts.column}: ${count(facts.points, POINT)}`,
      reward: ({ company, ...facts }) =>
        `Receber a recompensa ${region(facts.region).into}: ${rewardText(facts, companies[company])}`,
      'reward-points': (facts) => `Receber ${bookkeeping(facts.points)}`,
      return: ({ column }) => `Devolver à coluna ${column}`,
      pay: ({ pounds }) => `Pagar £${pounds}`,
      stop: () => 'Parar aqui',
      flip: (facts) => `Virar a posição ${facts.step} por £${rules.flipPounds}: ${book(facts.book).the}`,
      step: ({ step, turned, ...facts }) =>
        `Mover o tinteiro para a posição ${step}: ${turned ? 'livro virado' : book(facts.book).the}`,
      book: ({ pounds, ...facts }) => `Pegar ${book(facts.book).the}${when(pounds, ` e £${pounds}`)}`,
      pounds: ({ pounds }) => `Pegar £${pounds}`,
      remove: ({ company, column }) => `Remover uma feitoria ${companies[company].of}, coluna ${column}`,
      place: (facts) => `Pôr ${book(facts.book).the} na posição ${facts.step}`,
      mark: ({ bonus, pounds }) => `Pôr um marcador: ${spaces[bonus].one}${when(pounds, ` por £${pounds}`)}`,
      tier: ({ min, company, ...reward }) => `Receber a recompensa ${min}+: ${rewardText(reward, companies[company])}`,
      discard: ({ pounds, ...facts }) => `Descartar ${card(facts.card).the} por £${pounds}`,
      option: (reward) => `Receber ${rewardText(reward)}`,
      take: ({ part, amount, company }) =>
        `Receber ${part === 'track' ? trackSteps(amount, company && companies[company]) : rewardText({ [part]: amount })}`,
      track: ({ company }) => `Avançar na trilha ${companies[company].of}`,
      end: () => 'Encerrar sua fase',
      pile: ({ pile, ...facts }) => `Recolher a zona de repouso ${pile}: ${cards(facts.count)}`,
    },

    events: {
      'tracks-laid': ({ company, track }) => `A trilha ${track} fica na borda ${companies[company].of}.`,
      'tile-dealt': (facts, who) => `${who} recebe o ${start(facts.start).about}.`,
      sealed: (_, who) => `${who} já decidiu.`,
      'tile-kept': (facts, who) => `${who} começa com o ${start(facts.start).about}.`,
      rested: (facts, who) => `${who} põe ${card(facts.card).the} na zona de repouso ${facts.pile}.`,
      'round-began': ({ round }, who) => `Rodada ${round}: ${who} começa.`,
      laid: (facts, who) => `${who} põe ${card(facts.card).a} com a face para baixo na área ${facts.slot}.`,
      revealed: (facts, who) => `${who} revela ${card(facts.card).a} na área ${facts.slot}.`,
      'revealed-none': (_, who) => `${who} não planejou nenhuma carta.`,
      'card-used': (facts, who) => `${who} usa ${card(facts.card).the} da área ${facts.slot}.`,
      'tile-used': ({ tile }, who) => `${who} usa ${tiles[tile].the}.`,
      'plus-one-attached': (facts, who) => `${who} põe o tile +1 sobre ${card(facts.card).the} na área ${facts.slot}.`,
      'bought-with-goods': (facts, who) => `${who} compra ${card(facts.card).a} por ${units(facts.units)}.`,
      'bought-for-pounds': ({ pounds, ...facts }, who) =>
        `${who} leva ${card(facts.card).a} do display por £${pounds}.`,
      'units-lost': (facts, who) => `${who} perde ${units(facts.units)}.`,
      advanced: ({ company, steps, space }, who) =>
        `${who} avança ${trackSteps(steps, companies[company])}, até o espaço ${space}.`,
      'call-paid': ({ company, pounds }, who) =>
        `${who} paga £${pounds} pela chamada de capital ${companies[company].of}.`,
      'special-space': ({ company, level, pounds }, who) =>
        `${who} alcança o ${ordinal(level)} espaço especial da trilha ${companies[company].of} e ganha £${pounds}.`,
      'special-again': ({ company, level, pounds }, who) =>
        `${who} ganha de novo £${pounds} pelo ${ordinal(level)} espaço especial da trilha ${companies[company].of}.`,
      'steps-lost': ({ company, steps }, who) => `${who} deixa de avançar ${trackSteps(steps, companies[company])}.`,
      'expansion-began': (facts, who) => `${who} expande ${companies[facts.company].the} com ${points(facts.points)}.`,
      entered: (facts, who) =>
        `${who} entra ${region(facts.region).into} com ${companies[facts.company].the} por ${points(facts.points)}.`,
      ousted: (facts) => `A feitoria ${companies[facts.company].of} deve deixar ${region(facts.region).the}.`,
      'points-lost': (facts, who) => `${who} perde ${points(facts.points)}.`,
      'post-returned': ({ company, column }) =>
        `Uma feitoria ${companies[company].of} volta à coluna ${column} da sua base.`,
      'post-lost': ({ company }) => `A base ${companies[company].of} não tem lugar para a feitoria, que sai do jogo.`,
      'post-removed': ({ company, column }, who) =>
        `${who} remove uma feitoria da coluna ${column} da base ${companies[company].of}.`,
      'pounds-gained': ({ pounds, source }, who) => `${who} ganha £${pounds} ${sources[source].by}.`,
      'pounds-paid': ({ pounds }, who) => `${who} paga £${pounds}.`,
      'diamond-moved': ({ steps, space }, who) =>
        `${who} avança ${count(steps, SPACE)} na trilha de diamantes, até o espaço ${space}.`,
      'slot-opened': ({ slot }, who) => `${who} abre a área de ação ${slot}.`,
      'points-gained': (facts, who) => `${who} recebe ${bookkeeping(facts.points)}.`,
      'book-taken': ({ pounds, ...facts }, who) =>
        `${who} pega ${book(facts.book).the}${when(pounds, ` e com ele £${pounds}`)}.`,
      'book-placed': (facts, who) => `${who} põe ${book(facts.book).the} na posição ${facts.step}.`,
      'book-discarded': (facts, who) => `${who} não tem lugar para ${book(facts.book).the} e o descarta.`,
      'book-flipped': ({ step }, who) => `${who} vira o livro da posição ${step}.`,
      'ink-moved': ({ step }, who) => `${who} move o tinteiro para a posição ${step}.`,
      'book-revealed': ({ row, column, ...facts }) =>
        `Entra no display de livros, fileira ${row}, coluna ${column}: ${book(facts.book).the}.`,
      'marker-placed': ({ bonus }, who) => `${who} põe um marcador de bônus ${spaces[bonus].on}.`,
      'first-player': (_, who) => `${who} pega o marcador de primeiro jogador.`,
      'majority-used': ({ min, total, ...facts }, who) =>
        `${who} tem a maioria com ${counted[facts.counted].count(total)} e recebe a recompensa ${min}+.`,
      discarded: ({ pounds, ...facts }, who) => `${who} descarta ${card(facts.card).the} por £${pounds}.`,
      'phase-ended': (_, who) => `${who} encerra sua fase de ações.`,
      'pile-taken': ({ pile, ...facts }, who) => `${who} recolhe a zona de repouso ${pile}: ${cards(facts.count)}.`,
      'coins-moved': ({ round, ...facts }) => `Para os livros da rodada ${round}: ${count(facts.count, COIN)}.`,
      'display-discarded': (facts) => `Sai do display de cartas: ${card(facts.card).a}.`,
      'card-revealed': ({ display, row, ...facts }) =>
        `Entra no display de cartas, ${columns[display]}, fileira ${row}: ${card(facts.card).a}.`,
      'tile-taken': ({ tile }, who) => `${who} pega ${tiles[tile].the}.`,
      'game-over': () => 'A partida acabou.',
      'only-answer': (_, who) => `${who} não tem outra escolha.`,
    },

    scoreLines: {
      pounds: 'Libras',
      mombasa: 'Companhia de Mombasa',
      'cape-town': 'Companhia da Cidade do Cabo',
      'saint-louis': 'Companhia de Saint-Louis',
      cairo: 'Companhia do Cairo',
      diamonds: 'Trilha de diamantes',
      books: 'Trilha de escrituração',
    },
  }
}
