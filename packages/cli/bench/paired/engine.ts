import { pathToFileURL } from 'node:url'
import type * as Search from '@quayside/bots'
import type * as Kernel from '@quayside/kernel'

/**
 * An engine from any checkout, and what is measured of it. Every engine is given this file anew (`?0`, `?1` …): code that two engines shared
 * would be compiled for both and fit neither.
 */
export const WORKS = ['rules', 'copies', 'policy', 'foresight', 'search'] as const
export type Work = (typeof WORKS)[number]

/** How far apart the questions are that are searched one after another: neighbours are alike. */
const FAR = 41

/**
 * Does a piece of the work, a few milliseconds at most but for a search, and tells how many answers, copies, judgements or simulations
 * that was.
 */
export type Piece = () => number

/** Questions of one game under its policy, to copy or to think about. */
interface Moment {
  readonly state: unknown
  readonly seat: number
  readonly legal: Kernel.AnswerList
}

export async function engineOf(checkout: string, id: string, given: object, work: Work): Promise<Piece> {
  const load = (file: string) => import(pathToFileURL(`${checkout}/packages/${file}`).href)
  const kernel: typeof Kernel = await load('kernel/src/index.ts')
  const game: Kernel.AnyGame = (await load('games/registry/src/index.ts')).gameById(id)
  const read = kernel.readOptions(game.schema, given)
  if (!read.ok) throw new Error(read.error.message)
  const options = read.value
  const story = new kernel.Story(false)
  const rng = new kernel.Rng('paired')

  switch (work) {
    case 'rules': {
      const list = new kernel.AnswerList()
      let games = 0
      return () => {
        let answers = 0
        const state = game.setup(options, `paired ${games++}`, story)
        for (let asked = game.toMove(state); asked !== kernel.NOBODY; asked = game.toMove(state), answers++) {
          const seat = kernel.firstSeat(asked)
          list.clear()
          game.legal(state, seat, list)
          game.apply(state, seat, list.at(rng.below(list.count)), story)
        }
        return answers
      }
    }
    case 'copies':
      return over(({ state }) => game.clone(state))
    case 'policy':
      return over(({ state, seat, legal }) => game.policy(state, seat, legal, rng))
    case 'foresight': {
      const judgement: Kernel.AnyJudgement = (await load('games/registry/src/judgements.ts')).judgementOf(id)
      const points = new Float64Array(game.players(options))
      return over(({ state }) => judgement.foresee(state, points))
    }
    case 'search': {
      const judgement: Kernel.AnyJudgement = (await load('games/registry/src/judgements.ts')).judgementOf(id)
      const { search }: typeof Search = await load('bots/src/search/search.ts')
      const moments = momentsOf(4).filter(({ state, seat }) => judgement.care[game.question(state, seat)].share > 0)
      let next = 0
      return () => {
        const { state, seat } = moments[(next * FAR) % moments.length]
        const simulations = judgement.budget.master * judgement.care[game.question(state, seat)].share
        const found = search({ game, judgement, state, seat }, `paired ${next++}`, { simulations })
        return found.reduce((sum, { simulations }) => sum + simulations, 0)
      }
    }
  }

  function over(think: (moment: Moment) => unknown): Piece {
    const moments = momentsOf(20)
    let next = 0
    return () => {
      for (let i = 0; i < 500; i++) {
        think(moments[next])
        next = next + 1 === moments.length ? 0 : next + 1
      }
      return 500
    }
  }

  /** What somebody had to choose in so many games. */
  function momentsOf(games: number): Moment[] {
    const moments: Moment[] = []
    for (let i = 0; i < games; i++) {
      const state = game.setup(options, `paired ${i}`, story)
      for (let asked = game.toMove(state); asked !== kernel.NOBODY; asked = game.toMove(state)) {
        const seat = kernel.firstSeat(asked)
        const legal = new kernel.AnswerList()
        game.legal(state, seat, legal)
        if (legal.count > 1) moments.push({ state: game.clone(state), seat, legal })
        game.apply(state, seat, game.policy(state, seat, legal, rng), story)
      }
    }
    return moments
  }
}
