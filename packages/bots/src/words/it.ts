import { plural } from '@quayside/kernel'
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
  scoreLine: (change, line) => `${change} per ${line}`,
  rival: (change, name) => `${change} per ${name}`,
  list: (parts) => new Intl.ListFormat('it', { type: 'conjunction' }).format(parts),
  against: (answer, parts) => `Rispetto a “${answer}”, in punti: ${parts}.`,
  same: (answer) => `Quasi come “${answer}”.`,
  only: 'Non c’è altro che valga la pena considerare.',
  outlook: (percent, count) => `${percent} % di vincere, circa ${points(count)}`,
}
