import { catalogue } from '../../../app/words.ts'
import type { EditorWords } from '../../../editor/editor.ts'

/** What the editor of Puerto Rico says besides: its groups of pieces, and where they can lie. */
export const words = catalogue<EditorWords>({
  en: {
    groups: { tiles: 'Tiles', goods: 'Goods', people: 'People', buildings: 'Buildings' },
    spots: {
      island: 'Island of',
      city: 'City of',
      store: 'Goods of',
      spare: 'To spare:',
      row: 'Open row',
      pile: 'Pile',
      ship: 'Ship of',
      house: 'Trading house',
      workerShip: 'Worker ship',
      standing: 'who stands there',
    },
  },
  pt: {
    groups: { tiles: 'Peças', goods: 'Mercadorias', people: 'Pessoas', buildings: 'Construções' },
    spots: {
      island: 'Ilha de',
      city: 'Cidade de',
      store: 'Mercadorias de',
      spare: 'De sobra:',
      row: 'Peças à vista',
      pile: 'Pilha',
      ship: 'Navio de',
      house: 'Casa de comércio',
      workerShip: 'Navio de trabalhadores',
      standing: 'quem está ali',
    },
  },
  it: {
    groups: { tiles: 'Tessere', goods: 'Merci', people: 'Persone', buildings: 'Edifici' },
    spots: {
      island: 'Isola di',
      city: 'Città di',
      store: 'Merci di',
      spare: 'Di riserva:',
      row: 'Tessere scoperte',
      pile: 'Pila',
      ship: 'Nave da',
      house: 'Casa di commercio',
      workerShip: 'Nave dei lavoratori',
      standing: 'chi ci sta',
    },
  },
})
