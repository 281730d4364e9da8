/** Does something once, after nobody has touched the page for a while, in milliseconds; never while it is hidden. The value gives it up. */
export function whenQuiet(milliseconds: number, act: () => void): () => void {
  const touches = ['pointerdown', 'keydown', 'visibilitychange'] as const
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(() => {
      giveUp()
      act()
    }, milliseconds)
  }
  const giveUp = () => {
    clearTimeout(timer)
    for (const touch of touches) document.removeEventListener(touch, wait)
  }
  for (const touch of touches) document.addEventListener(touch, wait)
  wait()
  return giveUp
}
