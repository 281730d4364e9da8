/**
 * Records the games that lessons tell, by bots and seeds. A record stays good when bots have learned to play
 * otherwise: what it tells are its answers.
 *
 *   node packages/web/scripts/record-lessons.ts                     whether the records are still what the bots would play
 *   node packages/web/scripts/record-lessons.ts --write <game> …    records these games anew
 *   node packages/web/scripts/record-lessons.ts --exercises <game>  records the games that its exercises are taken from
 *   node packages/web/scripts/record-lessons.ts --tell <game>       a record in words, moment by moment, for whoever writes its notes
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { botById } from '@quayside/bots'
import { gameById, games, loadGameFor } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { type AnyGame, type GameRecord, Match, Rng, recordOf, replay, seatsIn } from '@quayside/kernel'
import type { ExerciseRecipe } from '../src/exercises/exercise.ts'
import type { LessonRecipe } from '../src/lesson/lesson.ts'

const recipeOf = async (game: string): Promise<LessonRecipe> =>
  (await import(`../src/games/${game}/lesson/recipe.ts`)).recipe

/** The games that exercises are taken from, each up to the last position that is. */
const exercisesOf = async (game: string): Promise<readonly ExerciseRecipe[]> =>
  (await import(`../src/games/${game}/exercises/recipe.ts`)).recipes
const exerciseFile = (game: string): URL => new URL(`../src/games/${game}/exercises/records.json`, import.meta.url)

const fileOf = (game: string): URL => new URL(`../src/games/${game}/lesson/record.json`, import.meta.url)
const readKept = (game: string): GameRecord => JSON.parse(readFileSync(fileOf(game), 'utf8')) as GameRecord

function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** Plays a game as its recipe says. The chance of each decision hangs on its moment alone. */
function recorded(game: AnyGame, { options, seed, bots }: LessonRecipe): GameRecord {
  const match = must(Match.begin(game, options, seed))
  const judgement = judgementOf(game.id)!
  while (!match.over) {
    const at = match.lines.length
    const [seat] = seatsIn(game.toMove(match.state))
    const rng = new Rng(`${seed} ${at}`)
    const state = game.resample(match.state, seat, rng)
    const line = botById(bots[seat])!
      .choose({ game, judgement, state, seat }, rng.seed())
      .map((answer) => game.print(state, answer))
    must(match.answer(seat, line[0]))
    // Later answers of a line hold only if the game is as the bot thought.
    for (const answer of line.slice(1)) if (match.over || !match.answer(seat, answer).ok) break
  }
  return recordOf(match)
}

/** One line of the record a line, with what came of it and, between rounds, the points. */
function tell(game: AnyGame, record: GameRecord): void {
  const words = game.words('en', record.options)
  const names = ['YOU', 'Beatriz', 'Caio', 'Dalila']
  let told = 0
  const show = (match: Match, head: string) => {
    const news = match.events.all(told).map(({ facts }) => words.event(facts, (seat) => names[seat]))
    told = match.events.length
    console.log(`${head}${news.length > 0 ? `\n      ${news.join('\n      ')}` : ''}`)
  }
  must(
    replay(game, record, (match) => {
      if (match.lines.length === 1) show(match, 'beginning')
      const at = match.lines.length
      const line = match.lines[at - 1]
      const asked = seatsIn(game.toMove(match.state)).map(
        (seat) => `${names[seat]}: ${game.questions[game.question(match.state, seat)].kind}`,
      )
      const points = game
        .score(match.state, 'referee')
        .map((score) => score.lines.reduce((sum, one) => sum + one.points, 0))
      show(match, `${at - 1}  ${names[line.seat]} ${line.text}   [${points.join(' ')}] → ${at} ${asked.join(', ')}`)
    }),
  )
}

const [act, ...named] = process.argv.slice(2)
for (const id of named.length > 0 ? named : games.map((game) => game.id)) {
  const game = gameById(id)!
  if (act === '--tell') {
    const record = readKept(id)
    tell((await loadGameFor(record.rules, record.options))!, record)
  } else if (act === '--exercises') {
    const records = (await exercisesOf(id)).map(({ upTo, ...recipe }) => {
      const { hash: _, ...record } = recorded(game, recipe)
      return { ...record, answers: record.answers.slice(0, upTo) }
    })
    writeFileSync(exerciseFile(id), `${JSON.stringify(records)}\n`)
  } else {
    const record = recorded(game, await recipeOf(id))
    if (act === '--write') writeFileSync(fileOf(id), `${JSON.stringify(record)}\n`)
    else if (JSON.stringify(readKept(id)) !== JSON.stringify(record)) {
      console.error(`${id}: the bots play another game now; record it anew, or leave it as it is`)
      process.exitCode = 1
    }
  }
}
