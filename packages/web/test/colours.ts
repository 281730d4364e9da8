/** Colours as numbers, for tests that measure what is seen. */

export type Rgb = readonly [red: number, green: number, blue: number]

export const rgb = (hex: string): Rgb => {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!digits) throw new Error(`Not a colour: ${hex}`)
  return [Number.parseInt(digits[1], 16), Number.parseInt(digits[2], 16), Number.parseInt(digits[3], 16)]
}

/** A colour laid over another one, covering a part of it. */
export const over = (above: Rgb, part: number, below: Rgb): Rgb => {
  const [red, green, blue] = above.map((value, i) => value * part + below[i] * (1 - part))
  return [red, green, blue]
}

const linear = (value: number): number => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** As WCAG measures it, from 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

type Tokens = { readonly [name: string]: string }

/** The colours of `tokens.css`, by day and by night. */
export function tokensOf(css: string): { readonly day: Tokens; readonly night: Tokens } {
  const colours = (block: string): Tokens =>
    Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/gi)].map(([, name, colour]) => [name, colour]))
  const [day, night] = css.split(':root[data-theme="dark"]')
  return { day: colours(day), night: colours(night.slice(0, night.indexOf('}'))) }
}
