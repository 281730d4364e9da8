import { mount } from 'svelte'
import App from './App.svelte'
import './styles/index.css'

mount(App, { target: document.getElementById('app')! })

// Kept for when there is no network; needs https or this very machine.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
