import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where `scripts/proxies.mjs` found the programs, and put a certificate for localhost. */
const FOUND = JSON.parse(process.env.QUAYSIDE_PROXIES ?? '{}') as { readonly [program: string]: string }
const certificate = (name: string): string => join(process.env.QUAYSIDE_CERTIFICATES ?? '', name)

export type ProxyName = 'caddy' | 'nginx' | 'haproxy'
export const INSTALLED = Object.keys(FOUND) as ProxyName[]

const deployed = (path: string): string => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')

/** The files of `deploy`, as they are given to people. */
export const CONFIGS: Record<ProxyName, string> = {
  caddy: deployed('caddy/Caddyfile'),
  nginx: deployed('nginx/quayside.conf'),
  haproxy: deployed('haproxy/haproxy.cfg'),
}

/** What differs between the machine of a test and a real one. */
interface Place {
  readonly folder: string
  readonly http: number
  readonly https: number
  readonly upstream: string
  /** Seconds after which an idle websocket is closed. */
  readonly idle: number
}

/** Text with each of these put in the place of the other; all of them have to be there. */
function changed(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${from} is not in the file of deploy`)
    return before.replaceAll(from, to)
  }, text)
}

const SETUPS: Record<ProxyName, (place: Place) => { readonly config: string; readonly args: readonly string[] }> = {
  caddy({ folder, http, https, upstream, idle }) {
    const site = changed(CONFIGS.caddy, [
      [
        'quayside.example {',
        `https://localhost:${https}, https://127.0.0.1:${https} {\n\ttls ${certificate('cert.pem')} ${certificate('key.pem')}`,
      ],
      [
        '127.0.0.1:8080 {',
        `${upstream} {\n\t\ttransport http {\n\t\t\tread_timeout ${idle}s\n\t\t\twrite_timeout ${idle}s\n\t\t}`,
      ],
    ])
    const redirect = `http://localhost:${http} {\n\tredir https://localhost:${https}{uri} 301\n}\n`
    const global = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n`
    return {
      config: `${global}${site}${redirect}`,
      args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'config')],
    }
  },
  nginx({ folder, http, https, upstream, idle }) {
    const site = changed(CONFIGS.nginx, [
      ['listen 80;', `listen ${http};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl;', `listen ${https} ssl;`],
      ['listen [::]:443 ssl;', ''],
      ['server_name quayside.example;', 'server_name localhost;'],
      ['/etc/letsencrypt/live/quayside.example/fullchain.pem', certificate('cert.pem')],
      ['/etc/letsencrypt/live/quayside.example/privkey.pem', certificate('key.pem')],
      ['http://127.0.0.1:8080', `http://${upstream}`],
      ['https://$http_host', `https://localhost:${https}`],
      ['90s', `${idle}s`],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const config = `daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp {\naccess_log off; ${temporary.join(' ')}\n${site}\n}\n`
    return { config, args: ['-p', folder, '-c', join(folder, 'config')] }
  },
  haproxy({ folder, http, https, upstream, idle }) {
    const pem = join(folder, 'quayside.pem')
    writeFileSync(pem, readFileSync(certificate('cert.pem'), 'utf8') + readFileSync(certificate('key.pem'), 'utf8'))
    const config = changed(CONFIGS.haproxy, [
      ['bind :80', `bind :${http}`],
      ['bind :443', `bind :${https}`],
      ['/etc/haproxy/quayside.pem', pem],
      ['server one 127.0.0.1:8080', `server one ${upstream}`],
      ['timeout tunnel 90s', `timeout tunnel ${idle}s`],
    ])
    return { config, args: ['-db', '-f', join(folder, 'config')] }
  },
}

/** A reverse proxy of its own process. */
export class FrontProxy {
  readonly https: number
  readonly http: number
  private readonly child: ChildProcess
  private readonly folder: string
  private said = ''

  private constructor(name: ProxyName, place: Place) {
    const { config, args } = SETUPS[name](place)
    writeFileSync(join(place.folder, 'config'), config)
    this.folder = place.folder
    this.https = place.https
    this.http = place.http
    this.child = spawn(FOUND[name], args, { env: { ...process.env, HOME: place.folder } })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream!.on('data', (data) => {
        this.said += data
      })
    }
  }

  /** Starts one in front of a server, and waits until it answers. */
  static async open(name: ProxyName, port: number, idle = 90): Promise<FrontProxy> {
    const folder = mkdtempSync(join(tmpdir(), `quayside-${name}-`))
    const [http, https] = [await freePort(), await freePort()]
    const proxy = new FrontProxy(name, { folder, http, https, idle, upstream: `127.0.0.1:${port}` })
    for (;;) {
      if (
        await fetch(`${proxy.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return proxy
      if (proxy.child.exitCode !== null) throw new Error(`${name} ended: ${proxy.said}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  get url(): string {
    return `https://localhost:${this.https}`
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    if (this.child.exitCode === null && this.child.kill('SIGTERM')) await ended
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
