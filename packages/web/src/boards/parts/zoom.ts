import type { Attachment } from 'svelte/attachments'

/** A finger that moves less has tapped, in pixels; taps that come sooner after one another are one double tap, in milliseconds. */
const SLOP = 8
const DOUBLE = 320
/** How close a double tap comes. */
const CLOSE = 2.4
/** Room around something that is brought into sight, in pixels. */
const MARGIN = 12

interface Point {
  readonly x: number
  readonly y: number
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** What a frame shows of its content, moved by transform alone. `rest` is told how close one is whenever a movement has ended. */
export class Lens {
  private readonly frame: HTMLElement
  private readonly content: HTMLElement
  private readonly most: number
  private readonly rest: (scale: number) => void
  private at = { x: 0, y: 0, scale: 1 }
  private due = 0

  constructor(frame: HTMLElement, content: HTMLElement, most: number, rest: (scale: number) => void) {
    this.frame = frame
    this.content = content
    this.most = most
    this.rest = rest
  }

  get scale(): number {
    return this.at.scale
  }

  /** Shows the content at a place and size, as far as it fills the frame. */
  private put(x: number, y: number, zoom: number, smooth = false): void {
    const { clientWidth, clientHeight } = this.frame
    const scale = clamp(zoom, 1, this.most)
    this.at = { x: clamp(x, clientWidth * (1 - scale), 0), y: clamp(y, clientHeight * (1 - scale), 0), scale }
    cancelAnimationFrame(this.due)
    this.due = requestAnimationFrame(() => {
      const { style } = this.content
      style.transition = smooth ? 'transform var(--t-settle) var(--ease)' : 'none'
      style.transform = scale === 1 ? '' : `translate(${this.at.x}px, ${this.at.y}px) scale(${scale})`
    })
  }

  /** Moves and grows so that what was at one point of the frame comes to lie at another. */
  drag(from: Point, to: Point, grown = 1, smooth = false): void {
    const { x, y, scale } = this.at
    const by = clamp(scale * grown, 1, this.most) / scale
    this.put(to.x - (from.x - x) * by, to.y - (from.y - y) * by, scale * by, smooth)
  }

  /** Comes closer to a point of the frame, or to its middle. */
  zoom(grown: number, point: Point = { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 }): void {
    this.drag(point, point, grown, true)
    this.rest(this.at.scale)
  }

  fit(): void {
    this.put(0, 0, 1, true)
    this.rest(1)
  }

  /** Close to a point, or all of it if one was close already. */
  toggle(point: Point): void {
    if (this.at.scale > 1) this.fit()
    else this.zoom(CLOSE, point)
  }

  /** A layer of its own that is not drawn anew while it moves, and sharp again when it rests. */
  moving(on: boolean): void {
    this.content.style.willChange = on ? 'transform' : ''
    this.content.toggleAttribute('data-moving', on)
    if (!on) this.rest(this.at.scale)
  }

  /** A frame that has changed its size goes on showing what lies within; what is shown whole fits by itself. */
  settle(): void {
    if (this.at.scale > 1) this.put(this.at.x, this.at.y, this.at.scale)
  }

  /** Brings something of the content into sight. */
  show(node: Element): void {
    if (this.at.scale === 1 || !this.content.contains(node)) return
    const [box, seen] = [node.getBoundingClientRect(), this.frame.getBoundingClientRect()]
    const shift = (low: number, high: number, from: number, to: number) =>
      Math.max(0, from + MARGIN - low) - Math.max(0, high - to + MARGIN)
    const { x, y, scale } = this.at
    const right = shift(box.left, box.right, seen.left, seen.right)
    const down = shift(box.top, box.bottom, seen.top, seen.bottom)
    this.put(x + right, y + down, scale, true)
  }

  /** A point of the window within the frame. */
  within(x: number, y: number): Point {
    const box = this.frame.getBoundingClientRect()
    return { x: x - box.left, y: y - box.top }
  }
}

/** What lies under the fingers learns that this is no tap, as it does when a page scrolls. */
const cancel = ({ touches }: TouchEvent) => {
  for (const { target } of touches) target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
}

const listen = (node: HTMLElement, on: { readonly [type: string]: (event: never) => void }) => {
  for (const [type, listener] of Object.entries(on)) {
    node.addEventListener(type, listener as EventListener, { passive: false })
  }
  return () => {
    for (const [type, listener] of Object.entries(on)) node.removeEventListener(type, listener as EventListener)
  }
}

/** Two fingers pinch, one moves what is larger than its frame, two taps come close or show all. */
export const fingers = (lens: () => Lens): Attachment<HTMLElement> => {
  return (node) => {
    let last: (Point & { readonly far: number }) | null = null
    let moved = false
    let tapped = { time: 0, x: 0, y: 0 }

    const touching = ({ touches }: TouchEvent) => {
      const [a, b] = [touches[0], touches[1] ?? touches[0]]
      const centre = lens().within((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
      return { ...centre, far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) }
    }
    const begin = (event: TouchEvent) => {
      if (!moved) cancel(event)
      moved = true
      lens().moving(true)
    }
    const touchend = (event: TouchEvent) => {
      if (event.touches.length > 0) {
        last = touching(event)
        return
      }
      const point = last
      last = null
      if (moved) lens().moving(false)
      if (moved || !point) return
      // Where an answer is, two taps mean the answer.
      const answer = (event.target as Element).closest('[data-lit], .zoom') !== null
      const again =
        event.timeStamp - tapped.time < DOUBLE && Math.hypot(point.x - tapped.x, point.y - tapped.y) < 3 * SLOP
      tapped = { time: again || answer ? 0 : event.timeStamp, x: point.x, y: point.y }
      if (again && !answer) lens().toggle(point)
    }
    /** A second finger points at nothing. */
    const second = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !event.isPrimary) event.stopPropagation()
    }
    node.addEventListener('pointerdown', second, { capture: true })
    const deafen = listen(node, {
      touchstart(event: TouchEvent) {
        if (last === null) moved = false
        last = touching(event)
        if (event.touches.length === 2) begin(event)
      },
      touchmove(event: TouchEvent) {
        const pinch = event.touches.length > 1
        if (!last || (!pinch && lens().scale === 1)) return
        const now = touching(event)
        if (!moved && Math.hypot(now.x - last.x, now.y - last.y) < SLOP) return
        begin(event)
        if (event.cancelable) event.preventDefault()
        lens().drag(last, now, pinch && last.far > 0 ? now.far / last.far : 1)
        last = now
      },
      touchend,
      touchcancel: touchend,
    })
    return () => {
      deafen()
      node.removeEventListener('pointerdown', second, { capture: true })
    }
  }
}

/** The mouse drags what is larger than its frame; the wheel with Ctrl, which is also what a pinch on a trackpad sends, comes closer. */
export const mouse = (lens: () => Lens): Attachment<HTMLElement> => {
  return (node) => {
    let from: (Point & { readonly id: number }) | null = null
    let moved = false
    const point = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY, id: event.pointerId })

    const up = () => {
      if (moved) lens().moving(false)
      from = null
    }
    /** The click that ends a drag is none. */
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation()
      moved = false
    }
    node.addEventListener('click', click, { capture: true })
    const deafen = listen(node, {
      pointerdown(event: PointerEvent) {
        moved = false
        if (event.pointerType === 'mouse' && event.button === 0 && lens().scale > 1) from = point(event)
      },
      pointermove(event: PointerEvent) {
        if (!from || event.pointerId !== from.id) return
        const now = point(event)
        if (!moved && Math.hypot(now.x - from.x, now.y - from.y) < SLOP) return
        if (!moved) {
          node.setPointerCapture(from.id)
          lens().moving(true)
        }
        moved = true
        lens().drag(from, now)
        from = now
      },
      pointerup: up,
      pointercancel: up,
      wheel(event: WheelEvent) {
        if (!event.ctrlKey) return
        event.preventDefault()
        lens().zoom(Math.exp(-event.deltaY / 240), lens().within(event.clientX, event.clientY))
      },
    })
    return () => {
      deafen()
      node.removeEventListener('click', click, { capture: true })
    }
  }
}
