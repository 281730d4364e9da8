import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { CalibrateWords } from './catalogue.ts'

export const calibrate: CalibrateWords = {
  nothing: (game) => `${game} não tem dados a calibrar`,
  noField: (option, text, bots) =>
    `${option}: "${text}" não é ROBÔ, ROBÔ:PARTIDAS ou ROBÔ:PARTIDAS@ORÇAMENTO com ${bots.join(', ')}`,
  otherGames: (file) => `${file} tem partidas de outro jogo, de outra versão ou de outra semente`,
  badLine: (file, line) => `${file}, linha ${line}: não é uma partida`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} partidas, faltam ${secondsLeft} s`,
  tried: ({ dial, from, to, before, loss, taken }) =>
    `${dial} ${from} → ${to}: ${decimal('pt', before, 4)} → ${decimal('pt', loss, 4)}${taken ? ', aceito' : ''}`,
  title: (game, version, seed) => `Calibração de ${game}, versão ${version}, semente "${seed}"`,
  before: 'Com os dados como estão',
  after: 'Com os dados propostos',
  games: (bot, games) =>
    `Todos os lugares ${bot}, ${plural('pt', games, { one: '# partida', other: '# partidas' })} em cada mesa.`,
  figure: 'medida',
  wanted: 'desejado',
  legend: 'Depois de ± vem o erro padrão. Em **negrito**, o que está fora do desejado.',
  dials: 'O que pode mudar',
  dial: 'número',
  was: 'é',
  becomes: 'passa a',
  values: 'pode ser',
  bound: 'por quê',
  steps: 'O que foi tentado',
  step: 'passo',
  lossBefore: 'desvio antes',
  lossAfter: 'desvio depois',
  taken: 'aceito',
  written: (folder, files) => `Escrito em ${folder}: ${files.join(', ')}.`,
}
