import { describe, expect, test } from 'vitest'
import { faultOf, isReserved, looksLike, writtenName } from '../src/people/names.ts'
import { heard, openServer, type Person, twoAtTable } from './client.ts'
import { member } from './members.ts'

const rename = (person: Person, name: string) => person.send('PATCH', '/api/me', { name })
const verdict = async (person: Person, name: string) => (await person.send('POST', '/api/names', { name })).body.verdict

describe('what a name looks like', () => {
  test.each([
    ['Ana', 'ANA'],
    ['Ana', 'Аna'],
    ['Ana', 'ΑΝΑ'],
    ['Ana', 'A n a'],
    ['Ana', 'Ａｎａ'],
    ['Ana', 'A\u00adna'],
    ['Ana.', 'Ana'],
    ['max', 'rnax'],
    ['Bill', 'BiII'],
    ['Ian', 'lan'],
    ['Ian', 'ian'],
    ['Tom', 'T0rn'],
    ['Will', 'VVill'],
    ['Straße', 'STRASSE'],
    ['paypal', 'раураl'],
    ['ΡΟΥ', 'poy'],
  ])('%s and %s look the same', (one, other) => {
    expect(looksLike(one, other)).toBe(true)
    expect(looksLike(other, one)).toBe(true)
  })

  test.each([
    ['José', 'Jose'],
    ['Zoë', 'Zoe'],
    ['Ana', 'Anna'],
    ['Elia', 'Ella'],
    ['Rui', 'Ruy'],
    ['...', '!!!'],
    ['👋', '🎲'],
    ['李', '王'],
  ])('%s and %s do not', (one, other) => expect(looksLike(one, other)).toBe(false))

  test.each([
    'Ana',
    'Zoë 👋',
    'Nguyễn',
    'Şule',
    'ᾧ',
    'Анна',
    '山田たろう',
    '김철수',
    'नमस्ते',
    'ไก่ต้ม',
    'שָׁלוֹם',
    'محمّد',
    '❤️ 4',
  ])('%s is a name', (name) => expect(faultOf(writtenName(name)!)).toBeNull())

  test('a name of several scripts, or with marks piled up, is none', () => {
    for (const name of ['Аna', 'Anа', 'Ana 金', 'Ανnα']) expect(faultOf(name), name).toBe('mixed')
    for (const name of ['a\u0336n\u0336a', 'A\u0300\u0301\u0302na', 'n\u0308\u0308', '\u0301Ana', 'A\u20dd']) {
      expect(faultOf(name.normalize('NFKC')), name).toBe('marks')
    }
  })

  test('a name is kept in one way of writing, and not if that is too long', () => {
    expect(writtenName('Ａｎａ  Ｂ')).toBe('Ana B')
    expect(writtenName('Jose\u0301')).toBe('José')
    expect(writtenName('\ufdfa\ufdfa')).toBeNull()
  })

  test('nobody is called what the server says itself', () => {
    for (const name of ['former player', 'You', 'YOU', 'Quay-Side']) expect(isReserved(name), name).toBe(true)
    expect(isReserved('Youssef')).toBe(false)
  })
})

describe('the name of a member', () => {
  test('is nobody else’s, member or guest, nor is one that looks like it', async () => {
    const server = await openServer()
    const ana = await member(server, 'Ana Max')
    const eve = await server.guest('Eve')
    for (const name of ['Ana Max', 'ana-rnax', 'ANA MAX']) {
      expect(await verdict(eve, name), name).toBe('taken')
      expect((await rename(eve, name)).body.error.code, name).toBe('name-taken')
      expect((await eve.send('POST', '/api/me/join', { name })).status, name).toBe(409)
    }
    expect(await verdict(eve, 'Аna Max')).toBe('mixed')
    expect(await verdict(eve, 'Anna')).toBeNull()
    expect(await verdict(ana, 'ANA MAX')).toBeNull()
  })

  test('two who ask at the same time do not both get it', async () => {
    const server = await openServer()
    const people = await Promise.all([1, 2, 3, 4].map((i) => server.guest(`Guest ${i}`)))
    const replies = await Promise.all(people.map((person) => person.send('POST', '/api/me/join', { name: 'Zoë' })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('can be changed, but not while one plays under it; the one before stays reserved', async () => {
    const server = await openServer()
    const { ana, a, table } = await twoAtTable(server)
    await ana.send('POST', '/api/me/join', { name: 'Ana' })
    expect((await rename(ana, 'Bea')).body.error.code).toBe('name-held')
    await a.ask('rise', { table })
    const bea = await member(server, 'Bia')
    expect((await rename(bea, 'Bea')).body.name).toBe('Bea')
    expect(await verdict(ana, 'Bia')).toBe('taken')
    expect(await verdict(bea, 'Bia')).toBeNull()
    expect((await rename(bea, 'Trixi')).status).toBe(200)
    expect(await verdict(ana, 'Bia')).toBeNull()
  })
})

describe('the name at a table', () => {
  const namesAt = async (person: Person, table: string) => {
    const line = await person.connect()
    const { info } = await line.open(table)
    await line.ask('lobby')
    await line.until(() => line.lobby !== null)
    const card = line.lobby!.mine.find((each) => each.table === table)!
    await line.close()
    return [info.chairs.map(({ name }) => name), [...card.names]]
  }

  test('stays as it was when the game began: in the game, in the lists, in the chat, and after a restart', async () => {
    const server = await openServer()
    const { table, rui, a, r } = await twoAtTable(server)
    expect((await rename(rui, 'Rodolfo')).body.name).toBe('Rodolfo')
    await r.ask('chat', { table, text: 'hello' })
    await heard([a, r])
    expect(a.at(table).chat.at(-1)).toMatchObject({ name: 'Rui', text: 'hello' })
    const frozen = [
      ['Ana', 'Rui'],
      ['Ana', 'Rui'],
    ]
    expect(await namesAt(rui, table)).toEqual(frozen)
    await server.restart()
    expect(await namesAt(rui, table)).toEqual(frozen)
  })

  test('follows its owner until then', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const { table } = await ana.setTable()
    await rename(ana, 'Bea')
    expect((await namesAt(ana, table))[1]).toEqual(['Bea'])
    await server.restart()
    expect((await namesAt(ana, table))[0][0]).toBe('Bea')
  })

  test('of somebody who plays is not for those who watch and chat', async () => {
    const server = await openServer()
    const { table, invite } = await twoAtTable(server)
    const eve = await server.guest('ana')
    const line = await eve.connect()
    await line.open(table, { invite })
    await expect(line.ask('chat', { table, text: 'I resign' })).rejects.toThrow('name-taken')
  })
})
