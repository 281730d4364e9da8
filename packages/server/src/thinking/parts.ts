import { ADVISER, isDeep, longestFor } from '@quayside/bots/grades'
import { type InPart, inParts } from '@quayside/bots/parts'
import type { BotJob } from '@quayside/bots/think'
import type { Job, Thought } from './messages.ts'

/** What belongs to jobs that several processes share. */

/** More parts than this have too few simulations each to tell the ways to answer apart. */
const MOST_PARTS = 16

/** Whose thoughts they are: advice is what a master thinks. */
const botOf = (job: Thought): string => ('bot' in job ? job.bot : ADVISER)

/** How many of the processes that are free can take part in a job. */
export const partsFor = (job: Thought, free: number): number =>
  isDeep(botOf(job)) && !('found' in job) ? Math.max(1, Math.min(free, MOST_PARTS)) : 1

/** The longest that a job may take: as long as the grade that does it. */
export const longestOf = (job: Job): number => longestFor('record' in job ? ADVISER : botOf(job))

/** A job in so many parts. Those of advice are a master's: what they find together remains to be told. */
export const cut = (job: Thought, parts: number): InPart<BotJob>[] => inParts({ ...job, bot: botOf(job) }, parts)
