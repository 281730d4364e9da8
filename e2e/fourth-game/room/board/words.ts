import { catalogue } from '../../../../packages/web/src/app/words.ts'

export const WORDS = catalogue({
  en: {
    table: 'Table',
    stack: (left: number) => `Stack of ${left}`,
    stone: (n: string) => `Stone ${n}`,
    turn: 'a turn',
  },
  pt: { table: 'Mesa', stack: (left) => `Pilha de ${left}`, stone: (n) => `Pedra ${n}`, turn: 'uma vez' },
  it: { table: 'Tavolo', stack: (left) => `Pila di ${left}`, stone: (n) => `Sasso ${n}`, turn: 'un turno' },
})
