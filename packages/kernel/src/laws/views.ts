import { hold } from './broken.ts'
import { type Subject, viewersOf } from './subject.ts'

/**
 * Law 4, views. A view that is made with what was shown before is the view, and so are the scores: nothing of it is out of date, and nothing
 * that was shown to one viewer reaches another.
 */
export function lawOfKeptViews({ game, match, kept }: Subject): void {
  const { state } = match
  for (const viewer of viewersOf(match)) {
    const fresh = JSON.stringify([game.view(state, viewer), game.score(state, viewer)])
    const again = JSON.stringify([game.view(state, viewer, kept), game.score(state, viewer, kept)])
    hold('kept views', fresh === again, () => `${viewer} is shown ${again} instead of ${fresh}`)
  }
}
