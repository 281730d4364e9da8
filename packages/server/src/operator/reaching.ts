import type { Result } from '@quayside/kernel'
import type { Config } from '../config.ts'
import { openLog } from '../log.ts'
import { openMailer } from '../mail/mailer.ts'
import { type Finding, finding } from './finding.ts'
import type { Status } from './replies.ts'

/** Whether people can be told on their devices. */
export function push(config: Config, status: Result<Status> | null): Finding {
  const url = addressOf(config, status)
  if (url === null) return finding('push', 'ok', 'push-none', {})
  return url.startsWith('https://')
    ? finding('push', 'ok', 'push-ok', { url })
    : finding('push', 'ok', 'push-plain', { url })
}

/** Whether mail can be sent. Only the settings of this shell can be tried: those of the running server hold a password, and it keeps that. */
export async function mail(config: Config, status: Result<Status> | null): Promise<Finding> {
  const running = status?.ok ? status.value.running : null
  if (!(running?.mail ?? config.mail !== null)) return finding('mail', 'ok', 'mail-none', {})
  if (addressOf(config, status) === null) return finding('mail', 'warn', 'mail-nowhere', {})
  const mailer = openMailer(config, openLog('silent'))
  if (!mailer) return finding('mail', 'ok', 'mail-set', {})
  const problem = await mailer.trouble()
  mailer.close()
  const host = new URL(config.mail!.smtp).host
  return problem === null
    ? finding('mail', 'ok', 'mail-ok', { host })
    : finding('mail', 'fail', 'mail-silent', { host, problem })
}

/** Where people open it: as the running server was told, else as this shell says. */
function addressOf(config: Config, status: Result<Status> | null): string | null {
  const running = status?.ok ? status.value.running : null
  return running ? running.address : config.url
}
