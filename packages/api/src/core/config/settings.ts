import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'
import type { Bucket } from '../storage/storage-url.ts'
import { readStorageUrl } from '../storage/storage-url.ts'

/** An external identity provider. */
export interface ExternalIssuer {
  issuer: string
  clientId: string
  clientSecret: string
  /** The claim with the login id. An email counts only if the issuer has verified it. */
  loginClaim: string
}

/** The validated environment. */
export interface Settings {
  environment: string
  isDev: boolean
  /** dev, qa, stg and preprod are not production; any other name is. */
  isProduction: boolean
  port: number
  dataDir: string
  databaseUrl: string | null
  sessionSecret: string | null
  /** Trusted proxy addresses and networks. */
  trustedProxies: string[]
  oidc: ExternalIssuer | null
  smtpUrl: string | null
  /** A virus scanner that uses clamd's protocol. */
  scanUrl: string | null
  /** The sender of email. */
  mailFrom: string
  /** The file storage; the data directory when absent. */
  storage: Bucket | null
  /** The base URL of the flag datafiles, which are named by their key. */
  flagsUrl: string
  /** ISO date that the demo data is relative to. */
  demoToday: string
  demoScale: number
}

type Environment = Readonly<Record<string, string | undefined>>

const NON_PRODUCTION = ['dev', 'qa', 'stg', 'preprod']
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']
const SECRET_LENGTH = 16
const FLAGS_SERVICE = 'https://cdn.optimizely.com/datafiles'
const DEV_SENDER = 'no-reply@scintilla.example'

function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = text(env, name)
  if (value === null) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new StartError(`${name} is '${value}': set it to a whole number from ${least} to ${most}.`)
  }
  return number
}

function namesHost({ protocol, hostname, searchParams }: URL): boolean {
  // PostgreSQL can also use a socket. A URL can name its folder only in the query string.
  return hostname !== '' || (protocol.startsWith('postgres') && Boolean(searchParams.get('host')))
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === null) return null
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (!parsed || !protocols.includes(parsed.protocol) || !namesHost(parsed)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new StartError(`${name} is not an address: it must begin with ${beginnings} and name a host.`)
  }
  return value
}

function environmentName(env: Environment): string {
  const name = text(env, 'APP_ENV') ?? 'dev'
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name)) {
    throw new StartError(
      `APP_ENV is '${name}': use a short lower-case name such as dev, qa, stg, preprod or production.`,
    )
  }
  return name
}

function demoToday(env: Environment): string {
  const value = text(env, 'DEMO_TODAY')
  if (value === null) return new Date().toISOString().slice(0, 10)
  const parsed = new Date(`${value}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(value)) {
    throw new StartError(`DEMO_TODAY is '${value}': write a date as YYYY-MM-DD.`)
  }
  return value
}

function loginClaim(env: Environment): string {
  const claim = text(env, 'OIDC_LOGIN_CLAIM') ?? 'email'
  if (!/^[\w:./-]{1,100}$/.test(claim)) {
    throw new StartError(`OIDC_LOGIN_CLAIM is '${claim}': name one claim of the id token, such as email or upn.`)
  }
  return claim
}

function externalIssuer(env: Environment): Settings['oidc'] {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']
  const missing = names.filter((name) => text(env, name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    const lack = `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing`
    throw new StartError(`An external identity provider needs ${names.join(', ')}; ${lack}: set all three or none.`)
  }
  const issuer = url(env, 'OIDC_ISSUER', ['https:', 'http:']) ?? ''
  return {
    issuer,
    clientId: text(env, 'OIDC_CLIENT_ID') ?? '',
    clientSecret: text(env, 'OIDC_CLIENT_SECRET') ?? '',
    loginClaim: loginClaim(env),
  }
}

function sessionSecret(env: Environment, isDev: boolean, databaseUrl: string | null): string | null {
  const secret = text(env, 'SESSION_SECRET')
  if (secret === null && databaseUrl !== null && !isDev) {
    throw new StartError(
      'SESSION_SECRET is missing: servers that share a database outside dev must share a secret, so set it to a long random text.',
    )
  }
  if (secret !== null && secret.length < SECRET_LENGTH) {
    throw new StartError(
      `SESSION_SECRET is too short: set it to a random text of at least ${SECRET_LENGTH} characters.`,
    )
  }
  return secret
}

function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  const isLength = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isLength && more.length === 0
}

/** A trusted proxy can set any client address, so trusting all addresses is surely a mistake. */
function trustedProxies(env: Environment): string[] {
  const value = text(env, 'TRUST_PROXY')
  if (value === null || value === 'false') return []
  const proxies = value.split(',').map((part) => part.trim())
  if (!proxies.every((proxy) => PROXY_NAMES.includes(proxy) || isNetwork(proxy))) {
    throw new StartError(
      `TRUST_PROXY is '${value}': list your proxies by address, network or one of ${PROXY_NAMES.join(', ')}, such as '10.0.0.5, 192.168.0.0/16'.`,
    )
  }
  return proxies
}

/** Mail from an invented address is refused or lost, so the default applies only in development. */
function mailFrom(env: Environment, isDev: boolean): string {
  const address = text(env, 'MAIL_FROM')
  if (address === null && !isDev && text(env, 'SMTP_URL') !== null) {
    throw new StartError('MAIL_FROM is missing: with SMTP_URL, set it to the sender address of emails.')
  }
  if (address !== null && !/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(address)) {
    throw new StartError(`MAIL_FROM is '${address}': write an address as name@example.com or Name <name@example.com>.`)
  }
  return address ?? DEV_SENDER
}

/** Reads the environment variables. Throws a StartError that names the first invalid one. */
export function readSettings(env: Environment): Settings {
  const environment = environmentName(env)
  const isDev = environment === 'dev'
  const databaseUrl = url(env, 'DATABASE_URL', ['postgresql:', 'postgres:'])
  const storageUrl = text(env, 'STORAGE_URL')
  return {
    environment,
    isDev,
    isProduction: !NON_PRODUCTION.includes(environment),
    port: wholeNumber(env, 'PORT', 4173, 1, 65_535),
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    sessionSecret: sessionSecret(env, isDev, databaseUrl),
    trustedProxies: trustedProxies(env),
    oidc: externalIssuer(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    scanUrl: url(env, 'SCAN_URL', ['clamd:']),
    mailFrom: mailFrom(env, isDev),
    storage: storageUrl === null ? null : readStorageUrl(storageUrl),
    flagsUrl: url(env, 'FLAGS_URL', ['https:', 'http:']) ?? FLAGS_SERVICE,
    demoToday: demoToday(env),
    demoScale: wholeNumber(env, 'DEMO_SCALE', 1, 1, 1000),
  }
}
