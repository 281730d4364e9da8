import { catalogue, counted } from '../app/words.ts'

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`)
const sized = (many: (n: number) => string) => (points: number) =>
  many(Math.abs(points)).replace(String(Math.abs(points)), signed(points))

const points = {
  en: sized(counted('en', 'point', 'points')),
  pt: sized(counted('pt', 'ponto', 'pontos')),
  it: sized(counted('it', 'punto', 'punti')),
}

/** What the story says of itself. */
export const storyWords = catalogue({
  en: {
    story: 'What happens',
    points: (n: number) => `${points.en(n)} for you.`,
    yourTurn: 'Now it is up to you.',
    onlyWay: 'There was only one way.',
    hold: 'Hold',
    goOn: 'Go on',
    back: 'One event back',
    on: 'One event on',
    pace: 'Pace',
    paces: { calm: 'Calm', quick: 'Brisk', instant: 'At once' },
    next: 'next',
    after: 'then',
    you: 'you',
    more: (n: number) => `and ${n} more`,
    nothing: 'Nothing has happened since.',
    since: 'Since your last turn',
    playSince: (n: number) => `Play back what happened since your last turn: ${n}`,
    toQuestion: 'To your question',
    toNow: 'To what is happening now',
    of: (at: number, of: number) => `${at} of ${of}`,
  },
  pt: {
    story: 'O que acontece',
    points: (n: number) => `${points.pt(n)} para você.`,
    yourTurn: 'Agora é com você.',
    onlyWay: 'Só havia um caminho.',
    hold: 'Parar',
    goOn: 'Seguir',
    back: 'Um acontecimento atrás',
    on: 'Um acontecimento adiante',
    pace: 'Ritmo',
    paces: { calm: 'Calmo', quick: 'Ágil', instant: 'Na hora' },
    next: 'a seguir',
    after: 'depois',
    you: 'você',
    more: (n: number) => `e mais ${n}`,
    nothing: 'Nada aconteceu desde então.',
    since: 'Desde sua última vez',
    playSince: (n: number) => `Rever o que aconteceu desde sua última vez: ${n}`,
    toQuestion: 'À sua pergunta',
    toNow: 'Ao que acontece agora',
    of: (at: number, of: number) => `${at} de ${of}`,
  },
  it: {
    story: 'Che cosa succede',
    points: (n: number) => `${points.it(n)} per te.`,
    yourTurn: 'Ora tocca a te.',
    onlyWay: 'C’era una sola via.',
    hold: 'Ferma',
    goOn: 'Continua',
    back: 'Un evento indietro',
    on: 'Un evento avanti',
    pace: 'Ritmo',
    paces: { calm: 'Calmo', quick: 'Svelto', instant: 'Subito' },
    next: 'poi',
    after: 'dopo',
    you: 'tu',
    more: (n: number) => `e altri ${n}`,
    nothing: 'Da allora non è successo nulla.',
    since: 'Dal tuo ultimo turno',
    playSince: (n: number) => `Rivedi che cosa è successo dal tuo ultimo turno: ${n}`,
    toQuestion: 'Alla tua domanda',
    toNow: 'A ciò che succede ora',
    of: (at: number, of: number) => `${at} di ${of}`,
  },
})
export type StoryWords = (typeof storyWords)['en']
