import type { Measured, PhaseMeasured } from '../measure.ts'
import { type PeerName, type Settings, TITLES } from './settings.ts'

export interface Result {
  readonly settings: Settings
  readonly measured: Measured
}

const HEAD = [
  'server',
  'store',
  'flat out, answers/s',
  'server ms per answer',
  'steady, server ms per answer',
  'steady p50, p99 ms',
  'flat out p50, p99 ms',
  'bytes per seat and answer',
  'KB per table',
]

/** A table with the results of all rounds, and how Quayside stands to the others. */
export function report(results: readonly Result[]): string {
  const rows = [...byKind(results)].map(([, same]) => rowOf(same))
  const lines = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return ['', ...lines, '', ...ratios(results), ''].join('\n')
}

export const failuresOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ settings, measured }) =>
    measured.failures.slice(0, 5).map((failure) => `${settings.peer}, ${storeOf(settings)}: ${failure}`),
  )

function byKind(results: readonly Result[]): Map<string, Result[]> {
  return Map.groupBy(results, ({ settings }) => `${settings.peer} ${storeOf(settings)}`)
}

function storeOf({ peer, kept, adapter }: Settings): string {
  if (!kept) return 'memory'
  return peer === 'quayside' ? 'SQLite, its own' : `SQLite, ${adapter}`
}

function rowOf(same: readonly Result[]): string[] {
  const { settings } = same[0]
  const each = (of: (measured: Measured) => string) => same.map(({ measured }) => of(measured)).join(' · ')
  const times = ({ p50, p99 }: PhaseMeasured) => `${p50.toFixed(1)}, ${p99.toFixed(0)}`
  return [
    TITLES[settings.peer],
    storeOf(settings),
    each(({ flat }) => flat.perSecond.toFixed(0)),
    each(({ flat }) => flat.server.toFixed(3)),
    each(({ steady }) => steady.server.toFixed(3)),
    each(({ steady }) => times(steady)),
    each(({ flat }) => times(flat)),
    median(same.map(({ measured }) => measured.flat.bytes)).toFixed(0),
    each(({ kilobytes }) => kilobytes.toFixed(0)),
  ]
}

/** Answers that a second of the server's processor time makes flat out, Quayside's beside those of each other in the same round. */
function ratios(results: readonly Result[]): string[] {
  const perSecond = (peer: PeerName, store: (settings: Settings) => boolean): number[] =>
    results
      .filter(({ settings }) => settings.peer === peer && store(settings))
      .map(({ measured }) => 1000 / measured.flat.server)
  const others = ['boardgame', 'colyseus'] as const
  const stores = [
    ['stored, both in groups', (settings: Settings) => settings.kept && settings.adapter === 'grouping'],
    ['stored, theirs plainly', (settings: Settings) => settings.kept && settings.adapter === 'plain'],
    ['in memory', (settings: Settings) => !settings.kept],
  ] as const
  return stores.flatMap(([name, store]) =>
    others.flatMap((other) => {
      const ours = perSecond('quayside', (settings) => (name === 'in memory' ? !settings.kept : settings.kept))
      const theirs = perSecond(other, store)
      const found = ours.slice(0, theirs.length).map((rate, round) => rate / theirs[round])
      if (found.length === 0) return []
      const all = found.map((ratio) => ratio.toFixed(2)).join(' · ')
      const title = `answers per server-second of Quayside / ${TITLES[other]}, ${name}`
      return [`${title}: ${median(found).toFixed(2)} (${all})`]
    }),
  )
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2
}
