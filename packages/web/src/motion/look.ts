import type { Look } from './plan.ts'

/** Looks at the page; what is asked twice is measured once. */
export function lookAround(): Look {
  const boxes = new Map<Element, DOMRect>()
  const places = new Map<string, Element | null>()
  const boxOf = (element: Element): DOMRect => {
    const known = boxes.get(element)
    if (known) return known
    const box = element.getBoundingClientRect()
    boxes.set(element, box)
    return box
  }
  /** On the screen, and of a board that scrolls in the part that is shown: else pieces would go to places below the dock. */
  const inSight = (element: Element): boolean => {
    const { left, top, width, height } = boxOf(element)
    const [x, y] = [left + width / 2, top + height / 2]
    const board = element.closest('main')
    const frame = board ? boxOf(board) : { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    return width > 0 && y > frame.top && x > frame.left && y < frame.bottom && x < frame.right
  }
  /**
   * The first element of a place that can be seen: where a drawing says on which spot of it things land, that spot; where it is out of sight,
   * what stands for it elsewhere.
   */
  const placed = (place: string): Element | null => {
    const name = CSS.escape(place)
    for (const selector of [`[data-lands="${name}"]`, `[data-place="${name}"]`, `[data-near="${name}"]`])
      for (const element of document.querySelectorAll(selector)) if (inSight(element)) return element
    return null
  }
  return {
    boxOf,
    find(place, spots = []) {
      if (!places.has(place)) places.set(place, placed(place))
      const found = places.get(place) ?? null
      for (const spot of found ? spots : []) {
        // What came last stands last.
        const within = [...found!.querySelectorAll(`[data-place="${CSS.escape(spot)}"]`)].filter(inSight)
        if (within.length > 0) return within[within.length - 1]
      }
      return found
    },
  }
}
