import { createHash } from 'node:crypto'
import type { Locale, TenantCode } from '@tessera/contract'
import * as z from 'zod'
import type { Facts } from './mock-texts.ts'
import { mockText } from './mock-texts.ts'
import { companyName, personName } from './names.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'

/** The parts of a JSON Schema that mock values use. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** The reader of mock values. */
export interface Reader {
  locale: Locale
  tenant: TenantCode
  /** The ISO date that past and future dates are relative to. */
  today: string
}

/** The context of one object's properties; `row` is its index. */
interface Maker {
  random: Random
  reader: Reader
  facts: Facts
  row: number
}

/** The number of items in arrays that are not list pages. */
const ITEM_COUNT = 4
const DAY = 24 * 60 * 60_000
/** The maximum number of days between a mock date and today. */
const MAX_DAYS = 50
const FUTURE_NAMES = /expires|ends|deadline|until/i

/** The JSON Schema of a response. */
export function schemaOf(answer: z.ZodType): Schema {
  const schema: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })))
  return schema
}

/** The properties of an object; empty for any other schema. */
export function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A value that a schema allows, always the same for a seed. */
export function mockValueOf(schema: Schema, seed: string, reader: Reader): unknown {
  return valueOf(schema, '', makerOf(seeded(seed), reader, 0))
}

/** Returns `count` mock values for one schema. Enumerations cycle through their values from row to row. */
export function mockRows(schema: Schema, count: number, seed: string, reader: Reader): unknown[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, row) => valueOf(schema, '', makerOf(random, reader, row)))
}

function seeded(seed: string): Random {
  return createRandom(createHash('sha256').update(seed).digest().readUInt32LE())
}

function makerOf(random: Random, reader: Reader, row: number): Maker {
  const { tenant, locale } = reader
  const facts = { random, locale, person: personName(random, tenant), company: companyName(random, tenant), code: null }
  return { random, reader, row, facts }
}

function valueOf(schema: Schema, key: string, maker: Maker): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chosen(schema.enum, maker)
  if (schema.anyOf) return oneOf(schema.anyOf, key, maker)
  if (Array.isArray(schema.type)) {
    return oneOf(
      schema.type.map((type) => ({ ...schema, type })),
      key,
      maker,
    )
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, maker)
    case 'array':
      return arrayOf(schema.items ?? {}, key, maker)
    case 'string':
      return textOf(schema, key, maker)
    case 'boolean':
      return maker.random.chance(0.5)
    case 'integer':
    case 'number':
      return numberOf(schema, maker.random)
    default:
      return null
  }
}

/** The reader's language if it is among the values; otherwise the values in turn. */
function chosen(values: readonly unknown[], { reader, row }: Maker): unknown {
  return values.includes(reader.locale) ? reader.locale : values[row % values.length]
}

/**
 * A nullable value is null, because it usually depends on other values. URLs are never null, and an enumeration cycles
 * through its values and null.
 */
function oneOf(options: readonly Schema[], key: string, maker: Maker): unknown {
  const [first = {}] = options.filter(({ type }) => type !== 'null')
  if (first.enum && options.length > 1) return chosen([...first.enum, null], maker)
  return options.length > 1 && !/url$/i.test(key) ? null : valueOf(first, key, maker)
}

function objectOf({ properties = {}, required = [] }: Schema, { random, reader, row }: Maker): unknown {
  const maker = makerOf(random, reader, row)
  const made: Record<string, unknown> = {}
  for (const key of required) {
    const schema = properties[key] ?? {}
    const value = valueOf(schema, key, maker)
    made[key] = value
    if (typeof value === 'string' && /^[A-Z]+(?:_[A-Z]+)*$/.test(value)) maker.facts.code = value
  }
  return made
}

/** Rows identified by a code use existing codes, each once. */
function arrayOf(items: Schema, key: string, { random, reader, facts }: Maker): unknown[] {
  const codes = items.enum ?? items.properties?.['code']?.enum ?? items.properties?.['id']?.enum
  const count = codes ? random.between(Math.ceil(codes.length / 2), codes.length) : ITEM_COUNT
  const isEmpty = items.type === undefined && !codes
  if (isEmpty || (items.type === 'string' && !codes && mockText(key, facts) === undefined)) return []
  return Array.from({ length: count }, (_, row) => valueOf(items, key, { ...makerOf(random, reader, row), row }))
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, random: Random): number {
  const least = Math.max(minimum, 0)
  return random.between(least, Math.min(maximum, least + 100))
}

function textOf({ format, maxLength }: Schema, key: string, { random, reader, facts }: Maker): string {
  switch (format) {
    case 'date-time':
      return momentOf(key, random, reader).toISOString()
    case 'date':
      return momentOf(key, random, reader).toISOString().slice(0, 10)
    case 'uuid':
      return random.uuid()
    default:
      return (mockText(key, facts) ?? facts.company).slice(0, maxLength)
  }
}

function momentOf(key: string, random: Random, { today }: Reader): Date {
  const away = random.between(1, MAX_DAYS) * DAY - random.between(0, DAY - 1)
  return new Date(Date.parse(today) + (FUTURE_NAMES.test(key) ? away : -away))
}
