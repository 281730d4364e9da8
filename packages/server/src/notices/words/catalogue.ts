import type { NoticeKind } from '@quayside/table'

/** What notices say in a language. Who reads is "you"; `who` is the name of somebody else. */
export interface NoticeWords {
  /** Over a notice of one table. */
  readonly title: { readonly [K in NoticeKind]: (who: string | null) => string }
  /** Over one of several, where at all of them the same has happened; two at least. */
  readonly several: { readonly [K in NoticeKind]: (tables: number) => string }
  /** The same where different things have. */
  readonly mixed: (tables: number) => string
  /** A game with other people: "Mombasa with Ana and Rui". `people` is a list in this language. */
  readonly with: (game: string, people: string) => string
  /** Until when one has time. */
  readonly until: (line: string, time: string) => string
  /** After a list that was cut off. */
  readonly more: (count: number) => string
  readonly trial: { readonly title: string; readonly body: string }
  readonly mail: {
    readonly hello: (name: string) => string
    readonly wishes: string
    readonly stop: string
  }
  /** The page that a mail's last link leads to. */
  readonly stop: {
    readonly title: string
    readonly ask: string
    readonly button: string
    readonly done: string
    readonly unknown: string
  }
}
