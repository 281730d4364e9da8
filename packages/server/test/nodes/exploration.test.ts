import { describe, expect, test } from 'vitest'
import { explore } from './explore.ts'
import { happenings, WRONGS } from './happenings.ts'
import { type Design, FIRST, TIMEOUT } from './world.ts'

const SOUND = { fenced: true, persistFirst: true, margin: TIMEOUT, gatewayFilters: true } as const

const explored = (design: Design, sought?: string) => explore(FIRST, (world) => happenings(world, design), sought)

describe.each(['lines', 'rows'] as const)('two nodes at one table that write %s', (writes) => {
  test('do nothing wrong, whatever is late, lost or stopped', () => {
    const { worlds, wrongs } = explored({ ...SOUND, writes })
    expect([...wrongs]).toEqual([])
    expect(worlds).toBeGreaterThan(10_000)
  })
})

describe('it takes', () => {
  test.each([
    ['commits that look at epoch and rev', 'rows', { fenced: false }, WRONGS.lost],
    ['commits that look at epoch and rev', 'lines', { fenced: false }, WRONGS.outdated],
    ['a commit before anybody is told', 'rows', { persistFirst: false }, WRONGS.uncommitted],
    ['a commit before anybody is told', 'lines', { persistFirst: false }, WRONGS.contradictory],
    ['replies that end before the lease', 'rows', { margin: -Infinity }, WRONGS.outdated],
    ['replies that end before it by what gateways wait', 'rows', { margin: TIMEOUT - 1 }, WRONGS.late],
    ['replies that end before it by what gateways wait', 'lines', { margin: TIMEOUT - 1 }, WRONGS.late],
    ['gateways that drop what is older than they know', 'rows', { gatewayFilters: false }, WRONGS.backwards],
  ] as const)('%s, where %s are written', (_, writes, without, wrong) => {
    expect(explored({ ...SOUND, writes, ...without }, wrong).wrongs.keys()).toContain(wrong)
  })
})

test('lines have numbers, so that gateways need not look how old they are', () => {
  expect([...explored({ ...SOUND, writes: 'lines', gatewayFilters: false }).wrongs]).toEqual([])
})
