import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' })
/** "3 points more". */
const change = (count: number): string => `${points(Math.abs(count))} ${count > 0 ? 'more' : 'less'}`

export const en: AdviceWords = {
  scoreLine: (count, line, answer) => `${change(count)} for ${line} than after “${answer}”.`,
  rival: (count, name, answer) => `${name} gets ${change(count)} than after “${answer}”.`,
  equal: 'about equal',
  equalTo: (answer) => `About equal to “${answer}”.`,
  only: 'There is nothing else worth a thought.',
  outlook: (percent, count) => `${percent}% to win, about ${points(count)}`,
}
