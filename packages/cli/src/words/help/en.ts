import type { CliWords } from '../catalogue.ts'

export const help: CliWords['help'] = {
  quayside: `Quayside: a referee and a table for economic board games.

  quayside play [GAME]      play in the terminal
  quayside replay FILE      tell a recorded game in words and verify it
  quayside engine           the referee for programs: one JSON object per line
  quayside random GAME      play random games, with --check under every law
  quayside bench [GAME]     measure the referee's speed
  quayside data             print or check the component data of a game

  quayside help COMMAND     more about a command
  quayside --version

  --lang en|pt|it           language; else that of the environment, else English
`,
  play: `quayside play [GAME] [options]: play in the terminal.

  --edition X               edition of the game (classic, 2020, 1897)
  --players N               number of players, you among them
  --seat K                  your seat; seat 0 begins (default 0)
  --seed TEXT               the chance of this game; the same seed, the same game
  --opponents simple|random how the others play (default simple)
  --expansions A,B          expansions, e.g. nobles,new-buildings; so --variants
  --puertomas N             so many of the players are the game's own (1897)
  --KEY VALUE               any other option of the game, e.g. --market random
  --option KEY=VALUE        the same; can be repeated
  --name NAME               what you are called at the table
  --save FILE               save there when the game ends or you leave
  --resume FILE             go on with a saved game (with --seat, if not seat 0)
  --data FILE               corrected component data to play with (see help data)
  --plain                   read from a pipe instead of a terminal
  --lang en|pt|it           language

Without any option a short menu asks for the game and how to play it.
At the table: a number or an answer as it is written, u undo, s save,
v view the table, sc score so far, ? help, q quit.
`,
  engine: `quayside engine: the referee for programs.

Reads one JSON object per line from standard input and writes one per line to
standard output, in order, until the input ends. A first conversation:

  {"do":"games"}
  {"do":"new","game":"puerto-rico","options":{"players":4},"seed":"any text"}
  {"do":"answer","seat":0,"answer":"role settler"}
  {"do":"view","for":"referee"}

Whatever is wrong is answered with {"ok":false,"error":{...}} and changes nothing.
docs/protocol.md describes every request.

  --data FILE               corrected component data to play with (see help data)
`,
  replay: `quayside replay FILE [options]: a recorded game in words.

Replays the record, tells it round by round, shows the scores and verifies the
state at the end; exit code 1 if the record is wrong.

  --step                    wait for a key after each answer (r: rest, q: stop)
  --from N --to M           tell only these answers
  --data FILE               corrected component data to play with (see help data)
  --lang en|pt|it           language
`,
  random: `quayside random GAME [options]: random games over all options.

  --games N                 how many (default 100)
  --check                   check every law on the way; a violation is shown with
                            its seed, options and record, exit code 1
  --seed TEXT               start of all seeds (default 1)
  --options JSON            only options that agree, e.g. '{"players":3}'
  --KEY VALUE               the same for one option, e.g. --edition 1897
  --threads N               default: one per core
  --data FILE               corrected component data to play with (see help data)
`,
  bench: `quayside bench [GAME] [options]: how fast the referee is, on one thread.

  --players N               only this number of players
  --KEY VALUE               any option of the game, e.g. --edition 1897
  --seconds S               how long each row is measured (default 2)
  --json                    one JSON object instead of a table
  --data FILE               corrected component data to play with (see help data)
`,
  data: `quayside data: the component data of a game, corrected by an owner of the box.

  quayside data print GAME  the built-in data as JSON, to begin from
  quayside data check FILE  tell everything that is wrong with a file, a line for
                            each problem; exit code 1 if there is any

A pack is { "game": …, "name": …, and any sections of the printed data }; what it
leaves out stays as built in. play, engine, replay, random and bench take it with
--data FILE. docs/mombasa/data.md and docs/cooper-island/data.md describe the
sections.
`,
}
