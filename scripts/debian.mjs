// Installs a package of Debian's for tests that need a program.
import { spawnSync } from 'node:child_process'

/** Where that is possible: as root, on a system that has them. */
export function installPackage(name, purpose = 'the browser tests') {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'], 'ignore')) return false
  console.error(`Installing ${name} for ${purpose} ...`)
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'Acquire::Retries=1']
  const add = [...quiet, 'install', '-y', name]
  return run('apt-get', add, 'ignore') || (run('apt-get', [...quiet, 'update']) && run('apt-get', add))
}

export function run(command, args, stdio = ['ignore', 'ignore', 'inherit']) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio, env }).status === 0
}
