/** The requests' own headers. */
export const HEADERS = {
  portalRequest: 'x-portal-request',
  userActivity: 'x-user-activity',
  companyContext: 'x-company-context',
  botPrevention: 'x-bot-prevention',
  idempotencyKey: 'idempotency-key',
  /** Says that the page shows a signed-in user: without a session, a public call is refused too. */
  signedIn: 'x-signed-in',
  locale: 'locale',
} as const

/** The origin and the author of a call. */
export interface CallOrigin {
  /** The language of the response's texts. */
  locale: string
  /** The company that is acted for; null for one's own. */
  companyId: string | null
  /** Whether a person's doing caused it, which keeps the session awake. */
  byPerson?: boolean | undefined
}

/** The headers of every call of the portal that reads. */
export function callHeaders({ locale, companyId, byPerson = false }: CallOrigin): Record<string, string> {
  return {
    accept: 'application/json',
    [HEADERS.portalRequest]: '1',
    [HEADERS.locale]: locale,
    ...(companyId !== null && { [HEADERS.companyContext]: encodeURIComponent(companyId) }),
    ...(byPerson && { [HEADERS.userActivity]: '1' }),
  }
}
