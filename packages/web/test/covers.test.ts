import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { roomOf } from '../src/games/room-of.ts'
import frame from '../src/marks/GameCover.svelte?raw'
import tokens from '../src/styles/tokens.css?raw'
import { kilobytes } from './scenery-support.ts'

const defined = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)
const used = (art: string) => [...art.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name)

describe.each(games.map(({ id }) => id))('the cover of %s', (game) => {
  const cover = roomOf(game).cover ?? ''

  it('is drawn in colours that have a day and a night', () => {
    const known = new Set([...defined(tokens), ...defined(frame), ...defined(cover)])
    expect(used(cover).length).toBeGreaterThan(20)
    expect(used(cover).filter((name) => !known.has(name))).toEqual([])
  })

  it('can stand on a page more than once, and costs nothing while it stands', () => {
    expect(cover).not.toMatch(/\sid=|<filter|<animate|<text|url\(/)
  })

  it('is small enough to come with the first page', async () => {
    expect(await kilobytes(cover)).toBeLessThanOrEqual(3)
  })
})
