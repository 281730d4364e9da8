import * as v from 'valibot'
import type { DataProblem } from '../game.ts'
import { type NameOf, type Path, pathText, show } from './path.ts'
import { oddities } from './plain.ts'
import type { Say } from './say.ts'

const MOST_PROBLEMS = 100

/** What a game knows of its packs. */
export interface PackRules<P extends object> {
  /** The shape of a pack as its owner writes it, sections may be left out. */
  readonly schema: v.GenericSchema<unknown, Partial<P>>
  readonly builtIn: P
  /** Told of a pack of the right shape: what the rules say of numbers and of what belongs together. */
  readonly sections: readonly ((pack: P, say: Say) => void)[]
  readonly nameOf?: NameOf
}

export interface PackCheck<P> {
  /** Everything that is wrong with a pack, up to a hundred problems: first the shape, and when that is right, the sections. */
  readonly checkPack: (given: unknown) => DataProblem[]
  /** A pack that has passed the check, with the built-in sections for those it leaves out. */
  readonly completePack: (given: unknown) => P
}

export function packCheck<P extends object>({
  schema,
  builtIn,
  sections,
  nameOf = ({ id }) => id,
}: PackRules<P>): PackCheck<P> {
  const completePack = (given: unknown): P => ({ ...builtIn, ...v.parse(schema, given) })
  const checkPack = (given: unknown): DataProblem[] => {
    const problems: DataProblem[] = []
    const sayOf =
      (pack: unknown): Say =>
      (path, message) => {
        if (problems.length < MOST_PROBLEMS) problems.push({ at: pathText(pack, path, nameOf), message })
      }
    oddities(given, sayOf(given))
    if (problems.length > 0) return problems
    const parsed = v.safeParse(schema, given)
    if (!parsed.success) for (const issue of parsed.issues) tell(issue, sayOf(given))
    else {
      const pack = completePack(given)
      for (const check of sections) check(pack, sayOf(pack))
    }
    return problems
  }
  return { checkPack, completePack }
}

/** What is wrong with the keys of an object is told of the object, everything else of the value itself. */
function tell(issue: v.BaseIssue<unknown>, say: Say): void {
  const path: Path = issue.path?.map(({ key }) => key as string | number) ?? []
  const last = issue.path?.at(-1)
  const ofKey = last !== undefined && 'origin' in last && last.origin === 'key'
  const message =
    ofKey && issue.type === 'strict_object' ? issue.message : `expected ${issue.message}, found ${show(issue.input)}`
  say(ofKey ? path.slice(0, -1) : path, message)
}
