import type { Names, Space } from '../catalogue.ts'
import { BOOKKEEPING_POINT, counted, DIAMOND_STEP, EXPANSION_POINT, masculine, mass, noun, place } from './grammar.ts'

const space = (one: string, on: string): Space => ({ one, on })
const tileSpace = (tile: string): Space => space(tile, `no espaço do ${tile}`)
const majority = (of: string): Space => space(`maioria ${of}`, `na maioria ${of}`)
const trackSpace = (ordinal: string, track: string): Space => {
  const one = `${ordinal} espaço de bônus da trilha ${track}`
  return space(one, `no ${one}`)
}
const PLUS_ONE = 'tile +1'
const BOOKKEEPER = 'tile de escriturário'
const MERCHANT = 'tile de mercador de diamantes'
const EXPANSION = 'tile de expansão'

export const NAMES: Names = {
  companies: {
    mombasa: place('Mombasa'),
    'cape-town': place('Cidade do Cabo', 'a'),
    'saint-louis': place('Saint-Louis'),
    cairo: place('Cairo', 'o'),
  },
  regions: {
    abyssinia: place('Abissínia', 'a'),
    angola: place('Angola'),
    bornu: place('Bornu', 'o'),
    'congo-basin': place('Bacia do Congo', 'a'),
    cyrenaica: place('Cirenaica', 'a'),
    fezzan: place('Fezzan', 'o'),
    'guinea-coast': place('Costa da Guiné', 'a'),
    kalahari: place('Kalahari', 'o'),
    karoo: place('Karoo', 'o'),
    katanga: place('Catanga', 'o'),
    kenya: place('Quênia', 'o'),
    kordofan: place('Cordofão', 'o'),
    'lake-chad': place('Lago Chade', 'o'),
    lunda: place('Lunda', 'a'),
    mauretania: place('Mauritânia', 'a'),
    mozambique: place('Moçambique'),
    namaqualand: place('Namaqualândia', 'a'),
    natal: place('Natal'),
    'red-sea-coast': place('Costa do Mar Vermelho', 'a'),
    senegambia: place('Senegâmbia', 'a'),
    somaliland: place('Somalilândia', 'a'),
    songhai: place('Songai', 'o'),
    tanganyika: place('Tanganica', 'o'),
    'upper-egypt': place('Alto Egito', 'o'),
  },
  counted: {
    banana: counted('de bananas', noun('banana')),
    cotton: mass('algodão'),
    coffee: mass('café'),
    expansion: counted('de expansão', EXPANSION_POINT),
  },
  tiles: {
    'plus-one': masculine(PLUS_ONE),
    'bookkeeper-tile': masculine(BOOKKEEPER),
    'merchant-tile': masculine(MERCHANT),
    'expansion-tile': masculine(EXPANSION),
  },
  spaces: {
    'first-player': space('primeiro jogador', 'no espaço do primeiro jogador'),
    'buy-card': space('comprar uma carta', 'no espaço de compra de carta'),
    'discard-card': space('descartar uma carta', 'no espaço de descarte de carta'),
    'plus-one': tileSpace(PLUS_ONE),
    'bookkeeper-tile': tileSpace(BOOKKEEPER),
    'merchant-tile': tileSpace(MERCHANT),
    'expansion-tile': tileSpace(EXPANSION),
    'majority-banana': majority('de bananas'),
    'majority-cotton': majority('de algodão'),
    'majority-coffee': majority('de café'),
    'majority-expansion': majority('de expansão'),
    'track-c-1': trackSpace('primeiro', 'C'),
    'track-c-2': trackSpace('segundo', 'C'),
    'track-d-1': trackSpace('primeiro', 'D'),
    'track-d-2': trackSpace('segundo', 'D'),
  },
  kinds: {
    banana: 'bananas',
    cotton: 'algodão',
    coffee: 'café',
    expansion: 'expansão',
    bookkeeper: 'escriturário',
    merchant: 'mercador de diamantes',
    share: 'quota',
  },
  parts: {
    pounds: 'libras',
    diamond: DIAMOND_STEP.other,
    bookkeeping: BOOKKEEPING_POINT.other,
    track: 'espaços na trilha da companhia',
  },
  columns: { left: 'coluna da esquerda', middle: 'coluna do meio', right: 'coluna da direita' },
  sources: {
    region: { one: 'região', by: 'por uma região' },
    book: { one: 'livro', by: 'pelo livro' },
    merchant: { one: 'mercador de diamantes', by: 'pelo mercador de diamantes' },
    majority: { one: 'maioria', by: 'pela maioria' },
    bookkeeping: { one: 'pontos de escrituração', by: 'por pontos de escrituração' },
    'diamond-end': { one: 'fim da trilha de diamantes', by: 'no fim da trilha de diamantes' },
    'book-end': { one: 'fim da trilha de escrituração', by: 'no fim da trilha de escrituração' },
    'bonus-space': { one: 'espaço de bônus', by: 'pelo espaço de bônus' },
  },
}
