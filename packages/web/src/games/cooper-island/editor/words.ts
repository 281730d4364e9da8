import { catalogue } from '../../../app/words.ts'
import type { EditorWords } from '../../../editor/editor.ts'

/** What the editor of Cooper Island says besides: its groups of pieces, and where they can lie. */
export const words = catalogue<EditorWords>({
  en: {
    groups: {
      land: 'Landscapes',
      goods: 'Goods',
      pieces: 'Pieces',
      workers: 'Workers',
      sea: 'Boats, islands',
      cards: 'Building cards',
    },
    pieces: { statue: 'Statue' },
    spots: {
      storage: 'Storage of',
      market: 'Market of',
      cards: 'Cards of',
      landscape: 'the landscape',
      standing: 'what stands there',
    },
  },
  pt: {
    groups: {
      land: 'Terrenos',
      goods: 'Bens',
      pieces: 'Peças',
      workers: 'Trabalhadores',
      sea: 'Barcos, ilhas',
      cards: 'Cartas de construção',
    },
    pieces: { statue: 'Estátua' },
    spots: {
      storage: 'Estoque de',
      market: 'Mercado de',
      cards: 'Cartas de',
      landscape: 'o terreno',
      standing: 'o que está ali',
    },
  },
  it: {
    groups: {
      land: 'Paesaggi',
      goods: 'Beni',
      pieces: 'Pezzi',
      workers: 'Lavoratori',
      sea: 'Barche, isole',
      cards: 'Carte edificio',
    },
    pieces: { statue: 'Statua' },
    spots: {
      storage: 'Magazzino di',
      market: 'Mercato di',
      cards: 'Carte di',
      landscape: 'il paesaggio',
      standing: 'ciò che ci sta',
    },
  },
})
