import { botNamed } from '@quayside/bots/grades'
import { isNetwork } from '../learning/network.ts'
import { isThere, visitorIn } from './checkout.ts'

/** A bot that is a program of its own, by the command line that starts it. */
export const OUTSIDE = 'cmd:'

export const commandOf = (bot: string): string | undefined =>
  bot.startsWith(OUTSIDE) ? bot.slice(OUTSIDE.length).trim() : undefined

/** The bots of a list with commas between them; a comma inside a command line stays there unless a bot's name follows. */
export function listed(text: string): string[] {
  const bots: string[] = []
  for (const piece of text.split(',')) {
    const name = specialIn(piece)?.bot ?? visitorIn(piece)?.bot ?? partedIn(piece)?.bot ?? piece
    const isBot = piece.startsWith(OUTSIDE) || botNamed(name) !== undefined
    if (!isBot && bots.at(-1)?.startsWith(OUTSIDE)) bots.push(`${bots.pop()},${piece}`)
    else bots.push(piece)
  }
  return bots
}

/** A bot of the house that thinks in several parts, `master/2`. */
export interface Parted {
  readonly bot: string
  readonly parts: number
}

export function partedIn(text: string): Parted | undefined {
  const found = /^([a-z]+)\/([1-9]\d?)$/.exec(text)
  const bot = found && botNamed(found[1])
  return bot ? { bot, parts: Number(found[2]) } : undefined
}

/** A bot by its present name, if there is such a one. */
export async function known(bot: string): Promise<string | undefined> {
  if (commandOf(bot)) return bot
  const special = specialIn(bot)
  if (special)
    return special.times > 0 && (special.network === undefined || isNetwork(special.network)) ? bot : undefined
  const visitor = visitorIn(bot)
  const parted = partedIn(bot)
  if (parted) return `${parted.bot}/${parted.parts}`
  if (!visitor) return botNamed(bot)
  return (await isThere(visitor)) ? bot : undefined
}

/** A bot of the house with so many times its simulations, and with a network of its own to judge by: `master*0.9+new.json`. */
export interface Special {
  readonly bot: string
  readonly times: number
  readonly network?: string
}

export function specialIn(text: string): Special | undefined {
  const found = /^([a-z]+)(?:\*(\d{1,3}(?:\.\d{1,3})?))?(?:\+(.+))?$/.exec(text)
  const bot = found && botNamed(found[1])
  if (!bot || (found[2] === undefined && found[3] === undefined)) return undefined
  return { bot, times: Number(found[2] ?? 1), network: found[3] }
}

/** One bot for each seat: the last of the list takes all seats that are left. */
export const filled = (bots: readonly string[], seats: number): string[] =>
  Array.from({ length: seats }, (_, i) => bots[Math.min(i, bots.length - 1)])

/**
 * Who sits where, by seat, in each rotation of the field. Rotations that seat the same bots are left out: chance hangs on deal and seat, so
 * they would be the same game again.
 */
export function rotationsOf(field: readonly string[]): number[][] {
  const all = field.map((_, first) => field.map((_, seat) => (seat + first) % field.length))
  const seated = all.map((places) => JSON.stringify(places.map((place) => field[place])))
  return all.filter((_, i) => seated.indexOf(seated[i]) === i)
}
