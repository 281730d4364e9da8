import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' })

export const en: AdviceWords = {
  grades: {
    casual: { name: 'Casual', about: 'Plays by feeling and overlooks things' },
    steady: { name: 'Steady', about: 'Good sense, answers at once' },
    strong: { name: 'Strong', about: 'Looks ahead a little' },
    master: { name: 'Master', about: 'Plays every turn on in thought, about a second each' },
    random: { name: 'Random', about: 'Takes any answer' },
  },
  scoreLine: (change, line) => `${change} for ${line}`,
  rival: (change, name) => `${change} for ${name}`,
  list: (parts) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts),
  against: (answer, parts) => `Compared with “${answer}”, in points: ${parts}.`,
  same: (answer) => `Hardly different from “${answer}”.`,
  only: 'There is nothing else worth a thought.',
  outlook: (percent, count) => `${percent} % to win, about ${points(count)}`,
}
