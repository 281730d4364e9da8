import { id, list, object, oneOf, sourced, text, tuple, whole } from '@quayside/kernel/data'
import * as v from 'valibot'
import { COMPANIES } from '../../ids.ts'
import { regionReward } from './rewards.ts'

/** The map is drawn on a square of a thousand by a thousand. */
const point = tuple([whole(0, 1000), whole(0, 1000)], 'two numbers')
const kind = oneOf(['single', 'double'])
const record = <const T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.unknown(),
    v.check((given) => !Array.isArray(given), 'an object'),
    v.record(id, value, 'an object'),
  )

export const mapSchema = object({
  cost: object({ single: whole(1, 9), double: whole(1, 9), occupied: whole(0, 9), ...sourced }),
  regions: list(
    object({
      id,
      name: text(40),
      reward: regionReward,
      mines: whole(0, 9),
      label: point,
      polygon: list(id),
      ...sourced,
    }),
  ),
  borders: list(object({ regions: tuple([id, id], 'two regions'), kind, ...sourced })),
  bases: object(v.entriesFromList(COMPANIES, object({ adjacent: record(kind), ...sourced }))),
  enclaves: list(object({ enclave: id, surrounding: id, ...sourced })),
  vertices: record(point),
})
