import { master } from '../src/index.ts'
import { falseClaims } from './claims/check.ts'
import { adviceOn, OPTIONS, printed, spread, withPart } from './positions.ts'

/**
 * `npm run check:advice`: advice over whole games. Each sentence is held against what the referee tells of the course that is shown; and the
 * answer that is told first against what the master gives, by the same seed and by another. Takes some minutes.
 */

const [sentencesWanted, part, every] = [200, 0.04, 11]
let failed = false

for (const game of Object.keys(OPTIONS)) {
  let [positions, sentences, same, sameByOther, toldByOther] = [0, 0, 0, 0, 0]
  const wrong: string[] = []
  for (const asked of spread(game, Number.POSITIVE_INFINITY, every)) {
    const seed = `${game} ${positions}`
    const advice = adviceOn(asked, seed, part)
    const found = falseClaims(asked.game, asked.state, advice)
    sentences += found.sentences
    wrong.push(...found.false.map((problem) => `${seed}: ${problem}`))
    const thinking = { ...asked, judgement: withPart(asked.judgement, part) }
    const [given, other] = [seed, `${seed} other`].map((one) =>
      printed(asked.game, asked.state, master.choose(thinking, one)).join(),
    )
    const [first] = advice.answers
    if (given === first.line.join()) same++
    if (other === first.line.join()) sameByOther++
    if (advice.answers.some(({ line, equal }, rank) => (equal || rank === 0) && line.join() === other)) toldByOther++
    positions++
    if (sentences >= sentencesWanted && positions >= 100) break
  }
  const part100 = (count: number) => `${((100 * count) / positions).toFixed(1)} %`
  console.log(`${game}: ${sentences} sentences in ${positions} positions, ${wrong.length} claims false`)
  console.log(
    `  the master gives the first answer: ${part100(same)} by the same seed, ${part100(sameByOther)} by another`,
  )
  console.log(`  by another seed it gives one that is told as good as the first: ${part100(toldByOther)}`)
  for (const problem of wrong.slice(0, 10)) console.log(`  ${problem}`)
  failed ||= wrong.length > 0 || same < 0.95 * positions
}
process.exitCode = failed ? 1 : 0
