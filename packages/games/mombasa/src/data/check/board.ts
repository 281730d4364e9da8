import { ascending, exactly, isEmpty, once, type Say } from '@quayside/kernel/data'
import { COMPANIES, COUNTED_IDS, LETTERS } from '../../ids.ts'
import { BASE_COLUMNS, BASE_SPACES, MOST_TIERS } from '../../sizes.ts'
import type { DataPack } from '../pack.ts'

const BOOK_COLUMNS_OF_A_LETTER = 2
/** Coins lie on the round track from round 2 to round 7. */
const ROUNDS_WITH_COINS = [2, 3, 4, 5, 6, 7]

export function checkBoard({ board }: DataPack, say: Say): void {
  for (const company of COMPANIES) {
    const path = ['board', 'bases', company, 'columns']
    const { columns } = board.bases[company]
    exactly(say, path, columns.length, BASE_COLUMNS, 'columns')
    columns.forEach((column, i) => {
      exactly(say, [...path, i], column.length, BASE_SPACES, 'spaces')
    })
  }
  checkMajorities({ board }, say)
  checkBookDisplay({ board }, say)
  for (const players of ['2', '3', '4'] as const) {
    const { length } = board.roundCoins[players]
    exactly(say, ['board', 'roundCoins', players], length, ROUNDS_WITH_COINS.length, 'numbers, for rounds 2 to 7')
  }
}

function checkMajorities({ board: { majorities } }: Pick<DataPack, 'board'>, say: Say): void {
  for (const counted of COUNTED_IDS) {
    const found = majorities.filter(({ counts }) => counts === counted).length
    exactly(say, ['board', 'majorities'], found, 1, `majority space for ${counted}`)
  }
  majorities.forEach(({ tiers }, i) => {
    const path = ['board', 'majorities', i, 'tiers']
    if (tiers.length < 1 || tiers.length > MOST_TIERS)
      say(path, `expected 1 to ${MOST_TIERS} tiers, found ${tiers.length}`)
    ascending(
      say,
      tiers.map(({ min }) => min),
      (k) => [...path, k, 'min'],
    )
    tiers.forEach(({ reward }, k) => {
      if (isEmpty(reward)) say([...path, k, 'reward'], 'expected a reward')
    })
  })
}

function checkBookDisplay({ board: { bookColumns } }: Pick<DataPack, 'board'>, say: Say): void {
  for (const letter of LETTERS) {
    const found = bookColumns.filter((column) => column.letter === letter).length
    exactly(say, ['board', 'bookColumns'], found, BOOK_COLUMNS_OF_A_LETTER, `columns of letter ${letter}`)
  }
  for (const round of ROUNDS_WITH_COINS) {
    if (!bookColumns.some((column) => column.round === round))
      say(['board', 'bookColumns'], `no column stands for round ${round}`)
  }
  once(
    say,
    bookColumns.map(({ round }) => round),
    (i) => ['board', 'bookColumns', i],
    'round',
  )
}

export function checkPlayerBoard({ playerBoard: { diamondTrack, bookTrack } }: DataPack, say: Say): void {
  for (const [name, track, last] of [
    ['diamondTrack', diamondTrack, diamondTrack.last],
    ['bookTrack', bookTrack, bookTrack.spaces],
  ] as const) {
    const path = ['playerBoard', name]
    ascending(
      say,
      track.points.map(({ space }) => space),
      (i) => [...path, 'points', i, 'space'],
      last,
    )
    ascending(
      say,
      track.points.map(({ points }) => points),
      (i) => [...path, 'points', i, 'points'],
    )
    if (track.slotOpensAt > last)
      say([...path, 'slotOpensAt'], `expected at most ${last}, the last space, found ${track.slotOpensAt}`)
  }
  ascending(say, bookTrack.noA, (i) => ['playerBoard', 'bookTrack', 'noA', i], bookTrack.spaces)
}
