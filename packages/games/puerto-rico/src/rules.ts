import type { Options, Story } from '@quayside/kernel'
import { OPERATIONS } from './answers.ts'
import { BARRELS, FIELD_TILES, PLAYER_COUNTS, type PlayerCount, PRICES, WORKERS } from './data/box.ts'
import { type BuildingEffects, EFFECT_NAMES } from './data/buildings.ts'
import { BUILDINGS, buildingNumber } from './data/catalogue.ts'
import type { Edition, RuleSwitches } from './editions/edition.ts'
import { EDITION } from './editions/index.ts'
import {
  type Automa,
  type Deal,
  type Expansion,
  type FreeAnswers,
  type Hooks,
  NO_HOOKS,
  type Way,
} from './expansion.ts'
import { expansionsFor } from './expansions/in-play.ts'
import type { Task } from './flow.ts'
import { type AnswerForm, BASE_FORMS } from './forms.ts'
import { BUCCANEER, type EditionId, GOODS, PROSPECTOR, TILES, type VariantId } from './ids.ts'
import { type MarketRules, marketRules } from './market.ts'
import { nobleCells } from './pieces.ts'
import { BASE_PHASES, BASE_TASKS } from './roles/index.ts'
import { baseCells, type State } from './state.ts'

/**
 * The rules of one game, worked out once from its options: numbers, tables by effect, tasks and hooks. Shared by all states of the game and
 * never changed.
 */
export interface Rules extends MarketRules {
  readonly options: Options
  readonly edition: Edition
  readonly switches: { readonly [K in keyof RuleSwitches]: RuleSwitches[K]['value'] }
  /** All seats, and those of them that people play; the game's own come after them. */
  readonly players: number
  readonly humans: number
  readonly automa: Automa | null
  readonly count: PlayerCount
  readonly picksPerRound: number
  /** Numbers of the roles on the table, and of those that gather coins. */
  readonly roles: readonly number[]
  readonly coinRoles: readonly number[]
  readonly ships: readonly number[]
  readonly vpChips: number
  /** Coins at the start, by seat. */
  readonly coins: readonly number[]
  /** Workers in play, supply and ship together. */
  readonly workers: number
  readonly openTiles: number
  /** Piles of face-down tiles. */
  readonly piles: number
  readonly price: readonly number[]
  /** Barrels and field tiles in play, by number. */
  readonly barrels: readonly number[]
  readonly tiles: readonly number[]
  readonly copies: readonly number[]
  readonly cost: readonly number[]
  /** Production buildings of each good, by number. */
  readonly producers: readonly (readonly number[])[]
  readonly effects: EffectTables

  /* What expansions and variants change in the roles */
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

  readonly phases: readonly ((s: State, out: Story) => void)[]
  readonly tasks: readonly Task[]
  readonly freeAnswers: readonly FreeAnswers[]
  /** The same by operation. */
  readonly freeAnswerOf: readonly (FreeAnswers | undefined)[]
  readonly deals: readonly Deal[]
  readonly loads: readonly Way[]
  /** How answers are written, by operation. */
  readonly forms: readonly AnswerForm[]
  readonly hooks: Hooks
  /** The expansions in play: what each adds to views, scores and positions. */
  readonly parts: readonly Expansion[]
  /** Cells of a state of this game. */
  readonly cells: number
  /** Where the nobles' cells begin, -1 without nobles. */
  readonly noblesAt: number
  readonly cellsOf: { readonly [expansion: string]: number }
}

/** A building in play that has an effect, and the effect's value. */
export interface Effect<T> {
  readonly building: number
  readonly value: T
}

export type EffectTables = {
  readonly [K in keyof BuildingEffects]-?: readonly Effect<NonNullable<BuildingEffects[K]>>[]
}

const known = new Map<string, Rules>()
const knownByObject = new WeakMap<Options, Rules>()

/** Compiling takes a while and random play sets up thousands of games, so rules are kept by their options. */
export function rulesFor(options: Options): Rules {
  let rules = knownByObject.get(options)
  if (!rules) {
    rules = rulesByText(options)
    knownByObject.set(options, rules)
  }
  return rules
}

function rulesByText(options: Options): Rules {
  const key = JSON.stringify(options)
  let rules = known.get(key)
  if (!rules) {
    const { automa, expansions } = expansionsFor(options)
    rules = compileRules(options, expansions, automa)
    known.set(key, rules)
  }
  return rules
}

export function compileRules(options: Options, expansions: readonly Expansion[], automa: Automa | null = null): Rules {
  const edition = EDITION[options.edition as EditionId]
  const players = options.players as number
  const count = PLAYER_COUNTS[players]
  const switches = values(edition.switches)
  const nobles = includes(options.expansions, 'nobles')
  const variant = (id: VariantId) => includes(options.variants, id)
  const cost = costs(variant('swap-factory-university'))
  const market = marketRules(options, switches.noblesMarket, cost)
  const openTiles = players + 1
  const base = baseCells(players)
  let cells = base + (nobles ? nobleCells(players) : 0)
  const cellsOf: Record<string, number> = {}
  for (const expansion of expansions) {
    cellsOf[expansion.id] = cells
    cells += expansion.cells?.(players) ?? 0
  }
  const roles = rolesInPlay(count, expansions)
  const freeAnswers = expansions.flatMap((expansion) => expansion.freeAnswers ?? [])
  return {
    ...market,
    options,
    edition,
    switches,
    players,
    humans: players - ((options.puertomas as number | undefined) ?? 0),
    automa,
    count,
    picksPerRound: players * count.picks,
    roles,
    coinRoles: roles.filter((role) => role !== BUCCANEER),
    ships: count.ships,
    vpChips: switches.vpChips[players as keyof RuleSwitches['vpChips']['value']],
    coins: count.startTiles.map((tile) => count.coins - (variant('corn-starts-poorer') && tile === 'corn' ? 1 : 0)),
    workers: nobles ? workersWithNobles(switches.noblesWorkers, players) : count.workers,
    openTiles,
    piles: switches.tileSupply === 'one-stack' ? 1 : openTiles,
    price: GOODS.map((good) => PRICES[good]),
    barrels: GOODS.map((good) => BARRELS[good] - count.removed.barrels),
    tiles: TILES.map((tile) => (tile === 'forest' ? 0 : FIELD_TILES[tile] - count.removed.tiles)),
    copies: BUILDINGS.map((building) => Math.min(building.copies, count.copies[building.kind])),
    cost,
    producers: GOODS.map((good) => market.market.filter((number) => BUILDINGS[number].good === good)),
    effects: effectTables(market.market),

    lastChipEndsAnyPhase: variant('errata-2026'),
    workersBringEnd: !nobles,
    libraryTileHasWorker: !variant('errata-2026'),
    nobleBoardsFirst: switches.nobleBoards === 'before-taking' || variant('errata-2026'),
    jewelerCap: variant('jeweler-cap-3') ? 3 : Number.POSITIVE_INFINITY,
    openScores: variant('open-scores'),

    phases: merge(
      BASE_PHASES,
      expansions.map((expansion) => expansion.phases),
    ),
    tasks: merge(
      BASE_TASKS,
      expansions.map((expansion) => expansion.tasks),
    ),
    freeAnswers,
    freeAnswerOf: Array.from({ length: OPERATIONS }, (_, op) => freeAnswers.find(({ ops }) => ops.includes(op))),
    deals: expansions.flatMap((expansion) => expansion.deals ?? []),
    loads: expansions.flatMap((expansion) => expansion.loads ?? []),
    forms: formsByOp([...BASE_FORMS, ...expansions.flatMap((expansion) => expansion.forms ?? [])]),
    hooks: joinHooks(expansions),
    parts: expansions,
    cells,
    noblesAt: nobles ? base : -1,
    cellsOf,
  }
}

const includes = (set: unknown, member: string): boolean => (set as readonly string[]).includes(member)

function workersWithNobles(used: RuleSwitches['noblesWorkers']['value'], players: number): number {
  const all = used === 'all' || (used === 'all-but-for-two' && players > 2)
  return all ? WORKERS : PLAYER_COUNTS[players].workers
}

function costs(swapped: boolean): number[] {
  const cost = BUILDINGS.map((building) => building.cost)
  if (!swapped) return cost
  const [factory, university] = [buildingNumber('factory'), buildingNumber('university')]
  ;[cost[factory], cost[university]] = [cost[university], cost[factory]]
  return cost
}

const effectTables = (market: readonly number[]): EffectTables =>
  filled(EFFECT_NAMES, (name) =>
    market.flatMap((building): Effect<unknown>[] => {
      const value = BUILDINGS[building].effects?.[name]
      return value === undefined ? [] : [{ building, value }]
    }),
  ) as EffectTables

/**
 * A table with the keys of another and values of its own. It begins as a copy because an object that grows key by key becomes a dictionary,
 * and the roles look into these tables all the time.
 */
function filled<K extends string>(keys: Readonly<Record<K, unknown>>, value: (key: K) => unknown): Record<K, unknown> {
  const table: Record<K, unknown> = { ...keys }
  for (const key of Object.keys(keys) as K[]) table[key] = value(key)
  return table
}

function rolesInPlay(count: PlayerCount, expansions: readonly Expansion[]): number[] {
  const roles: number[] = []
  for (let role = 0; role < PROSPECTOR + count.prospectors; role++) roles.push(role)
  for (const expansion of expansions) roles.push(...Object.keys(expansion.phases ?? {}).map(Number))
  return roles
}

function merge<T>(base: readonly T[], added: readonly ({ readonly [number: number]: T } | undefined)[]): T[] {
  const all = base.slice()
  for (const more of added) {
    for (const [number, item] of Object.entries(more ?? {})) all[Number(number)] = item
  }
  return all
}

function formsByOp(forms: readonly AnswerForm[]): AnswerForm[] {
  const byOp: AnswerForm[] = []
  for (const form of forms) byOp[form.op] = form
  return byOp
}

const joinHooks = (expansions: readonly Expansion[]): Hooks =>
  filled<keyof Hooks>(NO_HOOKS, (name) => expansions.flatMap(({ hooks }) => [...(hooks?.[name] ?? [])])) as Hooks

const values = (switches: RuleSwitches): Rules['switches'] =>
  filled<keyof RuleSwitches>(switches, (name) => switches[name].value) as Rules['switches']
