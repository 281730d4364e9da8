import { fail, ok, type Result } from '@quayside/kernel'
import type { NameVerdict } from '@quayside/table'
import type { FastifyReply } from 'fastify'
import type * as v from 'valibot'
import { writtenName } from '../people/names.ts'
import { SERVER_REASONS, type ServerReason } from '../reasons.ts'
import { readBody } from '../socket/read.ts'
import { refuseHttp } from './refuse.ts'

type Named = v.GenericSchema<unknown, { readonly name?: string | undefined }>

/** The body of a request with a name, which is written as names are kept. */
export function readName<const S extends Named>(schema: S, body: unknown): Result<v.InferOutput<S>> {
  const read = readBody(schema, body)
  if (!read.ok) return read
  if (read.value.name === undefined) return read
  const name = writtenName(read.value.name)
  return name === null ? fail('bad-request', SERVER_REASONS['bad-request']) : ok({ ...read.value, name })
}

const WHY: { readonly [K in Exclude<NameVerdict, null>]: ServerReason } = {
  taken: 'name-taken',
  mixed: 'name-mixed',
  marks: 'name-marks',
}

export const refuseName = (reply: FastifyReply, verdict: Exclude<NameVerdict, null>): FastifyReply =>
  refuseHttp(reply, WHY[verdict])
