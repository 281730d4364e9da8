import { catalogue } from '../app/words.ts'

/** What links to these pages say; apart from them, so that only who follows one loads them. */
export const aboutLinks = catalogue({
  en: {
    games: 'About the games and their data',
    game: (title: string) => `About ${title}: rulebooks, rulings, component data`,
  },
  pt: {
    games: 'Sobre os jogos e seus dados',
    game: (title) => `Sobre ${title}: livros de regras, decisões, dados dos componentes`,
  },
  it: {
    games: 'Sui giochi e i loro dati',
    game: (title) => `Su ${title}: regolamenti, decisioni, dati dei componenti`,
  },
})
