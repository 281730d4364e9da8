import { list, object, oneOf, source, sourced, tuple, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { DOUBLES, ISLANDS, TERRAINS } from '../../ids.ts'
import { islandEffects } from './effects.ts'

const BANKS = ['L1', 'L2', 'L3', 'L4', 'R4', 'R3', 'R2', 'R1'] as const

const coordinate = whole(-9, 9)
const flag = v.boolean('true or false')
const isSpaceId = (value: unknown): boolean => typeof value === 'string' && /^h(0|-?[1-9]),(0|-?[1-9])$/.test(value)
const half = object({ q: coordinate, r: coordinate })

export const peninsulaSchema = object({
  spaces: list(
    object({
      id: v.custom<string>(isSpaceId, 'an id like "h0,2": h, q, a comma and r'),
      q: coordinate,
      r: coordinate,
      kind: oneOf(['plain', 'ruin', 'start']),
      passage: flag,
      ...sourced,
    }),
  ),
  sandbanks: list(object({ id: oneOf(BANKS), ccw: half, cw: half, ...sourced })),
})

const side = tuple([oneOf(TERRAINS), oneOf(TERRAINS)], 'two terrains')

export const tilesSchema = object({
  islands: list(
    object({
      id: oneOf(ISLANDS),
      terrain: oneOf(TERRAINS),
      effects: islandEffects,
      effectsSource: v.optional(source),
      ...sourced,
    }),
  ),
  doubles: list(object({ id: oneOf(DOUBLES), front: side, back: side, count: whole(1, 60), ...sourced })),
  singles: list(object({ sides: side, count: whole(1, 99), ...sourced })),
})
