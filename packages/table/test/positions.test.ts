import { games } from '@quayside/games'
import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Chair, Table, type TableSetting } from '../src/index.ts'
import { begin, choiceOf, good, letBotsAnswer, refused, sent } from './support.ts'

/** Tables that begin from a position. */

const SECRET = { seed: 'secret', salt: 'salt' }

describe.each(games.map((game) => [game.id, game] as const))('a table of %s from a position', (id, game) => {
  const dealt = good(Match.fromPosition(game, { game: id }))
  const position = sent(game.writePosition(dealt.state)) as object
  const chairs = Array.from({ length: dealt.players }, (_, i): Chair => ({ kind: 'bot', bot: 'steady', name: `${i}` }))
  const setting: TableSetting = {
    game: id,
    options: dealt.options,
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: true,
  }
  const set = (from: unknown, of = setting) => Table.set(of, chairs, SECRET, 0, from)

  it('begins there and is played to its end, and its record says so', () => {
    const table = good(set(position))
    expect(game.hash(table.match.state)).toBe(game.hash(dealt.state))
    good(table.begin(0))
    letBotsAnswer(table)
    expect(table.phase).toBe('over')
    expect(table.record().start).toEqual({ position })
  })

  it('is the same when it is opened again', () => {
    const table = good(set(position))
    good(table.begin(0))
    for (let i = 0; i < 20; i++) good(table.answerForBot(table.botToAnswer(), choiceOf(table, table.botToAnswer()), 0))
    const { answers } = table.record()
    const again = good(Table.restore(sent(table.save()), answers))
    expect(game.hash(again.match.state)).toBe(game.hash(table.match.state))
    expect(again.save()).toEqual(table.save())
  })

  it('is refused where the position cannot be, or is of another table', () => {
    expect(set({ ...position, players: Array(9).fill({}) })).toMatchObject({ ok: false })
    const options = begin(game, { players: dealt.players === 2 ? 3 : 2 }, 'other').options
    expect(set(position, { ...setting, options })).toMatchObject(refused('other-options'))
  })
})
