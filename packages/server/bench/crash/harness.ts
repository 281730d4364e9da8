import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Broken } from '../support/line.ts'
import { Club } from './club.ts'
import { Findings } from './findings.ts'

/** When the server is killed, each as often as it stands here. */
const MOMENTS = [
  'starting',
  'reuniting',
  'playing early',
  'playing early',
  'playing',
  'playing',
  'playing',
  'playing',
] as const

interface Settings {
  readonly kills: number
  /** How many of them are by SIGTERM. */
  readonly stops: number
  /** Decides what people do and when the server is killed, as far as that can be decided. */
  readonly seed: string
  /** The address of a PostgreSQL that the server keeps all in. */
  readonly database?: string
  progress?(findings: Findings): void
}

/** Kills a server again and again while people play on it. Afterwards everything it acknowledged has to stand, once and in order. */
export async function crashTest({ kills, stops, seed, database, progress }: Settings): Promise<Findings> {
  return withClub(seed, database, async (club, findings) => {
    club.play()
    await club.whilePlaying(true)
    await club.end('SIGKILL')
    while (findings.kills < kills) {
      // Spread evenly.
      const stop = (findings.kills * stops) % kills < stops
      await liveAndDie(club, MOMENTS[club.below(MOMENTS.length)], stop ? 'SIGTERM' : 'SIGKILL')
      progress?.(findings)
    }
    await club.start()
    await club.reunite('all')
    club.play()
    await club.allGoOn()
    await club.end('SIGTERM')
  })
}

async function liveAndDie(club: Club, moment: (typeof MOMENTS)[number], signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (moment === 'starting') {
    club.launch()
    await club.whileStarting()
    return club.kill(signal, true)
  }
  await club.start()
  if (moment === 'reuniting') {
    const dying = sleep(club.below(60)).then(() => club.kill(signal))
    await club.reunite().catch((error) => {
      if (!(error instanceof Broken)) throw error
    })
    return dying
  }
  await club.reunite()
  club.play()
  await club.whilePlaying(moment === 'playing early')
  await club.kill(signal)
}

/** A club whose server has just started, in a folder of its own. */
async function withClub(
  seed: string,
  database: string | undefined,
  run: (club: Club, findings: Findings) => Promise<void>,
): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-crash-'))
  const findings = new Findings()
  const club = new Club(folder, findings, seed, database)
  try {
    await club.start()
    await club.found()
    await run(club, findings)
    club.close()
  } finally {
    await club.end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return findings
}
