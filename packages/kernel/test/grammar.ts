import type { Language } from '../src/index.ts'

// What no sentence of a language may have, whatever it is about: found in all that games and the client say, at every count.

/** Things that are counted, one and several. Where both are the same there is nothing to see. */
const COUNTED: Record<Language, readonly (readonly [one: string, other: string])[]> = {
  en: [
    ['coin', 'coins'],
    ['barrel', 'barrels'],
    ['crate', 'crates'],
    ['worker', 'workers'],
    ['point', 'points'],
    ['card', 'cards'],
    ['step', 'steps'],
    ['unit', 'units'],
    ['space', 'spaces'],
    ['resource', 'resources'],
    ['anchor', 'anchors'],
    ['marker', 'markers'],
    ['trading post', 'trading posts'],
    ['table', 'tables'],
    ['seat', 'seats'],
  ],
  pt: [
    ['moeda', 'moedas'],
    ['barril', 'barris'],
    ['caixote', 'caixotes'],
    ['trabalhador', 'trabalhadores'],
    ['ponto', 'pontos'],
    ['carta', 'cartas'],
    ['passo', 'passos'],
    ['unidade', 'unidades'],
    ['espaço', 'espaços'],
    ['recurso', 'recursos'],
    ['âncora', 'âncoras'],
    ['marcador', 'marcadores'],
    ['feitoria', 'feitorias'],
    ['alimento', 'alimentos'],
    ['mesa', 'mesas'],
    ['lugar', 'lugares'],
    ['mercadoria', 'mercadorias'],
  ],
  it: [
    ['moneta', 'monete'],
    ['barile', 'barili'],
    ['cassa', 'casse'],
    ['lavoratore', 'lavoratori'],
    ['punto', 'punti'],
    ['carta', 'carte'],
    ['passo', 'passi'],
    ['spazio', 'spazi'],
    ['casella', 'caselle'],
    ['risorsa', 'risorse'],
    ['ancora', 'ancore'],
    ['segnalino', 'segnalini'],
    ['emporio', 'empori'],
    ['pietra', 'pietre'],
    ['tavolo', 'tavoli'],
    ['posto', 'posti'],
    ['merce', 'merci'],
  ],
}

/** Counts that take the singular. Portuguese says "0 moeda". */
const SINGULAR: Record<Language, string> = { en: '1', pt: '[01]', it: '1' }

const alternatives = (words: readonly string[]): string => words.join('|')

/** "1 coins", "2 coin". A number that is part of another, of a range or of a name is not a count. */
function miscounted(language: Language): RegExp[] {
  const singular = alternatives(COUNTED[language].map(([one]) => one))
  const plural = alternatives(COUNTED[language].map(([, other]) => other))
  const alone = '(?<![\\p{L}\\d.,:/–−+-])(?<! an? )'
  return [
    new RegExp(`${alone}${SINGULAR[language]} (?:${plural})(?![\\p{L}-])`, 'u'),
    new RegExp(`${alone}(?!${SINGULAR[language]} )\\d+ (?:${singular})(?![\\p{L}-]| lid)`, 'u'),
  ]
}

/** `‹` and `›` are where words begin and end; letters with accents are letters too. */
const where = (pattern: string, flags = 'u'): RegExp =>
  new RegExp(pattern.replaceAll('‹', '(?<!\\p{L})').replaceAll('›', '(?![\\p{L}\\d])'), flags)

/** Before the subject of an infinitive nothing is contracted: "antes de os trabalhadores voltarem". */
const NOT_BEFORE_A_SUBJECT = '(?<!(?:[Aa]ntes|[Dd]epois|[Aa]pesar) )'

const PATTERNS: Record<Language, readonly RegExp[]> = {
  en: [
    ...miscounted('en'),
    // "a expansion", "an coin"; what begins like "you" or "one" takes "a".
    where('‹a (?!un[it]|us[eu]|one›|eu)[aeiou]\\p{Ll}'),
    where('‹an (?!hour|honest)[^aeiou\\P{Ll}]'),
  ],
  pt: [
    ...miscounted('pt'),
    where(`${NOT_BEFORE_A_SUBJECT}‹(?:de|em|por) (?:os?|as?)›`),
    where('‹a (?:os?|as?)›'),
    where(`${NOT_BEFORE_A_SUBJECT}‹(?:de|em) (?:(?:est|ess|aquel)[ea]s?|eles?|elas?|isso|isto)›`),
    where('‹(?:de|em|a|para|por) Lugar \\d'),
  ],
  it: [
    ...miscounted('it'),
    where('‹(?:di|a|da|in|su) (?:il|lo|i|gli|le)› \\p{L}'),
    where('‹(?:di|da|in|su) (?:la› \\p{L}|l’)'),
    // Elided before a vowel, and "lo" before what cannot take "il".
    where(
      '‹(?:una|della|nella|alla|dalla|sulla|dello|nello|allo|dallo|sullo) (?!i[aeou]|in )[aeiouàèéìòù]\\p{L}',
      'iu',
    ),
    where('‹(?:il|del|nel|al|dal|sul) [aeiouàèéìòù]\\p{L}', 'iu'),
    where('‹(?:il|un|del|nel|al|dal|sul) (?:s[bcdfghlmnpqrtvz]|z|gn|ps|y)\\p{L}', 'iu'),
    where('‹(?:di|a|da|in|su) Posto \\d'),
  ],
}

/** Said twice, such as "di di". */
const TWICE = /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu
const STRAIGHT = /\p{L}'\p{L}/u

/** What a reader would stumble over; nothing for a good sentence. */
export const stumbles = (language: Language, text: string): string[] =>
  [...PATTERNS[language], TWICE, STRAIGHT].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
