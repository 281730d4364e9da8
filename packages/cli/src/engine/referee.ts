import {
  type AnyGame,
  fail,
  Match,
  ok,
  type Problem,
  type Result,
  Rng,
  readRecord,
  recordOf,
  replay,
  type Viewer,
} from '@quayside/kernel'
import { safeParse } from 'valibot'
import { playerCounts } from '../players.ts'
import { Shelf, type Unfit, usualData } from '../shelf.ts'
import { clip, readJson } from './json.ts'
import { playRandomly } from './random.ts'
import { REQUESTS, type RequestName, type RequestOf, requestProblem } from './requests.ts'

type Reply = { readonly [key: string]: unknown }
type Handlers = { readonly [Name in RequestName]: (request: RequestOf<Name>) => Result<Reply> }

/** A request without its own seed still plays the same answers every time. */
const RANDOM_SEED = 'random'
/** So many problems of a data pack are named in a reply; `quayside data check` tells all. */
const FIRST_PROBLEMS = 3

/**
 * One table, spoken to line by line. It trusts its caller with everything. Whatever goes wrong is answered and leaves the table as it
 * was.
 */
export class Referee {
  private shelf: Shelf
  private match: Match | null = null
  /** How many events the last answer had told when it was made. */
  private told = 0

  constructor(shelf = new Shelf()) {
    this.shelf = shelf
  }

  /** Fetches older rules that a line will need; nothing to wait for where it needs none. */
  prepare(line: string): Promise<unknown> | undefined {
    // Lines come by the thousand, and next to none of them is a record.
    if (!line.includes('"load"')) return undefined
    const json = readJson(line)
    const record = readRecord(json.ok ? (json.value as { record?: unknown } | null)?.record : undefined)
    return record.ok ? this.shelf.loadGameFor(record.value) : undefined
  }

  /** The reply to one line, as JSON. */
  reply(line: string): string {
    const json = readJson(line)
    const reply = json.ok ? this.handle(json.value) : json
    return reply.ok ? `{"ok":true,${JSON.stringify(reply.value).slice(1)}` : errorLine(reply.error)
  }

  private handle(request: unknown): Result<Reply> {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      return fail('bad-request', 'a request is an object: {"do": …}')
    }
    const name = (request as { do?: unknown }).do
    if (typeof name !== 'string' || !Object.hasOwn(REQUESTS, name)) {
      return fail('unknown-request', `"do" must be one of: ${Object.keys(REQUESTS).join(', ')}`)
    }
    const parsed = safeParse(REQUESTS[name as RequestName], request, { abortEarly: true })
    if (!parsed.success) return fail('bad-request', requestProblem(parsed.issues))
    return this.guarded(() => this.handlers[name as RequestName](parsed.output as never))
  }

  /** Our own mistakes must not end the process nor leave a half-made answer behind. */
  private guarded(work: () => Result<Reply>): Result<Reply> {
    const { match, told } = this
    const lines = match?.lines.length ?? 0
    try {
      return work()
    } catch (problem) {
      this.told = told
      this.match = match && match.lines.length !== lines ? rebuilt(match, lines) : match
      return fail('internal', `something went wrong inside: ${clip(String(problem), 200)}`)
    }
  }

  private readonly handlers: Handlers = {
    games: () => ok({ games: this.shelf.games.map(describe) }),

    data: ({ pack }) => {
      const fitted = this.shelf.with(pack)
      if ('unfit' in fitted) return this.misfit(fitted.unfit)
      this.shelf = fitted.shelf
      return ok({ game: fitted.game.id, data: usualData(fitted.game) })
    },

    new: ({ game: id, options, seed }) => {
      const game = this.shelf.byId(id)
      return game ? this.begin(Match.begin(game, options, seed)) : this.unknownGame(id)
    },

    position: ({ position }) => {
      const { game: id } = position as { game?: unknown }
      const game = typeof id === 'string' ? this.shelf.byId(id) : undefined
      return game ? this.begin(Match.fromPosition(game, position)) : this.unknownGame(id)
    },

    ask: () => this.with((match) => ok(statusOf(match))),

    answer: ({ seat, answer }) =>
      this.with((match) => {
        const made = match.answer(seat, answer)
        if (!made.ok) return made
        const events = match.eventsFor('referee', this.told)
        this.told = match.events.length
        return ok({ ...statusOf(match), events })
      }),

    why: ({ seat, answer }) =>
      this.with((match) => {
        const refusal = match.why(seat, answer)
        if (!refusal) return ok({ legal: true })
        const rule = match.game.words('en', match.options).rule(refusal.rule)
        return ok({ legal: false, reason: { code: refusal.code, text: match.refusalText(refusal), rule } })
      }),

    view: ({ for: viewer }) =>
      this.with((match) => this.seen(match, viewer, () => ({ view: match.game.view(match.state, viewer) }))),

    score: ({ for: viewer = 'referee' }) =>
      this.with((match) =>
        this.seen(match, viewer, () => ({ final: match.over, scores: match.game.score(match.state, viewer) })),
      ),

    undo: ({ seat }) =>
      this.with((match) => {
        const undone = match.undo(seat)
        if (!undone.ok) return undone
        this.told = Math.min(this.told, match.events.length)
        return ok(statusOf(match))
      }),

    random: ({ answers, seed = RANDOM_SEED }) =>
      this.with((match) => {
        playRandomly(match, answers, new Rng(seed))
        this.told = match.events.length
        return ok(statusOf(match))
      }),

    record: () => this.with((match) => ok({ record: recordOf(match) })),

    load: ({ record: given }) => {
      const record = readRecord(given)
      if (!record.ok) return record
      const game = this.shelf.gameFor(record.value)
      if (!game) return this.unknownGame(record.value.rules.game)
      const loaded = this.begin(replay(game, record.value))
      if (loaded.ok) this.told = this.match?.events.length ?? 0
      return loaded
    },

    hash: () => this.with((match) => ok({ hash: match.game.hash(match.state) })),
  }

  /** A new table takes the old one's place once it stands. Its first answer also brings what set-up told. */
  private begin(begun: Result<Match>): Result<Reply> {
    if (!begun.ok) return begun
    const status = statusOf(begun.value)
    this.match = begun.value
    this.told = 0
    return ok(status)
  }

  private with(work: (match: Match) => Result<Reply>): Result<Reply> {
    return this.match
      ? work(this.match)
      : fail('no-game', 'there is no game yet: begin with "new", "position" or "load"')
  }

  private seen(match: Match, viewer: Viewer, look: () => Reply): Result<Reply> {
    if (typeof viewer === 'number' && viewer >= match.players) {
      return fail('no-such-seat', `the seats are 0 to ${match.players - 1}`)
    }
    return ok(look())
  }

  private unknownGame(id: unknown): Result<never> {
    const said = typeof id === 'string' ? `"${clip(id)}"` : 'without a name'
    const known = this.shelf.games.map((game) => game.id).join(', ')
    return fail('unknown-game', `there is no game ${said}; there are: ${known}`)
  }

  private misfit(unfit: Unfit): Result<never> {
    if (unfit.why === 'no-game') return this.unknownGame(undefined)
    if (unfit.why === 'unknown-game') return this.unknownGame(unfit.game)
    if (unfit.why === 'no-data') return fail('bad-data', `the data of ${unfit.game} cannot be replaced`)
    const lines = unfit.problems.slice(0, FIRST_PROBLEMS).map(({ at, message }) => `${at}: ${clip(message, 150)}`)
    const more = unfit.problems.length - lines.length
    return fail('bad-data', `${lines.join('; ')}${more > 0 ? `; and ${more} more` : ''}`)
  }
}

export const errorLine = ({ code, message }: Problem): string => JSON.stringify({ ok: false, error: { code, message } })

const statusOf = (match: Match): Reply => ({ ...match.status() })

function describe(game: AnyGame) {
  const counts = playerCounts(game)
  return { id: game.id, players: [counts[0], counts[counts.length - 1]], options: game.schema }
}

/** The table as it was after its first `lines` lines; an answer that failed half-way has spoilt the present one. */
function rebuilt(match: Match, lines: number): Match | null {
  const { answers, rules, options, start } = recordOf(match)
  const again = replay(match.game, { rules, options, start, answers: answers.slice(0, lines) })
  return again.ok ? again.value : null
}
