/** Does what needs more than a cookie: if the server says so, one is asked for a passkey or a code, and it is done then. */
export class Proof {
  /** Somebody is being asked; called with whether they showed something. */
  asked: ((shown: boolean) => void) | null = $state.raw(null)

  /** Undefined if one would not show anything. */
  async for<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      if ((error as { code?: string }).code !== 'prove-first') throw error
    }
    const shown = await new Promise<boolean>((resolve) => {
      this.asked = resolve
    })
    this.asked = null
    return shown ? act() : undefined
  }
}
