/** Everything that moves at this moment. One press ends all of it at its end: what is to be seen then is there at once. */
export class Running {
  private readonly animations = new Set<Animation>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing)
    this.animations.add(animation)
    animation.onfinish = () => this.animations.delete(animation)
    return animation
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
    for (const animation of this.animations) animation.finish()
    this.animations.clear()
  }
}
