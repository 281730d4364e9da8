import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { al, by, dal, del, Il, il, nel, open, un } from '@quayside/puerto-rico/words/it/grammar'
import type { PhaseId } from '../texts.ts'
import { allYours, another, asMany, I, i, type Say, sul } from './say.ts'

/** The phases of the roles in the rules reference. */
export const phases = (say: Say): Record<PhaseId, readonly string[]> => ({
  settler: settler(say),
  mayor: mayor(say),
  builder: builder(say),
  craftsman: craftsman(say),
  trader: trader(say),
  captain: captain(say),
  prospector: prospector(say),
})

/** "In senso orario, a partire dal Colono" */
const clockwise = (say: Say, id: PhaseId) => `In senso orario, a partire ${dal(say.roles[id])}`

const settler = (say: Say) => {
  const { n, terms, Role, phase, buildings, occupied, piles } = say
  const { field } = terms
  return [
    `${clockwise(say, 'settler')}, ognuno può prendere ${open(field)} e ${by(field, 'metterlo', 'metterla')} su uno spazio libero del territorio. ${Role('settler')} può prendere invece una cava.`,
    `La nuova tessera è senza lavoratore. Non funziona fino alla prossima ${phase('mayor')}, a meno che ${occupied('hospice')} non ne porti subito uno.`,
    `${buildings.hacienda.one}: prima della tessera normale puoi pescarne una coperta. ${buildings['construction-hut'].one}: puoi prendere una cava invece di ${un(field)}.`,
    `Quando tutti hanno agito, le tessere scoperte rimaste si scartano e se ne scoprono ${n.openTiles} nuove${piles ? ', una per pila' : ''}. Gli scarti tornano mescolati quando ${piles ? 'tutte le pile sono vuote' : 'non restano tessere coperte'}.`,
    `Nel tuo territorio c’è posto per ${n.fieldSpaces} tessere. Con il territorio pieno puoi ancora scegliere il ruolo, ma non agisci.`,
  ]
}

const mayor = ({ n, terms, pieces, roles, Role, phase, supply, hall }: Say) => [
  `${Role('mayor')} può prendere un lavoratore ${dal(supply)}. Poi quelli ${del(hall)} si distribuiscono uno alla volta, in senso orario a partire ${dal(roles.mayor)}, finché ce ne sono.`,
  `Ognuno, al suo turno, riprende tutti i propri lavoratori e li ricolloca, uno per cerchio, su ${terms.field.other}, cave ed ${terms.building.other}. Senza lavoratore non funziona nulla.`,
  `Nessun lavoratore resta fermo finché hai un cerchio vuoto. Chi rimane senza cerchio aspetta la prossima ${phase('mayor')}.`,
  `Poi ${il(hall)} si riempie di nuovo ${dal(supply)}: un lavoratore per ogni cerchio vuoto in tutte le città, almeno ${n.players}. I cerchi vuoti su ${terms.field.other} e cave non contano.`,
  n.has('nobles')
    ? `Se ${il(supply)} ne ha meno, dà quelli che ha. Uno di loro è ${un(pieces.noble)}, finché ce ne sono.`
    : `Se ${il(supply)} ne ha meno, questo è l’ultimo round.`,
]

const builder = (say: Say) => {
  const { n, terms, roles, Role, phase, coins, occupied, the, list } = say
  const { building } = terms
  const example = n.building('factory')
  const quarries = Math.min(2, example.quarryLimit)
  const price = example.cost - quarries
  const limits = n.quarryLimits.map(({ points, limit }) => `${limit} per ${points} PV`)
  return [
    `${clockwise(say, 'builder')}, ognuno può comprare ${un(building)} e metterlo nella propria città. ${Role('builder')} paga ${coins(PRIVILEGE)} in meno.`,
    `Ogni cava occupata toglie 1, fino a un limite che dipende dai punti ${del(building)}: ${list(limits)}. Nessun prezzo scende sotto 0.`,
    `Esempio: ${the('factory')} costa ${coins(example.cost)}. Con ${quarries} cave occupate paghi ${price}; come ${roles.builder.one}, ${price - PRIVILEGE}.`,
    `Nessuno ha due volte lo stesso ${building.one}. La città ha ${n.citySpaces} spazi; ${un(building)} grande ne occupa due. Quando qualcuno riempie l’ultimo spazio, questo è l’ultimo round.`,
    `Il nuovo ${building.one} resta senza lavoratori fino alla prossima ${phase('mayor')}. Con ${occupied('university')} puoi prenderne uno subito.`,
  ]
}

const craftsman = (say: Say) => {
  const { terms, tiles, role, amount, supply, occupied } = say
  const { field, barrel, building } = terms
  return [
    `${clockwise(say, 'craftsman')}, ognuno prende ${dal(supply)} ciò che i suoi lavoratori producono. Questo avviene da sé.`,
    `${capital(i(tiles.corn))} chiedono solo un lavoratore: ${amount(1, 'corn')} ${by(tiles.corn, 'ciascuno', 'ciascuna')}. Tutte le altre merci chiedono coppie: un lavoratore ${sul(field)} e uno in ${un(building)} di produzione per quella merce. Vale il numero più basso dei due.`,
    `${I(barrel)} sono ${by(barrel, 'limitati', 'limitate')}. Quando un tipo scarseggia ${nel(supply)}, chi viene dopo ne riceve meno o niente.`,
    `Quando tutti hanno prodotto, ${role('craftsman')} può prendere ${another(barrel)} di un tipo che ha prodotto in questa fase, se ${nel(supply)} ce n’è ancora.`,
    `Con ${occupied('factory')} ricevi ${terms.coin.other} in base al numero di tipi che hai prodotto; ${il(barrel)} in più non conta.`,
  ]
}

const trader = (say: Say) => {
  const { n, terms, goods, Role, buildings, coins, house, full, supply, occupied, list } = say
  const prices = GOODS.map((id) => `${goods[id].one} ${n.price[id]}`)
  return [
    `${clockwise(say, 'trader')}, ognuno può vendere ${un(terms.barrel)} ${al(house)}. ${Role('trader')} riceve ${coins(PRIVILEGE)} in più per la vendita.`,
    `Prezzi: ${list(prices)}.`,
    `${Il(house)} ha ${n.houseSpaces} spazi e compra ogni tipo una volta, salvo da chi ha ${occupied('office')}. Quando è ${full}, nessuno vende più.`,
    `${buildings['small-market'].one}: ${coins(n.effect('small-market', 'saleBonus'))} in più per la vendita. ${buildings['large-market'].one}: ${coins(n.effect('large-market', 'saleBonus'))} in più. I due si sommano.`,
    `Se ${il(house)} è ${full} a fine fase, le merci tornano ${al(supply)}. Altrimenti restano e continuano a bloccare il loro tipo.`,
  ]
}

const captain = (say: Say) => {
  const { n, terms, Role, buildings, barrels, supply, kinds, the } = say
  const { barrel } = terms
  const [small, large] = [n.ships[0], n.ships[n.ships.length - 1]]
  return [
    `${clockwise(say, 'captain')}, giro dopo giro, ognuno imbarca un tipo di merce su una nave, ${asMany(barrel)}, per 1 PV ${by(barrel, 'ciascuno', 'ciascuna')}. ${Role('captain')} guadagna ${PRIVILEGE} PV in più con il suo primo carico. L’imbarco finisce quando nessuno imbarca per un giro intero.`,
    `Finché una nave accetta merci tue, devi imbarcare. Una nave porta un solo tipo, e un tipo va su una sola nave; il tipo lo scegli tu. Un tipo non ancora a bordo va su una nave vuota che ne accolga il più possibile: con ${small + 1} di un tipo e le navi da ${small} e da ${large} vuote, usi la nave da ${large}.`,
    `${buildings.harbor.one}: ${n.effect('harbor', 'pointsPerLoad')} PV in più per ogni carico. ${buildings.wharf.one}: una volta per fase, ${allYours(barrel)} di un tipo su una nave propria.`,
    `Conservare: finito l’imbarco, ognuno può conservare ${barrels(1)}. ${Il(buildings['small-warehouse'])} conserva inoltre ${kinds(n.effect('small-warehouse', 'keepsKinds'))}, ${the('large-warehouse')} ${kinds(n.effect('large-warehouse', 'keepsKinds'))}; questi si scelgono per primi. Il resto torna ${al(supply)}.`,
    'Infine le navi piene salpano e tornano vuote. Quelle che hanno ancora posto tengono il carico. Se i segnalini sono finiti, questo è l’ultimo round.',
  ]
}

const prospector = ({ n, terms, roles, Role, role, coins, list }: Say) => {
  const inPlay = n.roles.filter((id) => id === 'prospector' || id === 'prospector2')
  if (inPlay.length === 0) return [`Con ${n.players} giocatori ${role('prospector')} non è in partita.`]
  return [
    `${Role('prospector')} prende ${coins(PRIVILEGE)} dalla banca, oltre ${by(terms.coin, 'ai', 'alle')} ${terms.coin.other} che si trovano sul ruolo. Gli altri non fanno nulla.`,
    inPlay.length === 1
      ? `Con ${n.players} giocatori c’è un solo ${roles.prospector.one}.`
      : `Con ${n.players} giocatori ci sono due ruoli così: ${list(inPlay.map((id) => roles[id].one))}.`,
  ]
}
