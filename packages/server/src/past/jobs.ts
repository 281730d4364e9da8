import { loadGameFor } from '@quayside/games'
import { fail, type GameRecord, ok, type Result, replay, type Viewer } from '@quayside/kernel'
import { glanceOf, historyOf, Shared } from '@quayside/table'

/** What is asked of the thread that plays games again. */
export type Job =
  /** A game as it stands after all its lines. */
  | { readonly kind: 'match'; readonly record: GameRecord }
  /** Whether a record is one of a game that was played by the rules, and to its end: `over` or `open`. */
  | { readonly kind: 'check'; readonly record: GameRecord }
  /** Its history as a viewer may know it, as the text that is sent. */
  | { readonly kind: 'history'; readonly record: GameRecord; readonly viewer: Viewer }
  /** How it stands, in short. */
  | { readonly kind: 'glance'; readonly record: GameRecord }

/** Does a job. Results that are texts cross to the main thread fastest. */
export async function doJob(job: Job): Promise<Result<string>> {
  const { rules, options } = job.record
  const game = await loadGameFor(rules, options)
  if (!game) return fail('unknown-rules', `nobody knows these rules of ${rules.game}`)
  if (job.kind === 'history') {
    const history = historyOf(game, job.record, job.viewer, new Shared())
    return history.ok ? ok(JSON.stringify(history.value)) : history
  }
  const match = replay(game, job.record)
  if (!match.ok) return match
  if (job.kind === 'check') return ok(match.value.over ? 'over' : 'open')
  return ok(JSON.stringify(job.kind === 'glance' ? glanceOf(match.value) : match.value.pack()))
}
