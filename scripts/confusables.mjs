// Makes the table of signs that look alike, out of Unicode's list of them: https://www.unicode.org/Public/security/latest/confusables.txt
// (Debian has it in the source package `icu`, under source/data/unidata).
//   npx --no-install node scripts/confusables.mjs confusables.txt
// Names that were taken keep the looks they have in the store: after a new table, tell those who run a server in CHANGELOG.md.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../packages/server/src/people/confusables.json', import.meta.url)

/** What has to go with every copy of the data. */
const LICENCE = `Copyright © 1991-2022 Unicode, Inc. All rights reserved.
Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with all copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated Documentation.
THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the copyright holder.`

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Say where confusables.txt is.')
  process.exit(2)
}
const text = readFileSync(path, 'utf8')
const version = /^# Version: (\S+)/m.exec(text)[1]
const alike = new Map()
for (const [, from, to] of text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm)) {
  const sign = String.fromCodePoint(Number.parseInt(from, 16))
  // What the first normalization takes apart or replaces never gets as far as the table.
  if (sign.normalize('NFKD') !== sign) continue
  const prototype = to.trim().toLowerCase()
  alike.set(prototype, [...(alike.get(prototype) ?? []), from.toLowerCase().replace(/^0+/, '')])
}
const table = Object.fromEntries([...alike].map(([prototype, signs]) => [prototype, signs.join(' ')]))
const source = `confusables.txt ${version} of Unicode (UTS 39), by scripts/confusables.mjs: what signs look like, and which do`
writeFileSync(FILE, `${JSON.stringify({ source, licence: LICENCE.split('\n'), alike: table }, null, 2)}\n`)
console.log(`${alike.size} looks of ${[...alike.values()].flat().length} signs, Unicode ${version}`)
