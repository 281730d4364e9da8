import { plural } from '@quayside/kernel'
import type { AdminWords } from './catalogue.ts'

const few = (count: number, one: string, other: string) => plural('pt', count, { one: `# ${one}`, other: `# ${other}` })

export const admin: AdminWords = {
  columns: {
    id: 'id',
    name: 'nome',
    seen: 'visto',
    tables: 'mesas',
    note: '',
    game: 'jogo',
    phase: 'fase',
    people: 'à mesa',
    changed: 'mudou',
    kind: 'o quê',
    until: 'até',
    reason: 'por quê',
  },
  phases: { gathering: 'reunindo', playing: 'em curso', over: 'encerrada', stopped: 'interrompida' },
  restricted: { mute: 'sem chat', ban: 'banido' },
  member: 'membro',
  here: 'aqui',
  nameless: '(sem nome)',
  unreadable: '(não pode ser lida)',
  forEver: 'revogação',
  yes: 'sim',
  no: 'não',
  nobody: 'Não há ninguém.',
  noTables: 'Não há mesas assim.',
  noRestrictions: 'Ninguém está banido ou sem chat.',
  open: (chairs) => plural('pt', chairs, { one: '# livre', other: '# livres' }),
  badTime: (option) => `${option} deve ser um tempo como 30m, 12h, 90d ou 8w`,
  noSuch: (verb) => `quayside admin não conhece "${verb}"; veja quayside help admin`,

  status: {
    running: (pid, version, url, since) =>
      `Quayside ${version} está aberto em ${url} desde ${since} (processo ${pid}).`,
    stopped: (version) => `Nenhum servidor está rodando; visto pelo Quayside ${version}.`,
    people: (guests, today) => `${few(guests, 'visitante', 'visitantes')}, ${today} vistos no último dia`,
    tables: ({ gathering = 0, playing = 0, over = 0, stopped = 0 }) =>
      `${few(playing, 'partida', 'partidas')} em curso, ${gathering} reunindo, ${over} encerradas, ${stopped} interrompidas`,
    busy: (tables, sockets, thinking) =>
      `${few(tables, 'mesa', 'mesas')} na memória, ${few(sockets, 'conexão', 'conexões')}, ${few(thinking, 'processo pensa', 'processos pensam')}`,
    store: (answers, chat, size, free) =>
      `${few(answers, 'resposta', 'respostas')} e ${few(chat, 'linha', 'linhas')} de chat em ${size}; ${free} livres no disco`,
    backup: (at) =>
      at ? `O último backup foi feito em ${at}.` : 'Nunca foi feito um backup: quayside admin backup PASTA',
    backupElsewhere:
      'As mesas estão em um PostgreSQL: faça o backup com pg_dump, junto com as chaves da pasta de dados.',
    restrictions: (count) => `${few(count, 'visitante banido', 'visitantes banidos')} ou sem chat.`,
    problem: (text) => `NÃO ESTÁ BEM: ${text}`,
  },
  reports: {
    none: 'Nenhuma denúncia.',
    about: 'sobre',
    by: 'de',
    created: 'denunciado',
    closed: 'encerrado',
    text: 'nas palavras de quem denunciou',
    silent: 'Nada tinha sido dito à mesa.',
    why: { chat: 'o que foi dito', name: 'o nome', play: 'o jeito de jogar', other: 'outra coisa' },
  },
  lines: {
    table: 'mesa',
    game: 'jogo',
    phase: 'fase',
    people: 'à mesa',
    host: 'posta por',
    answers: 'respostas',
    chat: 'linhas de chat',
    created: 'criada',
    changed: 'mudou',
    finished: 'encerrada',
    rules: 'regras',
    listed: 'aberta a todos',
  },

  copy: {
    progress: (table, rows, doing) => `${rows} linhas de ${table} ${doing === 'copy' ? 'copiadas' : 'comparadas'}`,
    done: (people, tables, answers) =>
      `${few(people, 'convidado', 'convidados')}, ${few(tables, 'mesa', 'mesas')} e ${few(answers, 'resposta', 'respostas')}: tudo copiado, e cada linha comparada.`,
    toPostgres: (folder) =>
      `Inicie o servidor com QUAYSIDE_DATABASE e tire ${folder}/quayside.db do caminho: não é mais usado.`,
    toSqlite: (folder) => `Inicie o servidor sem QUAYSIDE_DATABASE: agora está tudo em ${folder}.`,
  },

  backedUp: ({ file, guests, tables }, size) =>
    `${file}: ${few(guests, 'visitante', 'visitantes')} e ${few(tables, 'mesa', 'mesas')} em ${size}, reaberto e em ordem.`,
  restored: (folder, before) =>
    `O backup está agora em ${folder}.${before ? ` O que estava lá ficou em ${before}.` : ''} Inicie o servidor.`,
  couldRestore: ({ file, guests, tables }, at) =>
    `${file} está em ordem: ${few(guests, 'visitante', 'visitantes')} e ${few(tables, 'mesa', 'mesas')}${at ? `, feito em ${at}` : ''}. Nada mudou.`,
  noKey: 'A chave que assina os cookies não está nele: as pessoas vão precisar dos códigos de recuperação.',
  unknownTables: (tables) =>
    `${few(tables.length, 'mesa', 'mesas')} que este Quayside não pode abrir: ${tables.slice(0, 5).join(', ')}`,

  pruned: (what, count, really) =>
    `${really ? 'apagados' : 'a apagar'}: ${
      {
        tables: few(count, 'mesa encerrada ou nunca começada', 'mesas encerradas ou nunca começadas'),
        abandoned: few(count, 'partida abandonada', 'partidas abandonadas'),
        chat: few(count, 'linha de chat', 'linhas de chat'),
        guests: few(count, 'visitante sem mesa', 'visitantes sem mesa'),
      }[what]
    }`,
  dryRun: 'Nada mudou. Com --yes muda.',
  isRestricted: (kind, name, until) =>
    `${name} está ${kind === 'ban' ? 'banido' : 'sem chat'} ${until ? `até ${until}` : 'até ser revogado'}.`,
  lifted: (kind, name, held) =>
    `${name} não ${held ? 'está mais' : 'estava'} ${kind === 'ban' ? 'banido' : 'sem chat'}.`,
  deleted: (name, { really, tablesDeleted, handedOver, chat }) => [
    really
      ? `${name} foi apagado; suas partidas têm um former player.`
      : `${name} seria apagado, com nome, código de recuperação e chat.`,
    `${few(chat, 'linha', 'linhas')} de chat, ${few(tablesDeleted, 'mesa reunindo', 'mesas reunindo')}; um robô continua em ${few(handedOver, 'partida', 'partidas')}`,
  ],
  exported: (name, file) => `O que se guarda de ${name} está em ${file}.`,

  severities: { ok: 'bem', warn: 'nota', fail: 'MAL' },
  checks: {
    settings: 'ajustes',
    node: 'node',
    folder: 'pasta de dados',
    key: 'chave',
    database: 'banco de dados',
    disk: 'disco',
    clock: 'relógio',
    backup: 'backup',
    server: 'servidor',
    port: 'porta',
    proxy: 'proxy',
    address: 'endereço público',
    push: 'avisos',
    mail: 'e-mail',
    client: 'páginas',
  },
  diagnoses: {
    'settings-ok': () => 'os ajustes fazem sentido',
    'settings-bad': ({ problem }) => `${problem}`,
    'node-ok': ({ version }) => `Node ${version}`,
    'node-old': ({ version, needed }) => `Node ${version} é velho demais: instale o Node ${needed}`,
    'folder-ok': ({ folder }) => `${folder} pode ser escrita, e só pelo dono`,
    'folder-missing': ({ folder }) => `${folder} ainda não existe: o primeiro início a cria`,
    'folder-unwritable': ({ folder }) =>
      `este usuário não pode escrever em ${folder}: chown para o usuário do servidor`,
    'folder-open': ({ folder }) => `outros nesta máquina podem olhar em ${folder}: chmod 700 ${folder}`,
    'key-ok': () => 'a chave dos cookies está lá, e é privada',
    'key-none': () => 'ainda não existe: o primeiro início a cria',
    'key-missing': ({ file }) =>
      `falta ${file}: restaure um backup, ou no próximo início serão precisos os códigos de recuperação`,
    'key-unreadable': ({ file }) => `${file} não pode ser lido ou não é uma chave: restaure um backup`,
    'key-open': ({ file }) => `outros nesta máquina podem ler ${file}: chmod 600 ${file}`,
    'database-ok': ({ guests, tables }) =>
      `em ordem: ${guests} visitantes, ${tables} mesas, e todas as regras são conhecidas`,
    'database-none': () => 'ainda não existe: o primeiro início o cria',
    'database-damaged': ({ damage }) => `danificado (${damage}): pare o servidor e restaure um backup`,
    'database-newer': ({ steps }) => `feito por um Quayside mais novo (${steps}): atualize`,
    'postgres-ok': ({ name, guests, tables }) => `${name}: cerca de ${guests} convidados e ${tables} mesas`,
    'postgres-silent': ({ name, problem }) =>
      `${name} não pode ser usado (${problem}): inicie-o, ou corrija QUAYSIDE_DATABASE`,
    'postgres-hasty': ({ name, settings }) =>
      `${name} confirma o que uma queda de energia pode levar (${settings}): ligue`,
    'tables-unreadable': ({ count, tables }) =>
      `${count} mesas não podem ser abertas (${tables}): este Quayside é mais velho que antes?`,
    'disk-ok': ({ megabytes }) => `${megabytes} MB livres`,
    'disk-low': ({ megabytes }) => `só ${megabytes} MB livres: abra espaço, ou use prune`,
    'disk-full': ({ megabytes, folder }) =>
      `${megabytes} MB livres para ${folder}: logo as respostas serão recusadas, abra espaço`,
    'clock-ok': ({ now }) => `${now}`,
    'clock-behind': ({ now, latest }) =>
      `aqui são ${now}, mas algo foi guardado em ${latest}: acerte o relógio, ligue o NTP`,
    'backup-ok': ({ days }) => `o último tem ${days} dias`,
    'backup-old': ({ days }) => `o último tem ${days} dias: quayside admin backup PASTA`,
    'backup-never': () => 'nunca houve um: quayside admin backup PASTA',
    'backup-elsewhere': ({ folder }) => `pg_dump faz o backup das mesas; guarde junto as chaves de ${folder}`,
    'server-ok': ({ pid, version }) => `Quayside ${version} está rodando (processo ${pid})`,
    'server-none': () => 'nenhum está rodando; estes são os ajustes deste shell',
    'server-ill': ({ problem }) => `não está bem: ${problem}`,
    'server-mute': ({ problem }) => `não se pode perguntar a ele: ${problem}`,
    'server-notice': ({ notice }) => `${notice}`,
    'port-ok': ({ url }) => `${url} responde`,
    'port-free': ({ host, port }) => `${host}:${port} está livre`,
    'port-taken': ({ host, port }) => `${host}:${port} está ocupada ou não é permitida: ponha outra PORT`,
    'port-silent': ({ url }) => `${url} não responde: olhe no log`,
    'proxy-ok': ({ proxy }) =>
      `acredita-se nos endereços de QUAYSIDE_PROXY=${proxy}, e só esta máquina alcança a porta`,
    'proxy-none': () => 'só esta máquina alcança a porta',
    'proxy-open': ({ host }) => `HOST=${host} sem proxy: bom na sua rede; para a internet ponha https na frente`,
    'proxy-exposed': ({ host }) =>
      `HOST=${host} atrás de um proxy: quem alcança a porta pode fingir um endereço, ponha HOST=127.0.0.1`,
    'proxy-unnamed': () =>
      'os pedidos vêm por um proxy, mas QUAYSIDE_PROXY não está posto: todos contam como um endereço',
    'address-ok': ({ url }) => `${url} leva para cá`,
    'address-none': () =>
      'QUAYSIDE_URL não está posto: chaves de acesso só nesta máquina, nada de links em mensagens nem avisos nos aparelhos',
    'address-unseen': ({ url }) => `${url}; se leva para cá, vê-se com o servidor em marcha`,
    'address-plain': ({ url }) =>
      `${url} é http simples: há códigos de recuperação, mas não chaves de acesso nem avisos nos aparelhos; o Caddy dá https`,
    'address-numbers': ({ url }) =>
      `${url} não é um nome: navegadores não têm chaves de acesso para endereços em números`,
    'address-silent': ({ url, problem }) => `${url} não se alcança daqui (${problem}): tente de outro lugar`,
    'address-other': ({ url }) => `outro responde em ${url}: olhe o proxy e QUAYSIDE_URL`,
    'address-moved': ({ url, keys, domain }) =>
      `${keys} chaves de acesso foram feitas para ${domain} e não valem em ${url}: os donos precisam de um código de recuperação, ou do endereço antigo`,
    'push-ok': ({ url }) => `avisos chegam aos aparelhos das pessoas, por ${url}`,
    'push-none': () =>
      'nenhum aviso chega aos aparelhos: ponha em QUAYSIDE_URL o endereço que as pessoas abrem, com https',
    'push-plain': ({ url }) =>
      `${url} é http simples, e nenhum aviso chega aos aparelhos: o Caddy dá https, veja deploy/caddy`,
    'mail-ok': ({ host }) => `${host} aceita e-mails`,
    'mail-set': () => 'o servidor em funcionamento envia e-mails; com QUAYSIDE_SMTP também aqui, isso é testado',
    'mail-none': () => 'nenhum e-mail é enviado: QUAYSIDE_SMTP e QUAYSIDE_MAIL_FROM diriam como',
    'mail-nowhere': () => 'os e-mails não têm para onde levar: defina QUAYSIDE_URL',
    'mail-silent': ({ host, problem }) => `${host} não aceita e-mails (${problem}): confira QUAYSIDE_SMTP`,
    'client-ok': () => 'as páginas estão prontas',
    'client-missing': ({ folder }) => `não há páginas em ${folder}: npm start as constrói, ou ponha QUAYSIDE_WEB`,
  },
  verdict: (fails, warnings) =>
    fails === 0 && warnings === 0 ? 'Está tudo bem.' : `A consertar: ${fails}; a olhar: ${warnings}.`,
}
