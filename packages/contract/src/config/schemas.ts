import * as z from 'zod'
import { flagDecision } from '../flags/schemas.ts'
import { LOCALES } from '../locales.ts'
import { emailAddress } from '../users/fields.ts'
import { isPhone } from '../users/rules.ts'

/** The target of a link: a page of the portal or a web address, in the form in which a browser resolves it. */
const address = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/i, 'Not an address of the portal or the web')
  .refine((text) => URL.canParse(text, 'https://portal.example'), 'Not an address')

// To a browser, a name with a dot at its end is another host.
const host = z.hostname().regex(/[^.]$/, 'A host name ends without a dot')

const perMinute = z.int().min(1).max(100_000)

/** Schemas of the stored configuration values. */
export const configValues = z.object({
  productName: z.string().max(100).regex(/\S/, 'A name has letters'),
  tenantHosts: z.object({ US: host, MX: host, CA: host }),
  experimentationSdkKey: z.string(),
  experimentationDefaults: z.record(z.string(), flagDecision),
  supportPhone: z
    .string()
    .max(50)
    .refine((text) => text === '' || isPhone(text), 'A phone number has 7 to 15 digits.'),
  idleMinutes: z
    .number()
    .min(1)
    .max(24 * 60),
  sessionHours: z
    .number()
    .min(0.25)
    .max(30 * 24),
  botChallenge: z.enum(['auto', 'always', 'off']),
  attachmentMaxBytes: z
    .int()
    .min(1)
    .max(1024 ** 3),
  bulkMaxRows: z.int().min(1).max(100_000),
  bulkMaxBytes: z
    .int()
    .min(1)
    .max(100 * 1024 ** 2),
  links: z.object({ privacy: address, help: address }),
  provisioningSeconds: z
    .number()
    .min(0)
    .max(24 * 3600),
  mockData: z.boolean(),
  /** The address that receives contact messages; empty for none. */
  contactMail: z.union([z.literal(''), emailAddress]),
  requestsPerMinute: perMinute,
  strictRequestsPerMinute: perMinute,
})

const config = configValues.omit({ contactMail: true, requestsPerMinute: true, strictRequestsPerMinute: true }).extend({
  environment: z.string(),
  isProduction: z.boolean(),
  tenant: z.enum(['US', 'MX', 'CA']),
  apiBase: z.string(),
})

const site = z.object({
  site_id: z.string(),
  market: z.enum(['US', 'MX', 'CA']),
  tenant_id: z.string(),
  name: z.string(),
  locales: z.array(z.enum(LOCALES)),
  default_locale: z.enum(LOCALES),
  support_phone: z.string(),
})

/** Schemas of the configuration calls. */
export const configSchemas = {
  config: { answer: config },
  site: { params: z.object({ site: z.string().min(1).max(50) }), answer: site },
}

export type PortalConfig = z.infer<typeof config>
export type ConfigValues = z.infer<typeof configValues>
export type Site = z.infer<typeof site>
