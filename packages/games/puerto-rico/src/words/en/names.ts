import type { BaseBuildingId } from '../../data/buildings.ts'
import type { EditionId, GoodId, RoleId, TileId } from '../../ids.ts'
import type { Name, Names, Noun, Place, Term } from '../catalogue.ts'

const name = (one: string): Name => ({ one })
const noun = (one: string, other = `${one}s`): Noun => ({ one, other })
/** Goods are counted without an ending: 2 corn. */
const mass = (name: string): Noun => noun(name, name)

const GOODS: Record<GoodId, Noun> = {
  corn: mass('corn'),
  indigo: mass('indigo'),
  sugar: mass('sugar'),
  tobacco: mass('tobacco'),
  coffee: mass('coffee'),
}
const GOODS_1897 = { ...GOODS, indigo: mass('fruit') }

const tiles = (goods: Record<GoodId, Noun>, field: string): Record<TileId, Noun> => ({
  corn: noun(`${goods.corn.one} ${field}`),
  indigo: noun(`${goods.indigo.one} ${field}`),
  sugar: noun(`${goods.sugar.one} ${field}`),
  tobacco: noun(`${goods.tobacco.one} ${field}`),
  coffee: noun(`${goods.coffee.one} ${field}`),
  quarry: noun('quarry', 'quarries'),
})

const ROLES: Record<RoleId, Name> = {
  settler: name('Settler'),
  mayor: name('Mayor'),
  builder: name('Builder'),
  craftsman: name('Craftsman'),
  trader: name('Trader'),
  captain: name('Captain'),
  prospector: name('Prospector'),
  prospector2: name('Second Prospector'),
}

const BUILDINGS: Record<BaseBuildingId, Name> = {
  'small-indigo-plant': name('Small Indigo Plant'),
  'small-sugar-mill': name('Small Sugar Mill'),
  'indigo-plant': name('Indigo Plant'),
  'sugar-mill': name('Sugar Mill'),
  'tobacco-storage': name('Tobacco Storage'),
  'coffee-roaster': name('Coffee Roaster'),
  'small-market': name('Small Market'),
  hacienda: name('Hacienda'),
  'construction-hut': name('Construction Hut'),
  'small-warehouse': name('Small Warehouse'),
  hospice: name('Hospice'),
  office: name('Office'),
  'large-market': name('Large Market'),
  'large-warehouse': name('Large Warehouse'),
  factory: name('Factory'),
  university: name('University'),
  harbor: name('Harbor'),
  wharf: name('Wharf'),
  'guild-hall': name('Guild Hall'),
  residence: name('Residence'),
  fortress: name('Fortress'),
  'customs-house': name('Customs House'),
  'city-hall': name('City Hall'),
}

const TERMS: Record<Term, Noun> = {
  field: noun('plantation'),
  barrel: noun('barrel'),
  coin: noun('doubloon'),
  building: noun('building'),
}

const PLACES: Record<Place, Name> = {
  supply: name('supply'),
  'worker-ship': name('worker ship'),
  'trading-house': name('trading house'),
}

export const NAMES: Record<EditionId, Names> = {
  classic: {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, 'plantation'),
    roles: ROLES,
    buildings: BUILDINGS,
    terms: TERMS,
    places: PLACES,
    privilege: name('privilege'),
  },
  '2020': {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, 'estate'),
    roles: { ...ROLES, mayor: name('Foreman') },
    buildings: { ...BUILDINGS, 'indigo-plant': name('Large Indigo Plant'), 'sugar-mill': name('Large Sugar Mill') },
    terms: { ...TERMS, field: noun('estate') },
    places: { ...PLACES, 'worker-ship': name('recruitment hall') },
    privilege: name('privilege'),
  },
  '1897': {
    title: 'Puerto Rico 1897',
    goods: GOODS_1897,
    tiles: tiles(GOODS_1897, 'estate'),
    roles: {
      ...ROLES,
      settler: name('Planter'),
      mayor: name('Recruiter'),
      craftsman: name('Producer'),
      prospector: name('Adventurer'),
      prospector2: name('Second Adventurer'),
    },
    buildings: {
      ...BUILDINGS,
      'small-indigo-plant': name('Small Fruit Store'),
      'indigo-plant': name('Large Fruit Store'),
      'sugar-mill': name('Large Sugar Mill'),
      'tobacco-storage': name('Large Tobacco Store'),
      'coffee-roaster': name('Large Coffee Roaster'),
      'construction-hut': name('Construction Yard'),
      hospice: name('Hospital'),
      university: name('School'),
      'guild-hall': name('Fire Station'),
    },
    terms: { ...TERMS, field: noun('estate'), barrel: noun('crate'), coin: noun('coin') },
    places: { ...PLACES, 'worker-ship': name('employment agency') },
    privilege: name('privilege'),
  },
}
