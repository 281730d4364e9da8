import { expect, it } from 'vitest'
import { stumbles } from './grammar.ts'

/** The check itself: what it finds, and what it leaves alone. */

it.each([
  ['en', 'Ana takes 1 coins.', '1 coins'],
  ['en', 'Ana takes 2 coin.', '2 coin'],
  ['en', 'Ana lays a expansion card.', 'a ex'],
  ['pt', 'Ana pega 1 moedas.', '1 moedas'],
  ['pt', 'Ana pega 0 moedas.', '0 moedas'],
  ['pt', 'Ana pega 2 moeda.', '2 moeda'],
  ['pt', 'A trilha de o Cairo.', 'de o'],
  ['pt', 'Ana entra em a Bacia do Congo.', 'em a'],
  ['pt', 'Volta a a base.', 'a a'],
  ['pt', 'Só vale em este turno.', 'em este'],
  ['pt', 'Ana entra no porto de Lugar 2.', 'de Lugar 2'],
  ['it', 'Ana prende 1 monete.', '1 monete'],
  ['it', 'Ana prende 0 moneta.', '0 moneta'],
  ['it', 'Il tracciato di il Cairo.', 'di il C'],
  ['it', 'Ana va a il porto.', 'a il p'],
  ['it', 'Ana costruisce una isola.', 'una is'],
  ['it', 'Ana costruisce il edificio.', 'il ed'],
  ['it', 'Ana sceglie il spazio.', 'il spa'],
  ['it', 'Ana entra nel porto di Posto 2.', 'di Posto 2'],
  ['it', 'Ana paga 2 di di legno.', 'di di'],
  ['it', "Ana costruisce l'edificio.", "l'e"],
] as const)('finds in %s: %s', (language, sentence, found) => {
  expect(stumbles(language, sentence)).toContain(found)
})

it.each([
  ['en', 'You take 1 coin of 2 coins, and a unit costs an hour.'],
  [
    'pt',
    'Antes de os trabalhadores voltarem, você paga 1 moeda e 0 ponto em a3 e recebe 2 moedas no porto do Lugar 2.',
  ],
  ['it', 'Un posto è libero: l’isola va nello spazio 1, una in ogni zona, con 0 monete e 1 moneta dell’emporio.'],
] as const)('leaves alone in %s: %s', (language, sentence) => {
  expect(stumbles(language, sentence)).toEqual([])
})
