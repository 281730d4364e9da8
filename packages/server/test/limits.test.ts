import { describe, expect, test } from 'vitest'
import { ConfigError, configFrom } from '../src/config.ts'
import { Bucket } from '../src/limits.ts'
import { originOf } from '../src/origin.ts'

describe('limits', () => {
  test('a bucket empties and fills again', () => {
    const bucket = new Bucket({ burst: 2, perSecond: 10 }, 0)
    expect([bucket.take(0), bucket.take(0), bucket.take(50), bucket.take(100), bucket.take(100)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
    expect(bucket.full(250)).toBe(false)
    expect(bucket.full(301)).toBe(true)
    // A clock that is set back takes nothing away.
    expect(bucket.take(-1000)).toBe(true)
  })

  test('an address is one IPv4 address or one IPv6 network of a household, within that of a site', () => {
    const addressKey = (ip: string) => originOf(ip).address
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(addressKey('2001:db8:1:2::9')).toBe(addressKey('2001:db8:1:2:ffff::1'))
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0')
    expect(addressKey('::1')).toBe('0:0:0:0')
    expect(originOf('2001:db8:1:2::9').network).toBe(originOf('2001:db8:1:ffff::1').network)
    expect(originOf('2001:db8:1:2::9').network).not.toBe(originOf('2001:db8:2:2::9').network)
    expect(originOf('203.0.113.7').network).toBe('203.0.113.7')
  })
})

describe('settings', () => {
  test('come from the environment, with sensible defaults', () => {
    expect(configFrom({})).toMatchObject({ port: 8080, host: '127.0.0.1', data: './data', log: 'info', proxy: false })
    expect(configFrom({ PORT: '0', HOST: '::', QUAYSIDE_PROXY: 'true', QUAYSIDE_METRICS: 'public' })).toMatchObject({
      port: 0,
      host: '::',
      proxy: 1,
      publicMetrics: true,
    })
    expect(configFrom({ QUAYSIDE_PROXY: '10.0.0.0/8' }).proxy).toBe('10.0.0.0/8')
    const mail = {
      QUAYSIDE_SMTP: 'smtp://me:word@mail.example.org:587',
      QUAYSIDE_MAIL_FROM: 'Quayside <q@example.org>',
    }
    expect(configFrom(mail).mail).toEqual({ smtp: mail.QUAYSIDE_SMTP, from: mail.QUAYSIDE_MAIL_FROM })
    expect(configFrom({ QUAYSIDE_PUSH_HOSTS: 'Push.example.org, http://10.0.0.5:8080' }).pushHosts).toEqual([
      'push.example.org',
      'http://10.0.0.5:8080',
    ])
    expect(configFrom({}).thinking.processes).toBeGreaterThanOrEqual(1)
    expect(configFrom({ QUAYSIDE_THINKING: '3' }).thinking.processes).toBe(3)
    expect(() => configFrom({ QUAYSIDE_THINKING: '0' })).toThrow(ConfigError)
    expect(() => configFrom({ QUAYSIDE_THINKING: 'many' })).toThrow(ConfigError)
    expect(() => configFrom({ PORT: 'http' })).toThrow(ConfigError)
    expect(() => configFrom({ PORT: '70000' })).toThrow(ConfigError)
    expect(() => configFrom({ QUAYSIDE_LOG: 'loud' })).toThrow(ConfigError)
    // How mail is sent and from whom are told together, and a password is not repeated.
    expect(() => configFrom({ QUAYSIDE_SMTP: mail.QUAYSIDE_SMTP })).toThrow('QUAYSIDE_MAIL_FROM')
    expect(() => configFrom({ QUAYSIDE_MAIL_FROM: mail.QUAYSIDE_MAIL_FROM })).toThrow('QUAYSIDE_SMTP')
    expect(() => configFrom({ ...mail, QUAYSIDE_SMTP: 'http://me:hunter2@mail.example.org' })).toThrow(/^(?!.*hunter2)/)
    expect(() => configFrom({ ...mail, QUAYSIDE_MAIL_FROM: 'Quayside' })).toThrow(ConfigError)
    expect(() => configFrom({ QUAYSIDE_PUSH_HOSTS: 'localhost' })).toThrow(ConfigError)
    expect(() => configFrom({ QUAYSIDE_PUSH_HOSTS: 'https://push.example.org/path' })).toThrow(ConfigError)
  })
})
