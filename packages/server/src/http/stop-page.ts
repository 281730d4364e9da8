import type { Language } from '@quayside/kernel'
import type { NoticeWords } from '../notices/words/catalogue.ts'

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}' +
  'button{font:inherit;min-height:44px;padding:0 1.2rem}'

/** A page of its own, without scripts: whoever opens it may not have been here for long. */
export function stopPage(words: NoticeWords['stop'], language: Language, state: 'ask' | 'done' | 'unknown'): string {
  const button = state === 'ask' ? `<form method="post"><button>${words.button}</button></form>` : ''
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title} · Quayside</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>` +
    `<body><main><h1>${words.title}</h1><p>${words[state]}</p>${button}</main></body></html>`
  )
}
