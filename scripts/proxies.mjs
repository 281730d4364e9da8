// Plays through real reverse proxies, as deploy/ sets them up, with https by a certificate made for it.
//   npm run test:proxies
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage, run } from './debian.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const PROXIES = { caddy: 'caddy', nginx: 'nginx-light', haproxy: 'haproxy' }
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

const find = (program) => FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path))

const found = Object.entries(PROXIES).flatMap(([program, name]) => {
  if (!find(program)) installPackage(name, 'the tests of proxies')
  const path = find(program)
  if (!path) console.error(`There is no ${program} here, and none could be installed: it is left out.`)
  return path ? [[program, path]] : []
})
if (found.length === 0) process.exit(0)

const certificates = mkdtempSync(join(tmpdir(), 'quayside-tls-'))
process.on('exit', () => rmSync(certificates, { recursive: true }))
certify(certificates)
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  NODE_EXTRA_CA_CERTS: join(certificates, 'ca.pem'),
  QUAYSIDE_CERTIFICATES: certificates,
  QUAYSIDE_PROXIES: JSON.stringify(Object.fromEntries(found)),
}
for (const [command, ...args] of [
  ['node', 'scripts/build-web.mjs'],
  ['vitest', 'run', '--project', 'apart', 'e2e/proxies.test.ts'],
]) {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** An authority of our own, and a certificate of it for this machine. */
function certify(folder) {
  const at = (name) => join(folder, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n')
  const steps = [
    [
      'req',
      '-x509',
      ...key,
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca.pem'),
      '-days',
      '2',
      '-subj',
      '/CN=Quayside tests',
    ],
    ['req', ...key, '-keyout', at('key.pem'), '-out', at('request'), '-subj', '/CN=localhost'],
    ['x509', '-req', '-in', at('request'), '-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial'].concat([
      '-out',
      at('cert.pem'),
      '-days',
      '2',
      '-extfile',
      at('names'),
    ]),
  ]
  for (const step of steps) {
    if (run('openssl', step, 'ignore')) continue
    console.error(`openssl ${step[0]} failed: the tests of proxies need it.`)
    process.exit(1)
  }
}
