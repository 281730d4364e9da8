import { LANGUAGES, type Language } from '@quayside/kernel'
import { Args, UsageError } from './args.ts'
import type { Command } from './commands/command.ts'
import { systemLanguage } from './language.ts'
import { COMMAND_NAMES, type CommandName } from './words/catalogue.ts'
import { wordsIn } from './words/index.ts'

/** Only the command that is called is loaded, so that `engine` starts quickly. */
const COMMANDS: Record<CommandName, () => Promise<{ run: Command }>> = {
  play: () => import('./commands/play.ts'),
  serve: () => import('./commands/serve.ts'),
  engine: () => import('./commands/engine.ts'),
  replay: () => import('./commands/replay.ts'),
  random: () => import('./commands/random.ts'),
  bench: () => import('./commands/bench.ts'),
  arena: () => import('./commands/arena.ts'),
  tune: () => import('./commands/tune.ts'),
  learn: () => import('./commands/learn.ts'),
  calibrate: () => import('./commands/calibrate.ts'),
  data: () => import('./commands/data.ts'),
  rules: () => import('./commands/rules.ts'),
  admin: () => import('./commands/admin.ts'),
}

const isCommand = (name: string | undefined): name is CommandName =>
  (COMMAND_NAMES as readonly (string | undefined)[]).includes(name)

/** Everything from the arguments to the exit code. */
export async function quayside(given: readonly string[]): Promise<number> {
  let language = systemLanguage(process.env)
  let name = 'quayside'
  try {
    const { args, chosen } = takeLanguage(given)
    language = chosen ?? language
    const words = wordsIn(language)
    const [first, ...rest] = args
    if (first === undefined) return say(words.help.quayside)
    if (first === '--version' || first === '-V') return say(await version())
    if (first === '--help' || first === '-h' || first === 'help') return help(language, rest)
    if (!isCommand(first)) throw new UsageError(words.usage.unknownCommand(first))
    if (rest.includes('--help') || rest.includes('-h')) return say(words.help[first])
    name = `quayside ${first}`
    const { run } = await COMMANDS[first]()
    return await run(new Args(rest, words.usage), { language, words })
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem
    console.error(`${name}: ${problem.message}`)
    return 2
  }
}

function help(language: Language, [topic, more]: readonly string[]): number {
  const words = wordsIn(language)
  if (more !== undefined) throw new UsageError(words.usage.unexpected(more))
  if (topic === undefined) return say(words.help.quayside)
  if (!isCommand(topic)) throw new UsageError(words.usage.unknownCommand(topic))
  return say(words.help[topic])
}

/** `--lang` may stand anywhere: it decides the language of every message, of those about other arguments too. */
function takeLanguage(given: readonly string[]): { args: string[]; chosen?: Language } {
  const args = [...given]
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return { args }
  const [arg] = args.splice(at, 1)
  const text = arg === '--lang' ? args.splice(at, 1)[0] : arg.slice('--lang='.length)
  const chosen = LANGUAGES.find((language) => language === text)
  if (!chosen) throw new UsageError(wordsIn(systemLanguage(process.env)).usage.oneOf('--lang', LANGUAGES))
  return { args, chosen }
}

function say(text: string): number {
  console.log(text.trimEnd())
  return 0
}

async function version(): Promise<string> {
  const { default: about } = await import('../package.json', { with: { type: 'json' } })
  return `quayside ${about.version}`
}
