import { type Refusals, refusal } from '../../../editor/refusals.ts'

/** Why Cooper Island's referee refuses a position. A `*` stands for the first seat that has what is spoken of. */
export const refusals: Refusals = {
  'seat {0} has': refusal('players.{0}', '{0:seat}', '{0:seat}', '{0:seat}'),
  '{0} {1} {2} in all, not {3}': refusal(
    '',
    '{0}, {2}: {1} ao todo, não {3}',
    '{0}, {2}: {1} in tutto, non {3}',
    '{0}, {2}: {1} in all, not {3}',
  ),
  'there are': refusal('', 'na caixa', 'nella scatola', 'in the box'),
  'double tiles {0}': refusal('bag', 'peças duplas {0}', 'tessere doppie {0}'),
  diaries: refusal('diaries', 'diários', 'diari'),
  lids: refusal('players.*.lids', 'tampas', 'coperchi'),
  'ruins and statues': refusal('players.*.land', 'ruínas e estátuas', 'rovine e statue'),
  'buildings of the kind {0}': refusal('players.*.land', '{0}', '{0}', '{0}'),
  '{0} workers': refusal('players.*.workers', '{0}', '{0}', '{0}'),

  'only solo games have an automa': refusal(
    'automa',
    'só o jogo solo tem autômato',
    'solo il gioco in solitario ha un automa',
  ),
  'Cooper has the strategy of the options': refusal(
    'automa.strategy',
    'Cooper tem a estratégia das opções',
    'Cooper ha la strategia delle opzioni',
  ),
  'Cooper has {0} cards for area {1}': refusal(
    'automa.deck.{1}',
    'Cooper tem {0|uma carta|# cartas} para a área {1}',
    'Cooper ha {0|una carta|# carte} per l’area {1}',
    'Cooper has {0|one card|# cards} for area {1}',
  ),
  'Cooper has not so many {0} workers': refusal(
    'automa.workers',
    'Cooper não tem tantos: {0}',
    'Cooper non ne ha tanti: {0}',
    'Cooper has not so many: {0}',
  ),
  'Cooper has {0} {1} workers, not {2}': refusal(
    'automa.workers',
    'Cooper, {1}: {0}, não {2}',
    'Cooper, {1}: {0}, non {2}',
    'Cooper, {1}: {0}, not {2}',
  ),
  'Cooper has reached {0} milestones, not {1}': refusal(
    'automa.milestones',
    'Cooper alcançou {0|um marco|# marcos}, não {1}',
    'Cooper ha raggiunto {0|un traguardo|# traguardi}, non {1}',
    'Cooper has reached {0|one milestone|# milestones}, not {1}',
  ),
  'Cooper has gained {0} {1} workers by his milestones, not {2}': refusal(
    'automa.gained',
    'pelos marcos Cooper ganhou {0}, não {2}: {1}',
    'con i traguardi Cooper ne ha ottenuti {0}, non {2}: {1}',
    'by his milestones Cooper has gained {0}, not {2}: {1}',
  ),
  'Cooper has gained {0} special workers, holds {1} royal orders and owes {2}': refusal(
    'automa.gained',
    'Cooper ganhou {0|um trabalhador especial|# trabalhadores especiais}; ordens reais: {1}, deve {2}',
    'Cooper ha ottenuto {0|un lavoratore speciale|# lavoratori speciali}; ordini reali: {1}, ne deve {2}',
    'Cooper has gained {0|one special worker|# special workers}; royal orders: {1}, owed {2}',
  ),

  'with "placed" seat {0} needs "singles"': refusal(
    'players.{0}.singles',
    'com as peças duplas ditas, diga também as simples de {0:seat}',
    'con le tessere doppie indicate servono anche le singole di {0:seat}',
    'where double tiles are told, single tiles of {0:seat} are needed too',
  ),
  'space {0} of seat {1} is given twice': refusal(
    'players.{1}.land',
    'o espaço {0} de {1:seat} aparece duas vezes',
    'lo spazio {0} di {1:seat} appare due volte',
    'space {0} of {1:seat} is there twice',
  ),
  'space {0} of seat {1} has a terrain but no level': refusal(
    'players.{1}.land',
    'o espaço {0} de {1:seat} tem terreno mas não nível',
    'lo spazio {0} di {1:seat} ha un terreno ma non un livello',
    'space {0} of {1:seat} has a terrain but no level',
  ),
  'space {0} of seat {1} has a level but no terrain': refusal(
    'players.{1}.land',
    'o espaço {0} de {1:seat} tem nível mas não terreno',
    'lo spazio {0} di {1:seat} ha un livello ma non un terreno',
    'space {0} of {1:seat} has a level but no terrain',
  ),
  'nothing stands on unexplored {0}': refusal(
    'players.*.land',
    'nada fica em {0}, que não foi explorado',
    'niente sta su {0}, che non è esplorato',
  ),
  '{0} does not stand on the {1} of {2}': refusal(
    'players.*.land',
    '{0}: não fica em {1} ({2})',
    '{0}: non sta su {1} ({2})',
    '{0}: it does not stand on {1} ({2})',
  ),
  'there is no gold below level {0} ({1})': refusal(
    'players.*.land',
    'não há ouro abaixo do nível {0} ({1})',
    'non c’è oro sotto il livello {0} ({1})',
  ),
  'the start {0} of seat {1} is explored': refusal(
    'players.{1}.land',
    'o início {0} de {1:seat} está explorado',
    'l’inizio {0} di {1:seat} è esplorato',
    'the start {0} of {1:seat} is explored',
  ),
  'space {0} of seat {1} is explored but cannot be reached': refusal(
    'players.{1}.land',
    'o espaço {0} de {1:seat} está explorado mas não pode ser alcançado',
    'lo spazio {0} di {1:seat} è esplorato ma non raggiungibile',
    'space {0} of {1:seat} is explored but cannot be reached',
  ),
  'seat {0} has {1} only once': refusal(
    'players.{0}',
    '{0:seat} tem só uma vez: {1}',
    '{0:seat} ha una sola volta: {1}',
  ),
  'there is no half {0} of a sandbank': refusal(
    'players.*.islands',
    'não existe a metade {0} de um banco de areia',
    'non esiste la metà {0} di un banco di sabbia',
  ),
  'sandbank {0} of seat {1} holds one island': refusal(
    'players.{1}.islands',
    'no banco de areia {0} de {1:seat} cabe uma ilha',
    'sul banco di sabbia {0} di {1:seat} sta una sola isola',
    'sandbank {0} of {1:seat} holds one island',
  ),
  'the landscape of {0} at {1} lies on no explored space of seat {2}': refusal(
    'players.{2}.islands',
    '{0}: o terreno em {1} não toca espaço explorado de {2:seat}',
    '{0}: il paesaggio a {1} non tocca uno spazio esplorato di {2:seat}',
    '{0}: its landscape at {1} lies on no explored space of {2:seat}',
  ),

  'seat {0} has more in storage than there is room for': refusal(
    'players.{0}.storage',
    '{0:seat} tem no estoque mais do que cabe',
    '{0:seat} ha in magazzino più di quanto ci stia',
  ),
  "the cartographer's track ends at {0}": refusal(
    'players.*.cartographer',
    'a trilha do cartógrafo termina em {0}',
    'il tracciato del cartografo finisce a {0}',
  ),
  '{0} of seat {1} holds one boat': refusal(
    'players.{1}.docks',
    '{0}, {1:seat}: cabe um só barco',
    '{0}, {1:seat}: c’è posto per una sola barca',
    '{0}, {1:seat}: it holds one boat',
  ),
  'seat {0} has more {1} building cards than {2} buildings': refusal(
    'players.{0}',
    '{0:seat} tem mais cartas do que construções: {1}',
    '{0:seat} ha più carte che edifici: {1}',
    '{0:seat} has more cards than buildings: {1}',
  ),
  'there is no statue space {0}': refusal(
    'players.*.statueSpaces',
    'não existe o espaço de estátua {0}',
    'non esiste lo spazio statua {0}',
  ),
  'seat {0} has no free statue space like {1}': refusal(
    'players.{0}.statueSpaces',
    '{0:seat} não tem espaço de estátua livre como {1}',
    '{0:seat} non ha uno spazio statua libero come {1}',
  ),
  'seat {0} has {1} locked {2} workers at most': refusal(
    'players.{0}.locked',
    '{0:seat}, bloqueados, {2}: no máximo {1}',
    '{0:seat}, bloccati, {2}: al massimo {1}',
    '{0:seat}, locked, {2}: at most {1}',
  ),
  'seat {0} has gained {1} workers': refusal(
    'players.{0}.contracts',
    '{0:seat} ganhou {1|um trabalhador|# trabalhadores}',
    '{0:seat} ha ottenuto {1|un lavoratore|# lavoratori}',
    '{0:seat} has gained {1|one worker|# workers}',
  ),
  'there are {0} contracts for workers': refusal(
    'players.*.contracts',
    'existem {0} contratos de trabalhador',
    'i contratti lavoratore sono {0}',
  ),
  'there are {0} contracts for helm points': refusal(
    'players.*.contracts',
    'existem {0} contratos de timão',
    'i contratti timone sono {0}',
  ),
  'seat {0} has not reached so many milestones': refusal(
    'players.{0}.contracts',
    '{0:seat} não alcançou tantos marcos',
    '{0:seat} non ha raggiunto tanti traguardi',
  ),

  'in round {0} the harbour master is at {1}': refusal(
    'harbourMaster.merchant',
    'na rodada {0} o encarregado do porto está em: {1}',
    'nel round {0} il capitano di porto è da: {1}',
  ),
  'seat {0} has gained {1} special workers and holds {2} royal orders': refusal(
    'orders',
    '{0:seat} ganhou {1|um trabalhador especial|# trabalhadores especiais} e tem {2|uma ordem real|# ordens reais}',
    '{0:seat} ha ottenuto {1|un lavoratore speciale|# lavoratori speciali} e ha {2|un ordine reale|# ordini reali}',
    '{0:seat} has gained {1|one special worker|# special workers} and holds {2|one royal order|# royal orders}',
  ),
  'seat {0} has no worker to place': refusal(
    'now.by',
    '{0:seat} não tem trabalhador para colocar',
    '{0:seat} non ha lavoratori da piazzare',
  ),
  'in the income phase all workers are at home': refusal(
    'work',
    'na fase de receita todos os trabalhadores estão em casa',
    'nella fase di rendita tutti i lavoratori sono a casa',
  ),
  'seat {0} has no hand {1}': refusal(
    'now.hands',
    '{0:seat} não tem essa receita a fazer: {1}',
    '{0:seat} non ha questa rendita da fare: {1}',
    '{0:seat} has no such income to take: {1}',
  ),

  'nobody is {0} here': refusal('work', 'ninguém aqui é {0}', 'nessuno qui è {0}'),
  'two workers of one colour stand on {0} {1}': refusal(
    'work.{0}',
    'dois trabalhadores de uma cor estão em {0} ({1})',
    'due lavoratori di un colore sono in {0} ({1})',
    'two workers of one colour stand on {0} ({1})',
  ),
  '{0} is given twice': refusal('orders', '{0}: aparece duas vezes', '{0}: appare due volte', '{0}: it is there twice'),
  'the bag is empty': refusal('bag', 'a bolsa está vazia', 'il sacchetto è vuoto'),
  '{0} landscapes lie on the table, but singles, islands and double tiles make {1}': refusal(
    'placed',
    '{0|há um terreno|há # terrenos} na mesa, mas peças simples, ilhas e peças duplas somam {1}',
    '{0|c’è un paesaggio|ci sono # paesaggi} in gioco, ma tessere singole, isole e doppie ne fanno {1}',
    '{0|one landscape lies|# landscapes lie} on the table, but single tiles, islands and double tiles make {1}',
  ),
  'there are {0} diaries {1}': refusal('diaries.{1}', '{1}: existem {0}', '{1}: ne esistono {0}', '{1}: {0} exist'),
  'a building card is held twice': refusal(
    'players',
    'uma carta de construção está com alguém duas vezes',
    'una carta edificio è tenuta due volte',
  ),
  'a deck of building cards is all that nobody holds, each once': refusal(
    'smallDeck',
    'um baralho de construções é tudo o que ninguém tem, uma vez cada',
    'un mazzo di edifici è tutto ciò che nessuno ha, una volta ciascuno',
  ),
}
