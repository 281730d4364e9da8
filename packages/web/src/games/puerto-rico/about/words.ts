import type { Story } from '../../../about/inventory.ts'
import { catalogue } from '../../../app/words.ts'

export const STORY = catalogue<Story>({
  en: {
    rulebooks: [
      'Classic: the Portuguese rulebook with the first two expansions.',
      '2020: the Italian rulebook with four expansions.',
      '1897: the Portuguese rulebook with six expansions, its variants and the Puertoma.',
    ],
    rulings: [
      'Everybody acts strictly in turn, also when workers are placed and goods are stored, where a table may act at once.',
      'In the mayor phase all workers of a player are lifted and placed again. None stays idle while a circle is empty.',
      'Who could load only through the wharf may pass and use it when the turn comes round again.',
      'Storing: first whole kinds in warehouses, then single barrels. Keeping a single barrel closes the warehouses for the phase.',
      'Ties go to coins plus goods, then the victory is shared, in every edition as in 1897.',
      'The variants of 1897 are open to the other editions where they make sense there. What differs between the editions is a named switch, never a guess.',
    ],
    data: 'Buildings, roles, tiles and numbers are printed in the rulebooks. The rulebook of 1897, as we have it, does not show every achievement card and not all of what the Puertoma plays with; public transcriptions, which agree with it wherever it speaks, fill the gaps.',
  },
  pt: {
    rulebooks: [
      'Clássica: o livro de regras em português com as duas primeiras expansões.',
      '2020: o livro de regras em italiano com quatro expansões.',
      '1897: o livro de regras em português com seis expansões, suas variantes e o Puertoma.',
    ],
    rulings: [
      'Todos agem estritamente na sua vez, também ao colocar trabalhadores e guardar mercadorias, quando à mesa se poderia agir ao mesmo tempo.',
      'Na fase do Prefeito todos os trabalhadores de um jogador são recolhidos e colocados de novo. Nenhum fica parado enquanto houver um círculo vazio.',
      'Quem só poderia embarcar pelo cais pode passar e usá-lo quando a vez voltar.',
      'Armazenagem: primeiro tipos inteiros nos armazéns, depois barris avulsos. Guardar um barril avulso fecha os armazéns nesta fase.',
      'Empates: moedas mais mercadorias, depois a vitória é dividida, em todas as edições como na de 1897.',
      'As variantes de 1897 estão abertas às outras edições onde fazem sentido. O que difere entre as edições é uma chave com nome, nunca um palpite.',
    ],
    data: 'Construções, funções, campos e números estão nos livros de regras. O livro de 1897, como o temos, não mostra todas as cartas de conquista nem tudo com que o Puertoma joga; transcrições públicas, que concordam com ele em tudo o que ele diz, preenchem as lacunas.',
  },
  it: {
    rulebooks: [
      'Classica: il regolamento portoghese con le prime due espansioni.',
      '2020: il regolamento italiano con quattro espansioni.',
      '1897: il regolamento portoghese con sei espansioni, le sue varianti e il Puertoma.',
    ],
    rulings: [
      'Tutti agiscono rigorosamente a turno, anche quando si piazzano lavoratori e si conservano merci, dove a un tavolo si potrebbe agire insieme.',
      'Nella fase del Sindaco tutti i lavoratori di un giocatore vengono ripresi e piazzati di nuovo. Nessuno resta fermo finché c’è un cerchio vuoto.',
      'Chi potrebbe caricare solo con il molo può passare e usarlo quando torna il suo turno.',
      'Conservare: prima tipi interi nei magazzini, poi barili singoli. Tenere un barile singolo chiude i magazzini per la fase.',
      'Parità: monete più merci, poi la vittoria è condivisa, in ogni edizione come in quella del 1897.',
      'Le varianti del 1897 sono aperte alle altre edizioni dove hanno senso. Ciò che differisce tra le edizioni è un interruttore con un nome, mai un’ipotesi.',
    ],
    data: 'Edifici, ruoli, campi e numeri sono stampati nei regolamenti. Il regolamento del 1897, come lo abbiamo, non mostra ogni carta traguardo né tutto ciò con cui gioca il Puertoma; trascrizioni pubbliche, che concordano con esso ovunque parli, colmano le lacune.',
  },
})

export const NAMES = catalogue({
  en: {
    titles: {
      roles: 'Roles',
      base: 'Buildings of the base game',
      newBuildings: 'New Buildings',
      nobles: 'Buildings of the nobles',
      festival: 'Goals of the festival',
      achievements: 'Achievements',
      abilities: 'Abilities of the Puertoma',
      tieBreaks: 'Tie-break cards of the Puertoma',
      arrows: 'Arrows of the Puertoma’s action board',
    },
    tieBreak: (number: number) => `Card ${number}`,
  },
  pt: {
    titles: {
      roles: 'Funções',
      base: 'Construções do jogo básico',
      newBuildings: 'Novas construções',
      nobles: 'Construções dos nobres',
      festival: 'Objetivos do festival',
      achievements: 'Conquistas',
      abilities: 'Habilidades do Puertoma',
      tieBreaks: 'Cartas de desempate do Puertoma',
      arrows: 'Setas do tabuleiro de ações do Puertoma',
    },
    tieBreak: (number) => `Carta ${number}`,
  },
  it: {
    titles: {
      roles: 'Ruoli',
      base: 'Edifici del gioco base',
      newBuildings: 'Nuovi edifici',
      nobles: 'Edifici dei nobili',
      festival: 'Obiettivi del festival',
      achievements: 'Traguardi',
      abilities: 'Abilità del Puertoma',
      tieBreaks: 'Carte spareggio del Puertoma',
      arrows: 'Frecce della plancia azioni del Puertoma',
    },
    tieBreak: (number) => `Carta ${number}`,
  },
})
