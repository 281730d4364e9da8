import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { Gated, LearnWords } from './catalogue.ts'

const so =
  (what: string): LearnWords['playing'] =>
  (done, of, _also, secondsLeft) =>
    `${done}/${of} ${what}, faltam ${secondsLeft} s`

const within = (interval: Gated['interval']): string =>
  interval ? ` (${percent('pt', interval.low)} – ${percent('pt', interval.high)})` : ''

export const learn: LearnWords = {
  nothing: (game) => `${game} não tem nada que uma rede pudesse olhar`,
  otherTraining: (folder, theirs) => `${folder} é de outro treino, ${theirs}; indique outra pasta`,
  head: ({ game, games, tests, simulations, seed }) =>
    `${game}: ${plural('pt', games, { one: '# partida', other: '# partidas' })} da política para aprender, ` +
    `${plural('pt', tests, { one: '# partida', other: '# partidas' })} de uma busca com ` +
    `${plural('pt', simulations, { one: '# simulação', other: '# simulações' })} por turno para o teste, semente "${seed}"`,
  playing: so('partidas jogadas'),
  testing: so('partidas da busca jogadas'),
  learning: so('partidas aprendidas'),
  timing: so('partidas cronometradas'),
  gating: so('partidas da prova'),
  off: ({ linear, mixed, weight }) =>
    `as vantagens são previstas com erro de ${decimal('pt', linear, 2, 2)} pontos pelos pesos, de ${decimal('pt', mixed, 2, 2)} com ${percent('pt', weight)} da rede`,
  pace: (part) => `no mesmo tempo um mestre com a rede tem ${percent('pt', part)} de suas simulações`,
  gate: ({ games, wins, interval }, better) =>
    `o mestre com a rede vence ${percent('pt', wins)} de ${plural('pt', games, { one: '# partida', other: '# partidas' })}${within(interval)}: ` +
    (better ? 'é melhor' : 'não se mostrou melhor'),
}
