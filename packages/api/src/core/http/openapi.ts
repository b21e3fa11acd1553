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
    current: { description: 'The current value or count, if the sender’s was outdated.' },
    requestId: { type: 'string' },
  },
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The alternatives of a discriminated union, or the object schema itself. */
function formsOf(schema: z.ZodType | undefined): z.ZodObject[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.filter((form) => form instanceof z.ZodObject)
  return schema instanceof z.ZodObject ? [schema] : []
}

function parametersOf(schema: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  const forms = formsOf(schema).map((form) => z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }))
  const names = new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].map((name) => {
    const values = forms.flatMap(({ properties }) => properties?.[name] ?? [])
    return {
      name,
      in: location,
      required: location === 'path' || forms.every(({ required = [] }) => required.includes(name)),
      schema: values.length > 1 ? { anyOf: values } : values[0],
    }
  })
}

function headersOf(call: Call): Json[] {
  const locale = { name: HEADERS.locale, in: 'header', required: false, schema: { type: 'string' } }
  const portal = { name: HEADERS.portalRequest, in: 'header', required: true, schema: { const: '1' } }
  return call.writes ? [locale, portal] : [locale]
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

const oneOf = (forms: readonly Json[]): Json => (forms.length === 1 ? { ...forms[0] } : { anyOf: forms })

function contentOf({ mediaTypes }: Call, answer: z.ZodType): Json {
  if (!mediaTypes) return json(schemaOf(answer, 'output'))
  return Object.fromEntries(mediaTypes.map((type) => [type, {}]))
}

/** A form with a file is multipart; any other body is JSON. */
function requestBodyOf({ upload }: Call, body: z.ZodType): Json {
  if (!upload) return { required: true, content: json(schemaOf(body, 'input')) }
  const forms = formsOf(body).map((form) => schemaOf(form, 'input'))
  const [withFile, others] = [true, false].map((isFile) =>
    forms.filter(({ properties }) => JSON.stringify(properties).includes('"format":"binary"') === isFile),
  )
  return {
    required: true,
    content: { 'multipart/form-data': { schema: oneOf(withFile ?? []) }, ...json(oneOf(others ?? [])) },
  }
}

function operationOf({ call, schemas }: Entry): Json {
  const [area = ''] = call.id.split('.')
  const success = { description: 'Success', ...(schemas.answer && { content: contentOf(call, schemas.answer) }) }
  return {
    operationId: call.id,
    tags: [area],
    parameters: [...parametersOf(schemas.params, 'path'), ...parametersOf(schemas.query, 'query'), ...headersOf(call)],
    ...(schemas.body && { requestBody: requestBodyOf(call, schemas.body) }),
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
    const path = pathOf(entry.call)
      .replace(/:(\w+)/g, '{$1}')
      .replace('*', '{*}')
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
