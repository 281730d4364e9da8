import { type Cards, compileCards } from '../data/faces.ts'
import { packHash } from '../data/hash.ts'
import type { DataPack } from '../data/pack.ts'
import type { Task } from '../flow.ts'
import {
  COMPANIES,
  COMPANY,
  COUNTED_IDS,
  type Company,
  DISPLAY_COLUMNS,
  LETTER,
  LETTERS,
  type Letter,
  type Reward,
  START_TILE,
  type StartTile,
  TILES,
  TRACK,
  type Track,
} from '../ids.ts'
import type { Chosen } from '../options.ts'
import { type Books, compileBooks } from './books.ts'
import { compileMap, type RegionMap } from './map.ts'
import { type NamedReward, RewardList } from './rewards.ts'
import { compilePermanents, compileTracks, type PermanentBonuses, type TrackFace } from './tracks.ts'

export type { Face } from '../data/faces.ts'
export type { BookFace, StartTileFace } from './books.ts'
export type { NamedReward, RewardParts } from './rewards.ts'
export type { BonusSpace, PermanentBonuses, TrackFace } from './tracks.ts'

export interface Tier {
  readonly min: number
  readonly reward: Reward
}

/** Everything that is fixed for a game, shared by all its states: options and data made into tables. */
export interface Rules extends Cards, Books {
  readonly options: Chosen
  /** The fingerprint of the data: who draws the table knows by it what is printed. */
  readonly data: string
  /** Tasks by their number in the stack. */
  readonly tasks: readonly Task[]
  readonly players: number
  readonly laterGame: boolean
  readonly map: RegionMap
  readonly tracks: readonly TrackFace[]
  readonly permanents: readonly PermanentBonuses[]
  /** Tracks of the first game by company, and the first game's tiles by seat. */
  readonly firstTracks: readonly Track[]
  readonly firstTiles: readonly StartTile[]
  readonly rewards: readonly NamedReward[]
  /** Coins by company and column, from the space nearest the map. */
  readonly coins: readonly (readonly (readonly number[])[])[]
  /** By what is counted: the company it moves on and its tiers from the lowest. */
  readonly majorities: readonly { readonly company: Company; readonly tiers: readonly Tier[] }[]
  readonly tilePounds: readonly number[]
  readonly tileValue: readonly number[]
  readonly buySpacePounds: number
  readonly discardPlus: number
  readonly firstPlayerPoints: number
  readonly surcharge: readonly number[]
  readonly bookPrice: readonly number[]
  /** Of the six columns of the book display. */
  readonly bookColumnLetter: readonly Letter[]
  readonly bookColumnRound: readonly number[]
  /** Coins on the round track by round; none before round 2. */
  readonly roundCoins: readonly number[]
  readonly startingPounds: number
  readonly markers: number
  readonly diamondLast: number
  readonly diamondSlot: number
  readonly diamondOverflow: number
  readonly diamondPoints: readonly number[]
  /** Steps of the book track: 1 is the starting book, 2 the first book space. */
  readonly bookLast: number
  readonly bookSlot: number
  readonly bookOverflow: number
  readonly bookPoints: readonly number[]
  readonly noA: readonly boolean[]
  readonly flipPounds: number
  /** Rewards to choose from on a track's bonus space, by track and level. */
  readonly choices: readonly (readonly (readonly Reward[])[])[]
  /** Names of what the data name. */
  readonly ids: { readonly [kind: string]: readonly string[] }
}

export function compileRules(pack: DataPack, options: Chosen, tasks: readonly Task[]): Rules {
  const { players } = options
  const cards = compileCards(pack.cards)
  const list = new RewardList()
  const books = compileBooks(pack.books, pack.startingTiles, cards, list)
  const tracks = compileTracks(pack.tracks)
  const choices = tracks.map(({ id, spaces }) =>
    spaces.map((space, level) =>
      space?.gives.kind === 'choose'
        ? space.gives.options.map((option, i) => list.ofSpace(`${id} ${level} ${i + 1}`, option))
        : [],
    ),
  )
  const majorities = COUNTED_IDS.map((counted) => {
    const printed = pack.board.majorities.find((majority) => majority.counts === counted)!
    const company = COMPANY.of(printed.company)
    const tiers = printed.tiers.map(({ min, reward }, i) => ({
      min,
      reward: list.ofMajority(`${counted} ${i + 1}`, company, reward),
    }))
    return { company, tiers }
  })
  const map = compileMap(pack.map)
  return {
    options,
    data: packHash(pack),
    tasks,
    players,
    laterGame: options.setup === 'later',
    ...cards,
    ...books,
    map,
    tracks,
    permanents: compilePermanents(pack.tracks),
    choices,
    majorities,
    rewards: list.all,
    ...setUpOf(pack),
    ...boardOf(pack, players),
    ...playerBoardOf(pack),
    ids: {
      card: cards.faces.map(({ id }) => id),
      book: books.books.map(({ id }) => id),
      region: map.ids,
      start: books.startTiles.map(({ id }) => id),
      reward: list.all.map(({ id }) => id),
    },
  }
}

const setUpOf = ({ tracks, startingTiles }: DataPack) => ({
  firstTracks: COMPANIES.map((company) => TRACK.of(tracks.firstGame[company])),
  firstTiles: startingTiles.firstGame.tiles.map(
    (id) => START_TILE.all[startingTiles.tiles.findIndex((tile) => tile.id === id)],
  ),
})

function boardOf({ board, books }: DataPack, players: number) {
  const count = String(players) as '2' | '3' | '4'
  return {
    coins: COMPANIES.map((company) => board.bases[company].columns.map((column) => column.slice())),
    tilePounds: TILES.map((tile) => board.bonusTiles[tile].pounds),
    tileValue: TILES.map((tile) => board.bonusTiles[tile].value),
    buySpacePounds: board.buyCardSpace.pounds,
    discardPlus: board.discardCardSpace.plus,
    firstPlayerPoints: board.firstPlayerSpace.bookkeeping,
    surcharge: DISPLAY_COLUMNS.map((column) => board.columnSurcharge[column]),
    bookPrice: LETTERS.map((letter) => books.price[letter]),
    bookColumnLetter: board.bookColumns.map(({ letter }) => LETTER.of(letter)),
    bookColumnRound: board.bookColumns.map(({ round }) => round),
    roundCoins: [0, 0, ...board.roundCoins[count]],
    startingPounds: board.startingPounds.pounds,
    markers: board.bonusMarkers[count],
  }
}

function playerBoardOf({ playerBoard: { diamondTrack, bookTrack, flipBookPounds } }: DataPack) {
  return {
    diamondLast: diamondTrack.last,
    diamondSlot: diamondTrack.slotOpensAt,
    diamondOverflow: diamondTrack.overflowPounds,
    diamondPoints: lastPassed(diamondTrack.last, diamondTrack.points),
    bookLast: bookTrack.spaces + 1,
    bookSlot: bookTrack.slotOpensAt + 1,
    bookOverflow: bookTrack.overflowPounds,
    bookPoints: [0, ...lastPassed(bookTrack.spaces, bookTrack.points)],
    noA: [false, false, ...Array.from({ length: bookTrack.spaces }, (_, i) => bookTrack.noA.includes(i + 1))],
    flipPounds: flipBookPounds.pounds,
  }
}

/** The highest value printed at or before each space. */
function lastPassed(last: number, points: readonly { space: number; points: number }[]): number[] {
  return Array.from({ length: last + 1 }, (_, space) =>
    Math.max(0, ...points.filter((printed) => printed.space <= space).map((printed) => printed.points)),
  )
}
