import { loadWords } from '@quayside/games'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './app/settings.svelte.ts'
import './styles/index.css'

// Kept for when there is no network; needs https or this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}

// What games are loaded, they are to speak this language.
void loadWords(settings.language)
mount(App, { target: document.getElementById('app')! })
