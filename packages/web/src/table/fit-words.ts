/**
 * Buttons have the width that the dock can give them, and words the length of their language. What does not fit is left out or written
 * narrower, in this order: what an answer brings, the width of the noun's letters, the piece. The noun stays.
 */
const STEPS = ['terse', 'tight', 'bare', 'small'] as const

const isCut = (element: Element | null): boolean =>
  element !== null && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)

/** A rail reads as one: all of it goes without its pieces, and in smaller letters, where one of it has to. */
const TOGETHER = STEPS.indexOf('bare')

/** All buttons of a rail are measured at once: looking at one after changing another would lay out the page again and again. */
export function fitWords(rail: HTMLElement): void {
  const buttons = [...rail.querySelectorAll<HTMLElement>('.offer')]
  const taken = new Map(buttons.map((button) => [button, new Set<string>()]))
  for (const button of buttons) delete button.dataset.fit
  for (const [i, step] of STEPS.entries()) {
    const cut = buttons.filter(
      (button) => isCut(button.querySelector('.text > b')) || isCut(button.querySelector('small')),
    )
    if (cut.length === 0) return
    for (const button of i < TOGETHER ? cut : buttons) {
      const steps = taken.get(button)!.add(step)
      button.dataset.fit = [...steps].join(' ')
    }
  }
}
