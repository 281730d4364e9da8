import type { Language } from '@quayside/kernel'
import { languageOf } from '../languages.ts'

/** What a mail with a code says. `site` is the server's name, `link` opens the page that asks for it. */
interface CodeMail {
  readonly subject: string
  text(facts: { readonly site: string; readonly code: string; readonly link: string | null }): string
}

interface Words {
  /** Somebody wants this address to be theirs. */
  readonly confirm: CodeMail
  readonly signIn: CodeMail
}

const lines = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n')

const EN: Words = {
  confirm: {
    subject: 'Your code for Quayside',
    text: ({ site, code }) =>
      lines(
        `Somebody at ${site} says that this is their address. If it was you, type this code there:`,
        `    ${code}`,
        'It holds for 15 minutes. If it was not you, do nothing: without the code nothing happens.',
      ),
  },
  signIn: {
    subject: 'Sign in to Quayside',
    text: ({ site, code, link }) =>
      lines(
        `Somebody wants to sign in at ${site} with this address. If it was you, type this code where you asked for it:`,
        `    ${code}`,
        link && `Or open this in the same browser; it asks once more before anything happens:\n${link}`,
        'Both hold for 15 minutes and work once. If it was not you, do nothing, and give the code to nobody.',
      ),
  },
}

const PT: Words = {
  confirm: {
    subject: 'Seu código para o Quayside',
    text: ({ site, code }) =>
      lines(
        `Alguém em ${site} diz que este endereço é seu. Se foi você, digite lá este código:`,
        `    ${code}`,
        'Ele vale por 15 minutos. Se não foi você, não faça nada: sem o código nada acontece.',
      ),
  },
  signIn: {
    subject: 'Entrar no Quayside',
    text: ({ site, code, link }) =>
      lines(
        `Alguém quer entrar em ${site} com este endereço. Se foi você, digite este código onde o pediu:`,
        `    ${code}`,
        link && `Ou abra este link no mesmo navegador; ele pergunta mais uma vez antes de fazer algo:\n${link}`,
        'Ambos valem por 15 minutos e uma só vez. Se não foi você, não faça nada e não dê o código a ninguém.',
      ),
  },
}

const IT: Words = {
  confirm: {
    subject: 'Il tuo codice per Quayside',
    text: ({ site, code }) =>
      lines(
        `Qualcuno su ${site} dice che questo è il suo indirizzo. Se eri tu, scrivi lì questo codice:`,
        `    ${code}`,
        'Vale per 15 minuti. Se non eri tu, non fare nulla: senza il codice non succede niente.',
      ),
  },
  signIn: {
    subject: 'Accedi a Quayside',
    text: ({ site, code, link }) =>
      lines(
        `Qualcuno vuole accedere a ${site} con questo indirizzo. Se eri tu, scrivi questo codice dove lo hai chiesto:`,
        `    ${code}`,
        link &&
          `Oppure apri questo link nello stesso browser; chiede ancora una volta prima di fare qualcosa:\n${link}`,
        'Entrambi valgono per 15 minuti e una volta sola. Se non eri tu, non fare nulla e non dare il codice a nessuno.',
      ),
  },
}

const WORDS: { readonly [L in Language]: Words } = { en: EN, pt: PT, it: IT }

/** In the language of a browser, by what it asks for. */
export const wordsFor = (accepted: string | undefined): Words => WORDS[languageOf(accepted)]
