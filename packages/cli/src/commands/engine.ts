import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { type InputLine, LineCutter } from '../engine/lines.ts'
import { errorLine, Referee } from '../engine/referee.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import type { Command } from './command.ts'

const LONGEST_LINE = 8 * 1024 * 1024
/** Replies are written together, so that a program that asks a lot at once is not held up by many small writes. */
const BATCH = 64 * 1024

const PROBLEMS = {
  'line-too-long': `a line may have ${LONGEST_LINE} bytes`,
  'bad-encoding': 'the line is not UTF-8',
}

export const run: Command = async (args, { words }) => {
  args.read(DATA_OPTION, 0)
  const referee = new Referee(shelfFrom(args, words))
  const cutter = new LineCutter(LONGEST_LINE)
  const out = process.stdout
  let waiting = ''

  // Whoever asked may be gone before the last reply: that is no failure.
  out.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? 0 : 1))

  const flush = async () => {
    const text = waiting
    waiting = ''
    if (text !== '' && !out.write(text)) await once(out, 'drain')
  }
  const answer = async (line: InputLine) => {
    const loading = 'text' in line ? referee.prepare(line.text) : undefined
    if (loading) await loading
    const reply =
      'text' in line ? referee.reply(line.text) : errorLine({ code: line.problem, message: PROBLEMS[line.problem] })
    waiting += `${reply}\n`
  }

  for await (const chunk of process.stdin) {
    for (const line of cutter.cut(chunk as Buffer)) {
      await answer(line)
      if (waiting.length > BATCH) await flush()
    }
    await flush()
  }
  for (const line of cutter.end()) await answer(line)
  await flush()
  out.end()
  await finished(out).catch(() => {})
  return 0
}
