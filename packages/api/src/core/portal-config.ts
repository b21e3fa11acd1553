import type { PortalConfig, TenantCode } from '@tessera/contract'
import { API_BASE, DEFAULT_TENANT_HOSTS, LIMITS, pathTo } from '@tessera/contract'
import type { Clock } from './clock.ts'
import { later } from './clock.ts'
import type { Db } from './database.ts'

/** How long a server may answer with configuration that was changed in the meantime. */
const FRESH_FOR = 15_000

/** The configuration that portals see, and the limits that only the server needs. */
export interface ServerConfig extends PortalConfig {
  requestsPerMinute: number
  strictRequestsPerMinute: number
}

/** Reads the configuration table; several servers may share it. */
export interface PortalConfigReader {
  of(tenant: TenantCode): Promise<ServerConfig>
}

interface Surroundings {
  db: Db
  clock: Clock
  environment: string
  isProduction: boolean
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
    links: { privacy: pathTo('/privacyPolicy'), help: pathTo('/support') },
    provisioningSeconds: LIMITS.provisioningSeconds,
    mockData: false,
    requestsPerMinute: LIMITS.requestsPerMinute,
    strictRequestsPerMinute: LIMITS.strictRequestsPerMinute,
  }
}

/** What no row may override: it says where the server runs. */
const FIXED = ['environment', 'isProduction', 'tenant', 'apiBase']

async function stored(
  tenant: TenantCode,
  keys: string[],
  { db, environment }: Surroundings,
): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('config')
    .select(['key', 'value', 'tenant', 'environment'])
    .where('key', 'in', keys)
    .where((where) => where.or([where('tenant', 'is', null), where('tenant', '=', tenant)]))
    .where((where) => where.or([where('environment', 'is', null), where('environment', '=', environment)]))
    .execute()
  const weight = (row: (typeof rows)[number]) => Number(row.tenant !== null) * 2 + Number(row.environment !== null)
  const byWeight = rows.toSorted((a, b) => weight(a) - weight(b))
  return Object.fromEntries(byWeight.map((row) => [row.key, row.value]))
}

/** The configuration by tenant and environment: a row that names both wins over one that names less. */
export function createPortalConfig(surroundings: Surroundings): PortalConfigReader {
  const known = new Map<TenantCode, { until: Date; config: ServerConfig }>()
  return {
    async of(tenant) {
      const now = surroundings.clock.now()
      const found = known.get(tenant)
      if (found && found.until > now) return found.config
      const base = defaults(tenant, surroundings)
      const keys = Object.keys(base).filter((key) => !FIXED.includes(key))
      const config = { ...base, ...(await stored(tenant, keys, surroundings)) }
      known.set(tenant, { until: later(now, FRESH_FOR), config })
      return config
    },
  }
}
