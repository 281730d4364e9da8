import { catalogue } from '../../../app/words.ts'

/** Answers in few words, where the board shows the rest, and the groups they stand in. */
export const DOCK_WORDS = catalogue({
  en: {
    groups: { actions: 'Actions', markers: 'Markers', cards: 'Cards', tracks: 'Tracks', books: 'Books' },
    start: (tile: number) => `Starting tile ${tile}`,
    slot: (card: string, slot: number) => `${card}, slot ${slot}`,
    pile: (card: string, pile: number) => `${card}: pile ${pile}`,
    plusOne: (where: string) => `+1 on ${where}`,
    units: (n: number) => (n === 1 ? '1 unit' : `${n} units`),
    call: (pounds: number) => `call £${pounds}`,
    column: (where: string, column: number) => `${where}, column ${column}`,
    step: (step: number, what: string) => `Step ${step}: ${what}`,
  },
  pt: {
    groups: { actions: 'Ações', markers: 'Marcadores', cards: 'Cartas', tracks: 'Trilhas', books: 'Livros' },
    start: (tile) => `Tile inicial ${tile}`,
    slot: (card, slot) => `${card}, área ${slot}`,
    pile: (card, pile) => `${card}: zona ${pile}`,
    plusOne: (where) => `+1 em ${where}`,
    units: (n) => (n === 1 ? '1 unidade' : `${n} unidades`),
    call: (pounds) => `chamada £${pounds}`,
    column: (where, column) => `${where}, coluna ${column}`,
    step: (step, what) => `Posição ${step}: ${what}`,
  },
  it: {
    groups: { actions: 'Azioni', markers: 'Segnalini', cards: 'Carte', tracks: 'Tracciati', books: 'Libri' },
    start: (tile) => `Tessera iniziale ${tile}`,
    slot: (card, slot) => `${card}, spazio ${slot}`,
    pile: (card, pile) => `${card}: zona ${pile}`,
    plusOne: (where) => `+1 su ${where}`,
    units: (n) => `${n} unità`,
    call: (pounds) => `richiesta £${pounds}`,
    column: (where, column) => `${where}, colonna ${column}`,
    step: (step, what) => `Posizione ${step}: ${what}`,
  },
})
