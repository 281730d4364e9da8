import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { BoardHost } from '../../../boards/board.ts'

/** When a new question stands, the first part of the table where it can be answered comes into sight, from its first answer on. */
export const litInSight =
  (host: BoardHost): Attachment<HTMLElement> =>
  (frame) => {
    if (host.question === null) return
    void tick().then(() => {
      const all = [...frame.querySelectorAll('[data-lit]')]
      const part = all[0]?.closest('[data-section]') ?? frame
      const lit = all.filter((place) => part.contains(place))
      lit.at(-1)?.scrollIntoView({ block: 'nearest' })
      lit[0]?.scrollIntoView({ block: 'nearest' })
    })
  }
