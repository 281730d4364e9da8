import { type IdOf, kind, numbered } from '@quayside/kernel/box'
import { ACHIEVEMENTS } from './data/achievements.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { FESTIVAL_TASKS } from './data/festival.ts'
import { ABILITIES, TIE_BREAK_CARDS } from './data/puertoma.ts'
import { FIELD_SPACES, MOST_SHIPS, OPEN_TILES } from './sizes.ts'

export {
  EDITIONS,
  type EditionId,
  EXPANSION_IDS,
  type ExpansionId,
  MARKETS,
  type MarketId,
  PUERTOMA_LEVELS,
  type PuertomaLevel,
  VARIANTS,
  type VariantId,
} from './options.ts'

/** The vocabulary of the game: every kind of things, and the things of it that rules name. */

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type GoodId = (typeof GOODS)[number]
export const GOOD = kind('good', GOODS)
export type Good = IdOf<typeof GOOD>
export const [CORN, INDIGO, SUGAR, TOBACCO, COFFEE] = GOOD.all

/** What a field tile can be. The first five are plantations and share the goods' numbers; a forest is a plantation laid face down. */
export const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest'] as const
export type TileId = (typeof TILES)[number]
export const TILE = kind('tile', TILES)
export type Tile = IdOf<typeof TILE>
export const QUARRY = TILE.of('quarry')
export const FOREST = TILE.of('forest')
/** Those with a circle for a worker: all but forests. */
export const CIRCLE_TILES: readonly Tile[] = TILE.all.filter((tile) => tile !== FOREST)

/** The plantation of a good. Away from the islands a plantation is known by its good: open, face down, discarded or under a forest. */
export const plantationOf = (good: Good): Tile => good as number as Tile
/** The good that a plantation grows. */
export const goodOf = (plantation: Tile): Good => plantation as number as Good
export const isPlantation = (tile: Tile): boolean => tile < QUARRY

export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'prospector2',
  'buccaneer',
] as const
export type RoleId = (typeof ROLES)[number]
export const ROLE = kind('role', ROLES)
export type Role = IdOf<typeof ROLE>
export const [SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR2, BUCCANEER] = ROLE.all

/** Every building of the catalogue, all sets together. */
export const BUILDING = kind(
  'building',
  BUILDINGS.map(({ id }) => id),
)
export type Building = IdOf<typeof BUILDING>

/** What stands in a circle. */
export const PIECES = ['worker', 'noble'] as const
export type PieceId = (typeof PIECES)[number]
export const PIECE = kind('piece', PIECES)
export type Piece = IdOf<typeof PIECE>
export const [A_WORKER, A_NOBLE] = PIECE.all

/** A field space of an island, in the order in which they are filled. */
export const SPACE = numbered('space', FIELD_SPACES)
export type Space = IdOf<typeof SPACE>

/** A cargo ship by its place in the row; its capacity is in the rules. */
export const SHIP = numbered('ship', MOST_SHIPS)
export type Ship = IdOf<typeof SHIP>

/** A place of the open row, and the pile of face-down tiles under it; with one stack that is the first. */
export const PILE = numbered('pile', OPEN_TILES)
export type Pile = IdOf<typeof PILE>

/** How a tile comes to an island; it decides about forest and hospice. */
export const TILE_SOURCE = kind('tile-source', ['drawn', 'action', 'library', 'bought'])
export type TileSource = IdOf<typeof TILE_SOURCE>
export const [DRAWN, BY_ACTION, BY_LIBRARY, BOUGHT] = TILE_SOURCE.all

/** What the hospice must know of a seat's settler phase. */
export const HOSPICE_NOTE = kind('hospice-note', ['worker-taken', 'gained-tile', 'gained-forest'])
export const [WORKER_TAKEN, GAINED_TILE, GAINED_FOREST] = HOSPICE_NOTE.all

/** A way to trade beside selling, by its place in `Rules.deals`. */
export const DEAL = numbered('deal', 4)
export type DealId = IdOf<typeof DEAL>

/** Black market: what a building can be paid with, one of each. */
export const PAYMENT = kind('payment', ['piece', 'good', 'point'])
export const [PIECE_PAID, GOOD_PAID, POINT_PAID] = PAYMENT.all

/** Festival: the board's three goals, then the cards. */
export const GOAL = kind(
  'goal',
  FESTIVAL_TASKS.map(({ id }) => id),
)
export type Goal = IdOf<typeof GOAL>

export const ACHIEVEMENT = kind(
  'achievement',
  ACHIEVEMENTS.map(({ id }) => id),
)
export type AchievementCard = IdOf<typeof ACHIEVEMENT>

/** Puertoma: the tie-break cards, and the abilities of its four levels. */
export const TIE_BREAK = numbered('tie-break', TIE_BREAK_CARDS.length)
export type TieBreak = IdOf<typeof TIE_BREAK>
export const ABILITY = kind(
  'ability',
  ABILITIES.map(({ id }) => id),
)
export type Ability = IdOf<typeof ABILITY>
