import { mount } from 'svelte'
import { bannedWords } from './banned-words.ts'
import Notice from './Notice.svelte'

// Loaded when we are shut out, and never else.
mount(Notice, { target: document.body, props: { about: 'banned', words: bannedWords } })
