import type { NewBuildingId } from '../../data/new-buildings.ts'
import type { NoblesBuildingId } from '../../data/nobles-buildings.ts'
import type { EditionId, ExpansionId, PieceId } from '../../ids.ts'
import type { Name, Noun } from '../catalogue.ts'
import { f, type Gender, m, ms, WORKER } from './grammar.ts'

type AddedBuildings = Record<NewBuildingId | NoblesBuildingId, Name & Gender>

export const ADDED_BUILDINGS: AddedBuildings = {
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
export const ADDED_BUILDINGS_1897: AddedBuildings = {
  ...ADDED_BUILDINGS,
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

export const PIECES: Record<PieceId, Noun & Gender> = { worker: WORKER, noble: ms('nobre') }
export const PIECES_1897 = { ...PIECES, noble: ms('cidadão', 'cidadãos') }

const CLASSIC: Record<ExpansionId, Name & Gender> = {
  'new-buildings': f('Novas Construções'),
  nobles: m('Os Nobres'),
  buccaneer: m('Os Bucaneiros'),
  festival: m('O Festival'),
  'festival-cards': f('Cartas do Festival'),
  achievements: f('Conquistas'),
}
const NEW_BUILDINGS = m('Novos Edifícios')

export const EXPANSIONS: Record<EditionId, Record<ExpansionId, Name & Gender>> = {
  classic: CLASSIC,
  '2020': { ...CLASSIC, 'new-buildings': NEW_BUILDINGS },
  '1897': { ...CLASSIC, 'new-buildings': NEW_BUILDINGS, nobles: m('Cidadãos'), buccaneer: m('O Contrabandista') },
}
