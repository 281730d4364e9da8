import type { Palette } from '../src/marks/scenery.ts'
import css from '../src/styles/tokens.css?raw'
import type { Colour } from './raster.ts'

/** Colours of the client as numbers, and how much a drawing weighs: what the tests of scenery measure with. */

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The colours of a theme by the names of their tokens. */
const tokensAfter = (selector: string): ReadonlyMap<string, string> => {
  const block = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)))
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}
const TOKENS = { light: tokensAfter('color-scheme: light'), dark: tokensAfter('color-scheme: dark') }

export const rgb = (hex: string): Colour => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Colour
}

/** A token's colour. */
export function token(name: string, theme: Theme): Colour {
  const value = TOKENS[theme].get(name)
  if (value === undefined) throw new Error(`no colour is called --${name}`)
  return rgb(value)
}

/** The paint of a drawing: a token or a colour. */
export const paint = (text: string, theme: Theme): Colour => {
  const [, name] = /^var\(--([\w-]+)\)$/.exec(text) ?? []
  return name === undefined ? rgb(text) : token(name, theme)
}

export const over = (top: Colour, alpha: number, ground: Colour): Colour =>
  top.map((value, i) => value * alpha + ground[i] * (1 - alpha)) as unknown as Colour

const luminance = (colour: Colour): number => {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21, as web pages reckon it. */
export function contrast(one: Colour, other: Colour): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** A colour of a palette as it is seen on its ground. */
export function onGround({ tint, alpha = 1, on }: Palette[string], theme: Theme): Colour {
  return over(rgb(tint[theme === 'light' ? 0 : 1]), alpha, token(on, theme))
}

/** A colour between two others that nobody takes for one of them is at least so far away, by the sum of its parts. */
export const far = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0)

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

/** The sources of a file, or of all files of a folder. */
export function sourcesOf(path: string): readonly string[] {
  const found = Object.entries(SOURCES).filter(([at]) => at === `../src/${path}` || at.startsWith(`../src/${path}/`))
  if (found.length === 0) throw new Error(`there is no ${path}`)
  return found.map(([, text]) => text)
}

/** Kilobytes of files and folders as they are sent. Sources are never lighter than what is built from them. */
export const weight = (paths: readonly string[]): Promise<number> => kilobytes(paths.flatMap(sourcesOf).join('\n'))

/** Kilobytes of a text as it is sent. */
export async function kilobytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength / 1024
}
