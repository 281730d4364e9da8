// An outside bot for tests: takes the first answer until its question number N, then does what the mode says.
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [mode, from = '0', log] = process.argv.slice(2)
const reply = (answer) => console.log(JSON.stringify({ answer }))
const MISDEEDS = {
  nonsense: () => console.log('I would rather not say'),
  number: () => reply(7),
  illegal: () => reply('build a castle'),
  silent: () => {},
  dead: () => process.exit(3),
  twice: (answer) =>
    console.log(`${JSON.stringify({ answer })}
${JSON.stringify({ answer })}`),
}

let asked = 0
for await (const line of createInterface({ input: process.stdin })) {
  if (log) appendFileSync(log, `${line}\n`)
  const told = JSON.parse(line)
  if (told.t !== 'ask') continue
  if (asked++ === Number(from) && mode !== 'first') MISDEEDS[mode](told.answers[0])
  else reply(told.answers[0])
}
