import { games } from '@quayside/games'
import type { TableForm } from './form.ts'
import { readForm } from './kept-form.ts'

const KEY = 'quayside.form'

function load(): TableForm {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
  return readForm(kept, games)
}

/** The new table that is being filled in; it waits while one looks at other pages, and for the next visit. */
export const draft = $state({ form: load() })

/** Keeps the form as it changes; called inside the component that shows it. */
export function followDraft(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(draft.form))
    } catch {
      // See above.
    }
  })
}
