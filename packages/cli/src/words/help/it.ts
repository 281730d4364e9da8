import type { CliWords } from '../catalogue.ts'

export const help: CliWords['help'] = {
  quayside: `Quayside: arbitro e tavolo per giochi da tavolo economici.

  quayside play [GIOCO]     giocare nel terminale
  quayside replay FILE      raccontare a parole una partita registrata e verificarla
  quayside engine           l'arbitro per i programmi: un oggetto JSON per riga
  quayside random GIOCO     partite a caso, con --check sotto tutte le leggi
  quayside bench [GIOCO]    misurare la velocità dell'arbitro
  quayside data             mostrare o verificare i dati dei componenti di un gioco

  quayside help COMANDO     di più su un comando
  quayside --version

  --lang en|pt|it           lingua; altrimenti quella dell'ambiente o l'inglese
`,
  play: `quayside play [GIOCO] [opzioni]: giocare nel terminale.

  --edition X               edizione del gioco (classic, 2020, 1897)
  --players N               numero di giocatori, te compreso
  --seat K                  il tuo posto; il posto 0 comincia (di norma 0)
  --seed TESTO              il caso di questa partita; stesso seme, stessa partita
  --opponents simple|random come giocano gli altri (di norma simple)
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
  data: `quayside data: i dati dei componenti di un gioco, corretti da chi ha la scatola.

  quayside data print GIOCO i dati di serie in JSON, da cui cominciare
  quayside data check FILE  dire tutto ciò che è sbagliato in un file, una riga per
                            problema; codice di uscita 1 se ce n'è qualcuno

Un pacchetto è { "game": …, "name": …, e qualsiasi sezione dei dati stampati }; ciò
che lascia fuori resta com'è di serie. play, engine, replay, random e bench lo
prendono con --data FILE. docs/mombasa/data.md e docs/cooper-island/data.md
descrivono le sezioni.
`,
}
