import type { Screen } from '../table/screen.ts'

const STOP = new Set(['q', '\x03', '\x04', '\x1b'])
const REST = 'r'

/** Prints piece after piece; stepping waits for a key after each, where there is a keyboard to press it on. */
export async function pages(pieces: readonly string[][], screen: Screen, step: boolean, hint: string): Promise<void> {
  const keys = step && process.stdin.isTTY ? process.stdin : null
  let stepping = keys !== null
  if (stepping) screen.print([screen.style.faint(` ${hint}`), ''])
  keys?.setRawMode(true)
  try {
    for (const piece of pieces) {
      screen.print(piece)
      if (!keys || !stepping) continue
      const key = await nextKey(keys)
      if (STOP.has(key)) return
      if (key === REST) stepping = false
    }
  } finally {
    keys?.setRawMode(false)
    keys?.pause()
  }
}

const nextKey = (keys: NodeJS.ReadStream): Promise<string> =>
  new Promise((resolve) => {
    keys.resume()
    keys.once('data', (bytes) => {
      keys.pause()
      resolve(String(bytes))
    })
  })
