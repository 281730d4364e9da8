import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startCluster } from '../../../../tools/postgres.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'

/** The cluster of this run: `npm test` starts one for all files and names it; a file that runs alone starts its own. */
let known: Promise<string | null> | null = null

export const clusterUrl = (): Promise<string | null> => {
  const named = process.env.QUAYSIDE_TEST_POSTGRES
  known ??=
    named === undefined ? startCluster().then((cluster) => cluster?.url ?? null) : Promise.resolve(named || null)
  return known
}

/** A database that stores have been opened in before, so that the next need not go through all steps. */
let template: Promise<string> | null = null

async function makeTemplate(): Promise<string> {
  const name = newName()
  await inCluster(`create database ${name}`)
  await (await openPostgres(await urlOf(name))).close()
  return name
}

const newName = (): string => `t${randomBytes(8).toString('hex')}`
const urlOf = async (name: string): Promise<string> => (await clusterUrl())!.replace(/[^/]*$/, name)

/** Makes a database; `made` says how, where it is not to be like others. */
export async function makeDatabase(made?: string): Promise<string> {
  template ??= makeTemplate()
  const name = newName()
  await inCluster(`create database ${name} ${made ?? `template ${await template}`}`)
  return urlOf(name)
}

export const dropDatabase = (url: string): Promise<void> =>
  inCluster(`drop database ${url.slice(url.lastIndexOf('/') + 1)} with (force)`)

async function inCluster(text: string): Promise<void> {
  const client = new pg.Client((await clusterUrl())!)
  await client.connect()
  await client.query(text)
  await client.end()
}
