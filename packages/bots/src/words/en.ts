import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' })

export const en: AdviceWords = {
  equal: 'about equal',
  equalTo: (answer) => `About equal to “${answer}”.`,
  only: 'There is nothing else worth a thought.',
  plain: 'A master does this without thinking long.',
  clause: (who, verb, what) => `${who ?? 'You'} ${verb} ${what}`,
  because: (clause, answer, there) => `${clause}; after “${answer}” ${there}.`,
  scores: ['score', 'scores'],
  scored: (count, line) => `${points(count)} for ${line}`,
  scoredNone: (line) => `nothing for ${line}`,
  outlook: (percent, count) => `${percent}% to win, about ${points(count)}`,
}
