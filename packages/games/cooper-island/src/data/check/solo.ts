import { exactly, once, type Say } from '@quayside/kernel/data'
import { AREAS, MILESTONES } from '../../ids.ts'
import { STRATEGIES } from '../../options.ts'
import { ROUNDS } from '../../sizes.ts'
import type { DataPack, SoloData } from '../pack.ts'
import { allOnce, between } from './sets.ts'

const COUNTED = 5
const LEVELS = 4
const DECK = 10
/** Cooper begins with two of his four ordinary workers and gains his two special ones. */
const GAINED = { ordinary: 2, special: 2 } as const
const WORKERS = 6
/** You hold two orders at most and he another, so that one of four is free. */
const LEAST_ORDERS = 4

export function checkSolo({ solo, orders }: DataPack, say: Say): void {
  for (const shape of ['round', 'square'] as const)
    exactly(say, ['solo', 'neutral', shape], solo.neutral[shape].length, ROUNDS, 'numbers, one for each round')
  checkScoring(solo, say)
  checkMilestones(solo, say)
  for (const area of AREAS)
    if (solo.fallback[area] === area) say(['solo', 'fallback', area], 'expected another area, found the same')
  exactly(say, ['solo', 'levels'], solo.levels.length, LEVELS, 'levels')
  solo.levels.forEach(({ level, bonus }, i) => {
    exactly(say, ['solo', 'levels', i, 'bonus'], bonus.length, ROUNDS, 'numbers, one for each round')
    if (level !== i + 1) say(['solo', 'levels', i, 'level'], `expected the levels from 1 to ${LEVELS}, found ${level}`)
  })
  checkStrategies({ solo, orders }, say)
}

function checkScoring({ scoring }: SoloData, say: Say): void {
  const path = ['solo', 'scoring']
  allOnce(
    say,
    path,
    scoring.map(({ area }) => area),
    ['B', 'D', 'F', 'H'],
    'area',
  )
  allOnce(
    say,
    path,
    scoring.map(({ counts }) => counts),
    MILESTONES,
    'counter',
  )
  scoring.forEach(({ costs, helm }, i) => {
    exactly(say, [...path, i, 'costs'], costs.length, COUNTED, 'numbers')
    exactly(say, [...path, i, 'helm'], helm.length, COUNTED, 'numbers')
  })
}

function checkMilestones({ milestones: { rewards } }: SoloData, say: Say): void {
  const path = ['solo', 'milestones', 'rewards']
  exactly(say, path, rewards.length, MILESTONES.length, 'rewards')
  for (const worker of ['ordinary', 'special'] as const) {
    const found = rewards.filter((reward) => reward === worker).length
    if (found > GAINED[worker]) say(path, `expected at most ${GAINED[worker]} ${worker} workers, found ${found}`)
  }
}

function checkStrategies({ solo: { strategies }, orders }: Pick<DataPack, 'solo' | 'orders'>, say: Say): void {
  allOnce(
    say,
    ['solo', 'strategies'],
    strategies.map(({ id }) => id),
    STRATEGIES,
  )
  strategies.forEach((strategy, i) => {
    const path = ['solo', 'strategies', i]
    exactly(say, [...path, 'deck'], strategy.deck.length, DECK, 'areas')
    const areas = new Set(strategy.deck).size
    if (areas < WORKERS)
      say([...path, 'deck'], `expected at least ${WORKERS} different areas, as he has workers, found ${areas}`)
    between(say, [...path, 'orders'], strategy.orders.length, LEAST_ORDERS, orders.length - 1, 'orders')
    once(say, strategy.orders, (k) => [...path, 'orders', k], 'order')
    strategy.orders.forEach((wanted, k) => {
      const order = orders.find(({ id }) => id === wanted)
      if (!order) say([...path, 'orders', k], `there is no royal order ${wanted}`)
      else if (!(MILESTONES as readonly string[]).includes(order.metric))
        say([...path, 'orders', k], `Cooper counts ${MILESTONES.join(', ')}, but ${wanted} asks for ${order.metric}`)
    })
  })
}
