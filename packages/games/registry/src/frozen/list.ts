// Written by scripts/freeze.mjs.
import type { FrozenRules } from './referee.ts'

export const FROZEN: readonly FrozenRules[] = [
  { game: 'puerto-rico', version: 1, load: () => import('./puerto-rico/1-22316ea8e06905c1.js') },
  { game: 'mombasa', version: 2, load: () => import('./mombasa/2-9b6ab6cfa72aa98f.js') },
  { game: 'mombasa', version: 1, load: () => import('./mombasa/1-9b6ab6cfa72aa98f.js') },
  { game: 'cooper-island', version: 2, load: () => import('./cooper-island/2-ab0e146a9f93a388.js') },
  { game: 'cooper-island', version: 1, load: () => import('./cooper-island/1-ab0e146a9f93a388.js') },
]
