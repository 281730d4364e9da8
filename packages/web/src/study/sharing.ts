import { sha256Hex } from '@quayside/kernel'
import type { SharedStudyCard } from '@quayside/table'
import { MOST_SHARED, readStudyData } from '@quayside/table/study'
import { call } from '../app/call.ts'
import { Declined } from '../app/declined.ts'
import { whoAmI } from '../app/online.svelte.ts'
import { noteOnline } from '../app/wanted.svelte.ts'
import { loadGiven, NoStudy, type Ready } from './load.ts'
import type { Studying } from './studying.svelte.ts'

/** Studies that a server shares: each has a link that nobody guesses, and belongs to whoever shared it. */

const textOf = (study: Studying): string => JSON.stringify(study.file())
const printOf = (text: string): string => sha256Hex(text).slice(0, 32)

/** Whether the link shows the study as it is. */
export const isUpToDate = (study: Studying): boolean => study.shared?.as === printOf(textOf(study))

/** Makes a link to the study, or lets the one there is show what it is now. */
export async function share(study: Studying): Promise<void> {
  if (study.running) throw new Error('running')
  const text = textOf(study)
  if (text.length > MOST_SHARED) throw new Error('too-large')
  // Whoever was never here is known from now on, so that the study is theirs.
  await whoAmI()
  noteOnline()
  const body = { study: study.file() }
  const known = study.shared
  const id = known
    ? await call('PUT', `/api/studies/${known.id}`, body).then(() => known.id, whenGone(body))
    : await made(body)
  study.shareAs({ id, as: printOf(text) })
}

/** The link leads nowhere from now on. */
export async function unshare(study: Studying): Promise<void> {
  const known = study.shared
  if (!known) return
  await call('DELETE', `/api/studies/${known.id}`, {}).catch((error) => {
    if (!(error instanceof Declined) || error.code !== 'not-found') throw error
  })
  study.shareAs(undefined)
}

const made = async (body: unknown): Promise<string> => (await call<{ id: string }>('POST', '/api/studies', body)).id

/** Who is somebody else by now, or has taken it back elsewhere, makes a new one. */
const whenGone = (body: unknown) => (error: unknown) => {
  if (error instanceof Declined && error.code === 'not-found') return made(body)
  throw error
}

/** What one shares, from whichever browser; nothing where there is no server, or nobody is known. */
export const sharedByMe = (): Promise<readonly SharedStudyCard[]> =>
  call<readonly SharedStudyCard[]>('GET', '/api/me/studies').catch(() => [])

export const takeBack = (id: string): Promise<unknown> => call('DELETE', `/api/studies/${id}`, {})

/** A shared study: looked at, tried out, and never changed. */
export async function loadShared(id: string): Promise<Ready> {
  const reply = await fetch(`/api/studies/${id}`).catch(() => null)
  if (!reply?.ok) throw new NoStudy(reply?.status === 404 ? 'gone' : 'unreachable')
  const read = readStudyData(((await reply.json()) as { study?: unknown }).study)
  if (!read.ok) throw new NoStudy('changed')
  return loadGiven({ id: `shared-${id}`, file: read.value, at: 0, truth: 'was', theirs: true, fresh: true })
}
