import { readFileSync, writeFileSync } from 'node:fs'
import { type RuleSwitches, SWITCH_MEANING } from '../src/editions/edition.ts'
import { EDITION } from '../src/editions/index.ts'
import { EDITIONS, type EditionId } from '../src/ids.ts'

/**
 * The table of docs/puerto-rico/editions.md, made from the editions' manifests.
 *
 *   node packages/games/puerto-rico/test/editions-page.ts     writes it anew; the rest of the page stays as it is
 */
export const PAGE = new URL('../../../../docs/puerto-rico/editions.md', import.meta.url)
export const REFRESH = 'node packages/games/puerto-rico/test/editions-page.ts'

const BEGIN = `<!-- The table is made from packages/games/puerto-rico/src/editions. To refresh it: ${REFRESH} -->`
const END = '<!-- End of the table. -->'

export function editionsTable(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const switches = Object.keys(SWITCH_MEANING) as (keyof RuleSwitches)[]
  return [
    row(['switch', 'what it decides', ...EDITIONS]),
    row(['---', '---', ...EDITIONS.map(() => '---')]),
    ...switches.map((name) => row([`\`${name}\``, SWITCH_MEANING[name], ...EDITIONS.map((id) => cell(id, name))])),
  ].join('\n')
}

function cell(edition: EditionId, name: keyof RuleSwitches): string {
  const { value, source } = EDITION[edition].switches[name]
  return `${shown(value)}<br>*${source}*`
}

const shown = (value: string | object): string =>
  typeof value === 'string'
    ? `\`${value}\``
    : Object.entries(value)
        .map(([players, count]) => `${players}: \`${count}\``)
        .join(', ')

/** The page with a fresh table between its two marks. */
export function freshPage(page: string): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`the page lacks its marks:\n${BEGIN}\n${END}`)
  return `${page.slice(0, begin)}${BEGIN}\n\n${editionsTable()}\n\n${page.slice(end)}`
}

export const readPage = (): string => readFileSync(PAGE, 'utf8')

if (import.meta.main) writeFileSync(PAGE, freshPage(readPage()))
