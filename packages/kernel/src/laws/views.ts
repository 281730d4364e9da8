import { hold } from './broken.ts'
import { type Subject, viewersOf } from './subject.ts'

/**
 * Law 4, views. A view that is made with what was shown before is the view: nothing of it is out of date, and nothing that was shown to
 * one viewer reaches another.
 */
export function lawOfKeptViews({ game, match, kept }: Subject): void {
  for (const viewer of viewersOf(match)) {
    const fresh = JSON.stringify(game.view(match.state, viewer))
    const again = JSON.stringify(game.view(match.state, viewer, kept))
    hold('kept views', fresh === again, () => `${viewer} is shown ${again} instead of ${fresh}`)
  }
}
