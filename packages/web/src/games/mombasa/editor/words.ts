import { catalogue } from '../../../app/words.ts'
import type { EditorWords } from '../../../editor/editor.ts'

/** What the editor of Mombasa says besides: its groups of pieces, and where they can lie. */
export const words = catalogue<EditorWords>({
  en: {
    groups: { posts: 'Trading posts', hand: 'Hand', cards: 'Cards', books: 'Books', markers: 'Markers and tiles' },
    pieces: { marker: 'Bonus marker' },
    spots: {
      slot: 'Slot',
      pile: 'Resting pile',
      hand: 'Hand of',
      display: 'Display,',
      left: 'left',
      middle: 'middle',
      right: 'right',
      step: 'Book track, step',
      books: 'Book display',
      tiles: 'Tiles of',
    },
  },
  pt: {
    groups: { posts: 'Feitorias', hand: 'Mão', cards: 'Cartas', books: 'Livros', markers: 'Marcadores e tiles' },
    pieces: { marker: 'Marcador de bônus' },
    spots: {
      slot: 'Área',
      pile: 'Zona de repouso',
      hand: 'Mão de',
      display: 'Display,',
      left: 'esquerda',
      middle: 'meio',
      right: 'direita',
      step: 'Trilha de livros, posição',
      books: 'Display de livros',
      tiles: 'Tiles de',
    },
  },
  it: {
    groups: { posts: 'Empori', hand: 'Mano', cards: 'Carte', books: 'Libri', markers: 'Segnalini e tessere' },
    pieces: { marker: 'Segnalino bonus' },
    spots: {
      slot: 'Spazio azione',
      pile: 'Zona di riposo',
      hand: 'Mano di',
      display: 'Offerta,',
      left: 'sinistra',
      middle: 'centro',
      right: 'destra',
      step: 'Tracciato dei libri, posizione',
      books: 'Offerta dei libri',
      tiles: 'Tessere di',
    },
  },
})
