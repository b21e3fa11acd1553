import type { Gate, TenantCode } from '@tessera/contract'

/**
 * Roles in the catalog's short names: the groups SA, SP, AD and BA, 'ctx' for acting for a company (head of ROL),
 * holders of SWITCH COMPANY (ROL-12), and users of an internal company outside the super-admin groups.
 */
export type Role = 'SA' | 'SP' | 'SA ctx' | 'SP ctx' | 'AD' | 'BA' | 'switcher' | 'internal'

/** The roles that a call admits; all others are refused. */
export interface Rule {
  who: 'anyone' | 'signed in' | 'not blocked' | 'readers of the knowledge base' | readonly Role[]
  /** Account gates stop it (SES-09), unless it is open under all of them, to internal people without access, or under those named, whose screens need it (SES-10). */
  gates?: 'open' | 'open without access' | readonly Gate[]
  /** The login id or the company that it names must be the caller's own (SRV-05). */
  about?: 'themselves' | 'their company'
  /** Changes state: only the portal's own pages may make it (SRV-08). */
  writes?: true
  /** Super-admin spectators may make it although it writes (ROL-04). */
  spectators?: true
  /** Works under a company that may no longer be acted for (CTX-01). */
  leavesCompany?: true
  /** Only these tenants have it; all of them when absent. */
  tenants?: readonly TenantCode[]
}

/** A rule as the requirements have it. */
export interface Expectation extends Rule {
  /** The requirements that it was written from. */
  by: string
  /** The permission that they name for it; who holds it is `who`. */
  needs?: string
}
