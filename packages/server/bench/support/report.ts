/** One line of a report: what was measured, what came out, and what we mean to reach. */
export function say(what: string, value: string, beside = ''): void {
  console.log(`${what.padEnd(36)}${value.padStart(20)}  ${beside}`.trimEnd())
}

export const ms = (time: number): string => `${time.toFixed(1)} ms`

export const verdict = (good: boolean): string => (good ? 'yes' : 'NO')

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
