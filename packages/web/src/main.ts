import { loadHeads, loadWords } from '@quayside/games'
import { mount } from 'svelte'
import App from './App.svelte'
import { here } from './app/router.svelte.ts'
import { settings } from './app/settings.svelte.ts'
import { fetchWords } from './app/words.ts'
import './styles/index.css'

// Kept for when there is no network; needs https or this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}

// What games are loaded, they are to speak this language.
void loadWords(settings.language)
// What home waits for is fetched at the same time.
if (here().page === 'home') loadHeads().catch(() => {})
// Should the words not come, English stands in.
await fetchWords(settings.language).catch(() => {})
mount(App, { target: document.getElementById('app')! })
// Whoever wants notices on this device goes on getting them.
try {
  if (localStorage.getItem('quayside.push')) (await import('./people/push.ts')).recheck().catch(() => {})
} catch {
  // A browser that keeps nothing has none.
}
