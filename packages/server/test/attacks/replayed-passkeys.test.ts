import { describe, expect, test } from 'vitest'
import { Authenticator, joinByPasskey, LOCAL, signInBy } from '../authenticator.ts'
import { openServer, Person, unprove } from '../client.ts'

/** Somebody who has seen what a browser and the server said to each other, or has a page of their own. */

async function ownerOf(device: Authenticator) {
  const server = await openServer()
  const ana = await server.guest('Ana')
  await joinByPasskey(ana, 'Ana', device)
  return { server, ana }
}

const optionsFor = async (person: Person, path = '/api/sign-in/options') => {
  await person.get('/api/me')
  return (await person.send('POST', path, {})).body
}

const codeOf = (reply: { status: number; body: { error?: { code: string } } }) => reply.body.error?.code ?? reply.status

describe('the answer of a passkey', () => {
  test('counts once, however fast it is sent again', async () => {
    const device = new Authenticator(LOCAL)
    const { server } = await ownerOf(device)
    const phone = new Person(server)
    const response = device.answer(await optionsFor(phone))
    const thief = new Person(server)
    thief.cookie = phone.cookie
    const both = await Promise.all([phone, thief].map((person) => person.send('POST', '/api/sign-in', { response })))
    expect(both.map(codeOf).toSorted()).toEqual([200, 'bad-passkey'])
    const eve = new Person(server)
    await eve.get('/api/me')
    expect(codeOf(await eve.send('POST', '/api/sign-in', { response }))).toBe('bad-passkey')
  })

  test('counts in the session that was asked, and for what it was asked', async () => {
    const device = new Authenticator(LOCAL)
    const { server, ana } = await ownerOf(device)
    const eve = new Person(server)
    await eve.get('/api/me')
    const stolen = device.answer(await optionsFor(new Person(server)))
    expect(codeOf(await eve.send('POST', '/api/sign-in', { response: stolen }))).toBe('bad-passkey')

    unprove(server)
    const toSignIn = device.answer(await optionsFor(ana))
    expect(codeOf(await ana.send('POST', '/api/me/prove', { response: toSignIn }))).toBe('bad-passkey')
    expect((await ana.get('/api/me')).body.proved).toBe(false)
  })

  test('to another page, of another key or with a word changed does not count, and uses the question up', async () => {
    const device = new Authenticator(LOCAL)
    const { server } = await ownerOf(device)
    const foreign = Object.assign(new Authenticator('https://evil.example'), { id: device.id })
    const forger = Object.assign(new Authenticator(LOCAL), { id: device.id })
    for (const [what, one] of Object.entries({ foreign, forger, unknown: new Authenticator(LOCAL) })) {
      expect(codeOf(await signInBy(one, new Person(server))), what).toBe('bad-passkey')
    }
    const eve = new Person(server)
    const options = await optionsFor(eve)
    const right = device.answer(options)
    const { authenticatorData } = right.response
    const wrong = { ...right, response: { ...right.response, authenticatorData: `A${authenticatorData.slice(1)}` } }
    expect(codeOf(await eve.send('POST', '/api/sign-in', { response: wrong }))).toBe('bad-passkey')
    expect(codeOf(await eve.send('POST', '/api/sign-in', { response: right }))).toBe('bad-passkey')
    for (const response of [null, {}, { ...right, id: '' }, { ...right, response: {} }]) {
      expect(codeOf(await eve.send('POST', '/api/sign-in', { response }))).toBe('bad-request')
    }
  })

  test('of a key that counts back is refused if it should be on one device only', async () => {
    const device = new Authenticator(LOCAL, { copied: false, counter: 7 })
    const { server } = await ownerOf(device)
    expect(codeOf(await signInBy(device, new Person(server)))).toBe(200)
    device.counter -= 4
    expect(codeOf(await signInBy(device, new Person(server)))).toBe('bad-passkey')
    const copied = new Authenticator(LOCAL, { counter: 7 })
    const rui = await server.guest('Rui')
    await joinByPasskey(rui, 'Rui', copied)
    copied.counter -= 4
    expect(codeOf(await signInBy(copied, new Person(server)))).toBe(200)
  })

  test('that makes a key is for the session that was asked, too', async () => {
    const server = await openServer()
    const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
    const options = (await ana.send('POST', '/api/passkeys/options', { name: 'Ana' })).body
    const response = new Authenticator(LOCAL).make(options)
    expect(codeOf(await eve.send('POST', '/api/passkeys', { name: 'Eve', response }))).toBe('bad-passkey')
    expect(codeOf(await ana.send('POST', '/api/passkeys', { name: 'Ana', response }))).toBe(200)
  })
})
