import type { Pitch } from '../room.ts'

export const pitch: Pitch = {
  minutes: [75, 150],
  weight: 4.5,
  says: {
    en: 'Raise your peninsula tile upon tile, and sail around the island first.',
    pt: 'Erga sua península peça sobre peça e seja o primeiro a contornar a ilha.',
    it: 'Innalza la tua penisola tessera su tessera e gira per primo intorno all’isola.',
  },
}
