import { type AnyGame, type Calibration, dataOf } from '@quayside/kernel'
import type { Crew } from './crew.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { GameFile } from './file.ts'
import type { Counts, Field, Job, Series } from './order.ts'

/** A series with what its games have shown. */
export interface Measured {
  readonly series: Series
  readonly figures: Figures
}

/** What plays a pack of data at every table and says what comes of it. Games that were played before are not played again. */
export class Gauge {
  private readonly calibration: Calibration
  private readonly crew: Crew
  private readonly file: GameFile
  private readonly seed: string
  private readonly ended: (games: number) => void
  private games = 0

  constructor(calibration: Calibration, crew: Crew, file: GameFile, seed: string, ended: (games: number) => void) {
    this.calibration = calibration
    this.crew = crew
    this.file = file
    this.seed = seed
    this.ended = ended
  }

  /** Every pack is played with the same deals: what differs between two packs is then owed to the packs, more than to chance. */
  async measure(game: AnyGame, fields: readonly Field[]): Promise<Measured[]> {
    const all = fields.flatMap((field) => this.calibration.tables.map((table) => seriesOf(game, table, field)))
    const jobs = all.flatMap((series) => jobsOf(series, this.seed))
    const fresh = jobs.filter((job) => !this.file.find(job))
    this.games += jobs.length - fresh.length
    await this.crew.play(fresh, (job, counts) => {
      this.file.add(job, counts)
      this.ended(++this.games)
    })
    return all.map((series) => ({
      series,
      figures: figuresOf(jobsOf(series, this.seed).map((job) => this.file.find(job) as Counts)),
    }))
  }
}

function seriesOf(game: AnyGame, { name, options }: Calibration['tables'][number], field: Field): Series {
  return { table: name, options, field, pack: game.data?.pack, data: dataOf(game, options) }
}

const jobsOf = (series: Series, seed: string): Job[] =>
  Array.from({ length: series.field.games }, (_, game) => ({ series, game, seed: `${seed} ${series.table}` }))
