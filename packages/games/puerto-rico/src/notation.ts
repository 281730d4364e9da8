import type { Answer } from '@quayside/kernel'
import { notationOf } from '@quayside/kernel/forms'
import { DRAW, TAKE } from './answers.ts'
import { type State, table } from './box.ts'
import { BASE_FORMS, type Form } from './forms.ts'
import { goodOf, type Pile, TILE } from './ids.ts'
import type { Rules } from './rules/index.ts'
import { pileName } from './supply.ts'

/** Answers as text that a person can write. The forms are in `forms.ts`; two expansions that share a form bring it once. */
const formsIn = ({ parts }: Rules): Form[] => [
  ...new Set([...BASE_FORMS, ...parts.flatMap((part) => part.forms ?? [])]),
]

export const { print, vocabulary, parse, answerFacts } = notationOf<Rules, State>(formsIn, inShort)

/** What expansions have shorter ways for; else, where tiles lie in piles, an answer that names none means the lowest-numbered pile that fits. */
function inShort(s: State, text: string, parseFull: (text: string) => Answer): Answer {
  for (const { short } of s.rules.parts) {
    const read = short?.(s, text, parseFull) ?? -1
    if (read >= 0) return read
  }
  return s.rules.piles === 1 ? -1 : withoutPile(s, text)
}

function withoutPile(s: State, text: string): Answer {
  if (text === 'draw')
    return DRAW.of(
      0,
      firstPile(s, (pile) => table.pileHeight(s, pile) > 0),
    )
  const tile = TILE.all.find((one) => text === `take ${TILE.id(one)}`)
  return tile === undefined
    ? -1
    : TAKE.of(
        tile,
        firstPile(s, (pile) => table.openRow(s, pile) === goodOf(tile)),
      )
}

/** A pile's name; the first pile where none fits, so that the refusal can say what is wrong. */
const firstPile = (s: State, fits: (pile: Pile) => boolean): number =>
  pileName(s.rules.pileRow.find(fits) ?? s.rules.pileRow[0])
