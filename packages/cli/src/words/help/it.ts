import type { CliWords } from '../catalogue.ts'

export const help: CliWords['help'] = {
  quayside: `Quayside: arbitro e tavolo per giochi da tavolo economici.

  quayside play [GIOCO]     giocare nel terminale
  quayside serve            aprire tavoli nel browser, per te e per altri
  quayside replay FILE      raccontare a parole una partita registrata e verificarla
  quayside engine           l'arbitro per i programmi: un oggetto JSON per riga
  quayside random GIOCO     partite a caso, con --check sotto tutte le leggi
  quayside bench [GIOCO]    misurare la velocità dell'arbitro
  quayside arena GIOCO      far giocare i bot uno contro l'altro
  quayside tune GIOCO       trovare i pesi con cui i bot prevedono la fine
  quayside learn GIOCO      addestrare la rete che corregge quei pesi
  quayside calibrate GIOCO  muovere dati incerti finché le partite tornano
  quayside data             mostrare o verificare i dati dei componenti di un gioco
  quayside rules            con quali regole si gioca ai tavoli di un server
  quayside admin            badare a un server: stato, copie, moderazione, controlli

  quayside help COMANDO     di più su un comando
  quayside --version

  --lang en|pt|it           lingua; altrimenti quella dell'ambiente o l'inglese
`,
  play: `quayside play [GIOCO] [opzioni]: giocare nel terminale.

  --edition X               edizione del gioco (classic, 2020, 1897)
  --players N               numero di giocatori, te compreso
  --seat K                  il tuo posto; il posto 0 comincia (di norma 0)
  --seed TESTO              il caso di questa partita; stesso seme, stessa partita
  --opponents BOT           come giocano gli altri: casual, steady, strong, master,
                            grandmaster o random (di norma steady)
  --expansions A,B          espansioni, p. es. nobles,new-buildings; così --variants
  --puertomas N             tanti dei giocatori sono del gioco stesso (1897)
  --CHIAVE VALORE           un'altra opzione del gioco, p. es. --market random
  --option CHIAVE=VALORE    lo stesso; si può ripetere
  --name NOME               il tuo nome al tavolo
  --save FILE               salvare lì alla fine della partita o all'uscita
  --resume FILE             riprendere una partita salvata (con --seat, se non 0)
  --data FILE               dati corretti con cui giocare (vedi help data)
  --plain                   leggere da una pipe invece che da un terminale
  --lang en|pt|it           lingua

Senza opzioni un breve menù chiede il gioco e come giocarlo.
Al tavolo: un numero o la risposta com'è scritta, u annulla, s salva,
v vedi il tavolo, sc punti finora, ? aiuto, q esci.
`,
  serve: `quayside serve [opzioni]: tavoli nel browser, per te e per altri.

Apre il server con il suo client e resta in funzione finché lo si ferma (Ctrl-C).

  --port N                  dove ascolta (di norma $PORT, altrimenti 8080; 0: una
                            qualsiasi)
  --host INDIRIZZO          di norma $HOST, altrimenti 127.0.0.1, solo questo
                            computer; 0.0.0.0 lo apre alla tua rete
  --data CARTELLA           dove tiene i tavoli (di norma $QUAYSIDE_DATA, altrimenti
                            ./data); se manca viene creata

docs/hosting.md descrive le altre impostazioni, che sono variabili d'ambiente.
`,
  engine: `quayside engine: l'arbitro per i programmi.

Legge un oggetto JSON per riga dallo standard input e ne scrive uno per riga sullo
standard output, in ordine, finché l'input finisce. Una prima conversazione:

  {"do":"games"}
  {"do":"new","game":"puerto-rico","options":{"players":4},"seed":"any text"}
  {"do":"answer","seat":0,"answer":"role settler"}
  {"do":"view","for":"referee"}

A ciò che è sbagliato risponde {"ok":false,"error":{...}} e nulla cambia.
docs/protocol.md descrive ogni richiesta.

  --data FILE               dati corretti con cui giocare (vedi help data)
`,
  replay: `quayside replay FILE [opzioni]: una partita registrata, a parole.

Rigioca la registrazione, la racconta turno per turno, mostra i punti e verifica lo
stato finale; codice di uscita 1 se la registrazione è sbagliata.

  --step                    aspettare un tasto a ogni risposta (r: resto, q: ferma)
  --from N --to M           raccontare solo queste risposte
  --data FILE               dati corretti con cui giocare (vedi help data)
  --lang en|pt|it           lingua
`,
  random: `quayside random GIOCO [opzioni]: partite a caso con tutte le opzioni.

  --games N                 quante (di norma 100)
  --check                   verificare tutte le leggi; una violazione è mostrata con
                            seme, opzioni e registrazione, codice di uscita 1
  --seed TESTO              inizio di tutti i semi (di norma 1)
  --options JSON            solo opzioni che concordano, p. es. '{"players":3}'
  --CHIAVE VALORE           lo stesso per una sola opzione, p. es. --edition 1897
  --threads N               di norma uno per core
  --data FILE               dati corretti con cui giocare (vedi help data)
`,
  bench: `quayside bench [GIOCO] [opzioni]: la velocità dell'arbitro, su un thread.

  --players N               solo questo numero di giocatori
  --CHIAVE VALORE           un'opzione del gioco, p. es. --edition 1897
  --seconds S               quanto misurare ogni riga (di norma 2)
  --json                    un oggetto JSON invece di una tabella
  --data FILE               dati corretti con cui giocare (vedi help data)
`,
  arena: `quayside arena GIOCO --bots A,B,... [opzioni]: confronti fra bot.

  --bots A,B,...            casual, steady, strong, master, grandmaster, random, un
                            tuo programma, 'cmd:python3 bot.py', o un bot di un'altra
                            copia del codice di Quayside, master@../prima; master/2
                            pensa in due parti, come farebbero due processi; meno
                            dei posti: l'ultimo occupa gli altri; si può ripetere;
                            master*0.5 ha metà delle sue simulazioni, master+FILE
                            giudica con la rete di un file (vedi help learn)
  --duel                    di due bot: il primo da solo fra copie del secondo
  --games N                 quante al massimo (di norma 100). Ogni distribuzione è
                            giocata una volta con ogni rotazione dei bot sui posti
  --atleast P               fermarsi appena è certo se il primo bot vince più di
                            questa parte, p. es. 0.6; codice di uscita 0 solo se sì
  --budget X                i bot che cercano pensano con X volte le simulazioni
  --limit MS                chi pensa più a lungo perde d'ufficio (di norma 60000 per
                            i programmi, nessuno per gli altri)
  --out FILE                tenere lì ogni distribuzione; lo stesso comando riprende
  --seed TESTO              inizio di tutti i semi (di norma 1)
  --options JSON            opzioni del gioco, p. es. '{"players":3}'
  --CHIAVE VALORE           lo stesso per una sola opzione, p. es. --players 3
  --threads N               di norma uno per core
  --json                    un oggetto JSON invece di una tabella
  --data FILE               dati corretti con cui giocare (vedi help data)

Un bot che dà una risposta non permessa, o nessuna, perde la partita d'ufficio;
codice di uscita 1. docs/bots-outside.md descrive come si parla ai tuoi programmi.
`,
  tune: `quayside tune GIOCO [opzioni]: i pesi con cui i bot prevedono la fine di una partita.

Gioca partite come l'avversario semplice, un po' a caso, e trova quanto ciò che si
vede a metà partita vale alla fine. Una partita su cinque serve solo da prova. Poi
una ricerca breve sceglie, per trovare fin dove la prima vista ha ragione.

  --games N                 quante (di norma 1000)
  --choices N               scelte di una ricerca (di norma 300; 0 non le tocca)
  --players A,B             numeri di giocatori (di norma tutti)
  --options JSON            opzioni del gioco, p. es. '{"edition":"1897"}'; senza
                            nessuna, metà delle partite si gioca con tutto
  --CHIAVE VALORE           lo stesso per una sola opzione, p. es. --edition 1897
  --seed TESTO              inizio di tutti i semi (di norma 1)
  --write                   mettere i nuovi pesi nel gioco
  --out FILE                scriverli in un file
  --data FILE               dati corretti con cui giocare (vedi help data)
`,
  learn: `quayside learn GIOCO --folder C [opzioni]: una rete che corregge i pesi.

Gioca partite, addestra una piccola rete su come finiscono e fa giocare un maestro
con la rete contro uno senza, entrambi con lo stesso tempo di processore. Una
cartella tiene partite, rete e incontri; lo stesso comando riprende da dove si era
fermato. Codice di uscita 0 solo se la rete si mostra migliore: l'intervallo al 95%
sta sopra la metà.

  --folder C                dove tutto è tenuto
  --games N                 partite della politica da cui imparare (di norma
                            40000)
  --tests N                 partite di una breve ricerca, per vedere quanta rete
                            serve meglio (di norma 40)
  --simulations N           di quella ricerca a turno (di norma 32)
  --weight X                quanta invece, es. 0.75
  --gate N                  partite dell'incontro (di norma 480)
  --budget X                entrambi pensano con X volte le simulazioni di un maestro
                            (di norma 0.01)
  --players A,B             numeri di giocatori (di norma tutti); l'incontro ha
                            il primo
  --options JSON            opzioni del gioco, es. '{"edition":"1897"}'; senza
                            alcuna, metà delle partite si gioca con tutto ciò che c'è
  --CHIAVE VALORE           lo stesso per un'opzione, es. --edition 1897
  --seed TESTO              inizio di tutti i semi (di norma 1)
  --threads N               per l'incontro (di norma uno per core)
  --data FILE               dati corretti dei componenti (vedi help data)
`,
  calibrate: `quayside calibrate GIOCO [opzioni]: dati dei componenti che nessuno sa per certo,
misurati e mossi finché le partite vanno come devono.

I bot giocano a vari tavoli; ogni misura sta accanto a dove dovrebbe essere. Con
--propose si muove un numero dopo l'altro, nei limiti che tutto ciò che è stampato
gli lascia, e resta ciò che avvicina le misure. Proporre non cambia nulla nel gioco.

  --bots A:N@B,...          chi gioca, quante partite a ogni tavolo, e per quanto si
                            moltiplicano le sue simulazioni (di norma steady:200);
                            ripetibile, p. es. steady:200,strong:50,master:20@0.1
  --propose                 cercare numeri migliori
  --by A:N@B                chi gioca per un passo della ricerca (di norma steady:40)
  --dials A,B,...           solo questi numeri si muovono (di norma tutti)
  --rounds N                quante volte al massimo per tutti (di norma 5)
  --seed TESTO              inizio di tutti i semi (di norma 1); ogni passo gioca le
                            stesse partite
  --threads N               di norma: uno per core
  --out CARTELLA            tenere lì partite, report.md, report.json e il pack.json
                            proposto; chiamato di nuovo, continua da dove si è
                            fermato, se regole e bot sono gli stessi
  --data FILE               dati con cui cominciare (vedi help data)
`,
  data: `quayside data: i dati dei componenti di un gioco, corretti da chi ha la scatola.

  quayside data print GIOCO i dati di serie in JSON, da cui cominciare
  quayside data check FILE  dire tutto ciò che è sbagliato in un file, una riga per
                            problema; codice di uscita 1 se ce n'è qualcuno

Un pacchetto è { "game": …, "name": …, e qualsiasi sezione dei dati stampati }; ciò
che lascia fuori resta com'è di serie. play, engine, replay, random, bench, arena,
tune e calibrate lo prendono con --data FILE. docs/mombasa/data.md e
docs/cooper-island/data.md descrivono le sezioni.
`,
  rules: `quayside rules [opzioni]: con quali regole si gioca ai tavoli di un server.

Un tavolo finisce con le regole con cui è cominciato. Un tavolo finito passa alle
regole attuali se la sua partita arriva alla stessa fine con esse. Le regole
congelate di cui nessun tavolo ha bisogno sono nominate; docs/correct-a-rule.md dice
come si ritirano.

  --data CARTELLA           la cartella dei dati del server (di norma $QUAYSIDE_DATA,
                            altrimenti ./data); il server non deve essere in funzione
  --move-up                 far passare ogni tavolo finito che può
  --json                    un oggetto JSON invece di una tabella
`,
  admin: `quayside admin CHE [opzioni]: badare a un server, in funzione o no.

  status                    come sta
  doctor                    guardare tutto quello che serve; codice 1 se è guasto
  people [TESTO]            ospiti e membri, quelli con nome o id come TESTO
  tables                    tavoli; --phase gathering|playing|over|stopped,
                            --guest OSPITE
  table ID                  un tavolo
  backup FILE|CARTELLA      copiare tutto in un file, e riaprirlo per controllo
  restore FILE              rimettere una copia nella cartella di un server fermo;
                            --dry-run guarda soltanto, --replace mette da parte
                            quello che c'è
  copy postgres|sqlite      copiare tutto dalla cartella al PostgreSQL di
                            $QUAYSIDE_DATABASE, o viceversa, e confrontare ogni
                            riga; nessun server dev'essere in funzione, e la
                            destinazione dev'essere vuota
  prune --older-than 90d    cancellare il vecchio; --what tables,chat,guests (tutti e
                            tre) o abandoned (partite che nessuno continua)
  mute OSPITE               niente chat; --for 12h (o fino a unmute), --reason TESTO
  ban OSPITE                non entra; le stesse opzioni
  unmute OSPITE, unban OSPITE
  restrictions              chi è escluso o senza chat
  reports [ID]              le segnalazioni, o una con la chat del suo tavolo;
                            --close quando è risolta, --closed elenca quelle
  export OSPITE             tutto quello che si conserva di un ospite; --out FILE
  delete OSPITE             cancellarlo; le partite restano a un "former player"

  --data CARTELLA           la cartella dei dati ($QUAYSIDE_DATA, altrimenti ./data)
  --yes                     cancellare davvero; senza, prune e delete contano
  --limit N                 l'elenco più lungo (di norma 50)
  --json                    un valore JSON invece di parole

OSPITE è un id, il suo inizio, o un nome che un solo ospite ha.
docs/hosting.md dice come si tiene un server.
`,
}
