import type { FlagDecisions, TenantCode } from '@tessera/contract'
import type { Db } from '../database/database.ts'
import type { ServerConfig } from './portal-config.ts'

/** Reads a user's flags. The `flags` area implements this interface, and `app.ts` injects it. */
export interface Flags {
  /** The flags for a login id or a visitor id. */
  of(who: string, site: { tenant: TenantCode; config: ServerConfig }): Promise<FlagDecisions>
  /** The same reader with its queries in a transaction. */
  withConnection(db: Db): Flags
}
