import { type Options, type Story, sha256Hex } from '@quayside/kernel'
import { type Seat, taskTable } from '@quayside/kernel/box'
import { OPERATIONS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { BASE_BUILDINGS } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import type { PlayerCount } from '../editions/common.ts'
import type { Edition, RuleSwitches } from '../editions/edition.ts'
import { costIn, EDITION } from '../editions/index.ts'
import {
  type Automa,
  type Deal,
  type Expansion,
  type FreeAnswers,
  type Hooks,
  NO_HOOKS,
  type Way,
} from '../expansion.ts'
import { expansionsFor } from '../expansions/in-play.ts'
import type { Phase, Task } from '../flow.ts'
import {
  BUCCANEER,
  BUILDING,
  type Building,
  GOODS,
  PILE,
  type Pile,
  PROSPECTOR,
  ROLE,
  type Role,
  SHIP,
  type Ship,
  TILES,
} from '../ids.ts'
import type { TableOptions, VariantId } from '../options.ts'
import { type EffectTables, effectTables, filled } from './effects.ts'
import { type MarketRules, marketRules } from './market.ts'

export type { Effect } from './effects.ts'

/**
 * The rules of one game, worked out once from its options: numbers, tables by effect, tasks and hooks. Shared by all states of the game and
 * never changed.
 */
export interface Rules extends MarketRules {
  readonly options: TableOptions
  readonly edition: Edition
  readonly switches: { readonly [K in keyof RuleSwitches]: RuleSwitches[K]['value'] }
  /** All seats, and those of them that people play; the game's own come after them. */
  readonly players: number
  readonly seats: readonly Seat[]
  readonly humans: number
  readonly automa: Automa | null
  readonly count: PlayerCount
  readonly picksPerRound: number
  /** The roles on the table, and those of them that gather coins. */
  readonly roles: readonly Role[]
  readonly coinRoles: readonly Role[]
  /** Capacities of the cargo ships, and the ships themselves. */
  readonly ships: readonly number[]
  readonly shipRow: readonly Ship[]
  readonly vpChips: number
  /** Coins at the start, by seat. */
  readonly coins: readonly number[]
  /** Workers in play, supply and ship together. */
  readonly workers: number
  readonly openTiles: number
  /** Piles of face-down tiles. */
  readonly piles: number
  /** The same, and the places of the open row, as things. */
  readonly pileRow: readonly Pile[]
  readonly openRow: readonly Pile[]
  /** By good. */
  readonly price: readonly number[]
  /** Barrels by good and field tiles by kind in play. */
  readonly barrels: readonly number[]
  readonly tiles: readonly number[]
  /** By building. */
  readonly copies: readonly number[]
  readonly cost: readonly number[]
  /** Production buildings of each good. */
  readonly producers: readonly (readonly Building[])[]
  readonly effects: EffectTables

  /* What expansions and variants change in the phases */
  readonly nobles: boolean
  /** Whether the last chip brings the end in any phase, or only in the captain's. */
  readonly lastChipEndsAnyPhase: boolean
  /** Whether too few workers for the ship bring the end. */
  readonly workersBringEnd: boolean
  /** Whether the hospice's worker may come with the library's tile. */
  readonly libraryTileHasWorker: boolean
  /** Whether the noble boards before workers are taken from the supply. */
  readonly nobleBoardsFirst: boolean
  /** Most coins that a jeweler pays. */
  readonly jewelerCap: number
  /** Whether everybody may see all victory point chips. */
  readonly openScores: boolean

  /** How the phase of each role begins, by role. */
  readonly phases: readonly ((s: State, out: Story) => void)[]
  readonly tasks: readonly Task[]
  readonly freeAnswers: readonly FreeAnswers[]
  /** The same by operation. */
  readonly freeAnswerOf: readonly (FreeAnswers | undefined)[]
  readonly deals: readonly Deal[]
  readonly loads: readonly Way[]
  readonly hooks: Hooks
  /** The expansions in play: what each adds to answers, views, scores and positions. */
  readonly parts: readonly Expansion[]
}

/** Rules by options. Compiling takes a while and random play sets up thousands of games, so rules are kept. */
export function rulesFrom(phases: readonly Phase[]): (options: Options) => Rules {
  const known = new Map<string, Rules>()
  const knownByObject = new WeakMap<Options, Rules>()
  const byText = (options: Options): Rules => {
    const key = JSON.stringify(options)
    let rules = known.get(key)
    if (!rules) {
      const { automa, expansions } = expansionsFor(options)
      rules = compileRules(options, phases, expansions, automa)
      known.set(key, rules)
    }
    return rules
  }
  return (options) => {
    let rules = knownByObject.get(options)
    if (!rules) {
      rules = byText(options)
      knownByObject.set(options, rules)
    }
    return rules
  }
}

export function compileRules(
  given: Options,
  basePhases: readonly Phase[],
  expansions: readonly Expansion[],
  automa: Automa | null = null,
): Rules {
  const options = given as TableOptions
  const { players } = options
  const edition = EDITION[options.edition]
  const count = edition.counts[players]
  const switches = values(edition.switches)
  const nobles = options.expansions.includes('nobles')
  const variant = (id: VariantId) => options.variants.includes(id)
  const cost = costs(edition, variant('swap-factory-university'))
  const market = marketRules(options, switches.noblesMarket, cost)
  const openTiles = players + 1
  const piles = switches.tileSupply === 'one-stack' ? 1 : openTiles
  const phases = [...basePhases, ...expansions.flatMap((expansion) => expansion.phases ?? [])]
  const roles = rolesInPlay(count, expansions)
  const freeAnswers = expansions.flatMap((expansion) => expansion.freeAnswers ?? [])
  return {
    ...market,
    options,
    edition,
    switches,
    players,
    seats: Array.from({ length: players }, (_, seat) => seat),
    humans: players - (options.puertomas ?? 0),
    automa,
    count,
    picksPerRound: players * count.picks,
    roles,
    coinRoles: roles.filter((role) => role !== BUCCANEER),
    ships: count.ships,
    shipRow: SHIP.all.slice(0, count.ships.length),
    vpChips: switches.vpChips[players as keyof RuleSwitches['vpChips']['value']],
    coins: count.startTiles.map((tile) => count.coins - (variant('corn-starts-poorer') && tile === 'corn' ? 1 : 0)),
    workers: nobles ? workersWithNobles(edition, players) : count.workers,
    openTiles,
    piles,
    pileRow: PILE.all.slice(0, piles),
    openRow: PILE.all.slice(0, openTiles),
    price: GOODS.map((good) => edition.prices[good]),
    barrels: GOODS.map((good) => edition.barrels[good] - count.removed.barrels),
    tiles: TILES.map((tile) => (tile === 'forest' ? 0 : edition.fieldTiles[tile] - count.removed.tiles)),
    copies: BUILDINGS.map((building) => Math.min(building.copies, count.copies[building.kind])),
    cost,
    producers: GOODS.map((good) => market.market.filter((building) => BUILDINGS[building].good === good)),
    effects: effectTables(market.market),

    nobles,
    lastChipEndsAnyPhase: variant('errata-2026'),
    workersBringEnd: !nobles,
    libraryTileHasWorker: !variant('errata-2026'),
    nobleBoardsFirst: switches.nobleBoards === 'before-taking' || variant('errata-2026'),
    jewelerCap: variant('jeweler-cap-3') ? 3 : Number.POSITIVE_INFINITY,
    openScores: variant('open-scores'),

    phases: ROLE.all.map((role) => phases.find((phase) => phase.roles?.includes(role))?.begin ?? (() => {})),
    tasks: taskTable(box, ...phases.map(({ tasks }) => tasks), ...expansions.map(({ tasks }) => tasks ?? {})),
    freeAnswers,
    freeAnswerOf: Array.from({ length: OPERATIONS }, (_, number) =>
      freeAnswers.find(({ ops }) => ops.some((op) => op.number === number)),
    ),
    deals: expansions.flatMap((expansion) => expansion.deals ?? []),
    loads: expansions.flatMap((expansion) => expansion.loads ?? []),
    hooks: joinHooks(expansions),
    parts: expansions,
  }
}

/**
 * The component data that a game uses: the edition's numbers and the base game's buildings, and what each part in play brings. A datum of an
 * expansion leaves the records of games without it as they are.
 */
export function dataHash({ edition, parts, switches }: Rules): string {
  const { prices, costs, barrels, fieldTiles, workers, counts } = edition
  const base = [BASE_BUILDINGS, prices, costs.base, barrels, fieldTiles, workers, counts, switches.vpChips]
  const added = parts.map(({ id, data }) => [id, data, (costs as { readonly [set: string]: unknown })[id]])
  return sha256Hex(JSON.stringify([base, ...added])).slice(0, 16)
}

/** Whether a part of the game, an expansion or the Puertomas, is in play. */
export const inPlay = ({ parts }: Rules, part: string): boolean => parts.some(({ id }) => id === part)

function workersWithNobles({ switches, counts, workers }: Edition, players: number): number {
  const used = switches.noblesWorkers.value
  const all = used === 'all' || (used === 'all-but-for-two' && players > 2)
  return all ? workers : counts[players].workers
}

function costs(edition: Edition, swapped: boolean): number[] {
  const cost = BUILDINGS.map(({ id }) => costIn(edition, id))
  if (!swapped) return cost
  const [factory, university] = [BUILDING.of('factory'), BUILDING.of('university')]
  ;[cost[factory], cost[university]] = [cost[university], cost[factory]]
  return cost
}

const rolesInPlay = ({ prospectors }: PlayerCount, expansions: readonly Expansion[]): Role[] => [
  ...ROLE.all.filter((role) => role < PROSPECTOR + prospectors),
  ...expansions.flatMap(({ phases = [] }) => phases.flatMap(({ roles = [] }) => roles)),
]

const joinHooks = (expansions: readonly Expansion[]): Hooks =>
  filled<keyof Hooks>(NO_HOOKS, (name) => expansions.flatMap(({ hooks }) => [...(hooks?.[name] ?? [])])) as Hooks

const values = (switches: RuleSwitches): Rules['switches'] =>
  filled<keyof RuleSwitches>(switches, (name) => switches[name].value) as Rules['switches']
