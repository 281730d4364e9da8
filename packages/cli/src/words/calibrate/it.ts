import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { CalibrateWords } from './catalogue.ts'

export const calibrate: CalibrateWords = {
  nothing: (game) => `${game} non ha dati da calibrare`,
  noField: (option, text, bots) =>
    `${option}: "${text}" non è BOT, BOT:PARTITE o BOT:PARTITE@SFORZO con ${bots.join(', ')}`,
  otherGames: (file) => `${file} ha partite di un altro gioco, di un'altra versione o di un altro seme`,
  badLine: (file, line) => `${file}, riga ${line}: non è una partita`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} partite, mancano ${secondsLeft} s`,
  tried: ({ dial, from, to, before, loss, taken }) =>
    `${dial} ${from} → ${to}: ${decimal('it', before, 4)} → ${decimal('it', loss, 4)}${taken ? ', accettato' : ''}`,
  title: (game, version, seed) => `Calibrazione di ${game}, versione ${version}, seme "${seed}"`,
  before: 'Con i dati come sono',
  after: 'Con i dati proposti',
  games: (bot, games) =>
    `Tutti i posti ${bot}, ${plural('it', games, { one: '# partita', other: '# partite' })} a ogni tavolo.`,
  figure: 'misura',
  wanted: 'voluto',
  legend: "Dopo ± sta l'errore standard. In **grassetto** ciò che è fuori da quanto voluto.",
  dials: 'Che cosa può cambiare',
  dial: 'numero',
  was: 'è',
  becomes: 'diventa',
  values: 'può essere',
  bound: 'perché',
  steps: 'Che cosa è stato provato',
  step: 'passo',
  lossBefore: 'scarto prima',
  lossAfter: 'scarto dopo',
  taken: 'accettato',
  written: (folder, files) => `Scritto in ${folder}: ${files.join(', ')}.`,
}
