import type { Names, Space } from '../catalogue.ts'
import {
  BOOKKEEPING_POINT,
  counted,
  DIAMOND_STEP,
  EXPANSION_POINT,
  feminine,
  il,
  land,
  mass,
  noun,
  region,
  town,
} from './grammar.ts'

const space = (one: string, on: string): Space => ({ one, on })
const tileSpace = (tile: string): Space => space(tile, `sulla casella della ${tile}`)
const majority = (of: string): Space => space(`maggioranza ${of}`, `sulla maggioranza ${of}`)
const trackSpace = (ordinal: string, track: string): Space => {
  const one = `${ordinal} casella bonus del tracciato ${track}`
  return space(one, `sulla ${one}`)
}
const PLUS_ONE = 'tessera +1'
const BOOKKEEPER = 'tessera contabile'
const MERCHANT = 'tessera mercante di diamanti'
const EXPANSION = 'tessera espansione'

export const NAMES: Names = {
  companies: {
    mombasa: town('Mombasa'),
    'cape-town': town('Città del Capo'),
    'saint-louis': town('Saint-Louis'),
    cairo: { one: 'Il Cairo', the: 'il Cairo', of: 'del Cairo' },
  },
  regions: {
    abyssinia: land('Abissinia', 'l’'),
    angola: land('Angola', 'l’'),
    bornu: il('Bornu'),
    'congo-basin': il('Bacino del Congo'),
    cyrenaica: land('Cirenaica', 'la '),
    fezzan: il('Fezzan'),
    'guinea-coast': region('Costa della Guinea', 'la ', 'nella '),
    kalahari: il('Kalahari'),
    karoo: il('Karoo'),
    katanga: il('Katanga'),
    kenya: land('Kenya', 'il '),
    kordofan: il('Kordofan'),
    'lake-chad': il('Lago Ciad'),
    lunda: region('Lunda', 'la ', 'nella '),
    mauretania: land('Mauritania', 'la '),
    mozambique: land('Mozambico', 'il '),
    namaqualand: il('Namaqualand'),
    natal: il('Natal'),
    'red-sea-coast': region('Costa del Mar Rosso', 'la ', 'nella '),
    senegambia: land('Senegambia', 'la '),
    somaliland: il('Somaliland'),
    songhai: il('Songhai'),
    tanganyika: il('Tanganica'),
    'upper-egypt': region('Alto Egitto', 'l’', 'nell’'),
  },
  counted: {
    banana: counted('di banane', noun('banana', 'banane')),
    cotton: mass('cotone'),
    coffee: mass('caffè'),
    expansion: counted('di espansione', EXPANSION_POINT),
  },
  tiles: {
    'plus-one': feminine(PLUS_ONE),
    'bookkeeper-tile': feminine(BOOKKEEPER),
    'merchant-tile': feminine(MERCHANT),
    'expansion-tile': feminine(EXPANSION),
  },
  spaces: {
    'first-player': space('primo giocatore', 'sulla casella del primo giocatore'),
    'buy-card': space('compra una carta', 'sulla casella per l’acquisto di una carta'),
    'discard-card': space('scarta una carta', 'sulla casella per lo scarto di una carta'),
    'plus-one': tileSpace(PLUS_ONE),
    'bookkeeper-tile': tileSpace(BOOKKEEPER),
    'merchant-tile': tileSpace(MERCHANT),
    'expansion-tile': tileSpace(EXPANSION),
    'majority-banana': majority('di banane'),
    'majority-cotton': majority('di cotone'),
    'majority-coffee': majority('di caffè'),
    'majority-expansion': majority('di espansione'),
    'track-c-1': trackSpace('prima', 'C'),
    'track-c-2': trackSpace('seconda', 'C'),
    'track-d-1': trackSpace('prima', 'D'),
    'track-d-2': trackSpace('seconda', 'D'),
  },
  kinds: {
    banana: 'banane',
    cotton: 'cotone',
    coffee: 'caffè',
    expansion: 'espansione',
    bookkeeper: 'contabile',
    merchant: 'mercante di diamanti',
    share: 'quota',
  },
  parts: {
    pounds: 'sterline',
    diamond: DIAMOND_STEP.other,
    bookkeeping: BOOKKEEPING_POINT.other,
    track: 'passi sul tracciato della compagnia',
  },
  columns: { left: 'colonna sinistra', middle: 'colonna centrale', right: 'colonna destra' },
  sources: {
    region: { one: 'regione', by: 'per una regione' },
    book: { one: 'libro', by: 'per il libro' },
    merchant: { one: 'mercante di diamanti', by: 'dal mercante di diamanti' },
    majority: { one: 'maggioranza', by: 'per la maggioranza' },
    bookkeeping: { one: 'punti contabilità', by: 'per i punti contabilità' },
    'diamond-end': { one: 'fine del tracciato dei diamanti', by: 'alla fine del tracciato dei diamanti' },
    'book-end': { one: 'fine del tracciato contabile', by: 'alla fine del tracciato contabile' },
    'bonus-space': { one: 'casella bonus', by: 'per la casella bonus' },
  },
  characters: {
    merchant: 'ama le merci',
    investor: 'ama le compagnie',
    bookkeeper: 'ama i libri contabili',
    jeweller: 'ama i diamanti',
  },
}
