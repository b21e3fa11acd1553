/** The portal's own request headers. */
export const HEADERS = {
  portalRequest: 'x-portal-request',
  userActivity: 'x-user-activity',
  companyContext: 'x-company-context',
  botPrevention: 'x-bot-prevention',
  idempotencyKey: 'idempotency-key',
  /** Set if the page shows a signed-in user: without a session, even a public call is refused. */
  signedIn: 'x-signed-in',
  locale: 'locale',
} as const

/** The origin and the author of a call. */
export interface CallOrigin {
  /** The language of the response's texts. */
  locale: string
  /** The company that the user acts for; null for their own company. */
  companyId: string | null
  /** Whether a user's action caused the call, which extends the session. */
  byPerson?: boolean | undefined
}

/** Returns the headers of every read call of the portal. */
export function callHeaders({ locale, companyId, byPerson = false }: CallOrigin): Record<string, string> {
  return {
    accept: 'application/json',
    [HEADERS.portalRequest]: '1',
    [HEADERS.locale]: locale,
    ...(companyId !== null && { [HEADERS.companyContext]: encodeURIComponent(companyId) }),
    ...(byPerson && { [HEADERS.userActivity]: '1' }),
  }
}
