/**
 * Buttons have the width that the dock can give them, and words the length of their language. What does not fit is left out or written
 * narrower, in this order: what an answer brings, the width of the noun's letters, the piece. The noun stays.
 */
const STEPS = ['terse', 'tight', 'bare', 'small'] as const

const isCut = (element: Element | null): boolean =>
  element !== null && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)

/** All buttons of a rail are measured at once: looking at one after changing another would lay out the page again and again. */
export function fitWords(rail: HTMLElement): void {
  let buttons = [...rail.querySelectorAll<HTMLElement>('.offer')]
  for (const button of buttons) delete button.dataset.fit
  for (let step = 0; step < STEPS.length && buttons.length > 0; step++) {
    buttons = buttons.filter(
      (button) => isCut(button.querySelector('.text > b')) || isCut(button.querySelector('small')),
    )
    for (const button of buttons) button.dataset.fit = STEPS.slice(0, step + 1).join(' ')
  }
}
