import type { Language } from '@quayside/kernel'
import type { Args } from '../args.ts'
import type { CliWords } from '../words/catalogue.ts'

export interface Setting {
  readonly language: Language
  readonly words: CliWords
}

/** A command: reads its arguments, does its work and gives the exit code. */
export type Command = (args: Args, setting: Setting) => Promise<number>
