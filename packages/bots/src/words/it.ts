import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('it', count, { one: '# punto', other: '# punti' })
/** "3 punti in più". */
const change = (count: number): string => `${points(Math.abs(count))} in ${count > 0 ? 'più' : 'meno'}`

export const it: AdviceWords = {
  scoreLine: (count, line, answer) => `${change(count)} per ${line} rispetto a “${answer}”.`,
  rival: (count, name, answer) => `${name} fa ${change(count)} rispetto a “${answer}”.`,
  equal: 'quasi pari',
  equalTo: (answer) => `Quasi pari a “${answer}”.`,
  only: 'Non c’è altro che valga la pena considerare.',
  outlook: (percent, count) => `${percent}% di vincere, circa ${points(count)}`,
}
