// Writes docs/protocol.schema.json anew from the sources. A test fails when it is out of date.
//   npx --no-install node scripts/protocol-schema.mjs
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { protocolSchema } from '../packages/cli/src/schema/protocol.ts'
import { games } from '../packages/games/registry/src/index.ts'

const file = fileURLToPath(new URL('../docs/protocol.schema.json', import.meta.url))
writeFileSync(file, `${JSON.stringify(protocolSchema(games), null, 2)}\n`)
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
process.exitCode = spawnSync(biome, ['format', '--write', file], { stdio: 'inherit' }).status ?? 1
