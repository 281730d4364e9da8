import type { Name, Noun } from '@quayside/kernel'
import type { CharacterId } from '../../characters.ts'
import type { BuildingId } from '../../data/catalogue.ts'
import type { EditionId, ExpansionId, GoodId, PieceId, RoleId, TileId } from '../../ids.ts'
import type { Names, Place, Term } from '../catalogue.ts'
import { f, fs, type Grammar, m, ms, WORKER } from './grammar.ts'

const GOODS: Record<GoodId, Noun & Grammar> = {
  corn: ms('mais', 'mais'),
  indigo: ms('indaco', 'indachi'),
  sugar: ms('zucchero', 'zuccheri'),
  tobacco: ms('tabacco', 'tabacchi'),
  coffee: ms('caffè', 'caffè'),
}
const GOODS_1897 = { ...GOODS, indigo: fs('frutta', 'frutta') }

const PLANTATION = fs('piantagione', 'piantagioni')
const HOLDING = ms('possedimento', 'possedimenti')
const ESTATE = fs('tenuta', 'tenute')

const tiles = (goods: Record<GoodId, Noun>, field: Noun & Grammar): Record<TileId, Noun & Grammar> => {
  const of = (good: Noun) => ({ ...field, one: `${field.one} di ${good.one}`, other: `${field.other} di ${good.one}` })
  return {
    corn: of(goods.corn),
    indigo: of(goods.indigo),
    sugar: of(goods.sugar),
    tobacco: of(goods.tobacco),
    coffee: of(goods.coffee),
    quarry: fs('cava', 'cave'),
    forest: fs('foresta', 'foreste'),
  }
}

const ROLES: Record<RoleId, Name & Grammar> = {
  settler: m('Colono'),
  mayor: m('Sindaco'),
  builder: m('Costruttore'),
  craftsman: m('Artigiano'),
  trader: m('Mercante'),
  captain: m('Capitano'),
  prospector: m('Cercatore'),
  prospector2: m('Secondo Cercatore'),
  buccaneer: m('Bucaniere'),
}

const BUILDINGS: Record<BuildingId, Name & Grammar> = {
  'small-indigo-plant': f('Piccola Tintoria di Indaco'),
  'small-sugar-mill': m('Piccolo Zuccherificio'),
  'indigo-plant': f('Tintoria di Indaco'),
  'sugar-mill': m('Zuccherificio'),
  'tobacco-storage': m('Deposito di Tabacco'),
  'coffee-roaster': f('Torrefazione di Caffè'),
  'small-market': m('Piccolo Mercato'),
  hacienda: f('Hacienda'),
  'construction-hut': f('Capanna di Costruzione'),
  'small-warehouse': m('Piccolo Magazzino'),
  hospice: m('Ospizio'),
  office: m('Ufficio'),
  'large-market': m('Grande Mercato'),
  'large-warehouse': m('Grande Magazzino'),
  factory: f('Fabbrica'),
  university: f('Università'),
  harbor: m('Porto'),
  wharf: m('Molo'),
  'guild-hall': f('Sala della Gilda'),
  residence: f('Residenza'),
  fortress: f('Fortezza'),
  'customs-house': f('Dogana'),
  'city-hall': m('Municipio'),
  aqueduct: m('Acquedotto'),
  'forest-house': f('Capanna nel Bosco'),
  'black-market': m('Mercato Nero'),
  storehouse: m('Deposito'),
  guesthouse: m('Albergo'),
  'trading-post': f('Stazione Commerciale'),
  church: f('Chiesa'),
  'small-wharf': m('Piccolo Molo'),
  lighthouse: m('Faro'),
  'specialty-factory': f('Fabbrica Specializzata'),
  library: f('Biblioteca'),
  'union-hall': f('Casa delle Unioni'),
  statue: f('Statua'),
  cloister: m('Convento'),
  'land-office': m('Ufficio Territoriale'),
  chapel: f('Cappella'),
  'hunting-lodge': f('Casa di Caccia'),
  'zoning-office': m('Ufficio di Zona'),
  'royal-supplier': m('Fornitore Reale'),
  villa: f('Villa'),
  jeweler: m('Gioielliere'),
  'royal-garden': m('Giardino Reale'),
}

const BUILDINGS_1897: Record<BuildingId, Name & Grammar> = {
  ...BUILDINGS,
  'small-indigo-plant': m('Piccolo Deposito di Frutta'),
  'indigo-plant': m('Grande Deposito di Frutta'),
  'sugar-mill': m('Grande Zuccherificio'),
  'tobacco-storage': m('Grande Deposito di Tabacco'),
  'coffee-roaster': f('Grande Fabbrica di Caffè'),
  hacienda: f('Fattoria'),
  'construction-hut': m('Cantiere Edile'),
  hospice: m('Ospedale'),
  university: f('Scuola'),
  'guild-hall': f('Caserma dei Pompieri'),
  aqueduct: m('Canale'),
  'forest-house': f('Segheria'),
  'black-market': m('Mercato Clandestino'),
  guesthouse: m('Casolare'),
  'trading-post': m('Posto dei Mercanti'),
  'specialty-factory': f('Distilleria'),
  library: m('Centro Stampa'),
  'union-hall': f('Assemblea'),
  statue: m('Monumento'),
  cloister: f('Cattedrale'),
  'land-office': m('Ufficio Urbanistico'),
  'hunting-lodge': f('Amministrazione del Parco'),
  'zoning-office': m('Notaio'),
  'royal-supplier': m('Posto di Riscatto'),
  villa: f('Casa di Campagna'),
  jeweler: f('Grande Sartoria'),
  'royal-garden': f('Piazza della Città'),
}

const TERMS: Record<Term, Noun & Grammar> = {
  field: PLANTATION,
  barrel: ms('barile', 'barili'),
  coin: fs('moneta', 'monete'),
  building: ms('edificio', 'edifici'),
}

const PLACES: Record<Place, Name & Grammar> = {
  supply: f('riserva'),
  'worker-ship': f('nave dei lavoratori'),
  'trading-house': f('Casa di Commercio'),
}

const PIECES: Record<PieceId, Noun & Grammar> = { worker: WORKER, noble: ms('nobile', 'nobili') }
const PIECES_1897 = { ...PIECES, noble: ms('cittadino', 'cittadini') }

const EARLIER: Record<ExpansionId, Name & Grammar> = {
  'new-buildings': m('Nuovi Edifici'),
  nobles: m('I Nobili'),
  buccaneer: m('I Bucanieri'),
  festival: m('Il Festival'),
  'festival-cards': f('Carte del Festival'),
  achievements: m('Traguardi'),
}

const EXPANSIONS: Record<EditionId, Record<ExpansionId, Name & Grammar>> = {
  classic: EARLIER,
  '2020': EARLIER,
  '1897': { ...EARLIER, nobles: m('Cittadini'), buccaneer: m('Il Contrabbandiere') },
}

const CHARACTERS: Record<CharacterId, string> = {
  shipper: 'ama spedire',
  builder: 'ama costruire',
  trader: 'ama commerciare',
}

export const NAMES: Record<EditionId, Names<Grammar>> = {
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
    privilege: m('privilegio'),
    characters: CHARACTERS,
  },
  '2020': {
    title: 'Puerto Rico',
    goods: GOODS,
    tiles: tiles(GOODS, HOLDING),
    roles: { ...ROLES, mayor: m('Caposquadra') },
    buildings: {
      ...BUILDINGS,
      'small-indigo-plant': f('Piccola Piantagione di Indaco'),
      'indigo-plant': f('Grande Piantagione di Indaco'),
      'sugar-mill': m('Grande Zuccherificio'),
      'tobacco-storage': m('Magazzino del Tabacco'),
      'coffee-roaster': f('Fabbrica di Torrefazione'),
      harbor: m('Bacino di Attracco'),
      'customs-house': f('Casa delle Dogane'),
    },
    terms: { ...TERMS, field: HOLDING },
    places: { ...PLACES, 'worker-ship': f('Sala di Reclutamento') },
    pieces: PIECES,
    expansions: EXPANSIONS['2020'],
    privilege: m('vantaggio'),
    characters: CHARACTERS,
  },
  '1897': {
    title: 'Puerto Rico 1897',
    goods: GOODS_1897,
    tiles: tiles(GOODS_1897, ESTATE),
    roles: {
      ...ROLES,
      settler: m('Coltivatore'),
      mayor: m('Reclutatore'),
      craftsman: m('Produttore'),
      trader: m('Negoziante'),
      prospector: m('Avventuriero'),
      prospector2: m('Secondo Avventuriero'),
      buccaneer: m('Contrabbandiere'),
    },
    buildings: BUILDINGS_1897,
    terms: { ...TERMS, field: ESTATE, barrel: fs('cassa', 'casse') },
    places: { ...PLACES, 'worker-ship': f('Agenzia di Collocamento') },
    pieces: PIECES_1897,
    expansions: EXPANSIONS['1897'],
    privilege: m('vantaggio'),
    characters: CHARACTERS,
  },
}
