import { capital, type Name, type Noun, plural } from '@quayside/kernel'

export const the = (name: Name): string => `the ${name.one}`
export const The = (name: Name): string => capital(the(name))
export const a = (name: Name): string => `${/^[aeiou]/i.test(name.one) ? 'an' : 'a'} ${name.one}`

/** "1 barrel", "2 barrels". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` })

export const WORKER: Noun = { one: 'worker', other: 'workers' }
