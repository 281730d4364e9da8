import { describe, expect, test } from 'vitest'
import type { Hold } from '../../src/store/holds.ts'
import type { Store } from '../../src/store/store.ts'
import { KINDS, newPlace } from './kinds.ts'
import {
  addPeople,
  addTables,
  answerRow,
  batchOf,
  chatRow,
  NODE,
  noticeRow,
  stepRow,
  tableRow,
  written,
} from './rows.ts'

const KEPT = { lost: [], refused: new Map() }

const linesOf = async (store: Store, id: string) => (await store.table(id, 0))!.lines

/** An answer as the next of a table. */
const answer = (hold: Hold, seq: number, text?: string) =>
  batchOf({ holds: [hold], steps: [stepRow(hold.id, 5000 + seq)], answers: [answerRow(hold.id, seq, text)] })

describe.each(KINDS)('commits to %s', (kind) => {
  async function opened() {
    const place = await newPlace(kind)
    const store = await place.open()
    await addPeople(store, 'ana', 'rui', 'eva')
    return { place, store }
  }

  test('keep lines in their order, whatever is written first, and over a restart', async () => {
    const { place, store } = await opened()
    const [hold] = await addTables(store, tableRow('one'))
    const answers = [answerRow('one', 2), answerRow('one', 0), answerRow('one', 10), answerRow('one', 1)]
    const chat = [11, 2, 1, 10].map((n) => chatRow('one', n, `line ${n}`))
    expect(await store.commit(batchOf({ holds: [hold], steps: [stepRow('one', 7000)], answers, chat }))).toEqual(KEPT)
    await store.close()
    const again = await place.open()
    const found = (await again.table('one', 3))!
    expect(found.lines).toEqual(['0 answer 0', '1 answer 1', '0 answer 2', '0 answer 10'])
    expect(found.chat.map(({ n }) => n)).toEqual([2, 10, 11])
    expect(found.begun).toBe(2000)
    expect(found.members).toEqual([{ person_id: 'ana', read: 0 }])
    expect(found.row).toMatchObject({ ...tableRow('one'), asked: 2, changed: 7000, since: 7000 })
  })

  test('write all of a table or nothing, and the others all the same', async () => {
    const { store } = await opened()
    const [good, bad, fine] = await addTables(store, tableRow('a'), tableRow('b'), tableRow('c'))
    await store.commit(answer(bad, 0))
    const outcome = await store.commit(
      batchOf({
        holds: [good, written(bad), fine],
        steps: [stepRow('a', 8000), stepRow('b', 8000)],
        tables: [tableRow('c', { changed: 8000, phase: 'over' })],
        // The line 0 of this table is there already.
        answers: [answerRow('a', 0), answerRow('b', 1), answerRow('b', 0), answerRow('c', 0)],
        chat: [chatRow('b', 0, 'lost'), chatRow('c', 0, 'kept')],
        members: [{ table_id: 'b', person_id: 'rui', seated: 1 }],
        notices: [noticeRow('ana', 'b', '1'), noticeRow('ana', 'a', '1')],
        reads: [{ table_id: 'b', person_id: 'ana', read: 9 }],
        glances: [{ table_id: 'b', lines: 2, glance: '{}' }],
      }),
    )
    expect(outcome.lost).toEqual([])
    expect([...outcome.refused.keys()]).toEqual(['b'])
    expect(await linesOf(store, 'a')).toEqual(['0 answer 0'])
    expect(await linesOf(store, 'c')).toEqual(['0 answer 0'])
    const b = (await store.table('b', 9))!
    expect(b).toMatchObject({ lines: ['0 answer 0'], chat: [], members: [{ person_id: 'ana', read: 0 }] })
    expect(b.row.changed).toBe(5000)
    expect((await store.table('c', 9))!).toMatchObject({ row: { phase: 'over' }, chat: [{ text: 'kept' }] })
    expect((await store.notices.claim(9000, { push: 9000, mail: 9000 }, 9999, 9)).map((row) => row.table_id)).toEqual([
      'a',
    ])
  })

  test('of what belongs to nothing fail for that alone', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a'))
    const outcome = await store.commit(
      batchOf({
        holds: [hold],
        steps: [stepRow('a', 8000)],
        answers: [answerRow('a', 0), answerRow('nowhere', 0)],
      }),
    )
    expect([...outcome.refused.keys()]).toEqual(['nowhere'])
    expect(await linesOf(store, 'a')).toEqual(['0 answer 0'])
  })

  test('under a hold that the store has moved on from are void, for that table alone', async () => {
    const { store } = await opened()
    const [a, b] = await addTables(store, tableRow('a'), tableRow('b'))
    expect(await store.commit(answer(a, 0))).toEqual(KEPT)
    // Once more under the same: it may be what was sent before and comes late.
    const late = batchOf({
      holds: [a, b],
      steps: [stepRow('a', 9000), stepRow('b', 9000)],
      answers: [answerRow('a', 1), answerRow('b', 0)],
      chat: [chatRow('a', 0, 'late')],
      members: [{ table_id: 'a', person_id: 'rui', seated: 1 }],
      notices: [noticeRow('ana', 'a', '1')],
    })
    expect(await store.commit(late)).toEqual({ lost: ['a'], refused: new Map() })
    expect(await linesOf(store, 'b')).toEqual(['0 answer 0'])
    const found = (await store.table('a', 9))!
    expect(found).toMatchObject({ lines: ['0 answer 0'], chat: [], members: [{ person_id: 'ana' }] })
    expect(await store.notices.next()).toBe(null)
  })

  test('belong to who took the table last', async () => {
    const { store } = await opened()
    const [first] = await addTables(store, tableRow('a'))
    const second = (await store.acquire('a', NODE))!.hold!
    expect(second).toEqual({ id: 'a', epoch: first.epoch + 1, rev: 1 })
    expect((await store.commit(answer(first, 0, 'straggler'))).lost).toEqual(['a'])
    expect(await store.commit(answer(second, 0, 'mine'))).toEqual(KEPT)
    const third = (await store.acquire('a', 'another'))!.hold!
    expect(third).toEqual({ id: 'a', epoch: second.epoch + 1, rev: 2 })
    expect((await store.commit(answer(written(second), 1))).lost).toEqual(['a'])
    expect(await store.commit({ ...answer(third, 1, 'theirs'), node: 'another' })).toEqual(KEPT)
    expect(await linesOf(store, 'a')).toEqual(['0 mine', '1 theirs'])
    expect(await store.acquire('nowhere', NODE)).toBe(null)
  })

  test('cannot be taken from a node that lives, only from one that let go or is dead', async () => {
    const { place, store } = await opened()
    const [a, b] = await addTables(store, tableRow('a'), tableRow('b'))
    const alive = 'insert into nodes (id, version, rules, formats, seen, dead_at) values (?, ?, ?, ?, ?, ?)'
    await place.sql(alive, NODE, '1', '[]', '[1]', 1000, null)
    expect(await store.acquire('a', 'another')).toEqual({ hold: null, owner: NODE, format: 1 })
    await store.release([a], NODE)
    expect((await store.acquire('a', 'another'))!.hold).toEqual({ id: 'a', epoch: 2, rev: 1 })
    // Whoever let go of it has nothing to let go of any more.
    await store.release([a], NODE)
    expect((await store.commit(answer(a, 0))).lost).toEqual(['a'])
    await place.sql('update nodes set dead_at = ? where id = ?', 5000, NODE)
    expect((await store.acquire('b', 'another'))!.hold).toEqual({ id: 'b', epoch: b.epoch + 1, rev: 1 })
  })

  test('of a format of the future are left alone', async () => {
    const { place, store } = await opened()
    await addTables(store, tableRow('a'))
    await place.sql('update tables set format = ? where id = ?', 99, 'a')
    expect(await store.acquire('a', NODE)).toMatchObject({ hold: null, format: 99 })
  })

  test('lose a table that is deleted or written anew meanwhile', async () => {
    const { store } = await opened()
    const [a, b, c] = await addTables(store, tableRow('a'), tableRow('b'), tableRow('c', { saved: '{"old":1}' }))
    await store.deleteTables(['a'])
    expect((await store.commit(answer(a, 0))).lost).toEqual(['a'])
    expect(await store.table('a', 0)).toBe(null)
    await store.people.handOn('b', 'ana', 'rui').catch(() => {})
    expect(await store.operator.resave('c', '{"old":1}', '{"new":1}')).toBe(true)
    expect((await store.commit(answer(c, 0))).lost).toEqual(['c'])
    expect((await store.table('c', 0))!.row.saved).toBe('{"new":1}')
    expect(b.epoch).toBe(1)
  })

  test('do not make a table twice', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a'))
    const twice = { ...hold, rev: 0 }
    const batch = batchOf({ holds: [twice], tables: [tableRow('a', { phase: 'over' })], chat: [chatRow('a', 0, 'no')] })
    expect((await store.commit(batch)).lost).toEqual(['a'])
    expect((await store.table('a', 9))!).toMatchObject({ row: { phase: 'playing' }, chat: [] })
  })

  test('without a hold write a table whoever holds it, who notices', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a'))
    const open = batchOf({
      node: null,
      tables: [tableRow('a', { phase: 'over' }), tableRow('new')],
      answers: [answerRow('new', 0)],
    })
    expect(await store.commit(open)).toEqual(KEPT)
    expect((await store.table('a', 0))!.row.phase).toBe('over')
    expect(await linesOf(store, 'new')).toEqual(['0 answer 0'])
    expect((await store.commit(answer(hold, 0))).lost).toEqual(['a'])
  })

  test('that come all at once are all kept, each once', async () => {
    const { store } = await opened()
    const ids = Array.from({ length: 40 }, (_, n) => `table${n}`)
    const holds = await addTables(store, ...ids.map((id) => tableRow(id)))
    const play = async (hold: Hold) => {
      for (let seq = 0; seq < 10; seq++) {
        expect(await store.commit(answer(hold, seq))).toEqual(KEPT)
        hold = written(hold)
      }
    }
    await Promise.all(holds.map(play))
    for (const id of ids) expect(await linesOf(store, id)).toHaveLength(10)
  })

  test('of several about the same table let one through', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a'))
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, n) => store.commit(answer(hold, 0, `try ${n}`))))
    expect(outcomes.filter(({ lost }) => lost.length === 0)).toHaveLength(1)
    expect(await linesOf(store, 'a')).toHaveLength(1)
  })

  test('carry long texts and every letter, and refuse a NUL', async () => {
    const { store } = await opened()
    const [a, b] = await addTables(store, tableRow('a'), tableRow('b'))
    const long = `${'ünï ☂ 👩‍👩‍👧 \u202e \\ " \' $1 ? % \u0001 \u2028'.repeat(3100)}`
    expect(long.length).toBeGreaterThan(100_000)
    const full = tableRow('a', { saved: JSON.stringify({ long, nul: '\0' }), manners: '' })
    const batch = batchOf({
      holds: [a, b],
      tables: [full],
      steps: [stepRow('b', 9000)],
      answers: [answerRow('a', 0, long)],
      chat: [chatRow('a', 0, long), chatRow('b', 0, 'a\0b')],
    })
    const outcome = await store.commit(batch)
    expect([outcome.lost, [...outcome.refused.keys()]]).toEqual([[], ['b']])
    const found = (await store.table('a', 1))!
    expect(found.row.saved === full.saved && found.row.manners === '').toBe(true)
    expect(found.lines[0] === `0 ${long}` && found.chat[0].text === long).toBe(true)
  })

  test('settle the notices of a turn that was answered, and note the next', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a'))
    const told = (cause: string, change: object = {}) => noticeRow('ana', 'a', cause, change)
    await store.notices.add([told('1'), told('2', { kind: 'chat' }), told('1', { person_id: 'rui' })])
    await store.commit(
      batchOf({
        holds: [hold],
        steps: [stepRow('a', 9000)],
        answered: [{ person_id: 'ana', table_id: 'a' }],
        // Taken back: it is the same turn again, from now on.
        notices: [told('1', { created: 4000 }), told('3'), told('2', { kind: 'chat', created: 4000 })],
      }),
    )
    const rows = await store.notices.claim(9000, { push: 9000, mail: 9000 }, 9999, 9)
    const key = ({ person_id, kind, cause, created }: (typeof rows)[0]) => `${person_id} ${kind} ${cause} ${created}`
    expect(rows.map(key).sort()).toEqual(['ana chat 2 1000', 'ana turn 1 4000', 'ana turn 3 1000', 'rui turn 1 1000'])
    await store.commit(
      batchOf({ holds: [written(hold)], steps: [stepRow('a', 9001)], answered: [{ person_id: 'rui', table_id: 'a' }] }),
    )
    expect(await store.notices.turns('rui')).toBe(0)
  })

  test('tell of somebody who comes, reads and ends in one go', async () => {
    const { store } = await opened()
    const [hold] = await addTables(store, tableRow('a', { saved: '{"setting":{}}' }))
    const end = { table_id: 'a', game: 'market', finished: 8000 }
    await store.commit(
      batchOf({
        holds: [hold],
        tables: [tableRow('a', { phase: 'over', finished: 8000 })],
        chat: [chatRow('a', 0, 'one'), chatRow('a', 1, 'two'), chatRow('a', 2, 'three')],
        members: [{ table_id: 'a', person_id: 'rui', seated: 1 }],
        reads: [
          { table_id: 'a', person_id: 'rui', read: 1 },
          { table_id: 'a', person_id: 'ana', read: 2 },
        ],
        ends: [
          { ...end, person_id: 'ana', place: 2, points: 30 },
          { ...end, person_id: 'rui', place: 1, points: 41 },
        ],
        glances: [{ table_id: 'a', lines: 0, glance: '{"g":1}' }],
      }),
    )
    for (const [person, place, points, unread] of [
      ['ana', 2, 30, 1],
      ['rui', 1, 41, 2],
    ] as const) {
      const [row] = await store.mine.finished(person, {}, 9)
      expect(row).toMatchObject({ id: 'a', place, points, glance: '{"g":1}', glanced: 0, lines: 0 })
      expect(await store.mine.unread(person, ['a'])).toEqual(new Map([['a', unread]]))
    }
  })
})
