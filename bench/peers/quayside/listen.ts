import { gameById } from '@quayside/games'
import { type Batch, configFrom, openSqlite, type Store, startServer } from '@quayside/server'
import { LIFTED } from '../../../packages/server/bench/support/limits.ts'
import { given } from '../support/settings.ts'
import { openSideChannel } from '../support/side-channel.ts'

if (!gameById('market')) throw new Error('the registry does not take its games from list.ts any more')

/** Guests and tables are kept, but nothing that is played. */
async function openForgetful({ data }: { readonly data: string }): Promise<Store> {
  const store = await openSqlite(data)
  const commit = store.commit.bind(store)
  return Object.assign(store, {
    commit: async (batch: Batch) =>
      batch.answers.length === 0 ? commit({ ...batch, holds: [] }) : { lost: [], refused: new Map() },
  })
}

const config = { ...configFrom(process.env), limits: LIFTED }
const server = await (given().kept ? startServer(config) : startServer(config, openForgetful))
openSideChannel(() => server.close())
console.log(server.url)
