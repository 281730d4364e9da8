import { exactly, once, type Path, type Say } from '@quayside/kernel/data'
import { DOUBLES, ISLANDS, TERRAINS } from '../../ids.ts'
import { BANKS, MAX_SPACES } from '../../sizes.ts'
import type { DataPack, PeninsulaData, SpaceData } from '../pack.ts'
import { allOnce } from './sets.ts'

const RUINS = 5
const PASSAGE = 3
/** In the order a clockwise ship passes them. */
const ORDER = ['L1', 'L2', 'L3', 'L4', 'R4', 'R3', 'R2', 'R1']

interface Hex {
  readonly q: number
  readonly r: number
}
const nextTo = (a: Hex, b: Hex): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

export function checkPeninsula({ peninsula }: DataPack, say: Say): void {
  const { spaces, sandbanks } = peninsula
  const path = ['peninsula', 'spaces']
  if (spaces.length > MAX_SPACES) say(path, `expected at most ${MAX_SPACES} spaces, found ${spaces.length}`)
  const count = (wanted: (space: SpaceData) => boolean): number => spaces.filter(wanted).length
  exactly(
    say,
    path,
    count(({ kind }) => kind === 'ruin'),
    RUINS,
    'ruins',
  )
  exactly(
    say,
    path,
    count(({ kind }) => kind === 'start'),
    1,
    'start space',
  )
  exactly(
    say,
    path,
    count(({ passage }) => passage),
    PASSAGE,
    'passage spaces',
  )
  spaces.forEach(({ id, q, r }, i) => {
    if (id !== `h${q},${r}`) say([...path, i], `with q ${q} and r ${r} its id is h${q},${r}`)
  })
  if (sandbanks.length !== BANKS || sandbanks.some(({ id }, i) => id !== ORDER[i]))
    say(['peninsula', 'sandbanks'], `expected the sandbanks in this order: ${ORDER.join(', ')}`)
  checkHexes(peninsula, say)
  checkReach(peninsula, say)
}

function checkHexes({ spaces, sandbanks }: PeninsulaData, say: Say): void {
  const entries: [Hex, Path][] = [
    ...spaces.map((space, i): [Hex, Path] => [space, ['peninsula', 'spaces', i]]),
    ...sandbanks.flatMap(({ ccw, cw }, i): [Hex, Path][] => [
      [ccw, ['peninsula', 'sandbanks', i, 'ccw']],
      [cw, ['peninsula', 'sandbanks', i, 'cw']],
    ]),
  ]
  once(
    say,
    entries.map(([{ q, r }]) => `${q},${r}`),
    (i) => entries[i][1],
    'hex',
  )
  for (const [hex, path] of entries.slice(spaces.length))
    if (!spaces.some((space) => nextTo(space, hex))) say(path, 'touches no land')
}

/** All land hangs together, and a first island finds its place. */
function checkReach({ spaces, sandbanks }: PeninsulaData, say: Say): void {
  const start = spaces.find(({ kind }) => kind === 'start')
  if (!start) return
  const reached = [start]
  for (const space of reached)
    for (const other of spaces) if (nextTo(space, other) && !reached.includes(other)) reached.push(other)
  const cut = spaces.filter((space) => !reached.includes(space)).map(({ id }) => id)
  if (cut.length > 0) say(['peninsula', 'spaces'], `no way leads from the start to ${cut.join(' and ')}`)
  const bank = sandbanks.findIndex(({ id }) => id === 'R1')
  if (bank < 0) return
  const { ccw, cw } = sandbanks[bank]
  const free = spaces.filter((space) => space.kind === 'plain' && nextTo(space, start))
  if (!free.some((space) => nextTo(space, ccw) || nextTo(space, cw)))
    say(['peninsula', 'sandbanks', bank], 'the first island goes here, but no free space beside the start touches it')
}

export function checkTiles({ tiles: { islands, doubles } }: DataPack, say: Say): void {
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  allOnce(say, ['tiles', 'islands'], idsOf(islands), ISLANDS)
  allOnce(say, ['tiles', 'doubles'], idsOf(doubles), DOUBLES)
  doubles.forEach(({ id, front, back }, i) => {
    const path = ['tiles', 'doubles', i]
    if (front.join('-') !== id) say([...path, 'front'], `expected ${id.split('-').join(' and ')}`)
    const sides: readonly string[] = [...front, ...back]
    for (const terrain of TERRAINS) if (!sides.includes(terrain)) say(path, `shows no ${terrain}`)
  })
}
