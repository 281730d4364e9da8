import { catalogue, counted } from '../app/words.ts'

export const joinWords = catalogue({
  en: {
    title: 'Become a member',
    welcome: (name: string) => `Welcome, ${name}`,
    lead: 'Keep your name and your tables',
    along: (tables: number) =>
      tables > 1
        ? `Your ${counted('en', 'table', 'tables')(tables)} come along, those of this device too.`
        : 'Your tables come along, those of this device too.',
    lock: 'No password: your device’s lock is the key.',
    noPassword: 'No password: a recovery code is the key.',
    passkey: 'Continue with a passkey',
    havePasskey: 'I have a passkey: sign in',
    byCode: 'Continue with a recovery code',
    code: 'Continue with a recovery code',
    haveCode: 'I have a code: sign in',
    thenCode: 'Then you get a recovery code, in case the device is lost.',
    codeNote: 'With it, any other device becomes yours. You see it next, to copy or print.',
    guest: 'Or go on as a guest.',
    nothing: 'Nothing changes.',
  },
  pt: {
    title: 'Torne-se membro',
    welcome: (name) => `Boas-vindas, ${name}`,
    lead: 'Guarde seu nome e suas mesas',
    along: (tables) =>
      tables > 1
        ? `Suas ${counted('pt', 'mesa', 'mesas')(tables)} vêm junto, também as deste aparelho.`
        : 'Suas mesas vêm junto, também as deste aparelho.',
    lock: 'Sem senha: o bloqueio do aparelho é a chave.',
    noPassword: 'Sem senha: um código de recuperação é a chave.',
    passkey: 'Continuar com chave de acesso',
    havePasskey: 'Tenho uma chave de acesso: entrar',
    byCode: 'Continuar com código de recuperação',
    code: 'Continuar com código de recuperação',
    haveCode: 'Tenho um código: entrar',
    thenCode: 'Depois você recebe um código de recuperação, caso o aparelho se perca.',
    codeNote: 'Com ele, qualquer outro aparelho passa a ser seu. Aparece a seguir, para copiar ou imprimir.',
    guest: 'Ou continue como visitante.',
    nothing: 'Nada muda.',
  },
  it: {
    title: 'Diventa membro',
    welcome: (name) => `Ciao, ${name}`,
    lead: 'Conserva il tuo nome e i tuoi tavoli',
    along: (tables) =>
      tables > 1
        ? `I tuoi ${counted('it', 'tavolo', 'tavoli')(tables)} vengono con te, anche quelli di questo dispositivo.`
        : 'I tuoi tavoli vengono con te, anche quelli di questo dispositivo.',
    lock: 'Niente password: il blocco del dispositivo è la chiave.',
    noPassword: 'Niente password: un codice di recupero è la chiave.',
    passkey: 'Continua con una passkey',
    havePasskey: 'Ho una passkey: accedi',
    byCode: 'Continua con un codice di recupero',
    code: 'Continua con un codice di recupero',
    haveCode: 'Ho un codice: accedi',
    thenCode: 'Poi ricevi un codice di recupero, nel caso il dispositivo vada perso.',
    codeNote: 'Con questo ogni altro dispositivo diventa il tuo. Lo vedi subito dopo, da copiare o stampare.',
    guest: 'Oppure continua come ospite.',
    nothing: 'Non cambia niente.',
  },
})
