import { describe, expect, it } from 'vitest'
import { city, fields, newBuildingsAt, type Setting, type Table } from '../table.ts'

/** Forest house and hospice: classic, Casa da Floresta; 2020, Capanna nel Bosco; 1897, Madeireira; the notes and our rulings. */

const settler: Setting = { openFields: ['corn', 'corn', 'corn'], now: { phase: 'settler', by: 0 } }
const owning = (...more: string[]) => [{ fields: fields('indigo'), city: city('forest-house*', 'hospice*', ...more) }]
const island = (table: Table) => [
  table
    .player(0)
    .fields.slice(1)
    .map(({ tile, workers }) => (workers ? `${tile}*` : tile)),
  table.player(0).spare,
]
const othersPass = (table: Table) => table.says(1, 'pass').says(2, 'pass').says(3, 'pass')

describe('classic and 2020: a worker for the forest of the action, to the spare ones', () => {
  it('classic', () => {
    const table = newBuildingsAt('classic', { ...settler, players: owning(), workerSupply: 10 }).says(0, 'forest')
    table.asks(0, 'settler-worker', ['worker', 'no worker']).says(0, 'worker').asks(1, 'settler-take')
    expect([island(table), table.view().workerSupply]).toEqual([[['forest'], 1], 9])
    expect(table.events('forest-worker')).toMatchObject([{ seat: 0, from: 'supply' }])
  })

  it('2020', () => {
    const table = newBuildingsAt('2020', { ...settler, players: owning() }).says(0, 'take corn', 'forest', 'worker')
    expect(island(table.asks(1, 'settler-take'))).toEqual([['forest'], 1])
  })

  it.each(['classic', '2020'] as const)('%s: none for a forest drawn by a hacienda', (edition) => {
    const table = newBuildingsAt(edition, { ...settler, players: owning('hacienda*') }).says(0, 'draw', 'forest')
    expect(island(table.asks(0, 'settler-take'))).toEqual([['forest'], 0])
    table.says(0, 'pass').asks(1, 'settler-take')
  })
})

describe('1897', () => {
  const at = (...more: string[]) => newBuildingsAt('1897', { ...settler, players: owning(...more) })

  it('who gained only a forest in the phase gets the worker to the portrait, when all have their tiles', () => {
    const table = othersPass(at().says(0, 'take corn', 'forest').asks(1, 'settler-take'))
    table.asks(0, 'settler-worker', ['worker', 'no worker']).says(0, 'worker').asks(1, 'choose-role')
    expect(island(table)).toEqual([['forest'], 1])
  })

  it('two forests bring one worker', () => {
    const table = othersPass(at('hacienda*').says(0, 'draw', 'forest', 'take corn', 'forest'))
    expect(island(table.says(0, 'worker').asks(1, 'choose-role'))).toEqual([['forest', 'forest'], 1])
  })

  it('with another tile it must go there, whichever came first', () => {
    const first = at('hacienda*').says(0, 'draw', 'forest', 'take corn', 'keep').asks(0, 'settler-worker')
    expect(island(othersPass(first.says(0, 'worker')).asks(1, 'choose-role'))).toEqual([['forest', 'corn*'], 0])
    const last = at('hacienda*').says(0, 'draw', 'keep').asks(0, 'settler-worker').says(0, 'worker')
    othersPass(last.says(0, 'take corn', 'forest')).asks(1, 'choose-role')
    expect([last.player(0).fields[1].workers, last.player(0).spare]).toEqual([1, 0])
  })

  it('declined at the other tile, it does not come to the portrait instead', () => {
    const table = othersPass(at('hacienda*').says(0, 'draw', 'forest', 'take quarry', 'no worker'))
    expect(island(table.asks(1, 'choose-role'))).toEqual([['forest', 'quarry'], 0])
  })

  it('the library: forest first, then a tile that takes the worker', () => {
    const table = othersPass(at('library*').says(0, 'take corn', 'forest'))
    table.says(0, 'take corn', 'keep').asks(0, 'settler-worker').says(0, 'worker')
    expect(island(table.asks(1, 'choose-role'))).toEqual([['forest', 'corn*'], 0])
  })

  it('from the agency when the supply is empty', () => {
    const table = newBuildingsAt('1897', { ...settler, players: owning(), workerSupply: 0, workerShip: 4 })
    othersPass(table.says(0, 'take corn', 'forest')).says(0, 'worker')
    expect([table.view().workerShip, table.player(0).spare]).toEqual([3, 1])
  })
})
