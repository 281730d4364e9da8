import type { NoticeWords } from './catalogue.ts'

export const pt: NoticeWords = {
  title: {
    turn: () => 'Sua vez',
    consent: (who) => (who ? `${who} pede seu consentimento` : 'Pedem seu consentimento'),
    begins: () => 'Sua partida começa',
    clock: () => 'Resta pouco tempo',
    message: (who) => (who ? `${who} escreveu para você` : 'Nova mensagem'),
    invited: (who) => (who ? `${who} convida você` : 'Você recebeu um convite'),
    bot: () => 'Um robô joga por você',
    order: () => 'Sua ordem caducou, e é sua vez',
    over: () => 'A partida terminou',
  },
  several: {
    turn: (n) => `Sua vez em ${n} mesas`,
    consent: (n) => `Pedem seu consentimento em ${n} mesas`,
    begins: (n) => `${n} das suas partidas começam`,
    clock: (n) => `Resta pouco tempo em ${n} mesas`,
    message: (n) => `Novas mensagens em ${n} mesas`,
    invited: (n) => `Você recebeu convites para ${n} mesas`,
    bot: (n) => `Robôs jogam por você em ${n} mesas`,
    order: (n) => `Suas ordens em ${n} mesas caducaram`,
    over: (n) => `${n} partidas terminaram`,
  },
  mixed: (n) => `Novidades em ${n} mesas`,
  with: (game, people) => `${game} com ${people}`,
  until: (line, time) => `${line}, até ${time}`,
  more: (n) => `mais ${n}`,
  trial: { title: 'Quayside', body: 'Os avisos chegam até você por aqui.' },
  mail: {
    hello: (name) => `Olá, ${name}!`,
    wishes: 'Outros tipos, outros horários:',
    stop: 'Não receber mais e-mails:',
  },
  stop: {
    title: 'Não receber mais e-mails',
    ask: 'O Quayside não enviará mais e-mails sobre as suas mesas. Os avisos nos seus aparelhos ficam como estão.',
    button: 'Parar os e-mails',
    done: 'Você não receberá mais e-mails sobre as suas mesas. Pode voltar a recebê-los quando quiser: no Quayside, em Avisos.',
    unknown: 'Este link não está certo ou é antigo demais.',
  },
}
