import { puertoRico } from '@quayside/puerto-rico'
import { afterEach, expect, test, vi } from 'vitest'
import { Referee } from '../src/engine/referee.ts'

const ask = (referee: Referee, request: object) => JSON.parse(referee.reply(JSON.stringify(request)))

afterEach(() => vi.restoreAllMocks())

/** Makes the next answer go wrong half-way, after it has changed the state. */
function breakNextAnswer(): void {
  const { apply } = puertoRico
  vi.spyOn(puertoRico, 'apply').mockImplementationOnce((state, seat, answer, out) => {
    apply(state, seat, answer, out)
    throw new Error('half-way')
  })
}

test('a mistake of ours is told and leaves the table as it was', () => {
  const referee = new Referee()
  ask(referee, { do: 'new', game: 'puerto-rico', seed: 'referee' })
  ask(referee, { do: 'random', answers: 25 })
  const [before, status] = [ask(referee, { do: 'hash' }), ask(referee, { do: 'ask' })]
  breakNextAnswer()
  expect(ask(referee, { do: 'random', answers: 5 })).toMatchObject({ ok: false, error: { code: 'internal' } })
  expect(ask(referee, { do: 'hash' })).toEqual(before)
  expect(ask(referee, { do: 'ask' })).toEqual(status)
  breakNextAnswer()
  const [{ seat, answers }] = status.ask
  expect(ask(referee, { do: 'answer', seat, answer: answers[0] })).toMatchObject({ error: { code: 'internal' } })
  expect(ask(referee, { do: 'hash' })).toEqual(before)
  expect(ask(referee, { do: 'answer', seat, answer: answers[0] })).toMatchObject({ ok: true })
})
