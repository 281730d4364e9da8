import { afterAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { METHODS, SECTIONS } from '../../src/store/threaded.ts'
import { KINDS, newPlace } from './kinds.ts'
import {
  addPeople,
  addTables,
  answerRow,
  batchOf,
  chatRow,
  noticeRow,
  sessionRow,
  stepRow,
  tableRow,
  written,
} from './rows.ts'

/** Everything that has been asked of a store, to see that nothing is left out. */
const asked = new Set<string>()

/** The same store, which notes what it is asked. */
function noting<T extends object>(store: T, section = ''): T {
  return new Proxy(store, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (typeof value === 'object') return noting(value as object, `${String(key)}.`)
      asked.add(section + String(key))
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

afterAll(() => {
  // `ping`, taking and releasing are asked elsewhere in the suite.
  const all = [
    ...METHODS.filter((name) => !['acquire', 'release'].includes(name)),
    ...Object.entries(SECTIONS).flatMap(([section, of]) => Object.keys(of).map((name) => `${section}.${name}`)),
  ]
  expect(all.filter((name) => !asked.has(name))).toEqual([])
})

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe.each(KINDS)('%s', (kind) => {
  async function opened(
    ...people: string[]
  ): Promise<{ store: Store; sql: Awaited<ReturnType<typeof newPlace>>['sql'] }> {
    const place = await newPlace(kind)
    const store = noting(await place.open())
    await addPeople(store, ...people)
    return { store, sql: place.sql }
  }

  test('knows people and their sessions', async () => {
    const { store } = await opened('ana', 'rui')
    const { people } = store
    await store.ping()
    expect(await people.person('ana')).toEqual({
      id: 'ana',
      name: 'ana',
      name_key: null,
      recovery: null,
      mail: null,
      old_cookie: null,
      created: 1000,
      seen: 1000,
      gone: null,
    })
    expect(await people.person('nobody')).toBe(null)
    const late = 1_900_000_000_123
    await people.update('ana', { name: 'Ána 🦜', recovery: 'r1', seen: late })
    expect(await people.byRecovery('r1')).toMatchObject({ name: 'Ána 🦜', seen: late })
    expect(await people.names(['ana', 'rui', 'eva'])).toEqual(
      new Map([
        ['ana', 'Ána 🦜'],
        ['rui', 'rui'],
      ]),
    )
    expect(await people.names([])).toEqual(new Map())
    await expect(people.add((await people.person('ana'))!, sessionRow('s', 'ana'))).rejects.toThrow()
    await people.addSession(sessionRow('s2', 'ana', 3000))
    await people.updateSession('s2', { seen: 4000, proved: 4000 })
    expect((await people.sessionsOf('ana')).map(({ hash, seen }) => [hash, seen])).toEqual([
      ['s2', 4000],
      ['session-ana', 1000],
    ])
    await people.replaceSession('s2', sessionRow('s3', 'ana', 5000))
    expect(await people.session('s2')).toBe(null)
    expect(await people.session('s3')).toMatchObject({ person: { id: 'ana' }, session: { seen: 5000, proved: null } })
    expect((await people.staleSessions(2000, 9000)).sort()).toEqual(['session-ana', 'session-rui'])
    await people.endSessions(['s3', 'session-rui'])
    expect(await people.sessionsOf('rui')).toEqual([])
  })

  test('hands on what somebody is at a table', async () => {
    const { store } = await opened('ana', 'rui', 'eva')
    const saved = JSON.stringify({
      chairs: [{ kind: 'person', person: 'ana', name: 'a' }],
      orders: [{ person: 'ana' }],
    })
    await addTables(store, tableRow('one', { saved, manners: '{"hushed":["ana"]}' }))
    await store.commit(batchOf({ chat: [chatRow('one', 0, 'hello')] }))
    expect(await store.people.handOn('nowhere', 'ana', 'rui')).toBe(false)
    expect(await store.people.handOn('one', 'ana', 'rui')).toBe(true)
    expect(await store.people.handOn('one', 'eva', 'rui')).toBe(false)
    const { row, chat, members } = (await store.table('one', 9))!
    expect(JSON.parse(row.saved)).toMatchObject({ chairs: [{ person: 'rui' }], orders: [{ person: 'rui' }] })
    expect([row.host, row.manners, chat[0].person_id]).toEqual(['rui', '{"hushed":["rui"]}', 'rui'])
    expect(members).toEqual([{ person_id: 'rui', read: 0 }])
  })

  test('knows keys, names, mail and challenges, and lets nobody be second', async () => {
    const { store } = await opened('ana', 'rui')
    const { keys } = store
    const passkey = (id: string, person_id: string, created = 1) => ({
      id,
      person_id,
      domain: 'd',
      public_key: 'k',
      counter: 2 ** 40,
      backed_up: 0,
      transports: '[]',
      label: 'l',
      created,
      used: null,
    })
    const claim = { name: 'Ana', looks: ['ana', '4na'], formerUntil: 50, recovery: 'r' }
    const both = await Promise.all([keys.claim('ana', claim, 10), keys.claim('rui', { ...claim, recovery: 'q' }, 10)])
    expect(both.filter(Boolean)).toHaveLength(1)
    const [first, second] = both[0] ? ['ana', 'rui'] : ['rui', 'ana']
    expect(await keys.isTaken(['4na'], second, 10)).toBe(true)
    expect(await keys.isTaken(['4na'], first, 10)).toBe(false)
    expect(await keys.claim(first, { ...claim, recovery: 'again' }, 10)).toBe(false)
    expect(await keys.claim(first, { name: 'Bea', looks: ['bea'], formerUntil: 50 }, 10)).toBe(true)
    expect([await keys.isTaken(['ana'], second, 10), await keys.isTaken(['ana'], second, 60)]).toEqual([true, false])
    expect(await keys.spendCode('nothing', 'x')).toBe(null)
    const spent = await Promise.all([1, 2, 3].map((n) => keys.spendCode(both[0] ? 'r' : 'q', `next ${n}`)))
    expect(spent.filter((row) => row !== null)).toHaveLength(1)

    expect(await keys.addPasskey(passkey('p2', first, 2), 2)).toBe(true)
    expect(await keys.addPasskey(passkey('p2', second), 2)).toBe(false)
    expect(await keys.addPasskey(passkey('p1', first, 1), 2)).toBe(true)
    expect(await keys.addPasskey(passkey('p3', first, 3), 2)).toBe(false)
    await keys.updatePasskey('p1', { counter: 7, used: 2000, label: 'mine' })
    expect(await keys.passkey('p1')).toEqual({ ...passkey('p1', first, 1), counter: 7, used: 2000, label: 'mine' })
    expect(ids(await keys.passkeysOf(first))).toEqual(['p1', 'p2'])
    await keys.deletePasskey('p1')
    expect(await keys.passkey('p1')).toBe(null)

    const mails = await Promise.all([keys.setMail('ana', 'a@b.c'), keys.setMail('rui', 'a@b.c')])
    expect(mails.filter(Boolean)).toHaveLength(1)
    expect((await keys.byMail('a@b.c'))!.id).toBe(mails[0] ? 'ana' : 'rui')
    expect(await keys.setMail(mails[0] ? 'ana' : 'rui', null)).toBe(true)
    expect(await keys.byMail('a@b.c')).toBe(null)

    const challenge = (hash: string) => ({
      hash,
      session: 's',
      purpose: 'p',
      about: '{}',
      tries: 0,
      created: 5,
      expires: 99,
    })
    for (const hash of ['c1', 'c2', 'c3', 'c4']) await keys.addChallenge(challenge(hash), 3)
    const ask = (hash: string) => ({ hash, session: 's', purpose: 'p' })
    expect(await keys.takeChallenge(ask('c1'), 10)).toBe(null)
    expect(await keys.takeChallenge({ ...ask('c2'), session: 'other' }, 10)).toBe(null)
    expect(await keys.takeChallenge(ask('c2'), 100)).toBe(null)
    const taken = await Promise.all([1, 2].map(() => keys.takeChallenge(ask('c2'), 10)))
    expect(taken.filter((row) => row !== null)).toMatchObject([{ about: '{}', expires: 99 }])
    expect(await keys.tryChallenge(ask('c3'), 2, 10)).toMatchObject({ tries: 1 })
    expect(await keys.tryChallenge(ask('c3'), 2, 10)).toMatchObject({ tries: 2 })
    expect(await keys.tryChallenge(ask('c3'), 2, 10)).toBe(null)
    await keys.sweep(100)
    expect(await keys.takeChallenge(ask('c4'), 10)).toBe(null)
  })

  test('knows who knows whom, who is asked where and what was reported', async () => {
    const { store, sql } = await opened('ana', 'rui', 'eva')
    const { company } = store
    const tie = (id: string, person_id: string, other_id: string, kind: 'asked' | 'friend' | 'block') => ({
      id,
      person_id,
      other_id,
      kind,
      created: 10,
    })
    await company.retie([], [tie('1', 'ana', 'rui', 'asked'), tie('2', 'eva', 'ana', 'block')])
    expect(await company.blocks()).toEqual([{ person_id: 'eva', other_id: 'ana' }])
    expect(await company.tiesOf('rui')).toEqual([{ ...tie('1', 'ana', 'rui', 'asked'), name: 'ana', member: false }])
    expect(await company.tiesOf('ana')).toMatchObject([{ id: '1', name: 'rui' }])
    expect(ids(await company.between('rui', 'ana'))).toEqual(['1'])
    expect(ids(await company.around('ana')).sort()).toEqual(['1', '2'])
    await expect(
      company.retie(['1'], [tie('3', 'ana', 'rui', 'friend'), tie('4', 'ana', 'rui', 'friend')]),
    ).rejects.toThrow()
    expect(ids(await company.between('rui', 'ana'))).toEqual(['1'])
    await company.retie(['1'], [tie('3', 'ana', 'rui', 'friend')])

    expect(await company.memberCalled('ANA')).toBe(null)
    await store.keys.claim('ana', { name: 'Ana', looks: ['ana'], formerUntil: 0, recovery: 'r' }, 1)
    expect(await company.memberCalled('ANA')).toEqual({ id: 'ana', name: 'Ana' })

    await addTables(
      store,
      tableRow('b', { phase: 'gathering', open: 1, watch: 1 }),
      tableRow('a', { phase: 'gathering', open: 1 }),
    )
    const asking = (table_id: string, created: number) => ({ table_id, person_id: 'rui', by_id: 'ana', created })
    for (const row of [asking('b', 1), asking('b', 9), asking('a', 2)]) await company.invite(row)
    const invitations = await company.invitationsOf('rui', 9)
    expect(invitations.map(({ row, by, created }) => [row.id, row.asked, by, created])).toEqual([
      ['a', 1, 'Ana', 2],
      ['b', 1, 'Ana', 1],
    ])
    await company.uninvite('a', 'rui')
    expect(await company.invitationsOf('rui', 9)).toHaveLength(1)

    expect(await company.setCode({ code: '1', table_id: 'a', until: 100 })).toBe(true)
    expect(await company.setCode({ code: '1', table_id: 'b', until: 100 })).toBe(false)
    expect(await company.setCode({ code: '2', table_id: 'a', until: 100 })).toBe(true)
    expect(await company.codeOf('a', 50)).toEqual({ code: '2', table_id: 'a', until: 100 })
    expect([
      await company.codeOf('a', 200),
      await company.tableOfCode('1', 50),
      await company.tableOfCode('2', 50),
    ]).toEqual([null, null, 'a'])

    await store.commit(batchOf({ chat: [chatRow('a', 0, 'one'), chatRow('a', 1, 'two')] }))
    expect((await company.linesOf('a', 1)).map(({ text }) => text)).toEqual(['two'])
    const report = (id: string, created: number) => ({
      id,
      by_id: 'ana',
      about_id: 'gone',
      table_id: 'a',
      why: 'chat',
      text: '🙁',
      lines: '[]',
      created,
      closed: null,
    })
    for (const [id, at] of [
      ['rb', 2],
      ['ra', 1],
      ['xa', 3],
    ] as const)
      await company.addReport(report(id, at))
    expect(await company.reports(false, 2)).toEqual([
      { ...report('ra', 1), by: 'Ana', about: '' },
      { ...report('rb', 2), by: 'Ana', about: '' },
    ])
    expect(ids(await company.reportsLike('r')).sort()).toEqual(['ra', 'rb'])
    expect([await company.closeReport('ra', 50), await company.closeReport('ra', 60)]).toEqual([true, false])
    expect((await company.reports(true, 9)).map(({ closed }) => closed)).toEqual([50])
    await addTables(store, tableRow('w', { watch: 1, changed: 5 }), tableRow('v', { watch: 1, changed: 7 }))
    expect(ids(await company.watchable(9))).toEqual(['v', 'w'])
    await company.tidyCompany(55, 55, 200)
    expect([await company.reports(true, 9), await company.codeOf('a', 50)]).toEqual([[], null])
    // Asked tables go with what was asked to them.
    await store.deleteTables(['b'])
    expect(await sql('select person_id from invitations')).toEqual([])
  })

  test('keeps notices, wishes and devices', async () => {
    const { store } = await opened('ana', 'rui', 'eva')
    const { notices } = store
    await addTables(store, tableRow('a'), tableRow('b'))
    await notices.add([
      noticeRow('ana', 'a', '1'),
      noticeRow('ana', 'b', '1', { push_at: 5000, due: 5000 }),
      noticeRow('rui', 'a', '1', { push_at: 4000, due: 4000 }),
    ])
    await notices.add([noticeRow('ana', 'a', '1', { created: 9 })])
    expect(await notices.next()).toBe(2000)
    const claims = await Promise.all([1, 2].map(() => notices.claim(3000, { push: 6000, mail: 0 }, 8000, 9)))
    expect(
      claims.map((rows) => rows.map((row) => `${row.person_id} ${row.table_id} ${row.created}`).sort()).sort(),
    ).toEqual([[], ['ana a 1000', 'ana b 1000']])
    expect([await notices.next(), await notices.turns('ana'), await notices.waiting()]).toEqual([4000, 2, 3])
    const [row] = claims.flat()
    await notices.settle([{ ...row, push_at: null, mail_at: 7000, push_tries: 1 }])
    expect(await notices.next()).toBe(4000)
    await notices.purge(9000)
    expect([await notices.next(), await notices.waiting()]).toEqual([null, 0])
    expect(ids(await notices.tables(['b', 'nowhere']))).toEqual(['b'])
    expect(await notices.tables([])).toEqual([])

    await notices.keepWishes('ana', '{"a":1}')
    await notices.noteMailed('ana', 77)
    await notices.keepWishes('ana', '{"a":2}')
    expect(await notices.wishes('ana')).toEqual({ person_id: 'ana', body: '{"a":2}', mailed: 77, refused: null })
    expect(await store.days.wishesOf(['ana', 'rui'])).toEqual([{ person_id: 'ana', body: '{"a":2}' }])
    await store.keys.setMail('ana', 'a@b.c')
    expect([await notices.address('ana'), await notices.isReachable('ana'), await notices.isReachable('rui')]).toEqual([
      'a@b.c',
      true,
      false,
    ])
    await notices.refuseAddress('ana', 'a@b.c')
    expect(await notices.address('ana')).toBe(null)

    const device = (endpoint: string, person_id: string, created: number) => ({
      endpoint,
      person_id,
      session: `of ${person_id}`,
      p256dh: 'p',
      auth: 'a',
      failures: 0,
      created,
    })
    for (const [endpoint, at] of [
      ['e1', 1],
      ['e2', 2],
      ['e3', 3],
    ] as const)
      await notices.subscribe(device(endpoint, 'rui', at), 2)
    expect((await notices.subscriptions('rui')).map(({ endpoint }) => endpoint).sort()).toEqual(['e2', 'e3'])
    await notices.subscribe(device('e2', 'eva', 4), 2)
    expect((await notices.reachable()).sort()).toEqual(['eva', 'rui'])
    await notices.noteDelivery('e3', 4)
    expect(await notices.subscriptions('rui')).toEqual([{ ...device('e3', 'rui', 3), failures: 4 }])
    await notices.noteDelivery('e3', null)
    expect([await notices.unsubscribe('rui', 'e2'), await notices.endSubscriptions('of eva')]).toEqual([false, ['eva']])
    await notices.subscribe(device('e5', 'eva', 4), 2)
    expect(await notices.unsubscribe('eva', 'e5')).toBe(true)
  })

  test('keeps days, times and games that were brought along', async () => {
    const { store } = await opened('ana', 'rui')
    const { days, locals } = store
    expect(await days.ahead()).toBe(0)
    await days.keepAhead(-1234)
    await days.keepAhead(2 ** 41)
    expect(await days.ahead()).toBe(2 ** 41)
    expect(await days.book('ana', ['2027-01-02', '2026-12-31', '2027-01-01'], 2)).toBe(true)
    expect(await days.book('ana', ['2027-03-01'], 2)).toBe(false)
    expect(await days.book('ana', ['2027-01-01'], 2)).toBe(true)
    expect((await days.daysOff(['ana', 'rui'], '2027-01-01')).map(({ day }) => day)).toEqual([
      '2027-01-01',
      '2027-01-02',
    ])
    await days.cancel('ana', ['2027-01-01'])
    expect(await days.daysOff(['ana'], '2020-01-01')).toHaveLength(2)
    const game = (id: string, created: number) => ({
      id,
      person_id: 'ana',
      game: 'g',
      options: '{}',
      names: '[]',
      finished: 1,
      record: 'r'.repeat(200_000),
      created,
    })
    expect(await Promise.all([locals.add(game('l1', 1), 2), locals.add(game('l1', 1), 2)])).toEqual([true, true])
    expect([await locals.add(game('l2', 2), 2), await locals.add(game('l3', 3), 2)]).toEqual([true, false])
    expect(ids(await locals.list('ana'))).toEqual(['l2', 'l1'])
    expect((await locals.find('ana', 'l1'))!.record).toHaveLength(200_000)
    expect([
      await locals.find('rui', 'l1'),
      await locals.remove('rui', 'l1'),
      await locals.remove('ana', 'l1'),
    ]).toEqual([null, false, true])
  })

  test('keeps studies that are shared', async () => {
    const { store } = await opened('ana', 'rui')
    const { studies } = store
    const row = (id: string, changed: number) => ({
      ...{ id, person_id: 'ana', game: 'g', title: id, study: '{}', created: 1, changed },
    })
    expect([await studies.add(row('s1', 1), 2), await studies.add(row('s2', 2), 2)]).toEqual([true, true])
    expect(await studies.add(row('s3', 3), 2)).toBe(false)
    expect(ids(await studies.list('ana'))).toEqual(['s2', 's1'])
    expect(await studies.find('s1')).toEqual(row('s1', 1))
    const to = { game: 'g', title: 'new', study: 'x'.repeat(200_000), changed: 9 }
    expect([await studies.change('rui', 's1', to), await studies.change('ana', 's1', to)]).toEqual([false, true])
    expect(await studies.find('s1')).toMatchObject({ title: 'new', study: to.study, created: 1 })
    await studies.move('ana', 'rui')
    expect([ids(await studies.list('ana')), ids(await studies.list('rui'))]).toEqual([[], ['s1', 's2']])
    expect([await studies.remove('ana', 's1'), await studies.remove('rui', 's1')]).toEqual([false, true])
    expect(await studies.find('s1')).toBeNull()
  })

  test('keeps studies for whoever shares them', async () => {
    const { store } = await opened('ana', 'rui')
    const { studies } = store
    const study = (id: string, changed: number) => ({
      id,
      person_id: 'ana',
      game: 'g',
      title: 'τ 🧭',
      study: `{"${id}":1}`,
      created: 1,
      changed,
    })
    const both = await Promise.all([studies.add(study('s1', 1), 1), studies.add(study('s2', 2), 1)])
    expect(both.filter(Boolean)).toHaveLength(1)
    const [kept, other] = both[0] ? ['s1', 's2'] : ['s2', 's1']
    expect(await studies.add(study(other, 3), 2)).toBe(true)
    expect(await studies.find(other)).toEqual(study(other, 3))
    const to = { game: 'h', title: 't', study: '{}', changed: 9 }
    expect([await studies.change('rui', kept, to), await studies.change('ana', kept, to)]).toEqual([false, true])
    const { study: _long, ...listed } = { ...study(kept, 9), ...to }
    expect((await studies.list('ana'))[0]).toEqual(listed)
    await studies.move('ana', 'rui')
    expect([await studies.remove('ana', kept), await studies.remove('rui', kept)]).toEqual([false, true])
    expect(ids(await studies.list('rui'))).toEqual([other])
  })

  test('lists tables by all that they are looked for', async () => {
    const { store } = await opened('ana', 'rui', 'eva')
    const over = (id: string, finished: number, host = 'ana') =>
      tableRow(id, { phase: 'over', finished, changed: finished, host })
    // Their ids stand in the order of their bytes.
    const [a, , , zed] = await addTables(
      store,
      tableRow('a', { listed: 1, watch: 1, due: 0 }),
      tableRow('B', { phase: 'gathering', open: 1, listed: 1, due: 1_900_000_000_000, changed: 1100 }),
      tableRow('é', { listed: 1, phase: 'gathering', open: 0 }),
      tableRow('z', { host: 'rui' }),
      over('o1', 5000),
      over('o2', 6000),
      over('o3', 6000, 'rui'),
    )
    expect(ids(await store.tablesAfter('', 99))).toEqual(['B', 'a', 'o1', 'o2', 'o3', 'z', 'é'])
    expect(ids(await store.tablesAfter('a', 2))).toEqual(['o1', 'o2'])
    expect(ids(await store.listedTables(9))).toEqual(['B', 'a'])
    expect((await store.alarms()).map(({ id, due, phase }) => [id, due, phase]).sort()).toEqual([
      ['B', 1_900_000_000_000, 'gathering'],
      ['a', 0, 'playing'],
    ])
    expect(ids(await store.tablesOf('ana', 3))).toEqual(['o2', 'o1', 'B'])
    expect(await store.admission('a', 'rui')).toEqual({
      invite: 'invite-a',
      host: 'ana',
      listed: 1,
      phase: 'playing',
      watch: 1,
      open: 0,
      member: false,
      seated: ['ana'],
    })
    expect([await store.admission('nowhere', 'rui'), await store.table('nowhere', 1)]).toEqual([null, null])
    expect([
      await store.moveUp('a', '{}', '{"v":2}'),
      await store.moveUp('o1', 'x', 'y'),
      await store.moveUp('o1', '{}', '{"v":2}'),
    ]).toEqual([false, false, true])

    const { mine } = store
    const end = (table_id: string, person_id: string, finished: number, place: number | null) => ({
      table_id,
      person_id,
      game: 'g',
      finished,
      place,
      points: place && 50 - place,
    })
    await store.commit(
      batchOf({
        holds: [a],
        steps: [stepRow('a', 9000)],
        answers: [answerRow('a', 0), answerRow('a', 1)],
        members: ['o1', 'o2'].map((table_id) => ({ table_id, person_id: 'rui', seated: 1 })),
      }),
    )
    await mine.putEnds([
      end('o1', 'ana', 5000, 1),
      end('o2', 'ana', 6000, 2),
      end('o1', 'rui', 5000, 2),
      end('o2', 'rui', 6000, 1),
      end('o3', 'rui', 6000, null),
    ])
    await mine.putGlances([{ table_id: 'a', lines: 2, glance: 'old' }])
    await mine.putGlances([{ table_id: 'a', lines: 2, glance: 'new' }])
    await mine.putGlances([])
    expect(await mine.going('ana', ['playing'], 9)).toMatchObject([
      { id: 'a', glance: 'new', glanced: 2, lines: 2, place: null },
    ])
    expect(ids(await mine.going('ana', ['playing', 'gathering'], 2))).toEqual(['a', 'B'])
    expect(ids(await mine.finished('rui', {}, 9))).toEqual(['o3', 'o2', 'o1'])
    expect(ids(await mine.finished('rui', {}, 9, { finished: 6000, table: 'o3' }))).toEqual(['o2', 'o1'])
    for (const [search, found] of [
      [{ outcome: 'won' }, ['o2']],
      [{ outcome: 'lost' }, ['o1']],
      [{ outcome: 'stopped' }, []],
      [{ place: 2 }, ['o1']],
      [{ game: 'g', from: 5000, until: 6000 }, ['o1']],
      [{ people: ['ana', 'eva'] }, ['o2', 'o1']],
      [{ unknown: true }, ['o3']],
    ] as const) {
      expect(ids(await mine.finished('rui', search as object, 9)), JSON.stringify(search)).toEqual(found)
    }
    expect(ids(await mine.played('rui', 9))).toEqual(['o2', 'o1'])
    expect(await mine.played('rui', 1, { finished: 6000, table: 'o2' })).toEqual([
      { id: 'o1', saved: '{}', finished: 5000, place: 2, points: 48 },
    ])
    expect(await mine.played('eva', 9)).toEqual([])
    expect(await mine.paces(['a', 'o1'])).toEqual([{ table_id: 'a', seat: 1, decisions: 1, milliseconds: 1 }])
    expect(await mine.paces([])).toEqual([])
    expect(await mine.counts('rui')).toEqual({ playing: 1, finished: 3 })
    expect(await mine.companions('rui')).toEqual([{ id: 'ana', name: 'ana' }])
    await store.commit(
      batchOf({
        chat: [chatRow('z', 0, 'x'), chatRow('z', 1, 'y')],
        reads: [{ table_id: 'z', person_id: 'rui', read: 1 }],
      }),
    )
    expect(await mine.unread('rui', ['z', 'o1'])).toEqual(new Map([['z', 1]]))
    expect(await mine.unread('rui', [])).toEqual(new Map())
    expect((await store.commit(batchOf({ holds: [zed], steps: [stepRow('z', 9100)] }))).lost).toEqual([])
    expect(written(zed).rev).toBe(2)
  })

  test('answers whoever runs the server', async () => {
    const { store } = await opened('ana', 'rui', 'eva', 'Una_%')
    const { operator } = store
    await addTables(
      store,
      tableRow('aa', { changed: 5 }),
      tableRow('ab', { phase: 'over', changed: 7, finished: 7 }),
      tableRow('b', { phase: 'gathering', changed: 6, host: 'rui' }),
    )
    await store.commit(
      batchOf({
        answers: [answerRow('aa', 0), answerRow('aa', 1)],
        chat: [chatRow('aa', 0, 'x'), chatRow('aa', 1, 'y', 'rui')],
      }),
    )
    await operator.pulse(1)
    await operator.pulse(2)
    expect(await operator.size()).toBeGreaterThan(10_000)
    expect(await operator.totals(1002)).toEqual({
      guests: 4,
      seen: 2,
      tables: { playing: 1, over: 1, gathering: 1 },
      answers: 2,
      chat: 2,
    })
    expect([await operator.phases(), await operator.seen(0), await operator.playing()]).toEqual([
      { playing: 1, over: 1, gathering: 1 },
      4,
      1,
    ])
    expect((await operator.people('', 3)).map(({ id, tables }) => [id, tables])).toEqual([
      ['Una_%', 0],
      ['eva', 0],
      ['rui', 1],
    ])
    expect([
      ids(await operator.people('NA_%', 9)),
      ids(await operator.people('an', 9)),
      ids(await operator.people('_', 9)),
    ]).toEqual([['Una_%'], ['ana'], ['Una_%']])
    expect(ids(await operator.tables({}, 2))).toEqual(['ab', 'b'])
    expect(ids(await operator.tables({ phases: ['playing', 'over'], guest: 'ana', like: 'A' }, 9))).toEqual([
      'ab',
      'aa',
    ])
    expect(await operator.lengths('aa')).toEqual({ answers: 2, chat: 2 })
    expect(ids(await operator.tablesWith('ana'))).toEqual(['aa', 'ab'])
    expect((await operator.chatBy('rui')).map(({ text }) => text)).toEqual(['y'])
    expect((await operator.answersOf('aa', 1)).map(({ seq, at }) => [seq, at])).toEqual([[1, 2001]])

    const ban = { person_id: 'eva', kind: 'ban', until: null, reason: 'r', created: 1 } as const
    await operator.restrict(ban)
    await operator.restrict({ ...ban, until: 99 })
    expect(await operator.restrictions()).toEqual([{ ...ban, until: 99 }])
    expect([await operator.lift('eva', 'mute'), await operator.lift('eva', 'ban')]).toEqual([false, true])

    expect(await operator.untouched(['over', 'gathering'], 7)).toEqual(['b'])
    expect([await operator.resave('aa', 'x', 'y'), await operator.resave('aa', '{}', '{"y":1}')]).toEqual([false, true])
    expect([
      await operator.deleteChat(3001, true),
      await operator.deleteChat(3001, false),
      await operator.deleteChat(3001, true),
    ]).toEqual([1, 1, 0])
    expect([
      await operator.deleteGuests(2000, ['eva'], true),
      await operator.deleteGuests(2000, ['eva'], false),
    ]).toEqual([1, 1])
    expect(await store.people.person('Una_%')).toBe(null)
    expect(await operator.forget('rui', 'former', 55)).toBe(1)
    expect(await store.people.person('rui')).toMatchObject({ name: 'former', gone: 55, seen: 55 })
    expect(await store.people.session('session-rui')).toBe(null)
    await store.close()
  })
})
