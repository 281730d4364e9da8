import { catalogue } from '../../../app/words.ts'

/** What each of several costs or brings, one after the other; `same` where all are alike. */
const byTurn = <T>(numbers: readonly number[], same: (each: number) => T, one: (all: string) => T): T =>
  numbers.every((n) => n === numbers[0]) ? same(numbers[0]) : one(numbers.join(', '))

export const deckWords = catalogue({
  en: {
    title: 'Cooper’s cards',
    text: 'On his turn Cooper draws a card. It names a work area: he places a worker there, a special one if he has it, and does what the card says. His deck is made anew when it is empty.',
    decks: 'His strategy decides which cards are in it.',
    card: (area: string) => `Cooper’s card ${area}`,
    scores: (area: string, counted: string, costs: readonly number[], helm: readonly number[]) => {
      const price = byTurn(
        costs,
        (each) => `Each costs him ${each} stock`,
        (all) => `One after the other they cost him ${all} stock`,
      )
      const way = byTurn(
        helm,
        (each) => `his ship sails ${each} every time`,
        (all) => `his ship sails ${all}`,
      )
      return `Cooper works in area ${area} and pays stock for the next of these: ${counted}. ${price}, and ${way}.`
    },
    gathers: (area: string, stock: number) => `Cooper works in area ${area} and gathers ${stock} stock.`,
    withSpecial: (more: number) => `With a special worker he gathers ${more} more.`,
    tooDear: (stock: number, less: number) =>
      `A special worker makes it ${less} stock cheaper. If he cannot pay, or has all there is, he gathers ${stock} stock instead, with a special worker more.`,
    elsewhere: (area: string) =>
      `If he cannot place a worker there, he goes to area ${area} and does what the card of that area says; if he cannot place one there either, he draws again.`,
  },
  pt: {
    title: 'As cartas de Cooper',
    text: 'Na sua vez, Cooper compra uma carta. Ela indica uma área de trabalho: ele coloca ali um trabalhador, um especial se tiver, e faz o que a carta diz. Quando o baralho acaba, é refeito.',
    decks: 'A estratégia dele decide que cartas há no baralho.',
    card: (area: string) => `Carta ${area} de Cooper`,
    scores: (area: string, counted: string, costs: readonly number[], helm: readonly number[]) => {
      const price = byTurn(
        costs,
        (each) => `Cada um custa a ele ${each} de estoque`,
        (all) => `Um após o outro custam a ele ${all} de estoque`,
      )
      const way = byTurn(
        helm,
        (each) => `seu navio avança ${each} de cada vez`,
        (all) => `seu navio avança ${all}`,
      )
      return `Cooper trabalha na área ${area} e paga estoque pelo próximo destes: ${counted}. ${price}, e ${way}.`
    },
    gathers: (area: string, stock: number) => `Cooper trabalha na área ${area} e junta ${stock} de estoque.`,
    withSpecial: (more: number) => `Com um trabalhador especial, junta ${more} a mais.`,
    tooDear: (stock: number, less: number) =>
      `Com um trabalhador especial custa ${less} de estoque a menos. Se não puder pagar, ou já tiver tudo, junta ${stock} de estoque em vez disso, e mais com um trabalhador especial.`,
    elsewhere: (area: string) =>
      `Se não puder colocar um trabalhador ali, vai à área ${area} e faz o que diz a carta dela; se também não puder, compra outra carta.`,
  },
  it: {
    title: 'Le carte di Cooper',
    text: 'Al suo turno Cooper pesca una carta. Indica un’area di lavoro: vi mette un lavoratore, uno speciale se ce l’ha, e fa ciò che dice la carta. Quando il mazzo finisce, si rifà.',
    decks: 'La sua strategia decide quali carte ci sono.',
    card: (area: string) => `Carta ${area} di Cooper`,
    scores: (area: string, counted: string, costs: readonly number[], helm: readonly number[]) => {
      const price = byTurn(
        costs,
        (each) => `Ognuno gli costa ${each} di scorte`,
        (all) => `Uno dopo l’altro gli costano, in scorte, ${all}`,
      )
      const way = byTurn(
        helm,
        (each) => `la sua nave avanza ogni volta di ${each}`,
        (all) => `la sua nave avanza di ${all}`,
      )
      return `Cooper lavora nell’area ${area} e paga scorte per il prossimo di questi: ${counted}. ${price}, e ${way}.`
    },
    gathers: (area: string, stock: number) => `Cooper lavora nell’area ${area} e raccoglie ${stock} di scorte.`,
    withSpecial: (more: number) => `Con un lavoratore speciale ne raccoglie ${more} in più.`,
    tooDear: (stock: number, less: number) =>
      `Con un lavoratore speciale costa ${less} in meno. Se non può pagare, o ha già tutto, raccoglie invece ${stock} di scorte, e di più con un lavoratore speciale.`,
    elsewhere: (area: string) =>
      `Se non può mettervi un lavoratore, va nell’area ${area} e fa ciò che dice la sua carta; se non può nemmeno lì, pesca ancora.`,
  },
})
