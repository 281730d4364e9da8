import { catalogue, counted } from '../../../app/words.ts'

const spaces = {
  en: counted('en', 'space is', 'spaces are'),
  pt: counted('pt', 'espaço livre', 'espaços livres'),
  it: counted('it', 'spazio libero', 'spazi liberi'),
}

/** What the story says of why something mattered. */
export const storyWords = catalogue({
  en: {
    shipTakes: (good: string, mine: number, free: number) =>
      `You have ${mine} ${good} too: ${spaces.en(free)} free on that ship.`,
    shipFull: (good: string, mine: number) => `That ship is full: your ${mine} ${good} will not go aboard.`,
    houseHas: (good: string, office: string) =>
      `${good} lies in the trading house now: yours sells there only with the ${office}.`,
    houseFull: (good: string, mine: number) =>
      `The trading house is full: your ${mine} ${good} cannot be sold there now.`,
    lastOne: 'It was the last one: none is left for you.',
    noneLeft: (good: string) => `No ${good} is left in the supply.`,
  },
  pt: {
    shipTakes: (good: string, mine: number, free: number) =>
      `Você também tem ${mine} de ${good}: há ${spaces.pt(free)} nesse navio.`,
    shipFull: (good: string, mine: number) =>
      `Esse navio está cheio: o que você tem de ${good} (${mine}) não embarca nele.`,
    houseHas: (good: string, office: string) =>
      `${good}: já está na Casa de Comércio. O seu só se vende ali com o ${office}.`,
    houseFull: (good: string, mine: number) =>
      `A Casa de Comércio está cheia: o que você tem de ${good} (${mine}) não pode ser vendido ali agora.`,
    lastOne: 'Não há mais: para você não sobrou.',
    noneLeft: (good: string) => `Não resta ${good} na reserva.`,
  },
  it: {
    shipTakes: (good: string, mine: number, free: number) =>
      `Anche tu hai ${mine} di ${good}: ${spaces.it(free)} su quella nave.`,
    shipFull: (good: string, mine: number) => `Quella nave è piena: ciò che hai di ${good} (${mine}) non ci sta più.`,
    houseHas: (good: string, office: string) =>
      `${good}: è già nella Casa di Commercio. Il tuo vi si vende solo con l’${office}.`,
    houseFull: (good: string, mine: number) =>
      `La Casa di Commercio è piena: ciò che hai di ${good} (${mine}) ora non si può vendere lì.`,
    lastOne: 'Non ce ne sono più: per te non ne resta.',
    noneLeft: (good: string) => `Nella riserva non resta ${good}.`,
  },
})
