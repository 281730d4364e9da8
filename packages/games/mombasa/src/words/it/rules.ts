import { capital } from '@quayside/kernel'
import { DIAMOND_SLOT, numberOf } from '../../ids.ts'
import { levelOfSpace, SPACE } from '../../spaces.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { BOOKKEEPING_POINT, count, EXPANSION_POINT, missing, ordinal, UNIT } from './grammar.ts'
import { NAMES } from './names.ts'

export function rulings({ card, book, region, start, rules, pack }: Lexicon): Rulings {
  const { cost } = pack.map
  const { companies, counted, tiles } = NAMES
  const points = (n: number) => count(n, EXPANSION_POINT)
  const units = (n: number) => count(n, UNIT)
  const faceUp = (facts: { counted: keyof typeof counted; total: number }) =>
    `${counted[facts.counted].count(facts.total)} a faccia in su`

  return {
    reasons: {
      'other-question': () => 'Questo non risponde alla domanda di adesso.',
      'tile-not-dealt': (facts) => `Non hai ricevuto la ${start(facts.start).one}.`,
      'other-card-rests': (facts) => `Adesso va a riposo un’altra carta, non ${card(facts.card).the}.`,
      'pile-not-middle': ({ pile }) => `La zona di riposo ${pile} comincia vuota: usa la 2, la 3 o la 4.`,
      'pile-taken': ({ pile }) => `La zona di riposo ${pile} ha già la sua carta: ogni zona centrale ne riceve una.`,
      'not-in-hand': (facts) => `Non hai in mano: ${card(facts.card).a}.`,
      'share-card': (facts) => `Tieni in mano ${card(facts.card).the} fino alla fine: non si gioca e non si scarta.`,
      'slot-closed': ({ slot }) =>
        slot === numberOf(DIAMOND_SLOT)
          ? `Lo spazio ${slot} è chiuso: si apre con il tuo segnalino sulla casella ${rules.diamondSlot} del tracciato dei diamanti.`
          : `Lo spazio ${slot} è chiuso: si apre con il tuo calamaio in posizione ${rules.bookSlot}.`,
      'slot-filled': ({ slot }) => `C’è già una carta nello spazio ${slot}.`,
      'slot-empty': ({ slot }) => `Non c’è nessuna carta nello spazio ${slot}.`,
      'card-used': ({ slot }) => `La carta nello spazio ${slot} è già stata usata.`,
      'expansion-together': () => 'Le carte espansione si usano tutte insieme: scegli una compagnia da espandere.',
      'no-such-tile': ({ tile }) => `Non hai ${tiles[tile].the}.`,
      'tile-used': ({ tile }) => `Hai già usato ${tiles[tile].the}.`,
      'tile-of-other-use': ({ tile }) =>
        tile === 'plus-one'
          ? 'La tessera +1 va su una carta merce, non si usa da sola.'
          : 'La tessera espansione si usa quando espandi una compagnia.',
      'no-plus-one': () => 'Non hai la tessera +1 da mettere su una carta.',
      'plus-one-needs-goods': () => 'La tessera +1 va su una carta merce a faccia in su.',
      'no-expansion': () => 'Per espandere serve una carta o una tessera espansione a faccia in su.',
      'base-empty': ({ company }) => `La base ${companies[company].of} non ha più empori.`,
      'not-goods': ({ slot }) => `La carta nello spazio ${slot} non è una carta merce.`,
      'card-in-use': ({ slot }) => `La carta nello spazio ${slot} è già in uso.`,
      'other-good': ({ good }) => `Stai usando ${counted[good].one}: altre merci non possono aggiungersi.`,
      'mixing-buys': () => 'Merci miste devono comprare una carta.',
      'cards-first': () => 'Le carte si aggiungono prima dell’acquisto e dei passi.',
      'already-bought': () => 'Hai già comprato l’unica carta di questa azione.',
      'buy-first': () => 'La carta si compra prima del primo passo.',
      'no-card-there': () => 'Lì non c’è nessuna carta.',
      'not-enough-units': ({ price, short }) => `Questa carta costa ${units(price)}: te ne ${missing(short)}.`,
      'not-enough-pounds': ({ price, short }) => `Questa carta costa £${price}: ti ${missing(short, `£${short}`)}.`,
      'track-end': ({ company }) => `Il tuo segnalino è alla fine del tracciato ${companies[company].of}.`,
      'call-unpaid': ({ company, pounds }) =>
        `Il prossimo passo sul tracciato ${companies[company].of} chiede £${pounds} per la richiesta di capitale: hai meno.`,
      'units-left': (facts) => `Puoi ancora avanzare con ${units(facts.units)}: usa ciò che hai.`,
      'column-empty': ({ company, column }) =>
        `La colonna ${column} della base ${companies[company].of} non ha empori.`,
      'column-full': ({ company, column }) => `La colonna ${column} della base ${companies[company].of} è al completo.`,
      'own-region': (facts) => `${capital(companies[facts.company].the)} è già ${region(facts.region).into}.`,
      'not-adjacent': (facts) =>
        `Né la base né gli empori ${companies[facts.company].of} confinano con ${region(facts.region).the}.`,
      'not-enough-points': (facts) =>
        `Entrare ${region(facts.region).into} costa ${points(facts.points)}: te ne ${missing(facts.short)}.`,
      'reward-taken': () => 'Questa ricompensa non è da prendere.',
      'flip-no-book': ({ step }) => `Non c’è nessun libro in posizione ${step}.`,
      'flip-starting-book': () => 'Il libro iniziale non si gira: fa parte della sua tessera.',
      'flip-again': () => 'Un contabile gira un solo libro, e nessun libro si gira due volte.',
      'flip-late': () => 'I libri si girano prima di muovere il calamaio.',
      'flip-pounds': ({ pounds }) => `Girare un libro costa £${pounds}: hai meno.`,
      'no-book-ahead': ({ step }) => `Non c’è nessun libro in posizione ${step}: il calamaio non può entrare.`,
      'requirements-unmet': (facts) => `Il prossimo libro chiede a faccia in su ${book(facts.book).needs}.`,
      'book-track-end': () => 'Il tuo calamaio è alla fine del tracciato.',
      'no-book-there': () => 'Lì non c’è nessun libro.',
      'book-price': (facts) =>
        `Un libro ${facts.letter} costa ${count(facts.price, BOOKKEEPING_POINT)}: ne hai ${facts.points}.`,
      'book-not-held': (facts) => `Non hai preso ${book(facts.book).the}.`,
      'book-crossed-out': ({ step }) => `La posizione ${step} ha una A barrata: accoglie solo un B o un C.`,
      'book-covers': ({ step }) => `Un libro A non può coprire il B o il C in posizione ${step}.`,
      'no-marker-left': () => 'Non hai più segnalini bonus in questo round.',
      'space-taken': () => 'Lì c’è già un segnalino in questo round.',
      'space-locked': ({ bonus }) =>
        `Non hai sbloccato quella casella: raggiungi la ${ordinal(levelOfSpace(SPACE.of(bonus)))} casella speciale del tracciato e aspetta il tuo prossimo turno.`,
      'space-other-used': () => 'Hai già usato l’altra casella bonus di questo tracciato in questo round.',
      'first-player-waits': () => 'Sei il primo giocatore: puoi usare questa casella dal tuo secondo turno.',
      'space-pounds': ({ pounds, short }) => `Quella casella costa £${pounds}: ti ${missing(short, `£${short}`)}.`,
      'no-card-affordable': () => 'Pagata la casella, non potresti comprare nessuna carta.',
      'nothing-to-discard': () => 'Non hai in mano nessuna carta che questa casella accetti.',
      'no-majority': (facts) => `Qualcuno ne ha più di te: tu hai ${faceUp(facts)}.`,
      'below-lowest-tier': (facts) => `Hai ${faceUp(facts)}: la casella chiede ${facts.min}.`,
      'tier-not-reached': (facts) =>
        facts.min ? `Hai ${faceUp(facts)}: quella ricompensa chiede ${facts.min}.` : 'Quella ricompensa non esiste.',
      'discard-kind': ({ wanted }) =>
        wanted === 'any'
          ? 'Questa casella non accetta quella carta.'
          : `Questa casella accetta solo carte ${counted[wanted].of}.`,
      'no-such-part': () => 'Questa parte della ricompensa non è da prendere.',
      'one-part-needed': () => 'Fai almeno una delle due cose: compra una carta o avanza sul tracciato dei diamanti.',
      'own-track': ({ company }) => `I passi vanno su altri tracciati, non su quello ${companies[company].of}.`,
      'track-moved': ({ company }) => `Hai già fatto i passi sul tracciato ${companies[company].of}.`,
      'pile-empty': ({ pile }) => `La zona di riposo ${pile} è vuota.`,
    },

    rules: {
      'turn-order':
        'Comincia il primo giocatore e i turni seguono in senso orario; ognuno risponde quando gli si chiede.',
      notation: 'Una risposta si scrive come la mostra l’elenco delle risposte.',
      'starting-tiles':
        'Ogni giocatore ha una tessera iniziale: tre carte da mettere a riposo, una in ogni zona centrale, un primo libro e un bonus.',
      planning: 'In segreto ognuno mette carte della mano a faccia in giù, al massimo una in ogni spazio aperto.',
      'share-cards': 'Una carta che è solo una quota resta in mano fino al punteggio.',
      slots: `Tre spazi sono aperti dall’inizio; i due esterni si aprono sulla casella ${rules.diamondSlot} del tracciato dei diamanti e in posizione ${rules.bookSlot} del tracciato contabile, per la pianificazione seguente.`,
      actions:
        'Un turno è un’azione: merci, espansione, contabile, mercante di diamanti, segnalino bonus o fine; le carte usate si girano.',
      expansion:
        'Tutte le carte espansione a faccia in su e la tessera si usano in una volta, per una compagnia con empori nella base.',
      'bonus-tiles':
        'Una tessera bonus si usa come una carta del suo tipo nel round dopo la prenotazione, senza occupare uno spazio.',
      'plus-one':
        'Nel tuo turno puoi mettere la tessera +1 su una carta merce a faccia in su; resta lì e vale un’unità in più.',
      goods:
        'Le carte merce usate si sommano; ogni unità che non paga l’acquisto fa avanzare di un passo un tuo segnalino, finché si può.',
      'goods-one-kind': 'Un’azione usa merci di un solo tipo, a meno che un bonus di tracciato permetta di mescolarle.',
      'goods-mixing': 'Le merci si mescolano solo in un’azione che compra una carta.',
      'goods-order': 'Prima le carte da usare, poi l’acquisto, poi i passi.',
      'goods-one-purchase': 'Un’azione compra al massimo una carta.',
      'card-display': 'Una carta comprata va in mano, e il suo posto resta vuoto finché si prepara il round seguente.',
      'card-price':
        'Una carta costa il suo numero rosso più quello della colonna, mai meno di 0; gli sconti valgono solo con le merci.',
      'company-tracks':
        'Sull’ultima casella del tracciato di una compagnia il segnalino resta, e i passi in più si perdono.',
      'capital-calls':
        'Chi supera una richiesta di capitale la paga subito; chi non può o non vuole pagare resta prima.',
      bases:
        'Gli empori escono dal davanti di una colonna e tornano nel suo posto vuoto più interno; l’ultimo posto, una volta aperto, non si copre più.',
      'expansion-entering':
        'Una compagnia entra in regioni vicine alla sua base o a regioni in cui si trova, mai dove è già.',
      'expansion-cost': `Un confine semplice costa ${points(cost.single)}, uno doppio ${cost.double}, e ${cost.occupied} in più se c’è un’altra compagnia.`,
      'expansion-rewards':
        'Posti tutti gli empori, ogni regione in cui si è entrati dà la sua ricompensa una volta, in qualsiasi ordine.',
      'book-flipping': `Prima di muovere il calamaio un contabile può girare un libro per £${rules.flipPounds}; il libro allora non chiede e non dà nulla.`,
      inkwell:
        'Il calamaio va di libro in libro finché le carte a faccia in su bastano a ciò che ognuno chiede; solo l’ultimo dà la ricompensa.',
      'book-display': 'I libri si prendono dall’offerta, che si completa alla fine del turno.',
      'book-price': `Un libro A costa ${rules.bookPrice[0]}, un B ${rules.bookPrice[1]} e un C ${rules.bookPrice[2]}; i punti che non comprano libri valgono £1 l’uno.`,
      'book-placing':
        'I libri presi vanno in qualsiasi posizione alla fine del turno; un libro A non copre un B o un C, né una A barrata.',
      'bonus-markers':
        'In un turno si mette un segnalino su una casella vuota di cui si soddisfa il prezzo o la condizione; la blocca per il round.',
      'track-bonuses':
        'Una casella bonus di tracciato serve a chi l’ha raggiunta, dal turno seguente, e solo una delle due per round.',
      'first-player-space': `La casella dà il segnalino primo giocatore e ${count(rules.firstPlayerPoints, BOOKKEEPING_POINT)}; chi ha già il segnalino aspetta il secondo turno.`,
      'buy-card-space': `Per £${rules.buySpacePounds} compri in sterline una carta dell’offerta; il denaro deve bastare per entrambe le cose.`,
      'discard-space':
        'Una carta della mano va negli scarti e rende in sterline il suo numero rosso e ciò che aggiunge la casella, ma mai una carta quota.',
      majorities:
        'Nessuno può avere a faccia in su più di te; prendi una ricompensa di cui raggiungi il numero, o una minore.',
      'reward-order': 'Le parti di una ricompensa si prendono in qualsiasi ordine, ognuna una volta.',
      'buy-and-or-diamond': 'Compri una carta con sterline, avanzi sul tracciato dei diamanti, o fai entrambe le cose.',
      'other-tracks': 'I passi vanno su tracciati diversi, nessuno dei quali è quello della casella.',
      'end-of-phase':
        'Terminando la fase riprendi una zona di riposo; poi le carte giocate vanno nelle zone sopra i loro spazi.',
    },
  }
}
