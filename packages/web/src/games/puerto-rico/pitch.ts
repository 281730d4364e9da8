import type { Pitch } from '../room.ts'

export const pitch: Pitch = {
  minutes: [60, 120],
  weight: 3.5,
  says: {
    en: 'Choose roles, grow crops, ship them. Everybody profits, you a little more.',
    pt: 'Escolha funções, plante, embarque. Todos lucram, você um pouco mais.',
    it: 'Scegli ruoli, coltiva, spedisci. Ci guadagnano tutti, tu un po’ di più.',
  },
}
