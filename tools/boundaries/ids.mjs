// Shared code of the client and the command line treats all games alike: it names none of them.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a game's id stands outside of its room, as `<file>: <id>`: in quotes, or as the key of a table. */
export function idsOutsideRooms(baseDir) {
  const ids = readdirSync(join(baseDir, 'packages/games')).filter((name) => name !== 'registry')
  const files = globSync('packages/{web,cli}/src/**/*.{ts,svelte}', { cwd: baseDir }).filter(
    (file) => !file.includes(join('src', 'games')),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(baseDir, file), 'utf8')
    return ids.filter((id) => new RegExp(`'${id}'|(?<=[{,\\s])${id}:`).test(text)).map((id) => `${file}: ${id}`)
  })
}
