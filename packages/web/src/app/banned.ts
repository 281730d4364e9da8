import { mount } from 'svelte'
import { bannedWords } from './banned-words.ts'
import Warning from './Warning.svelte'

// Loaded when we are shut out, and never else.
mount(Warning, { target: document.body, props: { about: 'banned', words: bannedWords } })
