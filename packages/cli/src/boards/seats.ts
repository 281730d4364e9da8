import type { Style } from '../text/style.ts'

/** Players: a colour and the first letters of their names. */

const SEAT_COLOURS = [39, 70, 172, 135]

export const seatColour = (seat: number, text: string, style: Style): string =>
  style.tint(SEAT_COLOURS[seat % SEAT_COLOURS.length], text)

/** The shortest beginning of each name that no other name shares. */
export function initialsOf(all: readonly string[]): string[] {
  const names = all.map((name) => [...name])
  return names.map((name, seat) => {
    const others = names.filter((_, other) => other !== seat)
    const beginning = (length: number) => name.slice(0, length).join('')
    for (let length = 1; length < name.length; length++) {
      if (!others.some((other) => other.slice(0, length).join('') === beginning(length))) return beginning(length)
    }
    return name.join('')
  })
}
