// Checks the imports and exports of all packages, and first that the check bites: the fixture beside this file breaks every rule.
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { wildcardExports } from './exports.mjs'
import { idsOutsideRooms } from './ids.mjs'
import { forbidden } from './rules.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixture = fileURLToPath(new URL('fixture', import.meta.url))

const planted = await violationsIn(fixture)
const silent = forbidden.map((rule) => rule.name).filter((name) => !planted.found.some((found) => found.rule === name))
const unseen = planted.paths.filter(
  (path) => isPlanted(path) && !planted.found.some(({ files }) => files.includes(path)),
)
const wrong = planted.found.filter(({ from }) => !isPlanted(from))
if (planted.modules === 0) fail('The guard sees no module in the fixture, so it would pass anything.')
if (silent.length > 0) fail(`Rules that the fixture does not trip: ${silent.join(', ')}`)
if (unseen.length > 0) fail(`Planted violations that went unseen: ${unseen.join(', ')}`)
if (wrong.length > 0) fail(`Reported in the fixture although allowed:\n${list(wrong)}`)

const open = wildcardExports(fixture)
if (open.length !== 1 || !open[0].includes('games/two')) fail(`Wildcards seen in the fixture: ${open.join(', ')}`)

const named = idsOutsideRooms(fixture)
if (named.length !== 1 || !named[0].includes('names-a-game.ts')) fail(`Ids seen in the fixture: ${named.join(', ')}`)

const real = await violationsIn(root)
if (real.modules === 0) fail('The guard sees no module, so it would pass anything.')
if (real.found.length > 0) fail(`Imports that break the rules of tools/boundaries/rules.mjs:\n${list(real.found)}`)
const wild = wildcardExports(root)
if (wild.length > 0) fail(`Packages must name what they export:\n  ${wild.join('\n  ')}`)
const outside = idsOutsideRooms(root)
if (outside.length > 0) fail(`Games are named only in their rooms:\n  ${outside.join('\n  ')}`)
console.log(`${real.modules} modules, ${real.imports} imports; all ${forbidden.length} rules bite on the fixture.`)

async function violationsIn(baseDir) {
  const { output } = await cruise(
    ['packages'],
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: '(?:^|/)node_modules/' },
      exclude: { path: '(?:^|/)packages/web/dist/' },
    },
    {
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  )
  // The fixture also imports real packages by their names; those are judged in their own place.
  const isOwn = (path) => path.startsWith('packages/')
  const own = output.modules.filter((module) => isOwn(module.source))
  return {
    modules: own.length,
    imports: own.reduce((sum, module) => sum + module.dependencies.length, 0),
    paths: own.map((module) => module.source),
    found: output.summary.violations
      .filter(({ from }) => isOwn(from))
      .map(({ rule, from, to, cycle = [] }) => ({
        rule: rule.name,
        from,
        to,
        files: [from, ...cycle.map(({ name }) => name)],
      })),
  }
}

function isPlanted(path) {
  return path.includes('/violations/')
}

function list(found) {
  return found.map(({ rule, from, to }) => `  ${from} -> ${to}  (${rule})`).join('\n')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
