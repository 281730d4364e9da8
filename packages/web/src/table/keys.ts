import { settings } from '../app/settings.svelte.ts'
import { openSheet, sheet } from '../app/sheets.svelte.ts'
import type { Section } from '../boards/board.ts'
import type { Counsel } from './counsel.svelte.ts'
import type { Play } from './play.svelte.ts'

interface Goes {
  log(): void
  section(id: string): void
  readonly sections: readonly Section[]
}

/** Keys of the table; true if the key meant something. */
export function shortcut(event: KeyboardEvent, play: Play, counsel: Counsel, goes: Goes): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || sheet()) return false
  const target = event.target as HTMLElement | null
  if (target?.closest('input, textarea, select, dialog, [role="menu"]')) return false
  const key = event.key.toLowerCase()
  if (key === 'escape') {
    if (counsel.open) {
      counsel.close()
      focusOn('[data-advise]')
      return true
    }
    play.confirming = null
    play.letGo()
    return true
  }
  const digit = /^[0-9]$/.test(key)
  if (!digit && !settings.letterKeys && key !== '?') return false
  if (key === '?') {
    openSheet({ kind: 'keys' })
    return true
  }
  if (key === 'u') {
    void play.undo()
    return true
  }
  if (key === 'h' && counsel.offered) {
    void counsel.toggle()
    return true
  }
  if (play.stage.busy && key === ' ') {
    play.stage.hurry()
    return true
  }
  if (key === 'i') return explainFocused(target, play)
  if (key === 'l') {
    goes.log()
    focusOn('[data-log]')
    return true
  }
  const choice = play.confirming ? undefined : play.choices.find((offered) => offered.key === key)
  if (choice) {
    void play.choose(choice.text)
    return true
  }
  return section(key, goes)
}

function section(key: string, goes: Goes): boolean {
  const id = goes.sections.find((offered) => offered.key === key)?.id
  if (!id) return false
  goes.section(id)
  focusOn(`[data-section="${id}"]`)
  return true
}

function explainFocused(target: HTMLElement | null, play: Play): boolean {
  const place = target?.closest<HTMLElement>('[data-place]')?.dataset.place
  if (!place) return false
  play.explain(place)
  return true
}

function focusOn(selector: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector)
    const inside = found?.matches('button, a, [tabindex]')
      ? found
      : found?.querySelector<HTMLElement>('button, a, [tabindex]')
    inside?.focus()
  })
}

/**
 * A button of the dock that is about to go gives its focus to the dock: from there Tab leads to the next answers. It has to happen before
 * the table changes, for a browser that loses what is in focus lays out everything at once.
 */
export function focusDock(event: Event): void {
  ;(event.currentTarget as Element).closest<HTMLElement>('.dock')?.focus({ preventScroll: true })
}

/** Fingers look first and take then; a pointer and keys do both at once. */
export const wasTouched = (click: MouseEvent): boolean => (click as PointerEvent).pointerType === 'touch'

/** F6: from region to region, as in other programs with panes. */
export function jumpRegion(back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  // Regions lie within regions: the innermost counts.
  const at = regions.findLastIndex((region) => region.contains(document.activeElement))
  const next = back ? (at <= 0 ? regions.length : at) - 1 : at + 1
  regions[next % regions.length]?.focus()
}
