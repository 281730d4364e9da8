/** Scripts that people write today (UAX 31: recommended, and of limited use). */
const SCRIPTS = [
  ...['Arab', 'Armn', 'Beng', 'Bopo', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang', 'Hani', 'Hebr'],
  ...['Hira', 'Kana', 'Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai'],
  ...['Tibt', 'Adlm', 'Bali', 'Bamu', 'Batk', 'Cakm', 'Cans', 'Cham', 'Cher', 'Java', 'Kali', 'Lana', 'Lepc', 'Limb'],
  ...['Lisu', 'Mand', 'Mong', 'Mtei', 'Newa', 'Nkoo', 'Olck', 'Plrd', 'Rohg', 'Saur', 'Sund', 'Sylo', 'Syrc', 'Tale'],
  ...['Talu', 'Tavt', 'Tfng', 'Vaii', 'Yiii'],
]
const WRITTEN = SCRIPTS.map((script) => [script, new RegExp(`\\p{scx=${script}}`, 'u')] as const)

/** Writing systems of several scripts (UTS 39, section 5.1). */
const TOGETHER: { readonly [script: string]: readonly string[] } = {
  Hani: ['Jpan', 'Kore', 'Hanb'],
  Hira: ['Jpan'],
  Kana: ['Jpan'],
  Hang: ['Kore'],
  Bopo: ['Hanb'],
}

/** Digits, points, pictures: they belong to no script, and go with each. */
const COMMON = /^[\p{scx=Zyyy}\p{scx=Zinh}]$/u

/** The scripts in which all of a text can be written; none if it mixes several. */
export function scriptsIn(text: string): readonly string[] {
  let possible: readonly string[] = [...SCRIPTS, 'Jpan', 'Kore', 'Hanb']
  for (const sign of text) {
    if (COMMON.test(sign)) continue
    const scripts = WRITTEN.filter(([, written]) => written.test(sign)).flatMap(([script]) => [
      script,
      ...(TOGETHER[script] ?? []),
    ])
    possible = possible.filter((script) => scripts.includes(script))
  }
  return possible
}
