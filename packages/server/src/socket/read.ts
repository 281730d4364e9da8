import { ok, type Problem, type Result } from '@quayside/kernel'
import { envelopeSchema, type Request, requestSchema } from '@quayside/table/requests'
import * as v from 'valibot'
import { problem } from '../reasons.ts'

export interface Received {
  readonly id: number
  readonly ask: Request
}

/** A request that is not understood, with the id it would be answered by, if that much can be read. */
export interface Unread {
  readonly id?: number
  readonly error: Problem
}

/** Reads a message of a client. */
export function readMessage(text: string): Received | Unread {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return { error: bad('it is not JSON') }
  }
  const envelope = v.safeParse(envelopeSchema, message)
  if (!envelope.success) return { ...idIn(message), error: bad(issueText(envelope.issues[0])) }
  const { id, ask } = envelope.output
  const request = v.safeParse(requestSchema, ask, { abortEarly: true })
  return request.success ? { id, ask: request.output } : { id, error: bad(issueText(request.issues[0], 'ask')) }
}

/** Checks the body of a request over http in the same way. */
export function readBody<const S extends v.GenericSchema>(schema: S, body: unknown): Result<v.InferOutput<S>> {
  const read = v.safeParse(schema, body, { abortEarly: true })
  return read.success ? ok(read.output) : { ok: false, error: bad(issueText(read.issues[0])) }
}

function idIn(message: unknown): { id?: number } {
  const { id } = (message ?? {}) as { id?: unknown }
  return Number.isSafeInteger(id) && (id as number) >= 0 ? { id: id as number } : {}
}

const bad = (detail: string): Problem => {
  const { code, message } = problem('bad-request')
  return { code, message: `${message.slice(0, -1)}: ${detail}` }
}

/** Where the mistake is and what belongs there; never what was sent. */
function issueText(issue: v.BaseIssue<unknown>, root?: string): string {
  const path = [root, v.getDotPath(issue)].filter(Boolean).join('.') || 'it'
  if (issue.type === 'regex') return `${path} ${issue.message.startsWith('Invalid') ? 'is not valid' : issue.message}`
  return issue.expected ? `${path} should be ${issue.expected.slice(0, 300)}` : `${path} is not valid`
}
