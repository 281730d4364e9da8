import { catalogue } from './words.ts'

/** What somebody is told whose page is older than what the server plays. */
export const reloadWords = catalogue({
  en: {
    title: 'This page is out of date',
    text: 'The server plays newer rules than this page knows. Reload it to go on. Nothing is lost: tables, answers and chat are kept.',
    reload: 'Reload',
  },
  pt: {
    title: 'Esta página está desatualizada',
    text: 'O servidor joga com regras mais novas do que as que esta página conhece. Recarregue-a para continuar. Nada se perde: mesas, respostas e conversas ficam guardadas.',
    reload: 'Recarregar',
  },
  it: {
    title: 'Questa pagina non è aggiornata',
    text: 'Il server gioca con regole più nuove di quelle che questa pagina conosce. Ricaricala per continuare. Non si perde nulla: tavoli, risposte e chat restano conservati.',
    reload: 'Ricarica',
  },
})
