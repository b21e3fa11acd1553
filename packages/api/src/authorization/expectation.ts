import type { Gate, TenantCode } from '@tessera/contract'

/**
 * Roles in the catalog's short names: the groups SA, SP, AD and BA; 'ctx' for acting for a company (head of ROL);
 * holders of SWITCH COMPANY (ROL-12); and users of an internal company outside the super-admin groups.
 */
export type Role = 'SA' | 'SP' | 'SA ctx' | 'SP ctx' | 'AD' | 'BA' | 'switcher' | 'internal'

/** The roles that a call admits; all others are refused. */
export interface Rule {
  who: 'anyone' | 'signed in' | 'not blocked' | 'readers of the knowledge base' | readonly Role[]
  /**
   * The gates under which the call stays open (SES-10): all of them, all for internal users without access, or the
   * named ones. Other gates stop it (SES-09).
   */
  gates?: 'open' | 'open without access' | readonly Gate[]
  /** The login id or company in the request must be the caller's own (SRV-05). */
  about?: 'themselves' | 'their company'
  /** Changes state, so only the portal's own pages can make it (SRV-08). */
  writes?: true
  /** Super-admin spectators can make it even though it writes (ROL-04). */
  spectators?: true
  /** Works under a company that the caller can no longer act for (CTX-01). */
  leavesCompany?: true
  /** Only these tenants have it; all of them when absent. */
  tenants?: readonly TenantCode[]
}

/** A rule from the requirements. */
export interface Expectation extends Rule {
  /** The requirements that the rule comes from. */
  by: string
  /** The permission in the requirements for this call; `who` lists its holders. */
  needs?: string
}
