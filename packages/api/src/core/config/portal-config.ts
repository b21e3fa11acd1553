import type { ConfigValues, PortalConfig, TenantCode } from '@tessera/contract'
import { API_BASE, DEFAULT_TENANT_HOSTS, LIMITS, pathTo } from '@tessera/contract'
import { configValues } from '@tessera/contract/config/schemas'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import { later } from '../clock.ts'
import type { Db } from '../database/database.ts'

/** Milliseconds for which a server can use an outdated configuration after another server changes it. */
const FRESH_FOR = 10_000

/** The configuration for portals, and the server's own limits. */
export type ServerConfig = PortalConfig & ConfigValues

/** Reads the configuration table, which several servers can share. */
export interface PortalConfigReader {
  of(tenant: TenantCode): Promise<ServerConfig>
  /** The same reader with its queries in a transaction. */
  withConnection(db: Db): PortalConfigReader
}

interface ReaderOptions {
  db: Db
  clock: Clock
  environment: string
  isProduction: boolean
  /** The log for reports of invalid values. */
  log: Pick<FastifyBaseLogger, 'warn'>
}

function defaults(tenant: TenantCode, { environment, isProduction }: ReaderOptions): ServerConfig {
  return {
    productName: 'Scintilla',
    environment,
    isProduction,
    tenant,
    tenantHosts: DEFAULT_TENANT_HOSTS,
    apiBase: API_BASE,
    experimentationSdkKey: '',
    experimentationDefaults: {},
    supportPhone: '',
    idleMinutes: LIMITS.idleMinutes,
    sessionHours: LIMITS.sessionHours,
    botChallenge: 'auto',
    attachmentMaxBytes: LIMITS.attachmentMaxBytes,
    bulkMaxRows: LIMITS.bulkMaxRows,
    bulkMaxBytes: LIMITS.bulkMaxBytes,
    links: { privacy: pathTo('/privacyPolicy'), help: pathTo('/support') },
    provisioningSeconds: LIMITS.provisioningSeconds,
    mockData: false,
    contactMail: '',
    requestsPerMinute: LIMITS.requestsPerMinute,
    strictRequestsPerMinute: LIMITS.strictRequestsPerMinute,
  }
}

/** A schema for each value that the database can override. The other values come from the environment. */
const CHECKS: Readonly<Record<string, z.ZodType>> = configValues.shape

interface StoredValue {
  key: string
  value: unknown
  tenant: TenantCode | null
  environment: string | null
}

/** The stored values, more specific ones last. */
async function stored(
  db: Db,
  tenant: TenantCode,
  { environment }: Pick<ReaderOptions, 'environment'>,
): Promise<StoredValue[]> {
  const rows = await db
    .selectFrom('config')
    .select(['key', 'value', 'tenant', 'environment'])
    .where('key', 'in', Object.keys(CHECKS))
    .where((where) => where.or([where('tenant', 'is', null), where('tenant', '=', tenant)]))
    .where((where) => where.or([where('environment', 'is', null), where('environment', '=', environment)]))
    .execute()
  const weight = (row: (typeof rows)[number]) => Number(row.tenant !== null) * 2 + Number(row.environment !== null)
  return rows.toSorted((a, b) => weight(a) - weight(b))
}

/** A tenant's stored values in effect, by key; other keys have their defaults. */
export async function valuesInEffect(
  db: Db,
  tenant: TenantCode,
  where: Pick<ReaderOptions, 'environment'>,
): Promise<Map<string, StoredValue>> {
  const valid = (await stored(db, tenant, where)).filter(({ key, value }) => CHECKS[key]?.safeParse(value).success)
  return new Map(valid.map((row) => [row.key, row]))
}

/**
 * The configuration by tenant and environment. A more specific row wins over a less specific one. An invalid value is
 * replaced by the last valid one that this server read, or else by the next less specific value.
 */
export function createPortalConfig(options: ReaderOptions): PortalConfigReader {
  const { clock, log } = options
  const cached = new Map<TenantCode, { until: Date; config: ServerConfig }>()
  const reported = new Set<string>()

  function reportInvalid(tenant: TenantCode, { key, value }: StoredValue, error: z.ZodError): void {
    const report = JSON.stringify([tenant, key, value])
    if (reported.has(report)) return
    reported.add(report)
    log.warn({ tenant, key, reason: z.prettifyError(error) }, 'A configuration value is invalid')
  }

  async function read(db: Db, tenant: TenantCode): Promise<ServerConfig> {
    const lastConfig: Readonly<Record<string, unknown>> = { ...cached.get(tenant)?.config }
    const config: Record<string, unknown> & ServerConfig = { ...defaults(tenant, options) }
    for (const row of await stored(db, tenant, options)) {
      const { data, error } = CHECKS[row.key]?.safeParse(row.value) ?? {}
      if (error) reportInvalid(tenant, row, error)
      config[row.key] = error ? (lastConfig[row.key] ?? config[row.key]) : data
    }
    return { ...config, mockData: config.mockData && !config.isProduction }
  }

  const withConnection = (db: Db): PortalConfigReader => ({
    async of(tenant) {
      const now = clock.now()
      const found = cached.get(tenant)
      if (found && found.until > now) return found.config
      const config = await read(db, tenant)
      cached.set(tenant, { until: later(now, FRESH_FOR), config })
      return config
    },
    withConnection,
  })
  return withConnection(options.db)
}
