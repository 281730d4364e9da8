import type { Name, Noun } from '@quayside/kernel'
import type { CharacterId } from '../../characters.ts'
import type { BuildingId } from '../../data/catalogue.ts'
import type { EditionId, ExpansionId, GoodId, PieceId, RoleId, TileId } from '../../ids.ts'
import type { Names, Place, Term } from '../catalogue.ts'
import { WORKER } from './grammar.ts'

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
  forest: noun('forest'),
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
  buccaneer: name('Buccaneer'),
}

const BUILDINGS: Record<BuildingId, Name> = {
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
  aqueduct: name('Aqueduct'),
  'forest-house': name('Forest House'),
  'black-market': name('Black Market'),
  storehouse: name('Storehouse'),
  guesthouse: name('Guesthouse'),
  'trading-post': name('Trading Post'),
  church: name('Church'),
  'small-wharf': name('Small Wharf'),
  lighthouse: name('Lighthouse'),
  'specialty-factory': name('Specialty Factory'),
  library: name('Library'),
  'union-hall': name('Union Hall'),
  statue: name('Statue'),
  cloister: name('Cloister'),
  'land-office': name('Land Office'),
  chapel: name('Chapel'),
  'hunting-lodge': name('Hunting Lodge'),
  'zoning-office': name('Zoning Office'),
  'royal-supplier': name('Royal Supplier'),
  villa: name('Villa'),
  jeweler: name('Jeweler'),
  'royal-garden': name('Royal Garden'),
}

const BUILDINGS_1897: Record<BuildingId, Name> = {
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
  aqueduct: name('Canal'),
  'forest-house': name('Lumberyard'),
  'black-market': name('Hidden Market'),
  guesthouse: name('Cottage'),
  'trading-post': name('Merchant Post'),
  'specialty-factory': name('Distillery'),
  library: name('Press Center'),
  'union-hall': name('Assembly Hall'),
  statue: name('Monument'),
  cloister: name('Cathedral'),
  // Not the building that the other editions call so: that one is the Notary here.
  'land-office': name('Zoning Office'),
  'hunting-lodge': name('Park Administration'),
  'zoning-office': name('Notary'),
  'royal-supplier': name('Redemption Post'),
  villa: name('Country House'),
  jeweler: name('Large Tailor Shop'),
  'royal-garden': name('City Square'),
}

const TERMS: Record<Term, Noun> = {
  field: noun('plantation'),
  barrel: noun('barrel'),
  coin: noun('coin'),
  building: noun('building'),
}

const PLACES: Record<Place, Name> = {
  supply: name('supply'),
  'worker-ship': name('worker ship'),
  'trading-house': name('trading house'),
}

const PIECES: Record<PieceId, Noun> = { worker: WORKER, noble: noun('noble') }

const EXPANSIONS: Record<ExpansionId, Name> = {
  'new-buildings': name('New Buildings'),
  nobles: name('Nobles'),
  buccaneer: name('The Buccaneer'),
  festival: name('The Festival'),
  'festival-cards': name('Festival Cards'),
  achievements: name('Achievements'),
}

const CHARACTERS: Record<CharacterId, string> = {
  shipper: 'likes to ship',
  builder: 'likes to build',
  trader: 'likes to trade',
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
    pieces: PIECES,
    expansions: EXPANSIONS,
    privilege: name('privilege'),
    characters: CHARACTERS,
  },
  '2020': {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, 'estate'),
    roles: { ...ROLES, mayor: name('Foreman') },
    buildings: { ...BUILDINGS, 'indigo-plant': name('Large Indigo Plant'), 'sugar-mill': name('Large Sugar Mill') },
    terms: { ...TERMS, field: noun('estate') },
    places: { ...PLACES, 'worker-ship': name('recruitment hall') },
    pieces: PIECES,
    expansions: EXPANSIONS,
    privilege: name('privilege'),
    characters: CHARACTERS,
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
      buccaneer: name('Smuggler'),
    },
    buildings: BUILDINGS_1897,
    terms: { ...TERMS, field: noun('estate'), barrel: noun('crate') },
    places: { ...PLACES, 'worker-ship': name('employment agency') },
    pieces: { ...PIECES, noble: noun('citizen') },
    expansions: { ...EXPANSIONS, nobles: name('Citizens'), buccaneer: name('The Smuggler') },
    privilege: name('privilege'),
    characters: CHARACTERS,
  },
}
