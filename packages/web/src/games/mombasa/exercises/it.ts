import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const it: ExerciseWords = {
  counts: {
    pounds: 'Sterline',
    cash: 'Sterline in contanti',
    cards: 'Carte in mano',
  },
  tasks: {
    discard: {
      title: 'Scartare per denaro',
      task: 'Scarta la carta che ora ti rende più sterline.',
      why: 'Una carta vale il suo numero più i 2 dello spazio. I 3 caffè rendono di più; se ti mancheranno è un’altra questione.',
    },
    'enter-one': {
      title: 'Quale colonna apri?',
      task: 'A Mombasa resta un punto espansione. Scegli una regione e la colonna da cui parte l’emporio, in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Nella terza colonna resta un emporio: l’ultima moneta alza ogni quota di £2, e tu ne hai quattro. L’Alto Egitto aggiunge £2, il Kordofan solo un passo di diamanti.',
    },
    steps: {
      title: 'Quattro passi',
      task: 'Hai quattro passi. Falli, o compra, in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Una quota di Mombasa vale £10, una di Città del Capo £6. La richiesta di capitale costa £4 una volta, ma oltre ci sono quote che la ripagano più volte, se vai fino in fondo.',
    },
    'enter-three': {
      title: 'Tre punti, una colonna',
      task: 'Mombasa ha tre punti espansione. Scegli regioni e colonne in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Hai sette quote di Mombasa: contano le monete di una colonna, quindi togli tutti gli empori dalla stessa. Tre regioni economiche la svuotano; una cara lascerebbe un emporio.',
    },
    mark: {
      title: 'Dove va il segnalino?',
      task: 'Piazza un segnalino bonus, con tutto ciò che ne segue, in modo che tutto ciò che possiedi valga il massimo.',
      why: 'La maggioranza di espansione è tua con 4 punti: due passi sul tracciato di Mombasa, le cui quote valgono di più, e in più un punto contabilità.',
    },
    tier: {
      title: 'Quale ricompensa?',
      task: 'Hai la maggioranza di banane. Prendi la ricompensa dopo la quale tutto ciò che possiedi vale il massimo.',
      why: 'Entrambe danno £1. La seconda fa due passi sul tracciato di Città del Capo invece di uno, e arriva a un’altra quota. Di solito la più alta è meglio, ma guarda dove finiscono i passi.',
    },
    remove: {
      title: 'Togliere un emporio',
      task: 'Togli un emporio da una base qualsiasi in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Le tue dieci quote di Mombasa guadagnano £1 ciascuna con l’ultimo emporio della terza colonna. Altrove hai tre quote: lì una moneta scoperta rende al massimo £3.',
    },
    return: {
      title: 'Dove torna l’emporio?',
      task: 'Un emporio di Città del Capo torna a casa. Scegli la colonna in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Hai cinque quote di Città del Capo. In una colonna l’emporio copre una moneta in più, nell’altra no: lascialo dove si perde meno.',
    },
    pile: {
      title: 'Riprendere una zona di riposo',
      task: 'Riprendi la zona di riposo che ti dà più carte per il prossimo piano.',
      why: 'Le carte che hanno riposato insieme tornano insieme. Una zona lasciata cresce; quella di tre carte ti dà ora la scelta più ampia.',
    },
    'last-steps': {
      title: 'L’ultimo round',
      task: 'Usa tutte le unità che hai in modo che tutto ciò che possiedi valga il massimo.',
      why: 'Nell’ultimo round contano solo le quote. Quelle di Città del Capo sono le più care alla tua portata, e quattro passi di fila rendono più di due qui e due là.',
    },
  },
}
