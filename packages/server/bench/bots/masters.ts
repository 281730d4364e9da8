import { GAMES, plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import { Line } from '../support/line.ts'

/** Tables where nobody plays but masters, one after the other as games end: they always have something to think about. */
export class Masters {
  private readonly host = new Guest('Master of ceremonies')
  private url = ''
  private line: Line | undefined
  private set = 0
  private readonly chair: { readonly kind: 'bot'; readonly bot: string; readonly name: string }

  constructor(bot: string) {
    this.chair = { kind: 'bot', bot, name: 'Master' }
  }

  async begin(url: string, tables: number): Promise<void> {
    this.url = url
    await this.host.arrive(url)
    this.line = await Line.open(url, this.host.cookie, (message) => {
      if (message.t === 'table' && message.info?.phase === 'over') this.next()
    })
    for (let i = 0; i < tables; i++) await this.next()
  }

  private async next(): Promise<void> {
    const wanted = plainTable(GAMES[this.set++ % GAMES.length], [this.chair, this.chair, this.chair])
    const { table } = await this.host.setTable(this.url, wanted)
    await this.line!.ask({ t: 'open', table })
    await this.line!.ask({ t: 'begin', table })
  }
}
