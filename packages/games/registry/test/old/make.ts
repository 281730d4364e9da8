/**
 * Writes `version-1.jsonl`: games that were played under rules version 1, each of the games and most of their options, some of them still
 * running; and a file for each later version of a game. The frozen referees play them, so they can be written again at any time; the files must
 * come out the same.
 *
 *   node packages/games/registry/test/old/make.ts
 */
import { writeFileSync } from 'node:fs'
import { AnswerList, type AnyGame, Match, type Options, Rng, type Seat } from '@quayside/kernel'
import { FROZEN } from '../../src/frozen/list.ts'
import { type GoldenGame, goldenOf, writeGolden } from '../golden/lines.ts'
import { finishedTooEarly, guestSleeps, shuffledUnasked, type Watching } from './moments.ts'

type Player = 'plain' | 'random'

interface Plan {
  readonly game: string
  readonly options: Options
  readonly player: Player
  /** The game is left after this part of its answers; without it, it is over. */
  readonly part?: number
  /** Games are tried one after another until one has such a moment. */
  readonly moment?: Watching
  /** The number of the first game to try: none before it has one. */
  readonly first?: number
  /** Where it begins, if not from the start, and what is said first. */
  readonly position?: object
  readonly says?: readonly { readonly seat: Seat; readonly text: string }[]
}

const PUERTO_RICO: readonly Omit<Plan, 'game'>[] = [
  { options: { players: 2 }, player: 'plain' },
  { options: { players: 3 }, player: 'random' },
  { options: { players: 4, edition: '2020' }, player: 'plain', part: 0.6 },
  { options: { players: 5, edition: '1897' }, player: 'plain', part: 0.3 },
  { options: { players: 3, expansions: ['new-buildings'] }, player: 'plain' },
  { options: { players: 4, expansions: ['new-buildings', 'nobles'] }, player: 'random', part: 0.5 },
  { options: { players: 3, edition: '2020', expansions: ['buccaneer', 'festival'] }, player: 'plain' },
  {
    options: { players: 4, edition: '1897', expansions: ['nobles', 'festival', 'achievements'] },
    player: 'plain',
    part: 0.7,
  },
  { options: { players: 2, edition: '1897', puertomas: 1 }, player: 'plain' },
  { options: { players: 3, edition: '1897', puertomas: 2, puertomaLevel: 'hard' }, player: 'plain', part: 0.5 },
  {
    options: { players: 3, expansions: ['new-buildings'] },
    player: 'random',
    moment: guestSleeps('trader', ['office']),
    first: 38,
  },
  {
    options: { players: 3, expansions: ['new-buildings'] },
    player: 'random',
    moment: guestSleeps('captain', ['wharf']),
    first: 9715,
  },
  { options: { players: 4 }, player: 'random', moment: shuffledUnasked },
  guestAndUnmanned(),
]

/**
 * The trader has a sugar that the house has already, a guest, and an office without a worker. When the phase begins he lets the guest stay, and
 * in his turn he is skipped without being asked again.
 */
function guestAndUnmanned(): Omit<Plan, 'game'> {
  const options = { players: 3, expansions: ['new-buildings'] }
  const city = [
    { building: 'guesthouse', workers: 1 },
    { building: 'office', workers: 0 },
  ]
  const owner = { goods: { sugar: 1 }, fields: [{ tile: 'corn', workers: 1 }], city }
  const position = {
    game: 'puerto-rico',
    options,
    seed: 'office',
    players: [{}, owner, {}],
    tradingHouse: ['sugar'],
    now: { phase: 'trader', by: 1 },
  }
  return { options, player: 'random', position, says: [{ seat: 1, text: 'stay' }] }
}

const MOMBASA: readonly Omit<Plan, 'game'>[] = [
  { options: { players: 2 }, player: 'plain' },
  { options: { players: 3, setup: 'later' }, player: 'random' },
  { options: { players: 4, setup: 'later' }, player: 'plain', part: 0.5 },
]

const COOPER_ISLAND: readonly Omit<Plan, 'game'>[] = [
  { options: { players: 1 }, player: 'plain' },
  { options: { players: 1, level: 4 }, player: 'plain', part: 0.6 },
  { options: { players: 2 }, player: 'plain' },
  { options: { players: 3, start: 'random' }, player: 'random', part: 0.5 },
  { options: { players: 4 }, player: 'plain' },
  { options: { players: 2 }, player: 'random', moment: finishedTooEarly, first: 455 },
]

/** Before what docks and merchants ask for was calibrated. */
const COOPER_ISLAND_2: readonly Omit<Plan, 'game'>[] = [
  { options: { players: 1 }, player: 'plain' },
  { options: { players: 2 }, player: 'plain' },
  { options: { players: 3 }, player: 'random', part: 0.5 },
  { options: { players: 4, start: 'random' }, player: 'plain', part: 0.6 },
]

const of = (game: string, plans: readonly Omit<Plan, 'game'>[]): Plan[] => plans.map((plan) => ({ ...plan, game }))

/** By the number of the version and the name of the file. */
const FILES: readonly (readonly [version: number, file: string, plans: readonly Plan[]])[] = [
  [
    1,
    'version-1',
    [...of('puerto-rico', PUERTO_RICO), ...of('mombasa', MOMBASA), ...of('cooper-island', COOPER_ISLAND)],
  ],
  [2, 'cooper-island-version-2', of('cooper-island', COOPER_ISLAND_2)],
]

/** More games than this have no such moment. */
const MOST_TRIES = 20_000

for (const [version, file, plans] of FILES) {
  const made: GoldenGame[] = []
  for (const plan of plans) made.push(await make(plan, version))
  writeFileSync(new URL(`${file}.jsonl`, import.meta.url), writeGolden(made))
  console.log(`${file}: ${made.length} games`)
}

async function make(plan: Plan, version: number): Promise<GoldenGame> {
  const frozen = FROZEN.find((known) => known.game === plan.game && known.version === version)
  if (!frozen) throw new Error(`version ${version} of ${plan.game} is not frozen`)
  const game = (await frozen.load()).game as AnyGame
  const name = [
    version === 1 ? 'old' : `old ${version}`,
    plan.game,
    ...Object.values(plan.options).flat(),
    plan.player,
  ].join(' ')
  if (plan.moment) return tried(game, plan, name, plan.moment)
  const whole = play(game, plan, name)
  if (plan.part === undefined) return goldenOf(whole)
  return goldenOf(play(game, plan, name, () => false, Math.floor(whole.lines.length * plan.part)))
}

function tried(game: AnyGame, plan: Plan, name: string, moment: Watching): GoldenGame {
  for (let i = plan.first ?? 0; i < MOST_TRIES; i++) {
    const watch = moment()
    let seen = false
    const match = play(game, plan, `${name} ${i}`, (now) => {
      seen ||= watch(now)
      return false
    })
    if (seen) return goldenOf(match)
  }
  throw new Error(`${name}: no such game`)
}

/** `each` sees the match after every answer and may end it. */
function play(
  game: AnyGame,
  { options, player, position, says = [] }: Plan,
  seed: string,
  each: (match: Match) => boolean = () => false,
  most = Infinity,
): Match {
  const begun = position ? Match.fromPosition(game, position) : Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(`${seed}: ${begun.error.message}`)
  const match = begun.value
  const rng = new Rng(`players of ${seed}`)
  for (const { seat, text } of says) match.answer(seat, text)
  while (!match.over && match.lines.length < most) {
    const [seat] = match.status().toMove
    match.play(seat, choose(match, seat, player, rng))
    if (each(match)) break
  }
  return match
}

function choose({ game, state }: Match, seat: Seat, player: Player, rng: Rng): number {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  return player === 'plain' ? game.policy(state, seat, legal, rng) : legal.at(rng.below(legal.count))
}
