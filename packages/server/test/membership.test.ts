import { SIGNED_OUT } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import { idOf, openServer, Person, twoAtTable, unprove } from './client.ts'
import { member, memberWithCode } from './members.ts'
import { rowsOf, subscribe, tellingServer } from './notices/support.ts'

describe('becoming a member by a recovery code', () => {
  test('keeps seat, connection and turn, under a new cookie; the old one is worth nothing', async () => {
    const server = await openServer()
    const { table, ana, a, r } = await twoAtTable(server)
    const [id, thief] = [idOf(server, ana), new Person(server)]
    thief.cookie = ana.cookie
    const joined = await ana.send('POST', '/api/me/join', { name: 'Ana' })
    expect(joined).toMatchObject({ status: 200, body: { me: { name: 'Ana', member: true, proved: true } } })
    expect(joined.body.me.keys).toEqual({ passkeys: 0, code: true, mail: null })
    expect(joined.body.code).toMatch(/^(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
    expect(idOf(server, ana)).toBe(id)
    expect(ana.cookie).not.toBe(thief.cookie)
    expect((await thief.get('/api/me/sessions')).status).toBe(401)
    await expect(thief.connect()).rejects.toThrow('401')

    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.until(() => r.at(table).sight!.seq === 1)
    const sessions = (await ana.get('/api/me/sessions')).body
    expect(sessions).toHaveLength(1)
    await ana.send('DELETE', '/api/me/sessions/here', {})
    await a.until(() => a.closed === SIGNED_OUT)
  })

  test('keeps the devices that are told things, until their session ends', async () => {
    const { server, service } = await tellingServer()
    const ana = await server.guest('Ana')
    await subscribe(ana, service.device('phone'))
    await ana.send('POST', '/api/me/join', { name: 'Ana' })
    expect(rowsOf(server, 'select * from subscriptions')).toHaveLength(1)
    await ana.send('DELETE', '/api/me/sessions/here', {})
    await expect.poll(() => rowsOf(server, 'select * from subscriptions'), { timeout: patience(20_000) }).toEqual([])
  })

  test('happens once, however often one asks at a time', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const asked = ['Ana', 'Bea', 'Zoë'].map((name) => ana.send('POST', '/api/me/join', { name }))
    const replies = await Promise.all(asked)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { me, code } = replies.find(({ status }) => status === 200)!.body
    expect((await new Person(server).send('POST', '/api/recover/look', { code })).body.name).toBe(me.name)
  })

  test('needs a guest, and a name that can be had', async () => {
    const server = await openServer()
    const ana = await member(server, 'Ana')
    expect((await ana.send('POST', '/api/me/join', { name: 'Bea' })).body.error.code).toBe('already-member')
    expect((await new Person(server).send('POST', '/api/me/join', { name: 'Bea' })).status).toBe(401)
    const eve = await server.guest('Eve')
    const wrong = async (name: unknown) => (await eve.send('POST', '/api/me/join', { name })).body.error.code
    expect(await wrong('')).toBe('bad-request')
    expect(await wrong('Еve')).toBe('name-mixed')
    expect(await wrong('E\u0336v\u0336e')).toBe('name-marks')
    expect(await wrong('former player')).toBe('name-taken')
    expect((await eve.get('/api/me')).body).toMatchObject({ name: 'Eve', member: false })
  })
})

describe('the code of a member', () => {
  test('says whom it stands for, works once, and gives the next', async () => {
    const server = await openServer()
    const { person: ana, code } = await memberWithCode(server, 'Ana')
    await ana.setTable()
    const phone = new Person(server)
    const look = await phone.send('POST', '/api/recover/look', { code })
    expect(look.body).toEqual({ name: 'Ana', member: true, tables: 1 })
    expect(phone.cookie).toBe('')
    const used = await phone.send('POST', '/api/recover', { code })
    expect(used.body).toMatchObject({ me: { name: 'Ana', member: true, proved: true } })
    expect((await phone.get('/api/me/sessions')).body).toHaveLength(2)

    for (const path of ['/api/recover', '/api/recover/look', '/api/me/recover']) {
      expect((await new Person(server).send('POST', path, { code })).body.error.code, path).toBe('bad-code')
    }
    const tablet = new Person(server)
    expect((await tablet.send('POST', '/api/recover', { code: used.body.code })).body.me.name).toBe('Ana')
  })

  test('is not used twice by two who hurry', async () => {
    const server = await openServer()
    const { code } = await memberWithCode(server, 'Ana')
    const hurry = [1, 2, 3, 4].map(() => new Person(server).send('POST', '/api/recover', { code }))
    const statuses = (await Promise.all(hurry)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403])
  })

  test('is used up by an old page too, which cannot show the next; a guest’s is not', async () => {
    const server = await openServer()
    const { code } = await memberWithCode(server, 'Ana')
    const recover = (given: string) => new Person(server).send('POST', '/api/me/recover', { code: given })
    expect((await recover(code)).body).toMatchObject({ name: 'Ana', keys: { code: false } })
    expect((await recover(code)).status).toBe(403)
    const rui = await server.guest('Rui')
    const guests = (await rui.send('POST', '/api/me/code', {})).body.code
    expect((await recover(guests)).body).toMatchObject({ name: 'Rui', keys: { code: true } })
    expect((await recover(guests)).status).toBe(200)
  })

  test('proves who one is, in this session and for a while', async () => {
    const server = await openServer()
    const { person: ana, code } = await memberWithCode(server, 'Ana')
    const { code: next } = (await new Person(server).send('POST', '/api/recover', { code })).body
    unprove(server)
    expect((await ana.get('/api/me')).body.proved).toBe(false)
    expect((await ana.send('POST', '/api/me/code', {})).body.error.code).toBe('prove-first')
    const rui = await memberWithCode(server, 'Rui')
    for (const wrong of ['x', code, rui.code]) {
      expect((await ana.send('POST', '/api/me/prove', { code: wrong })).body.error.code).toBe('bad-code')
    }
    expect((await ana.send('POST', '/api/me/prove', { code: next })).body.proved).toBe(true)
    expect((await ana.send('POST', '/api/me/code', {})).status).toBe(200)
  })
})
