import { ranked, type Score, type ScoreLine, type Seat, type Viewer } from '@quayside/kernel'
import { type Kept, partsOf } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import type { EndBonus } from './data/buildings.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { isOver } from './flow.ts'
import { CIRCLE_TILES, TILE } from './ids.ts'
import { noblesOf } from './pieces.ts'
import { isAutoma, occupied, seatsOf, sparePieces, totalGoods } from './state.ts'

const { seats: player } = box

/**
 * Points: chips (and points on paper), the points printed on buildings, and the bonuses of occupied large buildings. Ties go to coins plus
 * goods; who is still equal shares the victory.
 * Source: classic, O fim do jogo; 2020, Fine del gioco; 1897, Encerrando a partida. Shared victory in all editions: our rulings.
 * Expansions add lines of their own.
 */
export function score(s: State, viewer: Viewer, kept?: Kept): readonly Score[] {
  const shown = partsOf(box, s, kept)
  const all = shown.all('scores', () => allScores(s))
  const covered = shown.table('covered lines', [], () => coveredLines(s))
  if (viewer === 'referee' || isOver(s) || covered.length === 0) return all
  return all.map((full, seat) =>
    seat === viewer
      ? shown.allOfSeat('own score', seat, () => ownScore(full))
      : shown.allOfSeat('covered score', seat, () => coveredScore(full, covered)),
  )
}

const allScores = (s: State): Score[] =>
  ranked(seatsOf(s).map((seat) => ({ seat, lines: lines(s, seat), tiebreak: tiebreak(s, seat) })))

const tiebreak = (s: State, seat: Seat): number => player.coins(s, seat) + totalGoods(s, seat)

/** One's own points are known, one's rank is not while others' chips are covered. */
const ownScore = ({ seat, lines, total, tiebreak }: Score): Score => ({ seat, lines, total, tiebreak })

/** Others' chips are covered, unless agreed otherwise, and with them whatever counts chips. */
function coveredLines({ rules }: State): string[] {
  const covered = rules.parts.flatMap((part) => part.coveredLines ?? [])
  return rules.openScores ? covered : [...covered, 'chips', 'customs-house']
}

const coveredScore = ({ seat, lines, tiebreak }: Score, covered: readonly string[]): Score => ({
  seat,
  lines: lines.filter(({ what }) => !covered.includes(what)),
  tiebreak,
})

function lines(s: State, seat: Seat): ScoreLine[] {
  const { rules } = s
  const found: ScoreLine[] = [
    { what: 'chips', points: player.vp(s, seat) },
    { what: 'buildings', points: buildingPoints(s, seat) },
  ]
  for (const { building, value } of rules.effects.endBonus) {
    if (occupied(s, seat, building)) found.push({ what: value, points: END_BONUS[value](s, seat) })
  }
  for (const { scoreLines } of rules.parts) if (scoreLines) found.push(...scoreLines(s, seat))
  return found
}

const buildingPoints = (s: State, seat: Seat): number =>
  player.city.all(s, seat).reduce((sum, building) => sum + BUILDINGS[building].vp, 0)

/** All of a seat's workers: on tiles, in buildings and spare, nobles included. */
export function workersOf(s: State, seat: Seat): number {
  if (isAutoma(s, seat)) return s.rules.automa?.workers(s, seat) ?? 0
  let workers = sparePieces(s, seat)
  for (const tile of CIRCLE_TILES) workers += player.worked(s, seat, tile)
  for (let i = 0; i < player.city.size(s, seat); i++) workers += player.staff(s, seat, player.city(s, seat, i))
  return workers
}

/** Source: classic, Construções comerciais grandes; 2020, Edifici commerciali grandi; 1897, Edifícios comerciais expandidos. */
export const END_BONUS: Record<EndBonus, (s: State, seat: Seat) => number> = {
  /** 1 for each small, 2 for each large production building, occupied or not. */
  'guild-hall': (s, seat) =>
    player.city.all(s, seat).reduce((sum, building) => {
      const { kind, size } = BUILDINGS[building]
      return kind === 'production' ? sum + (size === 'small' ? 1 : 2) : sum
    }, 0),
  /** 4 for up to nine filled field spaces, then 5, 6 and 7. */
  residence: (s, seat) => Math.max(4, player.fieldsUsed(s, seat) - 5),
  /** 1 for every three workers. */
  fortress: (s, seat) => Math.floor(workersOf(s, seat) / 3),
  /** 1 for every four points in chips, those on paper included. */
  'customs-house': (s, seat) => Math.floor(player.vp(s, seat) / 4),
  /** 1 for each commercial building, itself included. */
  'city-hall': (s, seat) =>
    player.city.all(s, seat).filter((building) => BUILDINGS[building].kind === 'commercial').length,
  /** 1, 3, 6 or 10 for sets of three equal tiles, quarries and forests too. */
  cloister(s, seat) {
    let sets = 0
    for (let tile = TILE.first; tile < TILE.size; tile++) sets += Math.floor(player.tiles(s, seat, tile) / 3)
    return CLOISTER_POINTS[sets]
  },
  /** 1 for each noble, beside the point that every noble is worth. */
  'royal-garden': noblesOf,
}

const CLOISTER_POINTS = [0, 1, 3, 6, 10]
