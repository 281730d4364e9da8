import { AREAS, MILESTONES } from '@quayside/cooper-island/ids'
import { catalogue } from '../../../app/words.ts'
import type { Extras, FactRow, FactTable } from '../../../end/extras.ts'
import { tally, timesTold } from '../../../end/tally.ts'
import type { Course } from '../../../replay/steps.ts'
import type { PlayerView as Player, View } from '../board/things.ts'

const WORDS = catalogue({
  en: {
    unexplored: 'unexplored spaces',
    ending: 'Five rounds are over, and the last merchant ship puts to sea.',
    cooper: (level: number, strategy: string) => `Cooper played at level ${level}, as ${strategy}.`,
    land: 'Land',
    landTitle: 'Explored spaces, round by round',
    stores: 'Stores',
    storesTitle: 'Coins and resources in storage, round by round',
    stands: 'What they have in the end',
    orders: 'Royal orders held',
    work: 'Workers sent',
    done: 'What was done',
    rows: {
      explored: 'explored spaces',
      level: 'highest land',
      islands: 'islands',
      diaries: 'diaries',
      milestones: 'milestones',
      workers: 'workers gained',
      anchors: 'anchors left',
      tiles: 'double tiles placed',
      ruins: 'ruins removed',
      boats: 'boat actions',
      isles: 'island actions',
      cards: 'large cards used',
      crates: 'crate spaces used',
      fees: 'fees refused',
    },
  },
  pt: {
    unexplored: 'espaços inexplorados',
    ending: 'Cinco rodadas terminaram, e o último navio mercante zarpa.',
    cooper: (level, strategy) => `Cooper jogou no nível ${level}, como ${strategy}.`,
    land: 'Terra',
    landTitle: 'Espaços explorados, rodada a rodada',
    stores: 'Estoque',
    storesTitle: 'Moedas e recursos no estoque, rodada a rodada',
    stands: 'O que têm no fim',
    orders: 'Ordens reais obtidas',
    work: 'Trabalhadores enviados',
    done: 'O que foi feito',
    rows: {
      explored: 'espaços explorados',
      level: 'terreno mais alto',
      islands: 'ilhas',
      diaries: 'diários',
      milestones: 'marcos',
      workers: 'trabalhadores ganhos',
      anchors: 'âncoras restantes',
      tiles: 'peças duplas colocadas',
      ruins: 'ruínas removidas',
      boats: 'ações de barcos',
      isles: 'ações de ilhas',
      cards: 'cartas grandes usadas',
      crates: 'espaços de caixote usados',
      fees: 'taxas recusadas',
    },
  },
  it: {
    unexplored: 'spazi inesplorati',
    ending: 'Cinque round sono finiti e l’ultima nave mercantile salpa.',
    cooper: (level, strategy) => `Cooper ha giocato al livello ${level}, come ${strategy}.`,
    land: 'Terra',
    landTitle: 'Spazi esplorati, round per round',
    stores: 'Magazzino',
    storesTitle: 'Monete e risorse in magazzino, round per round',
    stands: 'Che cosa hanno alla fine',
    orders: 'Ordini reali ottenuti',
    work: 'Lavoratori inviati',
    done: 'Che cosa si è fatto',
    rows: {
      explored: 'spazi esplorati',
      level: 'terreno più alto',
      islands: 'isole',
      diaries: 'diari',
      milestones: 'traguardi',
      workers: 'lavoratori ottenuti',
      anchors: 'ancore rimaste',
      tiles: 'tessere doppie piazzate',
      ruins: 'rovine rimosse',
      boats: 'azioni di barche',
      isles: 'azioni di isole',
      cards: 'carte grandi usate',
      crates: 'spazi cassa usati',
      fees: 'tasse rifiutate',
    },
  },
})

const viewAtEnd = ({ begin, steps }: Course) => (steps.at(-1)?.sight ?? begin).view as unknown as View

const explored = ({ land }: Player): number => land.filter(({ level }) => level > 0).length
const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
const GAINABLE = 4

/** What the end of Cooper Island adds. Cooper has a column too, as far as he has such things. */
export const end = {
  tiebreak: (language) => WORDS[language].unexplored,

  ending(course, language, words) {
    if (!course.steps.some(({ events }) => events.some(({ kind }) => kind === 'game-over'))) return undefined
    const said = WORDS[language]
    const { automa, options } = viewAtEnd(course)
    if (!automa) return said.ending
    const strategy = words.thing('strategy', automa.strategy).toLocaleLowerCase()
    return `${said.ending} ${said.cooper(Number(options.level), strategy)}`
  },

  charts: [
    {
      id: 'land',
      name: (language) => WORDS[language].land,
      title: (language) => WORDS[language].landTitle,
      values: (view) => (view as View).players.map(explored),
    },
    {
      id: 'stores',
      name: (language) => WORDS[language].stores,
      title: (language) => WORDS[language].storesTitle,
      values: (view) => (view as View).players.map(({ storage }) => sumOf(storage)),
    },
  ],

  facts(course, language, words): FactTable[] {
    const said = WORDS[language]
    const { rows } = said
    const { players, automa, orders } = viewAtEnd(course)
    const seats = players.length
    const everybody = seats + (automa ? 1 : 0)
    /** What Cooper has of it; nothing where the game knows no such thing of him. */
    const row = (label: string, value: (player: Player) => number | null, cooper?: number): FactRow => ({
      label,
      values: [...players.map(value), ...(automa ? [cooper ?? null] : [])],
    })
    const times = (label: string, kind: string): FactRow => ({
      label,
      values: [...timesTold(course, seats, kind), ...(automa ? [null] : [])],
    })
    const held = orders.flatMap((order) => ('seat' in order ? [order] : []))
    return [
      {
        id: 'orders',
        title: said.orders,
        rows: held.map(({ order, seat }) => ({
          label: words.thing('effect', order),
          values: Array.from({ length: everybody }, (_, each) => (each === seat ? (true as const) : null)),
        })),
      },
      {
        id: 'stands',
        title: said.stands,
        rows: [
          ...MILESTONES.map((id, i) =>
            row(words.thing('metric', id), ({ counts }) => counts?.[i] ?? null, automa?.counters[id]),
          ),
          row(rows.explored, explored),
          row(rows.level, ({ land }) => Math.max(0, ...land.map(({ level }) => level))),
          row(rows.islands, ({ islands }) => islands.length),
          row(rows.diaries, ({ diaries }) => diaries, automa?.diaries),
          row(rows.milestones, ({ milestones }) => milestones.length, automa?.milestones),
          row(rows.workers, ({ locked }) => GAINABLE - sumOf(locked), automa && sumOf(automa.gained)),
          row(rows.anchors, ({ ships }) => ships.reduce((sum, { anchors }) => sum + anchors, 0)),
        ],
      },
      {
        id: 'work',
        title: said.work,
        rows: AREAS.map((area) => ({
          label: words.thing('area', area),
          values: tally(course, everybody, (facts) => (facts.kind === 'worker-placed' && facts.area === area ? 1 : 0)),
        })),
        sum: true,
      },
      {
        id: 'done',
        title: said.done,
        rows: [
          times(rows.tiles, 'double-placed'),
          times(rows.ruins, 'ruin-removed'),
          times(rows.isles, 'island-used'),
          times(rows.boats, 'boat-used'),
          times(rows.cards, 'card-used'),
          times(rows.crates, 'crate-used'),
          times(rows.fees, 'fee-refused'),
        ],
      },
    ].filter(({ rows }) => rows.length > 0)
  },
} satisfies Extras
