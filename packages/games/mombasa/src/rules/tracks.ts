import type { BonusSpaceGives, TrackBonus, TrackData, TracksData } from '../data/pack.ts'
import { BOARD_A, BOARD_B, GOOD, GOODS, LEVELS, sidesOf, TRACK, TRACKS, type Track } from '../ids.ts'

export interface TrackFace {
  readonly id: string
  readonly last: number
  /** Shares by space, what was passed included. */
  readonly shares: readonly number[]
  /** Pounds to pay for entering a space; 0 where no capital call lies before it. */
  readonly calls: readonly number[]
  /** 1 or 2 on the first and second special space, else 0. */
  readonly special: readonly number[]
  /** Pounds of the special spaces, by level. */
  readonly specialPounds: readonly number[]
  /** Bonus spaces of tracks C and D, by level; null on A and B. */
  readonly spaces: readonly (BonusSpace | null)[]
}

export interface BonusSpace {
  readonly pounds: number
  readonly gives: BonusSpaceGives
}

/** What the permanent bonuses of tracks A and B come to. */
export interface PermanentBonuses {
  readonly expansion: number
  /** By good: once a round on the total, and on every card. */
  readonly onTotal: readonly number[]
  readonly onCard: readonly number[]
  /** By good paid with; `mixed` when goods are mixed, which is allowed where it is not -1. */
  readonly discount: readonly number[]
  readonly mixed: number
  readonly markers: number
}

export function compileTracks({ tracks }: TracksData): TrackFace[] {
  return TRACKS.map((id) => compileTrack(tracks.find((track) => track.id === id)!))
}

function compileTrack({ id, lastSpace: last, shares, capitalCalls, specialSpaces }: TrackData): TrackFace {
  const spaces = Array.from({ length: last + 1 }, (_, space) => space)
  return {
    id,
    last,
    shares: spaces.map((space) =>
      Math.max(0, ...shares.filter((icon) => icon.space <= space).map((icon) => icon.shares)),
    ),
    calls: spaces.map((space) => capitalCalls.find((call) => call.beforeSpace === space)?.pounds ?? 0),
    special: spaces.map((space) => specialSpaces.findIndex((special) => special.space === space) + 1),
    specialPounds: [0, ...specialSpaces.map(({ pounds }) => pounds)],
    spaces: [
      null,
      ...specialSpaces.map(({ bonus }) =>
        bonus.type === 'bonusSpace' ? { pounds: bonus.cost.pounds, gives: bonus.gives } : null,
      ),
    ],
  }
}

/** A player's permanent bonuses for every pair of levels on the A and the B track in play, by `Permanent`. */
export function compilePermanents({ tracks }: TracksData): PermanentBonuses[] {
  const list: PermanentBonuses[] = []
  const bonuses = (side: Track, level: number): TrackBonus[] =>
    tracks
      .find(({ id }) => id === TRACK.id(side))!
      .specialSpaces.slice(0, level)
      .map(({ bonus }) => bonus)
  for (const a of sidesOf(BOARD_A)) {
    for (const b of sidesOf(BOARD_B)) {
      for (let levelA = 0; levelA < LEVELS; levelA++) {
        for (let levelB = 0; levelB < LEVELS; levelB++) {
          list.push(permanentOf([effective(bonuses(a, levelA)), effective(bonuses(b, levelB))].flat()))
        }
      }
    }
  }
  return list
}

/** Both bonuses of a track never add up: where both are of one kind the better counts, else the second. */
function effective(reached: readonly TrackBonus[]): TrackBonus[] {
  const [first, second] = reached
  if (!second) return [...reached]
  return first.type === second.type && first.type === 'cardDiscount' ? [first, second] : [second]
}

function permanentOf(bonuses: readonly TrackBonus[]): PermanentBonuses {
  let [expansion, markers, mixed] = [0, 0, -1]
  const [onTotal, onCard, discount] = [0, 1, 2].map(() => GOODS.map(() => 0))
  for (const bonus of bonuses) {
    if (bonus.type === 'expansionTotal') expansion = bonus.amount
    else if (bonus.type === 'goodTotal') onTotal[GOOD.of(bonus.good)] = bonus.amount
    else if (bonus.type === 'goodPerCard') onCard[GOOD.of(bonus.good)] = bonus.amount
    else if (bonus.type === 'extraBonusMarkers') markers = bonus.amount
    else if (bonus.type === 'cardDiscount') {
      if (bonus.paidWith === 'anyGoods') mixed = bonus.amount
      GOODS.forEach((good, i) => {
        if (bonus.paidWith === 'anyGoods' || bonus.paidWith === good) discount[i] = Math.max(discount[i], bonus.amount)
      })
    }
  }
  return { expansion, onTotal, onCard, discount, mixed, markers }
}
