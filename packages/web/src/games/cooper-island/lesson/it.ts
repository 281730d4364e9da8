import type { Words } from './en.ts'

export const it: Words = {
  chapters: {
    table: 'Il tavolo',
    signs: 'Segni',
    overview: 'Tutto il tavolo',
    income: 'La prima rendita',
    work: 'I primi lavoratori',
    sea: 'Intorno all’isola',
    middle: 'A metà partita',
    end: 'La fine',
  },
  notes: {
    welcome: {
      title: 'Un saluto da Cooper Island',
      text: 'Tu e Beatriz esplorate ciascuno una penisola di una grande isola. In cinque round posate terra, raccogliete risorse, costruite e navigate lungo la costa. Vince chi alla fine ha più punti. Prosegui con Avanti o con la freccia destra; in alcuni punti decidi tu.',
    },
    'sign-land': {
      title: 'Terra',
      text: 'Quattro tipi: prato, foresta, montagna e insediamento. Ognuno dà la sua risorsa. Il numero su uno spazio è il suo livello.',
    },
    'sign-item': {
      title: 'Risorse',
      text: 'Cibo, legno, pietra, stoffa, oro e monete. In questo magazzino ognuno conta 1; sulla terra un cubo conta il livello del suo spazio.',
    },
    'sign-tile': {
      title: 'Tessera doppia',
      text: 'Due tipi di terra in un pezzo. La posi su due spazi vicini dello stesso livello; ogni metà porta un cubo.',
    },
    'sign-cartographer': {
      title: 'Cartografo',
      text: 'Ha passi da spendere. Uno di essi alza uno spazio di un livello, così che le due metà di una tessera stiano pari.',
    },
    'sign-ruin': {
      title: 'Rovina',
      text: 'Mura spezzate: qui non si può posare nulla. Una rovina tolta aspetta su uno spazio statua.',
    },
    'sign-statue': {
      title: 'Spazio statua',
      text: 'Qui stanno le rovine tolte. Una può diventare statua, che porta punti timone round dopo round.',
    },
    'sign-island': {
      title: 'Isola',
      text: 'Sei isole, una per round accanto alla tua costa. Il segno dice che cosa fa: subito, e ogni volta che passa una nave.',
    },
    'sign-ship': {
      title: 'Nave e timone',
      text: 'Hai due navi, a una vela e a due. Una ruota è un punto timone: un passo per una di esse e un punto per te.',
    },
    'sign-area': {
      title: 'Spazio per un lavoratore',
      text: 'Uno spazio tondo è per un lavoratore normale, uno quadrato per uno speciale. I segni dell’area dicono che cosa fa quando lo mandi lì.',
    },
    'sign-boat': {
      title: 'Barca',
      text: 'Una barca costruita porta ciò che mostra il suo segno, subito e a ogni round.',
    },
    'sign-dock': {
      title: 'Attracco',
      text: 'La barca si costruisce a un attracco. L’attracco dice quanto costa e quanti punti timone porta.',
    },
    'sign-merchant': {
      title: 'Mercantile',
      text: 'Vuole oro e stoffa e dà punti timone. I successivi chiedono di più.',
    },
    'sign-order': {
      title: 'Ordine reale',
      text: 'Un obiettivo che si conta alla fine. Tiene un lavoratore per sempre.',
    },
    peninsula: {
      title: 'La tua penisola',
      text: 'Per ora è esplorato solo un prato, con un cubo di cibo. Poserai tessere accanto, e anche una sull’altra. Le rovine bloccano alcuni spazi finché non le togli.',
    },
    ships: {
      title: 'Due navi contano i punti',
      text: 'Barche, edifici, statue e mercantili caricati danno punti timone. Ognuno è un passo di una delle tue due navi intorno all’isola: una va in senso orario, l’altra al contrario. La strada fatta sono i tuoi punti, e per via passano isole che danno qualcosa.',
    },
    sandbanks: {
      title: 'Banchi di sabbia',
      text: 'Attorno alla tua penisola ci sono otto banchi di sabbia, da L1 a L4 e da R1 a R4. Un’isola copre metà di uno e uno spazio della tua terra accanto: così la terra cresce anche dall’acqua.',
    },
    'first-island': {
      title: 'Posa un’isola',
      text: 'Un round comincia con la rendita: un’isola, una tessera doppia dalla mano e le tue barche. La prima isola va al banco di sabbia a destra del tuo porto.',
      hint: 'un’isola agisce subito, e di nuovo ogni volta che una nave le passa accanto, tua o altrui. Ce ne sono sei: moneta, oro o stoffa, tessera, passi di mappa, provviste, o una rovina da togliere. Che cosa ti sbarra la via?',
      told: 'La guida sceglie l’isola della rovina: toglie subito la rovina in mezzo alla tua terra, e una seconda quando passerà una nave. Ognuna è una buona scelta; tessera o tesoro rendono più spesso, mentre le rovine finiscono.',
    },
    ruin: {
      title: 'Una rovina in meno',
      text: 'L’isola ha portato una foresta con un cubo di legno dove tocca la tua terra. La rovina accanto non c’è più: aspetta su uno spazio statua, per diventare un giorno una statua. Ora c’è posto per le tessere.',
    },
    'first-tile': {
      title: 'Posa una tessera doppia',
      text: 'Hai messo il legno in magazzino, così il suo spazio può essere coperto. Hai due tessere doppie, foresta con montagna e foresta con insediamento; ognuna si può girare.',
      hint: 'le due metà devono stare allo stesso livello. Sulla foresta va solo foresta o insediamento. Un cubo su uno spazio più alto vale di più: il suo livello.',
      told: 'Insediamento in mezzo, foresta su foresta. Il cartografo ha livellato lo spazio più basso con uno dei suoi passi, così le due metà sono al livello 2: legno che vale 2 e stoffa che vale 2. Va bene anche allargarsi sulla terra libera, ma laggiù i cubi valgono 1.',
    },
    height: {
      title: 'La terra alta vale di più',
      text: 'I cubi restano sulla terra dove sono nati. Pagato da lì, un cubo conta quanto è alto il suo spazio; in magazzino conta solo 1. Ma va speso tutto: ciò che si paga in più è perso.',
    },
    areas: {
      title: 'Otto aree di lavoro',
      text: 'Ora si collocano i lavoratori a turno, due a testa in questo round. Ogni area offre azioni: B costruisce barche, C pesca e posa tessere, D e F fanno edifici e statue, H carica i mercantili. Uno spazio occupato costa un pedaggio.',
    },
    'first-worker': {
      title: 'Manda un lavoratore',
      text: 'Hai una moneta e un legno in magazzino; sulla terra legno che vale 2, stoffa che vale 2, e cibo.',
      hint: 'una barca costa monete e legno, dà punti timone e poi una rendita in ognuno dei cinque round. Che cosa puoi già pagare?',
      told: 'La guida costruisce una barca nell’area B: prima comincia una rendita, più volte paga. Anche l’area C, per avere più terra, sarebbe un buon inizio. I mercantili vogliono oro, che non hai ancora.',
    },
    'first-boat': {
      title: 'Quale barca?',
      text: 'Scegli una barca e l’attracco dove costruirla. Le sei barche fanno quasi lo stesso delle sei isole.',
      hint: 'l’attracco decide il prezzo e i punti timone. Ti serviranno monete per la prossima barca. Quale rendita vuoi quattro volte?',
      told: 'La barca della moneta al primo attracco: una moneta e il legno della terra, che vale 2. Porta una moneta adesso e una in ogni round. Una barca per oro o stoffa aiuta poi con i mercantili; vale altrettanto.',
    },
    helm: {
      title: 'Un punto timone',
      text: 'L’attracco ha dato un punto timone, e hai fatto avanzare di un passo la nave a una vela lungo la tua costa.',
    },
    'first-coin': {
      title: 'La barca rende',
      text: 'La tua barca è al suo attracco e ha portato la prima moneta. A ogni nuovo round la rendita ne porta un’altra.',
    },
    draw: {
      title: 'Ancora più in alto',
      text: 'Con l’altro lavoratore hai pescato una tessera nell’area C e l’hai posata: di nuovo foresta su foresta, prato su prato, ora entrambi al livello 3. Il cartografo ha aiutato ancora. Un posto per il legno e uno per il cibo che crescono di valore: è molto.',
    },
    merchant: {
      title: 'Beatriz carica un mercantile',
      text: 'Per oro e stoffa Beatriz ha caricato il primo mercantile: due punti timone e un coperchio di cassa. I coperchi coprono spazi cassa e danno un bonus. Ognuno può caricare ogni nave una volta; il capitano di porto ne rende una più economica in ogni round.',
    },
    feeding: {
      title: 'I lavoratori mangiano',
      text: 'Alla fine del round si nutrono i lavoratori, all’inizio con due di cibo. Paghi con il cubo di cibo del livello 3; uno va perso. Chi non può nutrirli riceve ancore, che trattengono le navi.',
    },
    'second-round': {
      title: 'Di nuovo la rendita',
      text: 'Round 2. Hai posato una tessera doppia all’altro capo della tua terra, l’isola del tesoro per un oro, e la barca della moneta ha pagato. Tutto questo prima che parta un lavoratore.',
    },
    'which-ship': {
      title: 'Quale nave avanza?',
      text: 'La seconda barca è fatta: due punti timone. La tua nave a una vela è sulla costa sinistra, quella a due vele ancora in porto. Sulla costa destra ci sono le tue due isole.',
      hint: 'una nave che passa un’isola può usarla, di chiunque sia. Che cosa portano due passi a destra, e due a sinistra?',
      told: 'La nave a due vele: passa in un colpo l’isola della rovina e quella del tesoro. Un’altra rovina in meno, un altro oro. I punti sono uguali dai due lati, quindi naviga dove c’è qualcosa.',
    },
    chain: {
      title: 'Una cosa tira l’altra',
      text: 'Due punti timone, una rovina, un oro, e un cibo dalla nuova barca. Due barche sono anche un traguardo: l’hai spostato su un contratto e hai avuto un terzo lavoratore. Vuole mangiare anche lui.',
    },
    'third-round': {
      title: 'Tre lavoratori',
      text: 'Round 3. Hai oro in magazzino, e stoffe di valore 1 e 2 sui tuoi insediamenti. Il capitano di porto sta al mercantile III.',
      hint: 'quale area trasforma oro e stoffa in punti timone? Altri possono arrivare prima, e lo sconto del capitano di porto è solo per il primo.',
      told: 'L’area H: il mercantile III per due ori e le due stoffe, con lo sconto. Tre punti timone per un lavoratore. Anche una statua nell’area F va bene, ma può attendere: nessuno te la toglie.',
    },
    loaded: {
      title: 'Oltre il capo',
      text: 'Tre passi hanno portato la nave a due vele oltre la tua costa, nella baia tra te e Beatriz. Lì ha trovato un diario: un oro o una stoffa. Il coperchio di cassa ha portato una tessera doppia.',
    },
    statue: {
      title: 'Una statua',
      text: 'Nell’area F una delle rovine è diventata una statua, per legno e oro: due punti timone ora e uno in più a ogni pulizia. Sta sullo spazio libero più alto, dove non cresce più nulla. La nave ha passato un’isola di Beatriz: una moneta per te.',
    },
    'clean-up': {
      title: 'Punti nella pulizia',
      text: 'I lavoratori hanno mangiato. La statua ha dato un punto timone, e un altro è venuto dal passaggio: gli spazi al capo interno della tua terra sono esplorati. Hai pagato una moneta per riusare un coperchio. Comincia il round 4.',
    },
    order: {
      title: 'Un ordine reale',
      text: 'Due coperchi di cassa sono un altro traguardo: hai preso un lavoratore speciale, e mandato per sempre uno comune a un ordine reale. Chiede pochi spazi inesplorati: al massimo quattro sono 3 punti alla fine, nessuno sarebbero 8.',
    },
    building: {
      title: 'Un edificio grande',
      text: 'Con un lavoratore speciale nell’area D hai eretto un edificio grande, pagato con legno di livello 4 e tre pietre. Dà due punti timone e una carta: ne vedi quattro e ne tieni una.',
    },
    cards: {
      title: 'Che cosa dice una carta',
      text: 'Le quattro carte sono davanti a te, ognuna con il nome e ciò che fa. Usarne una è un’azione libera: non serve mandare un lavoratore. Ne tieni una.',
    },
    card: {
      title: 'Scegli una carta',
      text: 'Una delle quattro è tua, fino alla fine della partita.',
      hint: 'quale ti risparmia un lavoratore, e che cosa potrai pagare nell’ultimo round?',
      told: 'La Gilda dei Mercanti carica un mercantile senza lavoratore: con il tuo oro sono quattro punti timone alla fine. La Taverna è una scelta sicura: nutre e dà un punto.',
    },
    'last-round': {
      title: 'Prima del conteggio',
      text: 'Più di un round dopo: è la fine del round 5. Tutti i lavoratori sono a casa, ma le azioni libere valgono ancora. Hai quattro ori, una stoffa che vale 2 e la tua carta.',
    },
    'last-load': {
      title: 'Altri quattro punti',
      text: 'Il mercantile V prende quattro ori e la stoffa: quattro punti timone. La nave a una vela ha passato ancora le isole della moneta e della tessera ed è arrivata alla baia, al suo venticinquesimo passo.',
    },
    count: {
      title: 'Il conteggio',
      text: 'Le tue navi hanno fatto 34 passi. L’ordine reale dà 3 punti, ciò che avanza 2: in tutto 39. Beatriz ha 22 passi e 26 punti. Nessuno ha ancore: ognuna costerebbe un punto.',
    },
    farewell: {
      title: 'Ora tocca a te',
      text: 'Sai tutto: alzare la terra, lasciare i cubi dove valgono molto, cominciare presto le rendite e navigare dove ci sono isole. Indica qualsiasi cosa sul tavolo per saperne di più; in basso c’è ciò che si può fare, e perché qualcosa non si può.',
    },
  },
}
