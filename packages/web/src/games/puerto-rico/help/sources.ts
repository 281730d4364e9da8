import type { Achievement } from '@quayside/puerto-rico/data/achievements'
import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { FESTIVAL_CARDS, type FestivalGoalId } from '@quayside/puerto-rico/data/festival'
import type { EditionId, PieceId, RoleId, TileId } from '@quayside/puerto-rico/ids'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import { NAMES as IT } from '@quayside/puerto-rico/words/it/names'
import { NAMES as PT } from '@quayside/puerto-rico/words/pt/names'

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

const NOBLES: Record<EditionId, string> = { classic: '2ª Expansão', '2020': 'Espansione 2', '1897': 'Expansão II' }

/** Chapters of the rulings, on either of their two pages, that decide something about a thing. */
const ROLE_RULINGS: Partial<Record<RoleId, string>> = {
  settler: 'Settler',
  mayor: 'Mayor',
  craftsman: 'Craftsman',
  trader: 'Trader',
  captain: 'Captain, Storing',
  buccaneer: 'Buccaneer',
}
const BUILDING_RULINGS: Partial<Record<string, string>> = {
  hacienda: 'Settler',
  'small-warehouse': 'Storing',
  'large-warehouse': 'Storing',
  factory: 'Craftsman',
  harbor: 'Captain',
  wharf: 'Captain',
  'customs-house': 'The end',
  aqueduct: 'New Buildings',
  'forest-house': 'New Buildings',
  'black-market': 'New Buildings',
  storehouse: 'New Buildings',
  guesthouse: 'New Buildings',
  'trading-post': 'New Buildings',
  'small-wharf': 'New Buildings',
  lighthouse: 'New Buildings',
  'specialty-factory': 'New Buildings',
  library: 'New Buildings',
  'union-hall': 'New Buildings',
  'land-office': 'Nobles',
  'hunting-lodge': 'Nobles',
  'royal-supplier': 'Nobles',
  villa: 'Nobles',
  jeweler: 'Market, Nobles',
}

const ruled = (ruling: string | undefined): string => (ruling ? `; Quayside, rulings: ${ruling}` : '')

const phases = (edition: EditionId, roles: readonly RoleId[]): string =>
  `${edition}, ${roles.map((role) => RULEBOOK[edition].roles[role].one).join(', ')}`

export const roleSource = (edition: EditionId, role: RoleId): string =>
  phases(edition, [role === 'prospector2' ? 'prospector' : role]) + ruled(ROLE_RULINGS[role])

export const tileSource = (edition: EditionId, tile: TileId): string => {
  if (tile === 'forest') {
    return `${edition}, ${RULEBOOK[edition].buildings['forest-house'].one}${ruled('New Buildings')}`
  }
  if (tile === 'quarry') return `${phases(edition, ['settler'])}, ${QUARRY[edition]}`
  return phases(edition, ['settler', 'craftsman'])
}

export const goodSource = (edition: EditionId): string => phases(edition, ['craftsman', 'trader', 'captain'])

export const buildingSource = (edition: EditionId, { id, good }: BuildingData): string => {
  const section = good ? PRODUCTION[edition] : RULEBOOK[edition].buildings[id as BuildingId].one
  return `${edition}, ${section}${ruled(BUILDING_RULINGS[id])}`
}

export const pieceSource = (edition: EditionId, piece: PieceId): string =>
  piece === 'noble' ? `${edition}, ${NOBLES[edition]}${ruled('Nobles')}` : phases(edition, ['mayor'])

export const goalSource = (edition: EditionId, goal: FestivalGoalId): string => {
  if (FESTIVAL_CARDS.some(({ id }) => id === goal)) return `${edition}, Expansão V${ruled('Festival, Festival cards')}`
  return `${edition}, ${edition === '2020' ? 'Espansione 4' : 'Expansão IV'}${ruled('Festival')}`
}

/** Not all cards are shown in the rulebook. */
export const achievementSource = (edition: EditionId, { source }: Achievement): string =>
  `${edition}, Expansão VI${source === 'rulebook' ? '' : '; public transcriptions of the cards'}${ruled('Achievements')}`

export const abilitySource = (edition: EditionId): string =>
  `${edition}, Fichas de Habilidade do Puertoma${ruled('Puertoma')}`
