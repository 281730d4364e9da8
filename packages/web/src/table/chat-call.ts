import { playSound, wantsSound } from '../app/sound.ts'

/**
 * Calls for lines of the chat at a table of which one wants to hear: whoever has chosen in the notices to be told nothing of it is not called either. That is
 * asked with the first line.
 */
export function chatCaller(table: string): () => Promise<void> {
  let muted: Promise<boolean> | undefined
  const ask = async () => {
    const { wishes } = await import('../people/api.ts')
    return (await wishes()).tables[table] === 'none'
  }
  return async () => {
    if (!wantsSound('chat')) return
    muted ??= ask().catch(() => false)
    if (!(await muted)) playSound('chat')
  }
}
