import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

const ISSUER = { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }

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
  ])('SRV-09a TRUST_PROXY=%s trusts %j', (TRUST_PROXY, proxies) => {
    expect(readSettings({ TRUST_PROXY }).trustedProxies).toEqual(proxies)
  })

  it.each([
    ['dev', false],
    ['qa', false],
    ['stg', false],
    ['preprod', false],
    ['production', true],
    ['live', true],
  ])('GEN-04 treats %s as production: %s', (APP_ENV, isProduction) => {
    expect(readSettings({ APP_ENV }).isProduction).toBe(isProduction)
  })

  it.each(['postgres://db.example', 'postgresql://a:b@[::1]:5432/portal', 'postgres:///portal?host=/run/postgresql'])(
    'GEN-04 accepts %s as a database URL',
    (DATABASE_URL) => {
      expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    },
  )

  it.each([
    ['s3://key:se%2Fcret@s3.eu-west-1.example/exports?region=eu-west-1', 'https://s3.eu-west-1.example', 'eu-west-1'],
    ['http://key:se%2Fcret@localhost:9000/exports', 'http://localhost:9000', 'us-east-1'],
  ])('SRV-11 reads %s as a bucket URL', (STORAGE_URL, endpoint, region) => {
    const { storage } = readSettings({ STORAGE_URL })
    expect(storage).toEqual({ endpoint, region, bucket: 'exports', accessKeyId: 'key', secretAccessKey: 'se/cret' })
  })

  it('SRV-11 keeps the secret of an invalid URL out of the error', () => {
    expect(() => readSettings({ STORAGE_URL: 's3://key:hush@files.example' })).not.toThrow('hush')
  })

  it('GEN-04 reports that a URL has no host', () => {
    const sentence = 'SMTP_URL is not an address: it must begin with smtp:// or smtps:// and name a host.'
    expect(() => readSettings({ SMTP_URL: 'smtp://' })).toThrow(sentence)
  })

  it.each([
    [{ OIDC_ISSUER: 'https://issuer.example' }, '; OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing: set all'],
    [{ OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'a' }, '; OIDC_CLIENT_SECRET is missing: set all'],
  ])('SES-03 GEN-04 reports the missing settings for %o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
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
    [{ ...ISSUER, OIDC_LOGIN_CLAIM: 'email, upn' }, 'OIDC_LOGIN_CLAIM'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', APP_ENV: 'production' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Portal <a@b.example>\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ STORAGE_URL: 'ftp://files.example' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://' }, 'STORAGE_URL'],
    [{ STORAGE_URL: 's3://files.example/exports' }, 'STORAGE_URL is missing a key or secret'],
    [{ STORAGE_URL: 's3://key@files.example/exports' }, 'STORAGE_URL is missing a key or secret'],
    [{ STORAGE_URL: 's3://key:%zz@files.example/exports' }, 'STORAGE_URL has a key or secret'],
    [{ STORAGE_URL: 's3://key:secret@files.example' }, 'STORAGE_URL must name one bucket'],
    [{ STORAGE_URL: 's3://key:secret@files.example/a/b' }, 'STORAGE_URL must name one bucket'],
    [{ STORAGE_URL: 's3://key:secret@files.example/exports?zone=1' }, 'STORAGE_URL has an unknown parameter'],
    [{ STORAGE_URL: 's3://key:secret@files.example/exports?region=A/B' }, 'STORAGE_URL has an invalid region'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp:mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp:///?host=mail.example' }, 'SMTP_URL'],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgresql:///portal?host=' }, 'DATABASE_URL'],
    [{ OIDC_ISSUER: 'https://', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER'],
    [{ DEMO_TODAY: '2026-02-30' }, 'DEMO_TODAY'],
    [{ DEMO_TODAY: 'tomorrow' }, 'DEMO_TODAY'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'proxy.example' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback,,' }, 'TRUST_PROXY'],
    [{ DEMO_SCALE: '0' }, 'DEMO_SCALE'],
  ])('refuses %o with an error that names %s', (env, name) => {
    expect(() => readSettings(env)).toThrow(StartError)
    expect(() => readSettings(env)).toThrow(name)
  })
})
