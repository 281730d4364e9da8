import type { NewBuildingId } from '../../data/new-buildings.ts'
import type { NoblesBuildingId } from '../../data/nobles-buildings.ts'
import type { EditionId, ExpansionId, PieceId } from '../../ids.ts'
import type { Name, Noun } from '../catalogue.ts'
import { f, type Grammar, m, ms, WORKER } from './grammar.ts'

type AddedBuildings = Record<NewBuildingId | NoblesBuildingId, Name & Grammar>

export const ADDED_BUILDINGS: AddedBuildings = {
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
export const ADDED_BUILDINGS_1897: AddedBuildings = {
  ...ADDED_BUILDINGS,
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

export const PIECES: Record<PieceId, Noun & Grammar> = { worker: WORKER, noble: ms('nobile', 'nobili') }
export const PIECES_1897 = { ...PIECES, noble: ms('cittadino', 'cittadini') }

const EARLIER: Record<ExpansionId, Name & Grammar> = {
  'new-buildings': m('Nuovi Edifici'),
  nobles: m('I Nobili'),
  buccaneer: m('I Bucanieri'),
  festival: m('Il Festival'),
  'festival-cards': f('Carte del Festival'),
  achievements: m('Traguardi'),
}

export const EXPANSIONS: Record<EditionId, Record<ExpansionId, Name & Grammar>> = {
  classic: EARLIER,
  '2020': EARLIER,
  '1897': { ...EARLIER, nobles: m('Cittadini'), buccaneer: m('Il Contrabbandiere') },
}
