import { catalogue } from '../app/words.ts'

/** What is said of looking ahead. */
export const imaginedWords = catalogue({
  en: {
    reach: 'Reasons look about a round ahead.',
    look: 'Look ahead',
    lookAfter: (answer: string) => `Look ahead: ${answer}`,
    imagined: 'Imagined, not played',
    after: (answer: string) => `What a master expects after “${answer}”; what is hidden is guessed.`,
    back: 'One step back',
    on: 'One step on',
    close: 'Back to the table',
    of: (at: number, of: number) => `${at} of ${of}`,
  },
  pt: {
    reach: 'Os motivos alcançam cerca de uma rodada.',
    look: 'Ver adiante',
    lookAfter: (answer: string) => `Ver adiante: ${answer}`,
    imagined: 'Imaginado, não jogado',
    after: (answer: string) => `O que um mestre espera depois de “${answer}”; o que está oculto é suposto.`,
    back: 'Um passo atrás',
    on: 'Um passo adiante',
    close: 'Voltar à mesa',
    of: (at: number, of: number) => `${at} de ${of}`,
  },
  it: {
    reach: 'I motivi guardano avanti di circa un round.',
    look: 'Guarda avanti',
    lookAfter: (answer: string) => `Guarda avanti: ${answer}`,
    imagined: 'Immaginato, non giocato',
    after: (answer: string) => `Che cosa si aspetta un maestro dopo “${answer}”; ciò che è nascosto è supposto.`,
    back: 'Un passo indietro',
    on: 'Un passo avanti',
    close: 'Torna al tavolo',
    of: (at: number, of: number) => `${at} di ${of}`,
  },
})
