import { mount } from 'svelte'
import BannedNotice from './BannedNotice.svelte'

// Loaded when we are shut out, and never else: it stays over the page until that is left.
mount(BannedNotice, { target: document.body })
