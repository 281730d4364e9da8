import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { CalibrateWords } from './catalogue.ts'

export const calibrate: CalibrateWords = {
  nothing: (game) => `${game} has no data to calibrate`,
  noField: (option, text, bots) =>
    `${option}: "${text}" is not BOT, BOT:GAMES or BOT:GAMES@BUDGET with ${bots.join(', ')}`,
  otherGames: (file) => `${file} has games of another game, version or seed`,
  badLine: (file, line) => `${file}, line ${line}: this is no game`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} games, ${secondsLeft} s left`,
  tried: ({ dial, from, to, before, loss, taken }) =>
    `${dial} ${from} → ${to}: ${decimal('en', before, 4)} → ${decimal('en', loss, 4)}${taken ? ', taken' : ''}`,
  title: (game, version, seed) => `Calibration of ${game}, version ${version}, seed "${seed}"`,
  before: 'As the data are',
  after: 'As proposed',
  games: (bot, games) => `All seats ${bot}, ${plural('en', games, { one: '# game', other: '# games' })} at each table.`,
  figure: 'figure',
  wanted: 'wanted',
  legend: 'Behind ± stands the standard error. **Bold** is outside of what is wanted.',
  dials: 'What may move',
  dial: 'number',
  was: 'is',
  becomes: 'becomes',
  values: 'may be',
  bound: 'why so',
  steps: 'What was tried',
  step: 'step',
  lossBefore: 'off before',
  lossAfter: 'off after',
  taken: 'taken',
  written: (folder, files) => `Written to ${folder}: ${files.join(', ')}.`,
}
