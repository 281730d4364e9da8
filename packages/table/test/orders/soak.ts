import { games } from '@quayside/games'
import { type AnyGame, type Options, optionMatrix } from '@quayside/kernel'
import { emptyTally, randomGame } from './random.ts'

// Random games with random orders, over all games and all of their options. `--games` says how many, `--from` with which to begin.

const [many, from] = ['--games', '--from'].map((name) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? null : Number(process.argv[at + 1])
})
const wanted = many ?? 10_000
const first = from ?? 0

const rows = games.map((game) => ({
  game,
  matrix: optionMatrix(game.schema, game.refuse).filter((options) => game.players(options) > 1),
}))
/** Games in turn, and of each all options in turn. */
function row(n: number): { readonly game: AnyGame; readonly options: Options } {
  const { game, matrix } = rows[n % rows.length]
  return { game, options: matrix[Math.floor(n / rows.length) % matrix.length] }
}

const tally = emptyTally()
const began = performance.now()
let wrong = 0
for (let n = first; n < first + wanted; n++) {
  const { game, options } = row(n)
  const problem = randomGame(game, options, `soak ${n}`, tally)
  if (problem) {
    wrong++
    console.error(`game ${n}, ${game.id}: ${problem}`)
  }
  if ((n - first + 1) % 500 === 0) {
    const minutes = Math.round((performance.now() - began) / 6000) / 10
    console.log(`${n - first + 1} games in ${minutes} min, ${wrong} wrong, ${JSON.stringify(tally)}`)
  }
}
console.log(`${wanted} games, ${wrong} wrong, ${JSON.stringify(tally)}`)
if (wrong > 0) process.exitCode = 1
