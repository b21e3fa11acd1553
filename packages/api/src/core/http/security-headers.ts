/** The source expressions of each directive; each response has its own nonce. */
function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The policy of responses other than pages: nothing can load or frame. */
const DATA_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'" })

/** The policy of the portal's pages; forms can also go to an external issuer. */
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

const HEAD = {
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

/** The security headers of every response; HSTS only with TLS. */
export function securityHeaders(isDev: boolean): Readonly<Record<string, string>> {
  return isDev ? HEAD : { ...HEAD, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}
