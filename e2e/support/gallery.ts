import { nameOf, type Screen } from './screens.ts'

/** A picture of a screen. */
export interface Picture {
  readonly file: string
  readonly group: string
  readonly name: string
  /** On a phone, the section that is open, if it is not the one that opened by itself. */
  readonly section: string
  readonly screen: Screen
  /** Light, dark, or a language. */
  readonly look: string
  /** The same of another checkout. */
  readonly before?: string
}

/** A page that shows pictures side by side: a row for each moment, all of one height, so that they can be compared. */
export function gallery(pictures: readonly Picture[]): string {
  const groups = unique(pictures.map(({ group }) => group))
  const links = groups.map((group) => `<a href="#${group}">${group}</a>`).join(' ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Quayside, every screen</title>
<style>
  body { margin: 0 16px 48px; background: #e7e9ea; color: #12242e; font: 14px/1.4 system-ui, sans-serif }
  nav { position: sticky; top: 0; display: flex; gap: 16px; align-items: center; padding: 8px 0; background: inherit }
  input { margin-left: auto; padding: 4px 8px; font: inherit }
  .row { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-bottom: 8px }
  figure { flex: none; margin: 0 }
  img { display: block; height: var(--height, 300px); width: auto; box-shadow: 0 1px 4px #0005 }
  figcaption { font-size: 12px }
  [hidden] { display: none }
</style>
<nav>${links}
  <label>height <input type="range" min="120" max="900" value="300"
    oninput="document.body.style.setProperty('--height', value + 'px')"></label>
  <input type="search" placeholder="360x640 dark" aria-label="Show only"
    oninput="const words = value.split(' '); for (const one of document.querySelectorAll('figure')) one.hidden = !words.every((word) => one.title.includes(word))">
</nav>
${groups.map((group) => section(group, of(pictures, 'group', group))).join('\n')}
</html>
`
}

function section(group: string, pictures: readonly Picture[]): string {
  const rows = unique(pictures.map(({ name }) => name)).map((name) => row(name, of(pictures, 'name', name)))
  return `<h2 id="${group}">${group}</h2>\n${rows.join('\n')}`
}

function row(name: string, pictures: readonly Picture[]): string {
  const figures = pictures.flatMap(({ file, section: tab, screen, look, before }) => {
    const title = `${name} ${nameOf(screen)} ${look}${tab && ` section ${tab.slice(1)}`}`
    return before ? [figure(before, `${title} before`), figure(file, `${title} after`)] : [figure(file, title)]
  })
  return `<h3>${name}</h3>\n<div class="row">${figures.join('\n')}</div>`
}

function figure(file: string, title: string): string {
  const image = `<a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a>`
  return `<figure title="${title}">${image}<figcaption>${title}</figcaption></figure>`
}

const of = (pictures: readonly Picture[], key: 'group' | 'name', value: string) =>
  pictures.filter((picture) => picture[key] === value)
const unique = (names: readonly string[]) => [...new Set(names)]
