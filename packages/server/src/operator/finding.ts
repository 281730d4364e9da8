/** All that the doctor may say, by the thing that it is about. */
export const DIAGNOSES = {
  settings: ['settings-ok', 'settings-bad'],
  node: ['node-ok', 'node-old'],
  folder: ['folder-ok', 'folder-missing', 'folder-unwritable', 'folder-open'],
  key: ['key-ok', 'key-none', 'key-missing', 'key-unreadable', 'key-open'],
  database: [
    'database-ok',
    'database-none',
    'database-damaged',
    'database-newer',
    'tables-unreadable',
    'postgres-ok',
    'postgres-silent',
    'postgres-hasty',
  ],
  disk: ['disk-ok', 'disk-low', 'disk-full'],
  clock: ['clock-ok', 'clock-behind'],
  backup: ['backup-ok', 'backup-old', 'backup-never', 'backup-elsewhere'],
  server: ['server-ok', 'server-none', 'server-ill', 'server-mute', 'server-notice'],
  port: ['port-ok', 'port-free', 'port-taken', 'port-silent'],
  proxy: ['proxy-ok', 'proxy-none', 'proxy-open', 'proxy-exposed', 'proxy-unnamed'],
  address: [
    'address-ok',
    'address-none',
    'address-unseen',
    'address-plain',
    'address-numbers',
    'address-silent',
    'address-other',
    'address-moved',
  ],
  push: ['push-ok', 'push-none', 'push-plain'],
  mail: ['mail-ok', 'mail-set', 'mail-none', 'mail-nowhere', 'mail-silent'],
  client: ['client-ok', 'client-missing'],
} as const

export type Check = keyof typeof DIAGNOSES
export type Diagnosis = (typeof DIAGNOSES)[Check][number]
export type Severity = 'ok' | 'warn' | 'fail'

export interface Finding {
  readonly check: Check
  readonly severity: Severity
  readonly diagnosis: Diagnosis
  /** What the words are made of. */
  readonly facts: { readonly [name: string]: string | number }
}

export const finding = (check: Check, severity: Severity, diagnosis: Diagnosis, facts: Finding['facts']): Finding => ({
  check,
  severity,
  diagnosis,
  facts,
})
