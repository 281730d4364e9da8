import { describe, expect, it } from 'vitest'
import { Table } from '../src/index.ts'
import {
  ANN,
  AUTOMA,
  asked,
  BEA,
  BOT,
  CAI,
  good,
  letBotsAnswer,
  NO_CLOCK,
  OPEN,
  playing,
  refused,
  SECRET,
  says,
  setTable,
} from './support.ts'

const named = (table: Table) => table.chairs.map((chair) => (chair.kind === 'open' ? '-' : chair.name))

describe('a table is set', () => {
  it('with its options filled in and its cards dealt, and gathers', () => {
    const table = good(setTable([ANN, OPEN, OPEN]))
    expect(table.phase).toBe('gathering')
    expect(table.setting.options).toMatchObject({ edition: 'classic', players: 3, expansions: [], variants: [] })
    expect(table.sight('spectator').view).toMatchObject({ round: 1, governor: 0 })
  })

  it.each([
    ['a game that there is not', { game: 'chess' }, 'no-such-game'],
    ['an option that there is not', { options: { stakes: 1 } }, 'unknown-option'],
    ['a value that an option does not have', { options: { players: 99 } }, 'bad-option'],
    ['another number of chairs than seats', { options: { players: 4 } }, 'bad-chairs'],
    ['an expansion that the edition does not have', { options: { expansions: ['festival'] } }, 'bad-option'],
  ])('but not with %s', (_what, more, code) => {
    expect(setTable([ANN, OPEN, OPEN], more)).toMatchObject(refused(code))
  })

  it("with a chair for every person; the game's own opponents have none", () => {
    const options = { edition: '1897', players: 3, puertomas: 1, expansions: ['achievements'] }
    const table = good(setTable([ANN, OPEN], { options }))
    expect(table.sight('spectator').view.players).toHaveLength(3)
    expect(setTable([ANN, OPEN, OPEN], { options })).toMatchObject(refused('bad-chairs'))
    good(setTable([ANN], { options: { ...options, puertomas: 2 } }))
  })

  it('with a bot that likes something, if the game knows it', () => {
    const likes = (bot: string) => setTable([ANN, OPEN, { kind: 'bot', bot, name: 'Bot' }])
    good(likes('casual-shipper'))
    expect(likes('casual-jeweller')).toMatchObject(refused('no-such-bot'))
    expect(likes('master-shipper')).toMatchObject(refused('no-such-bot'))
  })

  it('but not with a bot that nobody knows', () => {
    expect(setTable([ANN, OPEN, { kind: 'bot', bot: 'oracle', name: 'Pythia' }])).toMatchObject(refused('no-such-bot'))
  })
})

describe('while a table gathers', () => {
  it('people sit down where a chair is open, once each', () => {
    const table = good(setTable([ANN, OPEN, OPEN]))
    expect(table.sit(0, 'person-bea', 'Bea')).toMatchObject(refused('seat-taken'))
    expect(table.sit(7, 'person-bea', 'Bea')).toMatchObject(refused('seat-taken'))
    expect(table.sit(-1, 'person-bea', 'Bea')).toMatchObject(refused('seat-taken'))
    good(table.sit(2, 'person-bea', 'Bea'))
    expect(table.sit(1, 'person-bea', 'Bea')).toMatchObject(refused('already-seated'))
    expect(named(table)).toEqual(['Ann', '-', 'Bea'])
    expect([table.seatOf('person-bea'), table.seatOf('person-cai')]).toEqual([2, -1])
  })

  it('people rise, and the chair is open again', () => {
    const table = good(setTable([ANN, BEA, OPEN]))
    good(table.rise('person-bea', 0))
    expect(named(table)).toEqual(['Ann', '-', '-'])
    expect(table.rise('person-bea', 0)).toMatchObject(refused('not-seated'))
    good(table.sit(1, 'person-cai', 'Cai'))
  })

  it('bots are seated and sent away', () => {
    const table = good(setTable([ANN, OPEN, OPEN]))
    good(table.seatBot(1, { bot: 'steady', name: 'Bot' }))
    expect(table.seatBot(1, { bot: 'random', name: 'Dice' })).toMatchObject(refused('seat-taken'))
    expect(table.seatBot(0, { bot: 'steady', name: 'Bot' })).toMatchObject(refused('seat-taken'))
    expect(table.seatBot(2, { bot: 'oracle', name: 'Pythia' })).toMatchObject(refused('no-such-bot'))
    expect(table.seatBot(2, { bot: 'steady-jeweller', name: 'Mina' })).toMatchObject(refused('no-such-bot'))
    expect(table.seatBot(0, null)).toMatchObject(refused('seat-taken'))
    expect(table.seatBot(2, null)).toMatchObject(refused('seat-taken'))
    expect(named(table)).toEqual(['Ann', 'Bot', '-'])
    good(table.seatBot(1, null))
    expect(named(table)).toEqual(['Ann', '-', '-'])
  })

  it('nothing is played', () => {
    const table = good(setTable([BOT, ANN, BOT]))
    expect(table.take(0, ['role mayor'], 0, 0)).toMatchObject(refused('gathering'))
    expect(table.undo(0, 0, 0)).toMatchObject(refused('gathering'))
    expect(table.preview(0, ['role mayor'])).toMatchObject(refused('gathering'))
    expect(table.propose(0)).toMatchObject(refused('gathering'))
    expect(table.pause(0)).toMatchObject(refused('gathering'))
    expect(table.botToAnswer()).toBe(-1)
    expect(table.match.lines).toEqual([])
  })

  it('the game begins once every chair is taken, and once only', () => {
    const table = good(setTable([ANN, OPEN, BOT]))
    expect(table.begin(0)).toMatchObject(refused('seats-open'))
    good(table.sit(1, 'person-bea', 'Bea'))
    good(table.begin(0))
    expect(table.phase).toBe('playing')
    expect(table.begin(0)).toMatchObject(refused('already-begun'))
    expect(table.seatBot(2, null)).toMatchObject(refused('already-begun'))
    expect(table.sit(2, 'person-cai', 'Cai')).toMatchObject(refused('seat-taken'))
  })

  it('a person may be called otherwise, and keeps the seat', () => {
    const table = good(setTable([ANN, BEA, BOT]))
    table.rename('person-ann', 'Anna')
    expect(named(table)).toEqual(['Anna', 'Bea', 'Bot'])
    expect(table.seatOf('person-ann')).toBe(0)
  })
})

describe('in the game', () => {
  it('a bot plays on for whoever rises, and the seat stays theirs', () => {
    const table = playing([ANN, BEA, CAI])
    good(table.rise('person-ann', 0))
    expect(table.chairs[0]).toEqual({ ...ANN, standIn: 'steady' })
    expect(table.seatOf('person-ann')).toBe(0)
    expect(table.botToAnswer()).toBe(0)
    letBotsAnswer(table)
    expect(asked(table)).not.toContain(0)
  })

  it('a seat is handed over and taken back', () => {
    const table = playing([ANN, BEA, CAI])
    expect(table.handOver(0, 'oracle', 0)).toMatchObject(refused('no-such-bot'))
    good(table.handOver(0, 'random', 0))
    expect(table.botToAnswer()).toBe(0)
    good(table.takeBack(0, 0))
    expect(table.chairs[0]).toEqual(ANN)
    expect(table.botToAnswer()).toBe(-1)
    says(table, 0, 'role trader')
  })

  it('only a person’s seat is handed over or taken back', () => {
    const table = playing([ANN, BOT, AUTOMA])
    for (const seat of [1, 2, 3]) {
      expect(table.handOver(seat, 'steady', 0)).toMatchObject(refused('not-seated'))
      expect(table.takeBack(seat, 0)).toMatchObject(refused('not-seated'))
    }
    expect(table.rise('person-bea', 0)).toMatchObject(refused('not-seated'))
  })

  it('what is seen does not change with who answers', () => {
    const table = playing([ANN, BEA, CAI])
    says(table, 0, 'role trader')
    says(table, 1, 'role builder')
    const before = [0, 1, 2].map((seat) => table.watch(seat).sight)
    good(table.handOver(1, 'steady', 0))
    for (const seat of [0, 1, 2]) {
      expect(table.sight(seat)).toEqual(before[seat])
      table.unwatch(seat)
      expect(table.sight(seat)).toEqual(before[seat])
    }
  })

  it('broken off, it has no result, and nobody sits down any more', () => {
    const table = good(setTable([ANN, OPEN, BOT]))
    good(table.stop(0))
    expect(table.phase).toBe('stopped')
    expect(table.finished).toBe(true)
    expect(table.sit(1, 'person-bea', 'Bea')).toMatchObject(refused('table-over'))
    expect(table.stop(0)).toMatchObject(refused('table-over'))
    expect(table.take(0, ['role mayor'], 0, 0)).toMatchObject(refused('stopped'))
    expect(table.pause(0)).toMatchObject(refused('stopped'))
    expect(table.botToAnswer()).toBe(-1)
  })
})

it('a table that was saved under a game that is gone is not restored', () => {
  const saved = good(setTable([ANN, BOT, BOT])).save()
  const setting = { ...saved.setting, game: 'chess' }
  expect(Table.restore({ ...saved, setting }, [])).toMatchObject(refused('no-such-game'))
  expect(Table.restore(saved, ['0 fly'])).toMatchObject(refused('unknown-answer'))
})

it('nothing about a table that is refused is kept', () => {
  const options = { edition: 'classic', players: 3 }
  const setting = { game: 'puerto-rico', options, ...NO_CLOCK }
  expect(Table.set(setting, [ANN], SECRET, 0)).toMatchObject(refused('bad-chairs'))
  expect(Table.set(setting, [ANN, BOT, BOT], SECRET, 0)).toMatchObject({ ok: true })
})
