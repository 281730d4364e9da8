import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' })
/** "3 punti in più". */
const change = (count: number): string => `${points(Math.abs(count))} in ${count > 0 ? 'più' : 'meno'}`

export const it: AdviceWords = {
  grades: {
    casual: { name: 'Distratto', about: 'Gioca a sentimento e qualcosa gli sfugge' },
    steady: { name: 'Costante', about: 'Buon senso, risponde subito' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti' },
    master: { name: 'Maestro', about: 'Gioca ogni turno fino in fondo col pensiero, circa un secondo' },
    random: { name: 'Casuale', about: 'Dà una risposta qualsiasi' },
  },
  scoreLine: (count, line, answer) => `${change(count)} per ${line} rispetto a “${answer}”.`,
  rival: (count, name, answer) => `${name} fa ${change(count)} rispetto a “${answer}”.`,
  equal: 'quasi pari',
  equalTo: (answer) => `Quasi pari a “${answer}”.`,
  only: 'Non c’è altro che valga la pena considerare.',
  outlook: (percent, count) => `${percent}% di vincere, circa ${points(count)}`,
}
