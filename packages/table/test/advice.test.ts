import { advise } from '@quayside/bots/advice'
import { judgementOf } from '@quayside/games/judgements'
import { Rng, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Chair, Table, type TableSetting } from '../src/index.ts'
import { ANN, anyStep, asked, BEA, BOT, CAI, everything, good, playing, refused, says, sent, undo } from './support.ts'

/** What a seat is told that wants to know what a master would answer. */

const ADVICE = { advice: true } as const

const advised = (chairs: readonly Chair[] = [ANN, BEA, CAI], more: Partial<TableSetting> = {}): Table =>
  playing(chairs, { ...ADVICE, ...more })

/** A table of Mombasa at its first planning. */
function planning(): Table {
  const table = advised([ANN, BEA, CAI], { game: 'mombasa', options: { players: 3, setup: 'first' } })
  while (table.match.ask(asked(table)[0]).kind === 'rest-card') {
    const [seat] = asked(table)
    says(table, seat, table.match.ask(seat).answers[0])
  }
  return table
}

/** Thought over in a moment. */
const adviceFor = (table: Table, seat: Seat) => {
  const { game } = table.match
  const task = { ...sent(good(table.adviceJob(seat))), milliseconds: 1 }
  return advise(task, { game, judgement: judgementOf(game.id)! })
}

describe('advice', () => {
  it('is on the question that stands, and changes nothing', () => {
    const table = advised()
    const before = everything(table)
    const { seat, answers } = adviceFor(table, 0)
    expect(seat).toBe(0)
    for (const { line } of answers) expect(table.match.ask(0).answers).toContain(line[0])
    expect(everything(table)).toEqual(before)
    says(table, 0, ...answers[0].line)
  })

  it('hangs on the secret of the game, so that nobody can compare it with guesses at what is hidden', () => {
    const seeds = ['one', 'two'].map((seed) => {
      const table = playing([ANN, BEA, CAI], ADVICE, { seed, salt: 'salt' })
      return good(table.adviceJob(asked(table)[0])).seed
    })
    expect(seeds[0]).not.toBe(seeds[1])
  })

  it('is for seats that are asked, while the game goes on, where the table allows it', () => {
    const table = advised()
    expect(table.adviceJob(1)).toMatchObject(refused('not-asked'))
    good(table.pause(0))
    expect(table.adviceJob(0)).toMatchObject(refused('paused'))
    good(table.resume(0))
    expect(table.adviceJob(0)).toMatchObject({ ok: true })
    good(table.stop(0))
    expect(table.adviceJob(0)).toMatchObject(refused('stopped'))
    expect(playing([ANN, BEA, CAI]).adviceJob(0)).toMatchObject(refused('advice-off'))
  })

  it('is the same each time, also at a table that was restored', () => {
    const table = advised()
    const rng = new Rng('a few steps')
    for (let i = 0; i < 20; i++) anyStep(table, rng)
    const [seat] = asked(table)
    const task = good(table.adviceJob(seat))
    expect(good(table.adviceJob(seat))).toEqual(task)
    const restored = good(Table.restore(sent(table.save()), table.record().answers))
    expect(good(restored.adviceJob(seat))).toEqual(task)
  })

  it('is not how a bot in that seat is asked', () => {
    const table = playing([BOT, BEA, CAI], ADVICE)
    expect(good(table.adviceJob(0)).seed).not.toBe(table.botJob(0).seed)
  })

  it('is remembered as allowed or not; tables of old play without', () => {
    const { setting, ...rest } = sent(advised().save())
    expect(good(Table.restore({ setting, ...rest }, [])).setting.advice).toBe(true)
    const { advice: _unknown, ...old } = setting
    expect(good(Table.restore({ setting: old as TableSetting, ...rest }, [])).setting.advice).toBe(false)
  })
})

describe('advice on a plan', () => {
  const PLAN = ['lay expansion-2 2', 'lay coffee-1 3']
  const OTHER_PLAN = ['lay cotton-1 4']

  it('does not hang on what others have drafted', () => {
    const [nothing, plan, other] = [[], PLAN, OTHER_PLAN].map((drafts) => {
      const table = planning()
      says(table, 1, ...drafts)
      return good(table.adviceJob(0))
    })
    expect(plan).toEqual(nothing)
    expect(other).toEqual(nothing)
  })

  it('does not hang on what others have drafted and taken back, or sealed', () => {
    const taken = planning()
    says(taken, 1, 'lay coffee-1 3')
    good(undo(taken, 1))
    expect(taken.adviceJob(0)).toEqual(planning().adviceJob(0))
    const sealed = [PLAN, OTHER_PLAN].map((drafts) => {
      const table = planning()
      says(table, 1, ...drafts, 'seal')
      return good(table.adviceJob(0))
    })
    expect(sealed[0]).toEqual(sealed[1])
  })
})
