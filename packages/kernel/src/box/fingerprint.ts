import { RNG_CELLS } from '../rng.ts'
import type { AnyBox, RulesInPlay, State } from './box.ts'
import { SET_BITS, sizeOf } from './cells.ts'
import type { Field } from './fields.ts'
import type { Kind } from './kinds.ts'
import { nameIn, namesOfKind, oncePerRules, placesOf } from './leaves.ts'
import { countIn, TASK_VALUES, taskPlaces, type Value } from './tasks.ts'

/**
 * A 128-bit fingerprint of a state that follows *names*: of fields, of the things in them and of tasks, never where a cell lies or what number
 * a thing has. A new field, a new building or a new task leaves the fingerprints of games without them as they were. It is the sum of what
 * each cell that is not empty brings. It tells states apart for replay and tests; it is not cryptographic (use sha256 for commitments).
 */
export function fingerprint(box: AnyBox, s: State): string {
  const its = scheme(box, s.rules)
  sums.fill(0)
  addCells(its, s.c, 0, box.tasks.at)
  addTasks(box, s)
  addCells(its, s.c, box.seatsAt, s.c.length)
  return Array.from(sums, hex).join('')
}

const sums = new Int32Array(4)

function addCells({ salts, seconds, names }: Scheme, c: Int16Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const value = c[at]
    if (value === 0) continue
    const named = names[at]
    if (named === null) add(salts[at], seconds[at], value)
    else if (named.isSet) addSet(salts[at], seconds[at], value, named.keys)
    else add(salts[at], seconds[at], named.keys[value - 1])
  }
}

/** Four sums of the same value, mixed differently. */
function add(salt: number, second: number, value: number): void {
  let x = Math.imul(salt ^ Math.imul(value, 0x9e3779b1), 0x85ebca6b)
  x ^= x >>> 15
  let y = Math.imul(second + Math.imul(value ^ 0x27d4eb2f, 0xc2b2ae35), 0x165667b1)
  y ^= y >>> 13
  sums[0] += Math.imul(x, 0x7feb352d)
  sums[1] += Math.imul(y, 0x846ca68b)
  sums[2] += Math.imul(x ^ (y >>> 7), 0x2c1b3c6d)
  sums[3] += Math.imul(y ^ (x >>> 11), 0x297a2d39)
}

function addSet(salt: number, second: number, bits: number, keys: Int32Array): void {
  for (let left = bits & 0xffff; left !== 0; left &= left - 1) {
    add(salt, second, keys[31 - Math.clz32(left & -left)])
  }
}

/* Tasks: what lies in a cell depends on the kind of task there. */

function addTasks({ tasks }: AnyBox, { c, rules }: State): void {
  taskPlaces(tasks, c).forEach((at, depth) => {
    const { name, values } = tasks.specs[c[at] - 1]
    addNamed(`task ${depth}`, keyOf(name))
    for (let i = 0; i < TASK_VALUES; i++) {
      const value = c[at + 1 + i]
      if (value === 0) continue
      const [called, field] = values[i]
      const kind = kindOf(field)
      const place = `task ${depth} ${called}`
      if (kind === null) addNamed(place, value)
      else if (field.form === 'handful') addHandful(place, value, kind, rules)
      else if (field.form === 'set') addSet(keyOf(place), keyOf(`${place}'`), value, keysOf(kind, rules))
      else addNamed(place, keysOf(kind, rules)[value - 1])
    }
  })
}

function addHandful(place: string, value: number, kind: Kind, rules: RulesInPlay): void {
  const names = namesOfKind(kind, rules)
  for (const thing of kind.all) {
    const many = countIn(value, thing)
    if (many > 0) addNamed(`${place} ${nameIn(names, thing)}`, many)
  }
}

const addNamed = (place: string, value: number): void => add(keyOf(place), keyOf(`${place}'`), value)

/* The scheme of one set of rules, worked out once. */

interface Scheme {
  /** By cell: two numbers for what its place is called. Cells of tasks have none. */
  readonly salts: Int32Array
  readonly seconds: Int32Array
  /** By cell: the names of what it can hold; null for numbers. */
  readonly names: readonly (Names | null)[]
}

interface Names {
  readonly keys: Int32Array
  readonly isSet: boolean
}

const scheme = oncePerRules(schemeOf)

function schemeOf(box: AnyBox, rules: RulesInPlay): Scheme {
  const cells = box.cells(rules.players)
  const salts = new Int32Array(cells)
  const seconds = new Int32Array(cells)
  const call = (cell: number, name: string): void => {
    salts[cell] = textKey(name, 0x811c9dc5)
    seconds[cell] = textKey(name, 0x2f0b4c47)
  }
  const names: (Names | null)[] = Array.from({ length: cells }, () => null)
  for (const leaf of box.leaves) {
    const kind = kindOf(leaf.field)
    const keys = kind && keysOf(kind, rules)
    for (const { cell, names: called } of placesOf(box, leaf, rules)) {
      for (let i = 0; i < sizeOf(leaf.field); i++) {
        call(cell + i, [leaf.name, ...called, i].join(' '))
        const isSize = leaf.field.form === 'list' && i === 0
        if (keys && !isSize) names[cell + i] = namesAt(leaf.field, keys, i)
      }
    }
  }
  for (let i = 0; i < RNG_CELLS; i++) call(box.chance.at + i, `chance ${i}`)
  return { salts, seconds, names }
}

/** Of a set each cell holds the next sixteen. */
const namesAt = (field: Field, keys: Int32Array, i: number): Names =>
  field.form === 'set' ? { keys: keys.subarray(i * SET_BITS, (i + 1) * SET_BITS), isSet: true } : { keys, isSet: false }

function kindOf(field: Field | Value): Kind | null {
  if (field.form === 'value' || field.form === 'set' || field.form === 'handful') return field.kind
  return field.form === 'list' ? kindOf(field.of) : null
}

const keysByRules = new WeakMap<RulesInPlay, Map<Kind, Int32Array>>()

function keysOf(kind: Kind, rules: RulesInPlay): Int32Array {
  const known = keysByRules.get(rules) ?? new Map<Kind, Int32Array>()
  keysByRules.set(rules, known)
  const found = known.get(kind)
  if (found) return found
  const names = namesOfKind(kind, rules)
  const keys = Int32Array.from(kind.all, (thing) => keyOf(nameIn(names, thing)))
  known.set(kind, keys)
  return keys
}

const keys = new Map<string, number>()

/** A number for a name. */
function keyOf(name: string): number {
  let key = keys.get(name)
  if (key === undefined) {
    key = textKey(name, 0x811c9dc5)
    keys.set(name, key)
  }
  return key
}

/** FNV-1a, and a last stir: names differ by a letter. */
function textKey(text: string, seed: number): number {
  let key = seed
  for (let i = 0; i < text.length; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x01000193)
  return stir(key)
}

function stir(x: number): number {
  let h = x ^ (x >>> 16)
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return h ^ (h >>> 16)
}

const hex = (x: number): string => (stir(x) >>> 0).toString(16).padStart(8, '0')
