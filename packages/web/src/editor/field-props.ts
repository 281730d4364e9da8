import type { Component } from 'svelte'
import type { Draft } from './draft.svelte.ts'
import type { Path } from './path.ts'
import type { Shape } from './shape.ts'

/** What a field of a position is drawn with. */
export interface FieldProps {
  readonly draft: Draft
  readonly shape: Shape
  readonly path: Path
  readonly label: string
  /** It may not be left out. */
  readonly needed?: boolean
  /** It is open from the beginning. */
  readonly open?: boolean
  /** Draws the fields inside of it: the same again. */
  readonly Inner: Component<FieldProps>
}
