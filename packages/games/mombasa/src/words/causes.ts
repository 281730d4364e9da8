import { type CauseWords, type Language, plural } from '@quayside/kernel'
import type { CauseKind } from '../judgement/causes.ts'

/** What happens after an answer, for advice: "You buy" "2 cards". */

const counted = (language: Language, one: string, other: string) => (n: unknown) =>
  plural(language, Number(n), { one: `# ${one}`, other: `# ${other}` })

export const CAUSE_WORDS: Readonly<Record<Language, CauseWords<CauseKind>>> = {
  en: {
    shares: {
      none: ({ company }, thing) => `nothing in shares of ${thing('company', String(company))}`,
      verb: ['get', 'gets'],
      what: ({ company, pounds }, thing) => `£${pounds} in shares of ${thing('company', String(company))}`,
    },
    'share-losses': {
      none: ({ company }, thing) => `nothing in shares of ${thing('company', String(company))}`,
      verb: ['lose', 'loses'],
      what: ({ company, pounds }, thing) => `£${pounds} in shares of ${thing('company', String(company))}`,
    },
    earns: { none: () => 'nothing in cash', verb: ['earn', 'earns'], what: ({ pounds }) => `£${pounds} in cash` },
    spends: { none: () => 'nothing in cash', verb: ['spend', 'spends'], what: ({ pounds }) => `£${pounds} in cash` },
    diamonds: {
      none: () => 'no step on the diamond track',
      verb: ['go', 'goes'],
      what: ({ steps }) => `${counted('en', 'step', 'steps')(steps)} on the diamond track`,
    },
    books: {
      none: () => 'no step with the inkwell',
      verb: ['go', 'goes'],
      what: ({ steps }) => `${counted('en', 'step', 'steps')(steps)} with the inkwell`,
    },
    expands: {
      none: () => 'no region',
      verb: ['enter', 'enters'],
      what: ({ regions }) => counted('en', 'region', 'regions')(regions),
    },
    majority: {
      none: () => 'no majority',
      verb: ['use', 'uses'],
      what: ({ majorities }) => counted('en', 'majority', 'majorities')(majorities),
    },
    buys: { none: () => 'no card', verb: ['buy', 'buys'], what: ({ cards }) => counted('en', 'card', 'cards')(cards) },
    opens: {
      none: () => 'no action slot',
      verb: ['open', 'opens'],
      what: ({ slots }) => counted('en', 'action slot', 'action slots')(slots),
    },
  },
  pt: {
    shares: {
      none: ({ company }, thing) => `nada em quotas (${thing('company', String(company))})`,
      verb: ['ganha', 'ganha'],
      what: ({ company, pounds }, thing) => `£${pounds} em quotas (${thing('company', String(company))})`,
    },
    'share-losses': {
      none: ({ company }, thing) => `nada em quotas (${thing('company', String(company))})`,
      verb: ['perde', 'perde'],
      what: ({ company, pounds }, thing) => `£${pounds} em quotas (${thing('company', String(company))})`,
    },
    earns: {
      none: () => 'nada em dinheiro',
      verb: ['recebe', 'recebe'],
      what: ({ pounds }) => `£${pounds} em dinheiro`,
    },
    spends: {
      none: () => 'nada em dinheiro',
      verb: ['gasta', 'gasta'],
      what: ({ pounds }) => `£${pounds} em dinheiro`,
    },
    diamonds: {
      none: () => 'nenhum espaço na trilha de diamantes',
      verb: ['avança', 'avança'],
      what: ({ steps }) => `${counted('pt', 'espaço', 'espaços')(steps)} na trilha de diamantes`,
    },
    books: {
      none: () => 'nenhuma posição com o tinteiro',
      verb: ['avança', 'avança'],
      what: ({ steps }) => `${counted('pt', 'posição', 'posições')(steps)} com o tinteiro`,
    },
    expands: {
      none: () => 'nenhuma região',
      verb: ['entra em', 'entra em'],
      what: ({ regions }) => counted('pt', 'região', 'regiões')(regions),
    },
    majority: {
      none: () => 'nenhuma maioria',
      verb: ['usa', 'usa'],
      what: ({ majorities }) => counted('pt', 'maioria', 'maiorias')(majorities),
    },
    buys: {
      none: () => 'nenhuma carta',
      verb: ['compra', 'compra'],
      what: ({ cards }) => counted('pt', 'carta', 'cartas')(cards),
    },
    opens: {
      none: () => 'nenhuma área de ação',
      verb: ['abre', 'abre'],
      what: ({ slots }) => counted('pt', 'área de ação', 'áreas de ação')(slots),
    },
  },
  it: {
    shares: {
      none: ({ company }, thing) => `niente in quote (${thing('company', String(company))})`,
      verb: ['ottieni', 'ottiene'],
      what: ({ company, pounds }, thing) => `£${pounds} in quote (${thing('company', String(company))})`,
    },
    'share-losses': {
      none: ({ company }, thing) => `niente in quote (${thing('company', String(company))})`,
      verb: ['perdi', 'perde'],
      what: ({ company, pounds }, thing) => `£${pounds} in quote (${thing('company', String(company))})`,
    },
    earns: {
      none: () => 'niente in contanti',
      verb: ['incassi', 'incassa'],
      what: ({ pounds }) => `£${pounds} in contanti`,
    },
    spends: {
      none: () => 'niente in contanti',
      verb: ['spendi', 'spende'],
      what: ({ pounds }) => `£${pounds} in contanti`,
    },
    diamonds: {
      none: () => 'di nessun passo sul tracciato dei diamanti',
      verb: ['avanzi', 'avanza'],
      what: ({ steps }) => `di ${counted('it', 'passo', 'passi')(steps)} sul tracciato dei diamanti`,
    },
    books: {
      none: () => 'di nessuna posizione con il calamaio',
      verb: ['avanzi', 'avanza'],
      what: ({ steps }) => `di ${counted('it', 'posizione', 'posizioni')(steps)} con il calamaio`,
    },
    expands: {
      none: () => 'nessuna regione',
      verb: ['entri in', 'entra in'],
      what: ({ regions }) => counted('it', 'regione', 'regioni')(regions),
    },
    majority: {
      none: () => 'nessuna maggioranza',
      verb: ['usi', 'usa'],
      what: ({ majorities }) => counted('it', 'maggioranza', 'maggioranze')(majorities),
    },
    buys: {
      none: () => 'nessuna carta',
      verb: ['compri', 'compra'],
      what: ({ cards }) => counted('it', 'carta', 'carte')(cards),
    },
    opens: {
      none: () => 'nessuno spazio azione',
      verb: ['apri', 'apre'],
      what: ({ slots }) => counted('it', 'spazio azione', 'spazi azione')(slots),
    },
  },
}
