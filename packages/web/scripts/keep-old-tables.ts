/**
 * Writes `test/old/version-1.json`: what a browser keeps of tables that were played in it under rules version 1, by the names of its storage. It
 * did so before tables named their rules; run it only to keep tables of a newer time, see the README beside them.
 *
 *   node packages/web/scripts/keep-old-tables.ts
 */
import { writeFileSync } from 'node:fs'
import { AnswerList, Rng, seatsIn } from '@quayside/kernel'
import { type Chair, Table, type TableSetting } from '@quayside/table'
import { HERE, keepTable } from '../src/table/kept.ts'

const VERSION = 1
const THEN = Date.UTC(2026, 10, 18)
Date.now = () => THEN

const storage: Record<string, string> = {}
Object.assign(globalThis, {
  localStorage: {
    setItem(key: string, value: string) {
      storage[key] = value
    },
  },
})

const here = (name: string): Chair => ({ kind: 'person', person: HERE, name })
const bot = (name: string): Chair => ({ kind: 'bot', bot: name, name })

keep('puertorico', 'puerto-rico', { players: 3, expansions: ['new-buildings'] }, ['strong', 'steady'], 300)
keep('mombasa', 'mombasa', { players: 2 }, ['steady'], 150)
keep('cooper', 'cooper-island', { players: 2 }, ['steady'], 150)
keep('puertoover', 'puerto-rico', { players: 2 }, ['steady'])
writeFileSync(new URL(`../test/old/version-${VERSION}.json`, import.meta.url), `${JSON.stringify(storage, null, 1)}\n`)

/** A table of one person against bots, after so many answers or at its end. */
function keep(id: string, game: string, options: TableSetting['options'], bots: readonly string[], most = Infinity) {
  const setting: TableSetting = { game, options, clock: { kind: 'none' }, expiry: 'wait', undo: true, advice: true }
  const secret = { seed: `seed of ${id}`, salt: `salt of ${id}` }
  const set = Table.set(setting, [here('Ana'), ...bots.map(bot)], secret, THEN)
  if (!set.ok) throw new Error(`${id}: ${set.error.message}`)
  const table = set.value
  table.begin(THEN)
  const { match } = table
  const rng = new Rng(`players of ${id}`)
  const legal = new AnswerList()
  while (table.phase === 'playing' && (match.lines.length < most || table.botToAnswer() >= 0)) {
    const [seat] = seatsIn(match.game.toMove(match.state))
    legal.clear()
    match.game.legal(match.state, seat, legal)
    const text = match.game.print(match.state, match.game.policy(match.state, seat, legal, rng))
    table.take(seat, [text], table.sight(seat).seq, THEN)
  }
  keepTable(id, table)
}
