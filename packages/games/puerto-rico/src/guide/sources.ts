import type { BaseBuildingId, Building } from '../data/buildings.ts'
import type { EditionId, RoleId, TileId } from '../ids.ts'
import type { Names } from '../words/catalogue.ts'
import { NAMES as IT } from '../words/it/names.ts'
import { NAMES as PT } from '../words/pt/names.ts'

// Where things stand, by the rulebooks' own section names; the same in every language.

/** The names in the language of the edition's rulebook: its sections are called so. */
const RULEBOOK: Record<EditionId, Names> = { classic: PT.classic, '2020': IT['2020'], '1897': PT['1897'] }

const PRODUCTION: Record<EditionId, string> = {
  classic: 'Construções de produção',
  '2020': 'Edifici di produzione',
  '1897': 'Edifícios de Produção',
}
const QUARRY: Record<EditionId, string> = {
  classic: 'Desconto das Pedreiras',
  '2020': 'Sconto della Cava',
  '1897': 'Desconto pelas Pedreiras',
}

/** Chapters of the rulings that decide something about a thing. */
const ROLE_RULINGS: Partial<Record<RoleId, string>> = {
  settler: 'Settler',
  mayor: 'Mayor',
  craftsman: 'Craftsman',
  trader: 'Trader',
  captain: 'Captain, Storing',
}
const BUILDING_RULINGS: Partial<Record<string, string>> = {
  hacienda: 'Settler',
  'small-warehouse': 'Storing',
  'large-warehouse': 'Storing',
  factory: 'Craftsman',
  harbor: 'Captain',
  wharf: 'Captain',
  'customs-house': 'The end',
}

const ruled = (ruling: string | undefined): string => (ruling ? `; Quayside, rulings: ${ruling}` : '')

const phases = (edition: EditionId, roles: readonly RoleId[]): string =>
  `${edition}, ${roles.map((role) => RULEBOOK[edition].roles[role].one).join(', ')}`

export const roleSource = (edition: EditionId, role: RoleId): string =>
  phases(edition, [role === 'prospector2' ? 'prospector' : role]) + ruled(ROLE_RULINGS[role])

export const tileSource = (edition: EditionId, tile: TileId): string =>
  tile === 'quarry' ? `${phases(edition, ['settler'])}, ${QUARRY[edition]}` : phases(edition, ['settler', 'craftsman'])

export const goodSource = (edition: EditionId): string => phases(edition, ['craftsman', 'trader', 'captain'])

export const buildingSource = (edition: EditionId, { id, kind }: Building): string => {
  const section = kind === 'production' ? PRODUCTION[edition] : RULEBOOK[edition].buildings[id as BaseBuildingId].one
  return `${edition}, ${section}${ruled(BUILDING_RULINGS[id])}`
}
