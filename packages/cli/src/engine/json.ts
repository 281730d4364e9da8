import { fail, ok, type Result } from '@quayside/kernel'

const DEEPEST = 64

/** Reads JSON that nests no deeper than anything we are told needs to; deeper values would overflow the stack of whoever walks them. */
export function readJson(text: string): Result<unknown> {
  if (tooDeep(text)) return fail('too-deep', `the JSON is nested deeper than ${DEEPEST} levels`)
  try {
    return ok(JSON.parse(text))
  } catch (problem) {
    return fail('bad-json', `not JSON: ${clip((problem as Error).message, 120)}`)
  }
}

/** Brackets inside texts count too: nobody needs that many, and this way no text has to be understood. */
function tooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x7b || code === 0x5b) {
      if (++depth > DEEPEST) return true
    } else if (code === 0x7d || code === 0x5d) depth--
  }
  return false
}

export const clip = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most)}…` : text)
