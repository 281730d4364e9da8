import { exactly, type Path, type Say } from '@quayside/kernel/data'
import { BOATS, BUILDINGS, type BuildingId, MILESTONES, WORKERS } from '../../ids.ts'
import { BOARD_STATUE_SPACES, CRATES, LARGE_BUILDINGS, MAX_DOCKS, SMALL_BUILDINGS } from '../../sizes.ts'
import type { DataPack, PlayerBoardData } from '../pack.ts'
import { total } from './effects.ts'
import { allOnce, between, distinct } from './sets.ts'

const MOST_PLAYERS = 4
const BUILDINGS_OF: { readonly [B in BuildingId]: number } = {
  small: SMALL_BUILDINGS,
  large: LARGE_BUILDINGS,
  fort: 1,
}

export function checkBoats({ boats }: DataPack, say: Say): void {
  allOnce(
    say,
    ['boats'],
    boats.map(({ id }) => id),
    BOATS,
  )
  boats.forEach(({ id, effects }, i) => {
    const path = ['boats', i, 'effects']
    const copies = effects.some(({ op }) => op === 'copy-boat')
    if (id === 'boat-copy' && !(copies && effects.length === 1)) say(path, 'expected copy-boat alone')
    if (id !== 'boat-copy' && copies) say(path, 'only boat-copy copies')
  })
}

export function checkPlayerBoard({ playerBoard: board }: DataPack, say: Say): void {
  exactly(say, ['playerBoard', 'docks'], board.docks.length, MAX_DOCKS, 'docks')
  between(say, ['playerBoard', 'statueSpaces'], board.statueSpaces.length, 1, BOARD_STATUE_SPACES, 'statue spaces')
  exactly(say, ['playerBoard', 'crates'], board.crates.length, CRATES, 'crate spaces')
  const items = total(board.startItems.items)
  if (items > board.storage.spaces)
    say(['playerBoard', 'startItems', 'items'], `storage has room for ${board.storage.spaces}, found ${items}`)
  allOnce(
    say,
    ['playerBoard', 'buildings'],
    board.buildings.map(({ id }) => id),
    BUILDINGS,
  )
  board.buildings.forEach(({ id, count }, i) => {
    exactly(say, ['playerBoard', 'buildings', i, 'count'], count, BUILDINGS_OF[id], `of kind ${id}`)
  })
  checkCartographer(board, say)
  checkExchanges(board, say)
}

function checkCartographer({ cartographer }: PlayerBoardData, say: Say): void {
  const path = ['playerBoard', 'cartographer']
  const { max, start } = cartographer
  const atMost = (at: Path, steps: number): void => {
    if (steps > max) say(at, `expected at most ${max}, the last space, found ${steps}`)
  }
  exactly(say, [...path, 'start'], start.length, MOST_PLAYERS, 'numbers, one for each place in the order')
  start.forEach((steps, i) => {
    atMost([...path, 'start', i], steps)
  })
  for (const use of ['level', 'explore', 'cultivateLow', 'cultivateHigh'] as const)
    atMost([...path, use], cartographer[use])
}

function checkExchanges({ exchanges }: PlayerBoardData, say: Say): void {
  const path = ['playerBoard', 'exchanges']
  allOnce(
    say,
    path,
    exchanges.map(({ id }) => id),
    ['cloth', 'gold', 'any'],
  )
  exchanges.forEach(({ give, get }, i) => {
    distinct(say, [...path, i, 'give'], give, 'item')
    distinct(say, [...path, i, 'get'], get, 'item')
  })
}

export function checkWorkBoard({ workBoard }: DataPack, say: Say): void {
  const { workers, feedingSlots, milestones, workerContracts, helmContracts } = workBoard
  const locked = { ordinary: workers.lockedOrdinary, special: workers.lockedSpecial }
  for (const worker of WORKERS) {
    const slots = feedingSlots.filter((slot) => slot.worker === worker).length
    exactly(say, ['workBoard', 'feedingSlots'], slots, locked[worker], `for locked ${worker} workers`)
  }
  allOnce(
    say,
    ['workBoard', 'milestones'],
    milestones.map(({ id }) => id),
    MILESTONES,
  )
  const all = locked.ordinary + locked.special
  if (workerContracts.count > all)
    say(
      ['workBoard', 'workerContracts', 'count'],
      `expected at most ${all}, the locked workers, found ${workerContracts.count}`,
    )
  const contracts = workerContracts.count + helmContracts.count
  if (contracts < MILESTONES.length)
    say(
      ['workBoard', 'helmContracts', 'count'],
      `expected a contract for each of 4 milestones, found ${contracts} in all`,
    )
}
