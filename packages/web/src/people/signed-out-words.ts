import { catalogue } from '../app/words.ts'

/** What somebody is told whose session in this browser was ended. */
export const signedOutWords = catalogue({
  en: {
    title: 'You were signed out here',
    text: 'It was done from another device, or on this one. Your seats are still yours: sign in to go on.',
    signIn: 'Sign in',
    goOn: 'Go on as a guest',
  },
  pt: {
    title: 'Sua sessão aqui foi encerrada',
    text: 'Foi feito em outro aparelho, ou neste. Seus lugares continuam seus: entre para continuar.',
    signIn: 'Entrar',
    goOn: 'Continuar como visitante',
  },
  it: {
    title: 'Qui la tua sessione è stata chiusa',
    text: 'È stato fatto da un altro dispositivo, o da questo. I tuoi posti restano tuoi: accedi per continuare.',
    signIn: 'Accedi',
    goOn: 'Continua come ospite',
  },
})
