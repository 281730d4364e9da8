import { expect, it } from 'vitest'
import { EDITION } from '../src/editions/index.ts'
import { EDITIONS } from '../src/ids.ts'
import { editionsTable, freshPage, REFRESH, readPage } from './editions-page.ts'

it('docs/puerto-rico/editions.md shows the switches as the manifests have them', () => {
  const page = readPage()
  expect(page === freshPage(page), `the table is stale; refresh it with: ${REFRESH}`).toBe(true)
})

it('the table has every value and every source', () => {
  const table = editionsTable()
  for (const id of EDITIONS) {
    for (const [name, { source }] of Object.entries(EDITION[id].switches)) {
      expect(table).toContain(`\`${name}\``)
      expect(table).toContain(source)
    }
  }
})

it('a page without its marks is not touched', () => {
  expect(() => freshPage('# Editions')).toThrow('lacks its marks')
})
