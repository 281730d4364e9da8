// A package names each module that others may import. A wildcard would open all of them, and nobody could change one in peace.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Wildcards among the exports of packages, as `<package.json>: <export>`. */
export function wildcardExports(baseDir) {
  return globSync('packages/{*,games/*}/package.json', { cwd: baseDir }).flatMap((file) => {
    const { exports = {} } = JSON.parse(readFileSync(join(baseDir, file), 'utf8'))
    return Object.keys(exports)
      .filter((name) => name.includes('*'))
      .map((name) => `${file}: ${name}`)
  })
}
