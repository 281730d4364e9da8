import { go } from '../app/router.svelte.ts'
import { self } from '../app/self.svelte.ts'
import { settings } from '../app/settings.svelte.ts'

/** This browser is nobody's any more: whoever opens it next begins anew. */
export function becomeNobody(): void {
  self.me = null
  settings.name = ''
  go('/')
}
