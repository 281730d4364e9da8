import { type AdviceFound, adviceFrom } from '@quayside/bots/advice'
import { ADVISER, isDeep, longestFor } from '@quayside/bots/grades'
import { answersFrom, type Found } from '@quayside/bots/parallel'
import type { Job, Thought } from './messages.ts'

/** What belongs to jobs that several processes share. */

/** More parts than this have too few simulations each to tell the ways to answer apart. */
const MOST_PARTS = 16

/** How many of the processes that are free can take part in a job. */
export const partsFor = (job: Thought, free: number): number =>
  !('bot' in job) || isDeep(job.bot) ? Math.max(1, Math.min(free, MOST_PARTS)) : 1

/** The longest that a job may take: as long as the grade that does it. */
export const longestOf = (job: Job): number => longestFor('bot' in job ? job.bot : ADVISER)

/** What all parts of a job have found together. */
export const joined = (job: Thought, found: readonly unknown[]): unknown =>
  'bot' in job ? answersFrom(found as readonly Found<string>[]) : adviceFrom(found as readonly AdviceFound[])
