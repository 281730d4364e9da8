import { plural } from '@quayside/kernel'
import type { AdminWords } from './catalogue.ts'

const few = (count: number, one: string, other: string) => plural('it', count, { one: `# ${one}`, other: `# ${other}` })

export const admin: AdminWords = {
  columns: {
    id: 'id',
    name: 'nome',
    seen: 'visto',
    tables: 'tavoli',
    note: '',
    game: 'gioco',
    phase: 'fase',
    people: 'al tavolo',
    changed: 'cambiato',
    kind: 'che cosa',
    until: 'fino a',
    reason: 'perché',
  },
  phases: { gathering: 'si riunisce', playing: 'in corso', over: 'finito', stopped: 'interrotto' },
  restricted: { mute: 'senza chat', ban: 'escluso' },
  member: 'membro',
  here: 'qui',
  nameless: '(senza nome)',
  unreadable: '(non si può leggere)',
  forEver: 'revoca',
  yes: 'sì',
  no: 'no',
  nobody: 'Non c’è nessuno.',
  noTables: 'Non ci sono tavoli così.',
  noRestrictions: 'Nessuno è escluso o senza chat.',
  open: (chairs) => plural('it', chairs, { one: '# libero', other: '# liberi' }),
  badTime: (option) => `${option} dev'essere un tempo come 30m, 12h, 90d o 8w`,
  noSuch: (verb) => `quayside admin non conosce "${verb}"; vedi quayside help admin`,

  status: {
    running: (pid, version, url, since) => `Quayside ${version} è aperto su ${url} dal ${since} (processo ${pid}).`,
    stopped: (version) => `Nessun server è in funzione; visto da Quayside ${version}.`,
    people: (guests, today) => `${few(guests, 'ospite', 'ospiti')}, ${today} visti nell'ultimo giorno`,
    tables: ({ gathering = 0, playing = 0, over = 0, stopped = 0 }) =>
      `${few(playing, 'partita', 'partite')} in corso, ${gathering} che si riuniscono, ${over} finite, ${stopped} interrotte`,
    busy: (tables, sockets, thinking) =>
      `${few(tables, 'tavolo', 'tavoli')} in memoria, ${few(sockets, 'connessione', 'connessioni')}, ${few(thinking, 'processo pensa', 'processi pensano')}`,
    store: (answers, chat, size, free) =>
      `${few(answers, 'risposta', 'risposte')} e ${few(chat, 'riga', 'righe')} di chat in ${size}; ${free} liberi sul disco`,
    backup: (at) =>
      at
        ? `L'ultima copia di sicurezza è del ${at}.`
        : 'Non è mai stata fatta una copia di sicurezza: quayside admin backup CARTELLA',
    backupElsewhere:
      'I tavoli sono in un PostgreSQL: fanne la copia con pg_dump, insieme alle chiavi della cartella dei dati.',
    restrictions: (count) => `${few(count, 'ospite escluso', 'ospiti esclusi')} o senza chat.`,
    problem: (text) => `NON STA BENE: ${text}`,
  },
  reports: {
    none: 'Nessuna segnalazione.',
    about: 'su',
    by: 'da',
    created: 'segnalato',
    closed: 'chiuso',
    text: 'a parole sue',
    silent: 'Al tavolo non si era detto nulla.',
    why: { chat: 'ciò che è stato detto', name: 'il nome', play: 'il modo di giocare', other: 'altro' },
  },
  lines: {
    table: 'tavolo',
    game: 'gioco',
    phase: 'fase',
    people: 'al tavolo',
    host: 'preparato da',
    answers: 'risposte',
    chat: 'righe di chat',
    created: 'creato',
    changed: 'cambiato',
    finished: 'finito',
    rules: 'regole',
    listed: 'aperto a tutti',
  },

  copy: {
    progress: (table, rows, doing) => `${rows} righe di ${table} ${doing === 'copy' ? 'copiate' : 'confrontate'}`,
    done: (people, tables, answers) =>
      `${few(people, 'ospite', 'ospiti')}, ${few(tables, 'tavolo', 'tavoli')} e ${few(answers, 'risposta', 'risposte')}: tutto copiato, e ogni riga confrontata.`,
    toPostgres: (folder) =>
      `Avvia il server con QUAYSIDE_DATABASE e metti da parte ${folder}/quayside.db: non serve più.`,
    toSqlite: (folder) => `Avvia il server senza QUAYSIDE_DATABASE: ora è tutto in ${folder}.`,
  },

  backedUp: ({ file, guests, tables }, size) =>
    `${file}: ${few(guests, 'ospite', 'ospiti')} e ${few(tables, 'tavolo', 'tavoli')} in ${size}, riaperto e trovato sano.`,
  restored: (folder, before) =>
    `La copia è ora in ${folder}.${before ? ` Quello che c'era sta in ${before}.` : ''} Avvia il server.`,
  couldRestore: ({ file, guests, tables }, at) =>
    `${file} è sano: ${few(guests, 'ospite', 'ospiti')} e ${few(tables, 'tavolo', 'tavoli')}${at ? `, del ${at}` : ''}. Nulla è stato cambiato.`,
  noKey: 'La chiave che firma i cookie non c’è: le persone avranno bisogno dei loro codici di recupero.',
  unknownTables: (tables) =>
    `${few(tables.length, 'tavolo', 'tavoli')} che questo Quayside non può aprire: ${tables.slice(0, 5).join(', ')}`,

  pruned: (what, count, really) =>
    `${really ? 'cancellati' : 'da cancellare'}: ${
      {
        tables: few(count, 'tavolo finito o mai cominciato', 'tavoli finiti o mai cominciati'),
        abandoned: few(count, 'partita abbandonata', 'partite abbandonate'),
        chat: few(count, 'riga di chat', 'righe di chat'),
        guests: few(count, 'ospite senza tavolo', 'ospiti senza tavolo'),
      }[what]
    }`,
  dryRun: 'Nulla è stato cambiato. Con --yes lo sarà.',
  isRestricted: (kind, name, until) =>
    `${name} è ${kind === 'ban' ? 'escluso' : 'senza chat'} ${until ? `fino al ${until}` : 'fino alla revoca'}.`,
  lifted: (kind, name, held) => `${name} non ${held ? 'è più' : 'era'} ${kind === 'ban' ? 'escluso' : 'senza chat'}.`,
  deleted: (name, { really, tablesDeleted, handedOver, chat }) => [
    really
      ? `${name} è cancellato; le sue partite hanno un former player.`
      : `${name} sarebbe cancellato, con nome, codice di recupero e chat.`,
    `${few(chat, 'riga', 'righe')} di chat, ${few(tablesDeleted, 'tavolo che si riunisce', 'tavoli che si riuniscono')}; un bot continua in ${few(handedOver, 'partita', 'partite')}`,
  ],
  exported: (name, file) => `Quello che si conserva di ${name} è in ${file}.`,

  severities: { ok: 'bene', warn: 'nota', fail: 'MALE' },
  checks: {
    settings: 'impostazioni',
    node: 'node',
    folder: 'cartella dati',
    key: 'chiave',
    database: 'database',
    disk: 'disco',
    clock: 'orologio',
    backup: 'copia',
    server: 'server',
    port: 'porta',
    proxy: 'proxy',
    address: 'indirizzo pubblico',
    push: 'avvisi',
    mail: 'e-mail',
    client: 'pagine',
  },
  diagnoses: {
    'settings-ok': () => 'le impostazioni hanno senso',
    'settings-bad': ({ problem }) => `${problem}`,
    'node-ok': ({ version }) => `Node ${version}`,
    'node-old': ({ version, needed }) => `Node ${version} è troppo vecchio: installa Node ${needed}`,
    'folder-ok': ({ folder }) => `${folder} si può scrivere, e solo dal suo proprietario`,
    'folder-missing': ({ folder }) => `${folder} non c'è ancora: lo crea il primo avvio`,
    'folder-unwritable': ({ folder }) =>
      `questo utente non può scrivere ${folder}: dallo all'utente del server con chown`,
    'folder-open': ({ folder }) => `altri su questa macchina possono guardare in ${folder}: chmod 700 ${folder}`,
    'key-ok': () => 'la chiave dei cookie c’è, ed è privata',
    'key-none': () => 'non c’è ancora: la crea il primo avvio',
    'key-missing': ({ file }) =>
      `manca ${file}: ripristina una copia, o al prossimo avvio serviranno i codici di recupero`,
    'key-unreadable': ({ file }) => `${file} non si può leggere o non è una chiave: ripristina una copia`,
    'key-open': ({ file }) => `altri su questa macchina possono leggere ${file}: chmod 600 ${file}`,
    'database-ok': ({ guests, tables }) => `sano: ${guests} ospiti, ${tables} tavoli, e tutte le loro regole sono note`,
    'database-none': () => 'non c’è ancora: lo crea il primo avvio',
    'database-damaged': ({ damage }) => `danneggiato (${damage}): ferma il server e ripristina una copia`,
    'database-newer': ({ steps }) => `fatto da un Quayside più nuovo (${steps}): aggiorna`,
    'postgres-ok': ({ name, guests, tables }) => `${name}: circa ${guests} ospiti e ${tables} tavoli`,
    'postgres-silent': ({ name, problem }) =>
      `${name} non si può usare (${problem}): avvialo, o correggi QUAYSIDE_DATABASE`,
    'postgres-hasty': ({ name, settings }) =>
      `${name} conferma ciò che un calo di corrente può portare via (${settings}): mettilo su on`,
    'tables-unreadable': ({ count, tables }) =>
      `${count} tavoli non si possono aprire (${tables}): questo Quayside è più vecchio di prima?`,
    'disk-ok': ({ megabytes }) => `${megabytes} MB liberi`,
    'disk-low': ({ megabytes }) => `solo ${megabytes} MB liberi: fai spazio, o usa prune`,
    'disk-full': ({ megabytes, folder }) =>
      `${megabytes} MB liberi per ${folder}: presto le risposte saranno rifiutate, fai spazio`,
    'clock-ok': ({ now }) => `${now}`,
    'clock-behind': ({ now, latest }) =>
      `qui sono le ${now}, ma qualcosa è stato salvato alle ${latest}: regola l'orologio, accendi NTP`,
    'backup-ok': ({ days }) => `l'ultima è di ${days} giorni fa`,
    'backup-old': ({ days }) => `l'ultima è di ${days} giorni fa: quayside admin backup CARTELLA`,
    'backup-never': () => 'non ce n’è mai stata una: quayside admin backup CARTELLA',
    'backup-elsewhere': ({ folder }) => `pg_dump copia i tavoli; conserva insieme le chiavi in ${folder}`,
    'server-ok': ({ pid, version }) => `Quayside ${version} è in funzione (processo ${pid})`,
    'server-none': () => 'nessuno è in funzione; queste sono le impostazioni di questa shell',
    'server-ill': ({ problem }) => `non sta bene: ${problem}`,
    'server-mute': ({ problem }) => `non gli si può chiedere: ${problem}`,
    'server-notice': ({ notice }) => `${notice}`,
    'port-ok': ({ url }) => `${url} risponde`,
    'port-free': ({ host, port }) => `${host}:${port} è libera`,
    'port-taken': ({ host, port }) => `${host}:${port} è occupata o non permessa: scegli un'altra PORT`,
    'port-silent': ({ url }) => `${url} non risponde: guarda nel log`,
    'proxy-ok': ({ proxy }) =>
      `si crede agli indirizzi di QUAYSIDE_PROXY=${proxy}, e solo questa macchina raggiunge la porta`,
    'proxy-none': () => 'solo questa macchina raggiunge la porta',
    'proxy-open': ({ host }) => `HOST=${host} senza proxy: va bene nella tua rete; per internet metti https davanti`,
    'proxy-exposed': ({ host }) =>
      `HOST=${host} dietro un proxy: chi raggiunge la porta può fingere un indirizzo, metti HOST=127.0.0.1`,
    'proxy-unnamed': () =>
      'le richieste arrivano da un proxy, ma QUAYSIDE_PROXY non è impostato: tutti contano come un indirizzo',
    'address-ok': ({ url }) => `${url} porta qui`,
    'address-none': () =>
      'QUAYSIDE_URL non è impostato: passkey solo su questa macchina, niente link nelle mail né avvisi sui dispositivi',
    'address-unseen': ({ url }) => `${url}; se porta qui si vede quando il server è acceso`,
    'address-plain': ({ url }) =>
      `${url} è http semplice: ci sono i codici di recupero, ma niente passkey né avvisi sui dispositivi; Caddy dà https`,
    'address-numbers': ({ url }) => `${url} non è un nome: i browser non hanno passkey per indirizzi in numeri`,
    'address-silent': ({ url, problem }) => `${url} non si raggiunge da qui (${problem}): prova da altrove`,
    'address-other': ({ url }) => `a ${url} risponde qualcun altro: guarda il proxy e QUAYSIDE_URL`,
    'address-moved': ({ url, keys, domain }) =>
      `${keys} passkey sono state fatte per ${domain} e non valgono a ${url}: ai proprietari serve un codice di recupero, o il vecchio indirizzo`,
    'push-ok': ({ url }) => `gli avvisi arrivano sui dispositivi, da ${url}`,
    'push-none': () => 'nessun avviso arriva sui dispositivi: metti in QUAYSIDE_URL l’indirizzo che si apre, con https',
    'push-plain': ({ url }) =>
      `${url} è http semplice, e nessun avviso arriva sui dispositivi: Caddy dà https, vedi deploy/caddy`,
    'mail-ok': ({ host }) => `${host} accetta e-mail`,
    'mail-set': () => 'il server in funzione manda e-mail; con QUAYSIDE_SMTP anche qui viene provato',
    'mail-none': () => 'non si mandano e-mail: QUAYSIDE_SMTP e QUAYSIDE_MAIL_FROM direbbero come',
    'mail-nowhere': () => 'le e-mail non sanno dove portare: imposta QUAYSIDE_URL',
    'mail-silent': ({ host, problem }) => `${host} non accetta e-mail (${problem}): controlla QUAYSIDE_SMTP`,
    'client-ok': () => 'le pagine sono costruite',
    'client-missing': ({ folder }) =>
      `non ci sono pagine in ${folder}: npm start le costruisce, o imposta QUAYSIDE_WEB`,
  },
  verdict: (fails, warnings) =>
    fails === 0 && warnings === 0 ? 'Va tutto bene.' : `Da riparare: ${fails}; da guardare: ${warnings}.`,
}
