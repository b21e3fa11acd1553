/** Returns a `Content-Security-Policy` value from its directives and their source expressions. */
function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The policy of responses other than pages: they load nothing, and no page can frame them. */
const DATA_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'" })

/**
 * The policy of one of the portal's pages. Each response has its own nonce. Forms can also go to an external issuer.
 */
export function pagePolicy(nonce: string, issuer: string | null): string {
  return policy({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': issuer ? `'self' ${new URL(issuer).origin}` : "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    // No page creates markup from text. `human-check` is for a worker, and `default` allows only the empty string.
    'trusted-types': 'human-check default',
  })
}

const COMMON_HEADERS = {
  'content-security-policy': DATA_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** The security headers of every response. They include HSTS except in development, which has no TLS. */
export function securityHeaders(isDev: boolean): Readonly<Record<string, string>> {
  return isDev
    ? COMMON_HEADERS
    : { ...COMMON_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}
