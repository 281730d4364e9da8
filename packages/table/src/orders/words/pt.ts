import type { OrderWords } from './catalogue.ts'

export const pt: OrderWords = {
  asked: (question) => `Quando a pergunta for “${question}”`,
  step: (occasion, wishes) => `${occasion}: ${wishes}`,
  next: 'depois',
  else: 'senão',
  proposed: 'como proposto',
  ifOnly: (answer, rest) => `${answer} se não houver nada além de ${rest}`,
  or: 'ou',
  and: 'e',
  askMe: 'se nada servir, pergunte-me',
  uses: { once: 'Uma vez', always: 'Sempre', times: (count) => `${count} vezes` },
  until: { step: 'nesta fase', round: 'nesta rodada', game: 'nesta partida' },
  holds: (conditions) => `Caduca se não valer: ${conditions}.`,
  compared: {
    '=': (what, value) => `“${what}” é ${value}`,
    '<=': (what, value) => `“${what}” é no máximo ${value}`,
    '>=': (what, value) => `“${what}” é no mínimo ${value}`,
  },
  possible: (answer) => `“${answer}” é possível`,
  impossible: (answer) => `“${answer}” não é possível`,
}
