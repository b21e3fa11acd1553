import type { ZodType } from 'zod'
import { analyticsSchemas } from './analytics/schemas.ts'
import { bannersSchemas } from './banners/schemas.ts'
import type { calls } from './calls.ts'
import { companiesSchemas } from './companies/schemas.ts'
import { configSchemas } from './config/schemas.ts'
import { productsSchemas } from './products/schemas.ts'
import { sessionSchemas } from './session/schemas.ts'

/** The schemas of what travels in one call; an absent one means that nothing travels there. */
export interface CallSchemas {
  params?: ZodType
  query?: ZodType
  body?: ZodType
  answer?: ZodType
}

type SchemasOf<T> = { [Area in keyof T]: { [Name in keyof T[Area]]: CallSchemas } }

/** The schemas of every call, under the same area and name as its row. */
export const schemas = {
  config: configSchemas,
  session: sessionSchemas,
  companies: companiesSchemas,
  products: productsSchemas,
  banners: bannersSchemas,
  analytics: analyticsSchemas,
} satisfies SchemasOf<typeof calls>
