import { exactly, isEmpty, once, type Say } from '@quayside/kernel/data'
import { COMPANIES, type CompanyId } from '../../ids.ts'
import { REGIONS } from '../../sizes.ts'
import type { DataPack, MapData } from '../pack.ts'

const ENCLAVES = 2
/** Words that answers use where a region could stand. */
const TAKEN: readonly string[] = [...COMPANIES, 'bookkeeping']

export function checkMap({ map }: DataPack, say: Say): void {
  exactly(say, ['map', 'regions'], map.regions.length, REGIONS, 'regions')
  exactly(say, ['map', 'enclaves'], map.enclaves.length, ENCLAVES, 'enclaves')
  once(
    say,
    map.regions.map(({ id }) => id),
    (i) => ['map', 'regions', i],
  )
  const known = new Set(map.regions.map(({ id }) => id))
  checkOutlines(map, say)
  checkRewards(map, say)
  checkBorders(map, known, say)
  checkEnclaves(map, known, say)
  for (const company of COMPANIES) checkBase(map, company, known, say)
}

function checkOutlines(map: MapData, say: Say): void {
  map.regions.forEach(({ id, polygon }, i) => {
    const path = ['map', 'regions', i]
    if (TAKEN.includes(id)) say(path, `${id} has another meaning in the game and is no region`)
    if (polygon.length < 3) say([...path, 'polygon'], `expected at least 3 corners, found ${polygon.length}`)
    polygon.forEach((vertex, k) => {
      if (!Object.hasOwn(map.vertices, vertex)) say([...path, 'polygon', k], `there is no vertex ${vertex}`)
    })
    once(say, polygon, (k) => [...path, 'polygon', k], 'corner')
  })
}

function checkRewards(map: MapData, say: Say): void {
  const without = new Set(map.enclaves.map(({ surrounding }) => surrounding))
  map.regions.forEach(({ id, reward }, i) => {
    const path = ['map', 'regions', i, 'reward']
    if (without.has(id) && !isEmpty(reward)) say(path, 'a region round an enclave gives no reward')
    if (!without.has(id) && isEmpty(reward)) say(path, 'only the regions round the enclaves give no reward')
  })
}

function checkBorders(map: MapData, known: ReadonlySet<string>, say: Say): void {
  map.borders.forEach(({ regions }, i) => {
    regions.forEach((region, side) => {
      if (!known.has(region)) say(['map', 'borders', i, 'regions', side], `there is no region ${region}`)
    })
    if (regions[0] === regions[1]) say(['map', 'borders', i], 'a region has no border with itself')
  })
  once(
    say,
    map.borders.map(({ regions }) => [...regions].sort().join('–')),
    (i) => ['map', 'borders', i],
    'border',
  )
}

function checkEnclaves(map: MapData, known: ReadonlySet<string>, say: Say): void {
  once(
    say,
    map.enclaves.flatMap(({ enclave, surrounding }) => [enclave, surrounding]),
    (i) => ['map', 'enclaves', i >> 1],
    'region',
  )
  map.enclaves.forEach(({ enclave, surrounding }, i) => {
    const path = ['map', 'enclaves', i]
    for (const region of [enclave, surrounding]) if (!known.has(region)) say(path, `there is no region ${region}`)
    const around = neighbours(map, enclave)
    if (!around.includes(surrounding)) say(path, `${enclave} has no border with ${surrounding}`)
    const others = around.filter((region) => region !== surrounding)
    for (const other of others) say(path, `${enclave} lies within ${surrounding}, so it has no border with ${other}`)
    for (const company of COMPANIES) {
      if (Object.hasOwn(map.bases[company].adjacent, enclave))
        say(['map', 'bases', company, 'adjacent'], `${enclave} lies within ${surrounding}, not at a base`)
    }
  })
}

/** Every region can be reached from every base. */
function checkBase(map: MapData, company: CompanyId, known: ReadonlySet<string>, say: Say): void {
  const path = ['map', 'bases', company, 'adjacent']
  const reached = Object.keys(map.bases[company].adjacent)
  for (const region of reached) if (!known.has(region)) say(path, `there is no region ${region}`)
  const seen = new Set(reached)
  for (const region of reached) {
    for (const next of neighbours(map, region)) {
      if (!seen.has(next)) reached.push(next)
      seen.add(next)
    }
  }
  const cut = [...known].filter((region) => !seen.has(region))
  if (cut.length > 0) say(path, `no way leads from the base to ${cut.join(', ')}`)
}

const neighbours = ({ borders }: MapData, region: string): string[] =>
  borders.flatMap(({ regions: [a, b] }) => (a === region ? [b] : b === region ? [a] : []))
