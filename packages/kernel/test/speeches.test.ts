import { Speeches } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'

describe('the languages of a game', () => {
  it('are spoken once they are learnt', () => {
    const speeches = new Speeches<string>('Stones')
    expect(() => speeches.in('it')).toThrow('the words of Stones in "it" are not loaded')
    speeches.learn('it', 'ciao')
    expect(speeches.in('it')).toBe('ciao')
    expect(() => speeches.in('pt')).toThrow('"pt"')
  })

  it('are fetched once', async () => {
    const speeches = new Speeches<string>('Stones')
    let fetched = 0
    const fetch = async () => `olá ${++fetched}`
    const load = speeches.loader({ en: fetch, pt: fetch, it: fetch })
    await load('pt')
    await load('pt')
    expect(speeches.in('pt')).toBe('olá 1')
    await load('it')
    expect(speeches.in('it')).toBe('olá 2')
  })
})
