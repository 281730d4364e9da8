import { catalogue } from '../app/words.ts'

export const nameWords = catalogue({
  en: {
    name: 'Name',
    note: 'Shown at every table. It cannot change while a game is on.',
    free: 'free',
    taken: 'taken',
    looking: 'Looking',
    why: {
      taken: 'Somebody has this name, or one that looks like it.',
      mixed: 'Letters of several scripts look like another name. Keep to one of them.',
      marks: 'Too many marks on one letter.',
      'bad-name': 'A name has 1 to 24 characters that can be shown.',
    },
  },
  pt: {
    name: 'Nome',
    note: 'Aparece em todas as mesas. Não muda enquanto há uma partida.',
    free: 'livre',
    taken: 'ocupado',
    looking: 'Conferindo',
    why: {
      taken: 'Alguém já tem este nome, ou um que parece com ele.',
      mixed: 'Letras de alfabetos diferentes parecem outro nome. Use um alfabeto só.',
      marks: 'Há sinais demais sobre uma letra.',
      'bad-name': 'Um nome tem de 1 a 24 caracteres que se possam mostrar.',
    },
  },
  it: {
    name: 'Nome',
    note: 'Si vede a ogni tavolo. Non cambia durante una partita.',
    free: 'libero',
    taken: 'già preso',
    looking: 'Verifica',
    why: {
      taken: 'Qualcuno ha già questo nome, o uno che gli somiglia.',
      mixed: 'Lettere di alfabeti diversi sembrano un altro nome. Usane uno solo.',
      marks: 'Ci sono troppi segni su una lettera.',
      'bad-name': 'Un nome ha da 1 a 24 caratteri che si possono mostrare.',
    },
  },
})
