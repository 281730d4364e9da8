import { plural } from '@quayside/kernel'
import type { AdminWords } from './catalogue.ts'

const few = (count: number, one: string, other: string) => plural('en', count, { one: `# ${one}`, other: `# ${other}` })

export const admin: AdminWords = {
  columns: {
    id: 'id',
    name: 'name',
    seen: 'last seen',
    tables: 'tables',
    note: '',
    game: 'game',
    phase: 'phase',
    people: 'at the table',
    changed: 'last changed',
    kind: 'what',
    until: 'until',
    reason: 'why',
  },
  phases: { gathering: 'gathering', playing: 'playing', over: 'over', stopped: 'broken off' },
  restricted: { mute: 'muted', ban: 'banned' },
  member: 'member',
  here: 'here',
  nameless: '(no name)',
  unreadable: '(cannot be read)',
  forEver: 'lifted',
  yes: 'yes',
  no: 'no',
  nobody: 'There is nobody.',
  noTables: 'There are no such tables.',
  noRestrictions: 'Nobody is muted or banned.',
  open: (chairs) => `${chairs} free`,
  badTime: (option) => `${option} has to be a time such as 30m, 12h, 90d or 8w`,
  noSuch: (verb) => `quayside admin knows no "${verb}"; see quayside help admin`,

  status: {
    running: (pid, version, url, since) => `Quayside ${version} is open at ${url} since ${since} (process ${pid}).`,
    stopped: (version) => `No server is running; seen by Quayside ${version}.`,
    people: (guests, today) => `${few(guests, 'guest', 'guests')}, ${today} of them seen within a day`,
    tables: ({ gathering = 0, playing = 0, over = 0, stopped = 0 }) =>
      `${few(playing, 'game', 'games')} in play, ${gathering} gathering, ${over} over, ${stopped} broken off`,
    busy: (tables, sockets, thinking) =>
      `${few(tables, 'table', 'tables')} in memory, ${few(sockets, 'connection', 'connections')}, ${few(thinking, 'process thinks', 'processes think')}`,
    store: (answers, chat, size, free) =>
      `${few(answers, 'answer', 'answers')} and ${few(chat, 'line', 'lines')} of chat in ${size}; ${free} free on the disk`,
    backup: (at) => (at ? `The last backup was made ${at}.` : 'No backup was ever made: quayside admin backup FOLDER'),
    backupElsewhere: 'The tables are in a PostgreSQL: back it up by pg_dump, and the keys in the data folder with it.',
    restrictions: (count) => `${few(count, 'guest is', 'guests are')} muted or banned.`,
    problem: (text) => `NOT WELL: ${text}`,
  },
  reports: {
    none: 'No reports.',
    about: 'about',
    by: 'by',
    created: 'reported',
    closed: 'closed',
    text: 'in their words',
    silent: 'Nothing had been said at the table.',
    why: { chat: 'what was said', name: 'the name', play: 'the play', other: 'something else' },
  },
  lines: {
    table: 'table',
    game: 'game',
    phase: 'phase',
    people: 'at the table',
    host: 'set by',
    answers: 'answers',
    chat: 'lines of chat',
    created: 'created',
    changed: 'last changed',
    finished: 'finished',
    rules: 'rules',
    listed: 'open to all',
  },

  copy: {
    progress: (table, rows, doing) => `${doing === 'copy' ? 'copied' : 'compared'} ${rows} rows of ${table}`,
    done: (people, tables, answers) =>
      `${few(people, 'guest', 'guests')}, ${few(tables, 'table', 'tables')} and ${few(answers, 'answer', 'answers')} are copied, and every row was compared.`,
    toPostgres: (folder) =>
      `Start the server with QUAYSIDE_DATABASE, and move ${folder}/quayside.db aside: it is not used any more.`,
    toSqlite: (folder) => `Start the server without QUAYSIDE_DATABASE: everything is in ${folder} now.`,
  },

  backedUp: ({ file, guests, tables }, size) =>
    `${file}: ${few(guests, 'guest', 'guests')} and ${few(tables, 'table', 'tables')} in ${size}, opened again and found sound.`,
  restored: (folder, before) =>
    `The backup is in ${folder} now.${before ? ` What was there lies in ${before}.` : ''} Start the server.`,
  couldRestore: ({ file, guests, tables }, at) =>
    `${file} is sound: ${few(guests, 'guest', 'guests')} and ${few(tables, 'table', 'tables')}${at ? `, made ${at}` : ''}. Nothing was changed.`,
  noKey: 'The key that signs cookies is not in it: people will need their recovery codes.',
  unknownTables: (tables) =>
    `${few(tables.length, 'table', 'tables')} cannot be opened by this Quayside: ${tables.slice(0, 5).join(', ')}`,

  pruned: (what, count, really) =>
    `${really ? 'deleted' : 'would delete'} ${
      {
        tables: few(count, 'finished or never begun table', 'finished or never begun tables'),
        abandoned: few(count, 'abandoned game', 'abandoned games'),
        chat: few(count, 'line of chat', 'lines of chat'),
        guests: few(count, 'guest without a table', 'guests without a table'),
      }[what]
    }`,
  dryRun: 'Nothing was changed. With --yes it is.',
  isRestricted: (kind, name, until) =>
    `${name} is ${kind === 'ban' ? 'banned' : 'muted'} ${until ? `until ${until}` : 'until it is lifted'}.`,
  lifted: (kind, name, held) =>
    held
      ? `${name} is no longer ${kind === 'ban' ? 'banned' : 'muted'}.`
      : `${name} was not ${kind === 'ban' ? 'banned' : 'muted'}.`,
  deleted: (name, { really, tablesDeleted, handedOver, chat }) => [
    really
      ? `${name} is deleted; their games have a former player.`
      : `${name} would be deleted, with name, recovery code and chat.`,
    `${few(chat, 'line', 'lines')} of chat, ${few(tablesDeleted, 'gathering table', 'gathering tables')}; a bot goes on at ${few(handedOver, 'game', 'games')}`,
  ],
  exported: (name, file) => `What is kept about ${name} is in ${file}.`,

  severities: { ok: 'ok', warn: 'warn', fail: 'FAIL' },
  checks: {
    settings: 'settings',
    node: 'node',
    folder: 'data folder',
    key: 'key',
    database: 'database',
    disk: 'disk',
    clock: 'clock',
    backup: 'backup',
    server: 'server',
    port: 'port',
    proxy: 'proxy',
    address: 'public address',
    push: 'push',
    mail: 'mail',
    client: 'client',
  },
  diagnoses: {
    'settings-ok': () => 'the settings make sense',
    'settings-bad': ({ problem }) => `${problem}`,
    'node-ok': ({ version }) => `Node ${version}`,
    'node-old': ({ version, needed }) => `Node ${version} is too old: install Node ${needed}`,
    'folder-ok': ({ folder }) => `${folder} can be written, and only by its owner`,
    'folder-missing': ({ folder }) => `${folder} is not there yet: the first start makes it`,
    'folder-unwritable': ({ folder }) => `${folder} cannot be written by this user: chown it to the server's user`,
    'folder-open': ({ folder }) => `others on this machine can look into ${folder}: chmod 700 ${folder}`,
    'key-ok': () => 'the key of cookies is there, and private',
    'key-none': () => 'there is none yet: the first start makes it',
    'key-missing': ({ file }) =>
      `${file} is missing: restore a backup, or at the next start people need recovery codes`,
    'key-unreadable': ({ file }) => `${file} cannot be read or is no key: restore a backup`,
    'key-open': ({ file }) => `others on this machine can read ${file}: chmod 600 ${file}`,
    'database-ok': ({ guests, tables }) => `sound: ${guests} guests, ${tables} tables, and all their rules are known`,
    'database-none': () => 'there is none yet: the first start makes it',
    'database-damaged': ({ damage }) => `damaged (${damage}): stop the server and restore a backup`,
    'database-newer': ({ steps }) => `made by a newer Quayside (${steps}): upgrade`,
    'postgres-ok': ({ name, guests, tables }) => `${name}: about ${guests} guests and ${tables} tables`,
    'postgres-silent': ({ name, problem }) =>
      `${name} cannot be used (${problem}): start it, or correct QUAYSIDE_DATABASE`,
    'postgres-hasty': ({ name, settings }) =>
      `${name} confirms what a power cut may take again (${settings}): set it to on`,
    'tables-unreadable': ({ count, tables }) =>
      `${count} tables cannot be opened (${tables}): was this Quayside made older?`,
    'disk-ok': ({ megabytes }) => `${megabytes} MB free`,
    'disk-low': ({ megabytes }) => `only ${megabytes} MB free: make room, or prune`,
    'disk-full': ({ megabytes, folder }) =>
      `${megabytes} MB free for ${folder}: answers will be refused soon, make room`,
    'clock-ok': ({ now }) => `${now}`,
    'clock-behind': ({ now, latest }) =>
      `it is ${now} here, but something was stored at ${latest}: set the clock, turn on NTP`,
    'backup-ok': ({ days }) => `the last one is ${days} days old`,
    'backup-old': ({ days }) => `the last one is ${days} days old: quayside admin backup FOLDER`,
    'backup-never': () => 'there never was one: quayside admin backup FOLDER',
    'backup-elsewhere': ({ folder }) => `pg_dump backs up the tables; keep the keys in ${folder} with it`,
    'server-ok': ({ pid, version }) => `Quayside ${version} is running (process ${pid})`,
    'server-none': () => 'none is running; these are the settings of this shell',
    'server-ill': ({ problem }) => `it is not well: ${problem}`,
    'server-mute': ({ problem }) => `it cannot be asked: ${problem}`,
    'server-notice': ({ notice }) => `${notice}`,
    'port-ok': ({ url }) => `${url} answers`,
    'port-free': ({ host, port }) => `${host}:${port} is free`,
    'port-taken': ({ host, port }) => `${host}:${port} is taken or not allowed: set another PORT`,
    'port-silent': ({ url }) => `${url} does not answer: look into the log`,
    'proxy-ok': ({ proxy }) =>
      `addresses of QUAYSIDE_PROXY=${proxy} are believed, and only this machine reaches the port`,
    'proxy-none': () => 'only this machine reaches the port',
    'proxy-open': ({ host }) =>
      `HOST=${host} without a proxy: fine in your own network; for the internet put https in front`,
    'proxy-exposed': ({ host }) =>
      `HOST=${host} behind a proxy: who reaches the port can pretend any address, set HOST=127.0.0.1`,
    'proxy-unnamed': () => 'requests come by a proxy, but QUAYSIDE_PROXY is not set: everybody counts as one address',
    'address-ok': ({ url }) => `${url} leads here`,
    'address-none': () =>
      'QUAYSIDE_URL is not set: no passkeys but on this machine, no links in mails, no messages on devices',
    'address-unseen': ({ url }) => `${url}; whether it leads here can be seen when the server runs`,
    'address-plain': ({ url }) =>
      `${url} is plain http: people have recovery codes, but no passkeys and no messages on devices; Caddy gives https`,
    'address-numbers': ({ url }) => `${url} is no name: browsers have no passkeys for addresses in numbers`,
    'address-silent': ({ url, problem }) => `${url} cannot be reached from here (${problem}): try it from elsewhere`,
    'address-other': ({ url }) => `somebody else answers at ${url}: look at the proxy and at QUAYSIDE_URL`,
    'address-moved': ({ url, keys, domain }) =>
      `${keys} passkeys were made for ${domain} and do not work at ${url}: their owners need a recovery code, or the old address`,
    'push-ok': ({ url }) => `people can be told on their devices, by ${url}`,
    'push-none': () => 'people are told nothing on their devices: set QUAYSIDE_URL to where they open it, by https',
    'push-plain': ({ url }) =>
      `${url} is plain http, so people are told nothing on their devices: Caddy gives https, see deploy/caddy`,
    'mail-ok': ({ host }) => `${host} takes mail`,
    'mail-set': () => 'the running server sends mail; with QUAYSIDE_SMTP in this shell too it is tried',
    'mail-none': () => 'no mail is sent: QUAYSIDE_SMTP and QUAYSIDE_MAIL_FROM would say how',
    'mail-nowhere': () => 'mail has no address to lead to: set QUAYSIDE_URL',
    'mail-silent': ({ host, problem }) => `${host} takes no mail (${problem}): check QUAYSIDE_SMTP`,
    'client-ok': () => 'the pages are built',
    'client-missing': ({ folder }) => `there are no pages in ${folder}: npm start builds them, or set QUAYSIDE_WEB`,
  },
  verdict: (fails, warnings) =>
    fails === 0 && warnings === 0
      ? 'All is well.'
      : `${few(fails, 'thing has', 'things have')} to be mended, ${few(warnings, 'is', 'are')} worth a look.`,
}
