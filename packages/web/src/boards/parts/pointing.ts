import type { Attachment } from 'svelte/attachments'
import type { PickedBy } from '../board.ts'
import type { BoardContext } from './context.ts'

/** How long a finger rests on something to be told about it, in milliseconds. */
const LONG_PRESS = 500
/** A pointer that moves less stands still, in pixels. */
export const SLOP = 6

interface Pointed {
  readonly place: string
  /** A piece of the gesture being made lies here, and picking it takes it off again. */
  readonly placed?: boolean
}

/**
 * Mouse, finger and keys on something that stands for a place, be it a button or a part of a drawing: picking it, looking at what it would lead
 * to, and being told about it by a long press.
 */
export const pointing = (context: BoardContext, pointed: () => Pointed): Attachment<HTMLElement | SVGElement> => {
  return (node) => {
    const { board } = context
    let by: PickedBy = 'mouse'
    let timer: ReturnType<typeof setTimeout> | undefined
    let explained = false
    let [x, y] = [0, 0]

    const explain = () => {
      explained = true
      context.host.explain(pointed().place)
    }
    /** Nothing that one could want to answer here: there is no reason to be told either. */
    const meansNothing = async (place: string) => {
      const { question, view } = context.host
      const attempt = await board.attempting().catch(() => null)
      return attempt === null || attempt(question ?? '', [place], view) === null
    }
    const pick = async (how: PickedBy, target: EventTarget | null) => {
      const { place, placed } = pointed()
      const taken = placed === true || (target as Element).closest('.drafted') !== null
      // What the question is not about can still be looked up. An answer never waits for that.
      const lookedUp = context.host.light(place) === null && board.card(place) !== null && (await meansNothing(place))
      if (lookedUp) context.host.explain(place)
      else context.host.pick(place, how, taken)
    }

    const on: { [type: string]: (event: never) => void } = {
      pointerdown(event: PointerEvent) {
        clearTimeout(timer)
        by = event.pointerType === 'mouse' ? 'mouse' : 'touch'
        ;[x, y] = [event.clientX, event.clientY]
        explained = false
        if (by === 'touch' && board.card(pointed().place)) timer = setTimeout(explain, LONG_PRESS)
      },
      pointermove(event: PointerEvent) {
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLOP) clearTimeout(timer)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      click(event: MouseEvent) {
        clearTimeout(timer)
        if (explained) explained = false
        else void pick(event.detail === 0 ? 'key' : by, event.target)
      },
      keydown(event: KeyboardEvent) {
        // Buttons make clicks of these keys themselves.
        if (node instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        event.stopPropagation()
        void pick('key', event.target)
      },
      pointerenter(event: PointerEvent) {
        if (event.pointerType !== 'touch') context.host.consider(pointed().place)
      },
      pointerleave(event: PointerEvent) {
        clearTimeout(timer)
        if (event.pointerType !== 'touch') context.host.consider(null)
      },
      focus() {
        if (node.matches(':focus-visible')) context.host.consider(pointed().place)
      },
      blur: () => context.host.consider(null),
      contextmenu(event: Event) {
        if (by === 'touch') event.preventDefault()
      },
    }
    for (const [type, listener] of Object.entries(on)) node.addEventListener(type, listener as EventListener)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(on)) node.removeEventListener(type, listener as EventListener)
    }
  }
}
