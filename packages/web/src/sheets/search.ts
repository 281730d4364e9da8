import type { Help, HelpCard, HelpSection } from './help.ts'

/** Letters without case and accents, one for one, so that places in the folded text are places in the text. */
const foldedLetters = (text: string): string[] => [...text].map((letter) => letter.normalize('NFD')[0].toLowerCase())

export const folded = (text: string): string => foldedLetters(text).join('')

/** A text cut at what is looked for. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

export function cut(text: string, query: string): Piece[] {
  const wanted = foldedLetters(query.trim())
  if (wanted.length === 0) return [{ text, hit: false }]
  const letters = [...text]
  const inside = foldedLetters(text)
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at + wanted.length <= inside.length; at++) {
    if (!wanted.every((letter, i) => inside[at + i] === letter)) continue
    if (at > from) pieces.push({ text: letters.slice(from, at).join(''), hit: false })
    pieces.push({ text: letters.slice(at, at + wanted.length).join(''), hit: true })
    from = at + wanted.length
    at = from - 1
  }
  if (from < letters.length) pieces.push({ text: letters.slice(from).join(''), hit: false })
  return pieces
}

/** The parts of a help that speak of something; all of it if nothing is asked for. */
export function found(help: Help, query: string): { sections: readonly HelpSection[]; cards: readonly HelpCard[] } {
  const wanted = folded(query.trim())
  if (wanted === '') return help
  const speaks = (texts: readonly string[]) => texts.some((text) => folded(text).includes(wanted))
  return {
    sections: help.sections.filter(({ title, paragraphs }) => speaks([title, ...paragraphs])),
    cards: help.cards.filter((card) => speaks(textsOf(card))),
  }
}

const textsOf = ({ title, summary, details, facts, elsewhere }: HelpCard): string[] => [
  title,
  summary,
  ...details,
  ...facts.map(({ value }) => value),
  ...elsewhere.map((other) => other.title),
]
