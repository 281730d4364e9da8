import { STAND_IN } from '@quayside/bots/grades'
import { loadGame } from '@quayside/games'
import type { Options } from '@quayside/kernel'
import { type Chair, Table } from '@quayside/table'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../src/app/settings.svelte.ts'
import type { GameBoard } from '../src/boards/board.ts'
import { plainAnswer } from '../src/bots/answer.ts'
import { board as mombasaBoard } from '../src/games/mombasa/board/index.ts'
import { board as puertoRicoBoard } from '../src/games/puerto-rico/board/index.ts'
import { HERE, keepTable } from '../src/table/kept.ts'
import { LocalLink } from '../src/table/local.ts'
import { Play } from '../src/table/play.svelte.ts'
import { Stage } from '../src/table/stage.svelte.ts'

/** Answering at a table by what is on the board and in the dock, as `Play` understands it. */

vi.mock('../src/app/router.svelte.ts', () => ({ go: () => {}, pathOf: {} }))

// As much of a browser as a desk needs.
vi.hoisted(() => {
  const nothing = { matches: false, addEventListener: () => {} }
  Object.assign(globalThis, {
    matchMedia: (query: string) => (query === '(min-width: 1200px)' ? { ...nothing, matches: true } : nothing),
    innerWidth: 1440,
    innerHeight: 900,
    document: {
      documentElement: { style: { setProperty: () => {} } },
      createElement: () => ({ style: {} }),
      body: { append: () => {} },
      hidden: false,
    },
    ResizeObserver: class {
      observe() {}
    },
    getComputedStyle: () => ({ fontSize: '16px' }),
    addEventListener: () => {},
  })
})
afterAll(async () => {
  // Nobody waits to be shown what is still to come.
  for (const link of links) link.close()
  for (const stage of stages) await stage.settled()
  const browser = ['matchMedia', 'innerWidth', 'innerHeight', 'document', 'ResizeObserver', 'getComputedStyle']
  for (const name of [...browser, 'addEventListener']) Reflect.deleteProperty(globalThis, name)
})
beforeEach(() => {
  settings.pace = 'quick'
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const links: LocalLink[] = []
const stages: Stage[] = []

/** A table at which Marta is asked this, with bots in the other seats. */
async function askedAt(game: string, board: GameBoard, options: Options, question: string): Promise<Play> {
  await loadGame(game)
  const setting = { game, options, clock: { kind: 'none' }, expiry: 'wait', undo: true, advice: true } as const
  const bots = Array.from(
    { length: Number(options.players) },
    (_, seat): Chair => ({ kind: 'bot', bot: STAND_IN, name: `Bot ${seat}` }),
  )
  const table = must(Table.set(setting, bots, { seed: `${game} ${question}`, salt: 'salt' }, 0))
  must(table.begin(0))
  while (table.sight(0).ask?.question.kind !== question) {
    const seat = table.botToAnswer()
    must(table.answerForBot(seat, plainAnswer(table.botJob(seat)), 0))
  }
  const chairs = bots.map((bot, seat): Chair => (seat === 0 ? { kind: 'person', person: HERE, name: 'Marta' } : bot))
  const lines = table.match.lines.map((line) => `${line.seat} ${line.text}`)
  keepTable('here', must(Table.restore({ ...table.save(), chairs }, lines)))
  const link = LocalLink.open('here')!
  links.push(link)
  const stage = new Stage(link)
  stages.push(stage)
  link.listen(stage)
  await stage.settled()
  const play = new Play(link, board, stage)
  stage.board = board
  await play.ask()
  return play
}

const planning = () => askedAt('mombasa', mombasaBoard, { players: 2, setup: 'first' }, 'plan')
/** A hand that is moved at once. */
const soon = () => new Promise((resolve) => setTimeout(resolve))
const pick = async (play: Play, ...places: string[]) => {
  for (const place of places) play.pick(place, 'mouse')
  await soon()
}
/** Cards that can be laid, and slots for them. */
function ends(play: Play): { cards: string[]; slots: string[] } {
  const laid = play.offered.filter(({ facts }) => facts.kind === 'lay')
  return {
    cards: [...new Set(laid.map((choice) => choice.ends[0]))],
    slots: [...new Set(laid.map((choice) => choice.ends[1]))],
  }
}
const idsOf = (play: Play) => play.offers.rails.map(({ offers }) => offers.map(({ id }) => id))

describe('a card and its slot', () => {
  it('are offered one after the other', async () => {
    const play = await planning()
    const { cards, slots } = ends(play)
    expect(idsOf(play)).toEqual([cards])
    expect(play.questionText).toBe(mombasaBoard.ask(play.asking!, [], play.moment))
    play.pick(cards[1], 'mouse')
    expect(play.held).toEqual([cards[1]])
    expect(idsOf(play)[1]).toEqual(slots)
    expect(play.light(slots[0])).toMatchObject({ tone: 'asked', keys: ['1'] })
    expect(play.light(cards[0])).toBeNull()
  })

  it('may be picked the other way round', async () => {
    const play = await planning()
    const { cards, slots } = ends(play)
    await pick(play, slots[1], cards[0])
    expect(play.draft.answers).toHaveLength(1)
    expect(play.draft.laid[0]).toMatchObject({ kind: 'lay', slot: Number(slots[1].split(':')[1]) })
  })

  it('by the numbers of the dock', async () => {
    const play = await planning()
    play.press(play.offers.numberedBy('2')!, 'key')
    play.press(play.offers.numberedBy('1')!, 'key')
    await soon()
    expect(play.draft.laid).toHaveLength(1)
  })

  it('need one pick where one slot is left, and the habitual second one takes nothing off', async () => {
    const play = await planning()
    for (let { cards, slots } = ends(play); slots.length > 1; { cards, slots } = ends(play))
      await pick(play, cards[0], slots[0])
    const { cards, slots } = ends(play)
    const before = play.draft.answers.length
    await pick(play, cards[0])
    expect(play.draft.answers).toHaveLength(before + 1)
    await pick(play, slots[0])
    expect(play.draft.answers).toHaveLength(before + 1)
    await pick(play, slots[0])
    expect(play.draft.answers).toHaveLength(before)
  })
})

describe('an act that throws something away', () => {
  it('is named with what is lost, marked on the board, and done only by yes', async () => {
    const play = await planning()
    const { slots } = ends(play)
    const [seal] = play.closings
    expect(seal).toMatchObject({ key: 'enter', solid: false })
    expect(seal.label).toMatch(/…$/)
    await seal.go()
    const { loss } = play.confirmation.waiting!
    expect(loss.act).not.toBe('')
    expect(loss.lost).toContain(String(slots.length))
    expect(slots.map((slot) => play.lossAt(slot))).not.toContain(null)
    const { seq } = play.stage.sight!
    play.confirmation.close()
    expect(play.lossAt(slots[0])).toBeNull()
    expect(play.stage.sight!.seq).toBe(seq)
    await seal.go()
    play.confirmation.yes()
    await vi.waitFor(() => expect(play.stage.sight!.seq).toBeGreaterThan(seq))
  })

  it('is asked about even before it is known what is thrown away', async () => {
    const { link, stage, closings } = await planning()
    const { seq } = stage.sight!
    const hasty = new Play(link, mombasaBoard, stage)
    await hasty.choose(closings[0].id)
    expect(hasty.confirmation.waiting?.loss.places).not.toEqual({})

    const unreachable = { ...mombasaBoard, losing: () => Promise.reject(new Error('no network')) }
    const alone = new Play(link, unreachable, stage)
    await alone.choose(closings[0].id)
    expect(alone.confirmation.waiting?.loss).toMatchObject({ title: alone.said.confirmTitle, places: {} })
    expect(stage.sight!.seq).toBe(seq)
  })

  it('is not asked about where nothing is left to do', async () => {
    const play = await planning()
    await play.draft.propose()
    for (let { cards, slots } = ends(play); slots.length > 0; { cards, slots } = ends(play))
      await pick(play, cards[0], slots[0])
    expect(play.closings).toMatchObject([{ key: 'enter', solid: true }])
    expect(play.closings[0].label).not.toMatch(/…$/)
    await play.closings[0].go()
    expect(play.confirmation.waiting).toBeNull()
  })
})

describe('the mayor', () => {
  const mayor = () => askedAt('puerto-rico', puertoRicoBoard, { players: 3 }, 'mayor-privilege')

  it('takes the privilege and places workers in one gesture, which is ready at once', async () => {
    const play = await mayor()
    await vi.waitFor(() => expect(play.draft.complete).toBe(true))
    expect(play.draft.switched).toBe(true)
    expect(play.draft.answers[0]).toBe('worker')
    expect(play.closings).toMatchObject([{ key: 'enter', solid: true, open: true }])
    const { seq } = play.stage.sight!
    await play.closings[0].go()
    await vi.waitFor(() => expect(play.stage.sight!.seq).toBeGreaterThan(seq))
  })

  it('may leave the privilege by a switch, and what was placed is laid out anew', async () => {
    const play = await mayor()
    await vi.waitFor(() => expect(play.draft.complete).toBe(true))
    await play.draft.turn()
    expect(play.draft.switched).toBe(false)
    expect(play.draft.answers[0]).toBe('no worker')
    expect(play.draft.complete).toBe(true)
    await play.draft.clear()
    expect(play.draft.answers).toEqual(['no worker'])
    expect(play.draft.complete).toBe(false)
  })
})

describe('undo', () => {
  it('takes back at once while the doings of bots are still being shown', async () => {
    const play = await askedAt('puerto-rico', puertoRicoBoard, { players: 3 }, 'choose-role')
    // Nothing is drawn by anybody until the next settler.
    await play.choose('role craftsman')
    expect(play.stage.busy).toBe(true)
    await play.undo()
    await play.stage.settled()
    expect(play.refusal).toBeNull()
    expect(play.standing?.question.kind).toBe('choose-role')
    expect(play.offered.map(({ text }) => text)).toContain('role craftsman')
  })

  it('says why not where something was drawn', async () => {
    settings.pace = 'instant'
    const play = await askedAt('puerto-rico', puertoRicoBoard, { players: 3 }, 'choose-role')
    await play.choose('role settler')
    await play.stage.settled()
    const draws = play.offered.find(({ text }) => text.startsWith('take'))
    await play.choose(draws!.text)
    await vi.waitFor(() => expect(play.stage.sight?.undo).toMatchObject({ refused: expect.any(String) }))
    await play.undo()
    expect(play.refusal?.text).not.toBe('')
  })
})
