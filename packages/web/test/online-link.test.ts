// @vitest-environment node
import type { Opened, Request } from '@quayside/table'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Declined, Unreachable } from '../src/app/declined.ts'
import type { Refused } from '../src/table/link.ts'

type Asked = Request & { readonly gesture?: string }

/** What the tab asked of the server, but for opening tables and being there; and what it gets for it. */
let asked: Asked[] = []
let replies: (() => Promise<unknown>)[] = []

const opened = { viewer: 0, info: {}, chat: [], game: null } as unknown as Opened
const connection = {
  listen: () => () => {},
  ask(request: Asked): Promise<unknown> {
    if (request.t === 'open') return Promise.resolve(opened)
    if (request.t === 'attend' || request.t === 'close') return Promise.resolve(null)
    asked.push(request)
    return (replies.shift() ?? (() => Promise.resolve(null)))()
  },
}
vi.mock('../src/app/connection.ts', () => ({ connection }))
vi.mock('../src/app/wanted.svelte.ts', () => ({ noteOnline() {} }))
vi.mock('../src/app/router.svelte.ts', () => ({ go() {}, pathOf: {} }))
vi.mock('../src/table/attending.ts', () => ({
  Attending: class {
    begin() {}
    stop() {}
  },
}))

const lost = () => Promise.reject(new Unreachable('the connection broke', true))
const unsent = () => Promise.reject(new Unreachable('no connection'))
const declined = (code: string) => () => Promise.reject(new Declined(code, ''))

async function openLink() {
  const { OnlineLink } = await import('../src/table/online.ts')
  const link = new OnlineLink('prtable')
  const told: Refused[] = []
  const nothing = () => {}
  link.listen({
    opened: nothing,
    frames: nothing,
    info: nothing,
    chat: nothing,
    connection: nothing,
    refused: (no) => told.push(no),
  })
  return { link, told }
}

/** The line is back, and the table open. */
async function back(link: { up(): void }): Promise<void> {
  link.up()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  asked = []
  replies = []
})

describe('a gesture whose reply was lost', () => {
  test.each([
    ['the line broke', lost],
    ['it could not be sent', unsent],
    ['the server does not know', declined('unsure')],
  ])('is sent again as the same: %s', async (_, reply) => {
    const { link, told } = await openLink()
    replies.push(reply)
    expect(await link.answer(['role settler'], 3)).not.toBeNull()
    await back(link)
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatchObject({ t: 'answer', answers: ['role settler'], seq: 3 })
    expect(asked[1]).toEqual(asked[0])
    await back(link)
    expect([asked.length, told]).toEqual([2, []])
  })

  test('is told of if it did not count', async () => {
    const { link, told } = await openLink()
    replies.push(lost, lost, declined('stale'))
    await link.undo(4)
    await back(link)
    expect(told).toEqual([])
    await back(link)
    expect(told).toMatchObject([{ code: 'stale' }])
    expect(new Set(asked.map(({ gesture }) => gesture)).size).toBe(1)
  })

  test('is another than the next', async () => {
    const { link } = await openLink()
    await link.answer(['role settler'], 3)
    await link.answer(['role settler'], 5)
    expect(asked[0].gesture).toMatch(/^[0-9a-f]{24}$/)
    expect(asked[1].gesture).not.toBe(asked[0].gesture)
  })
})

describe('a line of chat', () => {
  test('whose reply was lost is said again as the same, and whoever said it learns what became of it', async () => {
    const { link } = await openLink()
    replies.push(lost, declined('hushed'))
    const settled = vi.fn()
    const said = link.act({ t: 'chat', text: 'Hello' }).then(settled)
    await back({ up() {} })
    expect(settled).not.toHaveBeenCalled()
    await back(link)
    await said
    expect(settled).toHaveBeenCalledWith({ code: 'hushed', message: '' })
    expect(asked[1]).toEqual(asked[0])
  })

  test('that could not be sent is given back at once', async () => {
    const { link } = await openLink()
    replies.push(unsent)
    expect(await link.act({ t: 'chat', text: 'Hello' })).toMatchObject({ code: 'unreachable' })
    await back(link)
    expect(asked).toHaveLength(1)
  })

  test('is given back when the table is left meanwhile', async () => {
    const { link } = await openLink()
    replies.push(lost)
    const said = link.act({ t: 'say', phrase: 'good-game' })
    await back({ up() {} })
    link.close()
    expect(await said).toMatchObject({ code: 'unreachable' })
  })
})
