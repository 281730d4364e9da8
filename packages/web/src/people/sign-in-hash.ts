/** What a link to sign in carries in its fragment, which never reaches a server by itself. */
export type Carried =
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'mail'; readonly ticket: string; readonly code: string }

/** Reads `#code.XXXX`, `#mail.<ticket>.<code>`, and the bare code of recovery links of before. */
export function carriedIn(hash: string): Carried | null {
  const text = decoded(hash.replace(/^#/, '')).trim()
  if (text === '') return null
  const mail = /^mail\.([^.]+)\.([^.]+)$/.exec(text)
  if (mail) return { by: 'mail', ticket: mail[1], code: mail[2] }
  const code = text.replace(/^code\./, '')
  return code === '' || code.includes('.') ? null : { by: 'code', code }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
