import { mount, unmount } from 'svelte'
import { self } from '../app/self.svelte.ts'
import SignedOutNotice from './SignedOutNotice.svelte'

/** A tab that signs in ends the session that others of this browser still use; their cookie may come a moment later. */
const TRIES = 4
const PAUSE = 500

/** Whether this browser still stands for somebody. Unlike the question who one is, this one makes no guest. */
async function isKnown(): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    const reply = await fetch('/api/me/sessions').catch(() => null)
    if (reply?.ok) return true
  }
  return false
}

/** Says so over the page, unless it was us who signed in elsewhere in this browser; `goOn` is called with whether the page is to dial. */
export async function tellSignedOut(sure: boolean, goOn: (dials: boolean) => void): Promise<void> {
  if (!sure && (await isKnown())) return goOn(true)
  self.me = null
  const notice = mount(SignedOutNotice, {
    target: document.body,
    props: {
      close: (dials: boolean) => {
        void unmount(notice)
        goOn(dials)
      },
    },
  })
}
