import type { Words } from './en.ts'

export const it: Words = {
  chapters: {
    table: 'Il tavolo',
    signs: 'Segni',
    overview: 'Tutto il tavolo',
    round: 'Il primo round',
    shares: 'Le quote e il loro valore',
    middle: 'A metà partita',
    end: 'L’ultimo round',
  },
  notes: {
    welcome: {
      title: 'Un saluto da Mombasa',
      text: 'Tu e Beatriz commerciate in un continente di quattro compagnie. Nessuna è tua: ne possiedi quote. Dopo sette round vince chi ha più sterline, e la maggior parte sono le quote per ciò che varranno allora. Prosegui con Avanti o con la freccia destra; in alcuni punti decidi tu.',
    },
    'sign-good': {
      title: 'Carta merce',
      text: 'Banana, cotone o caffè, e un numero: tante unità. Le unità diventano passi sui tracciati delle compagnie, o comprano carte.',
    },
    'sign-expansion': {
      title: 'Punti espansione',
      text: 'Una casa con una freccia. Tutti i punti che mostri insieme espandono una compagnia: mandano i suoi empori nelle regioni.',
    },
    'sign-bookkeeper': {
      title: 'Contabile',
      text: 'Un libro aperto con una penna. Il contabile lavora ai tuoi libri: ne prende di nuovi e vi muove sopra il calamaio.',
    },
    'sign-slot': {
      title: 'Spazio azione',
      text: 'Qui si mette una carta coperta quando si pianifica, una per spazio. Poi il piano si conferma. I due spazi ai lati si aprono solo più tardi.',
    },
    'sign-pile': {
      title: 'Zona di riposo',
      text: 'Sopra ogni spazio. Dopo il round la carta dello spazio viene a riposare qui. Ogni volta riprendi una zona, con tutte le sue carte.',
    },
    'sign-base': {
      title: 'Base con empori',
      text: 'Le case sono gli empori di una compagnia, in tre colonne. Dove uno è partito viene alla luce una moneta: è quanto vale una quota.',
    },
    'sign-region': {
      title: 'Regione e confine',
      text: 'Una compagnia entra in una regione vicina alle sue. Un confine tratteggiato costa 1 punto, uno doppio 2. Il segno all’interno è la ricompensa per chi entra.',
    },
    'sign-track': {
      title: 'Tracciato delle quote',
      text: 'La tua bandiera va verso destra. Il numero sotto dice quante quote della compagnia possiedi. Una barra rossa è una richiesta di capitale: passarla costa quanto dice.',
    },
    'sign-sale': {
      title: 'Carta in vendita',
      text: 'L’angolo dorato è il prezzo: in unità di merce, o in sterline con un segnalino bonus. Ciò che compri viene in mano.',
    },
    'sign-book': {
      title: 'Libro',
      text: 'Sopra c’è ciò che devi mostrare per passarlo, sotto ciò che dà. I libri stanno sulle posizioni del tuo tracciato di contabilità.',
    },
    'sign-diamond': {
      title: 'Tracciato dei diamanti',
      text: 'Una pietra azzurra è un passo qui. I numeri sono sterline alla fine; lungo la via si apre uno spazio.',
    },
    'sign-marker': {
      title: 'Segnalino bonus',
      text: 'Tre tue figurine. Invece di usare una carta puoi piazzarne una su uno spazio bonus. Tornano dopo il round.',
    },
    'sign-bonus': {
      title: 'Maggioranza',
      text: 'Uno spazio bonus a livelli. Chi mostra di più del suo segno può piazzare qui un segnalino: il numero nella cornice è quanto serve, accanto ciò che si riceve.',
    },
    companies: {
      title: 'Quattro compagnie',
      text: 'In ogni angolo della mappa c’è la base di una compagnia, con quindici empori. Chiunque può inviarli. Dove un emporio è partito compaiono monete: più ne restano scoperte, più vale alla fine ogni quota di quella compagnia.',
    },
    tracks: {
      title: 'Quattro tracciati di quote',
      text: 'Su ogni tracciato hai un segnalino. Più è avanti, più quote di quella compagnia possiedi; due caselle speciali lungo la via danno denaro e un bonus duraturo. Cominci sulla casella 3 del tracciato di Mombasa, Beatriz su quella di Città del Capo.',
    },
    cards: {
      title: 'Le tue carte',
      text: 'Tutto si fa con le carte. Banane, cotone e caffè muovono i segnalini o comprano carte; i punti espansione inviano empori; il contabile lavora sui tuoi libri. Il numero sulla carta dice quanto vale.',
    },
    plan: {
      title: 'Pianifica il round in segreto',
      text: 'Metti fino a tre carte coperte negli spazi aperti, poi conferma il piano. Beatriz fa lo stesso nello stesso momento.',
      hint: 'le carte di un tipo si sommano, e chi ne mostra di più può riscuotere una ricompensa. Sei forte sul tracciato di Mombasa: che cosa aiuta quella compagnia?',
      told: 'La guida mette le due carte espansione e il cotone più grande. Tre punti espansione saranno probabilmente il massimo sul tavolo e fanno crescere Mombasa, di cui hai quote. Lo spazio conta più avanti: la carta riposerà nella zona sopra di esso. Anche puntare sul cotone è un buon piano.',
    },
    revealed: {
      title: 'I piani si scoprono',
      text: 'Tu mostri 3 punti espansione e 2 di cotone; Beatriz 2 punti espansione, 2 di cotone e 2 banane. Ora agite a turno, un’azione alla volta: usare carte, o mettere uno dei tre segnalini bonus, finché non chiudi la fase.',
    },
    'first-action': {
      title: 'La tua prima azione',
      text: 'Cominci tu. Puoi usare il cotone, espandere una compagnia o mettere un segnalino bonus su una casella del tabellone.',
      hint: 'le carte usate non contano più per le maggioranze, e ogni casella prende un segnalino per round. Che cosa potrebbe portarti via Beatriz?',
      told: 'La guida segna la maggioranza di espansione: tu mostri 3 punti, lei 2. Conviene riscuotere le maggioranze prima di usare le carte, perché quelle usate si girano. Sul cotone c’è parità: può prenderla chiunque di voi. L’espansione può attendere: nessuno ti toglie le carte.',
    },
    majority: {
      title: 'La ricompensa',
      text: 'Con 3 punti o più la maggioranza di espansione dà due passi sul tracciato di Mombasa e un punto contabilità. Per via hai raggiunto la prima casella speciale: £1 ora e un punto in più a ogni espansione. Con il punto contabilità prendi un libro.',
    },
    book: {
      title: 'I libri',
      text: 'I libri stanno sui gradini del tuo tracciato. Più avanti un contabile vi muove sopra il calamaio: per passare un libro devi mostrare ciò che chiede, e l’ultimo raggiunto dà la ricompensa. Alla fine il tracciato vale punti: prepara una fila di libri che puoi soddisfare.',
    },
    expand: {
      title: 'Espandi Mombasa',
      text: 'Beatriz ha preso la maggioranza di cotone. Ora espandi Mombasa con 4 punti: 3 dalle carte e 1 dal tracciato. Scegli le regioni una dopo l’altra, e la colonna da cui parte ogni emporio.',
      hint: 'una regione dev’essere vicina alla base o a una già occupata da Mombasa. Un confine doppio costa 2. Ogni regione dà la sua ricompensa, e una colonna che si svuota scopre monete.',
      told: 'Quattro regioni per un punto ciascuna. Somaliland, Tanganica, Kenya e Abissinia insieme danno £2, un passo di diamanti, un punto contabilità e un passo sul tracciato. Prendere quasi tutti gli empori da una colonna scopre prima le monete: una quota vale già 3.',
    },
    entered: {
      title: 'Guadagnano tutti, tu di più',
      text: 'Le quote di Mombasa sono passate da nulla a £3. Ne possiedi tre: alla fine sono £9. L’espansione ha dato tutte e quattro le ricompense insieme. Stavolta prendi una sterlina per il punto contabilità.',
    },
    markers: {
      title: 'Segnalini bonus',
      text: 'Invece di usare carte si mettono segnalini. Per £2 hai prenotato la tessera espansione: sarà tua nel prossimo round, come una carta in più. Altre caselle comprano o scartano carte, o ti fanno primo giocatore. Ogni casella serve una volta per round.',
    },
    goods: {
      title: 'Le merci muovono i segnalini',
      text: 'Hai usato 2 di cotone: un passo sul tracciato del Cairo, uno su quello di Mombasa. Oppure le merci comprano una carta: il prezzo è il suo numero più quello della colonna. La carta comprata va subito in mano.',
    },
    pile: {
      title: 'La fine della tua fase',
      text: 'Carte e segnalini sono finiti. Riprendi una zona di riposo; poi le carte giocate vanno a riposare sopra i loro spazi.',
      hint: 'con ciò che riprendi pianifichi il prossimo round. Nelle zone ci sono 1 di cotone, 2 di caffè e 2 banane. Che cosa hai già in mano?',
      told: 'La guida riprende le 2 banane: con quella in mano fanno 3. Il caffè 2 sta altrettanto bene con il caffè 1. Le carte giocate insieme tornano insieme: a questo servono gli spazi.',
    },
    'second-round': {
      title: 'Un nuovo round',
      text: 'Le carte giocate sono ora nelle zone di riposo. L’offerta di carte è scorsa, sui libri che nessuno ha preso c’è una moneta, e le tue due tessere sono arrivate. Di nuovo pianificate entrambi in segreto.',
    },
    'capital-call': {
      title: 'Una richiesta di capitale',
      text: 'Hai riscosso ancora la maggioranza di espansione. Lungo il tracciato c’era una richiesta di capitale: chi la supera paga subito, qui £2. Tieni un po’ di denaro, o ti fermerà.',
    },
    inkwell: {
      title: 'Il contabile al lavoro',
      text: 'Il tuo contabile ha portato il calamaio sul primo libro: chiedeva 2 punti espansione, che la tessera espansione mostra. Il libro ha dato £2. Il prossimo chiede caffè, quindi ci si ferma qui.',
    },
    value: {
      title: 'Quanto vale una quota',
      text: 'Altri due empori sono partiti per la Costa del Mar Rosso e l’Alto Egitto, e una colonna della base è vuota: una quota di Mombasa vale ora £6. Ne possiedi cinque. Ciò che gli altri fanno per Mombasa lavora anche per te.',
    },
    shares: {
      title: 'Sette quote',
      text: 'Tre banane e la tessera +1 hanno dato quattro passi: tre sul tracciato di Mombasa, fino alla casella 13. Lì possiedi sette quote. Beatriz se n’è accorta: è salita anche lei sul tracciato di Mombasa.',
    },
    ousted: {
      title: 'Fuori dal Bacino del Congo',
      text: 'Un round dopo. Con 6 punti sei entrato in cinque regioni. Città del Capo teneva il Bacino del Congo: è costato un punto in più, e il suo emporio torna alla base e copre monete. Così si abbassano le quote degli altri.',
    },
    'which-track': {
      title: 'Quale tracciato adesso?',
      text: 'Il tuo segnalino è alla fine del tracciato di Mombasa: dieci quote da £12. Usi 2 di caffè per due passi su altri tracciati. Le quote di Città del Capo valgono £5, quelle di Saint-Louis e del Cairo per ora nulla.',
      hint: 'quale compagnia crescerà ancora nei tre round che restano? Chi ha motivo di espanderla?',
      told: 'Città del Capo. Beatriz ne possiede sei quote e continuerà a espanderla, per entrambi. Saint-Louis e Il Cairo hanno ancora tutti gli empori a casa: chi volesse farli valere dovrebbe fare tutto da solo.',
    },
    diamonds: {
      title: 'Diamanti',
      text: 'Un mercante di diamanti ha portato il tuo segnalino alla casella 11. Per via ha aperto un quarto spazio: ora pianifichi con una carta in più. Anche il tracciato dei diamanti vale sterline alla fine, e sempre di più.',
    },
    'last-plan': {
      title: 'L’ultimo piano',
      text: 'Round 7. Hai quattro spazi e cinque carte: cotone 1 e 2, caffè 1 e 3, 3 punti espansione. Le tue tessere sono un contabile e l’espansione. Le quote di Città del Capo valgono ora £11.',
      hint: 'non c’è un altro round, quindi nulla va risparmiato. Ogni passo sul tracciato di Città del Capo conta. Che cosa si può fare con la carta che resta in mano?',
      told: 'Tutte e quattro le carte merce: 7 unità per i passi, e il caffè per una maggioranza. La carta espansione resta in mano, da scartare per £5; la tessera e i bonus dei tracciati fanno ancora quattro punti espansione. Metterla al posto del cotone 1 è quasi altrettanto buono.',
    },
    'share-card': {
      title: 'Una quota da comprare',
      text: 'Con le sterline della carta scartata hai comprato una quota di Mombasa per £5 in tutto. È nella tua mano, vale £9 e presto varrà di più. Alcune carte sono quote; altre ne portano una oltre a ciò che fanno.',
    },
    'books-done': {
      title: 'Cinque libri di fila',
      text: 'La tessera contabile ha portato il calamaio su tre libri in una volta. L’ultimo toglie un emporio da una base: le quote di Mombasa salgono a £12. Il tracciato vale £10 alla fine.',
    },
    'last-steps': {
      title: 'Gli ultimi passi',
      text: 'Usi quattro di caffè. Sul tracciato di Città del Capo il prossimo passo supera una richiesta di capitale di £4. Hai £12 e lì sei quote da £11.',
      hint: 'ogni due passi circa arriva una quota. Vale £4? Una carta varrebbe di più?',
      told: 'La guida paga: quattro passi qui e altri tre con il cotone portano quattro quote, cioè £44 per £4. Le carte dell’offerta non valgono più nulla, a meno che siano quote.',
    },
    count: {
      title: 'Il conteggio',
      text: 'Dodici quote di Mombasa sono £144, dieci di Città del Capo £110. £30 per i diamanti, £10 per i libri, £9 in contanti: 303. Beatriz ha tante quote di Città del Capo quante te, ma solo sette di Mombasa: 248. Saint-Louis e Il Cairo non hanno mai avuto valore, e con loro i passi fatti lì.',
    },
    farewell: {
      title: 'Ora tocca a te',
      text: 'Sai tutto: pianificare, riscuotere maggioranze, espandere ciò che possiedi, salire sul suo tracciato e seguire gli altri dove lavorano per te. Indica qualsiasi cosa sul tavolo per saperne di più; in basso c’è ciò che si può fare, e perché qualcosa non si può.',
    },
  },
}
