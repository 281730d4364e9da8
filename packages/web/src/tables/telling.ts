import { loadGame } from '@quayside/games'
import type { Language } from '@quayside/kernel'
import { loadBoard } from '../boards/index.ts'
import { everybodyAt } from '../home/describe.ts'
import { entriesOf } from '../table/entries.ts'
import { tableWords } from '../table/words.ts'
import { tellTo } from '../table/you.ts'
import type { Row } from './rows.ts'

/** What a list says of how a table stands, in the game's own words. */
export interface Said {
  /** The round and its phase. */
  readonly moment: string
  /** What one is asked. */
  readonly question: string
  /** What happened last, since one's own answer if there was something. */
  readonly last: string
}

/** Loads the game's words and tells; null where nothing is known or this page does not know what it is about. */
export async function tell(row: Row, language: Language): Promise<Said | null> {
  const { glance } = row
  const game = glance && (await loadGame(row.game, row.options))
  if (!game) return null
  try {
    const board = await loadBoard(row.game, false)
    const words = game.words(language, row.options)
    const names = everybodyAt(row, language)
    const last = entriesOf(glance.events, board).at(-1)
    const told = tellTo(row.seat < 0 ? null : row.seat, words, names, tableWords[language].you)
    return {
      moment: board.headline(glance.view, names, language),
      question: glance.ask ? words.question(glance.ask) : '',
      last: last ? told(last.facts) : '',
    }
  } catch {
    // A table of older rules may tell of what the current ones do not know.
    return null
  }
}
