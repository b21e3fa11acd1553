import * as z from 'zod'
import { TENANT_CODES } from '../tenants.ts'
import { FLAG_KEYS } from './catalog.ts'

/** A flag's variation for the caller, and whether the flag is enabled. */
export const flagDecision = z.object({ variationKey: z.string().nullable(), enabled: z.boolean() })

const tenants = z
  .array(z.enum(TENANT_CODES))
  .min(1)
  .refine((codes) => new Set(codes).size === codes.length, 'Name each tenant once')

const setting = z.object({
  enabled: z.boolean(),
  /** The variation of included users. */
  variationKey: z.string(),
  /** The percentage of included users. */
  percentage: z.number().min(0).max(100).multipleOf(0.01),
  tenants,
})

/** A change to a flag, based on the version that the editor read. */
export const flagChange = setting.extend({ version: z.int().min(0) })

export const flag = flagChange.extend({
  key: z.enum(FLAG_KEYS),
  /** Its changes, newest first; the first one includes the original state. */
  history: z.array(
    z.object({ at: z.iso.datetime(), by: z.string(), before: setting.nullable(), after: setting.nullable() }),
  ),
})

export const oneFlag = z.object({ key: z.enum(FLAG_KEYS) })

/** Schemas of the flags calls. */
export const flagsSchemas = {
  list: { answer: z.record(z.string(), flagDecision) },
}

export type FlagSetting = z.infer<typeof setting>
export type FlagChange = z.infer<typeof flagChange>
export type Flag = z.infer<typeof flag>
