import type { Words } from './en.ts'

export const it: Words = {
  chapters: {
    table: 'Il tavolo',
    signs: 'Segni',
    overview: 'Tutto il tavolo',
    round: 'Il primo round',
    goods: 'Dal campo alla nave',
    engine: 'Un motore che gira',
    end: 'Grandi edifici e la fine',
  },
  notes: {
    welcome: {
      title: 'Un saluto da Puerto Rico',
      text: 'Colonizzi un’isola e giochi contro Beatriz e Caio. Vince chi alla fine ha più punti vittoria. I punti vengono da due cose: le merci spedite e gli edifici costruiti. Prosegui con Avanti o con la freccia destra; in alcuni punti decidi tu.',
    },
    'sign-role': {
      title: 'Carta ruolo',
      text: 'Sei di queste stanno in fila. Ognuna è una cosa che tutti fanno quando qualcuno la sceglie. Una bandiera mostra chi l’ha scelta; una moneta sopra è un dono per il prossimo.',
    },
    'sign-field': {
      title: 'Piantagione',
      text: 'Un pezzo di terra per una merce: qui caffè. La pianta è il segno della merce. Con il Colono ognuno può prendere una delle tessere scoperte.',
    },
    'sign-quarry': {
      title: 'Cava',
      text: 'Due vette grigie. Una cava non produce nulla: rende gli edifici più economici. Solo chi sceglie il Colono può prenderne una.',
    },
    'sign-worker': {
      title: 'Lavoratore',
      text: 'Una testolina in un cerchio scuro. Un cerchio vuoto su un terreno o un edificio è il posto per uno: senza lavoratore lì nulla funziona. I nuovi arrivano con questa nave.',
    },
    'sign-barrel': {
      title: 'Barile',
      text: 'Un barile è un’unità di una merce; colore e pianta dicono quale. I tuoi stanno qui sul molo, in cinque mucchi.',
    },
    'sign-ship': {
      title: 'Nave da carico',
      text: 'Il numero sulla vela dice quanti barili ci stanno. I contorni vuoti sono posti liberi. Una nave porta un solo tipo di merce.',
    },
    'sign-house': {
      title: 'Casa di Commercio',
      text: 'Quattro posti per le merci vendute in cambio di monete, ognuna di tipo diverso.',
    },
    'sign-building': {
      title: 'Edificio in vendita',
      text: 'La moneta è il prezzo, il numero con × quanti ne restano. Con il Costruttore ognuno può costruirne uno. La montagna sopra la colonna dice quante cave aiutano lì.',
    },
    'sign-coins': {
      title: 'Monete',
      text: 'Il disco dorato è denaro, per gli edifici. Alla fine non vale nulla.',
    },
    'sign-points': {
      title: 'Punti vittoria',
      text: 'L’esagono verde con la stella: è ciò che fa vincere. Questi vengono dagli imbarchi; quelli degli edifici si aggiungono alla fine.',
    },
    island: {
      title: 'La tua isola',
      text: 'Tutto questo è tuo: dodici spazi per le piantagioni e una città con dodici spazi per gli edifici. Cominci con una piantagione di indaco e 2 monete. I cerchi sono per i lavoratori: senza di loro non funziona nulla.',
    },
    roles: {
      title: 'Sei ruoli muovono il gioco',
      text: 'Non ci sono dadi. In ogni round ciascuno sceglie un ruolo, una volta intorno al tavolo. Ciò che il ruolo dice lo fanno tutti, ma chi l’ha scelto agisce per primo e ha un privilegio.',
    },
    'first-role': {
      title: 'Scegli il tuo primo ruolo',
      text: 'Sei il governatore: in questo round scegli per primo. Tutti e sei i ruoli sono liberi.',
      hint: 'nessuno ha ancora lavoratori né merci, quindi alcuni ruoli non farebbero nulla. Che cosa serve prima a tutti: terra, edifici, persone?',
      told: 'Il Colono dà a ciascuno una tessera di terra, e solo chi l’ha scelto può prendere una cava. È un inizio forte. Il Costruttore vale altrettanto: pagheresti una moneta in meno. Mercante, Capitano e Artigiano sarebbero sprecati: non ci sono ancora merci.',
    },
    'first-tile': {
      title: 'Scegli un pezzo di terra',
      text: 'Quattro piantagioni sono scoperte. Da Colono puoi prendere invece una cava: è il tuo privilegio.',
      hint: 'caffè e tabacco si vendono meglio, ma chiedono edifici costosi. Una cava da sola non produce nulla; rende ogni edificio più economico di una moneta.',
      told: 'La guida prende la cava: da ora ogni edificio costa meno, e in questa fase nessun altro può averne una. Il caffè è una buona alternativa pensando al futuro; per un po’ non renderà nulla.',
    },
    settled: {
      title: 'Tutti hanno la loro terra',
      text: 'Beatriz e Caio hanno preso caffè. Ciò che nessuno ha voluto è scartato, e quattro tessere nuove sono scoperte. Ora Beatriz sceglie un ruolo: uno qualsiasi tranne il Colono, già usato in questo round.',
    },
    market: {
      title: 'Il Costruttore e il mercato',
      text: 'Beatriz ha scelto il Costruttore: ciascuno può costruire un edificio. Ognuno mostra il prezzo e i punti che vale alla fine. I piccoli costano poco; i grandi, dell’ultima colonna, costano 10 e danno punti extra. Di ogni tipo ce ne sono pochi.',
    },
    'first-building': {
      title: 'Costruisci un edificio',
      text: 'Hai 2 monete, e la tua cava non ha ancora un lavoratore: per ora non aiuta.',
      hint: 'l’indaco diventa merce solo se viene lavorato. Quale edificio va con la piantagione che possiedi?',
      told: 'La Piccola Tintoria di Indaco trasforma il tuo indaco in merce e ti lascia una moneta. Si può anche passare, per risparmiare. Il Piccolo Mercato o l’Hacienda sono scelte discrete; senza tintoria, però, il tuo campo resta fermo.',
    },
    mayor: {
      title: 'Il Sindaco porta lavoratori',
      text: 'Caio ha scelto il Sindaco. I lavoratori della nave si distribuiscono uno a uno, e Caio ne riceve uno in più dalla riserva. Poi ciascuno mette i suoi dove vuole, e può spostare quelli già collocati.',
    },
    'first-worker': {
      title: 'Un lavoratore, un posto',
      text: 'Il tuo unico lavoratore è andato alla cava: da ora gli edifici ti costano una moneta in meno. Campo e tintoria sono ancora vuoti, quindi niente raccolto di indaco.',
    },
    'round-over': {
      title: 'Il round è finito',
      text: 'Tre ruoli sono stati scelti, tre no: ognuno di questi tiene ora una moneta per chi lo prenderà. Tutti i ruoli sono di nuovo liberi, e Beatriz è governatrice. Un ruolo che nessuno vuole migliora a ogni round.',
    },
    'coffee-land': {
      title: 'Un piano per il caffè',
      text: 'Beatriz ha scelto il Colono e tu, per ultimo, hai preso una piantagione di caffè. Il caffè è la merce più cara. Gli serve una torrefazione, che costa parecchio: è il tuo piano per i prossimi round.',
    },
    craftsman: {
      title: 'L’Artigiano produce merci',
      text: 'Ogni campo con un lavoratore dà un barile, se un lavoratore nell’edificio giusto può lavorarlo. Solo il mais non ha bisogno di edifici: così Caio ne ha già prodotto. Tu non hai ancora nulla.',
    },
    captain: {
      title: 'Il Capitano le spedisce',
      text: 'Ogni barile caricato è un punto vittoria, e chi ha scelto il ruolo ne riceve uno in più. Una nave porta una sola merce. Tu non ne avevi: hai scelto il Capitano per la moneta che aveva sopra e per non lasciare a Caio il punto in più.',
    },
    'take-mayor': {
      title: 'Scegli il Sindaco',
      text: 'Caio ha usato il Mercante. A te servono persone: scegli il Sindaco, con la moneta che ha sopra. Il tuo privilegio è un lavoratore in più: con quello sono tre.',
    },
    'place-workers': {
      title: 'Colloca i tuoi lavoratori',
      text: 'Tre lavoratori, quattro cerchi vuoti: cava, indaco, tintoria, caffè. Tocca i cerchi, poi Fatto.',
      hint: 'un campo produce solo insieme al suo edificio. Quali tre posti servono subito a qualcosa?',
      told: 'Campo di indaco e Piccola Tintoria funzionano solo in coppia, e la cava fa risparmiare in ogni fase del Costruttore. Un lavoratore sul caffè resterebbe fermo: non c’è ancora la torrefazione.',
    },
    quarry: {
      title: 'La cava rende',
      text: 'Beatriz ha scelto il Costruttore, e tu hai costruito gratis il Piccolo Mercato: costa 1, e la cava l’ha tolto. Nella prima colonna del mercato conta una cava, nella quarta fino a quattro.',
    },
    'first-indigo': {
      title: 'Il tuo primo barile',
      text: 'Caio ha scelto l’Artigiano, e stavolta raccogli anche tu: campo e tintoria hanno un lavoratore. Un campo e un posto nella tintoria fanno un barile di indaco.',
    },
    trader: {
      title: 'Il Mercante vende per denaro',
      text: 'Hai comprato il Grande Mercato; ora Caio ha scelto il Mercante. La Casa di Commercio ha posto per quattro barili, ognuno di un tipo diverso. Lì il mais non vale nulla, l’indaco 1, lo zucchero 2, il tabacco 3, il caffè 4 monete. Vendi il tuo indaco.',
    },
    'craft-self': {
      title: 'Il tuo raccolto',
      text: 'Hai scelto tu l’Artigiano. Il privilegio è un barile in più di ciò che hai appena prodotto: ora hai due indachi. Raccolgono anche gli altri, quindi sceglilo quando a guadagnarci di più sei tu.',
    },
    load: {
      title: 'Spedisci il tuo indaco',
      text: 'Caio ha scelto il Capitano e ha riempito di mais la nave da 4. Chi può caricare deve caricare.',
      hint: 'una nave porta una sola merce, e quanta ce ne sta. La nave piena salpa alla fine della fase; le altre restano come sono.',
      told: 'I due barili stanno su entrambe le navi: 2 punti. Sulla più piccola bastano altri tre indachi perché salpi, e la nave da 6 resta aperta per altre merci. Qui vanno bene tutte e due; più avanti una nave bloccata può costare un intero raccolto.',
    },
    sailed: {
      title: 'Punti che nessuno vede',
      text: 'La nave da 4 è piena ed è salpata; quella con il tuo indaco aspetta. I punti delle spedizioni stanno coperti davanti a ciascuno: vedi i tuoi, non quelli degli altri. Conviene tenere il conto.',
    },
    later: {
      title: 'Un round dopo',
      text: 'Hai scelto il Sindaco con 2 monete e poi hai preso una piantagione di mais. Due cave hanno lavoratori, e anche il Grande Mercato. Sei di nuovo governatore e hai scelto il Costruttore: 4 monete in mano.',
    },
    roaster: {
      title: 'La torrefazione a metà prezzo',
      text: 'La Torrefazione di Caffè costa 6. Il privilegio del Costruttore toglie 1, due cave tolgono 2: hai pagato 3. Nella terza colonna potrebbero aiutare fino a tre cave.',
    },
    staffed: {
      title: 'Persone per il caffè',
      text: 'Intanto Beatriz ha scelto il Sindaco. Hai messo lavoratori sulla piantagione di caffè, nella torrefazione e nel Grande Mercato, che dà 2 monete in più a vendita. L’indaco aspetta altre persone.',
    },
    'which-role': {
      title: 'Quale ruolo adesso?',
      text: 'Caio ha scelto l’Artigiano: hai un caffè e un mais. Nella Casa di Commercio ci sono mais e indaco. Hai 3 monete.',
      hint: 'il caffè si può vendere o spedire, e ne ha uno anche Beatriz. Quale ruolo ne ricava di più, se agisci per primo?',
      told: 'Il Mercante: il caffè vale 4, il Grande Mercato dà 2, il privilegio 1, in tutto 7 monete. E Beatriz non può più vendere il suo: ogni merce ha posto una volta sola. Il Capitano avrebbe dato 3 punti, ma le navi tornano più spesso di una vendita così.',
    },
    sold: {
      title: 'Sette monete per un barile',
      text: 'È questo il cuore del gioco: un piano forte e il ruolo giusto al momento giusto. Con 10 monete e due cave i grandi edifici sono a portata di mano.',
    },
    'great-building': {
      title: 'Spendi 12 monete',
      text: 'Sei governatore e hai scelto il Costruttore con 2 monete. Quasi tutto il mercato ti è aperto.',
      hint: 'i grandi edifici costano 10, meno 1, meno le tue due cave. Occupano due spazi, valgono 4 punti e ne danno altri alla fine, se dentro c’è un lavoratore. Quale fa per te?',
      told: 'La guida costruisce la Residenza: 4 punti ora e da 4 a 7 alla fine per la terra occupata. La Sala della Gilda premia gli edifici di produzione, il Municipio quelli viola, come i tuoi mercati. Qui ogni grande edificio va bene: ce n’è uno solo per tipo.',
    },
    storing: {
      title: 'Ciò che non è partito',
      text: 'Due round dopo, alla fine di una fase del Capitano. Ciò che non sta sulle navi va perso, tranne un solo barile. I magazzini ne conservano di più. Tu tieni un indaco.',
    },
    'last-load': {
      title: 'Carica ancora una volta',
      text: 'È il round 15. Hai 2 mais, 4 indachi e 1 caffè. Caio ha messo 3 indachi sulla nave da 6; quella da 4 è vuota, quella da 5 porta tabacco.',
      hint: 'la fase gira finché qualcuno può caricare. Quanti punti dà ogni carico, e che cosa caricherà Beatriz dopo di te?',
      told: 'Tre indachi ci stanno e riempiono la nave: 3 punti subito, e Beatriz non carica i suoi. Il mais ne darebbe solo 2, il caffè 1, e il caffè può ancora andare sulla nave da 4. Infatti Beatriz lì carica caffè, e il tuo parte insieme.',
    },
    'lost-goods': {
      title: 'Navi piene, merci perse',
      text: 'Il tuo caffè è partito con quello di Beatriz, per un altro punto. Il mais non ha trovato nave: resta un indaco, due mais sono persi. Gli altri hanno perso di più.',
    },
    'last-round': {
      title: 'La tua città è piena',
      text: 'Il Municipio, la Fortezza e ora la Dogana: i dodici spazi della tua città sono occupati. Questo chiude la partita dopo il round in corso. Finisce anche quando mancano lavoratori o punti.',
    },
    count: {
      title: 'Il conteggio',
      text: 'Hai 9 punti dalle spedizioni e 23 dagli edifici. La Residenza aggiunge 4 e il Municipio 6, perché hanno lavoratori; Fortezza e Dogana sono vuote e non danno nulla. 42 punti battono i 35 di Caio, che ha spedito il doppio, e i 30 di Beatriz.',
    },
    farewell: {
      title: 'Ora tocca a te',
      text: 'Sai tutto: colonizzare, costruire, occupare, produrre, poi vendere o spedire, e scegliere ogni ruolo quando aiuta più te degli altri. Indica qualsiasi cosa sul tavolo per saperne di più; in basso c’è ciò che si può fare, e perché qualcosa non si può.',
    },
  },
}
