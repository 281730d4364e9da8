import { type Example, examplesOf, keptGame, Learner, type Off, offBy, sizesOf } from '@quayside/bots/learning'
import type { Mind } from '@quayside/bots/think'
import { judgeable, type Options, Rng } from '@quayside/kernel'
import type { Folder, Header } from './folder.ts'

/** What is played and learned: tables one after another, with seeds made of the header's and their number. */
export interface Training {
  readonly mind: Mind
  readonly tables: readonly Options[]
  readonly header: Header
  readonly folder: Folder
}

type Show = (done: number) => void

/** So many games are played before they are written, and learned from before it is written how far it is. */
const TOGETHER = 100
const REMEMBERED = 2000
/** From so many games it is told how large inputs usually are. */
const MEASURED = 300

type Kind = 'games' | 'tests'

/** Plays what is not kept yet: by the policy to learn from, and by a short search for the test. */
export function play({ mind, tables, header, folder }: Training, kind: Kind, show: Show): void {
  const simulations = kind === 'tests' ? header.simulations : 0
  const together = simulations > 0 ? 1 : TOGETHER
  for (let i = folder.kept(kind); i < header[kind]; ) {
    const games: (readonly number[])[] = []
    for (; games.length < together && i < header[kind]; i++) {
      const { options, seed } = dealt(tables, header, kind, i)
      games.push(keptGame(mind, options, seed, simulations).answers)
    }
    folder.add(kind, games)
    show(i)
  }
}

const dealt = (tables: readonly Options[], { seed }: Header, kind: Kind, i: number) => ({
  options: tables[i % tables.length],
  seed: `${seed} ${kind} ${i}`,
})

/** What is seen of one kept game after another, from the one numbered `first` on. */
async function* examples({ mind, tables, header, folder }: Training, kind: Kind, first = 0): AsyncGenerator<Example[]> {
  const { game, judgement } = mind
  let i = 0
  for await (const answers of folder.read(kind)) {
    const deal = dealt(tables, header, kind, i++)
    if (i <= first) continue
    yield examplesOf(game, judgement, { ...deal, answers }, new Rng(`look ${deal.seed}`))
  }
}

/** Learns from all games, in their order, going on where it stopped. */
export async function train(training: Training, show: Show): Promise<Learner> {
  const { mind, header, folder } = training
  const { margin, senses } = judgeable(mind.judgement)
  const before = folder.remembered()
  const learner = before
    ? new Learner(margin, senses.most, before.memory)
    : Learner.begin(margin, senses.most, sizesOf(await firstOf(training)), header.seed)
  let games = before?.games ?? 0
  let together: Example[] = []
  const learn = () => {
    learner.learn(shuffled(together, new Rng(`${header.seed} shuffle ${games}`)), games / header.games)
    together = []
  }
  for await (const found of examples(training, 'games', games)) {
    games++
    together.push(...found)
    if (games % TOGETHER === 0) learn()
    if (games % REMEMBERED === 0) folder.remember({ games, memory: learner.memory })
    show(games)
  }
  learn()
  folder.remember({ games, memory: learner.memory })
  return learner
}

async function firstOf(training: Training): Promise<Example[]> {
  const first: Example[] = []
  let games = 0
  for await (const found of examples(training, 'games')) {
    first.push(...found)
    if (++games === MEASURED) break
  }
  return first
}

/** How far off it is where a search played, with so much of the network, or with as much as serves best. */
export async function measure(training: Training, learner: Learner, weight?: number): Promise<Off> {
  const seen: Example[] = []
  for await (const found of examples(training, 'tests')) seen.push(...found)
  return offBy(seen, (example) => learner.corrections(example), weight)
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const other = rng.below(i + 1)
    const one = copy[i]
    copy[i] = copy[other]
    copy[other] = one
  }
  return copy
}
