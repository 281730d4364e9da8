import type { lookup as systemLookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { InnerAddress, isPublic, publicLookup } from '../../src/notices/push/addresses.ts'
import { deliver } from '../../src/notices/push/deliver.ts'
import { PushService } from '../notices/push-service.ts'
import { subscribe, tellingServer } from '../notices/support.ts'

/** A server of somebody else's network, which nobody outside may reach; it counts who came. */
async function innerServer() {
  let visits = 0
  const server = createServer((_request, response) => {
    visits++
    response.end('the secret of the cloud')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (server.address() as AddressInfo).port, visits: () => visits }
}

/** A name server that says what it is told to. */
const saying = (...answers: string[][]) =>
  ((_name: string, _options: object, done: (problem: null, found: object[]) => void) => {
    const found = answers.length > 1 ? answers.shift()! : answers[0]
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof systemLookup

const MESSAGE = { headers: {}, body: Buffer.from('x') }

describe('endpoints that lead elsewhere', () => {
  test('are not taken: only the known services, by https, on their port', async () => {
    const { server, service } = await tellingServer()
    const ana = await server.guest('Ana')
    const { keys } = service.device('phone').subscription
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user:word@fcm.googleapis.com/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://evilfcm.googleapis.com.evil/x',
      'https://notfcm-googleapis.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://localhost/x',
      `${service.origin.replace('127.0.0.1', 'localhost')}/x`,
      'file:///etc/passwd',
      'gopher://push.apple.com/x',
      'not an address',
    ]) {
      const { status } = await ana.send('POST', '/api/me/push', { endpoint, keys })
      expect(status, endpoint).toBe(400)
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
    ])
      expect((await ana.send('POST', '/api/me/push', { endpoint, keys })).status, endpoint).toBe(200)
    expect(
      (await ana.send('POST', '/api/me/push', { endpoint: `https://web.push.apple.com/${'x'.repeat(2000)}`, keys }))
        .status,
    ).toBe(400)
  })

  test('are not reached by a name that leads to an inner address, though a careless sender would', async () => {
    const inner = await innerServer()
    const endpoint = { url: new URL(`http://fcm.googleapis.com:${inner.port}/x`), trusted: false }
    const careless = saying(['127.0.0.1']) as unknown as LookupFunction
    expect(await deliver(endpoint, MESSAGE, careless)).toBe('sent')
    expect(inner.visits()).toBe(1)
    // One good address among bad ones does not help.
    for (const found of [['127.0.0.1'], ['::ffff:127.0.0.1'], ['142.250.1.95', '127.0.0.1'], []])
      expect(await deliver(endpoint, MESSAGE, publicLookup(saying(found))), found.join()).toBe('failed')
    expect(inner.visits()).toBe(1)
  })

  test('are not reached by a name that says one thing when it is checked and another when it is used', async () => {
    const changing = publicLookup(saying(['142.250.1.95'], ['127.0.0.1']))
    const ask = () =>
      new Promise((resolve) => changing('fcm.googleapis.com', { all: true }, (...said) => resolve(said)))
    // The connection is given what was checked; it asks no second time, and if it did, that would be checked as well.
    expect(await ask()).toEqual([null, [{ address: '142.250.1.95', family: 4 }]])
    expect(await ask()).toEqual([expect.any(InnerAddress), '', 0])
  })

  test('are not reached by being sent on, and what they answer is told nobody', async () => {
    const service = await PushService.open()
    const { server } = await tellingServer({ pushHosts: [service.origin] })
    const ana = await server.guest('Ana')
    const device = service.device('phone')
    await subscribe(ana, device)
    for (const status of [301, 302, 303, 307, 308]) {
      service.answers.set(device.path, status)
      const { body } = await ana.send('POST', '/api/me/notices/trial', {})
      expect(body).toEqual({ push: 0, mail: false })
    }
    expect(service.pushed.every(({ path }) => path === device.path)).toBe(true)
  })
})

test('which addresses lie in the internet at large', () => {
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    'name',
    '',
  ])
    expect(isPublic(address), address).toBe(false)
  for (const address of ['8.8.8.8', '142.250.1.95', '172.32.0.1', '2a00:1450:4001::5f', '2620:149:a44::1'])
    expect(isPublic(address), address).toBe(true)
})
