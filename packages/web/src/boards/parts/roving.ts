import type { Attachment } from 'svelte/attachments'

type Side = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** How far one box lies from another on a side; what lies off the axis counts double, what lies elsewhere not at all. */
function distance(from: DOMRect, to: DOMRect, side: Side): number {
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  const [along, across] = side === 'ArrowLeft' || side === 'ArrowRight' ? [dx, dy] : [dy, dx]
  const ahead = side === 'ArrowLeft' || side === 'ArrowUp' ? -along : along
  return ahead > 1 ? ahead + 2 * Math.abs(across) : Number.POSITIVE_INFINITY
}

/** Buttons, and the parts of a drawing that are like buttons. */
const BUTTONS = 'button:not(.about), g[role="button"]'
type Button = HTMLElement | SVGElement
const isShown = (button: Button) =>
  button instanceof HTMLElement ? button.offsetParent !== null : button.getClientRects().length > 0

/** What stays as it is is not written: it would have to be looked at anew. */
function stopAt(button: Button, stop: string): void {
  if (button.getAttribute('tabindex') !== stop) button.setAttribute('tabindex', stop)
}

/** A group of buttons is one stop of the Tab key; arrows go to the nearest one on that side. */
export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = () => [...group.querySelectorAll<Button>(BUTTONS)].filter(isShown)
  let last: Button | null = null

  const settle = () => {
    const all = buttons()
    const stop = last && all.includes(last) ? last : (all.find((button) => button.dataset.lit !== undefined) ?? all[0])
    for (const button of all) stopAt(button, button === stop ? '0' : '-1')
  }
  const onfocusin = (event: FocusEvent) => {
    const button = (event.target as Element).closest<Button>(BUTTONS)
    if (!button) return
    last = button
    settle()
  }
  const onkeydown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !last) return
    const here = last.getBoundingClientRect()
    const all = buttons()
    let next: Button | undefined
    if (event.key === 'Home') next = all[0]
    else if (event.key === 'End') next = all.at(-1)
    else if (/^Arrow(Left|Right|Up|Down)$/.test(event.key)) {
      let best = Number.POSITIVE_INFINITY
      for (const button of all) {
        const far = button === last ? best : distance(here, button.getBoundingClientRect(), event.key as Side)
        if (far < best) [best, next] = [far, button]
      }
    } else return
    // At the edge an arrow goes nowhere, and means nothing else either.
    event.preventDefault()
    event.stopPropagation()
    next?.focus()
  }

  settle()
  // What is visible is only known once the change is laid out: asking earlier would lay it out for every group anew.
  let due = 0
  const settleSoon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0
      settle()
    })
  }
  const watch = new MutationObserver(settleSoon)
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-lit'] })
  group.addEventListener('focusin', onfocusin)
  group.addEventListener('keydown', onkeydown)
  return () => {
    watch.disconnect()
    cancelAnimationFrame(due)
    group.removeEventListener('focusin', onfocusin)
    group.removeEventListener('keydown', onkeydown)
  }
}
