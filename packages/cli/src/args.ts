import { parseArgs } from 'node:util'
import type { UsageWords } from './words/catalogue.ts'

/** A mistake on the command line: one clear line on standard error and exit code 2. */
export class UsageError extends Error {}

/** The options a command takes: `text` with a value, `texts` with a value and any number of times, `flag` without one. */
export type OptionKinds = { readonly [name: string]: 'text' | 'texts' | 'flag' }

/** A command's arguments, read with messages of our own: `parseArgs` finds the pieces, the rest is said in the user's language. */
export class Args {
  readonly words: UsageWords
  private readonly given: readonly string[]
  private kinds: OptionKinds = {}
  private readonly values = new Map<string, string[]>()
  private readonly positionals: string[] = []

  constructor(given: readonly string[], words: UsageWords) {
    this.given = given
    this.words = words
  }

  /** Reads everything; at most `most` words may stand there without an option's name. */
  read(kinds: OptionKinds, most: number): this {
    this.kinds = kinds
    const options = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
    )
    const { tokens } = parseArgs({ args: [...this.given], options, strict: false, tokens: true })
    for (const token of tokens) {
      if (token.kind === 'option') this.take(token.name, token.rawName, token.value)
      else if (token.kind === 'positional') this.positionals.push(token.value)
    }
    if (this.positionals.length > most) throw new UsageError(this.words.unexpected(this.positionals[most]))
    return this
  }

  private take(name: string, rawName: string, value: string | undefined): void {
    const kind = Object.hasOwn(this.kinds, name) ? this.kinds[name] : undefined
    if (kind === undefined) throw new UsageError(this.words.unknownOption(rawName))
    if (kind === 'flag' && value !== undefined) throw new UsageError(this.words.takesNoValue(rawName))
    if (kind !== 'flag' && (value === undefined || value === '')) throw new UsageError(this.words.needsValue(rawName))
    const before = kind === 'texts' ? (this.values.get(name) ?? []) : []
    this.values.set(name, [...before, value ?? ''])
  }

  /** True when nothing at all, or nothing but these options, was given. */
  onlyGiven(...names: readonly string[]): boolean {
    return this.positionals.length === 0 && this.noOptionsBut(...names)
  }

  noOptionsBut(...names: readonly string[]): boolean {
    return [...this.values.keys()].every((name) => names.includes(name))
  }

  /** Refuses options that this use of the command does not take. */
  allow(...names: readonly string[]): void {
    const strange = [...this.values.keys()].find((name) => !names.includes(name))
    if (strange !== undefined) throw new UsageError(this.words.unknownOption(`--${strange}`))
  }

  positional(index: number): string | undefined {
    return this.positionals[index]
  }

  flag(name: string): boolean {
    return this.values.has(name)
  }

  text(name: string): string | undefined {
    return this.values.get(name)?.[0]
  }

  texts(name: string): readonly string[] {
    return this.values.get(name) ?? []
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name)
    if (text === undefined) return fallback
    if (!(allowed as readonly string[]).includes(text)) throw new UsageError(this.words.oneOf(`--${name}`, allowed))
    return text as T
  }

  whole(name: string, min: number, max: number): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
    if (number < min || number > max) throw new UsageError(this.words.wholeNumber(`--${name}`, min, max))
    return number
  }

  positive(name: string): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const number = /^\d{0,6}(\.\d{1,6})?$/.test(text) ? Number(text) : 0
    if (number <= 0) throw new UsageError(this.words.positiveNumber(`--${name}`))
    return number
  }
}
