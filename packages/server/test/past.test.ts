import { gameById } from '@quayside/games'
import { Match, type Options, type RulesId, recordOf, replay } from '@quayside/kernel'
import { historyOf } from '@quayside/table'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openLog } from '../src/log.ts'
import { Past } from '../src/past/past.ts'
import { Shelf } from '../src/past/shelf.ts'

const asker = (person: string) => ({ person, from: { address: person, network: person } })

function openPast(): Past {
  const past = new Past(openLog('silent'))
  onTestFinished(() => past.stop())
  return past
}

/** A game of Mombasa with so many answers, the first legal ones. */
function recordOfGame(answers: number) {
  const begun = Match.begin(gameById('mombasa')!, { players: 2 }, 'past')
  if (!begun.ok) throw new Error(begun.error.message)
  for (let i = 0; i < answers; i++) {
    const [{ seat, answers: legal }] = begun.value.status().ask
    begun.value.answer(seat, legal[0])
  }
  return recordOf(begun.value)
}

describe('the thread for the past', () => {
  test('gives back a match that stands where its record ends', async () => {
    const record = recordOfGame(60)
    const game = gameById('mombasa')!
    const packed = await openPast().match(record)
    if (!packed.ok) throw new Error(packed.error.message)
    const match = Match.unpack(game, record.options, record.start, packed.value)
    const replayed = replay(game, record)
    expect(game.hash(match.state)).toBe(record.hash)
    expect(match.lines).toEqual(replayed.ok && replayed.value.lines)
    expect(match.events.all()).toEqual(replayed.ok && replayed.value.events.all())
  })

  test('tells a history as each viewer may know it, and makes it once', async () => {
    const past = openPast()
    const record = recordOfGame(40)
    for (const viewer of [0, 1, 'spectator'] as const) {
      const first = await past.history(`table ${viewer}`, record, viewer, asker('ana'))
      const own = historyOf(gameById('mombasa')!, record, viewer)
      expect(first.ok && JSON.parse(first.value.text)).toEqual(JSON.parse(JSON.stringify(own.ok && own.value)))
      expect(await past.history(`table ${viewer}`, record, viewer, asker('rui'))).toEqual({
        ok: true,
        value: { text: first.ok && first.value.text, took: 0 },
      })
    }
  })

  test('refuses what cannot be played again, and goes on', async () => {
    const past = openPast()
    const record = recordOfGame(3)
    const rules: RulesId = { ...record.rules, version: 99 }
    expect(await past.match({ ...record, rules })).toMatchObject({ ok: false, error: { code: 'unknown-rules' } })
    expect(await past.match({ ...record, answers: ['0 fly'] })).toMatchObject({ ok: false })
    expect(await past.match({ ...record, options: null as unknown as Options })).toMatchObject({ ok: false })
    expect(await past.match(record)).toMatchObject({ ok: true })
  })

  test('tells whoever still waits that the server stops', async () => {
    const past = openPast()
    const record = recordOfGame(60)
    const waiting = Array.from({ length: 5 }, () => past.match(record))
    await past.stop()
    for (const told of await Promise.all(waiting)) expect(told).toMatchObject({ error: { code: 'stopping' } })
  })
})

describe('a shelf', () => {
  test('keeps what was asked for last', () => {
    const shelf = new Shelf(10)
    shelf.put('a', 'aaaa')
    shelf.put('b', 'bbbb')
    expect(shelf.get('a')).toBe('aaaa')
    shelf.put('c', 'cccc')
    expect([shelf.get('a'), shelf.get('b'), shelf.get('c')]).toEqual(['aaaa', undefined, 'cccc'])
    shelf.put('long', 'l'.repeat(11))
    expect(shelf.get('long')).toBeUndefined()
  })
})
