import type { RoleId } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { al, by, dal, del, Il, il, nel, open, un } from '@quayside/puerto-rico/words/it/grammar'
import type { RoleText } from '../texts.ts'
import { buccaneer } from './buccaneer.ts'
import { another, asMany, I, i, type Say, sul } from './say.ts'

export const roles = (say: Say): Record<RoleId, RoleText> => {
  const { n, terms, tiles, roles: names, role, Role, phase, the, occupied, coins, barrels, amount } = say
  const { supply, empty, hall, house, full, piles } = say
  const { field, barrel, coin, building } = terms
  const extraCoin = coins(PRIVILEGE)

  return {
    settler: {
      privilege: `una cava invece di ${un(field)}`,
      summary: `Ognuno può prendere ${open(field)}. ${Role('settler')} può prendere invece una cava.`,
      details: [
        'Al tuo turno prendi una tessera o nessuna: chi viene dopo ha meno scelta.',
        piles
          ? `Ognuna delle ${n.openTiles} tessere scoperte sta su una pila propria. Dici tu da quale pila prendi.`
          : 'Le tessere scoperte vengono da un’unica pila mescolata.',
        `Con tutti i ${n.fieldSpaces} spazi del territorio riempiti non agisci. Puoi comunque scegliere il ruolo, per ${i(coin)} o per toglierlo agli altri.`,
        `Quando tutti hanno agito, le tessere scoperte rimaste si scartano e se ne scoprono ${n.openTiles} nuove.`,
        piles
          ? 'Una pila vuota non mostra nulla. Quando sono tutte vuote, gli scarti si mescolano e formano nuove pile.'
          : 'Quando la pila finisce, gli scarti si mescolano e ne formano una nuova.',
      ],
    },
    mayor: {
      privilege: `un altro lavoratore ${dal(supply)}`,
      summary: `Arrivano nuovi lavoratori, e ognuno ricolloca tutti i suoi. Prima, ${role('mayor')} può prenderne uno in più ${dal(supply)}.`,
      details: [
        `Quelli ${del(hall)} si distribuiscono uno alla volta, cominciando ${dal(names.mayor)}. Perciò qualcuno può riceverne uno in più.`,
        'Poi riprendi tutti i tuoi lavoratori e metti ciascuno dove vuoi, uno per cerchio.',
        `Nessuno resta fermo finché hai un cerchio vuoto. Chi rimane senza cerchio aspetta la prossima ${phase('mayor')}.`,
        `Infine ${il(hall)} accoglie un lavoratore per ogni cerchio vuoto in tutte le città, e almeno ${n.players}. I cerchi su ${field.other} e cave non contano.`,
        n.has('nobles')
          ? `Uno di loro è ${un(say.pieces.noble)}, finché ce ne sono. Se i lavoratori non bastano, entrano quelli che ci sono.`
          : `Se ${il(supply)} ne ha meno, questo è l’ultimo round.`,
        `Il lavoratore in più viene solo ${dal(supply)}. Con ${il(supply)} ${empty} non ce n’è.`,
      ],
    },
    builder: {
      privilege: `${extraCoin} in meno sul prezzo`,
      summary: `Ognuno può aggiungere ${un(building)} alla propria città. ${Role('builder')} paga ${extraCoin} in meno.`,
      details: [
        `Paghi il costo, meno 1 per ogni cava occupata fino al limite ${del(building)}, meno ${PRIVILEGE} se sei ${role('builder')}. Il prezzo non scende mai sotto 0.`,
        `Non costruisci mai due volte lo stesso ${building.one}.`,
        'Serve uno spazio libero in città, due se è grande. Il posto non conta.',
        `Se ${role('builder')} non costruisce, non guadagna nulla.`,
        `Un nuovo ${building.one} resta senza lavoratori fino alla prossima ${phase('mayor')}, a meno che ${occupied('university')} non ne porti uno.`,
        `Quando qualcuno riempie tutti i ${n.citySpaces} spazi della città, questo è l’ultimo round.`,
      ],
    },
    craftsman: {
      privilege: `${another(barrel)} di un tipo appena prodotto`,
      summary: `Tutti producono merci. Poi ${role('craftsman')} può prendere ${another(barrel)} di un tipo che ha appena prodotto.`,
      details: [
        `La produzione va da sé; solo ${il(barrel)} in più è una scelta.`,
        `Ogni ${tiles.corn.one} ${by(tiles.corn, 'occupato', 'occupata')} dà ${amount(1, 'corn')}, senza bisogno di ${building.other}.`,
        `Tutte le altre merci chiedono coppie: un lavoratore ${sul(field)} e uno in ${un(building)} per quella merce.`,
        `Si procede in senso orario, a partire ${dal(names.craftsman)}. Chi trova ${by(barrel, 'pochi', 'poche')} ${barrel.other} ${nel(supply)} prende ciò che resta.`,
        `${Il(barrel)} in più deve essere ancora ${nel(supply)}. Se ${role('craftsman')} non ha prodotto nulla, non prende nulla.`,
      ],
    },
    trader: {
      privilege: `${extraCoin} in più per la vendita`,
      summary: `Ognuno può vendere ${un(barrel)} ${al(house)}. ${Role('trader')} riceve ${extraCoin} in più per la vendita.`,
      details: [
        `${Il(house)} ha ${n.houseSpaces} spazi e compra ogni tipo una volta. Con ${occupied('office')} puoi vendere un tipo che c’è già.`,
        `Con ${il(house)} ${full}, lì nessuno vende più in questa fase.`,
        `Se ${il(house)} è ${full} a fine fase, tutto torna ${al(supply)}. Altrimenti le merci restano e continuano a bloccare il loro tipo.`,
        `Puoi vendere anche ${il(say.goods.corn)}: rende ${coins(n.price.corn)}, più gli eventuali bonus.`,
        `Se ${role('trader')} non vende, non guadagna nulla.`,
      ],
    },
    captain: {
      privilege: `${PRIVILEGE} PV in più con il primo carico`,
      summary: `Tutti devono imbarcare merci finché possono, e ogni ${barrel.one} vale 1 PV. ${Role('captain')} guadagna ${PRIVILEGE} PV in più con il suo primo carico.`,
      details: [
        `Al tuo turno imbarchi un tipo su una nave, ${asMany(barrel)}. Si continua finché nessuno imbarca per un giro intero.`,
        'Una nave porta un solo tipo, e un tipo va su una sola nave. Un tipo non ancora a bordo va su una nave vuota che ne accolga il più possibile.',
        `Finché una nave da carico accetta merci tue, non puoi passare. Vale anche imbarcare con ${the('wharf')}.`,
        `Poi ognuno può conservare ${barrels(1)}; i magazzini occupati conservano tipi interi. Il resto torna ${al(supply)}.`,
        'Le navi piene salpano e tornano vuote. Le altre tengono il carico per la volta dopo.',
        'Quando finiscono i segnalini, questo è l’ultimo round. I punti successivi contano ancora per intero.',
      ],
    },
    prospector: {
      privilege: `${extraCoin} dalla banca`,
      summary: `${Role('prospector')} prende ${extraCoin} dalla banca. Gli altri non fanno nulla.`,
      details: [
        'Gli altri non hanno azioni, quindi questo ruolo non li aiuta mai.',
        `Come ogni ruolo porta anche ${i(coin)} che vi si trovano sopra.`,
      ],
    },
    prospector2: {
      privilege: `${extraCoin} dalla banca`,
      summary: `Come ${role('prospector')}: ${extraCoin} dalla banca, e nulla per gli altri.`,
      details: [
        'Sono due ruoli distinti: ognuno si può scegliere una volta per round.',
        `${I(coin)} ${by(coin, 'rimasti', 'rimaste')} su uno non contano per l’altro.`,
      ],
    },
    buccaneer: buccaneer(say),
  }
}
