/** Colours of the terminal table, or none of them. */
export interface Style {
  readonly colours: boolean
  strong(text: string): string
  faint(text: string): string
  accent(text: string): string
  warn(text: string): string
  /** A colour out of the 256 that terminals share, for things that have a colour of their own. */
  tint(colour: number, text: string): string
}

const code = (on: string, text: string): string => (text === '' ? '' : `\x1b[${on}m${text}\x1b[0m`)

const COLOURED: Style = {
  colours: true,
  strong: (text) => code('1', text),
  faint: (text) => code('2', text),
  accent: (text) => code('1;36', text),
  warn: (text) => code('33', text),
  tint: (colour, text) => code(`38;5;${colour}`, text),
}

const same = (text: string): string => text

export const PLAIN: Style = {
  colours: false,
  strong: same,
  faint: same,
  accent: same,
  warn: same,
  tint: (_colour, text) => text,
}

/** See no-color.org: any value of NO_COLOR but the empty one turns colours off. */
export const styleFor = (out: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Style =>
  out.isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURED : PLAIN
