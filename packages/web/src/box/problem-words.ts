import type { Language } from '@quayside/kernel'

/** What the check of a pack says, in other languages. Sentences about single components stay as they are, as the CLI tells them. */

type Rewrite = readonly [said: RegExp, words: Readonly<Record<Exclude<Language, 'en'>, string>>]

/** Whole sentences; `$1` and what follows is told by the pieces below. */
const SENTENCES: readonly Rewrite[] = [
  [/^expected (.+), found (.+)$/, { pt: 'esperado: $1; encontrado: $2', it: 'atteso: $1; trovato: $2' }],
  [/^expected ([^,]+)$/, { pt: 'esperado: $1', it: 'atteso: $1' }],
  [
    /^does not know (.+); it may have (.+)$/,
    { pt: '$1 não é conhecido aqui; pode haver $2', it: '$1 qui non è noto; può avere $2' },
  ],
  [/^does not know (.+)$/, { pt: '$1 não é conhecido aqui', it: '$1 qui non è noto' }],
  [/^(\S+) is missing$/, { pt: 'falta $1', it: 'manca $1' }],
  [/^lies too deep$/, { pt: 'está fundo demais', it: 'sta troppo in profondità' }],
  [/^the [a-z ]+ (\S+) is there twice$/, { pt: '$1 aparece duas vezes', it: '$1 c’è due volte' }],
  [/^there is no [a-z ]+ (\S+)$/, { pt: '$1 não existe', it: '$1 non c’è' }],
]

const PIECES: readonly Rewrite[] = [
  [/^a whole number from (\d+) to (\d+)$/, { pt: 'um número inteiro de $1 a $2', it: 'un numero intero da $1 a $2' }],
  [
    /^a line of text of at most (\d+) characters$/,
    { pt: 'uma linha de texto de até $1 caracteres', it: 'una riga di testo di al massimo $1 caratteri' },
  ],
  [
    /^an id of letters.*$/,
    { pt: 'um id de letras, algarismos e hifens simples', it: 'un id di lettere, cifre e trattini singoli' },
  ],
  [/^at most (\d+) entries$/, { pt: 'no máximo $1 registros', it: 'al massimo $1 voci' }],
  [/^at most (\d+), the last space$/, { pt: 'no máximo $1, o último espaço', it: 'al massimo $1, l’ultima casella' }],
  [/^more than the (\d+) before it$/, { pt: 'mais que o $1 anterior', it: 'più del $1 precedente' }],
  [/^less than the (\d+) before it$/, { pt: 'menos que o $1 anterior', it: 'meno del $1 precedente' }],
  [/^an object$/, { pt: 'um objeto', it: 'un oggetto' }],
  [/^a list$/, { pt: 'uma lista', it: 'un elenco' }],
  [/^a list of (\d+)$/, { pt: 'uma lista de $1', it: 'un elenco di $1' }],
  [/^nothing$/, { pt: 'nada', it: 'niente' }],
  [/^a reward$/, { pt: 'uma recompensa', it: 'una ricompensa' }],
  [/^an action$/, { pt: 'uma ação', it: 'un’azione' }],
  [
    /^"rulebook", .*$/,
    {
      pt: '"rulebook", "reconstructed", "owner" ou "public:" e onde',
      it: '"rulebook", "reconstructed", "owner" o "public:" e dove',
    },
  ],
  [/^(.+) or (\S+)$/, { pt: '$1 ou $2', it: '$1 o $2' }],
]

/** A problem to its reader, and in which language it is. */
export function problemWords(message: string, language: Language): { readonly text: string; readonly lang: Language } {
  if (language === 'en') return { text: message, lang: 'en' }
  for (const [said, words] of SENTENCES) {
    const found = said.exec(message)
    if (!found) continue
    const parts = found.slice(1).map((part) => pieceIn(part, language))
    return { text: filled(words[language], parts), lang: language }
  }
  return { text: message, lang: 'en' }
}

function pieceIn(part: string, language: Exclude<Language, 'en'>): string {
  for (const [said, words] of PIECES) {
    const found = said.exec(part)
    if (found) return filled(words[language], found.slice(1))
  }
  return part
}

/** The parts come from a file: nothing in them stands for anything. */
const filled = (words: string, parts: readonly string[]): string =>
  words.replace(/\$(\d)/g, (_, number: string) => parts[Number(number) - 1] ?? '')
