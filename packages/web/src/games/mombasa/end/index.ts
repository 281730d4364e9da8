import type { Facts } from '@quayside/kernel'
import { COMPANIES, KINDS, POUND_SOURCES } from '@quayside/mombasa/ids'
import type { view } from '@quayside/mombasa/view'
import { catalogue } from '../../../app/words.ts'
import type { Extras, FactRow, FactTable } from '../../../end/extras.ts'
import { tally, timesTold } from '../../../end/tally.ts'
import { FLAGS } from '../../../marks/flags.ts'

type View = ReturnType<typeof view>

const WORDS = catalogue({
  en: {
    ending: 'Seven rounds are over: pounds, shares, diamonds and books are counted.',
    pounds: 'Pounds',
    poundsTitle: 'Pounds in hand, round by round',
    values: 'Share values',
    valuesTitle: 'What a share is worth, round by round',
    shares: 'Shares at the end',
    each: (pounds: number) => `£${pounds} each`,
    cards: 'Cards played',
    earned: 'Pounds earned',
    special: 'special spaces',
    discarded: 'cards discarded',
    coins: 'coins with books',
    done: 'What was done',
    rows: {
      expansions: 'expansions',
      regions: 'regions entered',
      ousted: 'posts ousted',
      bought: 'cards bought',
      books: 'books taken',
      ink: 'the inkwell’s last step',
      diamond: 'the diamond’s last space',
      markers: 'bonus markers placed',
      calls: 'paid on capital calls, £',
    },
  },
  pt: {
    ending: 'Sete rodadas terminaram: contam-se libras, quotas, diamantes e livros.',
    pounds: 'Libras',
    poundsTitle: 'Libras na mão, rodada a rodada',
    values: 'Valor das quotas',
    valuesTitle: 'Quanto vale uma quota, rodada a rodada',
    shares: 'Quotas no fim',
    each: (pounds) => `£${pounds} cada`,
    cards: 'Cartas jogadas',
    earned: 'Libras ganhas',
    special: 'espaços especiais',
    discarded: 'cartas descartadas',
    coins: 'moedas com livros',
    done: 'O que foi feito',
    rows: {
      expansions: 'expansões',
      regions: 'entradas em regiões',
      ousted: 'feitorias desalojadas',
      bought: 'cartas compradas',
      books: 'livros obtidos',
      ink: 'última posição do tinteiro',
      diamond: 'último espaço do diamante',
      markers: 'marcadores de bônus colocados',
      calls: 'pago em chamadas de capital, £',
    },
  },
  it: {
    ending: 'Sette round sono finiti: si contano sterline, quote, diamanti e libri.',
    pounds: 'Sterline',
    poundsTitle: 'Sterline in mano, round per round',
    values: 'Valore delle quote',
    valuesTitle: 'Quanto vale una quota, round per round',
    shares: 'Quote alla fine',
    each: (pounds) => `£${pounds} l’una`,
    cards: 'Carte giocate',
    earned: 'Sterline guadagnate',
    special: 'caselle speciali',
    discarded: 'carte scartate',
    coins: 'monete con i libri',
    done: 'Che cosa si è fatto',
    rows: {
      expansions: 'espansioni',
      regions: 'ingressi in regioni',
      ousted: 'empori scacciati',
      bought: 'carte comprate',
      books: 'libri presi',
      ink: 'ultima posizione del calamaio',
      diamond: 'ultima casella del diamante',
      markers: 'segnalini bonus piazzati',
      calls: 'pagato per richieste di capitale, £',
    },
  },
})

const filled = ({ values }: FactRow): boolean => values.some((value) => value !== 0)
/** Faces are called by their kind first: `banana-2`, `expansion-2-cairo`. */
const kindOf = ({ card }: Facts): string => String(card).split('-')[0]

/** What the end of Mombasa adds. Ties are shared. */
export const end = {
  ending: ({ steps }, language) =>
    steps.some(({ events }) => events.some(({ kind }) => kind === 'game-over')) ? WORDS[language].ending : undefined,

  charts: [
    {
      id: 'pounds',
      name: (language) => WORDS[language].pounds,
      title: (language) => WORDS[language].poundsTitle,
      values: (view) => (view as View).players.map(({ pounds }) => pounds),
    },
    {
      id: 'values',
      name: (language) => WORDS[language].values,
      title: (language) => WORDS[language].valuesTitle,
      values: (view) => COMPANIES.map((company) => (view as View).shareValues[company]),
      lines: (words) =>
        COMPANIES.map((company, i) => ({
          name: words.thing('company', company),
          color: `var(--c-${company})`,
          dash: FLAGS[i].dash,
        })),
    },
  ],

  facts(course, language, words): FactTable[] {
    const said = WORDS[language]
    const { players, shareValues } = (course.steps.at(-1)?.sight ?? course.begin).view as unknown as View
    const seats = players.length
    const times = (...kinds: readonly string[]) => timesTold(course, seats, ...kinds)
    const pounds = (wanted: (facts: Facts) => boolean) =>
      tally(course, seats, (facts) => (wanted(facts) ? Number(facts.pounds) : 0))
    const { rows } = said
    return [
      {
        id: 'shares',
        title: said.shares,
        rows: COMPANIES.map((company) => ({
          label: words.thing('company', company),
          note: said.each(shareValues[company]),
          values: players.map(({ shares }) => shares[company]),
        })),
        sum: true,
      },
      {
        id: 'cards',
        title: said.cards,
        rows: KINDS.map((kind) => ({
          label: words.thing('kind', kind),
          values: tally(course, seats, (facts) => (facts.kind === 'revealed' && kindOf(facts) === kind ? 1 : 0)),
        })).filter(filled),
        sum: true,
      },
      {
        id: 'done',
        title: said.done,
        rows: [
          { label: rows.expansions, values: times('expansion-began') },
          { label: rows.regions, values: times('entered') },
          { label: rows.ousted, values: times('ousted') },
          { label: rows.bought, values: times('bought-with-goods', 'bought-for-pounds') },
          { label: rows.books, values: times('book-taken') },
          { label: rows.ink, values: players.map(({ ink }) => ink) },
          { label: rows.diamond, values: players.map(({ diamond }) => diamond) },
          { label: rows.markers, values: times('marker-placed') },
          { label: rows.calls, values: pounds(({ kind }) => kind === 'call-paid') },
        ],
      },
      {
        id: 'earned',
        title: said.earned,
        rows: [
          ...POUND_SOURCES.map((source) => ({
            label: words.thing('source', source),
            values: pounds((facts) => facts.kind === 'pounds-gained' && facts.source === source),
          })),
          { label: said.special, values: pounds(({ kind }) => kind === 'special-space' || kind === 'special-again') },
          { label: said.discarded, values: pounds(({ kind }) => kind === 'discarded') },
          { label: said.coins, values: pounds(({ kind }) => kind === 'book-taken') },
        ].filter(filled),
        sum: true,
      },
    ]
  },
} satisfies Extras
