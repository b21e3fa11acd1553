import { finished } from 'node:stream'
import type { Call, CallSchemas, FieldError } from '@tessera/contract'
import { API_BASE, calls } from '@tessera/contract'
import { schemas } from '@tessera/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { core, ZodType } from 'zod'
import type { Caller, CallContext, Handlers, Prepared, Services, Site } from './context.ts'
import { localeOf, siteOf } from './context.ts'
import { methodNotAllowed, HttpError } from './http-error.ts'
import { authorize, isActivity } from '../sessions/authorize.ts'
import { withIdempotency } from './idempotency.ts'
import { isMocked, mockAnswer } from '../mock/mock-data.ts'
import { acceptUploads, withUpload } from './uploads.ts'

/**
 * A handler of any call. One loop registers all calls, so the input has no narrower type; the schema of the call has
 * validated it.
 */
type AnyHandler = ((input: never, context: CallContext) => Promise<unknown>) | Prepared<never, unknown>

/** A call with its schemas and its handler. */
export interface Entry {
  call: Call
  schemas: CallSchemas
  handler: AnyHandler
}

/** The path of a call below the origin. */
export function pathOf(call: Call): string {
  return call.path.startsWith('/') ? call.path : `${API_BASE}/${call.path}`
}

/** All calls, each with its schemas and its handler. */
export function entriesOf(handlers: Handlers): Entry[] {
  const handlersByArea: Record<string, Record<string, AnyHandler>> = handlers
  const schemasByArea: Record<string, Record<string, CallSchemas>> = schemas
  return Object.entries(calls).flatMap(([area, rows]) =>
    Object.entries<Call>(rows).map(([name, call]) => {
      const handler = handlersByArea[area]?.[name]
      if (!handler) throw new Error(`The call ${call.id} has no handler. Register one in its area.`)
      return { call, schemas: schemasByArea[area]?.[name] ?? {}, handler }
    }),
  )
}

/** Returns the code that the contract's own rule sets, or else the validator's. */
function codeOf(issue: core.$ZodIssue): string {
  const ruleCode: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined
  return typeof ruleCode === 'string' ? ruleCode : issue.code
}

/** The reason why a value is refused, without the validator's terms. */
function reasonOf(issue: core.$ZodIssue): string {
  const isDefaultMessage = issue.message.startsWith('Invalid ')
  if (!isDefaultMessage) return issue.message
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.join(', ')}.`
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.message.endsWith('received undefined')) return 'This field is required.'
  return `Use a value of the type ${issue.expected}.`
}

const PARTS = ['params', 'query', 'body'] as const

/** The raw input of a request. */
type Received = Record<(typeof PARTS)[number], unknown>

function checkInput(callSchemas: CallSchemas, received: Received): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const fieldErrors: FieldError[] = []
  for (const part of PARTS) {
    const result = callSchemas[part]?.safeParse(received[part])
    if (!result) continue
    input[part] = result.data
    for (const issue of result.error?.issues ?? []) {
      fieldErrors.push({ field: issue.path.join('.') || part, code: codeOf(issue), message: reasonOf(issue) })
    }
  }
  if (fieldErrors.length > 0) throw new HttpError('INVALID_INPUT', { fieldErrors })
  return input
}

function checkAnswer(call: Call, schema: ZodType | undefined, answer: unknown): void {
  const result = schema?.safeParse(answer)
  if (result?.error) throw new Error(`The response of ${call.id} violates the contract.`, { cause: result.error })
}

function runAfterResponse(
  action: (services: Services) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): void {
  finished(reply.raw, () => {
    services.background.run(() => action(services), `the work after the response to request ${request.id} failed`)
  })
}

/** Runs the handler's preparation, if it has one; returns a function that executes the call. */
async function prepareCall(
  handler: AnyHandler,
  input: Record<string, unknown>,
  context: CallContext,
): Promise<(callContext: CallContext) => Promise<unknown>> {
  if ('prepare' in handler) return handler.prepare(input as never, context)
  return (callContext) => handler(input as never, callContext)
}

interface Authorized {
  caller: Caller | null
  site: Site
}

function registerCall(app: FastifyInstance, entry: Entry, services: Services): void {
  const { call, handler } = entry
  const authorized = new WeakMap<FastifyRequest, Authorized>()
  async function respond(
    received: Received,
    request: FastifyRequest,
    reply: FastifyReply,
    known: Authorized,
  ): Promise<unknown> {
    const { caller, site } = known
    const input = checkInput(entry.schemas, received)
    const isExtending = caller !== null && isActivity(call, request)
    const context: CallContext = {
      ...services,
      caller: isExtending ? { ...caller, session: services.sessions.extended(caller.session, site.config) } : caller,
      site,
      request,
      reply,
      locale: localeOf(request),
      afterResponse: (action) => runAfterResponse(action, request, reply, services),
    }
    const answer = isMocked(call, site)
      ? await mockAnswer(call, entry.schemas.answer, input, context)
      : await withIdempotency(call, context, input, await prepareCall(handler, input, context))
    if (isExtending) await services.sessions.extendSession(caller.session, site.config)
    if (services.settings.isDev) checkAnswer(call, entry.schemas.answer, answer)
    // If the call continues as a job, the handler has already set `orStatus`.
    if (call.orStatus === undefined || reply.statusCode !== call.orStatus) reply.code(call.status)
    reply.header('cache-control', 'no-store')
    if (call.mediaTypes && !reply.hasHeader('content-type')) reply.type(call.mediaTypes[0])
    if (call.localized && !reply.hasHeader('content-language')) reply.header('content-language', context.locale)
    return call.status === 204 ? reply.send() : answer
  }

  app.route({
    // Fastify's own HEAD route would skip compression and send a different `content-length` than GET.
    method: call.method === 'GET' && !call.mediaTypes ? ['GET', 'HEAD'] : call.method,
    url: pathOf(call),
    ...(call.maxBytes && { bodyLimit: call.maxBytes }),
    async onRequest(request, reply) {
      const site = await siteOf(request, services.portalConfig)
      authorized.set(request, { site, caller: await authorize(call, { request, reply, site }, services) })
    },
    async handler(request, reply) {
      const known = authorized.get(request)
      if (!known) throw new Error(`The authorization hook did not run for the call ${call.id}.`)
      const { params, query, body } = request
      if (!call.upload || !request.isMultipart()) return respond({ params, query, body }, request, reply, known)
      const rules = {
        dataDir: services.settings.dataDir,
        maxBytes: known.site.config[call.upload],
        tooLarge: call.upload === 'bulkMaxBytes' ? 'FILE_TOO_LARGE' : 'PAYLOAD_TOO_LARGE',
      } as const
      return withUpload(request, rules, (parts) => respond({ params, query, body: parts }, request, reply, known))
    },
  })
}

/** Registers an upload in its own Fastify scope, so that no other call accepts a multipart body. */
function registerUpload(app: FastifyInstance, entry: Entry, services: Services): void {
  void app.register(async (scope) => {
    await acceptUploads(scope)
    registerCall(scope, entry, services)
  })
}

function refuseOtherMethods(app: FastifyInstance, path: string, allowed: readonly string[]): void {
  // Every GET route also handles HEAD.
  const isAnswered = (method: string) => allowed.includes(method === 'HEAD' ? 'GET' : method)
  app.route({
    method: app.supportedMethods.filter((method) => !isAnswered(method)),
    url: path,
    onRequest() {
      throw methodNotAllowed(allowed)
    },
    handler: () => undefined,
  })
}

/** Registers a route for every call; a known path with another method returns 405. */
export function registerCalls(app: FastifyInstance, entries: readonly Entry[], services: Services): void {
  const methods = new Map<string, string[]>()
  for (const entry of entries) {
    if (entry.call.upload) registerUpload(app, entry, services)
    else registerCall(app, entry, services)
    const path = pathOf(entry.call)
    methods.set(path, [...(methods.get(path) ?? []), entry.call.method])
  }
  for (const [path, allowed] of methods) refuseOtherMethods(app, path, allowed)
}
