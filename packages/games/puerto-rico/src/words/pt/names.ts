import type { BuildingId } from '../../data/catalogue.ts'
import type { EditionId, GoodId, RoleId, TileId } from '../../ids.ts'
import type { Name, Names, Noun, Place, Term } from '../catalogue.ts'
import { ADDED_BUILDINGS, ADDED_BUILDINGS_1897, EXPANSIONS, PIECES, PIECES_1897 } from './expansion-names.ts'
import { f, fs, type Gender, m, ms } from './grammar.ts'

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
  ...ADDED_BUILDINGS,
}

const TERMS: Record<Term, Noun & Gender> = {
  field: PLANTATION,
  barrel: ms('barril', 'barris'),
  coin: ms('dobrão', 'dobrões'),
  building: fs('construção', 'construções'),
}

const PLACES: Record<Place, Name & Gender> = {
  supply: m('estoque geral'),
  'worker-ship': m('navio de trabalhadores'),
  'trading-house': f('Casa de Comércio'),
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
    buildings: {
      ...BUILDINGS,
      ...ADDED_BUILDINGS_1897,
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
    },
    terms: { field: ESTATE, barrel: ms('caixote'), coin: fs('moeda'), building: ms('edifício') },
    places: { ...PLACES, supply: f('reserva geral'), 'worker-ship': f('Agência de Empregos') },
    pieces: PIECES_1897,
    expansions: EXPANSIONS['1897'],
    privilege: f('vantagem'),
  },
}
