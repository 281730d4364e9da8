import { Budget } from './budget.ts'
import { Company } from './company/company.ts'
import type { Config } from './config.ts'
import { newTraceId } from './ids.ts'
import { type Log, openLog } from './log.ts'
import { MailLimits } from './mail/limits.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import { Notices } from './notices/notices.ts'
import { Challenges } from './people/challenges.ts'
import { MailKeys } from './people/mail-keys.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Recovery } from './people/recovery.ts'
import { Rhythms } from './people/rhythms.ts'
import { Sessions } from './people/sessions.ts'
import { Restrictions } from './restrictions.ts'
import type { Store } from './store/store.ts'
import { TableTime } from './table-time.ts'
import { Turns } from './turns.ts'

/** What the parts of the server share. */
export interface Services {
  /** This process, as it holds tables. */
  readonly node: { readonly id: string }
  readonly store: Store
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly restrictions: Restrictions
  readonly budget: Budget
  readonly turns: Turns
  readonly people: People
  readonly sessions: Sessions
  readonly recovery: Recovery
  readonly company: Company
  readonly challenges: Challenges
  readonly passkeys: Passkeys
  /** Null where the host has no mail. */
  readonly mailer: Mailer | null
  readonly mailKeys: MailKeys
  readonly mailLimits: MailLimits
  readonly notices: Notices
  readonly time: TableTime
  readonly rhythms: Rhythms
}

/** `secret` is the server's key. */
export async function openServices(config: Config, store: Store, metrics: Metrics, secret: Buffer): Promise<Services> {
  const people = new People(store.people)
  const log = openLog(config.log)
  const sessions = new Sessions(store.people, people, secret)
  const mailer = openMailer(config, log)
  const challenges = new Challenges(store.keys)
  const time = await TableTime.open(store.days, log)
  return {
    node: { id: newTraceId() },
    config,
    store,
    metrics,
    log,
    restrictions: await Restrictions.load(store),
    budget: new Budget(config.limits),
    turns: new Turns(),
    people,
    sessions,
    recovery: new Recovery(store, secret),
    challenges,
    passkeys: new Passkeys(config.url, store.keys, challenges, log),
    mailer,
    mailKeys: new MailKeys({ store, challenges, mailer, log, url: config.url }),
    mailLimits: new MailLimits(config.limits),
    notices: new Notices({ config, store, log, metrics, sessions, mailer, secret, time }),
    company: await Company.load(store.company, config.limits),
    time,
    rhythms: new Rhythms(store.days),
  }
}
