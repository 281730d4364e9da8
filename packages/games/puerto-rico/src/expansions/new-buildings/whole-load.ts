import type { Answer } from '@quayside/kernel'
import { LOAD_WHOLE } from '../../answers.ts'
import { type Form, form } from '../../forms.ts'
import { COFFEE, CORN, GOOD, type Good, INDIGO, SUGAR, TOBACCO } from '../../ids.ts'

/**
 * `load small-wharf corn 2 sugar 1`: a small wharf's whole load in one answer, for those who write answers by hand. There are far too many to
 * list, so what is offered is one kind at a time (`load small-wharf corn 2`, then more, then `done`).
 */

const PREFIX = 'load small-wharf '

/** Barrels by good. */
type Load = readonly number[]

/** An answer names two numbers below 256, each of which holds two numbers below 16; the coffee barrels choose the operation. */
const MOST = 16

const packed = (load: Load): Answer =>
  LOAD_WHOLE[load[COFFEE]].of(load[SUGAR] + MOST * load[TOBACCO], load[CORN] + MOST * load[INDIGO])

function unpacked(a: number, b: number, coffee: number): Load {
  const load = GOOD.all.map(() => 0)
  load[CORN] = b % MOST
  load[INDIGO] = Math.floor(b / MOST)
  load[SUGAR] = a % MOST
  load[TOBACCO] = Math.floor(a / MOST)
  load[COFFEE] = coffee
  return load
}

const operationOf = (given: Answer): number => LOAD_WHOLE.findIndex((op) => op.is(given))

export const isWholeLoad = (given: Answer): boolean => operationOf(given) >= 0

/** Barrels by good in a whole load. */
export function wholeLoadOf(given: Answer): Load {
  const coffee = operationOf(given)
  const op = LOAD_WHOLE[coffee]
  return unpacked(op.first(given), op.second(given), coffee)
}

/** A load of two kinds or more; one kind alone is an item. Goods may stand in any order, each once. */
export function wholeLoadInShort(text: string): Answer {
  if (!text.startsWith(PREFIX)) return -1
  const words = text.slice(PREFIX.length).split(' ')
  if (words.length < 4 || words.length % 2 === 1) return -1
  const load = GOOD.all.map(() => 0)
  for (let i = 0; i < words.length; i += 2) {
    const good = GOOD.find(words[i])
    const count = /^[1-9][0-9]?$/.test(words[i + 1]) ? Number(words[i + 1]) : 0
    if (good < 0 || count === 0 || count >= MOST || load[good] > 0) return -1
    load[good] = count
  }
  return packed(load)
}

const named = (load: Load, good: Good): string[] => (load[good] > 0 ? [`${GOOD.id(good)} ${load[good]}`] : [])

export const WHOLE_LOAD_FORMS: readonly Form[] = LOAD_WHOLE.map((op, coffee) =>
  form(op, {
    print: (_rules, a, b) => PREFIX + GOOD.all.flatMap((good) => named(unpacked(a, b, coffee), good)).join(' '),
    all: () => [],
    facts: (_s, _seat, a, b) => ({
      kind: 'load-whole',
      count: unpacked(a, b, coffee).reduce((sum, barrels) => sum + barrels, 0),
    }),
  }),
)
