import type { Facts } from '@quayside/kernel'
import { catalogue } from '../../../app/words.ts'
import type { CountTable, Extras } from '../../../end/extras.ts'
import type { Course } from '../../../replay/steps.ts'

const WORDS = catalogue({
  en: {
    chips: 'Shipping chips',
    bonus: 'Final bonuses',
    tiebreak: 'coins and goods',
    coins: 'Coins',
    coinsTitle: 'Coins, round by round',
    shipped: 'Barrels shipped',
    roles: 'Roles chosen',
    ending: {
      points: (round: number) => `The last victory point chip left the quay in round ${round}.`,
      city: (round: number) => `The first city was full in round ${round}.`,
      workers: (round: number) => `There were too few workers for the ship in round ${round}.`,
    },
  },
  pt: {
    chips: 'Fichas de embarque',
    bonus: 'Bônus finais',
    tiebreak: 'moedas e mercadorias',
    coins: 'Moedas',
    coinsTitle: 'Moedas, rodada a rodada',
    shipped: 'Barris embarcados',
    roles: 'Funções escolhidas',
    ending: {
      points: (round) => `A última ficha de ponto de vitória deixou o cais na rodada ${round}.`,
      city: (round) => `A primeira cidade ficou completa na rodada ${round}.`,
      workers: (round) => `Faltaram trabalhadores para o navio na rodada ${round}.`,
    },
  },
  it: {
    chips: 'Segnalini da carico',
    bonus: 'Bonus finali',
    tiebreak: 'monete e merci',
    coins: 'Monete',
    coinsTitle: 'Monete, round per round',
    shipped: 'Barili imbarcati',
    roles: 'Ruoli scelti',
    ending: {
      points: (round) => `L’ultimo segnalino punti vittoria ha lasciato il molo nel round ${round}.`,
      city: (round) => `La prima città si è riempita nel round ${round}.`,
      workers: (round) => `Nel round ${round} mancavano lavoratori per la nave.`,
    },
  },
})

const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee']
const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'buccaneer']

/** The two prospectors count as one role. */
const roleOf = (role: unknown): string => String(role).replace(/\d+$/, '')

/** Adds up what events of a kind tell, by seat and column. */
function count(
  course: Course,
  players: number,
  columns: readonly string[],
  told: (facts: Facts) => [string, number] | null,
) {
  const rows = Array.from({ length: players }, () => columns.map(() => 0))
  for (const { events } of course.steps) {
    for (const facts of events) {
      const [id, amount] = told(facts) ?? ['', 0]
      const column = columns.indexOf(id)
      if (column >= 0 && typeof facts.seat === 'number') rows[facts.seat][column] += amount
    }
  }
  return rows
}

interface View {
  readonly players: readonly { readonly coins: number; readonly city: readonly { readonly building: string }[] }[]
  readonly roleCoins: object
}

/** No more houses than fit behind a headline: the last ones built, which are the largest. */
const SKYLINE = 8

export const end = {
  group: (what) => (what === 'chips' || what === 'buildings' ? what : 'bonus'),
  part: (id, language) => (id === 'chips' || id === 'bonus' ? WORDS[language][id] : undefined),
  tiebreak: (language) => WORDS[language].tiebreak,
  breaksDuels: true,

  charts: [
    {
      id: 'coins',
      name: (language) => WORDS[language].coins,
      title: (language) => WORDS[language].coinsTitle,
      values: (view) => (view as View).players.map(({ coins }) => coins),
    },
  ],

  ending({ steps }, language) {
    const { ending } = WORDS[language]
    for (const { events, round } of steps) {
      const cause = events.find(({ kind }) => kind === 'end-triggered')?.cause
      if (typeof cause === 'string' && Object.hasOwn(ending, cause)) return ending[cause as keyof typeof ending](round)
    }
    return undefined
  },

  tables(course, _players, language): CountTable[] {
    const { shipped, roles } = WORDS[language]
    const begin = course.begin.view as unknown as View
    // The game's own opponents ship and choose too.
    const players = begin.players.length
    const inPlay = Object.keys(begin.roleCoins).map(roleOf)
    const chosen = ROLES.filter((role) => inPlay.includes(role))
    const loaded = count(course, players, GOODS, ({ kind, good, count }) =>
      kind === 'loaded' ? [String(good), Number(count)] : null,
    )
    const taken = count(course, players, chosen, ({ kind, role }) =>
      kind === 'role-chosen' ? [roleOf(role), 1] : null,
    )
    return [
      { id: 'shipped', title: shipped, columns: GOODS.map((id) => ({ kind: 'good', id })), rows: loaded, show: 'sum' },
      { id: 'roles', title: roles, columns: chosen.map((id) => ({ kind: 'role', id })), rows: taken, show: 'bars' },
    ]
  },

  skyline: (view, seat) =>
    (view as View).players[seat].city
      .map(({ building }) => building)
      .slice(-SKYLINE)
      .reverse(),
} satisfies Extras
