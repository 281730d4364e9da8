import type { Seat, Viewer } from '@quayside/kernel'
import { applyPatch, type Sight } from '@quayside/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HERE, setLocalTable } from '../src/table/kept.ts'
import type { LinkListener } from '../src/table/link.ts'
import { LocalLink } from '../src/table/local.ts'

/** Several people at one screen, who decide in secret one after the other. */

vi.mock('../src/app/router.svelte.ts', () => ({ go: () => {}, pathOf: {} }))

// A browser's storage, as far as tables need it.
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What is on the screen. */
class Screen implements LinkListener {
  viewer: Viewer = 'spectator'
  sight: Sight | null = null
  /** Everybody whose view was shown, in order. */
  readonly shown: Viewer[] = []

  opened(viewer: Viewer, sight: Sight | null): void {
    this.viewer = viewer
    this.sight = sight
    this.shown.push(viewer)
  }

  frames(frames: Parameters<LinkListener['frames']>[0]): void {
    for (const { patch } of frames) this.sight = applyPatch(this.sight!, patch)
  }

  info(): void {}
  chat(): void {}
  connection(): void {}
}

function atOneScreen(setup: 'first' | 'later') {
  const chairs = ['Ana', 'Rui', 'Eva'].map((name) => ({ kind: 'person', person: HERE, name }) as const)
  const options = { players: 3, setup }
  const setting = {
    game: 'mombasa',
    options,
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: true,
  } as const
  const id = setLocalTable(setting, chairs)
  if (!id.ok) throw new Error(id.error.message)
  const link = LocalLink.open(id.value)!
  const screen = new Screen()
  link.listen(screen)
  const answer = (text: string) => link.answer([text], screen.sight!.seq)
  return { link, screen, answer }
}

const first = (screen: Screen): string => screen.sight!.ask!.answers[0].text

describe('at one screen', () => {
  it('everybody decides in turn, and nobody sees what another has decided', async () => {
    const { screen, answer } = atOneScreen('later')
    for (const seat of [0, 1, 2] as Seat[]) {
      expect(screen.viewer).toBe(seat)
      expect(screen.sight!.ask!.question.kind).toBe('keep-tile')
      const hidden = JSON.stringify({ ...screen.sight, ask: null })
      expect(hidden).not.toContain('"kind":"keep"')
      await answer(first(screen))
    }
    expect(screen.shown).toEqual([0, 1, 2, 0])
    expect(screen.sight!.ask!.question.kind).toBe('rest-card')
  })

  it('the last decision can be taken back from the next one’s screen, without its being told', async () => {
    const { link, screen, answer } = atOneScreen('later')
    await answer(first(screen))
    expect(screen.viewer).toBe(1)
    expect(screen.sight!.undo).toEqual({ draftOf: 0 })
    expect(await link.undo()).toBeNull()
    expect(screen.viewer).toBe(0)
    expect(screen.sight!.undo).toMatchObject({ refused: 'nothing-to-undo' })
    expect(screen.sight!.ask!.question.kind).toBe('keep-tile')
  })

  it('one’s own draft is taken back card by card', async () => {
    const { link, screen, answer } = atOneScreen('first')
    while (screen.sight!.ask!.question.kind === 'rest-card') await answer(first(screen))
    expect(screen.viewer).toBe(0)
    const card = first(screen)
    await answer(card)
    expect(screen.sight!.undo).toMatchObject({ answer: { kind: 'lay' } })
    expect(await link.undo()).toBeNull()
    expect(first(screen)).toBe(card)
    await answer(card)
    await answer('seal')
    expect(screen.viewer).toBe(1)
    expect(screen.sight!.undo).toEqual({ draftOf: 0 })
    await answer(first(screen))
    expect(screen.sight!.undo).toEqual({ answer: expect.objectContaining({ kind: 'lay' }) })
  })
})
