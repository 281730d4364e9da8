// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Guard } from '../src/table/guard.svelte.ts'

/** As much of a browser as a guard asks for. */
class Target {
  readonly answers: boolean
  constructor(answers: boolean) {
    this.answers = answers
  }
  closest(selector: string): Target | null {
    return this.answers && selector.includes('data-answer') ? this : null
  }
}
class Pressed {
  readonly key: string
  readonly repeat: boolean
  readonly target = new Target(false)
  constructor(key: string, repeat = false) {
    this.key = key
    this.repeat = repeat
  }
}

const button = new Target(true)
const click = (guard: Guard, x: number, y: number, target = button): boolean => {
  const at = { clientX: x, clientY: y, detail: 1, target }
  const down = guard.swallows({ type: 'pointerdown', ...at } as unknown as Event)
  return guard.swallows({ type: 'click', ...at } as unknown as Event) || down
}
const press = (guard: Guard, key: string, repeat = false) =>
  guard.swallows(new Pressed(key, repeat) as unknown as Event)

describe('after an answer', () => {
  let guard: Guard
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    vi.stubGlobal('KeyboardEvent', Pressed)
    vi.stubGlobal('Element', Target)
    guard = new Guard()
    expect(click(guard, 100, 100)).toBe(false)
    guard.answered()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the second click of a double click is not heard, though the next question is on screen', () => {
    guard.shown()
    vi.advanceTimersByTime(150)
    expect(click(guard, 103, 98)).toBe(true)
  })

  it('a click elsewhere is', () => {
    guard.shown()
    expect(click(guard, 180, 100)).toBe(false)
  })

  it('the spot hears again after a moment, once the next question is on screen', () => {
    vi.advanceTimersByTime(1000)
    expect(click(guard, 100, 100)).toBe(true)
    guard.shown()
    expect(click(guard, 100, 100)).toBe(false)
  })

  it('what is no answer is always heard', () => {
    expect(click(guard, 100, 100, new Target(false))).toBe(false)
  })

  it('a piece that was picked makes its spot deaf for a shorter while, whatever is asked', () => {
    guard.shown()
    vi.advanceTimersByTime(500)
    click(guard, 50, 50)
    guard.picked()
    expect(click(guard, 50, 50)).toBe(true)
    vi.advanceTimersByTime(260)
    expect(click(guard, 50, 50)).toBe(false)
  })

  it('Enter is deaf if it was the one that answered, and never heard while it is held down', () => {
    guard.shown()
    expect(press(guard, 'Enter')).toBe(false)
    guard.answered()
    expect(press(guard, 'Enter')).toBe(true)
    guard.shown()
    vi.advanceTimersByTime(400)
    expect(press(guard, 'Enter', true)).toBe(true)
    expect(press(guard, 'Enter')).toBe(false)
  })
})
