import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** Letters of the mark that a component's styles have: each stands in its code many times, and none of them can be packed. */
const LETTERS = 5
const marked = new Map()

/** Two styles under one mark would apply to each other's components. */
function cssHash({ hash, css }) {
  const mark = `svelte-${hash(css).slice(0, LETTERS)}`
  if ((marked.get(mark) ?? css) !== css) throw new Error(`two styles have the mark ${mark}: it needs more letters`)
  marked.set(mark, css)
  return mark
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } }
