/** Everything that moves at this moment. One press ends all of it at its end: what is to be seen then is there at once. */
export class Running {
  private readonly animations = new Set<Animation>()
  private readonly holds = new Set<Animation>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing)
    this.animations.add(animation)
    animation.onfinish = () => this.animations.delete(animation)
    return animation
  }

  /** Keeps something out of sight until it is let go of, or all is skipped. What only stays so costs nothing, as what fades slowly would. */
  hide(element: Element): () => void {
    const hold = element.animate([{ opacity: 0 }], { duration: 0, fill: 'forwards' })
    this.holds.add(hold)
    return () => {
      this.holds.delete(hold)
      hold.cancel()
    }
  }

  /** Does something at a moment of a motion; not if it is skipped. */
  later(act: () => void, delay: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, delay)
    this.timers.add(timer)
  }

  skip(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    for (const hold of this.holds) hold.cancel()
    this.holds.clear()
    for (const animation of this.animations) animation.finish()
    this.animations.clear()
  }
}
