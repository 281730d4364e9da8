import { type CauseWords, type Language, plural } from '@quayside/kernel'
import type { CauseKind } from '../judgement/causes.ts'

/** What happens after an answer, for advice: "You ship" "5 goods for 4 points". */

const counted = (language: Language, one: string, other: string) => (n: unknown) =>
  plural(language, Number(n), { one: `# ${one}`, other: `# ${other}` })

const en = {
  goods: counted('en', 'good', 'goods'),
  points: counted('en', 'point', 'points'),
  coins: counted('en', 'coin', 'coins'),
  places: counted('en', 'more place', 'more places'),
}
const pt = {
  goods: counted('pt', 'mercadoria', 'mercadorias'),
  points: counted('pt', 'ponto', 'pontos'),
  coins: counted('pt', 'moeda', 'moedas'),
  places: counted('pt', 'lugar a mais', 'lugares a mais'),
}
const it = {
  goods: counted('it', 'merce', 'merci'),
  points: counted('it', 'punto', 'punti'),
  coins: counted('it', 'moneta', 'monete'),
  others: counted('it', 'altro', 'altri'),
  places: counted('it', 'posto in più', 'posti in più'),
}

export const CAUSE_WORDS: Readonly<Record<Language, CauseWords<CauseKind>>> = {
  en: {
    ships: {
      none: () => 'no goods',
      verb: ['ship', 'ships'],
      what: ({ goods, points }) => `${en.goods(goods)} for ${en.points(points)}`,
    },
    sells: {
      none: () => 'no goods',
      verb: ['sell', 'sells'],
      what: ({ goods, coins }) => `${en.goods(goods)} for ${en.coins(coins)}`,
    },
    collects: {
      none: () => 'no coins with roles and factories',
      verb: ['collect', 'collects'],
      what: ({ coins }) => `${en.coins(coins)} with roles and factories`,
    },
    builds: {
      none: () => 'nothing',
      verb: ['build', 'builds'],
      what: ({ building, buildings }, thing) =>
        Number(buildings) > 1
          ? `${thing('building', String(building))} and ${Number(buildings) - 1} more`
          : thing('building', String(building)),
    },
    saves: {
      none: () => 'nothing on buildings',
      verb: ['save', 'saves'],
      what: ({ coins }) => `${en.coins(coins)} on buildings`,
    },
    produces: { none: () => 'no goods', verb: ['produce', 'produces'], what: ({ goods }) => en.goods(goods) },
    mans: { none: () => 'no more places', verb: ['man', 'mans'], what: ({ places }) => en.places(places) },
    spoils: {
      none: () => 'no goods',
      verb: ['lose', 'loses'],
      what: ({ goods }) => `${en.goods(goods)} that find no room`,
    },
  },
  pt: {
    ships: {
      none: () => 'nenhuma mercadoria',
      verb: ['embarca', 'embarca'],
      what: ({ goods, points }) => `${pt.goods(goods)} por ${pt.points(points)}`,
    },
    sells: {
      none: () => 'nenhuma mercadoria',
      verb: ['vende', 'vende'],
      what: ({ goods, coins }) => `${pt.goods(goods)} por ${pt.coins(coins)}`,
    },
    collects: {
      none: () => 'nenhuma moeda com papéis e fábricas',
      verb: ['recebe', 'recebe'],
      what: ({ coins }) => `${pt.coins(coins)} com papéis e fábricas`,
    },
    builds: {
      none: () => 'nada',
      verb: ['constrói', 'constrói'],
      what: ({ building, buildings }, thing) =>
        Number(buildings) > 1
          ? `${thing('building', String(building))} e mais ${Number(buildings) - 1}`
          : thing('building', String(building)),
    },
    saves: {
      none: () => 'nada ao construir',
      verb: ['economiza', 'economiza'],
      what: ({ coins }) => `${pt.coins(coins)} ao construir`,
    },
    produces: { none: () => 'nenhuma mercadoria', verb: ['produz', 'produz'], what: ({ goods }) => pt.goods(goods) },
    mans: { none: () => 'nenhum lugar a mais', verb: ['ocupa', 'ocupa'], what: ({ places }) => pt.places(places) },
    spoils: {
      none: () => 'nenhuma mercadoria',
      verb: ['perde', 'perde'],
      what: ({ goods }) => `${pt.goods(goods)} sem lugar para guardar`,
    },
  },
  it: {
    ships: {
      none: () => 'nessuna merce',
      verb: ['imbarchi', 'imbarca'],
      what: ({ goods, points }) => `${it.goods(goods)} per ${it.points(points)}`,
    },
    sells: {
      none: () => 'nessuna merce',
      verb: ['vendi', 'vende'],
      what: ({ goods, coins }) => `${it.goods(goods)} per ${it.coins(coins)}`,
    },
    collects: {
      none: () => 'nessuna moneta con ruoli e fabbriche',
      verb: ['ricevi', 'riceve'],
      what: ({ coins }) => `${it.coins(coins)} con ruoli e fabbriche`,
    },
    builds: {
      none: () => 'niente',
      verb: ['costruisci', 'costruisce'],
      what: ({ building, buildings }, thing) =>
        Number(buildings) > 1
          ? `${thing('building', String(building))} e ${it.others(Number(buildings) - 1)}`
          : thing('building', String(building)),
    },
    saves: {
      none: () => 'niente costruendo',
      verb: ['risparmi', 'risparmia'],
      what: ({ coins }) => `${it.coins(coins)} costruendo`,
    },
    produces: { none: () => 'nessuna merce', verb: ['produci', 'produce'], what: ({ goods }) => it.goods(goods) },
    mans: { none: () => 'nessun posto in più', verb: ['occupi', 'occupa'], what: ({ places }) => it.places(places) },
    spoils: {
      none: () => 'nessuna merce',
      verb: ['perdi', 'perde'],
      what: ({ goods }) => `${it.goods(goods)} senza posto`,
    },
  },
}
