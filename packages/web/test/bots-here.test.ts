import type { Grade } from '@quayside/bots/grades'
import { type BotJob, type Mind, think } from '@quayside/bots/think'
import { games } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import type { Viewer } from '@quayside/kernel'
import { applyPatch, type Frame, type Sight, Table } from '@quayside/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainAnswer } from '../src/bots/answer.ts'
import { thinker } from '../src/bots/thinker.ts'
import { HERE, recordOfLocal, setLocalTable } from '../src/table/kept.ts'
import type { LinkListener } from '../src/table/link.ts'
import { LocalLink } from '../src/table/local.ts'

/** Bots at a table of this browser, who think while anything may happen at it. */

vi.mock('../src/app/router.svelte.ts', () => ({ go: () => {}, pathOf: {} }))

/** A bot that is thinking, to be told when it is done. */
interface Thinking {
  readonly task: BotJob
  readonly signal: AbortSignal
  answer(line: readonly string[]): Promise<void>
  fail(): Promise<void>
}

/** What bots think with is fetched when one thinks. */
const settled = async () => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}
let thinking: Thinking[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  thinking = []
  vi.spyOn(thinker, 'answer').mockImplementation(
    (task, signal) =>
      new Promise((resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('nobody waits')))
        const then = async (act: () => void) => {
          act()
          await settled()
        }
        thinking.push({
          task,
          signal: signal!,
          answer: (line) => then(() => resolve(line)),
          fail: () => then(() => reject(new Error('the worker broke'))),
        })
      }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class Screen implements LinkListener {
  sight: Sight | null = null
  opened(_viewer: Viewer, sight: Sight | null): void {
    this.sight = sight
  }
  frames(frames: readonly Frame[]): void {
    for (const { patch } of frames) this.sight = applyPatch(this.sight!, patch)
  }
  info(): void {}
  chat(): void {}
  connection(): void {}
}

/** Marta against two bots; she is the first governor. */
function against(bot: Grade) {
  const chairs = [
    { kind: 'person', person: HERE, name: 'Marta' },
    { kind: 'bot', bot, name: 'Anselmo' },
    { kind: 'bot', bot, name: 'Beatriz' },
  ] as const
  const options = { players: 3 }
  const common = { clock: { kind: 'none' }, expiry: 'wait', undo: true, advice: true } as const
  const id = setLocalTable({ game: 'puerto-rico', options, ...common }, chairs)
  if (!id.ok) throw new Error(id.error.message)
  const open = () => {
    const link = LocalLink.open(id.value)!
    const screen = new Screen()
    link.listen(screen)
    const answer = async (text: string) => {
      const refused = await link.answer([text], screen.sight!.seq)
      await settled()
      return refused
    }
    return { link, screen, answer }
  }
  const lines = () => recordOfLocal(id.value)!.answers
  return { ...open(), open, lines }
}

const asked = ({ sight }: Screen) => sight!.asked.map(({ seat }) => seat)

describe('a bot that thinks', () => {
  it('is waited for, one after the other, and then the person is asked', async () => {
    const { screen, answer } = against('strong')
    // Everybody takes a plantation, then the next chooses a role.
    await answer('role settler')
    expect(await answer(screen.sight!.ask!.answers[0].text)).toBeNull()
    expect(asked(screen)).toEqual([1])
    expect(thinking).toHaveLength(1)
    await thinking[0].answer(plainAnswer(thinking[0].task))
    expect(asked(screen)).toEqual([2])
    expect(thinking[1].task).toMatchObject({ seat: 2, bot: 'strong' })
    await thinking[1].answer(plainAnswer(thinking[1].task))
    expect(asked(screen)).toEqual([1])
  })

  it('has thought in vain when the answer before is taken back', async () => {
    const { link, screen, answer, lines } = against('strong')
    await answer('role builder')
    await answer('pass')
    const [first] = thinking
    expect(await link.undo()).toBeNull()
    expect(first.signal.aborted).toBe(true)
    await settled()
    expect(asked(screen)).toEqual([0])
    expect(lines()).toEqual(['0 role builder', '0 pass', '0 undo'])
    // Whatever is answered now is thought about anew.
    await answer(screen.sight!.ask!.answers[0].text)
    expect(thinking).toHaveLength(2)
    await thinking[1].answer(plainAnswer(thinking[1].task))
    expect(lines().map((line) => line[0])).toEqual(['0', '0', '0', '0', '1'])
  })

  it('is not heard while the game is paused, and is asked again afterwards', async () => {
    const { link, answer, lines } = against('master')
    await answer('role builder')
    await answer('pass')
    const before = lines()
    await link.act({ t: 'pause' })
    await thinking[0].answer(plainAnswer(thinking[0].task))
    expect(lines()).toEqual(before)
    await link.act({ t: 'resume' })
    await settled()
    expect(thinking).toHaveLength(2)
    expect(thinking[1].task).toEqual(thinking[0].task)
  })

  it('is let go when the table is left, and goes on when somebody comes back', async () => {
    const { link, answer, lines, open } = against('strong')
    await answer('role builder')
    await answer('pass')
    const before = lines()
    link.close()
    expect(thinking[0].signal.aborted).toBe(true)
    await settled()
    expect(lines()).toEqual(before)
    open()
    await settled()
    expect(thinking).toHaveLength(2)
  })

  it('plays plainly if the worker breaks, or says what cannot be', async () => {
    const { answer, lines } = against('strong')
    await answer('role builder')
    await answer('pass')
    const sensible = plainAnswer(thinking[0].task)[0]
    await thinking[0].fail()
    expect(lines().at(-1)).toBe(`1 ${sensible}`)
    const next = plainAnswer(thinking[1].task)[0]
    await thinking[1].answer(['role pirate'])
    expect(lines().at(-1)).toBe(`2 ${next}`)
  })
})

describe('a steady bot', () => {
  it('answers at once, without a worker', async () => {
    const { screen, answer } = against('steady')
    await answer('role builder')
    await answer('pass')
    expect(thinking).toEqual([])
    expect(asked(screen)).toEqual([0])
  })

  it('plays on for who let it, and not so fast that the seat could not be taken back', async () => {
    vi.useFakeTimers()
    const { link, screen, lines } = against('steady')
    await link.act({ t: 'hand-over' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(screen.sight!.over).toBe(false)
    expect(lines().filter((line) => line.startsWith('0 ')).length).toBeGreaterThan(0)
    await link.act({ t: 'take-back' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked(screen)).toEqual([0])
    vi.useRealTimers()
  })

  it.each(games)('of $id is the game’s policy, here as anywhere', (game) => {
    const mind: Mind = { game, judgement: judgementOf(game.id)! }
    const bots = [0, 1, 2].map((seat) => ({ kind: 'bot', bot: 'steady', name: `Bot ${seat}` }) as const)
    const setting = { game: game.id, options: { players: 3 }, clock: { kind: 'none' }, expiry: 'wait' } as const
    const set = Table.set({ ...setting, undo: true, advice: true }, bots, { seed: 'a', salt: 'b' }, 0)
    if (!set.ok) throw new Error(set.error.message)
    const table = set.value
    table.begin(0)
    for (let i = 0; i < 60; i++) {
      const seat = table.botToAnswer()
      const task = table.botJob(seat)
      expect(plainAnswer(task)).toEqual(think(task, mind))
      expect(table.answerForBot(seat, plainAnswer(task), 0).ok).toBe(true)
    }
  })
})
