import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' })
/** "3 points more". */
const change = (count: number): string => `${points(Math.abs(count))} ${count > 0 ? 'more' : 'less'}`

export const en: AdviceWords = {
  grades: {
    casual: { name: 'Casual', about: 'Plays by feeling and overlooks things' },
    steady: { name: 'Steady', about: 'Good sense, answers at once' },
    strong: { name: 'Strong', about: 'Looks ahead a little' },
    master: { name: 'Master', about: 'Plays every turn on in thought, about a second each' },
    random: { name: 'Random', about: 'Takes any answer' },
  },
  scoreLine: (count, line, answer) => `${change(count)} for ${line} than after “${answer}”.`,
  rival: (count, name, answer) => `${name} gets ${change(count)} than after “${answer}”.`,
  equal: 'about equal',
  equalTo: (answer) => `About equal to “${answer}”.`,
  only: 'There is nothing else worth a thought.',
  outlook: (percent, count) => `${percent}% to win, about ${points(count)}`,
}
