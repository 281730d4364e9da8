import { type Game, opOf, optionMatrix } from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import type { State } from '../src/box.ts'
import { checkPack } from '../src/data/check.ts'
import { FORMS } from '../src/forms.ts'
import { cooperIsland, cooperIslandWith } from '../src/index.ts'
import { QUESTIONS } from '../src/questions.ts'
import { PLENTY } from './plenty.ts'

/** The laws of the house. `quayside random cooper-island --check` runs as many more games as one likes. */

const matrix = optionMatrix(cooperIsland.schema, cooperIsland.refuse)
const NAME = '$players playing, start $start, level $level, strategy $strategy'

/** What was answered and asked in the games of one description. */
interface Course {
  readonly ops: Set<number>
  readonly questions: Set<number>
}

function watched(game: Game<State>): { game: Game<State>; course: Course } {
  const course: Course = { ops: new Set(), questions: new Set() }
  const apply: Game<State>['apply'] = (s, seat, answer, out) => {
    course.ops.add(opOf(answer))
    course.questions.add(game.question(s, seat))
    game.apply(s, seat, answer, out)
  }
  return { game: { ...game, apply }, course }
}

describe('random games keep every law', () => {
  it('in a matrix that has every start with every number, and every level with every strategy', () => {
    const rows = matrix.map(({ players, start }) => `${players} ${start}`)
    expect(new Set(rows).size).toBe(4 * 3)
    const solo = matrix.filter(({ players }) => players === 1)
    expect(new Set(solo.map(({ level, strategy }) => `${level} ${strategy}`)).size).toBe(4 * 5)
  })

  it.each(matrix)(NAME, (options) => {
    const games = options.players === 1 ? 1 : 2
    let positions = 0
    for (let i = 0; i < games; i++) {
      const checked = checkGame(cooperIsland, options, `${Object.values(options)} ${i}`)
      expect(checked.violation).toBeNull()
      positions += checked.positions
    }
    if (games > 1) expect(positions).toBeGreaterThan(0)
  })
})

describe('also in a land of plenty, where random play comes to every rule', () => {
  const { game, course } = watched(cooperIslandWith(PLENTY))
  // Solo rows are many, and all of them were played above.
  const rows = matrix.filter(({ players, start, level }) => players !== 1 || (start === 'choice' && level === 4))

  it('which is a pack as good as any', () => {
    expect(checkPack(PLENTY)).toEqual([])
  })

  it.each(rows)(NAME, (options) => {
    const checked = checkGame(game, options, `plenty ${Object.values(options)}`)
    expect(checked.violation).toBeNull()
    expect(checked.answers).toBeLessThan(game.bound)
  })

  it('every kind of answer was given', () => {
    const notGiven = () => FORMS.filter(({ op }) => !course.ops.has(op))
    for (let i = 0; i < 50 && notGiven().length > 0; i++) checkGame(game, rows[i % rows.length], `more ${i}`)
    const missing = notGiven()
    expect(missing.map(({ op }) => op)).toEqual([])
  })

  it('every question was asked', () => {
    const notAsked = () => QUESTIONS.filter((_, question) => !course.questions.has(question))
    for (let i = 0; i < 50 && notAsked().length > 0; i++) checkGame(game, rows[i % rows.length], `more ${i}`)
    const missing = notAsked()
    expect(missing.map(({ kind }) => kind)).toEqual([])
  })
})
