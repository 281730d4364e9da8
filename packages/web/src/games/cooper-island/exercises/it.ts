import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const it: ExerciseWords = {
  counts: {
    worth: 'Valore delle tue risorse',
    kept: 'Valore che resta',
    helm: 'Punti timone',
    storage: 'Pezzi in magazzino',
  },
  tasks: {
    'lay-first': {
      title: 'In alto, non in largo',
      task: 'Piazza la tessera in modo che le tue risorse valgano il massimo.',
      why: 'Un cubo vale quanto è alto il suo spazio. Insediamento su insediamento e foresta su foresta arrivano al livello 3; su terra libera i due cubi varrebbero 1.',
    },
    'lay-high': {
      title: 'Dove nulla è d’intralcio',
      task: 'Piazza una tessera in modo che le tue risorse valgano il massimo.',
      why: 'Si coprono solo spazi senza cubo. Su foresta e prato di livello 2 la tessera arriva al livello 3: 6 in tutto, invece di 2 a terra.',
    },
    fee: {
      title: 'Pagare la tassa',
      task: 'Lo spazio è occupato, quindi è dovuta una tassa: una risorsa qualsiasi. Paga in modo che ciò che resta valga il massimo.',
      why: 'La tassa chiede un pezzo, non il suo valore. Un cubo da uno spazio alto non conta più di una moneta: dai ciò che vale 1, una moneta, cibo del magazzino o il cubo di livello 1.',
    },
    dock: {
      title: 'Quale attracco?',
      task: 'Costruisci una barca all’attracco che rende più punti timone.',
      why: 'La barca decide cosa ricevi a ogni round, l’attracco cosa ricevi ora. Gli attracchi più lontani costano di più e rendono di più: qui puoi pagare il migliore.',
    },
    'lay-level': {
      title: 'Con l’aiuto del cartografo',
      task: 'Piazza una tessera in modo che le tue risorse valgano il massimo.',
      why: 'Le due metà stanno allo stesso livello. Il prato di livello 2 è libero; un passo del cartografo alza la foresta accanto, e le due metà arrivano al livello 3.',
    },
    'pay-two': {
      title: 'Oro e una stoffa',
      task: 'Il mercantile V vuole oro e stoffa. Paga in modo che ciò che resta valga il massimo.',
      why: 'Per l’oro tutte le vie costano lo stesso. Con la stoffa è diverso: basta un cubo, e dei due insediamenti il più basso perde meno.',
    },
    sail: {
      title: 'Quale nave naviga?',
      task: 'Naviga il passo in modo che poi nel tuo magazzino ci siano più pezzi possibile. Salta ciò che non ne porta.',
      why: 'La nave a una vela ha un’ancora: il passo servirebbe solo a levarla. Quella a due vele passa accanto a un’isola della moneta, e una nave può usare ogni isola accanto a cui passa.',
    },
    'pay-land': {
      title: 'Con quale cubo paghi?',
      task: 'È dovuto un legno. Paga in modo che ciò che resta valga il massimo.',
      why: 'Ciò che si paga in più è perso. Il legno di livello 1 basta; quello di livello 3 ne butterebbe via due.',
    },
    'lay-late': {
      title: 'La coppia libera più alta',
      task: 'Piazza una tessera in modo che le tue risorse valgano il massimo.',
      why: 'Cerca due vicini alti e senza cubo. Al livello 3 portano le due metà al livello 4: fanno 8, quattro volte ciò che renderebbe la terra.',
    },
    merchant: {
      title: 'Quale mercantile?',
      task: 'Carica il mercantile che rende più punti timone.',
      why: 'I mercantili successivi chiedono di più e rendono di più. Hai quanto basta per il quinto: quattro punti con un lavoratore. Ogni mercantile si carica una volta: conta ciò che resta.',
    },
  },
}
