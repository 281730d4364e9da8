import { type Chair, type Motion, type SavedTable, votersOf } from '@quayside/table'
import type { Told } from './noticing.ts'

type Assembly = Pick<SavedTable, 'chairs'> & { readonly motions: readonly Motion[] }

/** What people are told of motions that were made or are over. */
export function motionNews(before: Assembly, after: Assembly): Told[] {
  const had = new Set(before.motions.map(({ id }) => id))
  const has = new Set(after.motions.map(({ id }) => id))
  const made = after.motions.filter(({ id }) => !had.has(id))
  const over = before.motions.filter(({ id }) => !has.has(id))
  return [...made.flatMap((motion) => askedNews(motion, after)), ...over.flatMap((motion) => overNews(motion, before))]
}

/** Those who are asked; and whoever has vanished learns that there is little time left to come back. */
function askedNews(motion: Motion, table: Assembly): Told[] {
  const cause = String(motion.id)
  const who = motion.kind === 'absent' ? null : nameIn(table.chairs[motion.by])
  const others = votersOf(table).filter((seat) => motion.kind === 'absent' || seat !== motion.by)
  const asked = others
    .flatMap((seat) => peopleIn(table.chairs[seat]))
    .map((person): Told => ({ person, kind: 'consent', cause, who }))
  const absent = motion.kind === 'absent' ? peopleIn(table.chairs[motion.seat]) : []
  return [...asked, ...absent.map((person): Told => ({ person, kind: 'clock', cause: `vote ${cause}`, who: null }))]
}

function overNews(motion: Motion, table: Assembly): Told[] {
  const concerned = [...votersOf(table), ...(motion.kind === 'absent' ? [motion.seat] : [])]
  return concerned
    .flatMap((seat) => peopleIn(table.chairs[seat]))
    .map((person): Told => ({ person, kind: 'decided', cause: String(motion.id), who: null }))
}

const peopleIn = (chair: Chair | undefined): string[] => (chair?.kind === 'person' ? [chair.person] : [])
const nameIn = (chair: Chair | undefined): string | null => (chair?.kind === 'person' ? chair.name : null)
