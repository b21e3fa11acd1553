import { HEADERS } from '@tessera/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { DEMO_PASSWORD } from '../demo/accounts.ts'

interface Cookie {
  value: string
  path: string
}

/** The target of the browser's requests: a server, or a proxy of several. */
interface Target {
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>
}

interface RequestOptions {
  headers?: Record<string, string>
  body?: unknown
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'HEAD'

/** A browser on one host: stores cookies by path, and follows no redirects by itself. */
export class Browser {
  /** By name, plus the path if it is not `/`. */
  readonly cookies = new Map<string, Cookie>()
  private readonly app: Target
  readonly host: string

  constructor(app: Target, host = 'localhost:4173') {
    this.app = app
    this.host = host
  }

  /** Sends a request as the portal's client does. */
  async send(
    method: Method,
    url: string,
    { headers = {}, body }: RequestOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, `http://${this.host}`)
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ')
    const response = await this.app.inject({
      method,
      url: pathname + search,
      headers: {
        host: this.host,
        [HEADERS.portalRequest]: '1',
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    })
    for (const { name, value, path = '/', maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now())
      const key = path === '/' ? name : `${name};${path}`
      if (isGone) this.cookies.delete(key)
      else this.cookies.set(key, { value, path })
    }
    return response
  }

  /** A GET below the API base. */
  get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', `/core-app-api/${path}`, { headers })
  }

  /** A POST below the API base. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', `/core-app-api/${path}`, { headers, body })
  }

  /** A PUT below the API base. */
  put(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send('PUT', `/core-app-api/${path}`, { headers, body })
  }

  /** Opens the provider's login page; returns its id. */
  async openSignIn(lastUrl = '/apps'): Promise<string> {
    const login = await this.get(`login?lastUrl=${encodeURIComponent(lastUrl)}`)
    const auth = await this.send('GET', login.json<{ redirectUrl: string }>().redirectUrl)
    const location = String(auth.headers.location)
    const uid = /\/idp\/interaction\/([\w-]+)$/.exec(location)?.[1]
    if (!uid) throw new Error(`No sign-in page was opened: ${auth.statusCode} ${location}`)
    return uid
  }

  /** Sends credentials to an open login page. */
  submit(uid: string, email: string, password: string): Promise<LightMyRequestResponse> {
    return this.send('POST', `/idp/interaction/${uid}/login`, { body: { email, password } })
  }

  /** Follows redirects from a path until a response isn't one. */
  async follow(path: string): Promise<{ path: string; response: LightMyRequestResponse }> {
    const response = await this.send('GET', path)
    const { location } = response.headers
    if (response.statusCode < 300 || response.statusCode >= 400 || !location) return { path, response }
    return this.follow(location)
  }

  /** Signs in; returns the path of the final page. */
  async signIn(loginId: string, lastUrl = '/apps', password = DEMO_PASSWORD): Promise<string> {
    const uid = await this.openSignIn(lastUrl)
    const accepted = await this.submit(uid, loginId, password)
    if (accepted.statusCode !== 200) throw new Error(`${loginId} was refused: ${accepted.body}`)
    const { path } = await this.follow(accepted.json<{ redirectUrl: string }>().redirectUrl)
    return path
  }
}
