import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ROOMS } from '../src/games/index.ts'
import { WORKS, type Work } from './paired/engine.ts'
import type { Order } from './paired/process.ts'

/**
 * How fast the engine of this checkout is beside that of another, such as the last release. Both run in the same process in short slices by
 * turns, so that a busy machine is busy for both; a copy of the other one tells how much of a difference is chance.
 *
 *   npm run bench:paired -- --against ../before [--game puerto-rico] [--players 4 | --full] [--work rules,copies,policy,foresight,search]
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    game: { type: 'string', default: 'puerto-rico,mombasa,cooper-island' },
    players: { type: 'string' },
    full: { type: 'boolean', default: false },
    work: { type: 'string', default: 'rules' },
    processes: { type: 'string', default: '7' },
    slices: { type: 'string', default: '21' },
    slice: { type: 'string', default: '200' },
  },
})
if (values.against === undefined) throw new Error('--against: another checkout, with its packages installed')
const here = fileURLToPath(new URL('../../..', import.meta.url))
const other = resolve(values.against)

const copy = copyOf(other)
try {
  console.log(`${'speed here / there'.padEnd(32)} median  range        control  range`)
  for (const game of values.game.split(',')) {
    for (const work of values.work.split(',')) measure(game, named(work))
  }
} finally {
  rmSync(copy, { recursive: true })
}

function measure(game: string, work: Work): void {
  const players = values.players === undefined ? {} : { players: Number(values.players) }
  const options = values.full ? (ROOMS[game]?.fullest ?? {}) : players
  const order: Order = {
    checkouts: [here, other, copy],
    game,
    options,
    work,
    slices: Number(values.slices),
    slice: Number(values.slice),
  }
  const ratios = Array.from({ length: Number(values.processes) }, () => ratiosIn(order))
  const label = `${game}${values.full ? ', full' : ''}: ${work}`
  console.log(
    `${label.padEnd(32)} ${told(ratios.map(([ours]) => ours))}  ${told(ratios.map(([, , control]) => control))}`,
  )
}

function ratiosIn(order: Order): number[] {
  const file = fileURLToPath(new URL('./paired/process.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [file, JSON.stringify(order)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`a process ended with ${status}`)
  return JSON.parse(stdout)
}

/** `1.021  0.98–1.05 `: the median over processes and what lies around it. */
function told(ratios: readonly number[]): string {
  const sorted = [...ratios].sort((a, b) => a - b)
  const [least, most] = [sorted[0], sorted[sorted.length - 1]].map((ratio) => ratio.toFixed(2))
  return `${sorted[sorted.length >> 1].toFixed(3)}  ${`${least}–${most}`.padEnd(11)}`
}

function named(work: string): Work {
  const found = WORKS.find((known) => known === work)
  if (!found) throw new Error(`--work: ${WORKS.join(', ')}`)
  return found
}

/** The sources of a checkout once more: loaded from another place they are other modules. */
function copyOf(checkout: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'paired-'))
  for (const part of ['kernel', 'games', 'bots']) {
    cpSync(join(checkout, 'packages', part), join(folder, 'packages', part), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (name === '@quayside')
      cpSync(join(checkout, 'node_modules', name), join(folder, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else symlinkSync(join(checkout, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return folder
}
