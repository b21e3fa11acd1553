import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { resolveLocale } from '@tessera/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from './context.ts'
import { RequestFailure } from './failure.ts'
import { isPageRequest, isProviders } from './page-requests.ts'
import { pagePolicy } from './security-head.ts'

interface ShellOptions {
  /** The built portal. */
  portalDist: string
  /** The external issuer, when there is one. */
  issuer: string | null
}

/** The two documents of the portal. */
export type Page = 'index.html' | 'sign-in.html'

const NOT_BUILT = `<!doctype html>
<html lang="en-US" data-shell><head><meta charset="utf-8"><title>Portal not built</title></head>
<body><h1>The portal is not built yet</h1><p>Run npm start in the project's folder; the calls are answered meanwhile.</p></body></html>`

const LOOKS: Readonly<Record<string, readonly string[]>> = {
  appearance: ['light', 'dark', 'high-contrast'],
  density: ['comfortable', 'compact'],
}

function choice(request: FastifyRequest, cookie: string, attribute: string): string {
  const value = request.cookies[cookie]
  return value && LOOKS[cookie]?.includes(value) ? ` ${attribute}="${value}"` : ''
}

/** Writes the reader's language and look into the document, so that nothing changes once scripts run. */
function dress(html: string, request: FastifyRequest, nonce: string): string {
  const lang = resolveLocale(request.cookies['locale'], localeOf(request))
  const looks = choice(request, 'appearance', 'data-theme') + choice(request, 'density', 'data-density')
  return html.replace('<html lang="en-US" data-shell>', `<html lang="${lang}"${looks}>`).replaceAll('__NONCE__', nonce)
}

/** Answers a document of the portal. */
export type SendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function pageSender({ portalDist, issuer }: ShellOptions): SendPage {
  const pages = new Map<Page, string>()
  async function read(page: Page): Promise<string> {
    const known = pages.get(page)
    if (known !== undefined) return known
    const file = join(portalDist, page)
    if (!existsSync(file)) return NOT_BUILT
    const html = await readFile(file, 'utf8')
    pages.set(page, html)
    return html
  }
  return async (page, request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const html = dress(await read(page), request, nonce)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(nonce, issuer) })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

/** Adds the portal: its files, and its document for every path that is nobody else's. */
export async function registerShell(app: FastifyInstance, options: ShellOptions): Promise<SendPage> {
  const sendPage = pageSender(options)
  if (existsSync(options.portalDist)) {
    await app.register(fastifyStatic, {
      root: options.portalDist,
      index: false,
      // A route for each file that is there now: what is no file is the portal's own address, `/` too.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new RequestFailure('NOT_FOUND')
    if (isProviders(request)) reply.code(404)
    return sendPage('index.html', request, reply)
  })
  return sendPage
}
