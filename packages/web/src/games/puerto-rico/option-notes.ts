import type { Catalogue } from '../../app/words.ts'
import type { OptionNotes } from '../room.ts'

export const optionNotes: Catalogue<OptionNotes> = {
  en: {
    edition:
      'Three printings of one game: a few rules, names and expansions differ. Classic is the best one to begin with.',
    expansions: 'Parts of the box to add once the game is known.',
    puertomas: 'Opponents that the game plays itself.',
  },
  pt: {
    edition:
      'Três impressões do mesmo jogo: mudam algumas regras, nomes e expansões. Para começar, a clássica é a melhor.',
    expansions: 'Partes da caixa para acrescentar quando já se conhece o jogo.',
    puertomas: 'Adversários que o próprio jogo comanda.',
  },
  it: {
    edition:
      'Tre edizioni di un solo gioco: cambiano alcune regole, nomi ed espansioni. Per cominciare, meglio la classica.',
    expansions: 'Parti della scatola da aggiungere quando si conosce il gioco.',
    puertomas: 'Avversari che il gioco gioca da sé.',
  },
}
