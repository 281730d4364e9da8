import * as v from 'valibot'
import { type AnyBox, emptyState, type State } from '../box/box.ts'
import { fingerprint } from '../box/fingerprint.ts'
import type { Game } from '../game.ts'
import { type Options, readOptions } from '../options.ts'
import { fail, ok, type Result } from '../result.ts'
import { RNG_CELLS, seedRng } from '../rng.ts'
import { say } from '../said.ts'
import { Story } from '../story.ts'
import { demand, possible } from './demands.ts'
import { shapeProblem } from './shapes.ts'

/** Any position: how chance goes on, and players as far as something is said of them. */
export interface AnyPosition {
  readonly options?: unknown
  readonly seed?: string
  readonly rng?: string
  readonly players?: readonly unknown[]
}

/** How a game's positions are read and written. */
export interface PositionsOf<S extends State, P extends AnyPosition> {
  readonly box: AnyBox
  readonly game: Pick<Game<S>, 'schema' | 'refuse'>
  rulesFor(options: Options): S['rules']
  /** The shape of a position as outside programs write it; what things may be together is for `lay`. */
  shape(): v.GenericSchema<unknown, P>
  /** Lays a position out on an empty table. What it leaves out is derived; what cannot be is refused by a demand. */
  lay(s: S, position: P, out: Story): void
  advance(s: S, out: Story): void
  /** What there is to say of a state, hidden things included; null at moments that no position describes. */
  tell(s: S): object | null
}

export function positionsOf<S extends State, P extends AnyPosition>({
  box,
  game,
  rulesFor,
  shape,
  lay,
  advance,
  tell,
}: PositionsOf<S, P>): Pick<Game<S>, 'readPosition' | 'writePosition'> {
  function readPosition(given: unknown, out: Story): Result<S> {
    const parsed = v.safeParse(shape(), given, { abortEarly: true })
    if (!parsed.success) return fail('bad-position', shapeProblem(parsed.issues))
    const options = readOptions(game.schema, parsed.output.options)
    if (!options.ok) return options
    const refused = game.refuse(options.value)
    return refused ? { ok: false, error: refused } : begin(rulesFor(options.value), parsed.output, out)
  }

  function begin(rules: S['rules'], position: P, out: Story): Result<S> {
    const s = emptyState(box, rules) as S
    return possible(() => {
      const fits = (position.players?.length ?? 0) <= rules.players
      demand(fits, say`there are ${rules.players} players, not more`)
      seedFrom(box, s, position)
      lay(s, position, out)
      advance(s, out)
      return ok(s)
    })
  }

  /** A position is exact, or there is none: reading it gives the very same state again. */
  function writePosition(s: S): unknown | null {
    const position = tell(s)
    if (!position) return null
    const parsed = v.safeParse(shape(), position, { abortEarly: true })
    const again = parsed.success ? begin(s.rules, parsed.output, new Story(false)) : null
    return again?.ok && fingerprint(box, again.value) === fingerprint(box, s) ? position : null
  }

  return { readPosition, writePosition }
}

/** Without a seed the position's own text is one: the same position is always the same game. */
function seedFrom({ chance }: AnyBox, { c }: State, position: AnyPosition): void {
  if (position.rng === undefined) {
    seedRng(c, chance.at, position.seed ?? JSON.stringify(position))
    return
  }
  for (let i = 0; i < RNG_CELLS; i++) c[chance.at + i] = Number.parseInt(position.rng.slice(i * 4, i * 4 + 4), 16)
}

export const rngText = ({ chance }: AnyBox, { c }: State): string =>
  Array.from(c.subarray(chance.at, chance.at + RNG_CELLS), (cell) =>
    (cell & 0xffff).toString(16).padStart(4, '0'),
  ).join('')
