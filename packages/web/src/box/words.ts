import type { Sureness } from '../about/inventory.ts'
import { catalogue, counted } from '../app/words.ts'
import type { BadFile } from './open.ts'

/** What the page of the owner's box says, and what tables say of packs. */
export const boxWords = catalogue({
  en: {
    title: 'The owner’s box',
    lead: 'Whoever owns the box can play with its printed numbers where ours are reconstructed. A data pack is a file with corrected data; it stays in this browser.',
    open: 'Open a data file',
    choose: 'Choose a file',
    begin: 'To begin with, save what is built in, and correct it in any text editor:',
    builtIn: (game: string) => `Built-in data: ${game}`,
    bad: (why: BadFile): string => {
      switch (why.code) {
        case 'too-large':
          return 'The file is larger than 512 KB. A data pack is much smaller.'
        case 'not-json':
          return 'This is no data pack: it is not written as JSON.'
        case 'no-game':
          return 'This is no data pack: it does not name its game.'
        case 'unknown-game':
          return `The pack is for a game that is not here: ${why.game}.`
        case 'no-data':
          return 'The data of this game cannot be replaced.'
        case 'out-of-reach':
          return 'The game could not be loaded. Try again once you are connected.'
      }
    },
    problems: (count: number) => `Not taken: ${counted('en', 'thing', 'things')(count)} to put right.`,
    taken: (name: string) => `“${name}” is in the box. Choose it among all options of a new table.`,
    full: 'The browser has no room for it.',
    packs: 'In this browser',
    none: 'No packs yet.',
    broken: 'It does not fit the rules of today any more. Open the file anew to see why.',
    rename: 'Rename',
    nameOf: (name: string) => `New name for ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    exportIt: 'Export',
    remove: 'Remove',
    about: (what: string, name: string) => `${what}: ${name}`,
    removed: (name: string) => `“${name}” is gone. Tables that are played with it wait until its file is opened again.`,
    bring: 'Bring it back',
    fingerprint: 'Fingerprint',
    differs: (count: number) =>
      count === 0
        ? 'Nothing differs from what is built in.'
        : `${counted('en', 'entry differs', 'entries differ')(count)} from what is built in`,
    tally: (sure: number, partly: number, guessed: number) =>
      `${counted('en', 'entry', 'entries')(sure)} sure, ${partly} known in part, ${guessed} reconstructed`,
    sureness: { sure: 'sure', partly: 'known in part', reconstructed: 'reconstructed' } satisfies Record<
      Sureness,
      string
    >,
    now: (was: string, is: string) => `${was}, now ${is}`,
    whole: 'all of it',
    nothing: 'nothing',
    was: 'built in',
    is: 'pack',
    sections: {
      map: 'Map',
      tracks: 'Company tracks',
      cards: 'Cards',
      books: 'Books',
      startingTiles: 'Starting tiles',
      board: 'Board',
      playerBoard: 'Players’ boards',
      peninsula: 'Peninsula',
      tiles: 'Tiles',
      boats: 'Boats',
      workBoard: 'Work board',
      areas: 'Areas',
      merchants: 'Merchant ships',
      orders: 'Royal orders',
      smallCards: 'Small buildings',
      largeCards: 'Large buildings',
      diaries: 'Diaries',
      solo: 'Alone',
    } as Readonly<Record<string, string>>,
    field: 'Data',
    ours: 'Built in',
    inWords: 'Its board is shown in words: the drawn one has the built-in numbers.',
    toBox: 'The owner’s box',
    playedWith: (name: string) => `Played with “${name}”`,
    home: 'To the tables',
  },
  pt: {
    title: 'A caixa do dono',
    lead: 'Quem tem a caixa pode jogar com os números impressos dela onde os nossos são reconstruídos. Um pacote de dados é um arquivo com dados corrigidos; ele fica neste navegador.',
    open: 'Abrir um arquivo de dados',
    choose: 'Escolher um arquivo',
    begin: 'Para começar, salve o que já vem embutido e corrija em qualquer editor de texto:',
    builtIn: (game) => `Dados embutidos: ${game}`,
    bad: (why) => {
      switch (why.code) {
        case 'too-large':
          return 'O arquivo tem mais de 512 KB. Um pacote de dados é bem menor.'
        case 'not-json':
          return 'Isto não é um pacote de dados: não está escrito em JSON.'
        case 'no-game':
          return 'Isto não é um pacote de dados: ele não diz de que jogo é.'
        case 'unknown-game':
          return `O pacote é de um jogo que não está aqui: ${why.game}.`
        case 'no-data':
          return 'Os dados deste jogo não podem ser trocados.'
        case 'out-of-reach':
          return 'Não foi possível carregar o jogo. Tente de novo quando houver conexão.'
      }
    },
    problems: (count) => `Não foi aceito: ${counted('pt', 'coisa', 'coisas')(count)} a corrigir.`,
    taken: (name) => `“${name}” está na caixa. Escolha-o entre todas as opções de uma nova mesa.`,
    full: 'O navegador não tem espaço para ele.',
    packs: 'Neste navegador',
    none: 'Ainda não há pacotes.',
    broken: 'Ele não combina mais com as regras de hoje. Abra o arquivo de novo para ver por quê.',
    rename: 'Renomear',
    nameOf: (name) => `Novo nome de ${name}`,
    save: 'Salvar',
    cancel: 'Cancelar',
    exportIt: 'Exportar',
    remove: 'Remover',
    about: (what, name) => `${what}: ${name}`,
    removed: (name) => `“${name}” saiu da caixa. As mesas jogadas com ele esperam até o arquivo ser aberto de novo.`,
    bring: 'Trazer de volta',
    fingerprint: 'Impressão digital',
    differs: (count) =>
      count === 0
        ? 'Nada difere do que vem embutido.'
        : `${counted('pt', 'registro difere', 'registros diferem')(count)} do que vem embutido`,
    tally: (sure, partly, guessed) =>
      `${counted('pt', 'registro certo', 'registros certos')(sure)}, ${counted('pt', 'conhecido em parte', 'conhecidos em parte')(partly)}, ${counted('pt', 'reconstruído', 'reconstruídos')(guessed)}`,
    sureness: { sure: 'certo', partly: 'conhecido em parte', reconstructed: 'reconstruído' },
    now: (was, is) => `${was}, agora ${is}`,
    whole: 'tudo',
    nothing: 'nada',
    was: 'embutido',
    is: 'pacote',
    sections: {
      map: 'Mapa',
      tracks: 'Trilhas das companhias',
      cards: 'Cartas',
      books: 'Livros',
      startingTiles: 'Peças iniciais',
      board: 'Tabuleiro',
      playerBoard: 'Tabuleiros dos jogadores',
      peninsula: 'Península',
      tiles: 'Peças',
      boats: 'Barcos',
      workBoard: 'Tabuleiro de trabalho',
      areas: 'Áreas',
      merchants: 'Navios mercantes',
      orders: 'Ordens reais',
      smallCards: 'Construções pequenas',
      largeCards: 'Construções grandes',
      diaries: 'Diários',
      solo: 'Solo',
    },
    field: 'Dados',
    ours: 'Embutidos',
    inWords: 'O tabuleiro aparece em palavras: o desenhado tem os números embutidos.',
    toBox: 'A caixa do dono',
    playedWith: (name) => `Jogada com “${name}”`,
    home: 'Às mesas',
  },
  it: {
    title: 'La scatola di chi ce l’ha',
    lead: 'Chi possiede la scatola può giocare con i suoi numeri stampati dove i nostri sono ricostruiti. Un pacchetto di dati è un file con i dati corretti; resta in questo browser.',
    open: 'Aprire un file di dati',
    choose: 'Scegli un file',
    begin: 'Per cominciare, salva i dati incorporati e correggili con un qualsiasi editor di testo:',
    builtIn: (game) => `Dati incorporati: ${game}`,
    bad: (why) => {
      switch (why.code) {
        case 'too-large':
          return 'Il file supera i 512 KB. Un pacchetto di dati è molto più piccolo.'
        case 'not-json':
          return 'Questo non è un pacchetto di dati: non è scritto in JSON.'
        case 'no-game':
          return 'Questo non è un pacchetto di dati: non dice di quale gioco è.'
        case 'unknown-game':
          return `Il pacchetto è di un gioco che qui non c’è: ${why.game}.`
        case 'no-data':
          return 'I dati di questo gioco non si possono sostituire.'
        case 'out-of-reach':
          return 'Non si è potuto caricare il gioco. Riprova quando c’è connessione.'
      }
    },
    problems: (count) => `Non accettato: ${counted('it', 'cosa', 'cose')(count)} da correggere.`,
    taken: (name) => `“${name}” è nella scatola. Sceglilo tra tutte le opzioni di un nuovo tavolo.`,
    full: 'Il browser non ha posto.',
    packs: 'In questo browser',
    none: 'Ancora nessun pacchetto.',
    broken: 'Non si accorda più con le regole di oggi. Apri di nuovo il file per vedere perché.',
    rename: 'Rinomina',
    nameOf: (name) => `Nuovo nome di ${name}`,
    save: 'Salva',
    cancel: 'Annulla',
    exportIt: 'Esporta',
    remove: 'Togli',
    about: (what, name) => `${what}: ${name}`,
    removed: (name) => `“${name}” non c’è più. I tavoli che si giocano con esso aspettano che il file sia riaperto.`,
    bring: 'Riportalo',
    fingerprint: 'Impronta',
    differs: (count) =>
      count === 0
        ? 'Niente differisce dai dati incorporati.'
        : `${counted('it', 'voce differisce', 'voci differiscono')(count)} dai dati incorporati`,
    tally: (sure, partly, guessed) =>
      `${counted('it', 'voce certa', 'voci certe')(sure)}, ${counted('it', 'nota in parte', 'note in parte')(partly)}, ${counted('it', 'ricostruita', 'ricostruite')(guessed)}`,
    sureness: { sure: 'certo', partly: 'noto in parte', reconstructed: 'ricostruito' },
    now: (was, is) => `${was}, ora ${is}`,
    whole: 'tutto',
    nothing: 'niente',
    was: 'incorporato',
    is: 'pacchetto',
    sections: {
      map: 'Mappa',
      tracks: 'Tracciati delle compagnie',
      cards: 'Carte',
      books: 'Libri',
      startingTiles: 'Tessere iniziali',
      board: 'Tabellone',
      playerBoard: 'Plance dei giocatori',
      peninsula: 'Penisola',
      tiles: 'Tessere',
      boats: 'Barche',
      workBoard: 'Plancia di lavoro',
      areas: 'Aree',
      merchants: 'Navi mercantili',
      orders: 'Ordini reali',
      smallCards: 'Edifici piccoli',
      largeCards: 'Edifici grandi',
      diaries: 'Diari',
      solo: 'Da soli',
    },
    field: 'Dati',
    ours: 'Incorporati',
    inWords: 'Il suo tabellone si mostra a parole: quello disegnato ha i numeri incorporati.',
    toBox: 'La scatola di chi ce l’ha',
    playedWith: (name) => `Si gioca con “${name}”`,
    home: 'Ai tavoli',
  },
})
