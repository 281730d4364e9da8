import type { OrderWords } from './catalogue.ts'

export const en: OrderWords = {
  asked: (question) => `When asked “${question}”`,
  step: (occasion, wishes) => `${occasion}: ${wishes}`,
  next: 'then',
  else: 'else',
  proposed: 'as proposed',
  ifOnly: (answer, rest) => `${answer} if there is nothing else but ${rest}`,
  or: 'or',
  and: 'and',
  askMe: 'otherwise ask me',
  uses: { once: 'Once', always: 'Always', times: (count) => `${count} times` },
  until: { step: 'in this phase', round: 'in this round', game: 'in this game' },
  holds: (conditions) => `It lapses unless ${conditions}.`,
  compared: {
    '=': (what, value) => `“${what}” is ${value}`,
    '<=': (what, value) => `“${what}” is at most ${value}`,
    '>=': (what, value) => `“${what}” is at least ${value}`,
  },
  possible: (answer) => `“${answer}” is possible`,
  impossible: (answer) => `“${answer}” is not possible`,
}
