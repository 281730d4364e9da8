import type { AnyGame, Facts, Seat } from '@quayside/kernel'
import type { Advice } from '../../src/advice.ts'
import { type Claim, SCORE_LINE } from '../../src/causes.ts'
import { COUNTS as COOPER_ISLAND } from './cooper-island.ts'
import { COUNTS as MOMBASA } from './mombasa.ts'
import { COUNTS as PUERTO_RICO } from './puerto-rico.ts'
import { type Count, lineOf, more, type Retold, retell } from './retold.ts'

const scoreLine: Count = ({ scores }, seat, { what }) => ({
  points: more(scores.map((each) => lineOf(each, seat, String(what)))),
})

const COUNTS: { readonly [game: string]: { readonly [kind: string]: Count } } = {
  'puerto-rico': PUERTO_RICO,
  mombasa: MOMBASA,
  'cooper-island': COOPER_ISLAND,
}

/** What is claimed in advice and is not so, told by the referee; nothing if all of it is true. `sentences` counts what was looked at. */
export function falseClaims(game: AnyGame, state: unknown, advice: Advice): { false: string[]; sentences: number } {
  const { seat, truth, answers } = advice
  const courses = answers.map(({ expected }) => retell(game, state, seat, truth, expected))
  const wrong: string[] = []
  let sentences = 0
  answers.forEach(({ cause }, rank) => {
    if (!cause) return
    sentences++
    const other = rank === 0 ? 1 : 0
    const count = cause.kind === SCORE_LINE ? scoreLine : COUNTS[game.id][cause.kind]
    if (!count) wrong.push(`nobody counts ${cause.kind}`)
    else {
      const [here, there] = [cause.here, cause.there]
      wrong.push(...against(count, courses[rank], cause.seat, here, there?.facts))
      wrong.push(...against(count, courses[other], cause.seat, there, here?.facts))
    }
  })
  return { false: wrong, sentences }
}

function against(count: Count, retold: Retold, seat: Seat, claim: Claim | null, other: Facts | undefined): string[] {
  const facts = claim?.facts ?? other!
  const found = count(retold, seat, facts)
  const problems: string[] = []
  for (const [name, value] of Object.entries(found)) {
    const said = claim ? facts[name] : 0
    if (typeof value === 'string' ? claim === null || said !== value : said !== value)
      problems.push(`${facts.kind} of ${seat}: ${name} is said to be ${said}, and is ${value}`)
  }
  const steps = retold.views.length - 1
  if (claim && (claim.steps.length === 0 || claim.steps.some((step) => step < 0 || step >= steps)))
    problems.push(`${facts.kind} of ${seat} happens at no step`)
  return problems
}
