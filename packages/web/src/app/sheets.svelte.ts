import type { Options } from '@quayside/kernel'
import type { Orders } from '../orders/orders.svelte.ts'

/** The side sheet that lies over a page; one at a time. */
export type Sheet =
  | { readonly kind: 'settings' }
  /** The rules of a game, opened at a section (the current phase) if one is named, and at one of its paragraphs, from 1. */
  | {
      readonly kind: 'rules'
      readonly game: string
      readonly options: Options
      /** The component data that are spoken of; without them, those of today. */
      readonly data?: unknown
      readonly section?: string
      readonly paragraph?: number
    }
  /** The help card of a thing; of an automa's card (`automa`) all of its deck, with what happened when it was `told` of last. */
  | {
      readonly kind: 'card'
      readonly game: string
      readonly options: Options
      readonly data?: unknown
      readonly about: { readonly kind: string; readonly id: string }
      readonly told?: readonly string[]
    }
  | { readonly kind: 'keys' }
  /** Standing orders of one's own; `habit` begins with what is asked now. */
  | { readonly kind: 'orders'; readonly orders: Orders; readonly habit?: boolean }

let open: Sheet | null = $state.raw(null)

export const sheet = (): Sheet | null => open

export function openSheet(next: Sheet): void {
  open = next
}

export function closeSheet(): void {
  open = null
}
