import { commitment } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { infoFor, TABLE_REASONS } from '../src/index.ts'
import { ANN, BEA, BOT, good, letBotsAnswer, OPEN, playing, SECRET, setTable } from './support.ts'

describe('what is told of a table', () => {
  it('is its game, its setting and who sits where', () => {
    const table = good(setTable([ANN, BEA, OPEN]))
    expect(infoFor(table, 'person-ann', 0, (person) => person === 'person-bea')).toMatchObject({
      game: 'puerto-rico',
      options: { edition: 'classic', players: 3 },
      phase: 'gathering',
      paused: false,
      undo: true,
      chairs: [
        { kind: 'person', name: 'Ann', yours: true, away: false },
        { kind: 'person', name: 'Bea', yours: false, away: true },
        { kind: 'open', name: '', yours: false },
      ],
    })
  })

  it('names the bot that answers, a stand-in included', () => {
    const table = playing([ANN, BEA, BOT])
    good(table.handOver(1, 'random', 0))
    const { chairs } = infoFor(table, 'person-ann', 0)
    expect(chairs.map(({ bot }) => bot)).toEqual([undefined, 'random', 'steady'])
    expect(chairs[0]).not.toHaveProperty('bot')
    expect(chairs[2]).not.toHaveProperty('away')
  })

  it.each(['person-ann', 'person-bea', 'somebody'])('to %s tells neither who people are nor the secret', (person) => {
    const text = JSON.stringify(infoFor(playing([ANN, BEA, BOT]), person, 0))
    expect(text).not.toMatch(/person-|a-hidden-seed|a-hidden-salt/)
    expect(text).toContain(commitment(SECRET.seed, SECRET.salt))
  })

  it('has the clocks as they stand at the moment', () => {
    const table = playing([ANN, BEA, BOT], { clock: { kind: 'live', bank: 60, increment: 0 }, expiry: 'bot' })
    const { clock } = infoFor(table, 'person-ann', 10_000)
    expect(clock).toMatchObject({ expiry: 'bot', left: [50_000, 60_000, 60_000], running: 0b001 })
  })
})

describe('the proof', () => {
  it('is kept until the game is over, and then opens the commitment', () => {
    const table = playing([BOT, BOT, BOT])
    expect(table.proof()).toBeNull()
    expect(infoFor(table, 'somebody', 0).proof).toBeNull()
    const promised = infoFor(table, 'somebody', 0).commitment
    letBotsAnswer(table)
    const { proof } = infoFor(table, 'somebody', 0)
    expect(proof).toEqual(SECRET)
    expect(commitment(proof!.seed, proof!.salt)).toBe(promised)
  })

  it('is given of a game that was broken off too', () => {
    const table = playing([ANN, BEA, BOT])
    good(table.stop(0))
    expect(table.proof()).toEqual(SECRET)
  })
})

describe('the table’s refusals', () => {
  it('bring their English words along', () => {
    const begun = good(setTable([ANN, BEA, OPEN])).begin(0)
    expect(begun).toEqual({ ok: false, error: { code: 'seats-open', message: TABLE_REASONS['seats-open'] } })
  })
})
