import { registerHooks } from 'node:module'

/** Quayside's server as it is, but that its registry lists the small game: its list is exchanged for ours while it is loaded. */

const REGISTRY = /\/games\/registry\/src\/[^/]+$/
const OURS = new URL('./list.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const listed = specifier === './list.ts' && REGISTRY.test(context.parentURL ?? '')
    return next(listed ? OURS : specifier, context)
  },
})

// Only now, so that the hook sees what it imports.
await import('./listen.ts')
