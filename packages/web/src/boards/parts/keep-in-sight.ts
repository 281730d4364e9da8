import type { Attachment } from 'svelte/attachments'

const MARGIN = 8

/** Moves a note that would stick out of the window or of what scrolls around it. */
export const keepInSight: Attachment<HTMLElement> = (note) => {
  const box = note.getBoundingClientRect()
  const right = document.documentElement.clientWidth - MARGIN
  const shift = Math.max(0, MARGIN - box.left) - Math.max(0, box.right - right)
  note.style.marginLeft = `${shift}px`
  const frame = note.closest('.board, .section')
  if (frame && box.top < frame.getBoundingClientRect().top) {
    note.style.bottom = 'auto'
    note.style.top = 'calc(100% + 6px)'
  }
}
