import { GOLD_LEVEL } from '../../sizes.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { COIN, count, HELM } from './grammar.ts'
import { exchange } from './pieces.ts'

export function rulings({ rules, pack }: Lexicon): Rulings {
  const { cartographer, storage, reactivateCard, reactivateLid } = rules
  const { exchanges } = pack.playerBoard
  const helm = (n: number) => count(n, HELM)
  const coins = (n: number) => count(n, COIN)
  const rates = exchanges.map(({ give, rate, get }) => exchange(give, rate, get)).join('; ')

  return {
    reasons: {
      'other-question': () => 'Questo non risponde alla domanda di adesso.',
      'no-such-double': () => 'Non hai una tessera doppia con questi due terreni.',
      'no-placement': () => 'Nessuna delle tue tessere doppie si può piazzare adesso.',
      'ruin-there': () => 'Lì c’è una rovina: prima rimuovila.',
      'space-occupied': () => 'C’è qualcosa su quello spazio: serve terreno libero.',
      'not-adjacent': () => 'Quello spazio non tocca nessun tuo spazio esplorato.',
      'levels-differ': () => 'Tra i due spazi c’è più di un livello di differenza.',
      'other-terrain': () => 'Un terreno si copre con lo stesso tipo o con un insediamento.',
      'gold-too-low': () => `Una montagna dà oro dal livello ${GOLD_LEVEL} in su.`,
      'already-explored': () => 'Quello spazio è già esplorato.',
      unexplored: () => 'Quello spazio è inesplorato.',
      'cartographer-used': () => 'Hai già usato il cartografo: agisce una volta per rendita, turno e pulizia.',
      'cartographer-low': (facts) => `Passi del cartografo richiesti: ${facts.steps}; ne hai ${facts.has}.`,
      'cartographer-full': () => 'Il tuo cartografo è alla fine del tracciato.',
      'no-such-island': () => 'Hai già piazzato quell’isola.',
      'sandbank-covered': () => 'C’è già un’isola su quel banco di sabbia.',
      'first-island': () => 'Nel primo round l’isola va sul banco di sabbia a destra del tuo porto.',
      'hand-used': () => 'Non hai più quella mano di rendita.',
      'not-a-hand': () => 'Quella barca non era scoperta presso di te quando è cominciata la tua rendita.',
      'no-worker-available': () => 'Non hai un lavoratore di quel tipo disponibile.',
      'own-worker-there': () => 'Lì c’è già un tuo lavoratore.',
      'action-not-here': () => 'Quell’azione qui non c’è, o è già usata.',
      'action-used': () => 'Hai già usato quell’azione: le altre devono essere diverse.',
      'not-that-action': () => 'È un’altra l’azione che puoi usare adesso.',
      'not-on-the-table': () => 'Quell’isola o barca non è scoperta sul tavolo.',
      'nothing-to-copy': () => 'Non c’è un’isola o una barca la cui azione avrebbe effetto adesso.',
      'bag-empty': () => 'Il sacchetto delle tessere doppie è vuoto.',
      'storage-full': () => 'Nel tuo magazzino non c’è spazio.',
      'market-has-room': () => 'Nel mercato entra tutto: prendi ciò che ti spetta.',
      'not-in-market': () => 'Questo non è nel tuo mercato.',
      'not-offered': () => 'Questo non è tra ciò che puoi prendere.',
      'none-stored': () => 'Non ne hai in magazzino.',
      'no-cube-there': () => 'Non c’è un cubo su quello spazio.',
      'other-item-due': () => 'Adesso si paga un’altra cosa.',
      superfluous: () => 'Così qualche pezzo sarebbe superfluo.',
      'cannot-pay': () => 'Non puoi pagarlo.',
      'nothing-to-pay': () => 'Non hai né moneta né cubo per pagare quello spazio cassa.',
      'nothing-to-reduce': () => 'Quella parte del costo non si può ridurre.',
      'reduce-elsewhere': () => 'Così non potresti pagare il resto: togli altrove.',
      'not-exchanged-here': () => 'Questo scambio non lo accetta.',
      'exchange-too-little': () => 'È troppo poco per uno scambio.',
      'no-such-boat': () => 'Hai già costruito quella barca.',
      'dock-taken': () => 'C’è già una barca a quell’attracco.',
      'no-free-dock': () => 'Tutti i tuoi attracchi sono occupati.',
      'boat-not-face-up': () => 'Non hai quella barca scoperta.',
      'no-such-building': () => 'Non hai più quell’edificio.',
      'no-building': () => 'Non hai edifici sulla penisola.',
      'no-land-for-it': () => 'Non hai terreno libero, né che si possa liberare.',
      'no-free-space': () => 'Non hai terreno libero.',
      'higher-space-free': () => 'C’è un tuo terreno libero più alto: va messo lì.',
      'free-a-space-first': () =>
        'Un pezzo aspetta il suo posto: prima libera uno spazio immagazzinando o scambiando un cubo.',
      'no-piece-there': () => 'Lì non c’è né edificio né statua.',
      'card-not-seen': () => 'Quella carta non è tra quelle che guardi.',
      'card-not-yours': () => 'Non hai quella carta.',
      'card-face-down': () => 'Quella carta è a faccia in giù: è già usata.',
      'card-face-up': () => 'Quella carta è scoperta: non c’è nulla da riattivare.',
      'no-ruin-there': () => 'Lì non c’è una rovina.',
      'no-ruin-reached': () => 'Nessuna tua rovina tocca uno spazio esplorato.',
      'statue-space-hidden': () => 'Non hai ancora quello spazio statua.',
      'statue-space-taken': () => 'Quello spazio statua è occupato.',
      'equal-statue-space': () => 'Usa l’altro spazio statua uguale: si riempiono e si svuotano in ordine.',
      'no-statue-space': () => 'Tutti i tuoi spazi statua sono occupati.',
      'no-statue-there': () => 'Nessuna statua aspetta su quello spazio.',
      'no-statue': () => 'Nessuna statua aspetta sui tuoi spazi statua.',
      'merchant-loaded-already': () => 'Hai già caricato quella nave mercantile.',
      'no-lid': () => 'Non hai coperchi non usati.',
      'no-such-crate': () => 'Non hai quello spazio cassa.',
      'crate-covered': () => 'C’è già un coperchio su quello spazio cassa.',
      'no-lid-there': () => 'Lì non c’è un coperchio.',
      'not-enough-coins': () =>
        `Riscoprire una carta costa ${coins(reactivateCard)}, riprendere un coperchio ${reactivateLid}: in magazzino non bastano.`,
      'reactivated-already': () => 'Hai già riattivato ciò che potevi in questa pulizia.',
      'only-in-turns': () => 'I traguardi si spostano solo nei tuoi turni della fase di lavoro.',
      'no-milestone': () => 'Non hai traguardi da spostare.',
      'no-contract-left': () => 'Non hai più contratti di quel tipo.',
      'no-worker-locked': () => 'Hai già ottenuto tutti i lavoratori di quel tipo.',
      'order-not-in-play': () => 'Quell’ordine reale non è in questa partita.',
      'order-taken': () => 'C’è già un lavoratore su quell’ordine reale.',
      'no-bakery': () => 'Non hai una carta che permetta di nutrire di più.',
      'not-enough-food': () => 'Non hai abbastanza cibo.',
    },

    rules: {
      'turn-order':
        'Comincia chi ha il segnalino Cooper e i turni vanno in senso orario; ognuno risponde quando gli si chiede.',
      notation: 'Una risposta si scrive come la mostra l’elenco delle risposte.',
      'double-tiles':
        'Una tessera doppia va su due spazi adiacenti e liberi: entrambi inesplorati, uno dei quali accanto a terreno esplorato, o entrambi dello stesso livello. Ogni metà riceve un cubo.',
      ruins:
        'Una rovina che tocca terreno esplorato si può spostare su uno spazio statua libero; fino ad allora non vi si piazza nulla.',
      cultivation: 'Un terreno si può coprire di nuovo finché sopra non c’è nulla, un livello alla volta.',
      exploration: 'Uno spazio inesplorato si raggiunge da uno esplorato accanto, di qualsiasi terreno e livello.',
      terrain:
        'La foresta copre la foresta, il prato il prato, la montagna la montagna; un insediamento copre qualsiasi terreno.',
      gold: `Una montagna messa al livello ${GOLD_LEVEL} o più in alto riceve pietra o oro, a scelta del giocatore, e la scelta resta.`,
      cartographer: `Una volta per rendita, turno e pulizia il cartografo arretra: di ${cartographer.level} per livellare, ${cartographer.explore} per esplorare, ${cartographer.cultivateLow} per coltivare fino al livello ${cartographer.lowUpTo}, ${cartographer.cultivateHigh} più in alto.`,
      'cartographer-track': `Il tracciato del cartografo finisce a ${cartographer.max}; altri passi si perdono.`,
      islands:
        'Un’isola copre metà di un banco di sabbia e uno spazio inesplorato accanto che tocca terreno esplorato; ogni banco di sabbia prende una sola isola.',
      'first-island': 'La prima isola della partita va sul banco di sabbia a destra del tuo porto.',
      income:
        'Nella fase di rendita ogni mano si usa una volta o nessuna, in qualsiasi ordine: un’isola, una tessera doppia e ogni barca scoperta all’inizio.',
      workers: 'In un turno si piazza un lavoratore disponibile; chi non ne ha salta.',
      'work-spaces':
        'Un lavoratore può stare sopra quelli di altri pagando una tassa, mai dove ce n’è uno proprio; solo chi arriva su uno spazio vuoto usa il simbolo.',
      areas: 'Le azioni di un’area si eseguono in qualsiasi ordine, ciascuna quante volte è mostrata.',
      'passing-islands':
        'Una nave che passa accanto a un’isola, di chiunque sia, può eseguirne l’azione; così anche chi prende un diario.',
      copying:
        'Si possono copiare le azioni di tutte le isole e di tutte le barche scoperte, di chiunque siano, tranne una barca che copia.',
      bag: 'Le tessere doppie si pescano dal sacchetto; se è vuoto non si pesca nulla.',
      storage: `Il magazzino ha ${storage} spazi e quelli che danno edifici, barche e carte, ciascuno per una moneta o una risorsa; ciò che non entra si perde.`,
      market:
        'Monete e risorse nel mercato non valgono nulla finché non si immagazzinano, e il mercato ne prende quante si vuole.',
      choice: 'Tra ciò che un’azione offre sceglie chi la esegue.',
      paying:
        'Un costo si paga in una volta: monete dal magazzino, risorse dal magazzino a 1 ciascuna o dal terreno al livello dello spazio.',
      'paying-superfluous':
        'Un cubo sul terreno conta per intero e il di più si perde, ma non si paga nessun pezzo inutile.',
      'crate-card':
        'Mettere un coperchio sullo spazio cassa di una carta costa una moneta o una risorsa, di qualsiasi livello.',
      discounts:
        'Gli sconti si sommano e si distribuiscono prima di pagare, il più possibile, e nessuna parte costa meno di niente.',
      exchange: `Lo scambio dà nel mercato: ${rates}. Ciò che si dà deve rendere qualcosa, e nessun pezzo può essere superfluo.`,
      boats: 'Una barca si paga a un attracco libero, dà i punti timone dell’attracco ed esegue la sua azione.',
      scrapyard: 'Una barca girata a faccia in giù esegue ancora una volta la sua azione e non dà più rendita.',
      buildings:
        'Un edificio si paga e si mette su un terreno; dà punti timone, e quelli piccoli e grandi una carta tra quattro.',
      'placing-pieces':
        'Edifici e statue vanno su un terreno libero del livello più alto che ne abbia; per liberarlo si può immagazzinare o pagare un cubo.',
      'peninsula-builder': 'La carta sposta un edificio o una statua su qualsiasi terreno libero, senza punti timone.',
      'building-cards': 'Si guardano in segreto quattro carte, se ne tiene una e tre vanno sotto il mazzo.',
      'large-cards': 'Una carta di edificio grande è un’azione libera e dopo l’uso resta a faccia in giù.',
      reactivation: `In ogni pulizia si può riscoprire una carta per ${coins(reactivateCard)} o riprendere un coperchio per ${reactivateLid}; con il forte una carta e un coperchio sono gratis.`,
      'statue-spaces':
        'Le rovine rimosse aspettano sugli spazi statua; gli edifici grandi ne scoprono altri, e quelli uguali si usano in ordine.',
      statues: `Una statua in attesa si costruisce su un terreno per legno e pietra o per legno e oro, e dà ${helm(rules.statueHelm)}.`,
      merchants:
        'Ogni giocatore carica ogni nave mercantile una volta, con oro e stoffa; dà punti timone e un coperchio di cassa.',
      lids: 'Un coperchio non usato copre uno spazio cassa libero ed esegue ciò che lo spazio mostra.',
      milestones:
        'Un traguardo raggiunto si può spostare su un contratto in qualsiasi momento successivo dei tuoi turni.',
      contracts: `Un contratto dà un lavoratore o ${helm(rules.contractHelm)}; ciascuno si usa una volta.`,
      'royal-orders':
        'Con un nuovo lavoratore speciale un lavoratore disponibile va su un ordine reale libero fino alla fine; ogni ordine ne prende uno.',
      'feeding-more':
        'Una carta permette di pagare più cibo per altri punti timone, una volta per pasto e solo se si paga tutto.',
    },
  }
}
