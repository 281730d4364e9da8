// Plays random games of Mombasa and tells who won: node random-games.js [GAMES]
import { Match, Rng } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'

const games = Number(process.argv[2] ?? 10)

for (let number = 1; number <= games; number++) {
  const begun = Match.begin(mombasa, { players: 3 }, `game ${number}`)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng(`answers ${number}`)
  while (!match.over) {
    // Where several are asked at once, as in Mombasa's planning, anybody may answer first.
    const { ask } = match.status()
    const { seat, answers } = ask[rng.below(ask.length)]
    match.answer(seat, answers[rng.below(answers.length)])
  }
  const totals = match.game.score(match.state, 'referee').map(({ total }) => total)
  console.log(`game ${number}: ${match.lines.length} answers, ${totals.join(' : ')} points`)
}
