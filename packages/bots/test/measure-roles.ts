import { parseArgs } from 'node:util'
import { type AnyJudgement, firstSeat, Match, Rng, readOptions, type Seat, Story } from '@quayside/kernel'
import { chanceOf, decide, noiseOf, simulationsFor } from '../src/decide.ts'
import { type Asked, type Bot, botById } from '../src/index.ts'
import { legalOf, mindOf } from './support.ts'

/**
 * `npm run measure:roles`: what strong people see at once in a game of Puerto Rico. How often a bot takes a role that does nothing for it, the trader
 * with nothing to sell or the captain with nothing to load, and how many of these choices a deeper search does not find right either; and how
 * many barrels the bots make when the sixth round begins.
 *
 *   npm run measure:roles -- [--games 20] [--players 4] [--bot master] [--budget 0.1] [--deeper 8] [--seed 1]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '4' },
    bot: { type: 'string', default: 'master' },
    budget: { type: 'string', default: '0.1' },
    deeper: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
})
const [players, budget, deeper] = [Number(values.players), Number(values.budget), Number(values.deeper)]
/** The round at whose beginning barrels are counted. */
const ROUND = 6
/** By role: the question that its chooser is asked first if it does something for it. */
const ASKS: { readonly [role: string]: string } = { trader: 'trader-sell', captain: 'captain-load' }

const { game, judgement } = mindOf('puerto-rico')
const bot = botById(values.bot)
if (!bot) throw new Error(`there is no bot ${values.bot}`)
const scaled = withBudget(judgement, budget)
/** More simulations, and each twice as far. */
const deep = { ...withBudget(judgement, budget * deeper), horizon: 2 * judgement.horizon }

const counted = Object.fromEntries(
  Object.keys(ASKS).map((role) => [role, { chosen: 0, hollow: 0, wrong: 0, coins: 0 }]),
)
const made: number[] = []
for (let n = 0; n < Number(values.games); n++) playOne(bot, `${values.seed} ${n}`)

console.log(`${values.games} games of ${players} ${bot.id}s with ${budget} of their simulations`)
for (const [role, { chosen, hollow, wrong, coins }] of Object.entries(counted)) {
  const part = (count: number) => `${count} of ${chosen} (${((100 * count) / Math.max(1, chosen)).toFixed(1)} %)`
  console.log(
    `${role} to no use: ${part(hollow)}, with coins on it ${coins}; told apart as worse by ${deeper} times as many, twice as far: ${part(wrong)}`,
  )
}
const mean = made.reduce((sum, barrels) => sum + barrels, 0) / made.length
console.log(`barrels that a seat makes as round ${ROUND} begins: ${mean.toFixed(2)} (${made.length} seats)`)

function playOne(player: Bot, seed: string): void {
  const options = readOptions(game.schema, { players })
  if (!options.ok) throw new Error(options.error.message)
  const begun = Match.begin(game, options.value, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  let barrelsCounted = false
  while (!match.over) {
    const seat = firstSeat(game.toMove(match.state))
    const rng = new Rng(`${seed} ${match.lines.length}`)
    const state = game.resample(match.state, seat, rng)
    const asked: Asked = { game, judgement: scaled, state, seat }
    const chooses = game.questions[game.question(state, seat)].kind === 'choose-role'
    if (chooses && !barrelsCounted && game.view(state, seat).round === ROUND) {
      barrelsCounted = true
      for (let each = 0; each < players; each++) made.push(barrelsOf(match.state, each))
    }
    const answers = player.choose(asked, rng.seed())
    if (chooses) look(asked, answers[0])
    const texts = answers.map((answer) => game.print(state, answer))
    if (texts.length > 1 && match.answerAll(seat, texts).ok) continue
    const taken = match.answer(seat, texts[0])
    if (!taken.ok) throw new Error(taken.error.message)
  }
}

/** What a seat would make if somebody crafted now. */
function barrelsOf(state: unknown, seat: Seat): number {
  const { makes = {} } = game.view(state, seat) as { readonly makes?: { readonly [good: string]: number } }
  return Object.values(makes).reduce((sum, count) => sum + count, 0)
}

function look(asked: Asked, answer: number): void {
  const { role, coins } = game.answerFacts(asked.state, asked.seat, answer)
  const count = counted[String(role)]
  if (!count) return
  count.chosen++
  if (isOfUse(asked, answer, ASKS[String(role)])) return
  count.hollow++
  if (Number(coins) > 0) count.coins++
  if (!isRight(asked, answer)) count.wrong++
}

/** Whether the seat has anything to do in the phase that it begins. */
function isOfUse({ state, seat }: Asked, answer: number, question: string): boolean {
  const after = game.clone(state)
  game.apply(after, seat, answer, new Story(false))
  if ((game.toMove(after) & (1 << seat)) === 0) return false
  if (game.questions[game.question(after, seat)].kind !== question) return false
  const legal = legalOf({ game, judgement, state: after, seat })
  return legal.toArray().some((one) => game.answerFacts(after, seat, one).good !== undefined)
}

/** Whether a search with more simulations finds no answer that it can tell apart as better. */
function isRight(asked: Asked, answer: number): boolean {
  const thought: Asked = { ...asked, judgement: deep }
  const found = decide(thought, 'deeper', { simulations: simulationsFor(thought, 'master') })
  const [best] = found
  const its = found.find(({ answers }) => answers[0] === answer)
  return its !== undefined && chanceOf(best, asked.seat) - chanceOf(its, asked.seat) <= noiseOf(best, its)
}

function withBudget(judged: AnyJudgement, part: number): AnyJudgement {
  const { strong, master, grandmaster } = judged.budget
  return { ...judged, budget: { strong: strong * part, master: master * part, grandmaster: grandmaster * part } }
}
