import type { Names, Space } from '../catalogue.ts'
import { BOOKKEEPING_POINT, counted, DIAMOND_STEP, EXPANSION_POINT, masculine, mass, noun, toponym } from './grammar.ts'

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
    mombasa: toponym('Mombasa'),
    'cape-town': toponym('Cidade do Cabo', 'a'),
    'saint-louis': toponym('Saint-Louis'),
    cairo: toponym('Cairo', 'o'),
  },
  regions: {
    abyssinia: toponym('Abissínia', 'a'),
    angola: toponym('Angola'),
    bornu: toponym('Bornu', 'o'),
    'congo-basin': toponym('Bacia do Congo', 'a'),
    cyrenaica: toponym('Cirenaica', 'a'),
    fezzan: toponym('Fezzan', 'o'),
    'guinea-coast': toponym('Costa da Guiné', 'a'),
    kalahari: toponym('Kalahari', 'o'),
    karoo: toponym('Karoo', 'o'),
    katanga: toponym('Catanga', 'o'),
    kenya: toponym('Quênia', 'o'),
    kordofan: toponym('Cordofão', 'o'),
    'lake-chad': toponym('Lago Chade', 'o'),
    lunda: toponym('Lunda', 'a'),
    mauretania: toponym('Mauritânia', 'a'),
    mozambique: toponym('Moçambique'),
    namaqualand: toponym('Namaqualândia', 'a'),
    natal: toponym('Natal'),
    'red-sea-coast': toponym('Costa do Mar Vermelho', 'a'),
    senegambia: toponym('Senegâmbia', 'a'),
    somaliland: toponym('Somalilândia', 'a'),
    songhai: toponym('Songai', 'o'),
    tanganyika: toponym('Tanganica', 'o'),
    'upper-egypt': toponym('Alto Egito', 'o'),
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
  characters: {
    merchant: 'gosta de mercadorias',
    investor: 'gosta de companhias',
    bookkeeper: 'gosta de livros',
    jeweller: 'gosta de diamantes',
  },
}
