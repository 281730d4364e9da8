import type { Pitch } from '../room.ts'

export const pitch: Pitch = {
  minutes: [90, 150],
  weight: 4,
  says: {
    en: 'Back four companies and their posts. Plan in secret, keep your books.',
    pt: 'Aposte em quatro companhias e suas feitorias. Planeje em segredo, cuide dos livros.',
    it: 'Punta su quattro compagnie e i loro empori. Pianifica in segreto, tieni i libri.',
  },
}
