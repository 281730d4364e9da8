import type { AnyGame, Calibration, Language, Target } from '@quayside/kernel'
import type { CalibrateWords } from '../words/calibrate/catalogue.ts'
import { decimal } from '../words/numbers.ts'
import { type Figure, missOf } from './figures.ts'
import type { Measured } from './gauge.ts'
import { fieldName } from './order.ts'
import type { Found } from './search.ts'

/** All that a calibration has found out. */
export interface Findings {
  readonly game: AnyGame
  readonly calibration: Calibration
  readonly seed: string
  readonly before: readonly Measured[]
  /** What was proposed, and what it comes to. */
  readonly proposal?: { readonly found: Found; readonly after: readonly Measured[] }
}

/** As data, for programs and for later comparison. */
export function reportJson({ game, calibration, seed, before, proposal }: Findings): object {
  const { targets, dials } = calibration
  const dialsOf = ({ data }: AnyGame) => Object.fromEntries(dials.map((dial) => [dial.id, dial.read(data!.pack)]))
  const rows = (measured: readonly Measured[]) =>
    measured.map(({ series: { table, field, data }, figures }) => ({
      table,
      ...field,
      data,
      figures: Object.fromEntries(figures),
    }))
  return {
    game: game.id,
    version: game.version,
    seed,
    targets,
    before: { dials: dialsOf(game), measured: rows(before) },
    ...(proposal && {
      steps: proposal.found.steps,
      after: { dials: dialsOf(proposal.found.game), measured: rows(proposal.after) },
    }),
  }
}

/** For people, as Markdown. */
export function reportText(findings: Findings, words: CalibrateWords, language: Language): string {
  const { game, calibration, seed, before, proposal } = findings
  const blocks = [`# ${words.title(game.id, game.version, seed)}`]
  const figures = (measured: readonly Measured[]) =>
    tables(measured).map((rows) => figureTable(rows, calibration.targets, words, language))
  if (!proposal) return [...blocks, ...figures(before), words.legend].join('\n\n')
  const { found, after } = proposal
  return [
    ...blocks,
    `## ${words.before}`,
    ...figures(before),
    `## ${words.after}`,
    ...figures(after),
    words.legend,
    `## ${words.dials}`,
    dialTable(game, found.game, calibration, words),
    `## ${words.steps}`,
    stepTable(found, words, language),
  ].join('\n\n')
}

/** One table of figures for each bot. */
function tables(measured: readonly Measured[]): Measured[][] {
  const names = [...new Set(measured.map(({ series }) => fieldName(series.field)))]
  return names.map((name) => measured.filter(({ series }) => fieldName(series.field) === name))
}

function figureTable(
  measured: readonly Measured[],
  targets: readonly Target[],
  words: CalibrateWords,
  language: Language,
): string {
  const { field } = measured[0].series
  const names = [...new Set(measured.flatMap(({ figures }) => [...figures.keys()]))]
  const head = [words.figure, words.wanted, ...measured.map(({ series }) => series.table)]
  const rows = names.map((name) => {
    const target = targets.find(({ figure }) => figure === name)
    return [
      name,
      target ? bandOf(target, language) : '',
      ...measured.map(({ figures }) => cellOf(figures.get(name), target, language)),
    ]
  })
  return `${words.games(fieldName(field), field.games)}\n\n${markdown([head, ...rows])}`
}

function cellOf(figure: Figure | undefined, target: Target | undefined, language: Language): string {
  if (!figure) return '–'
  const value = `${number(figure.value, language)} ± ${number(figure.error, language)}`
  return target && missOf(target, figure) > 0 ? `**${value}**` : value
}

function bandOf({ from, to }: Target, language: Language): string {
  if (from === undefined) return `≤ ${number(to!, language)}`
  return to === undefined ? `≥ ${number(from, language)}` : `${number(from, language)} – ${number(to, language)}`
}

function dialTable(before: AnyGame, after: AnyGame, { dials }: Calibration, words: CalibrateWords): string {
  const rows = dials.map((dial) => {
    const [was, is] = [before, after].map(({ data }) => dial.read(data!.pack))
    return [dial.id, String(was), was === is ? '' : String(is), dial.values.join(' '), dial.note]
  })
  return markdown([[words.dial, words.was, words.becomes, words.values, words.bound], ...rows])
}

function stepTable({ steps }: Found, words: CalibrateWords, language: Language): string {
  const rows = steps.map(({ dial, from, to, before, loss, taken }) => [
    dial,
    `${from} → ${to}`,
    number(before, language),
    number(loss, language),
    taken ? words.taken : '',
  ])
  return markdown([[words.dial, words.step, words.lossBefore, words.lossAfter, ''], ...rows])
}

function markdown([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Small numbers need more places than large ones. */
function number(value: number, language: Language): string {
  if (!Number.isFinite(value)) return '–'
  const places = Math.abs(value) >= 20 ? 1 : Math.abs(value) >= 2 ? 2 : 3
  return decimal(language, value, places, places)
}
