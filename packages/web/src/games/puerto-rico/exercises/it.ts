import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const it: ExerciseWords = {
  counts: {
    points: 'Punti',
    coins: 'Monete',
    barrels: 'Barili al prossimo raccolto',
  },
  tasks: {
    'load-most': {
      title: 'Caricare da Capitano',
      task: 'Hai scelto il Capitano. Carica in modo che questo carico ti renda più punti possibile.',
      why: 'Ogni barile è un punto. Il privilegio e il Porto ne aggiungono uno ciascuno, qualunque cosa tu carichi: decide il numero di barili, e solo di mais ne hai due.',
    },
    sell: {
      title: 'Vendere nella Casa di Commercio',
      task: 'È la tua fase del Mercante. Vendi in modo da guadagnare più monete possibile.',
      why: 'Il caffè è la merce più cara: 4, più 2 dal Grande Mercato e 1 per il privilegio. Le aggiunte valgono per ogni merce: vendi la più cara che la Casa di Commercio accetta.',
    },
    place: {
      title: 'Piazzare tre lavoratori',
      task: 'Piazza i tuoi tre lavoratori in modo che il prossimo Artigiano ti renda più barili possibile.',
      why: 'Il mais vuole solo la piantagione, l’indaco vuole piantagione e tintoria. La cava fa risparmiare e gli altri edifici servono altrove, ma nessuno fa un barile.',
    },
    'role-sale': {
      title: 'Un ruolo per il denaro',
      task: 'Scegli un ruolo, e vendi se lo permette, in modo da avere più monete possibile.',
      why: 'Una moneta sulla carta si vede subito, ma una buona vendita rende di più: anche il Mercante ne ha una, e il caffè dà 4 più 1 per il privilegio.',
    },
    'load-sure': {
      title: 'Quale carico prima?',
      task: 'Carica in modo da fare più punti in tutta la fase del Capitano, qualunque cosa carichino gli altri.',
      why: 'Sulla nave del mais c’è posto per tre barili, e gli altri due hanno mais: il tuo unico mais deve partire ora. L’indaco può seguire, e il Porto paga di nuovo a ogni carico.',
    },
    build: {
      title: 'Costruire per la Sala della Gilda',
      task: 'Costruisci l’edificio che aggiunge più punti al tuo punteggio attuale.',
      why: 'La tua Sala della Gilda ha un lavoratore: paga 2 per ogni grande edificio di produzione. Il Deposito di Tabacco porta i suoi 3 e questi 2, per meno denaro del Municipio.',
    },
    'role-factory': {
      title: 'Un ruolo per la fabbrica',
      task: 'Scegli il ruolo che ti porta subito più monete.',
      why: 'L’Artigiano non serve solo ai barili: la tua Fabbrica paga per i tipi che produci, e cinque tipi sono 5 monete. Con quella sulla carta fanno 6.',
    },
    'build-dear': {
      title: 'Punti per le monete',
      task: 'Hai 5 monete. Costruisci l’edificio che aggiunge più punti al tuo punteggio attuale.',
      why: 'I punti seguono la colonna: 1, 2, 3, 4. Con le cave la Fabbrica, della terza colonna, è alla portata; quelli della seconda valgono un punto in meno.',
    },
    'role-points': {
      title: 'Un ruolo per i punti',
      task: 'Scegli un ruolo, e carica o costruisci se lo permette, in modo che il tuo punteggio cresca di più subito.',
      why: 'Un grande edificio vale 4 punti, ma tre barili di mais sono 3, il privilegio 1 e il Porto 1: il Capitano rende 5. Entrambi sarebbero il massimo: uno deve venire prima.',
    },
    'load-phase': {
      title: 'L’ultimo posto sulla nave',
      task: 'Carica in modo da fare più punti in tutta la fase del Capitano, qualunque cosa carichino gli altri.',
      why: 'Due caffè sembrano il massimo, ma nessun altro ha caffè: il posto aspetta. Sulla nave dello zucchero resta un posto, e gli altri due hanno zucchero. Prima ciò che gli altri possono prendere.',
    },
  },
}
