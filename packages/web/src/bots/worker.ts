import { Analyst } from '@quayside/bots/analysis'
import { thinkInPart } from '@quayside/bots/parallel'
import type { Mind } from '@quayside/bots/think'
import { loadKnownGame } from '@quayside/games/lazy-judgements'
import { openWith } from '@quayside/games/owned'
import { adviseShown } from '@quayside/table/imagined'
import type { Fulfilled, Said, Wish } from './wish.ts'

/** Where bots think, so that the page never waits for them. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    const wish = JSON.parse(data) as Wish
    const mind = await mindFor(wish)
    say({ t: 'begun' })
    say(fulfil(wish, mind))
  } catch (error) {
    say({ t: 'failed', message: String(error) })
  }
})

const analyst = new Analyst()

function fulfil(wish: Wish, mind: Mind): Fulfilled {
  switch (wish.kind) {
    case 'answer':
      return { t: 'answer', found: thinkInPart(wish.task, mind) }
    case 'advice':
      return { t: 'advice', advice: adviseShown(wish.task, mind) }
    case 'analysis':
      return { t: 'analysis', news: analyst.next(wish.task, mind) }
    case 'ready':
      return { t: 'ready' }
  }
}

/** Only the game at hand is loaded, under the rules it is played under; the next time it is there already. */
async function mindFor({ task, pack }: Wish): Promise<Mind> {
  if (pack !== undefined) openWith(async () => ({ packsOf: () => [pack] }))
  const { rules, options } = 'record' in task ? task.record : task
  const mind = await loadKnownGame(rules, options)
  if (!mind) throw new Error(`nobody knows how to play ${rules.game} by version ${rules.version}`)
  return mind
}

function say(said: Said): void {
  postMessage(JSON.stringify(said))
}
