import { describe, expect, it } from 'vitest'
import { REASONS } from '../../src/reasons.ts'
import { ACTIONS } from './refusals/actions.ts'
import { BEGINNING } from './refusals/beginning.ts'
import { MARKERS } from './refusals/markers.ts'

/** Every reason for which an answer is refused: the code, the rule behind it and the facts its words are made of. */

const ALL = [...BEGINNING, ...ACTIONS, ...MARKERS]
const ruleOf = (code: string) => REASONS.find((reason) => reason.code === code)?.rule

describe('an answer is refused and nothing changes', () => {
  it.each(ALL.map((refusal) => [refusal.facts.kind, refusal.answer, refusal] as const))(
    '%s: %s',
    (kind, answer, refusal) => {
      const table = refusal.table()
      const { lines } = table.match
      const before = [lines.length, table.match.events.length]
      table.refuses(0, answer, kind)
      expect(table.match.why(0, answer)).toMatchObject({ code: kind, rule: ruleOf(kind), facts: refusal.facts })
      expect([lines.length, table.match.events.length]).toEqual(before)
      expect(table.answers(0)).not.toContain(answer)
    },
  )
})

it('every reason there is can be met', () => {
  const met = ALL.map(({ facts }) => facts.kind)
  expect([...met].sort()).toEqual(
    REASONS.map(({ code }) => code)
      .filter((code) => code !== 'legal')
      .sort(),
  )
})

describe('what no game decides', () => {
  const table = () => BEGINNING[4].table()

  it.each([
    '',
    'lay',
    'lay banana-1',
    'lay banana-1 2 ',
    'LAY banana-1 2',
    'lay banana-1 0',
    'lay banana-9 2',
    '__proto__',
  ])('"%s" is no answer at all', (answer) => {
    table().refuses(0, answer, 'unknown-answer')
  })

  it('nobody answers out of turn, nor who is not at the table', () => {
    const turn = ACTIONS[0].table()
    turn.refuses(1, 'end', 'not-your-turn').refuses(2, 'end', 'not-your-turn').refuses(-1, 'end', 'not-your-turn')
  })
})
