import { capital, plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' })

export const it: AdviceWords = {
  equal: 'quasi pari',
  equalTo: (answer) => `Quasi pari a “${answer}”.`,
  only: 'Non c’è altro che valga la pena considerare.',
  plain: 'Un maestro lo fa senza pensarci a lungo.',
  clause: (who, verb, what, none) => capital(`${who === null ? '' : `${who} `}${none ? 'non ' : ''}${verb} ${what}`),
  because: (clause, answer, there) => `${clause}; dopo “${answer}” ${there}.`,
  scores: ['ottieni', 'ottiene'],
  scored: (count, line) => `${points(count)} per ${line}`,
  scoredNone: (line) => `niente per ${line}`,
  outlook: (percent, count) => `${percent}% di vincere, circa ${points(count)}`,
}
