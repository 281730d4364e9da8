import { capital, plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' })
export const it: AdviceWords = {
  grades: {
    casual: { name: 'Distratto', about: 'Gioca a sentimento e qualcosa gli sfugge' },
    steady: { name: 'Costante', about: 'Buon senso, risponde subito' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti' },
    master: { name: 'Maestro', about: 'Gioca ogni turno fino in fondo col pensiero, circa un secondo' },
    random: { name: 'Casuale', about: 'Dà una risposta qualsiasi' },
  },
  equal: 'quasi pari',
  equalTo: (answer) => `Quasi pari a “${answer}”.`,
  only: 'Non c’è altro che valga la pena considerare.',
  plain: 'Un maestro lo fa senza pensarci a lungo.',
  clause: (who, verb, what, none) => capital(`${who === null ? '' : `${who} `}${none ? 'non ' : ''}${verb} ${what}`),
  because: (clause, answer, there) => `${clause}; dopo “${answer}” ${there}.`,
  scores: ['ottieni', 'ottiene'],
  scored: (count, line) => `${points(count)} per ${line}`,
  scoredNone: (line) => `niente per ${line}`,
  outlook: (percent, count) => `${percent} % di vincere, circa ${points(count)}`,
}
