import type { Catalogue } from '../../app/words.ts'
import type { OptionNotes } from '../room.ts'

export const optionNotes: Catalogue<OptionNotes> = {
  en: {
    start: 'The piece of land that a peninsula begins with. A meadow gives food and suits a first game.',
    level: 'Cooper is the game’s own opponent. The higher his level, the faster he sails.',
    strategy: 'What Cooper is after; by chance, you learn it only at the table.',
  },
  pt: {
    start: 'O terreno com que cada península começa. Um pasto dá comida e serve bem a uma primeira partida.',
    level: 'Cooper é o adversário do próprio jogo. Quanto mais alto o nível, mais rápido ele navega.',
    strategy: 'O que Cooper busca; ao acaso, você só descobre na mesa.',
  },
  it: {
    start: 'Il terreno con cui comincia ogni penisola. Un prato dà cibo e va bene per una prima partita.',
    level: 'Cooper è l’avversario del gioco stesso. Più alto è il livello, più veloce naviga.',
    strategy: 'Che cosa cerca Cooper; a caso, lo scopri solo al tavolo.',
  },
}
