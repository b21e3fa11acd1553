import { randomUUID } from 'node:crypto'
import { METHODS } from 'node:http'
import type { Duplex } from 'node:stream'
import cookie from '@fastify/cookie'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type { DestinationStream } from 'pino'
import { invalidField, HttpError, toHttpError } from './http-error.ts'
import { compressResponses } from './compression.ts'
import { isSignInStep, routedUrl, SIGN_IN_FAILED } from '../documents/page-requests.ts'
import { securityHeaders } from './security-headers.ts'

/** In characters. This is longer than any login id, which is the longest parameter. */
const MAX_PARAMETER_LENGTH = 300
/** The address of in-process requests; no connection can have it. */
export const IN_PROCESS_ADDRESS = '0.0.0.0'

interface HttpOptions {
  isDev: boolean
  /** The proxies trusted for the client's address, host and scheme. */
  trustedProxies: readonly string[]
  /** The destination of log lines; standard output by default. */
  log?: DestinationStream
}

/**
 * Returns any error as `Failure`. Redirects a browser tab in the login to the error page. Internal errors are logged,
 * and the response contains only their reference.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toHttpError(error)
  if (!failure || failure.status >= 500) request.log.error({ err: error }, 'request failed')
  const details = failure ?? new HttpError('INTERNAL', { message: `Reference ${request.id}` })
  reply.headers({ 'cache-control': 'no-store', ...details.options.headers })
  if (isSignInStep(request)) return reply.redirect(SIGN_IN_FAILED, 303)
  return reply.code(details.status).type('application/json; charset=utf-8').send(details.body(request.id))
}

function readJsonLeniently(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send a JSON content type with an empty body.
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}

/** A name or an IP address, and a port (RFC 9110). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i

const STATUS_OF_UNREADABLE: Readonly<Record<string, [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  UNKNOWN_EXPECTATION: [417, 'Expectation Failed'],
  CONNECT: [405, 'Method Not Allowed'],
}

/** Responds in the usual failure format to bytes that aren't valid HTTP; they never reach a route. */
function rejectUnreadable(code: string, socket: Duplex, head: Readonly<Record<string, string>>): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const [status, reason] = STATUS_OF_UNREADABLE[code] ?? [400, 'Bad Request']
  const id = randomUUID()
  const body = JSON.stringify(invalidField('request', 'malformed', `${reason}: it cannot be read.`).body(id))
  const headers = {
    ...head,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n'))
}

/**
 * Refuses a missing, repeated or malformed Host header. A trailing dot is refused, because browsers treat
 * `mx.localhost.` and `mx.localhost` as different sites, and the former belongs to no tenant.
 */
function refuseOddHost({ host, raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length === 0 && raw.httpVersion === '1.1') throw invalidField('host', 'no_host', 'There is no Host header.')
  if (hosts.length > 1) throw invalidField('host', 'several_hosts', 'There is more than one Host header.')
  if (/\.(?::\d*)?$/.test(host)) throw invalidField('host', 'trailing_dot', 'The Host header ends with a dot.')
  // Pages and emails contain the host. With credentials or a path, it would point to another site.
  const isHost = HOST.test(host) && URL.canParse(`http://${host}`)
  if (host !== '' && !isHost) throw invalidField('host', 'invalid_host', 'The Host header names no host.')
}

/** Creates a Fastify server with our log, error format and security headers, and no routes yet. */
export async function createHttp({ isDev, trustedProxies, log }: HttpOptions): Promise<FastifyInstance> {
  const head = securityHeaders(isDev)
  const app = Fastify({
    genReqId: () => randomUUID(),
    trustProxy: [...trustedProxies, IN_PROCESS_ADDRESS],
    rewriteUrl: routedUrl,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    clientErrorHandler: ({ code }, socket) => rejectUnreadable(code, socket, head),
    // A request without a Host header is refused below, in our format.
    http: { requireHostHeader: false },
    frameworkErrors(error: FastifyError, request, reply) {
      void reply.headers(head)
      void answerError(error, request, reply)
    },
    logger: {
      level: isDev ? 'warn' : 'info',
      ...(log && { stream: log }),
      serializers: {
        // The route, not the URL, which can contain a login id or the token of a link.
        req: ({ method, routeOptions, host }: FastifyRequest) => ({ method, route: routeOptions.url ?? '*', host }),
      },
    },
  })
  app.server.on('connect', (_request, socket) => rejectUnreadable('CONNECT', socket, head))
  app.server.on('checkExpectation', ({ socket }) => rejectUnreadable('UNKNOWN_EXPECTATION', socket, head))
  readJsonLeniently(app)
  // Fastify must know every method, so that a path can refuse it with 405.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...head, 'x-request-id': request.id })
    refuseOddHost(request)
  })
  app.setErrorHandler(answerError)
  await compressResponses(app)
  await app.register(cookie)
  return app
}
