import type { Achievement } from '@quayside/puerto-rico/data/achievements'
import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { FESTIVAL_CARDS, type FestivalGoalId } from '@quayside/puerto-rico/data/festival'
import type { EditionId, PieceId, RoleId, TileId } from '@quayside/puerto-rico/ids'
import type { Names } from '@quayside/puerto-rico/words/catalogue'

/** Where things stand: by edition and section of its rulebook, and by chapter of our rulings; all of them in the reader's words. */

/** Chapters of the rulings, on either of their two pages, that decide something about a thing. */
export type Ruling =
  | 'settler'
  | 'mayor'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'storing'
  | 'end'
  | 'market'
  | 'new-buildings'
  | 'nobles'
  | 'buccaneer'
  | 'festival'
  | 'festival-cards'
  | 'achievements'
  | 'puertoma'

/** What sections and chapters are called. */
export interface SourceWords {
  readonly edition: Record<EditionId, string>
  readonly production: string
  readonly quarry: string
  /** A part of the box by its number there, Roman in 1897. */
  readonly expansion: (number: string) => string
  readonly abilities: string
  /** Not all cards are shown in the rulebook. */
  readonly transcriptions: string
  readonly rulings: string
  readonly ruling: Record<Ruling, string>
}

const ROLE_RULINGS: Partial<Record<RoleId, readonly Ruling[]>> = {
  settler: ['settler'],
  mayor: ['mayor'],
  craftsman: ['craftsman'],
  trader: ['trader'],
  captain: ['captain', 'storing'],
  buccaneer: ['buccaneer'],
}
const BUILDING_RULINGS: Partial<Record<string, readonly Ruling[]>> = {
  hacienda: ['settler'],
  'small-warehouse': ['storing'],
  'large-warehouse': ['storing'],
  factory: ['craftsman'],
  harbor: ['captain'],
  wharf: ['captain'],
  'customs-house': ['end'],
  aqueduct: ['new-buildings'],
  'forest-house': ['new-buildings'],
  'black-market': ['new-buildings'],
  storehouse: ['new-buildings'],
  guesthouse: ['new-buildings'],
  'trading-post': ['new-buildings'],
  'small-wharf': ['new-buildings'],
  lighthouse: ['new-buildings'],
  'specialty-factory': ['new-buildings'],
  library: ['new-buildings'],
  'union-hall': ['new-buildings'],
  'land-office': ['nobles'],
  'hunting-lodge': ['nobles'],
  'royal-supplier': ['nobles'],
  villa: ['nobles'],
  jeweler: ['market', 'nobles'],
}

export function sourcesIn(edition: EditionId, names: Names, said: SourceWords) {
  const at = (sections: readonly string[], ruled: readonly Ruling[] = []): string =>
    [said.edition[edition], ...sections].join(', ') +
    (ruled.length > 0 ? `; Quayside, ${said.rulings}: ${ruled.map((id) => said.ruling[id]).join(', ')}` : '')
  const roles = (...ids: RoleId[]) => ids.map((id) => names.roles[id].one)
  const expansion = (arabic: string, roman: string) => said.expansion(edition === '1897' ? roman : arabic)
  return {
    role: (id: RoleId) => at(roles(id === 'prospector2' ? 'prospector' : id), ROLE_RULINGS[id]),
    tile(id: TileId): string {
      if (id === 'forest') return at([names.buildings['forest-house'].one], ['new-buildings'])
      return id === 'quarry' ? at([...roles('settler'), said.quarry]) : at(roles('settler', 'craftsman'))
    },
    good: () => at(roles('craftsman', 'trader', 'captain')),
    building: ({ id, good }: BuildingData) =>
      at([good ? said.production : names.buildings[id as BuildingId].one], BUILDING_RULINGS[id]),
    piece: (id: PieceId) => (id === 'noble' ? at([expansion('2', 'II')], ['nobles']) : at(roles('mayor'))),
    goal: (goal: FestivalGoalId) =>
      FESTIVAL_CARDS.some(({ id }) => id === goal)
        ? at([said.expansion('V')], ['festival', 'festival-cards'])
        : at([expansion('4', 'IV')], ['festival']),
    achievement({ source }: Achievement): string {
      const section = said.expansion('VI')
      return at([source === 'rulebook' ? section : `${section}; ${said.transcriptions}`], ['achievements'])
    },
    ability: () => at([said.abilities], ['puertoma']),
  }
}
