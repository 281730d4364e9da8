import type { CliWords } from '../catalogue.ts'

export const help: CliWords['help'] = {
  quayside: `Quayside: a referee and a table for economic board games.

  quayside play [GAME]      play in the terminal
  quayside serve            open tables in the browser, for you and for others
  quayside replay FILE      tell a recorded game in words and verify it
  quayside engine           the referee for programs: one JSON object per line
  quayside random GAME      play random games, with --check under every law
  quayside bench [GAME]     measure the referee's speed
  quayside arena GAME       let bots play against each other
  quayside tune GAME        find the weights that bots foresee the end with
  quayside learn GAME       train the network that corrects those weights
  quayside calibrate GAME   move data that are not known until games come out right
  quayside data             print or check the component data of a game
  quayside rules            which rules the tables of a server are played under
  quayside admin            look after a server: status, backups, moderation, doctor

  quayside help COMMAND     more about a command
  quayside --version

  --lang en|pt|it           language; else that of the environment, else English
`,
  play: `quayside play [GAME] [options]: play in the terminal.

  --edition X               edition of the game (classic, 2020, 1897)
  --players N               number of players, you among them
  --seat K                  your seat; seat 0 begins (default 0)
  --seed TEXT               the chance of this game; the same seed, the same game
  --opponents BOT           how the others play: casual, steady, strong, master,
                            grandmaster or random (default steady)
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
  serve: `quayside serve [options]: tables in the browser, for you and for others.

Opens the server with its client and runs until it is stopped (Ctrl-C).

  --port N                  where it listens (default $PORT, else 8080; 0: any)
  --host ADDRESS            default $HOST, else 127.0.0.1, this machine only; 0.0.0.0
                            opens it to your network
  --data FOLDER             where it keeps its tables (default $QUAYSIDE_DATA, else
                            ./data); made if missing

docs/hosting.md describes the other settings, which are environment variables.
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
  arena: `quayside arena GAME --bots A,B,... [options]: matches between bots.

  --bots A,B,...            casual, steady, strong, master, grandmaster, random, a
                            program of your own, 'cmd:python3 bot.py', or a bot of
                            another checkout of Quayside, master@../before; master/2
                            thinks in two parts, as two processes would; fewer than
                            there are seats: the last fills them up; can be repeated;
                            master*0.5 has half of its simulations, master+FILE
                            judges by the network of a file (see help learn)
  --duel                    of two bots: the first alone among copies of the second
  --games N                 how many at most (default 100). Each deal is played once
                            with every rotation of the bots over the seats
  --atleast P               stop as soon as it is certain whether the first bot wins
                            more than this share, e.g. 0.6; exit code 0 only if so
  --budget X                bots that search think with X times their simulations
  --limit MS                who thinks longer forfeits (default 60000 for programs,
                            none for the others)
  --out FILE                keep every deal there; the same command goes on with it
  --seed TEXT               start of all seeds (default 1)
  --options JSON            options of the game, e.g. '{"players":3}'
  --KEY VALUE               the same for one option, e.g. --players 3
  --threads N               default: one per core
  --json                    one JSON object instead of a table
  --data FILE               corrected component data to play with (see help data)

A bot that gives an answer that is not legal, or none, forfeits the game; exit code
1. docs/bots-outside.md describes how programs of your own are spoken to.
`,
  tune: `quayside tune GAME [options]: the weights that bots foresee the end of a game with.

Plays games by the plain policy, a little at random, and finds what the things that
can be seen in the middle of a game are worth at its end. One game in five is only
for the test. Then lets a short search choose, to find how far first sight is right.

  --games N                 how many (default 1000)
  --choices N               choices of a search (default 300; 0 leaves first sight)
  --players A,B             numbers of players (default all)
  --options JSON            options of the game, e.g. '{"edition":"1897"}'; without
                            any, half of the games are played with all there is
  --KEY VALUE               the same for one option, e.g. --edition 1897
  --seed TEXT               start of all seeds (default 1)
  --write                   put the new weights into the game
  --out FILE                write them to a file
  --data FILE               corrected component data to play with (see help data)
`,
  learn: `quayside learn GAME --folder F [options]: a network that corrects the weights.

Plays games, trains a small network on how they end, and plays a master with it
against one without, both in the same time of the processor. A folder keeps games,
network and matches; the same command goes on where it was stopped. Exit code 0 only
if the network is shown to be better: the 95% interval lies above one half.

  --folder F                where everything is kept
  --games N                 games of the policy to learn from (default 40000)
  --tests N                 games of a short search, to see how much of the network
                            serves best (default 40)
  --simulations N           of that search for a turn (default 32)
  --weight X                how much of it instead, e.g. 0.75
  --gate N                  games of the match (default 480)
  --budget X                both sides think with X times a master's simulations
                            (default 0.01)
  --players A,B             numbers of players (default all); the match has the first
  --options JSON            options of the game, e.g. '{"edition":"1897"}'; without
                            any, half of the games are played with all there is
  --KEY VALUE               the same for one option, e.g. --edition 1897
  --seed TEXT               start of all seeds (default 1)
  --threads N               for the match (default: one per core)
  --data FILE               corrected component data to play with (see help data)
`,
  calibrate: `quayside calibrate GAME [options]: component data that nobody knows for certain,
measured, and moved until games come out as they should.

Bots play the game at several tables; every figure stands beside where it should be.
With --propose one number after another is moved within the bounds that everything
printed leaves it, and what brings the figures nearer is kept. Proposing changes
nothing in the game.

  --bots A:N@B,...          who plays, how many games at each table, and what its
                            simulations are multiplied by (default steady:200);
                            can be repeated, e.g. steady:200,strong:50,master:20@0.1
  --propose                 search for better numbers
  --by A:N@B                who plays for a step of the search (default steady:40)
  --dials A,B,...           only these numbers move (default all)
  --rounds N                so often at most through all of them (default 5)
  --seed TEXT               start of all seeds (default 1); every step plays the same
                            deals
  --threads N               default: one per core
  --out FOLDER              keep games, report.md, report.json and the proposed
                            pack.json there; called again, it goes on where it
                            stopped, as long as rules and bots are the same
  --data FILE               component data to begin with (see help data)
`,
  data: `quayside data: the component data of a game, corrected by an owner of the box.

  quayside data print GAME  the built-in data as JSON, to begin from
  quayside data check FILE  tell everything that is wrong with a file, a line for
                            each problem; exit code 1 if there is any

A pack is { "game": …, "name": …, and any sections of the printed data }; what it
leaves out stays as built in. play, engine, replay, random, bench, arena, tune and
calibrate take it with --data FILE. docs/mombasa/data.md and docs/cooper-island/data.md
describe the sections.
`,
  rules: `quayside rules [options]: which rules the tables of a server are played under.

A table is finished under the rules it began with. A finished one moves up to the
current rules if its record comes to the same end under them. Frozen rules that no
table needs are named; docs/correct-a-rule.md tells how they are retired.

  --data FOLDER             the server's data folder (default $QUAYSIDE_DATA, else
                            ./data); the server must not be running
  --move-up                 move up every finished table that can
  --json                    one JSON object instead of a table
`,
  admin: `quayside admin WHAT [options]: look after a server, whether it runs or not.

  status                    how it is
  doctor                    look at all it needs; exit code 1 if something is wrong
  people [TEXT]             guests and members, those whose name or id is like TEXT
  tables                    tables; --phase gathering|playing|over|stopped,
                            --guest GUEST
  table ID                  one table
  backup FILE|FOLDER        copy everything into one file, and open it to check
  restore FILE              put a backup into the data folder of a stopped server;
                            --dry-run only checks, --replace moves aside what is
                            there
  copy postgres|sqlite      copy everything from the folder into the PostgreSQL of
                            $QUAYSIDE_DATABASE, or back, and compare every row; no
                            server may be running, and there must be nothing yet
                            where it goes
  prune --older-than 90d    delete what is old; --what tables,chat,guests (all three)
                            or abandoned (games in play that nobody goes on with)
  mute GUEST                no chat; --for 12h (else until unmute), --reason TEXT
  ban GUEST                 no entry; the same options
  unmute GUEST, unban GUEST
  restrictions              who is muted or banned
  reports [ID]              what people reported, or one report with the chat of its
                            table; --close when it is dealt with, --closed lists
                            those
  export GUEST              all that is kept about a guest; --out FILE
  delete GUEST              delete it; their games go on under "former player"

  --data FOLDER             the data folder (default $QUAYSIDE_DATA, else ./data)
  --yes                     really prune or delete; without it they only count
  --limit N                 the longest list (default 50)
  --json                    one JSON value instead of words

GUEST is an id, the beginning of one, or a name that only one guest has.
docs/hosting.md tells how to run a server.
`,
}
