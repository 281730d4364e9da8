import { catalogue } from '../app/words.ts'

export const codeWords = catalogue({
  en: {
    title: 'Your recovery code',
    what: (name: string) =>
      name
        ? `It opens the account of ${name} if every device is lost. Keep it where you keep other keys.`
        : 'With it, another browser becomes yours, with your tables. Keep it where you keep other keys.',
    qr: 'The same as a QR code, for the camera of another phone',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    once: 'It is shown only now. It works once; then you get the next one.',
    kept: 'I have kept it',
  },
  pt: {
    title: 'Seu código de recuperação',
    what: (name) =>
      name
        ? `Abre a conta de ${name} se todos os aparelhos se perderem. Guarde-o com suas outras chaves.`
        : 'Com ele, outro navegador passa a ser seu, com suas mesas. Guarde-o com suas outras chaves.',
    qr: 'O mesmo como código QR, para a câmera de outro celular',
    copy: 'Copiar',
    copied: 'Copiado',
    print: 'Imprimir',
    once: 'Só aparece agora. Vale uma vez; depois você recebe o próximo.',
    kept: 'Já guardei',
  },
  it: {
    title: 'Il tuo codice di recupero',
    what: (name) =>
      name
        ? `Apre l’account di ${name} se tutti i dispositivi vanno persi. Tienilo con le altre tue chiavi.`
        : 'Con questo un altro browser diventa il tuo, con i tuoi tavoli. Tienilo con le altre tue chiavi.',
    qr: 'Lo stesso come codice QR, per la fotocamera di un altro telefono',
    copy: 'Copia',
    copied: 'Copiato',
    print: 'Stampa',
    once: 'Si vede solo adesso. Vale una volta; poi ricevi il prossimo.',
    kept: 'L’ho conservato',
  },
})
