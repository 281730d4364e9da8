import type { Draft } from './draft.svelte.ts'

/** The nearest place around an element of the board where what is in hand can be laid, or taken away. */
export function spotAt(draft: Pick<Draft, 'lit'>, element: Element | null): string | null {
  for (let at = element?.closest('[data-place]') ?? null; at; at = at.parentElement?.closest('[data-place]') ?? null) {
    const place = at.getAttribute('data-place') ?? ''
    if (draft.lit.has(place)) return place
  }
  return null
}
