import type { Call } from '@tessera/contract'
import { ERROR_CODES, HEADERS } from '@tessera/contract'
import * as z from 'zod'
import type { Entry } from './register.ts'
import { pathOf } from './register.ts'

type Json = Record<string, unknown>

const FAILURE = {
  type: 'object',
  required: ['code', 'error', 'message'],
  properties: {
    code: { type: 'string', enum: ERROR_CODES },
    error: { type: 'string', description: 'The en-US text for people.' },
    message: { type: 'string', description: 'The details.' },
    fieldErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    location: { type: 'string' },
    current: { description: 'What stands there by now, where the sender knew something older.' },
    requestId: { type: 'string' },
  },
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!(schema instanceof z.ZodObject)) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function headersOf(call: Call): Json[] {
  const locale = { name: HEADERS.locale, in: 'header', required: false, schema: { type: 'string' } }
  const portal = { name: HEADERS.portalRequest, in: 'header', required: true, schema: { const: '1' } }
  return call.writes ? [locale, portal] : [locale]
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function contentOf({ mediaType }: Call, answer: z.ZodType): Json {
  return mediaType ? { [mediaType]: {} } : json(schemaOf(answer, 'output'))
}

function operationOf({ call, schemas }: Entry): Json {
  const [area = ''] = call.id.split('.')
  const success = { description: 'Success', ...(schemas.answer && { content: contentOf(call, schemas.answer) }) }
  return {
    operationId: call.id,
    tags: [area],
    parameters: [...parametersOf(schemas.params, 'path'), ...parametersOf(schemas.query, 'query'), ...headersOf(call)],
    ...(schemas.body && { requestBody: { required: true, content: json(schemaOf(schemas.body, 'input')) } }),
    responses: {
      ...Object.fromEntries([call.status, call.orStatus].flatMap((status) => (status ? [[status, success]] : []))),
      default: { description: 'Failure', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
    security: call.access === 'session' ? [{ session: [] }] : [],
    ...(call.permission && { 'x-permission': `${call.permission.action} ${call.permission.resource}` }),
  }
}

/** The OpenAPI 3.1 document of the calls. */
export function openApiOf(entries: readonly Entry[], cookieName: string): Json {
  const paths: Record<string, Json> = {}
  for (const entry of entries) {
    const path = pathOf(entry.call).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.call.method.toLowerCase()]: operationOf(entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal calls', version: '1.0.0' },
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}
