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
  const inSight = (element: Element): boolean => {
    const { left, top, right, bottom, width } = boxOf(element)
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
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
