// @vitest-environment node
import type { NoticeWishes } from '@quayside/table'
import { NOTICE_KINDS } from '@quayside/table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Declined } from '../src/app/declined.ts'
import { NameCheck } from '../src/people/name-check.svelte.ts'
import { Proof } from '../src/people/proof.svelte.ts'
import { qrPath } from '../src/people/qr.ts'
import { carriedIn } from '../src/people/sign-in-hash.ts'
import { clockOf, minutesOf, Wishes } from '../src/people/wishes.svelte.ts'

/** What the page asked of the server, answered when a test says so. */
interface Asked {
  readonly path: string
  readonly method: string
  readonly body: unknown
  answer(value: unknown, status?: number): Promise<void>
}
const asked: Asked[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    return new Promise((resolve) =>
      asked.push({
        path,
        method,
        body: body === undefined ? undefined : JSON.parse(body),
        async answer(value, status = 200) {
          resolve({ ok: status === 200, status, statusText: '', json: async () => value })
          await vi.advanceTimersByTimeAsync(0)
        },
      }),
    )
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a name while it is typed', () => {
  test('is looked up once one stops, and only the last one counts', async () => {
    const check = new NameCheck()
    for (const typed of ['M', 'Ma', 'Mar']) check.look(typed)
    expect(check.state).toBe('looking')
    await vi.advanceTimersByTimeAsync(400)
    check.look('Marta')
    await vi.advanceTimersByTimeAsync(400)
    expect(asked.map(({ body }) => body)).toEqual([{ name: 'Mar' }, { name: 'Marta' }])
    await asked[1].answer({ verdict: null })
    expect(check.state).toBe('free')
    await asked[0].answer({ verdict: 'taken' })
    expect(check.state).toBe('free')
  })

  test.each([
    ['   ', 'empty'],
    ['x'.repeat(25), 'bad-name'],
    ['Ma\u202erta', 'bad-name'],
    ['Marta ', 'own'],
  ])('%j is %s without asking', async (typed, state) => {
    const check = new NameCheck()
    check.look(typed, 'Marta')
    await vi.advanceTimersByTimeAsync(1000)
    expect(check.state).toBe(state)
    expect(asked).toEqual([])
  })

  test.each(['taken', 'mixed', 'marks'] as const)('is refused with its reason: %s', async (verdict) => {
    const check = new NameCheck()
    check.look('Mаrta')
    await vi.advanceTimersByTimeAsync(400)
    await asked[0].answer({ verdict })
    expect(check.state).toBe(verdict)
  })
})

describe('what needs a proof', () => {
  const refusal = (code: string) => () => Promise.reject(new Declined(code, ''))

  test('is done after one has shown something', async () => {
    const proof = new Proof()
    const act = vi.fn(refusal('prove-first') as () => Promise<string>)
    const done = proof.for(act)
    await vi.advanceTimersByTimeAsync(0)
    act.mockResolvedValue('done')
    proof.asked!(true)
    expect(await done).toBe('done')
    expect(proof.asked).toBeNull()
  })

  test('is left alone if one does not', async () => {
    const proof = new Proof()
    const act = vi.fn(refusal('prove-first'))
    const done = proof.for(act)
    await vi.advanceTimersByTimeAsync(0)
    proof.asked!(false)
    expect(await done).toBeUndefined()
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('asks nobody when something else is wrong', async () => {
    const proof = new Proof()
    await expect(proof.for(refusal('slow-down'))).rejects.toMatchObject({ code: 'slow-down' })
    expect(proof.asked).toBeNull()
  })
})

describe('what a link to sign in carries', () => {
  test.each([
    ['', null],
    ['#', null],
    ['#code.AAAAA-BBBBB', { by: 'code', code: 'AAAAA-BBBBB' }],
    ['#AAAAA-BBBBB', { by: 'code', code: 'AAAAA-BBBBB' }],
    ['#AAAAA%2DBBBBB', { by: 'code', code: 'AAAAA-BBBBB' }],
    ['#%E0%A4%A', { by: 'code', code: '%E0%A4%A' }],
    ['#mail.t1cket.123456', { by: 'mail', ticket: 't1cket', code: '123456' }],
    ['#mail.t1cket', null],
    ['#code.', null],
  ])('%s', (hash, carried) => expect(carriedIn(hash)).toEqual(carried))
})

describe('wishes for notices', () => {
  const off = { push: false, mail: false }
  const WISHES: NoticeWishes = {
    kinds: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, off])) as NoticeWishes['kinds'],
    after: 2,
    quiet: null,
    zone: 'Etc/UTC',
    language: 'en',
    gather: 30,
    again: 24,
    tables: { 'a-table': 'none' },
  }

  async function loaded(): Promise<Wishes> {
    const wishes = new Wishes()
    const loading = wishes.load()
    await asked.shift()!.answer(WISHES)
    await loading
    return wishes
  }

  test('several changes are sent as one, as a whole', async () => {
    const wishes = await loaded()
    wishes.tell('turn', 'push', true)
    wishes.tell('turn', 'mail', true)
    wishes.differ('a-table', null)
    wishes.differ('another', 'mail')
    await vi.advanceTimersByTimeAsync(600)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'PUT', path: '/api/me/notices' })
    expect(asked[0].body).toMatchObject({
      kinds: { ...WISHES.kinds, turn: { push: true, mail: true } },
      tables: { another: 'mail' },
    })
    expect(wishes.state).toBe('saving')
    await asked[0].answer({})
    expect(wishes.state).toBe('saved')
  })

  test('a change that the server does not take is told', async () => {
    const wishes = await loaded()
    wishes.change({ gather: 0 })
    wishes.flush()
    await asked[0].answer({ error: { code: 'slow-down', message: '' } }, 429)
    expect(wishes).toMatchObject({ state: 'failed', problem: { code: 'slow-down' } })
  })

  test('hours are those of a clock', () => {
    expect([0, 425, 1320, 1439].map(clockOf)).toEqual(['00:00', '07:05', '22:00', '23:59'])
    expect(['00:00', '07:05', '23:59:30', '24:00', '7:5', ''].map(minutesOf)).toEqual([0, 425, 1439, null, null, null])
  })
})

test('a QR code has its three corners', () => {
  const { size, path } = qrPath('https://quayside.example/sign-in#code.AAAAA-BBBBB-CCCCC-DDDDD-EEEEE')
  expect((size - 17) % 4).toBe(0)
  for (const corner of ['M0 0h7v1', `M${size - 7} 0h7v1`, `M0 ${size - 1}h7v1`]) expect(path).toContain(corner)
})
