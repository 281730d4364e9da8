import type { Catalogue } from '../../app/words.ts'
import type { OptionNotes } from '../room.ts'

export const optionNotes: Catalogue<OptionNotes> = {
  en: {
    setup:
      'Simple: the company tracks and starting tiles that suit a first game. Varied: tracks by chance, and everybody keeps one of two starting tiles.',
  },
  pt: {
    setup:
      'Simples: as trilhas das companhias e os tiles iniciais próprios para uma primeira partida. Variado: trilhas por sorteio, e cada um fica com um de dois tiles iniciais.',
  },
  it: {
    setup:
      'Semplice: i tracciati delle compagnie e le tessere iniziali adatti a una prima partita. Vario: tracciati a sorte, e ognuno tiene una di due tessere iniziali.',
  },
}
