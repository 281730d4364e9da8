import { go, pathOf } from '../app/router.svelte.ts'
import { settings } from '../app/settings.svelte.ts'
import { openSheet, sheet } from '../app/sheets.svelte.ts'
import { nextTable } from '../app/wanted.svelte.ts'
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
  play.byKey = true
  const key = event.key.toLowerCase()
  if (play.imagined) return lookAhead(event, play)
  if (play.story.past) return lookBack(key, target, play)
  if (key === 'escape') return letGo(play, counsel)
  if (play.confirmation.waiting) return key === 'enter' && confirm(event, play)
  if (key === 'enter') return !hasItsOwnEnter(target) && close('enter', play)
  if (tells(key, target, play)) return true
  if (key === 'pagedown' || key === 'pageup') return play.offers.turnPage(key === 'pagedown' ? 1 : -1)
  if (/^[0-9]$/.test(key)) return number(key, play)
  if (key === 'backspace') return play.laysOut && clear(play)
  if (key === '?') {
    openSheet({ kind: 'keys' })
    return true
  }
  if (settings.letterKeys && key === 'o' && event.shiftKey) return openOrders(play)
  return settings.letterKeys && letter(key, target, play, counsel, goes)
}

function openOrders({ orders }: Play): boolean {
  if (orders) openSheet({ kind: 'orders', orders, habit: orders.habitual })
  return orders !== null
}

/** Keys by which one goes about and presses what is in focus. */
const MOVES: readonly string[] = ['Tab', 'Shift', 'Enter', ' ', 'F6']

/** While one looks ahead, nothing is answered: one step back and on, and back to the table. */
function lookAhead(event: KeyboardEvent, play: Play): boolean {
  if (event.key === 'Escape') play.imagined = null
  else if (!play.imagined?.key(event.key)) return !MOVES.includes(event.key)
  return true
}

/** While one looks back, every key that means nothing else leads to the present. */
function lookBack(key: string, target: HTMLElement | null, play: Play): boolean {
  if (tells(key, target, play)) return true
  const looks = ['tab', 'shift', 'enter', ' ', 'f6', 'control', 'alt', 'meta'].includes(key)
  if (!looks) play.story.stop()
  return !looks
}

/** Keys of the story: hold and go on, one event back and on. Arrows within a board, and Space on a button, keep their own meaning. */
function tells(key: string, target: HTMLElement | null, play: Play): boolean {
  const { story, standing } = play
  const waiting = standing === null && story.beat !== null
  if (key === ' ' && !hasItsOwnEnter(target)) {
    if (story.past || waiting) story.toggle()
    else void story.playSince()
    return true
  }
  if ((!waiting && !story.past) || target?.closest('[data-place], [role="slider"]')) return false
  if (key === 'arrowleft') story.back()
  else if (key === 'arrowright') story.on()
  return key === 'arrowleft' || key === 'arrowright'
}

/** Closes or lets go of what was opened last. */
function letGo(play: Play, counsel: Counsel): boolean {
  if (play.confirmation.waiting) play.confirmation.close()
  else if (counsel.open) {
    counsel.close()
    focusOn('[data-advise]')
  } else play.letGo()
  return true
}

/** Yes counts only by a press of its own, once the strip could be read. */
function confirm(event: KeyboardEvent, play: Play): boolean {
  if (!event.repeat && play.confirmation.isFresh()) play.confirmation.yes()
  return true
}

/** What is focused and does something by Enter, but for the way back of a strip, keeps it. */
const hasItsOwnEnter = (target: HTMLElement | null): boolean =>
  target?.closest('button, a, summary, [role="button"]') !== null

function close(key: 'enter' | 'p', play: Play): boolean {
  const found = play.closings.find((offered) => offered.key === key && offered.open)
  void found?.go()
  return found !== undefined
}

function number(key: string, play: Play): boolean {
  const offer = play.offers.numberedBy(key)
  if (offer) play.press(offer, 'key')
  return offer !== undefined
}

function clear(play: Play): boolean {
  void play.draft.clear()
  return true
}

function letter(key: string, target: HTMLElement | null, play: Play, counsel: Counsel, goes: Goes): boolean {
  switch (key) {
    case 'u':
      void play.undo()
      return true
    case 'h':
      if (counsel.offered) void counsel.toggle()
      return counsel.offered
    case 'f':
      if (play.laysOut && play.standing) void play.draft.propose()
      return play.laysOut
    case 'i':
      return explainFocused(target, play)
    case 'l':
      goes.log()
      focusOn('[data-log]')
      return true
    case 'n':
      if (goToNext(play)) return true
      break
    case 'p':
      if (close('p', play)) return true
      break
  }
  const side = play.offers.sides.find((offered) => offered.key === key)
  if (side) play.openSide(side.id)
  return side !== undefined || section(key, goes)
}

/** Only from a table that waits for others. */
function goToNext(play: Play): boolean {
  const found = play.standing ? null : nextTable(play.link.id)
  if (found) go(pathOf.table('online', found.next.table))
  return found !== null
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
