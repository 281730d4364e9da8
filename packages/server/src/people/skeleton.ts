import table from './confusables.json' with { type: 'json' }

/** What a sign looks like: the prototype that Unicode gives all signs of one look. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(table.alike).flatMap(([prototype, signs]) =>
    signs.split(' ').map((sign): [string, string] => [textOf(sign), textOf(prototype)]),
  ),
)

function textOf(hex: string): string {
  return String.fromCodePoint(...hex.split(' ').map((code) => Number.parseInt(code, 16)))
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The skeleton of a text by UTS 39: texts with the same one look the same. */
export function skeletonOf(text: string): string {
  const signs = Array.from(text.normalize('NFKD').replace(INVISIBLE, ''), (sign) => PROTOTYPES.get(sign) ?? sign)
  return signs.join('').normalize('NFD')
}
