import { AnswerList, type AnyGame, firstSeat, NOBODY, type Options, Story } from '@quayside/kernel'

export interface Played {
  readonly games: number
  /** Answers that were a choice: at least two were legal. */
  readonly chosen: number
  /** Answers without an alternative. They are applied like any other but no honest measure of speed. */
  readonly forced: number
  readonly seconds: number
}

/** Whole random games through `legal` and `apply` alone, one after another, until the time is up. */
export function playGames(game: AnyGame, options: Options, seconds: number): Played {
  const story = new Story(false)
  const list = new AnswerList()
  const began = performance.now()
  const until = began + seconds * 1000
  let games = 0
  let chosen = 0
  let forced = 0
  // Marsaglia's xorshift: the choosing must cost next to nothing beside what is measured.
  let chance = 0x2545f491
  do {
    const state = game.setup(options, `bench ${games}`, story)
    for (let asked = game.toMove(state); asked !== NOBODY; asked = game.toMove(state)) {
      const seat = firstSeat(asked)
      list.clear()
      game.legal(state, seat, list)
      let pick = 0
      if (list.count > 1) {
        chance ^= chance << 13
        chance ^= chance >>> 17
        chance ^= chance << 5
        pick = (chance >>> 0) % list.count
        chosen++
      } else forced++
      game.apply(state, seat, list.at(pick), story)
    }
    games++
  } while (performance.now() < until)
  return { games, chosen, forced, seconds: (performance.now() - began) / 1000 }
}
