// Who may import whom. Imports point one way: kernel <- games <- registry <- bots <- table <- server, web, cli.
// Paths are matched with or without a prefix, so that the same rules can be tried on the fixture beside this file.

const folder = (path) => `(?:^|/)packages/${path}/`
const KERNEL = folder('kernel')
const A_GAME = folder('games/(?!registry/)[^/]+')
const REGISTRY = folder('games/registry')
const BOTS = folder('bots')
const TABLE = folder('table')
const SERVER = folder('server')

/** Where the client and the command line have what is one game's own. */
const A_ROOM = folder('(?:web|cli)/src/games/[^/]+')
const MANIFEST = `${A_ROOM}room\\.ts$`
const SHARED = { path: folder('(?:web|cli)/src'), pathNot: A_ROOM }

/** Forbids `from` to import from any package other than those listed. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '(?:^|/)packages/', pathNot: allowed },
})

const PORTABLE = [KERNEL, folder('games/[^/]+'), BOTS, TABLE]
const TESTS = '/test/'

export const forbidden = [
  only('kernel-imports-no-other-package', KERNEL, KERNEL),
  only('games-import-only-the-kernel', folder('games/(?!registry/)([^/]+)'), KERNEL, folder('games/$1')),
  only('registry-imports-only-games-and-kernel', REGISTRY, KERNEL, A_GAME, REGISTRY),
  only('bots-import-only-what-lies-below', BOTS, KERNEL, A_GAME, REGISTRY, BOTS),
  only('table-imports-only-what-lies-below', TABLE, KERNEL, A_GAME, REGISTRY, BOTS, TABLE),
  only('server-imports-only-what-lies-below', SERVER, KERNEL, A_GAME, REGISTRY, BOTS, TABLE, SERVER),
  only('web-imports-only-what-lies-below', folder('web'), KERNEL, A_GAME, REGISTRY, BOTS, TABLE, folder('web')),
  only('cli-imports-not-the-web-client', folder('cli'), KERNEL, A_GAME, REGISTRY, BOTS, TABLE, SERVER, folder('cli')),
  {
    name: 'shared-code-knows-no-game',
    severity: 'error',
    from: SHARED,
    to: { path: A_GAME },
  },
  {
    name: 'rooms-are-entered-by-their-manifest',
    severity: 'error',
    from: SHARED,
    to: { path: A_ROOM, pathNot: MANIFEST },
  },
  {
    name: 'manifests-stand-in-one-table',
    severity: 'error',
    from: { path: SHARED.path, pathNot: [A_ROOM, `${folder('(?:web|cli)/src/games')}index\\.ts$`] },
    to: { path: MANIFEST },
  },
  {
    name: 'rooms-know-no-other-room',
    severity: 'error',
    from: { path: folder('(?:web|cli)/src/games/([^/]+)') },
    to: { path: A_ROOM, pathNot: folder('(?:web|cli)/src/games/$1') },
  },
  {
    name: 'rooms-know-no-other-game',
    severity: 'error',
    from: { path: folder('(?:web|cli)/src/games/([^/]+)') },
    to: { path: A_GAME, pathNot: folder('games/$1') },
  },
  {
    name: 'portable-code-uses-no-node-builtins',
    comment: 'Kernel, games and bots also run in a browser.',
    severity: 'error',
    from: { path: PORTABLE, pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'portable-code-uses-no-npm-packages',
    comment: 'But for valibot, which checks what comes from outside and runs anywhere.',
    severity: 'error',
    from: { path: PORTABLE, pathNot: TESTS },
    to: { path: '(?:^|/)node_modules/', pathNot: '(?:^|/)node_modules/valibot/' },
  },
  {
    name: 'portable-tests-use-only-the-test-tools',
    severity: 'error',
    from: { path: PORTABLE.map((path) => `${path}test/`) },
    to: { path: '(?:^|/)node_modules/', pathNot: '(?:^|/)node_modules/(?:vitest|fast-check|valibot)/' },
  },
  {
    name: 'sources-import-no-tests',
    severity: 'error',
    from: { path: '(?:^|/)packages/', pathNot: TESTS },
    to: { path: '(?:^|/)packages/.*/test/' },
  },
  {
    name: 'no-import-from-outside-the-repository',
    severity: 'error',
    from: { path: '(?:^|/)packages/' },
    to: { path: '^(?:\\.\\./|/)', pathNot: '(?:^|/)(?:packages|node_modules)/' },
  },
  {
    name: 'no-circular-imports',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import that cannot be followed cannot be judged either.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
]
