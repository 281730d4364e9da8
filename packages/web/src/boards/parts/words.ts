import type { Language } from '@quayside/kernel'

interface Words {
  key: (keys: string) => string
  players: string
  you: string
}

export const partWords: { readonly [language in Language]: Words } = {
  en: { key: (keys) => `key ${keys}`, players: 'Players', you: 'You' },
  pt: { key: (keys) => `tecla ${keys}`, players: 'Jogadores', you: 'Você' },
  it: { key: (keys) => `tasto ${keys}`, players: 'Giocatori', you: 'Tu' },
}
