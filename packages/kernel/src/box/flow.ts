import type { Game } from '../game.ts'
import type { Options } from '../options.ts'
import { bitOf, NOBODY } from '../seats.ts'
import type { Story } from '../story.ts'
import type { Asking, Task } from '../tasks.ts'
import { type AnyBox, copyInto, copyState, type RulesInPlay, type State } from './box.ts'
import { fingerprint } from './fingerprint.ts'
import type { Seat } from './kinds.ts'
import { restore, type Saved, save } from './save.ts'
import type { TaskSpecs } from './tasks.ts'

/** Rules that know what to do for each kind of task, by its number. */
export interface Refereed<T> extends RulesInPlay {
  readonly tasks: readonly T[]
}

/** How a game goes on by itself: the same for all that have a box. */
export interface Flow<S, A extends Asking<S>> {
  /** Goes on until somebody is asked or nothing is left to do. */
  advance(s: S, out: Story): void
  /** The question that stands; only while somebody is asked. */
  currentAsk(s: S): A
  /** Waits for a seat: the usual end of a `run`. */
  askSeat(s: S, seat: Seat): true
  /** Takes the task on top away: the usual way for a `run` to say that it is finished. */
  finished(s: S): false
  isOver(s: S): boolean
}

export function flowOf<S extends State<Refereed<Task<S>>>, A extends Asking<S> = Asking<S>>({
  tasks,
  asked,
}: AnyBox): Flow<S, A> {
  return {
    advance(s, out) {
      const table = s.rules.tasks
      while (tasks.depth(s) > 0) if (table[tasks.next(s)].run(s, out)) return
      asked.set(s, NOBODY)
    },
    currentAsk: (s) => s.rules.tasks[tasks.next(s)].ask as A,
    askSeat(s, seat) {
      asked.set(s, bitOf(seat))
      return true
    },
    finished(s) {
      tasks.pop(s)
      return false
    },
    isOver: (s) => asked(s) === NOBODY,
  }
}

/** What is done for each kind of task of a box, in the order of their numbers; a part of a game gives the part that is its own. */
export function taskTable<K extends TaskSpecs, T>(
  box: AnyBox & { readonly spec: { readonly tasks: K } },
  ...parts: readonly { readonly [N in keyof K]?: T }[]
): T[] {
  const all: { readonly [name: string]: T } = Object.assign({}, ...parts)
  return box.tasks.specs.map(({ name }) => all[name])
}

/** What every game that has a box says of it in the same way. */
export function boxed<S extends State>(
  box: AnyBox,
  rulesFor: (options: Options) => S['rules'],
): Pick<Game<S>, 'toMove' | 'options' | 'clone' | 'cloneInto' | 'hash' | 'pack' | 'unpack'> {
  return {
    toMove: (s) => box.asked(s),
    options: (s) => s.rules.options,
    clone: (s) => copyState(s) as S,
    cloneInto: copyInto,
    hash: (s) => fingerprint(box, s),
    pack: (s) => save(box, s),
    unpack(packed) {
      const saved = packed as Saved
      return restore(box, rulesFor(saved.options), saved) as S
    },
  }
}
