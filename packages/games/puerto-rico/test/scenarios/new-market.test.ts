import { expect, it } from 'vitest'
import { newTable } from '../table.ts'

/** Which buildings exclude others: the notes of the chapters on New Buildings. The draft itself is in market.test.ts. */

it('classic, 1ª Expansão, example: black market and hacienda leave no space for construction hut and forest house', () => {
  const table = newTable('classic', 4, 'draft', { expansions: ['new-buildings'] })
  table.says(0, 'offer black-market').says(1, 'offer hacienda')
  table.refuses(2, 'offer construction-hut', 'no-draft-space').refuses(2, 'offer forest-house', 'no-draft-space')
  expect(table.view().market).toMatchObject({ 'black-market': 2, hacienda: 2 })
})

it('1897, Expansão I, note: large warehouse and small wharf are never in one game', () => {
  const table = newTable('1897', 4, 'draft', { expansions: ['new-buildings'] }).says(0, 'offer large-warehouse')
  table.refuses(1, 'offer small-wharf', 'no-draft-space')
})
