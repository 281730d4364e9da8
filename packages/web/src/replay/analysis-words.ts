import { type Language, LOCALE, plural } from '@quayside/kernel'
import { catalogue } from '../app/words.ts'

const percent = (language: Language, part: number): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 0 }).format(part)

/** With a sign, and a real minus. */
const signed = (language: Language, part: number): string =>
  `${part < 0 ? '−' : part > 0 ? '+' : ''}${percent(language, Math.abs(part))}`

/** Small parts, with a digit after the point. */
const finely = (language: Language, part: number): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'percent', maximumFractionDigits: 1 }).format(part)

const count = (language: Language, number: number): string => new Intl.NumberFormat(LOCALE[language]).format(number)

/** What the analysis of a finished game says. Chances and parts of them come in from 0 to 1. */
export const analysisWords = catalogue({
  en: {
    analysis: 'Analysis',
    chance: 'Chance to win',
    percent: (part: number) => percent('en', part),
    signed: (part: number) => signed('en', part),
    analyse: 'Analyse',
    analyseOn: 'Go on with the analysis',
    analyseAgain: 'Try the analysis again',
    looking: (round: number, rounds: number) => `Looking at round ${round} of ${rounds}`,
    weighing: (answer: number, answers: number) => `Weighing answer ${answer} of ${answers}`,
    playedOut: (games: number) => `${count('en', games)} ${games === 1 ? 'game' : 'games'} played out`,
    byRound: 'Chance to win, round by round',
    round: 'Round',
    answer: (at: number) => `answer ${at}`,
    turnings: 'Turning points',
    notYet: 'They show once the whole game has been looked into.',
    noTurnings: 'The chances changed little by little; no single answer turned the game.',
    turned: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    turnedAloud: (name: string, from: string, to: string) => `The chance of ${name} went from ${from} to ${to}`,
    quality: { best: 'best', equal: 'about equal', good: 'good', slip: 'slip', blunder: 'blunder' },
    why: 'Why?',
    chooseAnswer: 'Go to an answer to see what speaks for it.',
    thinking: 'A master is thinking it over.',
    noAdvice: 'No explanation could be found.',
    onlyWay: 'There was no choice.',
    master: 'What a master would answer',
    played: 'played',
    verdict: {
      best: 'Clearly better than all else.',
      equal: (apart: string, error: string) => `About equal: ${apart} apart, ±${error} with this many games.`,
      good: (lost: string) => `A good answer; another brings about ${lost} more.`,
      slip: (lost: string) => `A slip: it gave away about ${lost} of the chance to win.`,
      blunder: (lost: string) => `A blunder: it gave away about ${lost} of the chance to win.`,
    },
    noneBetter: 'No answer was clearly better.',
    better: (answer: string) => `Better: ${answer}`,
    decided: 'What decided it',
    tryIt: 'Try it yourself',
    lookOn: 'How it could have gone on',
    accuracy: 'Accuracy',
    finely: (part: number) => finely('en', part),
    accuracyOf: (faultless: number, weighed: number, lost: string) =>
      `Nothing was clearly better than ${faultless} of ${plural('en', weighed, { one: '# answer', other: '# answers' })} that were weighed; each gave away ${lost} of the chance to win on average.`,
    level: {
      masterly: 'played like a master',
      strong: 'played strongly',
      solid: 'played solidly',
      slips: 'played with some slips',
      costly: 'played with costly slips',
    },
    found: (turnings: number) =>
      plural('en', turnings, { one: '# turning point found', other: '# turning points found' }),
    lookingBack: 'Looking for what decided the game…',
    expects: (name: string, points: number) =>
      `${name} could expect ${plural('en', points, { one: '# point', other: '# points' })} at the end.`,
  },
  pt: {
    analysis: 'Análise',
    chance: 'Chance de vencer',
    percent: (part) => percent('pt', part),
    signed: (part) => signed('pt', part),
    analyse: 'Analisar',
    analyseOn: 'Continuar a análise',
    analyseAgain: 'Tentar a análise de novo',
    looking: (round, rounds) => `Examinando a rodada ${round} de ${rounds}`,
    weighing: (answer, answers) => `Pesando a resposta ${answer} de ${answers}`,
    playedOut: (games) => `${count('pt', games)} ${games === 1 ? 'partida jogada' : 'partidas jogadas'} até o fim`,
    byRound: 'Chance de vencer, rodada a rodada',
    round: 'Rodada',
    answer: (at) => `resposta ${at}`,
    turnings: 'Viradas',
    notYet: 'Aparecem quando a partida inteira tiver sido examinada.',
    noTurnings: 'As chances mudaram pouco a pouco; nenhuma resposta sozinha virou a partida.',
    turned: (name, from, to) => `${name}: ${from} → ${to}`,
    turnedAloud: (name, from, to) => `A chance de ${name} foi de ${from} para ${to}`,
    quality: { best: 'melhor', equal: 'praticamente igual', good: 'boa', slip: 'deslize', blunder: 'erro grave' },
    why: 'Por quê?',
    chooseAnswer: 'Vá a uma resposta para ver o que fala a favor dela.',
    thinking: 'Um mestre está pensando nisso.',
    noAdvice: 'Não foi possível encontrar uma explicação.',
    onlyWay: 'Não havia escolha.',
    master: 'O que um mestre responderia',
    played: 'jogada',
    verdict: {
      best: 'Claramente melhor que todo o resto.',
      equal: (apart, error) => `Praticamente iguais: ${apart} de diferença, ±${error} com tantas partidas.`,
      good: (lost) => `Uma boa resposta; outra traz cerca de ${lost} a mais.`,
      slip: (lost) => `Um deslize: custou cerca de ${lost} da chance de vencer.`,
      blunder: (lost) => `Um erro grave: custou cerca de ${lost} da chance de vencer.`,
    },
    noneBetter: 'Nenhuma resposta era claramente melhor.',
    better: (answer) => `Melhor: ${answer}`,
    decided: 'O que decidiu',
    tryIt: 'Tente você',
    lookOn: 'Como poderia ter continuado',
    accuracy: 'Precisão',
    finely: (part) => finely('pt', part),
    accuracyOf: (faultless, weighed, lost) =>
      `Nada era claramente melhor que ${faultless} de ${plural('pt', weighed, { one: '# resposta pesada', other: '# respostas pesadas' })}; cada uma custou em média ${lost} da chance de vencer.`,
    level: {
      masterly: 'jogou como mestre',
      strong: 'jogou com força',
      solid: 'jogou com solidez',
      slips: 'jogou com alguns deslizes',
      costly: 'jogou com deslizes caros',
    },
    found: (turnings) => plural('pt', turnings, { one: '# virada encontrada', other: '# viradas encontradas' }),
    lookingBack: 'Procurando o que decidiu a partida…',
    expects: (name, points) =>
      `${name} podia esperar ${plural('pt', points, { one: '# ponto', other: '# pontos' })} no fim.`,
  },
  it: {
    analysis: 'Analisi',
    chance: 'Probabilità di vittoria',
    percent: (part) => percent('it', part),
    signed: (part) => signed('it', part),
    analyse: 'Analizza',
    analyseOn: 'Continua l’analisi',
    analyseAgain: 'Riprova l’analisi',
    looking: (round, rounds) => `Esamino il round ${round} di ${rounds}`,
    weighing: (answer, answers) => `Valuto la risposta ${answer} di ${answers}`,
    playedOut: (games) => `${count('it', games)} ${games === 1 ? 'partita giocata' : 'partite giocate'} fino in fondo`,
    byRound: 'Probabilità di vittoria, round per round',
    round: 'Round',
    answer: (at) => `risposta ${at}`,
    turnings: 'Svolte',
    notYet: 'Si vedono quando tutta la partita è stata esaminata.',
    noTurnings: 'Le probabilità sono cambiate a poco a poco; nessuna risposta da sola ha cambiato la partita.',
    turned: (name, from, to) => `${name}: ${from} → ${to}`,
    turnedAloud: (name, from, to) => `La probabilità di ${name} è passata da ${from} a ${to}`,
    quality: { best: 'migliore', equal: 'quasi pari', good: 'buona', slip: 'svista', blunder: 'errore grave' },
    why: 'Perché?',
    chooseAnswer: 'Vai a una risposta per vedere che cosa parla a suo favore.',
    thinking: 'Un maestro ci sta pensando.',
    noAdvice: 'Non è stato possibile trovare una spiegazione.',
    onlyWay: 'Non c’era scelta.',
    master: 'Che cosa risponderebbe un maestro',
    played: 'giocata',
    verdict: {
      best: 'Chiaramente migliore di tutto il resto.',
      equal: (apart, error) => `Quasi pari: ${apart} di differenza, ±${error} con questo numero di partite.`,
      good: (lost) => `Una buona risposta; un’altra porta circa il ${lost} in più.`,
      slip: (lost) => `Una svista: è costata circa il ${lost} della probabilità di vittoria.`,
      blunder: (lost) => `Un errore grave: è costato circa il ${lost} della probabilità di vittoria.`,
    },
    noneBetter: 'Nessuna risposta era chiaramente migliore.',
    better: (answer) => `Meglio: ${answer}`,
    decided: 'Che cosa l’ha decisa',
    tryIt: 'Prova tu',
    lookOn: 'Come poteva continuare',
    accuracy: 'Precisione',
    finely: (part) => finely('it', part),
    accuracyOf: (faultless, weighed, lost) =>
      `Niente era chiaramente meglio di ${faultless} su ${plural('it', weighed, { one: '# risposta valutata', other: '# risposte valutate' })}; ognuna è costata in media ${lost} della probabilità di vittoria.`,
    level: {
      masterly: 'ha giocato da maestro',
      strong: 'ha giocato con forza',
      solid: 'ha giocato con solidità',
      slips: 'ha giocato con qualche svista',
      costly: 'ha giocato con sviste costose',
    },
    found: (turnings) => plural('it', turnings, { one: '# svolta trovata', other: '# svolte trovate' }),
    lookingBack: 'Cerco che cosa ha deciso la partita…',
    expects: (name, points) =>
      `${name} poteva aspettarsi ${plural('it', points, { one: '# punto', other: '# punti' })} alla fine.`,
  },
})

export type AnalysisWords = (typeof analysisWords)['en']
