import { gameById } from '@quayside/games'
import { LANGUAGES, Match, NOBODY, Rng, readOptions, seatsIn } from '@quayside/kernel'
import { sightOf } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import {
  averageScores,
  chosenIn,
  courseOf,
  figuresOf,
  groupsOf,
  opponentsOf,
  variantOf,
  within,
} from '../src/statistics/figures.ts'
import { formatsIn } from '../src/statistics/formats.ts'
import { ownSeat, type PlayedGame, sourcesOf } from '../src/statistics/games.ts'
import { opponentName, variantName } from '../src/statistics/names.ts'
import { statisticsWords } from '../src/statistics/words.ts'
import { BASE } from './base-game.ts'

const DAY = 24 * 3600_000

const played = (n: number, rest: Partial<PlayedGame> = {}): PlayedGame => ({
  at: 'local',
  id: `g${n}`,
  game: 'puerto-rico',
  options: { ...BASE, players: 3 },
  chairs: [
    { kind: 'person', name: 'Marta' },
    { kind: 'bot', bot: 'steady-shipper' },
    { kind: 'person', name: 'Rui' },
  ],
  players: 3,
  seat: 0,
  place: 1,
  points: 40,
  finished: n * DAY,
  ...rest,
})

describe('figures of games', () => {
  it('count wins, places, points, and the time of a decision where it is known', () => {
    const games = [
      played(1, { pace: { decisions: 10, milliseconds: 50_000 } }),
      played(2, { place: 3, points: 31, pace: { decisions: 30, milliseconds: 70_000 } }),
      played(3, { place: 2, points: 37 }),
    ]
    expect(figuresOf(games)).toEqual({ games: 3, wins: 1, place: 2, points: 36, pace: 3000 })
    expect(figuresOf([games[2]])).not.toHaveProperty('pace')
  })

  it('are told by opponent, bots by their grade and people by name, each once a game', () => {
    const twice = played(2, {
      place: 2,
      chairs: [
        { kind: 'bot', bot: 'simple' },
        { kind: 'person', name: 'Marta' },
        { kind: 'bot', bot: 'steady-builder' },
      ],
      seat: 1,
    })
    const alone = played(3, { chairs: [{ kind: 'person', name: 'Marta' }], players: 2 })
    const groups = groupsOf([played(1), twice, alone], opponentsOf)
    expect(groups.map(({ key, figures: { games, wins } }) => [key, games, wins])).toEqual([
      ['bot steady', 2, 1],
      ['automa', 1, 1],
      ['person Rui', 1, 1],
    ])
    expect(groups.map(({ key }) => opponentName(key, 'en'))).toEqual(['Bot, steady', 'The game’s own opponent', 'Rui'])
    expect(opponentName('bot unheard-of', 'it')).toBe('Bot, unheard-of')
  })

  it('are told by edition and options, whatever the number of players', () => {
    const other = { ...BASE, players: 4, edition: '1897' }
    expect(chosenIn(played(1))).toEqual({})
    expect(variantOf(played(1))).toBe(variantOf(played(2, { options: { ...BASE, players: 5 } })))
    expect(variantOf(played(1))).not.toBe(variantOf(played(2, { options: other })))
    for (const language of LANGUAGES) {
      expect(variantName(played(1), language)).toBe('Puerto Rico')
      expect(variantName(played(1, { options: other }), language)).toContain('1897')
    }
    expect(variantName(played(1, { game: 'gone' }), 'en')).toBe('gone')
  })

  it('go by the last ten over time, and long courses have no more points than a chart shows', () => {
    const few = courseOf([played(2, { place: 2 }), played(1)])
    expect(few).toEqual({ xs: [1, 2], wins: [1, 0.5], chance: [1 / 3, 1 / 3], points: [40, 40] })
    const many = courseOf(Array.from({ length: 95 }, (_, n) => played(n, { place: n < 85 ? 2 : 1, players: 2 })))
    expect(many.xs.length).toBeLessThanOrEqual(40)
    expect([many.xs.at(-1), many.wins.at(-1), many.wins[0], many.chance[0]]).toEqual([95, 1, 0, 0.5])
    expect(courseOf([]).xs).toEqual([])
  })

  it('are of the game and the time that somebody wants', () => {
    const games = [played(100), played(95, { game: 'mombasa' }), played(1)]
    const now = 101 * DAY
    expect(within(games, '', 'all', now)).toHaveLength(3)
    expect(within(games, '', 'month', now)).toHaveLength(2)
    expect(within(games, 'puerto-rico', 'month', now).map(({ id }) => id)).toEqual(['g100'])
    expect(within([], '', 'all', now)).toEqual([])
  })
})

describe('where points come from', () => {
  it('adds up to the points of a real game', () => {
    const game = gameById('cooper-island')!
    const options = readOptions(game.schema, { players: 2 })
    if (!options.ok) throw new Error(options.error.message)
    const begun = Match.begin(game, options.value, 'statistics')
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const rng = new Rng('statistics')
    while (!match.over) {
      const [seat] = seatsIn(game.toMove(match.state))
      const legal = match.legal(seat)
      match.answer(seat, game.print(match.state, legal[rng.below(legal.length)]))
    }
    const { scores } = sightOf(match, 'referee', NOBODY)
    const sources = sourcesOf(scores, 1)!
    const [mine, best] = averageScores([sources, sources]).map(({ lines }) =>
      lines.reduce((sum, { points }) => sum + points, 0),
    )
    expect(mine).toBeCloseTo(scores[1].total!)
    expect(best).toBeCloseTo(Math.max(...scores.map(({ total }) => total!)))
  })

  it('is not known of a game without a winner', () => {
    expect(sourcesOf([{ seat: 0, lines: [] }], 0)).toBeNull()
  })
})

describe('one’s own seat', () => {
  const marta = { kind: 'person', person: 'here', name: 'Marta' } as const
  const bot = { kind: 'bot', bot: 'steady', name: 'Caio' } as const

  it('is that of the only person at the screen', () => {
    expect(ownSeat([bot, marta])).toBe(1)
    expect(ownSeat([marta, { ...marta, name: 'Rui' }])).toBeNull()
    expect(ownSeat([bot, bot])).toBeNull()
  })
})

describe('words of statistics', () => {
  it('have one thing otherwise than many', () => {
    expect(LANGUAGES.map((language) => statisticsWords[language].sourcesOf(1))).toEqual([
      'An average of 1 game, your points and those of whoever won.',
      'Média de 1 partida: seus pontos e os de quem venceu.',
      'Media di 1 partita: i tuoi punti e quelli di chi ha vinto.',
    ])
    expect(LANGUAGES.map((language) => statisticsWords[language].players(3))).toEqual([
      '3 players',
      '3 jogadores',
      '3 giocatori',
    ])
  })

  it('tell numbers and times as one says them', () => {
    expect(formatsIn('en').time(4200)).toBe('4.2 sec')
    expect(formatsIn('en').time(150_000)).toBe('2.5 min')
    expect(formatsIn('pt').average(36.25)).toBe('36,3')
    expect(formatsIn('it').share(0.5)).toBe('50%')
  })
})
