import type { Snippet } from 'svelte'
import type { Play } from './play.svelte.ts'

/** What a page puts beside a table that it has lent, in place of what a table has of its own. */
export interface Lent {
  readonly title: string
  /** Of the drawer, and of a phone's section for what is in it. */
  readonly label: string
  readonly open: boolean
  readonly actions: Snippet<[Play]>
  readonly drawer: Snippet<[Play]>
  /** Whether a key meant something to the page: then it means nothing to the table. */
  key(event: KeyboardEvent, play: Play): boolean
}
