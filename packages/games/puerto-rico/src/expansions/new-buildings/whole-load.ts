import type { Answer } from '@quayside/kernel'
import { OP, opOf } from '../../answers.ts'
import type { AnswerForm } from '../../forms.ts'
import { GOOD_COUNT, GOODS } from '../../ids.ts'

/**
 * `load small-wharf corn 2 sugar 1`: a small wharf's whole load in one answer, for those who write answers by hand. There are far too many to
 * list, so what is offered is one kind at a time (`load small-wharf corn 2`, then more, then `done`).
 * Packed: four bits for the barrels of each good; those of the last good reach into the operation.
 */

const BITS = 4
const OPS = 1 << BITS
const PREFIX = 'load small-wharf '

export const WHOLE_LOADS: readonly number[] = Array.from({ length: OPS }, (_, i) => OP.LOAD_WHOLE + i)

export const isWholeLoad = (given: Answer): boolean => opOf(given) >= OP.LOAD_WHOLE

/** Barrels of a good in a whole load. */
export const barrelsIn = (given: Answer, good: number): number => (given >> (BITS * good)) & (OPS - 1)

const print = (given: Answer): string =>
  PREFIX +
  GOODS.flatMap((id, good) => (barrelsIn(given, good) > 0 ? [`${id} ${barrelsIn(given, good)}`] : [])).join(' ')

/** A load of two kinds or more; one kind alone is an item. Goods may stand in any order, each once. */
export function parseWholeLoad(text: string): Answer {
  if (!text.startsWith(PREFIX)) return -1
  const words = text.slice(PREFIX.length).split(' ')
  if (words.length < 4 || words.length > 2 * GOOD_COUNT || words.length % 2 === 1) return -1
  let packed = 0
  for (let i = 0; i < words.length; i += 2) {
    const good = GOODS.indexOf(words[i] as (typeof GOODS)[number])
    const count = /^[1-9][0-9]?$/.test(words[i + 1]) ? Number(words[i + 1]) : 0
    if (good < 0 || count === 0 || count >= OPS || barrelsIn(packed, good) > 0) return -1
    packed |= count << (BITS * good)
  }
  return (OP.LOAD_WHOLE << 16) | packed
}

export const WHOLE_LOAD_FORMS: readonly AnswerForm[] = WHOLE_LOADS.map((op) => {
  const packed = (a: number, b: number): Answer => (op << 16) | (a << 8) | b
  return {
    op,
    print: (a, b) => print(packed(a, b)),
    all: () => [],
    facts: (_s, _seat, a, b) => ({
      kind: 'load-whole',
      count: GOODS.reduce((sum, _, good) => sum + barrelsIn(packed(a, b), good), 0),
    }),
  }
})
