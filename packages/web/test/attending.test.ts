// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Attending } from '../src/table/attending.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const told: boolean[] = []
let attending: Attending

beforeEach(() => {
  vi.useFakeTimers()
  const inputs = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', inputs.addEventListener.bind(inputs))
  vi.stubGlobal('removeEventListener', inputs.removeEventListener.bind(inputs))
  vi.stubGlobal('touch', () => inputs.dispatchEvent(new Event('keydown')))
  told.length = 0
  page.hidden = false
  attending = new Attending((active) => told.push(active))
})

afterEach(() => {
  attending.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const touch = (): void => (globalThis as unknown as { touch(): void }).touch()

function hide(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

test('who opens a table and uses it is told to the server, at most every half minute', () => {
  attending.begin()
  for (let second = 0; second < 95; second++) {
    touch()
    vi.advanceTimersByTime(1000)
  }
  expect(told).toEqual([true, true, true, true])
})

test('a page that only lies there says nothing, not even when the line comes back', () => {
  attending.begin()
  vi.advanceTimersByTime(600_000)
  attending.begin()
  expect(told).toEqual([true])
  touch()
  expect(told).toEqual([true, true])
})

test('a page that is hidden says so once, and again when it is back', () => {
  attending.begin()
  hide(true)
  touch()
  hide(true)
  expect(told).toEqual([true, false])
  hide(false)
  expect(told).toEqual([true, false, true])
})

test('after the table is closed nothing is said', () => {
  attending.begin()
  attending.stop()
  vi.advanceTimersByTime(60_000)
  touch()
  hide(true)
  expect(told).toEqual([true])
})
