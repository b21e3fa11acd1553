import { type NextRequest, NextResponse } from 'next/server'

/** The policy from the README, for every page except the one for comparison. */
export function proxy(request: NextRequest) {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' 'report-sample'`,
    "img-src 'self' data:",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  if (request.nextUrl.pathname === '/plain') return NextResponse.next({ request: { headers } })
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: ['/', '/plain'] }
