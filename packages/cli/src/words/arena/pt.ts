import { GRADES, RANDOM } from '@quayside/bots/grades'
import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { ArenaWords } from './catalogue.ts'

const inDeals = (deals: number): string =>
  plural('pt', deals, { one: 'em # distribuição', other: 'em # distribuições' })

export const arena: ArenaWords = {
  unknownBot: (bot) => `não há o robô "${bot}"; há: ${[...GRADES, RANDOM].join(', ')}, NÍVEL@PASTA, cmd:COMANDO`,
  tooMany: (bots, seats) =>
    `${bots} robôs são demais para ${plural('pt', seats, { one: '# lugar', other: '# lugares' })}`,
  duelOfTwo: '--duel leva dois robôs: o primeiro joga sozinho entre cópias do segundo',
  notAShare: (name) => `${name} deve ser um número entre 0 e 1`,
  noDeals: (file) => `${file} não guarda distribuições de uma arena: dê outro arquivo`,
  otherMatch: (file, what, theirs, ours) =>
    `${file} é de outro confronto: lá ${what} é ${theirs}, aqui ${ours}; dê outro arquivo`,
  badLine: (file, line) => `${file}: a linha ${line} não é uma distribuição`,
  progress: (games, of, _also, secondsLeft, perSecond) =>
    `${games}/${of} partidas, ${decimal('pt', perSecond)} partidas/s, faltam ${secondsLeft} s`,
  head: ({ game, deals, rotations, games, seconds, threads, seed, budget }) =>
    `${game}: ${plural('pt', games, { one: '# partida', other: '# partidas' })}, ` +
    `${plural('pt', deals, { one: '# distribuição', other: '# distribuições' })} com ` +
    `${plural('pt', rotations, { one: '# ordem de lugares', other: '# ordens de lugares' })} cada, ` +
    `${decimal('pt', seconds)} s em ${plural('pt', threads, { one: '# thread', other: '# threads' })}, semente "${seed}"` +
    (budget === 1 ? '' : `\nos robôs que buscam pensam com ${decimal('pt', budget, 6)} de suas simulações`),
  columns: {
    bot: 'robô',
    games: 'partidas',
    wins: 'vitórias',
    interval: 'intervalo 95%',
    points: 'pontos',
    margin: 'vantagem',
    time: 'tempo/partida',
    longest: 'mais longa',
    processor: 'CPU/decisão',
    rating: 'nível',
  },
  notes: (seats) =>
    `Tudo por lugar; a parte igual das vitórias é ${percent('pt', 1 / seats)}. Uma vitória dividida conta em partes; no intervalo, as
partidas de uma distribuição contam juntas. vantagem: pontos sobre o melhor dos outros. mais longa: a decisão mais demorada.
CPU/decisão: o tempo de processador de uma decisão, em média; de programas não se sabe.
nível: a estimativa do OpenSkill e a sua incerteza; todos começam em 25 ± 8,3.`,
  verdicts: {
    shown: (bot, bar, deals) => `Demonstrado ${inDeals(deals)}: ${bot} vence mais de ${percent('pt', bar)}.`,
    refuted: (bot, bar, deals) => `Refutado ${inDeals(deals)}: ${bot} vence menos de ${percent('pt', bar)}.`,
    undecided: (bot, bar, deals) =>
      `Sem decisão ${inDeals(deals)}: para saber se ${bot} vence mais de ${percent('pt', bar)} faltam partidas.`,
  },
  interrupted: (file) =>
    file === undefined
      ? 'Interrompido; estas são as distribuições que estavam completas.'
      : `Interrompido; o mesmo comando continua com ${file}.`,
  forfeit: (bot, deal, seat, line, why) =>
    `${bot} perde por falta a distribuição ${deal} no lugar ${seat} após a linha ${line}: ${why}`,
  moreForfeits: (count) => plural('pt', count, { one: 'e mais # partida', other: 'e mais # partidas' }),
  reasons: {
    illegal: (answer) => `a resposta não é permitida: ${answer}`,
    late: (limit) => `nenhuma resposta em ${limit} ms`,
    ended: (how) => `o programa terminou (${how})`,
    unreadable: (line) => `não é {"answer": …} em uma linha: ${line}`,
    unasked: (line) => `falou sem ser perguntado: ${line}`,
    failed: (problem) => `algo deu errado por dentro: ${problem}`,
  },
}
