import type { Options, Problem, Story } from '@quayside/kernel'
import { BARRELS, FIELD_TILES, PLAYER_COUNTS, type PlayerCount, PRICES } from './data/box.ts'
import { type BuildingEffects, EFFECT_NAMES } from './data/buildings.ts'
import { BUILDINGS } from './data/catalogue.ts'
import type { Edition, RuleSwitches } from './editions/edition.ts'
import { EDITION } from './editions/index.ts'
import { type Expansion, type FreeAnswers, type Hooks, NO_HOOKS } from './expansion.ts'
import type { Task } from './flow.ts'
import { type AnswerForm, BASE_FORMS } from './forms.ts'
import { type EditionId, GOODS, PROSPECTOR, TILES } from './ids.ts'
import { BASE_PHASES, BASE_TASKS } from './roles/index.ts'
import { baseCells, type State } from './state.ts'

/**
 * The rules of one game, worked out once from its options: numbers, tables by effect, tasks and hooks. Shared by all states of the game and
 * never changed.
 */
export interface Rules {
  readonly options: Options
  readonly edition: Edition
  readonly switches: { readonly [K in keyof RuleSwitches]: RuleSwitches[K]['value'] }
  readonly players: number
  readonly count: PlayerCount
  readonly picksPerRound: number
  /** Numbers of the roles on the table. */
  readonly roles: readonly number[]
  readonly ships: readonly number[]
  readonly vpChips: number
  readonly openTiles: number
  /** Piles of face-down tiles. */
  readonly piles: number
  readonly price: readonly number[]
  /** Barrels and field tiles in play, by number. */
  readonly barrels: readonly number[]
  readonly tiles: readonly number[]
  /** Buildings that can come to the market, by number, cheapest first in the catalogue's order. */
  readonly market: readonly number[]
  readonly copies: readonly number[]
  readonly cost: readonly number[]
  /** Production buildings of each good, by number. */
  readonly producers: readonly (readonly number[])[]
  readonly effects: EffectTables
  readonly phases: readonly ((s: State, out: Story) => void)[]
  readonly tasks: readonly Task[]
  readonly freeAnswers: readonly FreeAnswers[]
  /** How answers are written, by operation. */
  readonly forms: readonly AnswerForm[]
  readonly hooks: Hooks
  /** Cells of a state of this game. */
  readonly cells: number
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

/** The expansions there are, in the order of the rulebooks. */
export const EXPANSIONS: readonly Expansion[] = []

export const refuseOptions = (_options: Options): Problem | null => null

const known = new Map<string, Rules>()

/** Compiling takes a while and random play sets up thousands of games, so rules are kept by their options. */
export function rulesFor(options: Options): Rules {
  const key = JSON.stringify(options)
  let rules = known.get(key)
  if (!rules) {
    const chosen = options.expansions as readonly string[]
    rules = compileRules(
      options,
      EXPANSIONS.filter((expansion) => chosen.includes(expansion.id)),
    )
    known.set(key, rules)
  }
  return rules
}

export function compileRules(options: Options, expansions: readonly Expansion[]): Rules {
  const edition = EDITION[options.edition as EditionId]
  const players = options.players as number
  const count = PLAYER_COUNTS[players]
  const switches = values(edition.switches)
  const market = BUILDINGS.flatMap((building, number) =>
    building.set === 'base' || expansions.some((expansion) => expansion.buildings?.includes(number)) ? [number] : [],
  )
  const openTiles = players + 1
  let cells = baseCells(players)
  const cellsOf: Record<string, number> = {}
  for (const expansion of expansions) {
    cellsOf[expansion.id] = cells
    cells += expansion.cells ?? 0
  }
  return {
    options,
    edition,
    switches,
    players,
    count,
    picksPerRound: players * count.picks,
    roles: rolesInPlay(count, expansions),
    ships: count.ships,
    vpChips: switches.vpChips[players as keyof RuleSwitches['vpChips']['value']],
    openTiles,
    piles: switches.tileSupply === 'one-stack' ? 1 : openTiles,
    price: GOODS.map((good) => PRICES[good]),
    barrels: GOODS.map((good) => BARRELS[good] - count.removed.barrels),
    tiles: TILES.map((tile) => FIELD_TILES[tile] - count.removed.tiles),
    market,
    copies: BUILDINGS.map((building) => Math.min(building.copies, count.copies[building.kind])),
    cost: BUILDINGS.map((building) => building.cost),
    producers: GOODS.map((good) => market.filter((number) => BUILDINGS[number].good === good)),
    effects: effectTables(market),
    phases: merge(
      BASE_PHASES,
      expansions.map((expansion) => expansion.phases),
    ),
    tasks: merge(
      BASE_TASKS,
      expansions.map((expansion) => expansion.tasks),
    ),
    freeAnswers: expansions.flatMap((expansion) => expansion.freeAnswers ?? []),
    forms: formsByOp([...BASE_FORMS, ...expansions.flatMap((expansion) => expansion.forms ?? [])]),
    hooks: joinHooks(expansions),
    cells,
    cellsOf,
  }
}

function effectTables(market: readonly number[]): EffectTables {
  const tables = Object.keys(EFFECT_NAMES).map((name) => {
    const found = market.flatMap((building): Effect<unknown>[] => {
      const value = BUILDINGS[building].effects?.[name as keyof BuildingEffects]
      return value === undefined ? [] : [{ building, value }]
    })
    return [name, found]
  })
  return Object.fromEntries(tables) as EffectTables
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

function joinHooks(expansions: readonly Expansion[]): Hooks {
  const joined: Record<string, unknown[]> = {}
  for (const name of Object.keys(NO_HOOKS) as (keyof Hooks)[]) {
    joined[name] = expansions.flatMap((expansion) => [...(expansion.hooks?.[name] ?? [])])
  }
  return joined as unknown as Hooks
}

function values(switches: RuleSwitches): Rules['switches'] {
  const plain = Object.entries(switches).map(([name, { value }]) => [name, value])
  return Object.fromEntries(plain) as Rules['switches']
}
