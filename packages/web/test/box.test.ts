import { STAND_IN } from '@quayside/bots/grades'
import { think } from '@quayside/bots/think'
import { gameById, gameFor } from '@quayside/games'
import { loadKnownGame } from '@quayside/games/lazy-judgements'
import { forgetOwned, openWith } from '@quayside/games/owned'
import { LANGUAGES, type Options, rulesOf } from '@quayside/kernel'
import type { Chair } from '@quayside/table'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { plainAnswer } from '../src/bots/answer.ts'
import type { Helper } from '../src/bots/desk.ts'
import { Thinker } from '../src/bots/thinker.ts'
import type { Wish } from '../src/bots/wish.ts'
import { openBoxFor } from '../src/box/at-table.ts'
import { boardOf } from '../src/box/board.ts'
import { keepPack, keptPack, keptPacks, type Pack, removePack, renamePack } from '../src/box/kept.ts'
import { shortOf } from '../src/box/names.ts'
import { fingerprintOf, gameWith, isBadFile, MAX_PACK, openPack } from '../src/box/open.ts'
import { problemWords } from '../src/box/problem-words.ts'
import { shownPacks } from '../src/box/shelf.ts'
import { isBad, openRecord } from '../src/replay/record.ts'
import { keepTable, loadLocalGame, openLocalTable, recordOfLocal, setLocalTable } from '../src/table/kept.ts'

/** The owner's box: files of any bytes, what differs, and tables that are played with a pack. */

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  forgetOwned()
})
afterEach(() => {
  vi.unstubAllGlobals()
  // Other files of tests have no such games.
  forgetOwned()
})

interface Entry {
  id: string
  price: number
  helm: number
}

/** As much of the packs as is changed here. */
interface Draft {
  cards: { action: Entry[] }
  map: { cost: { double: number } }
  merchants: Entry[]
}

/** The built-in pack of a game with changes, as its owner would write it. */
function packOf(game: string, name: string, change: (pack: Draft) => void): Pack {
  const pack = structuredClone(gameById(game)!.data!.pack) as Draft
  change(pack)
  return { ...pack, game, name } as unknown as Pack
}

/** A card that costs a pound more, and a border that costs more to cross: measured from the box. */
const mombasa = () =>
  packOf('mombasa', 'My box', ({ cards, map }) => {
    Object.assign(cards.action[0], { price: cards.action[0].price + 1, source: 'owner', confidence: undefined })
    Object.assign(map.cost, { double: map.cost.double + 1 })
  })
const cooper = () =>
  packOf('cooper-island', 'Second printing', ({ merchants }) => {
    Object.assign(merchants[0], { helm: merchants[0].helm + 1, source: 'owner', confidence: undefined })
  })

const PACKS = [
  ['mombasa', mombasa, { players: 3 }],
  ['cooper-island', cooper, { players: 2 }],
] as const

async function putIn(pack: Pack): Promise<string> {
  const opened = await openPack(JSON.stringify(pack))
  if (isBadFile(opened)) throw new Error(opened.code)
  expect(opened.problems).toEqual([])
  return keepPack(opened.pack, fingerprintOf(opened.game.data!.with(opened.pack)))!
}

describe('a file', () => {
  it.each([
    ['bytes of chance', '\u0000\uFFFD\u0007{', 'not-json'],
    ['nothing', '', 'not-json'],
    ['half a pack', '{"game":"mombasa",', 'not-json'],
    ['null', 'null', 'no-game'],
    ['a list', '[]', 'no-game'],
    ['a record', '{"rules":{"game":"mombasa"}}', 'no-game'],
    ['a game that is not here', '{"game":"chess"}', 'unknown-game'],
    ['a game by a name that everything has', '{"game":"__proto__"}', 'unknown-game'],
    ['a game without such data', '{"game":"puerto-rico"}', 'no-data'],
    ['far too much', ' '.repeat(MAX_PACK + 1), 'too-large'],
  ])('of %s is no pack', async (_, text, code) => {
    expect(await openPack(text)).toMatchObject({ code })
  })

  it.each([
    ['prototypes', '{"game":"mombasa","name":"x","__proto__":{"polluted":true},"constructor":{}}'],
    ['depth', `{"game":"mombasa","name":"x","map":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['length', JSON.stringify({ game: 'mombasa', name: 'x', cards: Array(5000).fill(0) })],
    ['text for numbers', '{"game":"cooper-island","name":"x","merchants":"<script>alert(1)</script>"}'],
    ['no name', '{"game":"cooper-island"}'],
  ])('with %s tells its problems and changes nothing', async (_, text) => {
    const opened = await openPack(text)
    if (isBadFile(opened)) throw new Error(opened.code)
    expect(opened.problems.length).toBeGreaterThan(0)
    expect(opened.problems.length).toBeLessThanOrEqual(100)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(keptPacks()).toEqual([])
  })

  it('with a mistake says where, and in the reader’s language what', async () => {
    const pack = packOf('mombasa', 'x', ({ cards }) => Object.assign(cards.action[3], { price: 'three' }))
    const opened = await openPack(`\uFEFF${JSON.stringify(pack)}`)
    if (isBadFile(opened)) throw new Error(opened.code)
    const [{ at, message }] = opened.problems
    expect(at).toContain('cards.action[3]')
    expect(LANGUAGES.map((language) => problemWords(message, language).text)).toEqual(
      expect.arrayContaining([
        'expected a whole number from 0 to 20, found "three"',
        'esperado: um número inteiro de 0 a 20; encontrado: "three"',
        'atteso: un numero intero da 0 a 20; trovato: "three"',
      ]),
    )
    expect(problemWords('expected $1, found $2', 'pt').text).toBe('esperado: $1; encontrado: $2')
  })
})

describe('the box', () => {
  it('keeps, renames and forgets packs; the same data are one pack', async () => {
    const id = await putIn(mombasa())
    expect(await putIn({ ...mombasa(), name: 'Renamed' })).toBe(id)
    await putIn(cooper())
    expect(keptPacks().map(({ pack }) => pack.name)).toEqual(['Renamed', 'Second printing'])
    expect(renamePack(id, 'Attic', 'x')).toBe(true)
    expect(keptPack(id)?.name).toBe('Attic')
    removePack(id)
    expect(keptPacks().map(({ pack }) => pack.name)).toEqual(['Second printing'])
  })

  it('tells what differs entry by entry, and how sure it was and is', async () => {
    await putIn(mombasa())
    const [{ read }] = await shownPacks()
    const built = gameById('mombasa')!.data!.pack as Draft
    const card = built.cards.action[0]
    expect(read?.report).toEqual([
      {
        section: 'map',
        name: 'cost',
        was: expect.any(String),
        is: expect.any(String),
        changes: [{ field: 'double', before: `${built.map.cost.double}`, after: `${built.map.cost.double + 1}` }],
      },
      {
        section: 'cards',
        name: `action ${card.id}`,
        was: expect.any(String),
        is: 'sure',
        changes: [{ field: 'price', before: `${card.price}`, after: `${card.price + 1}` }],
      },
    ])
    expect(read?.tally.reconstructed).toBeGreaterThan(0)
  })

  it('finds nothing to tell of what is built in', async () => {
    for (const [game] of PACKS) await putIn(packOf(game, 'The same', () => {}))
    for (const { read } of await shownPacks()) expect(read?.report).toEqual([])
  })

  it('holds what was edited in storage for what it is: no pack, or one that does not fit', async () => {
    localStorage.setItem('quayside.box.a', '{"game":')
    localStorage.setItem('quayside.box.b', '{"game":"mombasa","name":"Old","cards":[]}')
    localStorage.setItem('quayside.box.c', '{"game":"gone","name":"Lost"}')
    expect((await shownPacks()).map(({ kept, read }) => [kept.id, read])).toEqual([['b', null]])
    expect(await gameWith('b', { players: 3 })).toBeUndefined()
  })
})

/** A table with a pack, and its game. */
async function tableWith(pack: Pack, options: Options) {
  const game = (await gameWith(await putIn(pack), options))!
  const chairs = Array.from(
    { length: Number(options.players) },
    (_, seat): Chair => ({ kind: 'bot', bot: STAND_IN, name: `Bot ${seat}` }),
  )
  const setting = { game: game.id, options, clock: { kind: 'none' }, expiry: 'wait', undo: true, advice: true } as const
  const set = setLocalTable(setting, chairs, undefined, game)
  if (!set.ok) throw new Error(set.error.message)
  return { game, id: set.value }
}

describe.each(PACKS)('a table of %s with a pack', (id, write, options) => {
  it('is played to its end, kept, and replayed as long as the pack is there', async () => {
    const { game, id: table } = await tableWith(write(), options)
    const rules = rulesOf(game, options)
    expect(rules.data).not.toBe(rulesOf(gameById(id)!, options).data)
    // Another page load: nothing is known but what storage has.
    forgetOwned()
    expect(gameFor(rules, options)).toBeUndefined()
    expect((await loadLocalGame(table))?.data?.own).toBe(true)
    const playing = openLocalTable(table)!
    for (let seat = playing.botToAnswer(); seat >= 0; seat = playing.botToAnswer()) {
      const job = playing.botJob(seat)
      expect(playing.answerForBot(seat, plainAnswer(job), 0).ok).toBe(true)
    }
    expect(playing.phase).toBe('over')
    keepTable(table, playing)
    const record = recordOfLocal(table)!
    expect(record.rules).toEqual(rules)
    const past = await openRecord(JSON.stringify(record))
    if (isBad(past)) throw new Error(past.code)
    expect(past.game.data?.pack).toMatchObject({ name: write().name })

    for (const { id: kept } of keptPacks()) removePack(kept)
    const named = `${write().name} (${shortOf(rules.data)})`
    expect(await openRecord(JSON.stringify(record))).toEqual({ code: 'other-data', pack: named })
    expect(await openBoxFor(table)).toContain(named)
    await putIn(write())
    expect(await openBoxFor(table)).toBe('')
    expect(openLocalTable(table)?.phase).toBe('over')
  }, 120_000)

  it('is drawn by its own numbers, or else in words', async () => {
    const { game } = await tableWith(write(), options)
    const [board, usual] = [await boardOf(game), await boardOf(gameById(id)!)]
    expect(board.load === usual.load).toBe(usual.drawsPacks === true)
  })

  it('tells its pack to the workers', async () => {
    const { game } = await tableWith(write(), options)
    const asked: Wish[] = []
    const helper: Helper = {
      onmessage: null,
      onerror: null,
      postMessage: (text) => asked.push(JSON.parse(text) as Wish),
      terminate: () => {},
    }
    const thinker = new Thinker(() => helper, 1)
    thinker.prepare({ rules: rulesOf(game, options), options })
    expect(asked[0].pack).toMatchObject({ name: write().name })
    const usual = new Thinker(() => helper, 1)
    usual.prepare({ rules: rulesOf(gameById(id)!, options), options })
    expect(asked[1].pack).toBeUndefined()
  })

  it('is thought about by a worker that knows no more than the pack it was sent', async () => {
    const { game, id: table } = await tableWith(write(), options)
    const playing = openLocalTable(table)!
    const job = playing.botJob(playing.botToAnswer())
    forgetOwned()
    openWith(async () => ({ packsOf: () => [game.data?.pack] }))
    onTestFinished(() => openWith(() => import('../src/box/kept.ts')))
    const mind = (await loadKnownGame(job.rules, job.options))!
    expect(mind.game.data?.own).toBe(true)
    const answers = think({ ...job, bot: 'strong', milliseconds: 100 }, mind)
    expect(playing.answerForBot(job.seat, answers, 0).ok).toBe(true)
  })
})
