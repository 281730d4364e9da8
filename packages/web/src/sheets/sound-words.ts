import { catalogue } from '../app/words.ts'
import type { SoundKind } from '../sound/names.ts'

interface SoundWords {
  readonly sound: string
  readonly note: string
  readonly kindsLabel: string
  readonly kinds: Readonly<Record<SoundKind, string>>
  readonly notes: Readonly<Record<SoundKind, string>>
  readonly volume: string
  percent(volume: number): string
  readonly try: string
  tries(kind: string): string
}

export const soundWords = catalogue<SoundWords>({
  en: {
    sound: 'Sound',
    note: 'Short and quiet; you choose which.',
    kindsLabel: 'Which sounds',
    kinds: { pieces: 'Pieces', turn: 'Your turn', chat: 'Chat', end: 'End of the game' },
    notes: {
      pieces: 'When something moves on the board.',
      turn: 'A ship’s bell; in Cooper Island the dog barks.',
      chat: 'When somebody says something, but not at tables of which you want to be told nothing.',
      end: '',
    },
    volume: 'Volume',
    percent: (volume) => `${volume}%`,
    try: 'Try it',
    tries: (kind) => `Try it: ${kind}`,
  },
  pt: {
    sound: 'Som',
    note: 'Sons curtos e baixos; você escolhe quais.',
    kindsLabel: 'Quais sons',
    kinds: { pieces: 'Peças', turn: 'Sua vez', chat: 'Conversa', end: 'Fim da partida' },
    notes: {
      pieces: 'Quando algo se move no tabuleiro.',
      turn: 'Um sino de navio; em Cooper Island o cachorro late.',
      chat: 'Quando alguém diz algo, mas não nas mesas das quais você não quer aviso nenhum.',
      end: '',
    },
    volume: 'Volume',
    percent: (volume) => `${volume}%`,
    try: 'Ouvir',
    tries: (kind) => `Ouvir: ${kind}`,
  },
  it: {
    sound: 'Suono',
    note: 'Suoni brevi e bassi; scegli tu quali.',
    kindsLabel: 'Quali suoni',
    kinds: { pieces: 'Pezzi', turn: 'Il tuo turno', chat: 'Chat', end: 'Fine della partita' },
    notes: {
      pieces: 'Quando qualcosa si muove sul tabellone.',
      turn: 'Una campana di bordo; in Cooper Island abbaia il cane.',
      chat: 'Quando qualcuno dice qualcosa, ma non ai tavoli di cui non vuoi avvisi.',
      end: '',
    },
    volume: 'Volume',
    percent: (volume) => `${volume}%`,
    try: 'Ascolta',
    tries: (kind) => `Ascolta: ${kind}`,
  },
})
