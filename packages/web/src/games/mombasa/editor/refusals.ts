import { type Refusals, refusal } from '../../../editor/refusals.ts'

/** Why Mombasa's referee refuses a position. A `*` stands for the first seat that has what is spoken of. */
export const refusals: Refusals = {
  posts: refusal('bases', 'feitorias', 'empori'),
  '{0} has': refusal('bases.{0}', '{0}', '{0}', '{0}'),
  '{0} {1} {2} in all, not {3}': refusal(
    '',
    '{0}: {1} {2} ao todo, não {3}',
    '{0}: {1} {2} in tutto, non {3}',
    '{0}: {1} {2} in all, not {3}',
  ),
  'cards {0}': refusal('players.*.hand', 'cartas {0}', 'carte {0}', '{0} cards'),
  'books {0}': refusal('players.*.books', 'livros {0}', 'libri {0}'),
  'books {0} of letter {1}': refusal('bookSupply.{1}', 'livros {0} da letra {1}', 'libri {0} della lettera {1}'),

  'A1 and A2 are two sides of one track, and so are the others': refusal(
    'tracks',
    'A1 e A2 são dois lados de uma trilha, e assim as outras',
    'A1 e A2 sono due lati di un tracciato, e così gli altri',
  ),
  'seat {0} has markers on both bonus spaces of a track': refusal(
    'spaces',
    '{0:seat} tem marcadores nos dois espaços de bônus de uma trilha',
    '{0:seat} ha segnalini su entrambi gli spazi bonus di un tracciato',
  ),
  'seat {0} has only {1} markers, not {2}': refusal(
    'spaces',
    '{0:seat} tem só {1} marcadores, não {2}',
    '{0:seat} ha solo {1} segnalini, non {2}',
  ),
  'the +1 tile is used with its card': refusal(
    'tiles.plus-one',
    'o tile +1 é usado com a sua carta',
    'la tessera +1 si usa con la sua carta',
  ),
  'the {0} lies on no card': refusal(
    'tiles.{0}',
    '{0}: não fica sobre carta',
    '{0}: non sta su nessuna carta',
    '{0}: it lies on no card',
  ),
  'there is no goods card in slot {0} of seat {1}': refusal(
    'tiles.plus-one',
    'não há carta de bens na área {0} de {1:seat}',
    'non c’è una carta merce nello spazio {0} di {1:seat}',
    'there is no goods card in slot {0} of {1:seat}',
  ),
  'seat {0} has ended its phase': refusal('now.by', '{0:seat} já encerrou a fase', '{0:seat} ha già finito la fase'),
  'in planning seat {0} has used nothing and placed no markers yet': refusal(
    'players.{0}',
    'no planejamento {0:seat} ainda não usou nada nem colocou marcadores',
    'nella pianificazione {0:seat} non ha ancora usato niente né piazzato segnalini',
  ),
  'in planning the +1 tile lies on no card': refusal(
    'tiles.plus-one',
    'no planejamento o tile +1 não fica sobre carta',
    'nella pianificazione la tessera +1 non sta su nessuna carta',
  ),
  'in planning the {0} is not used yet': refusal(
    'tiles.{0}',
    'no planejamento ainda não foi usado: {0}',
    'nella pianificazione non è ancora usata: {0}',
  ),

  'seat {0} can have sealed something only in planning': refusal(
    'players.{0}.sealed',
    '{0:seat} só pode ter decidido algo no planejamento',
    '{0:seat} può aver deciso qualcosa solo nella pianificazione',
  ),
  'when all plans are sealed, planning is over': refusal(
    'players',
    'com todos os planos decididos, o planejamento acabou',
    'quando tutti hanno deciso, la pianificazione è finita',
  ),
  'two players have the tile {0}': refusal(
    'players.*.startTile',
    'dois jogadores têm o mesmo tile inicial: {0}',
    'due giocatori hanno la stessa tessera iniziale: {0}',
  ),
  'the diamond track has {0} spaces': refusal(
    'players.*.diamond',
    'a trilha de diamantes tem {0} espaços',
    'il tracciato dei diamanti ha {0} spazi',
  ),
  'the book track has {0} steps': refusal(
    'players.*.books',
    'a trilha de livros tem {0} posições',
    'il tracciato dei libri ha {0} posizioni',
  ),
  'there is no card in slot {0} of seat {1}': refusal(
    'players.{1}.used',
    'não há carta na área {0} de {1:seat}',
    'non c’è una carta nello spazio {0} di {1:seat}',
    'there is no card in slot {0} of {1:seat}',
  ),
  'seat {0} has ended its phase, so its slots are empty': refusal(
    'players.{0}.slots',
    '{0:seat} encerrou a fase, portanto suas áreas estão vazias',
    '{0:seat} ha finito la fase, quindi i suoi spazi sono vuoti',
  ),
  'track {0} has {1} spaces': refusal(
    'players.*.tracks',
    'a trilha {0} tem {1} espaços',
    'il tracciato {0} ha {1} spazi',
  ),
  'seat {0} has not reached bonus {1} of {2}': refusal(
    'players.{0}.bonuses',
    '{0:seat} não alcançou o bônus {1} de {2}',
    '{0:seat} non ha raggiunto il bonus {1} di {2}',
  ),

  'an empty column has its last space open': refusal(
    'bases',
    'uma coluna vazia tem o último espaço aberto',
    'una colonna vuota ha l’ultimo spazio aperto',
  ),
  'no post stands on a last space that has been open': refusal(
    'bases',
    'nenhuma feitoria volta a um último espaço que já foi aberto',
    'nessun emporio torna su un ultimo spazio già aperto',
  ),

  'a known stack needs the display too': refusal(
    'display',
    'com a pilha conhecida, diga também o display',
    'con un mazzo noto serve anche l’offerta',
  ),
  '{0} cannot be played': refusal('players.*.slots', '{0}: não pode ser jogada', '{0}: non può essere giocata'),
  'slot {0} of seat {1} is not open yet': refusal(
    'players.{1}.slots',
    'a área {0} de {1:seat} ainda não está aberta',
    'lo spazio {0} di {1:seat} non è ancora aperto',
    'slot {0} of {1:seat} is not open yet',
  ),

  'two books lie on step {0} of seat {1}': refusal(
    'players.{1}.books',
    'há dois livros na posição {0} de {1:seat}',
    'ci sono due libri alla posizione {0} di {1:seat}',
    'two books lie on step {0} of {1:seat}',
  ),
  'the book of {0} lies face up on step 1': refusal(
    'players.*.books',
    '{0}: o livro fica virado para cima na posição 1',
    '{0}: il libro sta scoperto alla posizione 1',
    '{0}: its book lies face up on step 1',
  ),
  'no book of letter A lies on step {0}': refusal(
    'players.*.books',
    'nenhum livro da letra A fica na posição {0}',
    'nessun libro della lettera A sta alla posizione {0}',
  ),
  'the inkwell of seat {0} has passed step {1}, where no book lies': refusal(
    'players.{0}.ink',
    'o tinteiro de {0:seat} passou pela posição {1}, onde não há livro',
    'il calamaio di {0:seat} ha passato la posizione {1}, dove non c’è un libro',
    'the inkwell of {0:seat} has passed step {1}, where no book lies',
  ),
  '{0} is not of the letter {1}': refusal('books.display', '{0}: não é da letra {1}', '{0}: non è della lettera {1}'),
  'a known supply of books needs their display too': refusal(
    'books.display',
    'com a reserva de livros conhecida, diga também o display',
    'con una riserva nota di libri serve anche l’offerta',
  ),
  'only {0} books of letter {1} can be out': refusal(
    'books.out.{1}',
    'da letra {1}, {0|só um livro pode|só # livros podem} estar fora',
    '{0|solo un libro|solo # libri} della lettera {1} fuori dal gioco',
    'only {0|one book|# books} of letter {1} can be out',
  ),
  'more coins lie with a book than have come there': refusal(
    'books.coins',
    'há mais moedas num livro do que chegaram lá',
    'ci sono più monete presso un libro di quante ne siano arrivate',
  ),
}
