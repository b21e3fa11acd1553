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

interface Surroundings {
  db: Db
  clock: Clock
  environment: string
  isProduction: boolean
  /** The log for reports of invalid values. */
  log: Pick<FastifyBaseLogger, 'warn'>
}

function defaults(tenant: TenantCode, { environment, isProduction }: Surroundings): ServerConfig {
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

/** The values that the database can override; the rest comes from the environment. */
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
  { environment }: Pick<Surroundings, 'environment'>,
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
  where: Pick<Surroundings, 'environment'>,
): Promise<Map<string, StoredValue>> {
  const sound = (await stored(db, tenant, where)).filter(({ key, value }) => CHECKS[key]?.safeParse(value).success)
  return new Map(sound.map((row) => [row.key, row]))
}

/**
 * The configuration by tenant and environment. A more specific row wins over a less specific one. An invalid value is
 * replaced by the last valid one that this server read, or else by the next less specific value.
 */
export function createPortalConfig(surroundings: Surroundings): PortalConfigReader {
  const { clock, log } = surroundings
  const known = new Map<TenantCode, { until: Date; config: ServerConfig }>()
  const complaints = new Set<string>()

  function complain(tenant: TenantCode, { key, value }: StoredValue, error: z.ZodError): void {
    const complaint = JSON.stringify([tenant, key, value])
    if (complaints.has(complaint)) return
    complaints.add(complaint)
    log.warn({ tenant, key, reason: z.prettifyError(error) }, 'A configuration value is invalid')
  }

  async function read(db: Db, tenant: TenantCode): Promise<ServerConfig> {
    const before: Readonly<Record<string, unknown>> = { ...known.get(tenant)?.config }
    const config: Record<string, unknown> & ServerConfig = { ...defaults(tenant, surroundings) }
    for (const row of await stored(db, tenant, surroundings)) {
      const { data, error } = CHECKS[row.key]?.safeParse(row.value) ?? {}
      if (error) complain(tenant, row, error)
      config[row.key] = error ? (before[row.key] ?? config[row.key]) : data
    }
    return { ...config, mockData: config.mockData && !config.isProduction }
  }

  const withConnection = (db: Db): PortalConfigReader => ({
    async of(tenant) {
      const now = clock.now()
      const found = known.get(tenant)
      if (found && found.until > now) return found.config
      const config = await read(db, tenant)
      known.set(tenant, { until: later(now, FRESH_FOR), config })
      return config
    },
    withConnection,
  })
  return withConnection(surroundings.db)
}
