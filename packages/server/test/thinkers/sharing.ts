import type { Found } from '@quayside/bots/parallel'
import type { InPart } from '@quayside/bots/parts'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import { listen } from '../../src/thinking/listen.ts'

/**
 * Finds in every part that the second way is a little better than the first; the job's seed says what becomes of which part. Of advice it tells what
 * the parts have found.
 */
listen(async (text) => {
  const job = JSON.parse(text) as InPart<BotJob> | AdviceJob
  if ('found' in job) return { value: job.found!.map(({ ways }) => ways[1].answers[0]) }
  const { seed, seat, part } = job as InPart<BotJob>
  const at = part ?? { index: 0, of: 1 }
  const [fate, which] = seed.split(' ')
  if (which === 'all' || Number(which) === at.index) {
    if (fate === 'dies') process.exit(7)
    if (fate === 'hangs') await new Promise(() => {})
  }
  if (!part) return { value: ['whole'] }
  const way = (index: number, values: number[]): Found<string>['ways'][number] => ({
    way: index,
    answers: [`way ${index} of ${at.of}`],
    promise: 0,
    simulations: 10,
    values,
    points: values,
    squares: values,
    last: true,
  })
  const value: Found<string> = { part: at, seat, trust: 0, ways: [way(0, [5, 5]), way(1, [6, 4])] }
  return { value }
})
