import { expect, test } from 'vitest'
import { Person } from '../client.ts'
import { subscribe, tellingServer } from './support.ts'

test('wishes are kept as they were said, and a bad one changes nothing', async () => {
  const { server } = await tellingServer()
  const ana = await server.guest('Ana', { 'accept-language': 'pt-BR' })
  const { body: usual } = await ana.get('/api/me/notices')
  expect(usual).toMatchObject({ language: 'pt', quiet: null, gather: 180, again: 24, tables: {} })
  expect(usual.kinds.message).toEqual({ push: true, mail: false })
  const wanted = { ...usual, quiet: { from: 1320, until: 420 }, zone: 'Europe/Rome', tables: { abc: 'none' } }
  expect((await ana.send('PUT', '/api/me/notices', wanted)).body).toEqual(wanted)
  for (const bad of [
    {},
    { ...wanted, zone: 'Nowhere/Land' },
    { ...wanted, language: 'xx' },
    { ...wanted, quiet: { from: 0, until: 1440 } },
    { ...wanted, after: -1 },
    { ...wanted, again: 1e9 },
    { ...wanted, kinds: { ...wanted.kinds, turn: true } },
    { ...wanted, kinds: { ...wanted.kinds, spam: { push: true, mail: true } } },
    { ...wanted, tables: { '../x': 'none' } },
    { ...wanted, tables: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`t${i}`, 'none'])) },
    { ...wanted, more: 1 },
  ])
    expect((await ana.send('PUT', '/api/me/notices', bad)).status, JSON.stringify(bad).slice(0, 80)).toBe(400)
  expect((await ana.get('/api/me/notices')).body).toEqual(wanted)
})

test('what a device brings along holds until its owner says otherwise', async () => {
  const { server, service } = await tellingServer()
  const ana = await server.guest('Ana')
  await subscribe(ana, service.device('phone'), { language: 'it', zone: 'Europe/Rome' })
  expect((await ana.get('/api/me/notices')).body).toMatchObject({ language: 'it', zone: 'Europe/Rome' })
  await subscribe(ana, service.device('desk'), { language: 'en', zone: 'UTC' })
  expect((await ana.get('/api/me/notices')).body).toMatchObject({ language: 'it', zone: 'Europe/Rome' })
})

test('whoever is nobody here has no wishes and no devices', async () => {
  const { server, service } = await tellingServer()
  const nobody = new Person(server)
  const { subscription } = service.device('phone')
  expect((await nobody.get('/api/me/notices')).status).toBe(401)
  expect((await nobody.send('PUT', '/api/me/notices', {})).status).toBe(401)
  expect((await nobody.send('POST', '/api/me/push', subscription)).status).toBe(401)
  expect((await nobody.send('DELETE', '/api/me/push', { endpoint: subscription.endpoint })).status).toBe(401)
  expect((await nobody.send('POST', '/api/me/notices/trial', {})).status).toBe(401)
})

test('nobody ends the notices of somebody else’s device', async () => {
  const { server, service } = await tellingServer()
  const [ana, eva] = [await server.guest('Ana'), await server.guest('Eva')]
  const phone = service.device('phone')
  await subscribe(ana, phone)
  const { endpoint } = phone.subscription
  expect((await eva.send('DELETE', '/api/me/push', { endpoint })).body).toEqual({ ended: false })
  expect((await ana.send('POST', '/api/me/notices/trial', {})).body).toEqual({ push: 1, mail: false })
})

test('other pages cannot give wishes, and only the last link of a mail may be used from elsewhere', async () => {
  const { server } = await tellingServer()
  const ana = await server.guest('Ana')
  const elsewhere = { origin: 'https://evil.example.org' }
  expect((await ana.send('PUT', '/api/me/notices', {}, elsewhere)).status).toBe(403)
  expect((await ana.send('POST', '/api/me/push', {}, elsewhere)).status).toBe(403)
  expect((await ana.send('POST', '/api/unsubscribe/x', {}, elsewhere)).status).toBe(404)
})
