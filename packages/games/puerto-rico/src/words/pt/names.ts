import type { Name, Noun } from '@quayside/kernel'
import type { CharacterId } from '../../characters.ts'
import type { BuildingId } from '../../data/catalogue.ts'
import type { EditionId, ExpansionId, GoodId, PieceId, RoleId, TileId } from '../../ids.ts'
import type { Names, Place, Term } from '../catalogue.ts'
import { f, fs, type Gender, m, ms, WORKER } from './grammar.ts'

const GOODS: Record<GoodId, Noun & Gender> = {
  corn: ms('milho'),
  indigo: ms('índigo'),
  sugar: ms('açúcar', 'açúcares'),
  tobacco: ms('tabaco'),
  coffee: ms('café'),
}
const GOODS_1897 = { ...GOODS, indigo: fs('fruta') }

const PLANTATION = fs('plantação', 'plantações')
const ESTATE = fs('propriedade')

const tiles = (goods: Record<GoodId, Noun>, field: Noun & Gender): Record<TileId, Noun & Gender> => {
  const of = (good: Noun) => ({ ...field, one: `${field.one} de ${good.one}`, other: `${field.other} de ${good.one}` })
  return {
    corn: of(goods.corn),
    indigo: of(goods.indigo),
    sugar: of(goods.sugar),
    tobacco: of(goods.tobacco),
    coffee: of(goods.coffee),
    quarry: fs('pedreira'),
    forest: fs('floresta'),
  }
}

const ROLES: Record<RoleId, Name & Gender> = {
  settler: m('Colono'),
  mayor: m('Prefeito'),
  builder: m('Construtor'),
  craftsman: m('Produtor'),
  trader: m('Comerciante'),
  captain: m('Capitão'),
  prospector: m('Minerador'),
  prospector2: m('Segundo Minerador'),
  buccaneer: m('Bucaneiro'),
}

const BUILDINGS: Record<BuildingId, Name & Gender> = {
  'small-indigo-plant': f('Fábrica de Índigo Pequena'),
  'small-sugar-mill': m('Engenho de Açúcar Pequeno'),
  'indigo-plant': f('Fábrica de Índigo Grande'),
  'sugar-mill': m('Engenho de Açúcar Grande'),
  'tobacco-storage': f('Secadora de Tabaco'),
  'coffee-roaster': f('Torrefadora de Café'),
  'small-market': m('Mercado Pequeno'),
  hacienda: f('Fazenda'),
  'construction-hut': f('Cabana de Construção'),
  'small-warehouse': m('Armazém Pequeno'),
  hospice: f('Hospedaria'),
  office: m('Escritório'),
  'large-market': m('Mercado Grande'),
  'large-warehouse': m('Armazém Grande'),
  factory: f('Manufatura'),
  university: f('Universidade'),
  harbor: m('Porto'),
  wharf: m('Cais'),
  'guild-hall': f('Corporação de Ofício'),
  residence: f('Residência'),
  fortress: m('Forte'),
  'customs-house': f('Alfândega'),
  'city-hall': f('Prefeitura'),
  aqueduct: m('Aqueduto'),
  'forest-house': f('Casa da Floresta'),
  'black-market': m('Mercado Negro'),
  storehouse: m('Depósito'),
  guesthouse: f('Pousada'),
  'trading-post': m('Posto de Comércio'),
  church: f('Igreja'),
  'small-wharf': m('Pequeno Cais'),
  lighthouse: m('Farol'),
  'specialty-factory': f('Fábrica Especializada'),
  library: f('Biblioteca'),
  'union-hall': m('Sindicato'),
  statue: f('Estátua'),
  cloister: m('Mosteiro'),
  'land-office': m('Cartório'),
  chapel: f('Capela'),
  'hunting-lodge': m('Alojamento de Caça'),
  'zoning-office': m('Departamento de Construção'),
  'royal-supplier': m('Fornecedor Real'),
  villa: f('Vila'),
  jeweler: f('Joalheria'),
  'royal-garden': m('Jardim Real'),
}

const BUILDINGS_1897: Record<BuildingId, Name & Gender> = {
  ...BUILDINGS,
  'small-indigo-plant': m('Estoque Pequeno de Fruta'),
  'small-sugar-mill': f('Usina Pequena de Açúcar'),
  'indigo-plant': m('Estoque Grande de Fruta'),
  'sugar-mill': f('Usina Grande de Açúcar'),
  'tobacco-storage': m('Armazém Grande de Tabaco'),
  'coffee-roaster': f('Fábrica Grande de Café'),
  'construction-hut': m('Pátio de Construção'),
  hospice: m('Hospital'),
  factory: f('Fábrica'),
  university: f('Escola'),
  'guild-hall': m('Corpo de Bombeiros'),
  fortress: f('Fortaleza'),
  aqueduct: m('Canal'),
  'forest-house': f('Madeireira'),
  'black-market': m('Mercado Oculto'),
  guesthouse: f('Choupana'),
  'trading-post': m('Posto dos Mercadores'),
  'small-wharf': m('Cais Pequeno'),
  'specialty-factory': f('Destilaria'),
  library: m('Centro de Imprensa'),
  'union-hall': f('Assembleia'),
  statue: m('Monumento'),
  cloister: f('Catedral'),
  'land-office': m('Escritório de Zoneamento'),
  'hunting-lodge': f('Administração do Parque'),
  'zoning-office': m('Tabelião'),
  'royal-supplier': m('Posto de Resgate'),
  villa: f('Casa de Campo'),
  jeweler: f('Alfaiataria Grande'),
  'royal-garden': f('Praça da Cidade'),
}

const TERMS: Record<Term, Noun & Gender> = {
  field: PLANTATION,
  barrel: ms('barril', 'barris'),
  coin: fs('moeda'),
  building: fs('construção', 'construções'),
}

const PLACES: Record<Place, Name & Gender> = {
  supply: m('estoque geral'),
  'worker-ship': m('navio de trabalhadores'),
  'trading-house': f('Casa de Comércio'),
}

const PIECES: Record<PieceId, Noun & Gender> = { worker: WORKER, noble: ms('nobre') }
const PIECES_1897 = { ...PIECES, noble: ms('cidadão', 'cidadãos') }

const CLASSIC: Record<ExpansionId, Name & Gender> = {
  'new-buildings': f('Novas Construções'),
  nobles: m('Os Nobres'),
  buccaneer: m('Os Bucaneiros'),
  festival: m('O Festival'),
  'festival-cards': f('Cartas do Festival'),
  achievements: f('Conquistas'),
}
const NEW_BUILDINGS = m('Novos Edifícios')

const EXPANSIONS: Record<EditionId, Record<ExpansionId, Name & Gender>> = {
  classic: CLASSIC,
  '2020': { ...CLASSIC, 'new-buildings': NEW_BUILDINGS },
  '1897': { ...CLASSIC, 'new-buildings': NEW_BUILDINGS, nobles: m('Cidadãos'), buccaneer: m('O Contrabandista') },
}

const CHARACTERS: Record<CharacterId, string> = {
  shipper: 'gosta de embarcar',
  builder: 'gosta de construir',
  trader: 'gosta de vender',
}

export const NAMES: Record<EditionId, Names<Gender>> = {
  classic: {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, PLANTATION),
    roles: ROLES,
    buildings: BUILDINGS,
    terms: TERMS,
    places: PLACES,
    pieces: PIECES,
    expansions: EXPANSIONS.classic,
    privilege: m('privilégio'),
    characters: CHARACTERS,
  },
  '2020': {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, ESTATE),
    roles: { ...ROLES, mayor: m('Encarregado') },
    buildings: { ...BUILDINGS, factory: f('Fábrica'), 'guild-hall': m('Salão da Guilda'), fortress: f('Fortaleza') },
    terms: { ...TERMS, field: ESTATE, building: ms('edifício') },
    places: { ...PLACES, supply: f('reserva'), 'worker-ship': f('Sala de Recrutamento') },
    pieces: PIECES,
    expansions: EXPANSIONS['2020'],
    privilege: f('vantagem'),
    characters: CHARACTERS,
  },
  '1897': {
    title: 'Puerto Rico 1897',
    goods: GOODS_1897,
    tiles: tiles(GOODS_1897, ESTATE),
    roles: {
      ...ROLES,
      settler: m('Cultivador'),
      mayor: m('Recrutador'),
      trader: m('Negociante'),
      prospector: m('Aventureiro'),
      prospector2: m('Segundo Aventureiro'),
      buccaneer: m('Contrabandista'),
    },
    buildings: BUILDINGS_1897,
    terms: { ...TERMS, field: ESTATE, barrel: ms('caixote'), building: ms('edifício') },
    places: { ...PLACES, supply: f('reserva geral'), 'worker-ship': f('Agência de Empregos') },
    pieces: PIECES_1897,
    expansions: EXPANSIONS['1897'],
    privilege: f('vantagem'),
    characters: CHARACTERS,
  },
}
