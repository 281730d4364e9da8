import type * as Engine from './engine.ts'
import type { Piece } from './engine.ts'

/** One process: all engines take their slices in turn, each time another one first. It writes the median ratio of each to the second. */
export interface Order {
  readonly checkouts: readonly string[]
  readonly game: string
  readonly options: object
  readonly work: Engine.Work
  readonly slices: number
  /** Milliseconds. */
  readonly slice: number
}

const { checkouts, game, options, work, slices, slice } = JSON.parse(process.argv[2]) as Order

const engines: Piece[] = []
for (const [i, checkout] of checkouts.entries()) {
  const own: typeof Engine = await import(`./engine.ts?${i}`)
  engines.push(await own.engineOf(checkout, game, options, work))
}
/** The compiler takes its time to know what is hot. */
const WARM_UP = 6
const speeds = engines.map((): number[] => [])
for (let round = -WARM_UP; round < slices; round++) {
  for (let turn = 0; turn < engines.length; turn++) {
    const at = (turn + round + WARM_UP) % engines.length
    const speed = speedOf(engines[at])
    if (round >= 0) speeds[at].push(speed)
  }
}
console.log(JSON.stringify(speeds.map((own) => median(own.map((speed, i) => speed / speeds[1][i])))))

/** In a millisecond of the processor's time: others may work on the same machine. */
function speedOf(piece: Piece): number {
  const began = process.cpuUsage()
  let done = 0
  let spent = 0
  do {
    done += piece()
    const { user, system } = process.cpuUsage(began)
    spent = (user + system) / 1000
  } while (spent < slice)
  return done / spent
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]
}
