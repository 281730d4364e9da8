import type { OrderWords } from './catalogue.ts'

export const it: OrderWords = {
  asked: (question) => `Alla domanda “${question}”`,
  step: (occasion, wishes) => `${occasion}: ${wishes}`,
  next: 'poi',
  else: 'altrimenti',
  proposed: 'come proposto',
  ifOnly: (answer, rest) => `${answer} se non c’è altro che ${rest}`,
  or: 'o',
  and: 'e',
  askMe: 'se niente va bene, chiedimelo',
  uses: { once: 'Una volta', always: 'Sempre', times: (count) => `${count} volte` },
  until: { step: 'in questa fase', round: 'in questo round', game: 'in questa partita' },
  holds: (conditions) => `Decade se non vale: ${conditions}.`,
  compared: {
    '=': (what, value) => `“${what}” è ${value}`,
    '<=': (what, value) => `“${what}” è al massimo ${value}`,
    '>=': (what, value) => `“${what}” è almeno ${value}`,
  },
  possible: (answer) => `“${answer}” è possibile`,
  impossible: (answer) => `“${answer}” non è possibile`,
}
