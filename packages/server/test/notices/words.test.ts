import { LANGUAGES, type Language } from '@quayside/kernel'
import { NOTICE_KINDS, type NoticeKind } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../src/languages.ts'
import { type Item, mailOf, pushOf } from '../../src/notices/telling.ts'
import { USUAL, wishesIn } from '../../src/notices/wishes.ts'
import type { NoticeRow } from '../../src/store/notices.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

function itemOf(kind: NoticeKind, table: string, others = ['Rui', 'Bo'], who: string | null = null): Item {
  const row: NoticeRow = {
    person_id: 'ana',
    kind,
    table_id: table,
    cause: '1',
    who,
    created: NOON,
    ends: NOON,
    expires: NOON,
    push_at: null,
    mail_at: null,
    push_tries: 0,
    mail_tries: 0,
    due: null,
  }
  const setting = {
    game: 'cooper-island',
    options: { players: 3 },
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: false,
  } as const
  return { row, setting, others }
}

const inLanguage = (language: Language) => ({ ...USUAL, language, zone: 'America/Sao_Paulo' })

describe('the words of notices', () => {
  test.each([
    ['en', 'Your turn', 'Cooper Island with Rui and Bo'],
    ['pt', 'Sua vez', 'Cooper Island com Rui e Bo'],
    ['it', 'Tocca a te', 'Cooper Island con Rui e Bo'],
  ] as const)('are the reader’s own: %s', (language, title, body) => {
    expect(pushOf([itemOf('turn', 'a')], inLanguage(language), 1)).toMatchObject({ title, body })
  })

  test.each(LANGUAGES)('tell each kind from the others, for one table and for several: %s', (language) => {
    const titles = NOTICE_KINDS.flatMap((kind) => {
      const one = pushOf([itemOf(kind, 'a')], inLanguage(language), 0).title
      const three = pushOf(
        ['a', 'b', 'c'].map((table) => itemOf(kind, table)),
        inLanguage(language),
        0,
      ).title
      expect(three).toContain('3')
      return [one, three]
    })
    expect(new Set(titles).size).toBe(titles.length)
    const mixed = pushOf([itemOf('turn', 'a'), itemOf('over', 'b')], inLanguage(language), 0)
    expect(titles).not.toContain(mixed.title)
    expect(mixed).toMatchObject({ path: '/tables', tag: 'tables' })
  })

  test('name who did something, and a time in the reader’s own zone', () => {
    expect(pushOf([itemOf('message', 'a', ['Rui'], 'Rui')], inLanguage('en'), 0).title).toBe('Rui wrote to you')
    expect(pushOf([itemOf('clock', 'a', ['Rui'])], inLanguage('pt'), 0).body).toBe(
      'Cooper Island com Rui, até seg., 09:00',
    )
  })

  test('cut a long list off, and say how much is left', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((table) => itemOf('turn', table, ['Rui']))
    const lines = pushOf(items, inLanguage('it'), 6).body.split('\n')
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toBe('altri 2')
  })

  test('take names as they are: nothing in them begins a line of a mail’s head', () => {
    const links = { url: 'https://play.example.org', stop: 'https://play.example.org/api/unsubscribe/x' }
    const { subject, text } = mailOf(
      [itemOf('invited', 'a', ['<b>Rui</b>'], '<b>Rui</b>')],
      inLanguage('en'),
      'Ana',
      links,
    )
    expect(subject).toBe('<b>Rui</b> invites you: Cooper Island with <b>Rui</b>')
    expect(text).toContain('https://play.example.org/table/a\n')
  })
})

test('what a browser reads decides the language until somebody chooses one', () => {
  expect(languageOf('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt')
  expect(languageOf('de, it;q=0.5')).toBe('it')
  expect(languageOf('de')).toBe('en')
  expect(languageOf(undefined)).toBe('en')
})

test('wishes of before there was a kind have what is usual for it', () => {
  const { turn, ...others } = USUAL.kinds
  const said = { kinds: { ...others, over: { push: false, mail: false } }, after: 5 }
  const wishes = wishesIn({ person_id: 'ana', body: JSON.stringify(said), mailed: 0, refused: null })
  expect(wishes).toEqual({ ...USUAL, after: 5, kinds: { ...USUAL.kinds, turn, over: { push: false, mail: false } } })
})
