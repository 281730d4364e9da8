import { join } from 'node:path'
import { gameById } from '@quayside/games'
import { Match, rulesOf } from '@quayside/kernel'
import type { StudyFile } from '@quayside/table/study'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../src/limits.ts'
import { openServer, Person, randomGame, twoAtTable } from './client.ts'
import { memberWithCode } from './members.ts'

const game = gameById('puerto-rico')!
const { options } = (() => {
  const begun = Match.begin(game, { edition: 'classic', players: 2 }, 'study')
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
})()
const STUDY: StudyFile = {
  quayside: 'study',
  format: 1,
  title: 'Boat or merchant',
  rules: rulesOf(game, options),
  options,
  start: { seed: 'study' },
  names: ['Ana', 'Rui'],
  game: 0,
  nodes: [{ after: 0, line: '0 role builder', comment: '<script>alert(1)</script>', mark: 'good' }],
}
const share = (person: Person, study: unknown = STUDY) => person.send('POST', '/api/studies', { study })

describe('a shared study', () => {
  test('is read by whoever has the link, and changed and taken back only by whoever shared it', async () => {
    const server = await openServer()
    const [ana, rui, nobody] = [await server.guest('Ana'), await server.guest('Rui'), new Person(server)]
    const { id } = (await share(ana)).body
    expect(id).toMatch(/^[a-z2-9]{26}$/)
    expect((await nobody.get(`/api/studies/${id}`)).body).toEqual({ study: STUDY, yours: false })
    expect((await ana.get(`/api/studies/${id}`)).body.yours).toBe(true)

    const other = { ...STUDY, title: 'Another' }
    for (const person of [rui, nobody]) {
      const change = await person.send('PUT', `/api/studies/${id}`, { study: other })
      const drop = await person.send('DELETE', `/api/studies/${id}`, {})
      expect([change.status, drop.status].every((status) => status === 401 || status === 404)).toBe(true)
    }
    expect((await nobody.get(`/api/studies/${id}`)).body.study).toEqual(STUDY)
    expect((await ana.send('PUT', `/api/studies/${id}`, { study: other })).status).toBe(200)
    expect((await nobody.get(`/api/studies/${id}`)).body.study.title).toBe('Another')
    expect((await ana.get('/api/me/studies')).body).toMatchObject([{ id, title: 'Another', game: 'puerto-rico' }])
    expect((await rui.get('/api/me/studies')).body).toEqual([])

    await server.restart()
    expect((await nobody.get(`/api/studies/${id}`)).status).toBe(200)
    expect((await ana.send('DELETE', `/api/studies/${id}`, {})).status).toBe(200)
    expect((await nobody.get(`/api/studies/${id}`)).status).toBe(404)
  })

  test('is sent as data that no page takes for anything else', async () => {
    const server = await openServer()
    const { id } = (await share(await server.guest('Ana'))).body
    const reply = await new Person(server).get(`/api/studies/${id}`)
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.body.study.nodes[0].comment).toBe('<script>alert(1)</script>')
  })

  test('is one only as far as its shape goes, and no larger than one may be', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const node = STUDY.nodes[0]
    const large = Array.from({ length: 400 }, () => ({ ...node, comment: 'x'.repeat(2000) }))
    for (const study of [
      null,
      'x',
      { ...STUDY, more: 1 },
      { ...STUDY, title: 'x\u0000' },
      { ...STUDY, nodes: [{ ...node, after: 7 }] },
      { ...STUDY, start: {} },
      { ...STUDY, nodes: large.slice(0, 300) },
    ]) {
      expect((await share(ana, study)).status).toBe(400)
    }
    expect((await share(ana, { ...STUDY, nodes: large })).status).toBeGreaterThanOrEqual(400)
    expect((await ana.send('POST', '/api/studies', { nothing: 1 })).status).toBe(400)
    expect((await share(new Person(server))).status).toBe(401)
    expect((await ana.get('/api/me/studies')).body).toEqual([])
  })

  test('costs something, so that nobody fills the store or reads it empty', async () => {
    const server = await openServer({ limits: LIMITS })
    const ana = await server.guest('Ana')
    const statuses: number[] = []
    for (let i = 0; i < 70 && !statuses.includes(429); i++) statuses.push((await share(ana)).status)
    expect(statuses.at(-1)).toBe(429)
    const guesser = new Person(server)
    const guesses: number[] = []
    for (let i = 0; i < 2000 && !guesses.includes(429); i++) {
      guesses.push((await guesser.get(`/api/studies/${'a'.repeat(26)}`)).status)
    }
    expect(guesses.at(-1)).toBe(429)
  })

  test('comes along when a guest signs in, is in what one takes home, and goes with whoever is deleted', async () => {
    const server = await openServer()
    const { code } = await memberWithCode(server, 'Ana K')
    const guest = await server.guest('Ana')
    await guest.setTable()
    const { id } = (await share(guest)).body
    const signedIn = await guest.send('POST', '/api/recover', { code })
    await guest.send('POST', '/api/me/bring', { token: signedIn.body.left.token })
    expect((await guest.get('/api/me/studies')).body).toMatchObject([{ id }])
    const exported = (await guest.get('/api/me/export')).body
    expect(exported.studies).toMatchObject([{ title: STUDY.title, study: STUDY }])
    const db = new Sqlite(join(server.folder, 'quayside.db'), { readonly: true })
    expect(db.prepare('select count(*) from studies').pluck().get()).toBe(1)
    db.close()
  })
})

test('the record of a game that runs, from which it could be studied, is given to nobody', async () => {
  const server = await openServer()
  const { table, ana, a, r } = await twoAtTable(server)
  await randomGame([a, r], table, 'x', 4)
  const record = await ana.get(`/api/tables/${table}/record`)
  expect([record.status, record.body.error.code]).toEqual([409, 'not-over'])
  const history = await ana.get(`/api/tables/${table}/history`)
  expect(history.text).not.toContain('"seed"')
})
