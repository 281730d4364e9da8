import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { TuneWords } from './catalogue.ts'

export const tune: TuneWords = {
  nothing: (game) => `${game} não tem pesos a ajustar`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} partidas, faltam ${secondsLeft} s`,
  asking: (choices, of, _also, secondsLeft) => `${choices}/${of} escolhas, faltam ${secondsLeft} s`,
  head: ({ game, learned, tested, seed }) =>
    `${game}: aprendido com ${plural('pt', learned, { one: '# partida', other: '# partidas' })}, ` +
    `testado com ${plural('pt', tested, { one: '# outra', other: '# outras' })}, semente "${seed}"`,
  columns: {
    until: 'rodada',
    examples: 'exemplos',
    score: 'pontos',
    old: 'antes',
    tuned: 'agora',
    scoreLead: 'vantagem: pontos',
    oldLead: 'vantagem: antes',
    tunedLead: 'vantagem: agora',
  },
  last: 'depois',
  notes: `Quanto se erra ao prever os pontos do fim, como raiz da média dos quadrados: se os pontos ficassem como estão, com os
pesos de antes e com os novos. vantagem: o mesmo para a distância de um lugar até a média da mesa.`,
  temperature: (before, after, choices) =>
    `temperatura da primeira vista: ${decimal('pt', before, 2)} pontos antes, ${decimal('pt', after, 2)} agora, ` +
    `por ${plural('pt', choices, { one: '# escolha', other: '# escolhas' })}`,
  written: (file) => `Escrito em ${file}.`,
}
