import type { LogEntry, State as MatchState, Server, StorageAPI } from 'boardgame.io'
import type { State } from '../game/rules.ts'
import type { Step, Writer } from '../support/writer.ts'
import { Async } from './library.ts'

type Match = StorageAPI.CreateMatchOpts & { state: MatchState<State>; log: LogEntry[] }

/**
 * A store for boardgame.io: matches live in memory, as in its own memory store and in the other servers, and each change is written to SQLite.
 * Reading them back after a restart is not measured and left out.
 */
export class SqliteStorage extends Async {
  private readonly matches = new Map<string, Match>()
  private readonly writer: Writer
  private readonly putState
  private readonly putMetadata
  private readonly addLog

  constructor(writer: Writer) {
    super()
    this.writer = writer
    writer.db.exec('create table metadata (id text primary key, metadata text not null) strict')
    writer.db.exec('create table log (id text not null, entry text not null) strict')
    this.putState = writer.prepareState()
    this.putMetadata = writer.db.prepare('insert or replace into metadata (id, metadata) values (?, ?)')
    this.addLog = writer.db.prepare('insert into log (id, entry) values (?, ?)')
  }

  async connect(): Promise<void> {}

  override async createMatch(id: string, options: StorageAPI.CreateMatchOpts): Promise<void> {
    this.matches.set(id, { ...options, state: options.initialState, log: [] })
    await Promise.all([this.setState(id, options.initialState), this.setMetadata(id, options.metadata)])
  }

  async setState(id: string, state: MatchState<State>, added: LogEntry[] = []): Promise<void> {
    const match = this.matches.get(id)!
    match.state = state
    match.log.push(...added)
    const entries = added.map((entry): Step => [this.addLog, id, JSON.stringify(entry)])
    await this.writer.write([this.putState, id, state.G.open.answers, JSON.stringify(state)], ...entries)
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    this.matches.get(id)!.metadata = metadata
    await this.writer.write([this.putMetadata, id, JSON.stringify(metadata)])
  }

  /** All of it, whatever is asked for: nothing has to be read. */
  async fetch<O extends StorageAPI.FetchOpts>(id: string, _wanted: O): Promise<StorageAPI.FetchResult<O>> {
    return (this.matches.get(id) ?? {}) as StorageAPI.FetchResult<O>
  }

  async wipe(id: string): Promise<void> {
    this.matches.delete(id)
  }

  override async listMatches(): Promise<string[]> {
    return [...this.matches.keys()]
  }
}
