/** Letters of other alphabets, and digits, that look like Latin ones in most typefaces. */
const LOOK_ALIKE: { readonly [sign: string]: string } = {
  ...letters('абеіјкмнорсѕтухԁԛԝ', 'abeljkmhopcstyxdqw'),
  ...letters('αβεικνορτυχ', 'abelkvoptyx'),
  ...letters('i01|ıłø', 'lollllo'),
}

function letters(from: string, to: string): { [sign: string]: string } {
  return Object.fromEntries(Array.from(from, (sign, i) => [sign, to[i]]))
}

/**
 * What is left of a name when all is taken away that hardly shows: case, accents, width, blanks, invisible signs, letters that look like others.
 * Two names with the same are too much alike to sit at one table.
 */
export function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Z}\p{P}\u2800]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
  const looks = Array.from(plain, (sign) => LOOK_ALIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  // Of a name that is nothing but such signs, they are all there is.
  return looks === '' ? name.normalize('NFKC') : looks
}

export const looksLike = (one: string, other: string): boolean => looksOf(one) === looksOf(other)
