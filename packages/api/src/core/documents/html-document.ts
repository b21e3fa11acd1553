import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Locale, PortalConfig } from '@tessera/contract'
import { resolveLocale } from '@tessera/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefetchScript, redirectsEarly } from './prefetch-script.ts'
import type { Clock } from '../clock.ts'
import { localeOf } from '../http/context.ts'
import type { MethodsAt } from '../http/declared-routes.ts'
import { methodNotAllowed, HttpError } from '../http/http-error.ts'
import { isPageRequest, isProviderPath, isRead } from './page-requests.ts'
import type { DeferredScripts } from './deferred-scripts.ts'
import { preloadStatement, startScripts, runScripts, extractScripts } from './deferred-scripts.ts'
import type { PrerenderedHtml, PrerenderedPage, FindPrerendered } from './prerendered-pages.ts'
import { PRERENDERED, readPrerenderedPages } from './prerendered-pages.ts'
import type { LinksFor, Page } from './preload-links.ts'
import { PRELOADS, readPreloads } from './preload-links.ts'
import { pagePolicy } from '../http/security-headers.ts'

interface DocumentOptions {
  /** The built portal. */
  portalDist: string
  /** The external issuer, when there is one. */
  issuer: string | null
  /** Returns the portal's configuration for the host of a request. */
  configOf: (request: FastifyRequest) => Promise<PortalConfig>
  /** Whether the request has a session cookie. */
  isKnown: (request: FastifyRequest) => boolean
  /** Whether a page is the same as for an anonymous visitor. */
  canPrerender: (request: FastifyRequest, locale: Locale) => Promise<boolean>
  clock: Clock
  methodsAt: MethodsAt
}

/** A built document with its preload links and its prerendered pages. */
interface BuiltDocument {
  html: string
  linksFor: LinksFor
  findPrerendered: FindPrerendered
}

const NOT_BUILT = `<!doctype html>
<html lang="en-US" data-shell><head><meta charset="utf-8"><title>Portal not built</title></head>
<body><h1>The portal is not built yet</h1><p>Run npm start in the project's folder; API calls work already.</p></body></html>`

/** The identity provider's interaction path. */
const SIGN_IN = /^\/idp\/interaction\//

const APPEARANCE_CHOICES: Readonly<Record<string, readonly string[]>> = {
  appearance: ['light', 'dark', 'high-contrast'],
  density: ['comfortable', 'compact'],
}

function appearanceAttribute(request: FastifyRequest, cookie: string, attribute: string): string {
  const value = request.cookies[cookie]
  return value && APPEARANCE_CHOICES[cookie]?.includes(value) ? ` ${attribute}="${value}"` : ''
}

/** A script element with JSON, which no browser runs. `<` is escaped, so that the data cannot end the element. */
function dataBlock(id: string, data: unknown, nonce: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`
}

const STYLESHEETS = /<link rel="stylesheet"[^>]*>|<style [^>]*data-stylesheet[^>]*>[^<]*<\/style>/g
const FONT = /<link rel="preload" as="font"[^>]*>/
const ROOT = '<div id="root"></div>'

/** A document, split into its markup and its scripts. */
interface SplitDocument {
  rest: string
  scripts: DeferredScripts
  /** The document's prefetch script. */
  requested: string
}

/** Inserts a prerendered page into its document; the page needs no other script, stylesheet or font. */
function withPrerendered(
  { html, styles }: PrerenderedHtml,
  { rest, scripts, requested }: SplitDocument,
  nonce: string,
): string {
  const stylesheets = (rest.match(STYLESHEETS) ?? []).join('')
  const [font = ''] = FONT.exec(rest) ?? []
  // These come after the prerendered page, because they would compete with it. The page renders again only after all
  // its stylesheets have loaded.
  const preload = `requestAnimationFrame(()=>setTimeout(()=>{${preloadStatement(scripts, nonce)}}))`
  const late = `${requested}<script nonce="${nonce}">${preload}</script>${stylesheets}${font}${runScripts(scripts, nonce)}`
  return (
    rest
      .replaceAll(STYLESHEETS, '')
      .replace(FONT, '')
      .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
      // On a server, components write their own style elements, which the policy refuses without a nonce.
      .replace(ROOT, () => `<div id="root">${html.replaceAll('<style>', `<style nonce="${nonce}">`)}</div>${late}`)
  )
}

/** Sends a document of the portal. */
export type SendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function pageSender({ portalDist, issuer, configOf, isKnown, canPrerender, clock }: DocumentOptions): SendPage {
  const pages = new Map<Page, BuiltDocument>()
  async function read(page: Page): Promise<BuiltDocument> {
    const known = pages.get(page)
    if (known) return known
    const file = join(portalDist, page)
    if (!existsSync(file)) return { html: NOT_BUILT, linksFor: () => '', findPrerendered: () => undefined }
    const [html, linksFor, findPrerendered] = await Promise.all([
      readFile(file, 'utf8'),
      readPreloads(portalDist),
      readPrerenderedPages(portalDist),
    ])
    const built = { html, linksFor, findPrerendered }
    pages.set(page, built)
    return built
  }
  /**
   * Returns the portal's configuration, or null on failure. Then the page requests it in a call and reports the
   * failure.
   */
  async function configFor(request: FastifyRequest): Promise<PortalConfig | null> {
    try {
      return await configOf(request)
    } catch (error) {
      request.log.warn({ err: error }, 'a page is sent without its configuration')
      return null
    }
  }
  async function prerenderedPageFor(request: FastifyRequest, locale: Locale): Promise<PrerenderedPage | null> {
    const [path = '/'] = request.url.split('?')
    // The server doesn't have some languages, such as the pseudo-language; only the script renders them.
    if ((request.cookies['locale'] ?? locale) !== locale) return null
    if (SIGN_IN.test(path)) return 'signIn'
    if (path !== '/') return null
    try {
      return (await canPrerender(request, locale)) ? 'landing' : null
    } catch (error) {
      request.log.warn({ err: error }, 'a page is sent without its prerendered HTML')
      return null
    }
  }
  /**
   * Inserts the data that the page needs immediately: the reader's language and theme, the URL's preloads, and the
   * configuration.
   */
  async function renderDocument(page: Page, request: FastifyRequest, nonce: string): Promise<string> {
    const { html, linksFor, findPrerendered } = await read(page)
    const config = await configFor(request)
    const lang = resolveLocale(request.cookies['locale'], localeOf(request))
    const appearance =
      appearanceAttribute(request, 'appearance', 'data-theme') + appearanceAttribute(request, 'density', 'data-density')
    const [path = '/'] = request.url.split('?')
    const head = linksFor(page, path, lang, nonce) + (config ? dataBlock('config', config, nonce) : '')
    const prerenderedPage = config && (await prerenderedPageFor(request, lang))
    const prerendered =
      prerenderedPage && findPrerendered({ page: prerenderedPage, locale: lang, config, now: clock.now() })
    const document = html
      .replace('<html lang="en-US" data-shell>', `<html lang="${lang}"${appearance}>`)
      .replaceAll('__NONCE__', nonce)
      .replace('</head>', () => `${head}</head>`)
    const split = prerendered || redirectsEarly(path) ? extractScripts(document) : undefined
    const begin = split ? startScripts(split.scripts, nonce) : ''
    const requested =
      page === 'index.html' ? prefetchScript({ request, locale: lang, nonce, isKnown: isKnown(request), begin }) : ''
    if (prerendered && split) return withPrerendered(prerendered, { ...split, requested }, nonce)
    // Before the stylesheets, because a script would wait for them.
    return (split?.rest ?? document).replace('<title>', () => `${requested}<title>`)
  }
  return async (page, request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const html = await renderDocument(page, request, nonce)
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(nonce, issuer) })
      .type('text/html; charset=utf-8')
    return reply.send(html)
  }
}

/** Matches each path without another route. */
const PAGES = '*'

/** Throws 404 or 405 for paths that neither a route nor the portal's document handles. */
function refuseOthers(request: FastifyRequest, methodsAt: MethodsAt): void {
  if (isPageRequest(request)) return
  const { url, headers } = request
  const found = methodsAt(url.split('?')[0] ?? '')
  const isPage = !isProviderPath(request) && isPageRequest({ method: 'GET', url, headers })
  const allowed = found.length === 0 && isPage ? ['GET'] : found
  // Files that must not be read also have a route.
  const isOtherMethod = allowed.length > 0 && !allowed.includes(isRead(request) ? 'GET' : request.method)
  throw isOtherMethod ? methodNotAllowed(allowed) : new HttpError('NOT_FOUND')
}

/** Registers the portal: its files, and its document for all other paths. */
export async function registerDocuments(app: FastifyInstance, options: DocumentOptions): Promise<SendPage> {
  const sendPage = pageSender(options)
  if (existsSync(options.portalDist)) {
    await app.register(fastifyStatic, {
      root: options.portalDist,
      index: false,
      // A route for each existing file. Any other path is a portal page, including `/`.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('.html') && ![`/${PRELOADS}`, `/${PRERENDERED}`].includes(path),
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  // Runs before the body or its content type is checked.
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.url === PAGES) refuseOthers(request, options.methodsAt)
  })
  async function sendPortal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    refuseOthers(request, options.methodsAt)
    if (isProviderPath(request)) reply.code(404)
    return sendPage('index.html', request, reply)
  }
  // This needs a route because the compression plugin does not cover the not-found handler.
  app.route({ method: ['GET', 'HEAD'], url: PAGES, handler: sendPortal })
  // For files that `allowedPath` refuses.
  app.setNotFoundHandler(sendPortal)
  return sendPage
}
