/** A mark is that much larger than its place, on every side. */
const ROOM = 4

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

/** The largest drawing of a place: strips of players have small copies. Undefined where it is not shown. */
function drawingOf(place: string, inside: Element): Element | undefined {
  const size = (element: Element) => boxOf(element).width * boxOf(element).height
  const all = [...inside.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter((element) => size(element) > 0)
  return all.sort((a, b) => size(b) - size(a))[0]
}

/** What scrolls with an element in it, from the inside out. */
function* scrollersOf(element: Element): Generator<Element> {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const further = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1
    if (further && getComputedStyle(around).overflow !== 'visible') yield around
  }
}

/** Whether places can be seen at once, however far one has to scroll for it. */
export function together(places: readonly string[], inside: Element): boolean {
  const held = new Map<Element, DOMRect[]>()
  for (const place of places) {
    const drawing = drawingOf(place, inside)
    if (!drawing) return false
    for (const scroller of scrollersOf(drawing)) held.set(scroller, [...(held.get(scroller) ?? []), boxOf(drawing)])
  }
  return [...held].every(([scroller, boxes]) => {
    const frame = boxOf(scroller)
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    return height + 2 * ROOM <= frame.height && width + 2 * ROOM <= frame.width
  })
}
