import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

describe('settings', () => {
  it('GEN-04 has the defaults of a development server', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'dev',
      isDev: true,
      isProduction: false,
      port: 4173,
      databaseUrl: null,
      oidc: null,
      demoScale: 1,
    })
  })

  it.each([
    [undefined, []],
    ['false', []],
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ])('SRV-09 TRUST_PROXY=%s trusts %j', (TRUST_PROXY, proxies) => {
    expect(readSettings({ TRUST_PROXY }).trustedProxies).toEqual(proxies)
  })

  it.each([
    ['dev', false],
    ['qa', false],
    ['stg', false],
    ['preprod', false],
    ['production', true],
    ['live', true],
  ])('GEN-04 takes %s for production: %s', (APP_ENV, isProduction) => {
    expect(readSettings({ APP_ENV }).isProduction).toBe(isProduction)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ APP_ENV: 'My Server' }, 'APP_ENV'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/x', APP_ENV: 'production' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ OIDC_ISSUER: 'https://issuer.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'issuer', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', APP_ENV: 'production' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Portal <a@b.example>\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ STORAGE_URL: 'ftp://files.example' }, 'STORAGE_URL'],
    [{ DEMO_TODAY: '2026-02-30' }, 'DEMO_TODAY'],
    [{ DEMO_TODAY: 'tomorrow' }, 'DEMO_TODAY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback,,' }, 'TRUST_PROXY'],
    [{ DEMO_SCALE: '0' }, 'DEMO_SCALE'],
  ])('refuses %o with a sentence that names %s', (env, name) => {
    expect(() => readSettings(env)).toThrow(StartError)
    expect(() => readSettings(env)).toThrow(name)
  })
})
