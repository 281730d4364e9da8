import { type Refusals, refusal } from '../../../editor/refusals.ts'

/** Why Puerto Rico's referee refuses a position. A `*` stands for the first seat that has what is spoken of. */
export const refusals: Refusals = {
  workers: refusal('workerSupply', 'trabalhadores', 'lavoratori'),
  nobles: refusal('nobleSupply', 'nobres', 'nobili'),
  'points in chips': refusal('vpSupply', 'pontos em fichas', 'punti in segnalini'),
  'quarry tiles': refusal('quarries', 'pedreiras', 'cave'),
  '{0} tiles': refusal('players.*.fields', 'peças: {0}', 'tessere: {0}', '{0} tiles'),
  'barrels of {0}': refusal('players.*.goods', 'barris: {0}', 'barili: {0}', '{0} barrels'),

  'forests are not in play': refusal('players.*.fields', 'florestas não estão em jogo', 'le foreste non sono in gioco'),
  'a forest has no room for a worker': refusal(
    'players.*.fields',
    'numa floresta não cabe trabalhador',
    'in una foresta non c’è posto per un lavoratore',
  ),
  'only a forest has a tile under it, not the {0}': refusal(
    'players.*.fields',
    'só uma floresta tem algo embaixo, não: {0}',
    'solo una foresta ha qualcosa sotto, non: {0}',
  ),
  'the {0} has room for one worker': refusal(
    'players.*.fields',
    '{0}: só cabe um trabalhador',
    '{0}: c’è posto per un solo lavoratore',
    '{0}: there is room for one worker',
  ),
  'seat {0} has more than {1} field tiles': refusal(
    'players.{0}.fields',
    '{0:seat} tem mais de {1} peças de campo',
    '{0:seat} ha più di {1} tessere campo',
  ),
  'seat {0} has no island: give its board': refusal(
    'players.{0}.fields',
    '{0:seat} é um Puertoma e não tem ilha, mas um tabuleiro',
    '{0:seat} è un Puertoma e non ha un’isola, ma una plancia',
    '{0:seat} is a Puertoma and has no island but a board',
  ),
  'no plantation is left to lie under a forest': refusal(
    'players.*.fields',
    'não resta plantação para ficar sob uma floresta',
    'non resta una piantagione da mettere sotto una foresta',
  ),

  'the {0} is not in this game': refusal(
    'players.*.city',
    '{0}: não está neste jogo',
    '{0}: non è in questa partita',
    '{0}: it is not in this game',
  ),
  'seat {0} has the {1} twice': refusal(
    'players.{0}.city',
    '{0:seat} tem duas vezes: {1}',
    '{0:seat} ha due volte: {1}',
    '{0:seat} has two: {1}',
  ),
  'the {0} has room for {1} workers': refusal(
    'players.*.city',
    '{0}: {1|cabe um trabalhador|cabem # trabalhadores}',
    '{0}: c’è posto per {1|un lavoratore|# lavoratori}',
    '{0}: there is room for {1|one worker|# workers}',
  ),
  'seat {0} has more than {1} city spaces built on': refusal(
    'players.{0}.city',
    '{0:seat} construiu em mais de {1} espaços da cidade',
    '{0:seat} ha costruito su più di {1} spazi città',
  ),
  'there are only {0} of {1}': refusal(
    'market.{1}',
    '{1}: {0|só existe uma|só existem #}',
    '{1}: {0|ne esiste solo uno|ne esistono solo #}',
    '{1}: only {0|one exists|# exist}',
  ),

  'there is no ship of {0}': refusal('ships', 'não há navio de {0}', 'non c’è una nave da {0}'),
  'the ship of {0} cannot carry {1}': refusal(
    'ships',
    'no navio de {0} não cabem {1}',
    'sulla nave da {0} non ne stanno {1}',
  ),
  'the ship of {0} is named twice': refusal(
    'ships',
    'o navio de {0} aparece duas vezes',
    'la nave da {0} è nominata due volte',
  ),
  'the ship of {0} must carry a good and a number of barrels, or neither': refusal(
    'ships',
    'o navio de {0} leva uma mercadoria e um número de barris, ou nada',
    'la nave da {0} porta una merce e un numero di barili, o niente',
  ),
  'two ships carry {0}': refusal('ships', 'dois navios levam: {0}', 'due navi portano: {0}'),

  'nobles are not in play': refusal('options.expansions', 'nobres não estão em jogo', 'i nobili non sono in gioco'),
  '"{0}" needs what is not in this game': refusal(
    '{0}',
    '“{0}” precisa do que não está neste jogo',
    '«{0}» richiede ciò che non è in questa partita',
  ),
  'more points are on paper than players have': refusal(
    'paperVp',
    'há mais pontos anotados do que os jogadores têm',
    'ci sono più punti annotati di quanti ne abbiano i giocatori',
  ),
  'points are on paper only when the chips are gone': refusal(
    'paperVp',
    'só se anotam pontos quando as fichas acabam',
    'si annotano punti solo quando i segnalini sono finiti',
  ),

  'at most {0} tiles lie open': refusal(
    'openFields',
    'ficam à vista no máximo {0} peças',
    'al massimo {0} tessere sono scoperte',
  ),
  'a known stack needs the open row too': refusal(
    'openFields',
    'com a pilha conhecida, diga também as peças à vista',
    'con un mazzo noto servono anche le tessere scoperte',
  ),
  'this edition has one stack: give openFields, not piles': refusal(
    'piles',
    'esta edição tem uma só pilha',
    'questa edizione ha un solo mazzo',
    'this edition has one stack of tiles',
  ),
  'this edition has piles: give their faceDown, not a stack': refusal(
    'stack',
    'esta edição tem várias pilhas',
    'questa edizione ha più pile',
    'this edition has several piles',
  ),
  'give piles or openFields, not both': refusal(
    'openFields',
    'diga as pilhas ou as peças à vista, não ambas',
    'indica le pile o le tessere scoperte, non entrambe',
    'say the piles or the open fields, not both',
  ),
  'name the face-down tiles of every pile or of none': refusal(
    'piles',
    'diga o que há embaixo em todas as pilhas ou em nenhuma',
    'indica le tessere coperte di tutte le pile o di nessuna',
  ),
  'only {0} tiles can lie face down': refusal(
    'piles',
    'só {0|uma peça pode ficar virada|# peças podem ficar viradas} para baixo',
    '{0|solo una tessera può essere coperta|solo # tessere possono essere coperte}',
  ),
  'pile {0} is too high': refusal('piles', 'a pilha {0} é alta demais', 'la pila {0} è troppo alta'),

  'the {0} is not in play': refusal(
    'rolesTaken',
    '{0}: não está em jogo',
    '{0}: non è in gioco',
    '{0}: it is not in play',
  ),
  'the {0} is taken twice': refusal(
    'rolesTaken',
    '{0}: foi escolhido duas vezes',
    '{0}: è stato scelto due volte',
    '{0}: it is taken twice',
  ),
  'coins lie on the {0}, which is taken': refusal(
    'roleCoins.{0}',
    'há moedas em {0}, que já foi escolhido',
    'ci sono monete su {0}, già scelto',
  ),
  "it cannot be seat {0}'s turn to pick": refusal(
    'now.by',
    'não pode ser a vez de {0:seat} escolher',
    'non può toccare a {0:seat} scegliere',
    'it cannot be the turn of {0:seat} to pick',
  ),
  'seat {0} has picked {1} roles by now, not {2}': refusal(
    'rolesTaken.{0}',
    '{0:seat} já escolheu {1|uma função|# funções}, não {2}',
    '{0:seat} ha già scelto {1|un ruolo|# ruoli}, non {2}',
    '{0:seat} has picked {1|one role|# roles} by now, not {2}',
  ),
  'a city is full, so the end is triggered': refusal(
    'endTriggered',
    'uma cidade está cheia: é a última rodada',
    'una città è piena: è l’ultimo round',
  ),

  'guestsAsked is about a choice of role, and none is chosen now': refusal(
    'guestsAsked',
    'só se pergunta pelos hóspedes quando se escolhe uma função',
    'degli ospiti si chiede solo quando si sceglie un ruolo',
    'guests are asked about only when a role is chosen',
  ),
  "the buccaneer's marker is with seat {0}": refusal(
    'buccaneer',
    'o marcador do bucaneiro está com {0:seat}',
    'il segnalino del bucaniere ce l’ha {0:seat}',
    'the buccaneer’s marker is with {0:seat}',
  ),
  'roles are not kidnapped in this game': refusal(
    'kidnapped',
    'neste jogo não se sequestram funções',
    'in questa partita non si rapiscono ruoli',
  ),
  'the {0} is taken and cannot be kidnapped': refusal(
    'kidnapped',
    '{0}: já foi escolhido e não pode ser sequestrado',
    '{0}: già scelto, non può essere rapito',
    '{0}: it is taken and cannot be kidnapped',
  ),
  'coins lie on the {0}, which is kidnapped': refusal(
    'roleCoins.{0}',
    'há moedas em {0}, que foi sequestrado',
    'ci sono monete su {0}, che è stato rapito',
  ),
  'the buccaneer has kidnapped nobody yet': refusal(
    'kidnapped',
    'o bucaneiro ainda não sequestrou ninguém',
    'il bucaniere non ha ancora rapito nessuno',
  ),
  'nobody leaves the game in this edition': refusal(
    'workersGone',
    'nesta edição ninguém sai do jogo',
    'in questa edizione nessuno esce dal gioco',
  ),
  'so many cannot have left the game': refusal(
    'workersGone',
    'não podem ter saído tantos do jogo',
    'non possono esserne usciti tanti dal gioco',
  ),

  'the festival has {0} goals, not {1}': refusal(
    'festival.goals',
    'o festival tem {0|um objetivo|# objetivos}, não {1}',
    'la festa ha {0|un obiettivo|# obiettivi}, non {1}',
    'the festival has {0|one goal|# goals}, not {1}',
  ),
  'the festival has "{0}" twice': refusal(
    'festival.goals',
    'o festival tem duas vezes: {0}',
    'la festa ha due volte: {0}',
  ),
  '"{0}" cannot be goal {1} of this festival': refusal(
    'festival.goals.{1-1}',
    '{0}: não pode ser o objetivo {1} deste festival',
    '{0}: non può essere l’obiettivo {1} di questa festa',
  ),
  'the estates of "{0}" must differ': refusal(
    'festival.goals',
    '{0}: as propriedades devem ser diferentes',
    '{0}: le tenute devono essere diverse',
  ),
  'something is missing on "{0}"': refusal('festival.goals', '{0}: falta alguma coisa', '{0}: manca qualcosa'),
  '"{0}" has no room for all this': refusal(
    'festival.goals',
    '{0}: não cabe tudo isso',
    '{0}: non c’è posto per tutto questo',
  ),
  '"{0}" cannot show the {1}': refusal('festival.goals', '{0}: não pode mostrar {1}', '{0}: non può mostrare {1}'),
  'there are only {0} barrels of {1}': refusal(
    'festival.goals',
    '{1}: existem só {0} barris',
    '{1}: esistono solo {0} barili',
  ),
  'there are only {0} {1} tiles': refusal(
    'festival.goals',
    '{1}: existem só {0} peças',
    '{1}: esistono solo {0} tessere',
  ),
  'nothing is left that could lie on a goal of the festival': refusal(
    'festival',
    'não resta nada para um objetivo do festival',
    'non resta niente per un obiettivo della festa',
  ),
  'no crate is left that could lie on a goal of the festival': refusal(
    'festival',
    'não resta caixa para um objetivo do festival',
    'non resta una cassa per un obiettivo della festa',
  ),

  'seat {0} has no achievements': refusal(
    'players.{0}.achievements',
    '{0:seat} não tem conquistas',
    '{0:seat} non ha imprese',
  ),
  'seat {0} has more than {1} achievements': refusal(
    'players.{0}.achievements',
    '{0:seat} tem mais de {1} conquistas',
    '{0:seat} ha più di {1} imprese',
  ),
  'the achievement "{0}" is given twice': refusal(
    'players.*.achievements',
    '{0}: a conquista aparece duas vezes',
    '{0}: l’impresa appare due volte',
  ),
  'the achievement "{0}" is announced, so it is fulfilled': refusal(
    'players.*.achievements',
    '{0}: foi anunciada, portanto está cumprida',
    '{0}: è annunciata, quindi è compiuta',
  ),

  'seat {0} is no Puertoma and has no board of one': refusal(
    'players.{0}.board',
    '{0:seat} não é um Puertoma e não tem o tabuleiro de um',
    '{0:seat} non è un Puertoma e non ne ha la plancia',
  ),
  'an estate of {0} has room for {1} workers': refusal(
    'players.*.board',
    '{0}: {1|cabe um trabalhador|cabem # trabalhadores}',
    '{0}: c’è posto per {1|un lavoratore|# lavoratori}',
    '{0}: there is room for {1|one worker|# workers}',
  ),
  'seat {0} has room for the {1} that lies aside': refusal(
    'players.{0}.board.aside',
    '{0:seat} ainda tem lugar para {1}, que está ao lado',
    '{0:seat} ha ancora posto per {1}, che è da parte',
  ),
  'seat {0} has fewer workers than nobles on its estates': refusal(
    'players.{0}.board.nobles',
    '{0:seat} tem menos trabalhadores do que nobres nas propriedades',
    '{0:seat} ha meno lavoratori che nobili nelle tenute',
  ),
  'seat {0} has a building twice': refusal(
    'players.{0}.board.levels',
    '{0:seat} tem uma construção duas vezes',
    '{0:seat} ha due volte un edificio',
  ),
  'seat {0} has no room for the {1}': refusal(
    'players.{0}.board.levels',
    '{0:seat} não tem lugar para {1}',
    '{0:seat} non ha posto per {1}',
  ),
  'the {0} stands in too low a level': refusal(
    'players.*.board.levels',
    '{0}: está num nível baixo demais',
    '{0}: è in un livello troppo basso',
    '{0}: it stands in too low a level',
  ),
  'seat {0} cannot have the {1}': refusal(
    'players.{0}.city',
    '{0:seat} não pode ter {1}',
    '{0:seat} non può avere {1}',
  ),
  'the {0} cannot be reserved': refusal(
    'players.*.board.reserve',
    '{0}: não pode ser reservada',
    '{0}: non può essere riservato',
    '{0}: it cannot be reserved',
  ),
  'the {0} is reserved twice': refusal(
    'players.*.board.reserve',
    '{0}: foi reservada duas vezes',
    '{0}: è riservato due volte',
    '{0}: it is reserved twice',
  ),
  'the {0} is not on sale and cannot be reserved': refusal(
    'players.*.board.reserve',
    '{0}: não está à venda e não pode ser reservada',
    '{0}: non è in vendita e non può essere riservato',
    '{0}: it is not on sale and cannot be reserved',
  ),
  'seat {0} needs no large building any more': refusal(
    'players.{0}.board.reserve',
    '{0:seat} não precisa mais de construção grande',
    '{0:seat} non ha più bisogno di un edificio grande',
  ),
  'seat {0} has two abilities of level {1}': refusal(
    'players.{0}.board.abilities',
    '{0:seat} tem duas habilidades do nível {1}',
    '{0:seat} ha due abilità del livello {1}',
  ),
  'seat {0} has no ability of level {1}': refusal(
    'players.{0}.board.abilities',
    '{0:seat} não tem habilidade do nível {1}',
    '{0:seat} non ha un’abilità del livello {1}',
  ),
  '{0} is not an ability of level {1}': refusal(
    'players.*.board.abilities',
    '{0}: não é habilidade do nível {1}',
    '{0}: non è un’abilità del livello {1}',
  ),
  'both prospectors have one space on the action board: prospector': refusal(
    'puertoma.marker',
    'os dois mineradores têm um só espaço: Minerador',
    'i due cercatori hanno un solo spazio: Cercatore d’oro',
    'both prospectors have one space: the first',
  ),
  'a tie-break card is named twice': refusal(
    'puertoma',
    'uma carta de desempate aparece duas vezes',
    'una carta spareggio appare due volte',
  ),
  'there are {0} tie-break cards': refusal(
    'puertoma.deck',
    'existem {0} cartas de desempate',
    'le carte spareggio sono {0}',
  ),
  'cards drawn before are {0} for each deck, of two at most': refusal(
    'puertoma.cardsBefore',
    'antes foram tiradas {0} cartas por baralho, de dois no máximo',
    'prima sono state pescate {0} carte per mazzo, di due al massimo',
  ),
}
