import type { Language } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { EVERYWHERE } from './tables.ts'

/** Cards name the chapters of our rulings that decide something about a thing; each of them is a heading of the pages, in the reader's language. */
const PAGES = import.meta.glob<string>('../../../../docs/puerto-rico/{rulings,expansions}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const FOUND = Object.values(PAGES).flatMap((text) => [...text.matchAll(/^## (.+)\n(?:\n\*(.+) · (.+)\*\n)?/gm)])
const HEADINGS: Record<Language, readonly (string | undefined)[]> = {
  en: FOUND.map(([, en]) => en),
  pt: FOUND.map(([, , pt]) => pt),
  it: FOUND.map(([, , , it]) => it),
}

describe.each(EVERYWHERE)('where cards stand ($name)', ({ language, help }) => {
  it('leads to headings', () => {
    const chapters = help.cards.flatMap(({ source }) => /Quayside, [^:;]+: (.+)$/.exec(source)?.[1].split(', ') ?? [])
    expect(chapters.length).toBeGreaterThan(0)
    expect(chapters.filter((chapter) => !HEADINGS[language].includes(chapter))).toEqual([])
  })
})
