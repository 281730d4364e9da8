import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SOURCES } from '../src/words/en/sources.ts'

const page = readFileSync(new URL('../../../../docs/cooper-island/rulings.md', import.meta.url), 'utf8')
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)

it.each(Object.entries(SOURCES))('the citation of the rule "%s" leads somewhere', (_rule, source) => {
  for (const part of source.split('; ')) {
    if (part.startsWith('Quayside, rulings: ')) expect(headings).toContain(part.slice('Quayside, rulings: '.length))
    else if (part !== 'Quayside, notation') expect(part).toMatch(/, p\. \d+( (and|to) \d+)?$/)
  }
})
