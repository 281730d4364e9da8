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

/** What a source brings along: files beside it, also those that are fetched later. */
const IMPORTED = /(?:from|import\(|import) ?'(\.[^']+)'/g

/** A path as seen from another file. */
function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Every drawing that a game's board can show, by its path: what the board's files bring along from the folders of drawings, and those of them
 * that draw shapes themselves.
 */
export function artOf(game: string): ReadonlyMap<string, string> {
  const all = new Map(Object.entries(SOURCES).map(([at, text]) => [at.slice('../src/'.length), text]))
  const art = new Map<string, string>()
  const seen = new Set<string>()
  const board = `games/${game}/board/`
  for (const todo = [...all.keys()].filter((path) => path.startsWith(board)); todo.length > 0; ) {
    const path = todo.pop()!
    const source = all.get(path)
    if (source === undefined || seen.has(path)) continue
    seen.add(path)
    todo.push(...[...source.matchAll(IMPORTED)].map(([, to]) => resolved(path, to)))
    const isMark = path.startsWith('marks/') || path.startsWith(`games/${game}/marks/`) || path.includes('/scenery/')
    const draws = path.startsWith(board) && /<(path|circle|polygon|polyline|rect|ellipse|line)\b/.test(source)
    if (isMark || draws) art.set(path, source)
  }
  return art
}

/** A source without what a build leaves out: comments, indents and imports. Nothing that is sent is heavier. */
export const asSent = (source: string): string =>
  source.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*import .*$/gm, '').replace(/^\s+/gm, '')

/** Kilobytes of a text as it is sent. */
export async function kilobytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength / 1024
}
