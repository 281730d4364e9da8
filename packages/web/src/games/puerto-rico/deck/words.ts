import { catalogue, counted } from '../../../app/words.ts'

const cards = {
  en: counted('en', 'card', 'cards'),
  pt: counted('pt', 'carta', 'cartas'),
  it: counted('it', 'carta', 'carte'),
}

export const deckWords = catalogue({
  en: {
    title: 'The Puertoma’s tie-break cards',
    text: (n: number) =>
      `A Puertoma draws only when its rules leave several choices that are equally good. The deck has ${cards.en(n)}; when all are drawn, they are shuffled. What has been drawn lies open at the table.`,
    card: (n: number) => `Tie-break card ${n}`,
    roles: (order: string) => `Of roles that are equally good, the Puertoma takes the first of these: ${order}.`,
    counts: (n: number) =>
      `Of other things that are equally good, it takes number ${n}, counted from the left; with fewer than ${n} the count goes round again.`,
  },
  pt: {
    title: 'As cartas de desempate do Puertoma',
    text: (n: number) =>
      `O Puertoma só compra uma carta quando suas regras deixam várias escolhas igualmente boas. O baralho tem ${cards.pt(n)}; quando todas tiverem saído, são embaralhadas. As que saíram ficam abertas na mesa.`,
    card: (n: number) => `Carta de desempate ${n}`,
    roles: (order: string) => `Entre funções igualmente boas, o Puertoma pega a primeira desta ordem: ${order}.`,
    counts: (n: number) =>
      `Entre outras coisas igualmente boas, pega a de número ${n}, contando da esquerda; se houver menos de ${n}, a contagem recomeça.`,
  },
  it: {
    title: 'Le carte spareggio del Puertoma',
    text: (n: number) =>
      `Il Puertoma pesca solo quando le sue regole lasciano più scelte ugualmente buone. Il mazzo ha ${cards.it(n)}; quando sono uscite tutte, si rimescolano. Quelle uscite restano scoperte sul tavolo.`,
    card: (n: number) => `Carta spareggio ${n}`,
    roles: (order: string) => `Tra ruoli ugualmente buoni, il Puertoma prende il primo di quest’ordine: ${order}.`,
    counts: (n: number) =>
      `Tra altre cose ugualmente buone prende la numero ${n}, contando da sinistra; se sono meno di ${n}, il conto ricomincia.`,
  },
})
