import type { Attachment } from 'svelte/attachments'
import type { BoardHost } from '../board.ts'
import { SLOP } from './pointing.ts'

/** What a piece is called while the browser itself drags it. */
export const PIECE = 'text/quayside-piece'

interface Dragged {
  /** The place that is picked up; null if nothing is to be dragged now. */
  readonly place: string | null
  /** The place under a point of the window, where it is not simply that of the element there. */
  readonly at?: (x: number, y: number) => string | readonly string[] | null
  /** What is carried along with the pointer; without, a copy of what is dragged. */
  readonly image?: () => Element | null
}

/** What of a host is told of a drag. */
export interface Carrying {
  readonly host: Pick<BoardHost, 'hold' | 'letGo' | 'pickAll' | 'considerAll'>
}

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null

/**
 * Drags a place onto another, with mouse or finger: the same as picking one after the other. What is carried moves by transform alone, so that
 * nothing has to be laid out on the way.
 */
export const draggable = (context: Carrying, dragged: () => Dragged): Attachment<HTMLElement | SVGElement> => {
  return (node) => {
    let start: { readonly x: number; readonly y: number; readonly id: number } | null = null
    let carried: HTMLElement | null = null
    let frame = 0
    let [x, y] = [0, 0]

    const goal = () => (dragged().at ?? placeAt)(x, y)
    const draw = () => {
      frame = 0
      if (!carried) return
      carried.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
      context.host.considerAll([goal()].flat().filter((place) => place !== null))
    }

    const lift = (place: string) => {
      const image = dragged().image?.() ?? (node.cloneNode(true) as Element)
      const { width, height } = node.getBoundingClientRect()
      carried = document.createElement('div')
      carried.className = 'carried'
      carried.inert = true
      carried.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:20;width:${width}px;height:${height}px;pointer-events:none;will-change:transform;opacity:.9`
      carried.append(image)
      document.body.append(carried)
      document.documentElement.dataset.carrying = ''
      context.host.hold(place)
    }
    /** The click that ends a drag means nothing more; it may not come at all. */
    const swallowClick = () => {
      const swallow = (click: Event) => click.stopImmediatePropagation()
      node.addEventListener('click', swallow, { capture: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    }
    const end = () => {
      cancelAnimationFrame(frame)
      frame = 0
      carried?.remove()
      carried = null
      delete document.documentElement.dataset.carrying
      start = null
    }

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || dragged().place === null) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return
      ;[x, y] = [event.clientX, event.clientY]
      const { place } = dragged()
      if (!carried && place !== null && Math.hypot(x - start.x, y - start.y) > SLOP) lift(place)
      if (carried) frame ||= requestAnimationFrame(draw)
    }
    const up = (event: PointerEvent) => {
      if (!carried) {
        start = null
        return
      }
      ;[x, y] = [event.clientX, event.clientY]
      const found = goal()
      const { place } = dragged()
      end()
      swallowClick()
      if (found === null || found === place) context.host.letGo()
      else context.host.pickAll([found].flat(), 'mouse')
    }
    const cancel = () => {
      if (carried) context.host.letGo()
      end()
    }

    // A quick pointer has left the piece before it is seen to move.
    const on = { pointermove: move, pointerup: up, pointercancel: cancel }
    for (const [type, listener] of Object.entries(on)) window.addEventListener(type, listener as EventListener)
    node.addEventListener('pointerdown', down as EventListener)
    node.style.touchAction = 'none'
    return () => {
      end()
      for (const [type, listener] of Object.entries(on)) window.removeEventListener(type, listener as EventListener)
      node.removeEventListener('pointerdown', down as EventListener)
    }
  }
}
