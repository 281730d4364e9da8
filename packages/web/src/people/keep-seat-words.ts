import { catalogue } from '../app/words.ts'

export const keepSeatWords = catalogue({
  en: { keep: 'Only this browser knows your seat. Keep it on every device', away: 'No, thank you' },
  pt: { keep: 'Só este navegador conhece seu lugar. Guarde-o em todo aparelho', away: 'Agora não' },
  it: { keep: 'Solo questo browser conosce il tuo posto. Conservalo su ogni dispositivo', away: 'No, grazie' },
})
